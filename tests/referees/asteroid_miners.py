"""Asteroid Miners with The Interstellar Foundry, refereed: the whole game in plain Python, from its clauses alone.

The game is one long function, `Referee.game`, which reads like the book: it stops at `yield` wherever a player has to
choose. Companies are "red" and "purple", minerals the faces of dice (AM-9: clay 1 to rhodium 6), and all dice of one kind a
sorted list, since dice that show the same are one choice (AM-H19).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

from tests.referees.lockstep import Chance, ImpossibleError, Move

RED, PURPLE = "red", "purple"
OTHER = {RED: PURPLE, PURPLE: RED}
METALS = {3, 4, 5, 6}
"""AM-9, AM-10: iron, nickel, platinum and rhodium; clay and rock are none."""
MOST_DICE = 5
"""AM-R1, AM-R20: there are five drill dice."""
SMELTER_REROLLS, ORANGE_ROLLS, GAP = 2, 3, 2
"""AM-25, AM-27, AM-32."""
FACES = range(1, 7)
EVENTS = (
    "", "micrometeoroids", "jammed bit", "solar flare", "quiet shift", "price surge", "investor", "price slump",
    "loose ground", "dust",
)  # fmt: skip
PHASES = ("starting", "drilling", "rerolling", "modifying", "smelting", "controlling", "overtime", "upgrading")
FOUNDRY = {"smelting", "controlling", "overtime"}
Dice = tuple[int, ...]
Play = Generator[set[Move], Move, Any]

CLAUSES = {
    "funding": ("AM-12", "AM-14", "AM-29", "AM-35", "AM-36", "AM-R5", "AM-R6", "AM-R7", "AM-R13"),
    "drill": ("AM-R3", "AM-R14"),
    "equipment": ("AM-R8", "AM-R14"),
    "strata": ("AM-5", "AM-6", "AM-R19"),
    "out": ("AM-6", "AM-H7", "AM-H8", "AM-R19"),
    "row": ("AM-31", "AM-35", "AM-36", "AM-38"),
    "asteroid": ("AM-8", "AM-H15"),
    "round": ("AM-H15", "AM-H16"),
    "mover": ("AM-1", "AM-H21"),
    "phase": ("AM-2", "AM-23", "AM-39", "AM-H1", "AM-H21"),
    "event": ("AM-R5", "AM-R20"),
    "in use": ("AM-R3", "AM-R17", "AM-H23"),
    "dice": ("AM-R4", "AM-R5", "AM-17", "AM-H4"),
    "modify": ("AM-R8",),
    "placed": ("AM-H7", "AM-H8", "AM-R9"),
    "full": ("AM-6", "AM-23"),
    "tender": ("AM-H11", "AM-R11"),
    "behind": ("AM-32", "AM-H3"),
    "smelter": ("AM-25",),
    "orange": ("AM-27",),
    "green": ("AM-33", "AM-34"),
    "risk": ("AM-29", "AM-35"),
    "loser": ("AM-40", "AM-H12", "AM-H25"),
}


# ---------------------------------------------------------------- dice


def turned(face: int, by: int) -> int:
    """AM-17, AM-H4: counting goes round, upwards and downwards."""
    return (face - 1 + by) % 6 + 1


def changed(face: int, ability: int) -> set[int]:
    """AM-28: what one die can become by abilities 1 to 4 (up or down by exactly so much, AM-H4) and 6 (turned over)."""
    if ability == 6:
        return {7 - face}
    by = 1 if ability in (1, 3) else 2
    return {turned(face, by), turned(face, -by)}


def dice_changed(ability: int) -> tuple[int, ...]:
    """AM-28, AM-R9: how many dice an ability changes; by 3 and 4 both must, by 6 one or two."""
    return {1: (1,), 2: (1,), 3: (2,), 4: (2,), 6: (1, 2)}[ability]


def serves(ability: int, pair: Dice, target: Dice) -> bool:
    """AM-28: whether the orange die's ability makes the smelter dice show the component, in either order."""
    if ability == 5:
        return sum(pair) == sum(target)
    return any(
        sorted(new) == sorted(target)
        for many in dice_changed(ability)
        for chosen in combinations((0, 1), many)
        for new in product(*(changed(face, ability) if i in chosen else {face} for i, face in enumerate(pair)))
    )


def without(dice: Iterable[int], taken: Iterable[int]) -> list[int]:
    """Dice less some of them."""
    left = list(dice)
    for face in taken:
        left.remove(face)
    return left


def choices_of(dice: Iterable[int]) -> set[Dice]:
    """AM-H19: every choice of some of the dice, none included, by what they show."""
    shown = sorted(dice)
    return {chosen for many in range(len(shown) + 1) for chosen in combinations(shown, many)}


# ---------------------------------------------------------------- the rival's exact table (AM-H17)


@dataclass(frozen=True)
class Attempt:
    """One component to be forged: its minerals, the pay (0: without the orange die), and what success is worth besides."""

    target: Dice
    pay: Dice
    stake: int

    def settled(self, pair: Dice, face: int) -> int:
        """What the orange die as it lies brings; 0: it was not rolled."""
        return self.pay[face] + self.stake if face and serves(face, pair, self.target) else 0


@cache
def orange_value(attempt: Attempt, pair: Dice, left: int) -> Fraction:
    """What so many further rolls of the orange die promise, each being the last if that is better (AM-27)."""
    if left == 0:
        return Fraction(0)
    again = orange_value(attempt, pair, left - 1)
    return sum((max(Fraction(attempt.settled(pair, f)), again) for f in FACES), Fraction(0)) / 6


@cache
def smelter_value(attempt: Attempt, pair: Dice, left: int) -> Fraction:
    """What smelter dice promise with so many rerolls left (AM-25, AM-26)."""
    if pair == tuple(sorted(attempt.target)):
        return Fraction(attempt.pay[0] + attempt.stake)
    return max(smelter_choices(attempt, pair, left).values())


@cache
def smelter_choices(attempt: Attempt, pair: Dice, left: int) -> dict[Dice, Fraction]:
    """What each choice of dice to throw again promises; none of them: on to the orange die."""
    found: dict[Dice, Fraction] = {(): orange_value(attempt, pair, ORANGE_ROLLS)}
    for thrown in choices_of(pair) - {()} if left else ():
        kept = without(pair, thrown)
        falls = [tuple(sorted([*kept, *fall])) for fall in product(FACES, repeat=len(thrown))]
        found[thrown] = sum((smelter_value(attempt, new, left - 1) for new in falls), Fraction(0)) / len(falls)
    return found


@cache
def attempt_value(attempt: Attempt) -> Fraction:
    """What a whole attempt promises before the first roll."""
    falls = [tuple(sorted(fall)) for fall in product(FACES, repeat=2)]
    return sum((smelter_value(attempt, pair, SMELTER_REROLLS) for pair in falls), Fraction(0)) / len(falls)


# ---------------------------------------------------------------- the game


@dataclass
class Company:
    funding: int
    strata: list[int]
    """AM-6: how many strata of each asteroid it has fully excavated."""
    drill: int = 1
    equipment: int = 1
    out: list[int] = field(default_factory=list)
    """AM-6: minerals of its current stratum that are out already."""
    row: int = 0
    """AM-20: where its Construction cube stands."""


@dataclass
class Turn:
    """What lies on the table during one turn, and is forgotten with it (AM-2: Cleanup)."""

    event: str = ""
    in_use: int = 0
    dice: list[int] = field(default_factory=list)
    modify: int = 0
    modify_rolls: int = 0
    altered: bool = False
    placed: list[int] = field(default_factory=list)
    minerals: list[int] = field(default_factory=list)
    """What was excavated this turn."""
    full: bool = False
    tender: bool = False
    behind: bool = False
    smelter: Dice = ()
    smelter_rolls: int = 0
    orange: int = 0
    orange_rolls: int = 0
    green: int = 0
    """AM-33: the row reached in this Foundry phase."""
    risk: int = 0


class SetupChance:
    """The dice of the first turn were thrown with the setup: they are read from the position."""

    def __init__(self, rolled: list[int]) -> None:
        self.rolled = rolled

    def die(self, _sides: int) -> int:
        if not self.rolled:
            raise ImpossibleError("the referee rolls more dice in the setup than the rules")
        return self.rolled.pop(0)


class Referee:
    """One game."""

    def __init__(self, box: Any, start: dict[str, Any]) -> None:
        """AM-20, AM-R12: the setup, and the first turn as far as it needs nobody."""
        self.box = Printed(box)
        self.companies = {who: Company(self.box.start, [0] * len(self.box.asteroids)) for who in (RED, PURPLE)}
        self.asteroid, self.round, self.mover, self.phase = 0, 1, RED, "starting"
        self.ended, self.loser = "", ""
        self.t = Turn()
        face = self.box.events.index(start["event"]) + 1
        self.chance: Chance | SetupChance = SetupChance([face, *start["dice"]])
        self.course = self.game()
        self.choices: set[Move] = next(self.course)
        if self.chance.rolled:
            raise ImpossibleError(f"the rules roll more dice in the setup than the referee: {self.chance.rolled}")

    def play(self, _seat: int, move: Move, chance: Chance) -> None:
        self.chance = chance
        try:
            self.choices = self.course.send(move)
        except StopIteration:
            self.choices = set()

    def waiting(self) -> set[int]:
        """AM-16: alone at the table the player also answers for the rival."""
        return set() if self.ended else {0 if self.box.alone or self.mover == RED else 1}

    def allowed(self, seat: int) -> set[Move]:
        return self.choices if seat in self.waiting() else set()

    def roll(self, many: int) -> list[int]:
        return [self.chance.die(6) for _ in range(many)]

    def ask(self, phase: str, moves: Iterable[Move]) -> Play:
        """AM-H21: what leaves no choice happens by itself."""
        choices = set(moves)
        self.phase = phase
        if len(choices) == 1:
            return choices.pop()
        move = yield choices
        return move

    # ------------------------------------------------------------ rounds

    def game(self) -> Play:
        """AM-1, AM-3, AM-H15, AM-H16: red and purple take turns; asteroids are looked at after purple's."""
        while not self.ended:
            for self.mover in (RED, PURPLE):
                yield from self.turn(self.companies[self.mover])
                if self.ended:
                    return
            self.end_round()

    def end_round(self) -> None:
        """AM-8, AM-R18, AM-H15, AM-H16: the next asteroid, the next round, or the end."""
        strata = len(self.box.asteroids[self.asteroid])
        worked_out = any(c.strata[self.asteroid] == strata for c in self.companies.values())
        if self.round == self.box.last_round or (worked_out and self.asteroid + 1 == len(self.box.asteroids)):
            return self.finish()
        if worked_out:
            self.next_asteroid()
        self.round += 1
        return None

    def next_asteroid(self) -> None:
        """AM-8, AM-38, AM-R19: half strata are lost; who missed the last stratum moves up unpaid to its row."""
        strata = len(self.box.asteroids[self.asteroid])
        last = max((i for i, row in self.box.rows.items() if row.opened_by == (self.asteroid, strata)), default=0)
        for company in self.companies.values():
            if self.box.foundry and company.strata[self.asteroid] < strata:
                company.row = max(company.row, last)
            company.out = []
        self.asteroid += 1

    def finish(self) -> None:
        """AM-12, AM-H22: most funding, then rows, then strata; alone at the table only more than the rival is a success."""
        red, purple = ((c.funding, c.row, sum(c.strata)) for c in self.companies.values())
        if red == purple:
            self.ended = "shared"
        else:
            self.ended = "tie-break" if red[0] == purple[0] else "most funding"
        if self.box.alone and red <= purple:
            self.ended = "outdone"

    # ------------------------------------------------------------ a turn

    def is_rival(self) -> bool:
        """AM-16: purple without a player."""
        return bool(self.box.alone) and self.mover == PURPLE

    def turn(self, c: Company) -> Play:
        """AM-2: the phases in their order."""
        self.t = Turn()
        broke = self.box.advanced and c.funding == 0 and not self.is_rival()  # AM-H12, AM-R15
        if broke and not self.open_row(c, c.row + 1):
            self.loser = self.mover  # AM-40, AM-H25
            self.ended = "ruined" if self.box.alone else "bankrupt"
            return
        self.event(c)
        if broke and c.funding == 0:
            skips = True  # AM-39
        else:
            skips = yield from self.choose_drill(c, broke)
        if not skips:
            yield from self.drill(c)
            yield from self.modify(c)
            self.excavate(c)
            self.bid()
            self.sell(c)
        if self.t.full or skips:  # AM-23, AM-39
            yield from self.foundry(c)
        yield from self.upgrade(c)

    def event(self, c: Company) -> None:
        """AM-R5, AM-R20: the Fate die. What it does to drill, Modify die and market is told there."""
        self.t.event = self.box.events[self.chance.die(6) - 1]
        if self.t.event == "micrometeoroids" and c.funding > self.box.event_cost:
            c.funding -= self.box.event_cost
        if self.t.event == "investor":
            c.funding += self.box.event_gain

    def choose_drill(self, c: Company, broke: bool) -> Play:
        """AM-14, AM-R3, AM-H13: the drill component of this turn; True if the company would rather go on to the Foundry."""
        if not self.box.advanced:
            self.t.in_use = self.box.rival[self.asteroid] if self.is_rival() else c.drill  # AM-R17
            return False
        payable = [drill for drill, fee in self.box.fees.items() if fee <= c.funding]
        if self.is_rival():  # AM-H23
            up_to_its_own = [drill for drill in payable if drill <= self.box.rival[self.asteroid]]
            self.t.in_use = max(up_to_its_own, default=1)
        else:
            move = yield from self.ask("drilling", [("drill", d) for d in payable] + [("forge",)] * broke)
            if move == ("forge",):
                return True
            self.t.in_use = move[1]
        c.funding = max(0, c.funding - self.box.fees[self.t.in_use])
        return False

    def drill(self, c: Company) -> Play:
        """AM-R3 to AM-R5, AM-R20: roll the drill dice, and reroll any of them once."""
        many = self.box.dice[self.t.in_use]
        if self.t.event == "jammed bit":
            many = min(many, max(many - 1, self.box.least_dice))
        if self.t.event == "loose ground":
            many = min(many + 1, MOST_DICE)
        self.t.dice = sorted(self.roll(many))
        if self.t.event == "solar flare":
            return
        if self.is_rival():
            thrown = self.rival_rerolls(c)
        else:
            thrown = (yield from self.ask("rerolling", [("reroll", dice) for dice in choices_of(self.t.dice)]))[1]
        self.t.dice = sorted(without(self.t.dice, thrown) + self.roll(len(thrown)))

    def wanted(self, c: Company) -> list[int]:
        """AM-4, AM-6, AM-H8: the minerals of its stratum that a company has still to excavate; nothing below the last."""
        strata, depth = self.box.asteroids[self.asteroid], c.strata[self.asteroid]
        return without(strata[depth], c.out) if depth < len(strata) else []

    def matching(self, c: Company, dice: Iterable[int]) -> list[int]:
        """AM-H7, AM-H8: the dice that match, one for each mineral."""
        left, found = list(dice), []
        for mineral in self.wanted(c):
            if mineral in left:
                left.remove(mineral)
                found.append(mineral)
        return found

    # ------------------------------------------------------------ Modify Dice

    def modify(self, c: Company) -> Play:
        """AM-R8, AM-R20, AM-H9: roll the Modify die as often as the equipment allows; use the last roll, once, or do not."""
        if self.is_rival():
            if self.t.event != "dust" and len(self.matching(c, self.t.dice)) < len(self.wanted(c)):
                self.t.modify, self.t.modify_rolls = self.chance.die(6), 1
                self.rival_alters(c)
            return
        rolls = 0 if self.t.event == "dust" else self.box.modify_rolls[c.equipment]
        while True:
            moves: set[Move] = {("excavate",)} | self.alterings(c)
            if self.t.modify_rolls < rolls:
                moves.add(("modify",))
            self.phase = "modifying"
            move = yield moves
            if move == ("modify",):
                self.t.modify = self.chance.die(6)
                self.t.modify_rolls += 1
                continue
            if move != ("excavate",):
                self.alter(move)
            return

    def alterings(self, c: Company) -> set[Move]:
        """AM-28, AM-R9, AM-H4, AM-H19: every use of the Modify die as it lies: each die altered, and what it becomes."""
        ability, dice = self.t.modify, self.t.dice
        if ability == 0:
            return set()
        if ability == 5:
            wanted = self.wanted(c)
            pairs = [(a, b) for a, b in combinations(dice, 2) if len(wanted) == 2 and a + b == sum(wanted)]
            return {("alter", "stand for both", pair) for pair in pairs}
        return {
            ("alter", "turn", tuple(sorted(zip(chosen, new, strict=True))))
            for many in dice_changed(ability)
            for chosen in combinations(dice, many)
            for new in product(*(changed(face, ability) for face in chosen))
        }

    def alter(self, move: Move) -> None:
        self.t.altered = True
        _, how, what = move
        if how == "stand for both":
            self.t.placed = list(what)
        else:
            self.t.dice = sorted(without(self.t.dice, [a for a, _ in what]) + [b for _, b in what])

    # ------------------------------------------------------------ Excavation, Bid for Tender, Market

    def excavate(self, c: Company) -> None:
        """AM-5, AM-6, AM-H7, AM-H8, AM-R9: matching dice are placed; both minerals out, and the stratum is done."""
        wanted = self.wanted(c)
        if self.t.placed:
            self.t.minerals = wanted
        else:
            self.t.minerals = self.t.placed = self.matching(c, self.t.dice)
        c.out = c.out + self.t.minerals
        if wanted and len(self.t.minerals) == len(wanted):
            self.t.full, c.out = True, []
            c.strata[self.asteroid] += 1

    def metals(self) -> list[int]:
        return [mineral for mineral in self.t.minerals if mineral in METALS]

    def bid(self) -> None:
        """AM-11, AM-R11, AM-H10, AM-H11: dice not placed against the opponent's two."""
        spare = without(self.t.dice, self.t.placed)
        if self.t.full and self.metals() and spare:
            self.t.tender = sum(spare) > sum(self.roll(2))

    def sell(self, c: Company) -> None:
        """AM-10, AM-R5 to AM-R7, AM-R20: all metals of this turn, by contract or in one column of the market."""
        metals = self.metals()
        if not metals:
            return
        if self.t.tender:
            c.funding += sum(self.box.contract[metal] for metal in metals)
            return
        column = {"price slump": 0, "price surge": 2}.get(self.t.event)
        if column is None:
            column = (self.chance.die(6) - 1) // 2
        c.funding += sum(self.box.market[metal][column] for metal in metals)

    # ------------------------------------------------------------ the Interstellar Foundry

    def open_row(self, c: Company, number: int) -> bool:
        """AM-37, AM-H1, AM-H20: whether there is such a row, and this company has fully excavated its stratum."""
        if not self.box.foundry or number not in self.box.rows:
            return False
        asteroid, stratum = self.box.rows[number].opened_by
        return c.strata[asteroid] >= stratum

    def target(self) -> Dice:
        """AM-21, AM-22, AM-24, AM-H14, AM-H26: the component of the next row, for the tender's winner the right-hand one."""
        row = self.box.rows[self.t.green + 1]
        return self.box.components[row.right if self.t.tender else row.left]

    def foundry(self, c: Company) -> Play:
        """AM-23 to AM-36: one component, or more in Overtime; a failure undoes all of this phase."""
        if not self.open_row(c, c.row + 1):
            return
        t = self.t
        t.green = c.row
        t.behind = self.companies[OTHER[self.mover]].row - c.row >= GAP  # AM-32, AM-H3
        while True:
            pay = yield from self.attempt(c)
            t.smelter, t.smelter_rolls, t.orange, t.orange_rolls = (), 0, 0, 0
            if pay is None:
                return  # AM-30, AM-36
            t.green += 1
            t.risk += pay
            if not t.behind or not self.open_row(c, t.green + 1):
                break
            if self.by_table():
                goes_on = self.rival_goes_on(c)
            else:
                goes_on = (yield from self.ask("overtime", [("go_on",), ("bank",)])) == ("go_on",)
            if not goes_on:
                break
        c.row = t.green  # AM-31, AM-35
        c.funding += t.risk

    def attempt(self, c: Company) -> Play:
        """AM-25 to AM-29, AM-H5, AM-H6: smelter, then control station; the pay, or None for a failure."""
        t, wanted = self.t, tuple(sorted(self.target()))
        t.smelter = tuple(sorted(self.roll(2)))
        t.smelter_rolls = 1
        while t.smelter != wanted and t.smelter_rolls <= SMELTER_REROLLS:
            if self.by_table():
                thrown = self.rival_throws(c)
            else:
                thrown = (yield from self.ask("smelting", [("smelt", dice) for dice in choices_of(t.smelter)]))[1]
            if not thrown:
                break
            t.smelter = tuple(sorted(without(t.smelter, thrown) + self.roll(len(thrown))))
            t.smelter_rolls += 1
        if t.smelter == wanted:
            return self.box.pay[0]
        while t.orange_rolls < ORANGE_ROLLS:
            if self.by_table():
                again = self.rival_rolls_orange(c)
            else:
                again = (yield from self.ask("controlling", [("control",), ("settle",)])) == ("control",)
            if not again:
                break
            t.orange = self.chance.die(6)
            t.orange_rolls += 1
        return self.box.pay[t.orange] if t.orange and serves(t.orange, t.smelter, wanted) else None

    # ------------------------------------------------------------ Upgrade

    def upgrade(self, c: Company) -> Play:
        """AM-R13, AM-R14: one purchase at most, in order; the rival buys nothing (AM-R16)."""
        if self.is_rival():
            return
        price = self.box.equipment_prices.get(c.equipment + 1)
        moves: list[Move] = [("save",)]
        if price is not None and price <= c.funding:
            moves.append(("buy_equipment",))
        drill_price = None if self.box.advanced else self.box.drill_prices.get(c.drill + 1)
        if drill_price is not None and drill_price <= c.funding:
            moves.append(("buy_drill",))
        move = yield from self.ask("upgrading", moves)
        if move == ("buy_equipment",):
            c.equipment, c.funding = c.equipment + 1, c.funding - (price or 0)
        if move == ("buy_drill",):
            c.drill, c.funding = c.drill + 1, c.funding - (drill_price or 0)

    # ------------------------------------------------------------ the rival

    def by_table(self) -> bool:
        """AM-H17: the rival forges by itself, unless the player chose to forge for it."""
        return self.is_rival() and not self.box.by_hand

    def rival_rerolls(self, c: Company) -> list[int]:
        """AM-R16: all but one die for each mineral; if none is missing, spare dice of 3 and less."""
        kept = self.matching(c, self.t.dice)
        spare = without(self.t.dice, kept)
        return spare if len(kept) < len(self.wanted(c)) else [face for face in spare if face <= 3]

    def rival_alters(self, c: Company) -> None:
        """AM-R16: the use of the Modify die for most minerals, then for the higher bid; none if none is better."""

        def worth(move: Move) -> tuple[int, int]:
            if move == ("excavate",):
                after, placed = self.t.dice, self.matching(c, self.t.dice)
            elif move[1] == "stand for both":
                after, placed = self.t.dice, list(move[2])
            else:
                after = without(self.t.dice, [a for a, _ in move[2]]) + [b for _, b in move[2]]
                placed = self.matching(c, after)
            return len(placed), sum(without(after, placed))

        def first(move: Move) -> list[Any]:
            """AM-R16: which of several equally good uses comes first: of the lowest dice, one before two, upwards."""
            if move[1] == "stand for both":
                return list(move[2])
            by = {1: 1, 2: 2, 3: 1, 4: 2}.get(self.t.modify, 0)
            return [[a for a, _ in move[2]], [b != turned(a, by) for a, b in move[2]]]

        best = max([("excavate",), *sorted(self.alterings(c), key=first)], key=worth)
        if best != ("excavate",):
            self.alter(best)

    def aim(self, c: Company) -> Attempt:
        """AM-H17: what success is worth besides its pay: what is at risk, and a built row with each component."""
        rows = self.t.green + 1 - c.row
        return Attempt(tuple(sorted(self.target())), self.box.pay, self.t.risk + rows * self.box.row_worth)

    def rival_throws(self, c: Company) -> Dice:
        """AM-H17: the smelter dice to throw again; no two choices promise the same in any box of ours."""
        t = self.t
        promises = smelter_choices(self.aim(c), t.smelter, SMELTER_REROLLS + 1 - t.smelter_rolls)
        return max(promises, key=lambda thrown: promises[thrown])

    def rival_rolls_orange(self, c: Company) -> bool:
        """AM-H17: whether another roll of the orange die promises more than the last one brings; a tie ends it."""
        t = self.t
        again = orange_value(self.aim(c), t.smelter, ORANGE_ROLLS - t.orange_rolls)
        return again > self.aim(c).settled(t.smelter, t.orange)

    def rival_goes_on(self, c: Company) -> bool:
        """AM-H17: Overtime, as if it stopped after the next component."""
        made = self.t.green - c.row
        safe: int = self.t.risk + made * self.box.row_worth
        return attempt_value(self.aim(c)) > safe

    # ------------------------------------------------------------ to compare

    def ending(self) -> str:
        return self.ended

    def scores(self) -> list[int]:
        """AM-12: money."""
        return [c.funding for c in self.companies.values()][: 1 if self.box.alone else 2]

    def final_places(self) -> list[int]:
        """AM-40, AM-H22: a company that is out has lost; otherwise funding, rows and strata. Alone, a tie is not won."""
        if self.ended == "outdone":
            return [2]
        ranks = [(who != self.loser, c.funding, c.row, sum(c.strata)) for who, c in self.companies.items()]
        return [1 + sum(other > rank for other in ranks) for rank in ranks][: 1 if self.box.alone else 2]

    def position(self) -> dict[str, Any]:
        t, companies = self.t, self.companies.items()
        lasting = {
            "funding": {who: c.funding for who, c in companies},
            "drill": {who: c.drill for who, c in companies},
            "equipment": {who: c.equipment for who, c in companies},
            "strata": {who: c.strata for who, c in companies},
            "out": {who: sorted(c.out) for who, c in companies},
            "row": {who: c.row for who, c in companies},
            "asteroid": self.asteroid,
            "round": self.round,
            "loser": self.loser,
        }
        if self.ended:
            return lasting
        return lasting | {
            "mover": self.mover,
            "phase": self.phase,
            "event": t.event,
            "in use": t.in_use,
            "dice": t.dice,
            "modify": (t.modify, t.modify_rolls, t.altered),
            "placed": sorted(t.placed),
            "full": t.full,
            "tender": t.tender,
        } | in_the_foundry(
            self.phase, behind=t.behind, smelter=(t.smelter, t.smelter_rolls), orange=(t.orange, t.orange_rolls),
            green=t.green, risk=t.risk,
        )  # fmt: skip


def in_the_foundry(phase: str, **what: Any) -> dict[str, Any]:
    """What is of interest in the Foundry only (AM-31: then the dice are put aside)."""
    return what if phase in FOUNDRY else {}


# ---------------------------------------------------------------- the adapter


@dataclass(frozen=True)
class Row:
    left: int
    right: int
    opened_by: tuple[int, int]
    """The asteroid, counted from 0, and how deep its stratum is, counted from 1."""


class Printed:
    """What is printed, in the referee's words. Whatever follows from it (odds, tables) is worked out, not read."""

    def __init__(self, box: Any) -> None:
        self.alone, self.advanced = box.seats == 1, box.version == 1
        self.foundry, self.by_hand = bool(box.foundry), bool(box.by_hand)
        self.asteroids = [[tuple(stratum) for stratum in box.stratum[i][: box.strata[i]]] for i in range(box.asteroids)]
        self.dice = {i: box.dice[i] for i in range(1, box.drills + 1)}
        self.fees = {i: box.fee[i] for i in range(1, box.drills + 1)}
        self.drill_prices = {i: box.drill_price[i] for i in range(2, box.drills + 1)}
        self.equipment_prices = {i: box.equipment_price[i] for i in range(2, box.levels + 1)}
        self.modify_rolls = {i: box.modify_rolls[i] for i in range(1, box.levels + 1)}
        self.least_dice = box.least_dice
        self.events = [EVENTS[event] for event in box.event[1:]]
        self.event_cost, self.event_gain = box.event_cost, box.event_gain
        self.market, self.contract = list(box.market), list(box.contract)
        self.start, self.last_round = box.start, box.last_round
        self.components = [tuple(component) for component in box.component]
        self.pay = tuple(box.pay)
        self.rows = {
            i: Row(box.left[i], box.right[i], (box.row_asteroid[i], box.row_stratum[i])) for i in range(1, box.rows + 1)
        }
        self.rival, self.row_worth = list(box.rival), box.row_worth


def position(s: Any, box: Any) -> dict[str, Any]:
    """The real state in the referee's words."""

    def each(of: Callable[[Any], Any]) -> dict[str, Any]:
        return {RED: of(s.miners[0]), PURPLE: of(s.miners[1])}

    def out(miner: Any) -> list[int]:
        stratum = box.stratum[s.asteroid][miner.done[s.asteroid]] if miner.dug else ()
        return sorted(mineral for i, mineral in enumerate(stratum) if miner.dug >> i & 1)

    lasting = {
        "funding": each(lambda m: m.funding),
        "drill": each(lambda m: m.drill),
        "equipment": each(lambda m: m.equipment),
        "strata": each(lambda m: list(m.done[: box.asteroids])),
        "out": each(out),
        "row": each(lambda m: m.row),
        "asteroid": s.asteroid,
        "round": s.round,
        "loser": ("", RED, PURPLE)[s.loser + 1],
    }
    if s.end:
        return lasting
    phase = PHASES[s.phase]
    return (
        lasting
        | {
            "mover": (RED, PURPLE)[s.mover],
            "phase": phase,
            "event": EVENTS[s.event],
            "in use": s.drill,
            "dice": sorted(s.dice[: s.n]),
            "modify": (s.modify, s.mods, s.altered > 0),
            "placed": sorted(face for i, face in enumerate(s.dice) if s.placed >> i & 1),
            "full": bool(s.full),
            "tender": bool(s.tender),
        }
        | in_the_foundry(
            phase,
            behind=bool(s.behind),
            smelter=(tuple(sorted(s.smelter)) if s.rolls else (), s.rolls),
            orange=(s.control, s.controls),
            green=s.row,
            risk=s.risk,
        )
    )


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    """A real move in the referee's words: dice by what they show (AM-H19)."""
    if verb == "drill":
        return ("drill", arguments["component"] + 1)
    if verb == "reroll":
        return ("reroll", tuple(sorted(face for i, face in enumerate(s.dice) if arguments["dice"] >> i & 1)))
    if verb == "smelt":
        return ("smelt", tuple(sorted(face for i, face in enumerate(s.smelter) if arguments["dice"] >> i & 1)))
    if verb != "alter":
        return (verb,)
    chosen = [s.dice[arguments[which]] for which in ("first", "second") if arguments[which] < MOST_DICE]
    if s.modify == 5:
        return ("alter", "stand for both", tuple(sorted(chosen)))
    by = {1: 1, 2: 2, 3: 1, 4: 2}.get(s.modify, 0)
    ways = (arguments["ways"] & 1, arguments["ways"] >> 1)
    new = [turned(face, -by if down else by) if by else 7 - face for face, down in zip(chosen, ways, strict=False)]
    return ("alter", "turn", tuple(sorted(zip(chosen, new, strict=True))))
