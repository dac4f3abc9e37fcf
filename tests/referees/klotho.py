"""97 Klotho, refereed: the whole game in plain Python, from its clauses alone.

The game is one long function, `Referee.game`, which reads like the book: it stops at `yield` wherever a player has to
choose. A Klotho card is ("mine", 3), ("monster", 0), ("market", 5) or ("technology", 2); tools are named by their kind.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from rulewright import games
from tests.referees.lockstep import Chance, ImpossibleError, Move

ROW, SHELF, MOST_DICE, REDS, RULED_ROLLS = 6, 3, 12, 5, 3
"""KL-19, KL-A47, KL-15, KL-21."""
MINERALS = ("organics", "metal", "rads")
Trades = tuple[tuple[int, int, str], ...]
"""Two mine cards each, and the mineral that they are traded for."""
ARTIFACTS = ("idol", "tablet", "orb")
TOOLS = (
    *(f"android {n}" for n in range(1, 7)), "overdrive", "augment 1", "augment 2", "augment 3",
    "bomb", "bribe", "raid", "turret", "lottery", "flying pig",
)  # fmt: skip
HANDS = (
    "pair", "pair 4+", "two pair", "three", "two pair 4+", "three 4+", "straight", "full house", "full house 4+",
    "four", "four 4+", "five", "five 4+",
)  # fmt: skip
ALIKE = {"pair": [2], "two pair": [2, 2], "three": [3], "full house": [2, 3], "four": [4], "five": [5]}
"""KL-38, KL-41, KL-A3: how often each number of a hand shows."""
POWERS = (
    "third reroll", "shift", "flip", "copy", "income", "discount", "two discards", "free mismatch", "bonus monsters",
    "bonus artifacts", "bonus minerals", "bonus coins", "six-sided die", "eight-sided die", "extra star",
    "bonus technologies",
)  # fmt: skip
CRYSTALS = {"six-sided die": "purple", "eight-sided die": "great purple"}
SIDES = {"red": 6, "purple": 6, "great purple": 8, "blue": 6}
"""KL-70, KL-A39: the dice that are thrown; an android and a flying pig are none."""
KINDS = ("", "red", "purple", "great purple", "blue", "android", "pig")
PHASES = (
    "opening", "rerolling", "claiming", "closing", "paying", "spending stars", "laying", "taking", "trimming",
)  # fmt: skip
NORTH, EAST, SOUTH, WEST = range(4)
ARM = {(-1, 0): NORTH, (0, 1): EAST, (1, 0): SOUTH, (0, -1): WEST}
"""KL-A15: the edge of a card towards its neighbour."""
SQUARE_OF_QUARTER = ((-1, -1), (-1, 0), (0, 0), (0, -1))
"""Between four cards lies a square. The quarters of a card, clockwise from the top left, lie in the squares up left, up right,
down right and down left of its middle; a square is named by the card at its top left."""

Card = tuple[str, int]
Thing = tuple[str, Any]
Shown = tuple[str, int]
"""A die as one sees it: kind and number."""
Play = Generator[set[Move], Move, Any]

CLAUSES = {
    "unseen": ("KL-4", "KL-A33"),
    "left": ("KL-5", "KL-6", "KL-A36"),
    "score cards": ("KL-20", "KL-97", "KL-A8", "KL-A9", "KL-A48"),
    "row": ("KL-19", "KL-24", "KL-30", "KL-84", "KL-A6", "KL-A42"),
    "shelf": ("KL-19", "KL-24", "KL-35", "KL-84"),
    "stack": ("KL-58", "KL-A33"),
    "discards": ("KL-75", "KL-A33"),
    "market": ("KL-63", "KL-64", "KL-A29"),
    "idle": ("KL-A42",),
    "phase": ("KL-21", "KL-22", "KL-96"),
    "removed": ("KL-23", "KL-72", "KL-R5"),
    "throws": ("KL-26", "KL-80", "KL-A49"),
    "dice": ("KL-25", "KL-26", "KL-29", "KL-31", "KL-A21", "KL-A24", "KL-A25", "KL-A45"),
    "used": ("KL-A40",),
    "players": ("KL-31", "KL-33", "KL-49", "KL-54", "KL-57", "KL-58", "KL-59", "KL-98", "KL-A45"),
}


# ---------------------------------------------------------------- claims laid edge to edge


@dataclass(frozen=True)
class Shape:
    """KL-47, KL-A11: the cells of a path, clockwise, as (row, column), and the squares between cards that it encloses."""

    path: tuple[tuple[int, int], ...]
    squares: frozenset[tuple[int, int]]
    middle: bool = False

    def arms(self, place: int) -> tuple[int, int]:
        """The edges by which the path comes into a card and leaves it."""
        (row, column), before, after = self.path[place], self.path[place - 1], self.path[(place + 1) % len(self.path)]
        return ARM[before[0] - row, before[1] - column], ARM[after[0] - row, after[1] - column]

    def inside(self, place: int) -> list[int]:
        """KL-49: the quarters of a card that lie inside the path."""
        row, column = self.path[place]
        return [q for q, (down, right) in enumerate(SQUARE_OF_QUARTER) if (row + down, column + right) in self.squares]


def shape(path: str, squares: str, middle: bool = False) -> Shape:
    def cells(text: str) -> list[tuple[int, int]]:
        return [(int(pair[0]), int(pair[1])) for pair in text.split()]

    return Shape(tuple(cells(path)), frozenset(cells(squares)), middle)


SHAPES = (
    shape("00 01 11 10", "00"),
    shape("00 01 02 12 11 10", "00 01"),
    shape("00 01 11 21 20 10", "00 10"),
    shape("00 01 02 03 13 12 11 10", "00 01 02"),
    shape("00 01 11 21 31 30 20 10", "00 10 20"),
    shape("00 01 11 12 22 21 20 10", "00 10 11"),
    shape("01 02 12 22 21 20 10 11", "01 10 11"),
    shape("00 01 02 12 11 21 20 10", "00 01 10"),
    shape("00 01 02 12 22 21 11 10", "00 01 11"),
    shape("00 01 02 12 22 21 20 10", "00 01 10 11"),
    shape("00 01 02 12 22 21 20 10", "00 01 10 11", middle=True),
)


@dataclass(frozen=True)
class Mine:
    """KL-42, KL-43: a mine card: its boundaries clockwise from the north, its minerals clockwise from the top left."""

    hand: str
    edges: tuple[int, ...]
    minerals: tuple[str, ...]

    def turned(self, quarters: int) -> Mine:
        """KL-A14: the card turned clockwise."""
        if quarters == 0:
            return self
        back = [(i - quarters) % 4 for i in range(4)]
        return Mine(self.hand, tuple(self.edges[i] for i in back), tuple(self.minerals[i] for i in back))


@dataclass
class Die:
    """KL-15, KL-76, KL-93: a die, an android, or a pair under a flying pig; number 0 means not thrown yet, or sold."""

    kind: str
    number: int = 0
    spent: bool = False

    @property
    def shown(self) -> Shown:
        return self.kind, self.number


@dataclass
class Player:
    coins: int
    mines: set[int] = field(default_factory=set)
    technologies: set[int] = field(default_factory=set)
    tools: Counter[str] = field(default_factory=Counter)
    minerals: Counter[str] = field(default_factory=Counter)
    artifacts: Counter[str] = field(default_factory=Counter)
    monsters: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0, 0])
    bonus: int = 0

    def cards(self) -> int:
        """KL-95: cards in front of a player."""
        return len(self.mines) + len(self.technologies) + self.tools.total()


class GameOverError(Exception):
    """KL-A9: score card 3 ends the game on the spot."""


class Referee:
    """One game."""

    def __init__(self, box: Any, start: dict[str, Any]) -> None:
        """KL-2 to KL-10, KL-A36, KL-A37, KL-A52: what was turned up, and who is first, is read from the position."""
        self.box = b = Printed(box)
        self.row: list[Card | None] = list(start["row"])
        self.shelf: list[str] = list(start["shelf"])
        self.stack = Counter({kind: n for kind, n in b.copies.items() if n})
        self.stack.subtract(self.shelf)
        self.discards: Counter[str] = Counter()
        self.unseen = set(b.klotho) - set(self.row)
        if len(self.unseen) != len(b.klotho) - ROW or min(self.stack.values()) < 0:
            raise ImpossibleError("KL-2, KL-8: the cards turned up at the start are not six and three different ones")
        self.parts = [b.cards // 3 + (i < b.cards % 3) for i in range(3)]
        self.left = self.parts[0] - ROW
        self.shown = self.scored = 0
        self.market = dict(b.start)
        self.first = self.mover = start["first"]
        self.players: list[Player] = [
            Player(b.coins + b.compensation * ((i - self.first) % b.seats)) for i in range(b.seats)
        ]
        self.idle, self.drew = 0, False
        self.ended = ""
        self.new_turn()
        self.course = self.game()
        self.choices = next(self.course)

    def new_turn(self) -> None:
        self.phase, self.removed, self.throws = "opening", 0, 0
        self.dice: list[Die] = [Die("") for _ in range(REDS)]
        self.used: set[str] = set()
        self.marked: set[int] = set()
        self.stars = 0
        self.paid: tuple[int, ...] = ()
        self.laid: list[tuple[int, int]] = []

    def play(self, _seat: int, move: Move, chance: Chance) -> None:
        self.chance = chance
        try:
            self.choices = self.course.send(move)
        except StopIteration:
            self.choices = set()

    def waiting(self) -> set[int]:
        return set() if self.ended else {self.mover}

    def allowed(self, seat: int) -> set[Move]:
        return self.choices if seat in self.waiting() else set()

    @property
    def me(self) -> Player:
        player: Player = self.players[self.mover]
        return player

    def power(self, name: str) -> int:
        """KL-68, KL-R5: how much of a power the player has whose turn it is; 0: none."""
        cards = sum(self.box.technologies[i].power == name for i in self.me.technologies)
        return cards * int(self.box.amounts[name])

    # ------------------------------------------------------------ turns

    def game(self) -> Play:
        """KL-17, KL-18, KL-A48."""
        try:
            while True:
                yield from self.turn()
                self.idle = 0 if self.drew else self.idle + 1
                self.drew = False
                self.mover = (self.mover + 1) % self.box.seats
                if self.mover == self.first:
                    while self.scored < self.shown:
                        self.score()
                self.new_turn()
                self.begin_turn()
        except GameOverError:
            self.finish()

    def begin_turn(self) -> None:
        """KL-19, KL-A7, KL-A42, KL-R5: the refill, after which the mint pays."""
        if self.idle >= self.box.seats and None not in self.row:
            self.row[0] = None
        self.refill(
            [i for i, card in enumerate(self.row) if card is None], [i for i, t in enumerate(self.shelf) if not t]
        )
        self.me.coins += self.power("income")

    def turn(self) -> Play:
        """KL-21, KL-22: discard, roll, rerolls, claims, discard."""
        move = yield from self.step("opening")
        self.removed = 0
        if move == ("roll",):
            self.roll()
            yield from self.rerolls()
        yield from self.claims()
        for die in self.dice:  # KL-31, KL-32, KL-A27, KL-A45
            if die.kind == "red" and die.number and not die.spent:
                self.me.coins += 1
                die.number = 0
        yield from self.step("closing")
        while self.me.cards() > self.box.hand_limit:  # KL-96, KL-A35
            self.phase = "trimming"
            move = yield {("drop", thing) for thing in self.things(self.me)}
            self.lose(self.me, move[1])

    def step(self, phase: str) -> Play:
        """KL-33, KL-36, KL-A10: what may be done at any time, until something is done that ends the step."""
        while True:
            self.phase = phase
            moves: set[Move] = {("done",)} | self.at_any_time()
            if self.marked:  # a throw that was begun is made
                moves = set()
            if phase in ("opening", "closing"):
                moves |= self.discard_moves()
            if phase == "opening":
                moves.add(("roll",))
            if phase == "rerolling":
                moves |= self.reroll_moves()
            if phase == "claiming":
                moves |= {("claim", place) for place, card in enumerate(self.row) if card and self.ways(card)}
                if self.me.tools["flying pig"] and len(self.ones()) >= 2:
                    moves.add(("play", "flying pig"))
            move = yield moves
            if move[0] in ("done", "roll", "reroll", "claim"):
                return move
            if move[0] == "mark":
                self.marked.add(move[1])
            elif move[0] == "discard":
                self.removed += 1
                self.discard(move[1])
            else:
                yield from self.do(move)

    # ------------------------------------------------------------ cards turned up

    def refill(self, places: list[int], shelf: list[int]) -> None:
        """KL-A7: Klotho cards one after the other, then tools."""
        for place in places:
            self.row[place] = self.draw()
        for place in shelf:
            self.shelf[place] = self.draw_tool()

    def draw(self) -> Card | None:
        """KL-6, KL-20, KL-105, KL-A8: the next Klotho card; a score card on the way is counted and replaced."""
        while self.left == 0:
            if self.shown == 3:
                return None
            self.shown += 1
            self.left = self.parts[self.shown] if self.shown < 3 else 0
            if not self.box.whole_rounds:
                self.score()
        cards = sorted(self.unseen, key=self.box.klotho.index)
        card = cards[self.chance.die(len(cards)) - 1]
        self.unseen.remove(card)
        self.left -= 1
        self.drew = True
        return card

    def draw_tool(self) -> str:
        """KL-A33: the next tool; if the stack is used up, the discarded tools become a new one."""
        if not self.stack.total():
            self.stack, self.discards = self.discards, Counter()
        tools = [kind for kind in TOOLS for _ in range(self.stack[kind])]
        if not tools:
            return ""
        tool = tools[self.chance.die(len(tools)) - 1]
        self.stack[tool] -= 1
        return tool

    def discard_moves(self) -> set[Move]:
        """KL-23, KL-72, KL-A6, KL-R5: one card of the row, with a drone more; none for the owner of a crystal."""
        crystal = any(self.box.technologies[i].power in CRYSTALS for i in self.me.technologies)
        if crystal or self.removed > self.power("two discards"):
            return set()
        lying = [*self.row, *self.shelf]
        return {("discard", place) for place, card in enumerate(lying) if card}

    def discard(self, place: int) -> None:
        """KL-24: a new card of the same sort takes its place at once."""
        if place < ROW:
            self.row[place] = None
            self.row[place] = self.draw()
        else:
            self.discards[self.shelf[place - ROW]] += 1
            self.shelf[place - ROW] = self.draw_tool()

    # ------------------------------------------------------------ dice

    def room(self) -> bool:
        """KL-A47."""
        return len(self.dice) < MOST_DICE

    def roll(self) -> None:
        """KL-25: the five red dice, and all others that are there."""
        for die in self.dice[:REDS]:
            die.kind = "red"
        self.dice += map(Die, self.new_crystals())
        self.throw(range(len(self.dice)))

    def new_crystals(self) -> list[str]:
        """KL-70, KL-A21, KL-A47: the dice of the mover's crystals that are not in play yet, as far as there is room."""
        powers = [self.box.technologies[i].power for i in sorted(self.me.technologies)]
        kinds = [CRYSTALS[power] for power in powers if power in CRYSTALS]
        for die in self.dice:
            if die.kind in kinds:
                kinds.remove(die.kind)
        return kinds[: MOST_DICE - len(self.dice)]

    def throw(self, which: Any) -> None:
        for i in which:
            if self.dice[i].kind in SIDES:
                self.dice[i].number = self.chance.die(SIDES[self.dice[i].kind])
        self.throws += 1

    def rerolls(self) -> Play:
        """KL-26, KL-A49, KL-R5."""
        while self.throws < RULED_ROLLS + self.power("third reroll"):
            move = yield from self.step("rerolling")
            if move == ("done",):
                break
            before = len(self.dice)
            self.dice += map(Die, self.new_crystals())
            self.throw(sorted({*move[1], *self.marked, *range(before, len(self.dice))}))
            self.marked = set()
        self.marked = set()

    def reroll_moves(self) -> set[Move]:
        """KL-26, KL-A21: any of the red dice, together with those marked; a new crystal's die is thrown in any case."""
        others = {i for i, die in enumerate(self.dice) if die.kind in SIDES and die.kind != "red"}
        found: set[Move] = {("reroll", reds) for n in range(REDS + 1) for reds in combinations(range(REDS), n)}
        if not self.marked and not self.new_crystals():
            found.remove(("reroll", ()))
        return found | {("mark", i) for i in others if i > max(self.marked, default=0)}

    # ------------------------------------------------------------ claims

    def ways(self, card: Card) -> set[tuple[int, ...]]:
        """KL-29, KL-38, KL-53, KL-62, KL-67, KL-A44: every choice of dice that pays for a card.

        Of dice of one kind that show the same, the first ones are meant.
        """
        free = [
            i for i, d in enumerate(self.dice) if d.number and not d.spent and (d.kind != "pig" or card[0] == "monster")
        ]
        found: dict[tuple[Shown, ...], tuple[int, ...]] = {}
        for n in range(1, len(free) + 1):
            for way in combinations(free, n):
                found.setdefault(tuple(sorted(self.dice[i].shown for i in way)), way)
        return {way for way in found.values() if self.pays(card, [self.dice[i].number for i in way])}

    def pays(self, card: Card, numbers: list[int]) -> bool:
        kind, which = card
        if kind == "mine":
            return forms(self.box.mines[which].hand, numbers)
        if kind == "monster":  # KL-A1, KL-A44
            target = self.box.monsters[which].target
            return sum(numbers) >= target > sum(numbers) - min(numbers)
        if kind == "market":  # KL-A28
            return set(numbers) == {self.box.market_numbers[which]}
        return sorted(numbers) == list(self.box.technologies[which].dice)  # KL-A2

    def claims(self) -> Play:
        """KL-27, KL-28, KL-30, KL-A34: one claim after the other; the gap stays."""
        while True:
            move = yield from self.step("claiming")
            if move == ("done",):
                return
            card = self.row[move[1]]
            assert card
            dice = yield from self.pay(card)
            self.row[move[1]] = None
            yield from self.gain(card, dice)

    def pay(self, card: Card) -> Play:
        """KL-29, KL-A28, KL-A44: choose the dice, from the first to the last, wherever there is a choice."""
        ways, self.paid = self.ways(card), ()
        while True:
            following = {way[len(self.paid)] for way in ways if way[: len(self.paid)] == self.paid != way}
            complete = self.paid in ways
            if not following:
                break
            if len(following) == 1 and not complete:
                self.paid += (*following,)
                continue
            self.phase = "paying"
            move = yield {("pay", i) for i in following} | ({("done",)} if complete else set())
            if move == ("done",):
                break
            self.paid += (move[1],)
        for i in self.paid:
            self.dice[i].spent = True
        dice, self.paid = len(self.paid), ()
        return dice

    def gain(self, card: Card, dice: int) -> Play:
        """KL-27, KL-54 to KL-60, KL-62, KL-68, KL-95: what a claimed card brings."""
        kind, which = card
        if kind == "mine":
            self.me.mines.add(which)
        elif kind == "technology":
            self.me.technologies.add(which)
        elif kind == "market":
            yield from self.spend_stars(dice + self.power("extra star"))
        else:
            monster = self.box.monsters[which]
            self.me.monsters += 1
            if monster.artifact:
                self.me.artifacts[monster.artifact] += 1
            for _ in range(monster.tools):
                tool = self.draw_tool()
                if tool:
                    self.me.tools[tool] += 1
            self.me.coins += monster.coins
            if monster.stars:
                yield from self.spend_stars(monster.stars + self.power("extra star"))

    def spend_stars(self, stars: int) -> Play:
        """KL-60, KL-63 to KL-66, KL-A29: step by step; what is left is lost."""
        self.stars = stars
        while True:
            moves: set[Move] = {
                ("move", mineral, way)
                for mineral in MINERALS
                for way in ("down", "up")
                if 0 < self.box.cost(mineral, self.market[mineral], way) <= self.stars
            }
            if not moves:
                break
            self.phase = "spending stars"
            move = yield moves | {("done",)}
            if move == ("done",):
                break
            _, mineral, way = move
            self.stars -= self.box.cost(mineral, self.market[mineral], way)
            self.market[mineral] = self.box.after(mineral, self.market[mineral], way)
        self.stars = 0

    # ------------------------------------------------------------ at any time

    def price(self, tool: str) -> int:
        """KL-33, KL-R5: for a coin less with the beacon, but not below one."""
        price: int = self.box.prices[tool]
        less = self.power("discount")
        return max(price - less, min(price, 1)) if less else price

    def at_any_time(self) -> set[Move]:
        """KL-33, KL-36, KL-A10, KL-A40: buying, tools, technology and claims to be staked."""
        me, found = self.me, set[Move]()
        found |= {("buy", i) for i, tool in enumerate(self.shelf) if tool and self.price(tool) <= me.coins}
        thrown = {i: d for i, d in enumerate(self.dice) if d.number and d.kind != "pig"}
        for tool in +me.tools:
            if (tool.startswith("android") or tool == "overdrive") and self.room():
                found.add(("play", tool))
            if tool == "bomb" and (any(self.row) or any(self.shelf)):
                found.add(("play", tool))
            if tool == "lottery" and self.throws:  # KL-A26
                found.add(("play", tool))
            if tool.startswith("augment"):
                found |= {("augment", tool, i) for i in thrown}
            if tool == "raid":
                found |= {("raid", i) for i in range(self.box.seats) if self.can_be_raided(i)}
        if not self.throws:  # KL-A49
            thrown = {}
        if self.power("shift") and "shift" not in self.used:
            step = self.box.amounts["shift"]
            found |= {("shift", "up", i) for i in thrown}
            found |= {("shift", "down", i) for i, d in thrown.items() if d.number > step}
        if self.power("flip") and "flip" not in self.used:  # KL-A50
            found |= {("flip", i) for i, d in thrown.items() if SIDES.get(d.kind) == 6 and d.number <= 6}
        if self.power("copy") and "copy" not in self.used:
            found |= {("copy", i, k) for i, d in thrown.items() for k, m in thrown.items() if d.number != m.number}
        return found | {("stake", i) for i in range(len(SHAPES)) if self.layings(i, ())}

    def can_be_raided(self, seat: int) -> bool:
        """KL-87, KL-89."""
        other = self.players[seat]
        return seat != self.mover and not other.tools["turret"] and other.cards() > 0

    def do(self, move: Move) -> Play:
        """One thing that may be done at any time."""
        me, (verb, *what) = self.me, move
        if verb == "buy":
            tool = self.shelf[what[0]]
            me.coins -= self.price(tool)
            me.tools[tool] += 1
            self.shelf[what[0]] = ""
        elif verb == "play":
            self.spend(what[0])
            self.use(what[0])
        elif verb == "augment":  # KL-82, KL-83
            self.spend(what[0])
            self.dice[what[1]].number += self.box.boosts[what[0]]
        elif verb == "shift":
            self.used.add("shift")
            self.dice[what[1]].number += self.box.amounts["shift"] * (1 if what[0] == "up" else -1)
        elif verb == "flip":
            self.used.add("flip")
            die = self.dice[what[0]]
            die.number = 7 - die.number
        elif verb == "copy":
            self.used.add("copy")
            self.dice[what[0]].number = self.dice[what[1]].number
        elif verb == "raid":
            yield from self.raid(self.players[what[0]])
        else:
            yield from self.stake(what[0])

    def spend(self, tool: str) -> None:
        """KL-75: a tool is used once, then discarded."""
        self.me.tools[tool] -= 1
        self.discards[tool] += 1

    def use(self, tool: str) -> None:
        if tool.startswith("android"):  # KL-76
            self.dice.append(Die("android", int(tool[-1])))
        elif tool == "overdrive":  # KL-78 to KL-80, KL-A49
            self.dice.append(Die("blue"))
            if self.phase != "opening":
                self.dice[-1].number = self.chance.die(6)
                self.throws = max(self.throws, 1)
        elif tool == "bomb":  # KL-84
            places = [i for i, card in enumerate(self.row) if card]
            shelf = [i for i, kind in enumerate(self.shelf) if kind]
            for i in shelf:
                self.discards[self.shelf[i]] += 1
                self.shelf[i] = ""
            for i in places:
                self.row[i] = None
            self.refill(places, shelf)
        elif tool == "lottery":  # KL-91, KL-92, KL-A43
            self.me.coins += sum(die.number == 5 for die in self.dice)
        else:  # KL-93, KL-94, KL-A25
            first, second = self.ones()[-2:]
            first.kind, first.number = "pig", self.box.pig
            second.kind, second.spent = "pig", True

    def ones(self) -> list[Die]:
        """KL-A25: what a pig can take; those that could not be sold come last."""
        return [d for d in self.dice if d.number == 1 and not d.spent and d.kind != "pig"]

    def things(self, player: Player) -> set[Thing]:
        """KL-95: cards in front of a player, tools of one kind being alike."""
        tools = {("tool", kind) for kind in +player.tools}
        return {("mine", i) for i in player.mines} | tools | {("technology", i) for i in player.technologies}

    def lose(self, player: Player, thing: Thing, to: Player | None = None) -> None:
        """A card changes hands, or is given up."""
        kind, which = thing
        if kind == "mine":
            player.mines.remove(which)
            if to:
                to.mines.add(which)
        elif kind == "technology":
            player.technologies.remove(which)
            if to:
                to.technologies.add(which)
        else:
            player.tools[which] -= 1
            (to.tools if to else self.discards)[which] += 1

    def raid(self, victim: Player) -> Play:
        """KL-87, KL-A18."""
        self.spend("raid")
        self.phase = "taking"
        move = yield {("take", thing) for thing in self.things(victim)}
        self.lose(victim, move[1], self.me)

    # ------------------------------------------------------------ staking a claim

    def layings(self, number: int, laid: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
        """KL-44 to KL-47, KL-86, KL-A14: the cards, as (mine, quarters), that may be laid next so that the path can close."""
        shape, allowed = SHAPES[number], self.me.tools["bribe"] + self.power("free mismatch")
        if len(self.me.mines) < len(shape.path) + shape.middle:
            return set()
        mines = {(i, q): self.box.mines[i].turned(q) for i in self.me.mines for q in self.box.rotations}

        @cache
        def closes(place: int, used: frozenset[int], edge: int, first: int, left: int) -> bool:
            """Whether the rest of the path can be laid after an edge, with so many crossings that do not match."""
            if place == len(shape.path):
                return left >= (edge != first)
            come, go = shape.arms(place)
            for (mine, _), face in mines.items():
                miss = face.edges[come] != edge
                if (
                    mine not in used
                    and left >= miss
                    and closes(place + 1, used | {mine}, face.edges[go], first, left - miss)
                ):
                    return True
            return False

        used = frozenset(mine for mine, _ in laid)
        if len(laid) == len(shape.path):
            return {(mine, 0) for mine in self.me.mines - used}
        misses = self.mismatches(shape, laid)
        found = set()
        for (mine, q), face in mines.items():
            if mine in used:
                continue
            come, go = shape.arms(len(laid))
            first, miss = face.edges[come], 0
            if laid:
                first = mines[laid[0]].edges[shape.arms(0)[0]]
                miss = face.edges[come] != mines[laid[-1]].edges[shape.arms(len(laid) - 1)[1]]
            left = allowed - misses - miss
            if left >= 0 and closes(len(laid) + 1, used | {mine}, face.edges[go], first, left):
                found.add((mine, q))
        return found

    def mismatches(self, shape: Shape, laid: tuple[tuple[int, int], ...]) -> int:
        """KL-45: crossings of the path so far whose boundaries differ; the last one counts when the path is closed."""
        faces = [self.box.mines[mine].turned(q) for mine, q in laid[: len(shape.path)]]
        closed = len(faces) == len(shape.path)
        return sum(
            faces[i].edges[shape.arms(i)[0]] != faces[i - 1].edges[shape.arms(i - 1)[1]]
            for i in range(0 if closed else 1, len(faces))
        )

    def stake(self, number: int) -> Play:
        """KL-44 to KL-52, KL-A13, KL-A16, KL-A17, KL-A46: lay the cards, hand them in, gain what is inside."""
        shape, self.laid = SHAPES[number], []
        while len(self.laid) < len(shape.path) + shape.middle:
            self.phase = "laying"
            moves = {("lay", mine, q) for mine, q in self.layings(number, tuple(self.laid))}
            move = yield moves
            self.laid.append((move[1], move[2]))
        laid, self.laid = self.laid, []
        bribes = max(0, self.mismatches(shape, tuple(laid)) - self.power("free mismatch"))
        for place, (mine, q) in enumerate(laid):
            inside = shape.inside(place) if place < len(shape.path) else range(4)
            face = self.box.mines[mine].turned(q)
            self.me.minerals.update(face.minerals[quarter] for quarter in inside)
            self.me.mines.remove(mine)
        for _ in range(bribes):
            self.spend("bribe")

    # ------------------------------------------------------------ scoring

    def score(self) -> None:
        """KL-97 to KL-101, KL-A31: one score card is counted; the third ends the game."""
        if self.scored == 2:
            self.trade()
        for player in self.players:
            minerals = sum(self.market[mineral] * n for mineral, n in player.minerals.items())
            sets = min(player.artifacts[kind] for kind in ARTIFACTS)
            artifacts = self.box.artifact * player.artifacts.total() + self.box.set_bonus * sets
            player.points[self.scored] = minerals + artifacts + self.box.bounty * player.monsters
        self.scored += 1
        if self.scored == 3:
            raise GameOverError

    def trade(self) -> None:
        """KL-102, KL-A32, KL-A45: pairs of mine cards for a mineral that both show, for as much as possible."""

        def rank(trades: Trades) -> tuple[int, int, int, int]:
            """Most points, the fewest cards, the fewest organics, the fewest metal."""
            minerals = [mineral for _, _, mineral in trades]
            points = sum(self.market[mineral] + self.power("bonus minerals") for mineral in minerals)
            return points, -len(trades), -minerals.count("organics"), -minerals.count("metal")

        @cache
        def best(seat: int, mines: tuple[int, ...]) -> Trades:
            if len(mines) < 2:
                return ()
            first, rest = mines[0], mines[1:]
            found = [best(seat, rest)]
            for other in rest:
                both = set(self.box.mines[first].minerals) & set(self.box.mines[other].minerals)
                trades = best(seat, tuple(m for m in rest if m != other))
                found += [((first, other, mineral), *trades) for mineral in sorted(both)]
            return max(found, key=rank)

        for seat, player in enumerate(self.players):
            self.mover = seat
            for first, other, mineral in best(seat, tuple(sorted(player.mines))):
                player.mines -= {first, other}
                player.minerals[mineral] += 1

    def finish(self) -> None:
        """KL-73, KL-103, KL-106, KL-R5: bonuses, then most points, more cards, more coins, or shared."""
        for seat, me in enumerate(self.players):
            self.mover = seat
            me.bonus += self.power("bonus monsters") * me.monsters
            me.bonus += self.power("bonus artifacts") * me.artifacts.total()
            me.bonus += self.power("bonus minerals") * me.minerals.total()
            me.bonus += self.power("bonus technologies") * len(me.technologies)
            if self.power("bonus coins"):
                me.bonus += min(me.coins // self.box.bonus_coins, self.box.bonus_most)
        second, best = sorted(map(self.rank, self.players))[-2:]
        decided = [a != b for a, b in zip(best, second, strict=True)]
        names = ("most points", "more cards", "more coins")
        self.ended = next((name for name, yes in zip(names, decided, strict=True) if yes), "shared")

    def rank(self, player: Player) -> tuple[int, int, int]:
        """KL-106."""
        return sum(player.points) + player.bonus, player.cards(), player.coins

    # ------------------------------------------------------------ to compare

    def final_places(self) -> list[int]:
        ranks = [self.rank(player) for player in self.players]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def ending(self) -> str:
        return self.ended

    def scores(self) -> list[int]:
        return [sum(p.points) + p.bonus for p in self.players]

    def position(self) -> dict[str, Any]:
        lasting = {
            "unseen": self.unseen,
            "left": self.left,
            "score cards": (self.shown, self.scored),
            "row": self.row,
            "shelf": self.shelf,
            "stack": dict(+self.stack),
            "discards": dict(+self.discards),
            "market": self.market,
            "first": self.first,
            "players": dict(enumerate(map(sheet, self.players))),
        }
        if self.ended:
            return after_trading(lasting)
        return lasting | {
            "mover": self.mover,
            "idle": (self.idle, self.drew),
            "phase": self.phase,
            "removed": self.removed,
            "throws": self.throws,
            "dice": [(d.kind, d.number, d.spent) for d in self.dice],
            "marked": self.marked,
            "used": self.used,
            "stars": self.stars,
            "paid": set(self.paid),
            "laid": self.laid,
        }


def sheet(player: Player) -> dict[str, Any]:
    """What lies in front of a player, and the sheet."""
    return {
        "coins": player.coins,
        "mines": player.mines,
        "technologies": player.technologies,
        "tools": dict(+player.tools),
        "minerals": dict(+player.minerals),
        "artifacts": dict(+player.artifacts),
        "monsters": player.monsters,
        "points": player.points,
        "bonus": player.bonus,
    }


def after_trading(lasting: dict[str, Any]) -> dict[str, Any]:
    """KL-A45: which minerals mine cards are traded for; of the cards themselves only how many are left is compared."""
    for player in lasting["players"].values():
        player["mines"] = len(player["mines"])
    return lasting


@cache
def hand_of(name: str) -> tuple[str, int]:
    return name.removesuffix(" 4+"), 4 if name.endswith("4+") else 1


def forms(name: str, numbers: list[int]) -> bool:
    """KL-38 to KL-41, KL-A3 to KL-A5: whether these dice, all of them, are such a hand."""
    hand, least = hand_of(name)
    if min(numbers) < least:
        return False
    if hand == "straight":
        low = min(numbers)
        return sorted(numbers) == list(range(low, low + 5))
    return sorted(Counter(numbers).values()) == ALIKE[hand]


# ---------------------------------------------------------------- the adapter

MINES, MONSTERS, MARKETS = 63, 20, 16
"""How Klotho cards are numbered: so many places for each kind, the technologies last."""


@dataclass(frozen=True)
class Monster:
    target: int
    artifact: str
    tools: int
    coins: int
    stars: int


@dataclass(frozen=True)
class Technology:
    dice: tuple[int, ...]
    power: str


def rare_boxes() -> Iterator[dict[str, Any]]:
    """Boxes in which rare things are common: technologies for one die, cheap tools, artifacts in every den."""
    standard = tomllib.loads(games.load("klotho").content.read_text(encoding="utf-8"))
    easy = [{**card, "dice": card["dice"][:1]} for card in standard["technology"]]
    yield {**standard, "name": "easy technology", "technology": easy}
    dens = [{**m, "target": 8, "artifact": ARTIFACTS[i % 3]} for i, m in enumerate(standard["monster"])]
    cheap = [{**tool, "price": 1} for tool in standard["tool"]]
    yield {**standard, "name": "easy everything", "technology": easy, "monster": dens, "tool": cheap}


BOXES = [*rare_boxes()]


class Printed:
    """What is printed, in the referee's words."""

    def __init__(self, box: Any) -> None:
        self.seats, self.cards, self.coins, self.compensation = box.seats, box.cards, box.coins, box.compensation
        self.whole_rounds, self.hand_limit = bool(box.scoring), box.hand_limit
        self.bounty, self.artifact, self.set_bonus = box.bounty, box.artifact, box.set_bonus
        self.bonus_coins, self.bonus_most, self.pig = box.bonus_coins, box.bonus_most, box.pig
        self.rotations = {1: (0,), 2: (0, 2), 4: (0, 1, 2, 3)}[box.turns]
        self.mines = [
            Mine(HANDS[box.hand[i]], tuple(box.edge[i]), tuple(MINERALS[m] for m in box.resource[i]))
            for i in range(box.mines)
        ]
        self.monsters = [
            Monster(
                box.target[i],
                ARTIFACTS[box.guarded[i]] if box.guarded[i] >= 0 else "",
                box.guarded_tools[i],
                box.guarded_coins[i],
                box.guarded_stars[i],
            )
            for i in range(box.monsters)
        ]
        self.market_numbers = list(box.number[: box.markets])
        self.technologies = [
            Technology(tuple(n for n in box.pattern[i] if n), POWERS[box.power[i]]) for i in range(box.techs)
        ]
        self.amounts = dict(zip(POWERS, box.amount, strict=True))
        self.copies = dict(zip(TOOLS, box.copies, strict=True))
        self.prices = dict(zip(TOOLS, box.price, strict=True))
        self.boosts = {f"augment {i + 1}": box.boost[i] for i in range(3)}
        self.start = dict(zip(MINERALS, box.start, strict=True))
        self.steps = {name: (box.cost[i], box.after[i]) for i, name in enumerate(MINERALS)}
        kinds = (("mine", self.mines), ("monster", self.monsters), ("market", self.market_numbers))
        self.klotho: list[Card] = [
            (kind, i) for kind, cards in (*kinds, ("technology", self.technologies)) for i in range(len(cards))
        ]

    def cost(self, mineral: str, value: int, way: str) -> int:
        """KL-63 to KL-65: stars to leave this value; 0: there is no card beyond."""
        return int(self.steps[mineral][0][value][way == "up"])

    def after(self, mineral: str, value: int, way: str) -> int:
        return int(self.steps[mineral][1][value][way == "up"])


def card(number: int) -> Card | None:
    """A Klotho card by its number."""
    if number < 0:
        return None
    for kind, many in (("mine", MINES), ("monster", MONSTERS), ("market", MARKETS)):
        if number < many:
            return kind, number
        number -= many
    return "technology", number


def thing(number: int) -> Thing:
    """A card in front of a player by its number."""
    if number < MINES:
        return "mine", number
    number -= MINES
    return ("tool", TOOLS[number]) if number < len(TOOLS) else ("technology", number - len(TOOLS))


def members(bits: int) -> set[int]:
    return {i for i in range(int(bits).bit_length()) if bits >> i & 1}


def counted(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def quarters(turn: int, box: Any) -> int:
    return turn * 2 if box.turns == 2 else turn


def position(s: Any, box: Any) -> dict[str, Any]:
    """The real state in the referee's words."""
    lasting = {
        "unseen": {card(i) for i in members(s.mines)} | {card(MINES + i) for i in members(s.others)},
        "left": s.left,
        "score cards": (s.shown, s.scored),
        "row": [card(i) for i in s.row],
        "shelf": [TOOLS[i] if i >= 0 else "" for i in s.shelf],
        "stack": counted(TOOLS, s.stack),
        "discards": counted(TOOLS, s.discards),
        "market": dict(zip(MINERALS, s.market, strict=True)),
        "first": s.first,
        "players": {
            i: {
                "coins": p.coins,
                "mines": members(p.mines),
                "technologies": members(p.techs),
                "tools": counted(TOOLS, p.tools),
                "minerals": counted(MINERALS, p.minerals),
                "artifacts": counted(ARTIFACTS, p.artifacts),
                "monsters": p.monsters,
                "points": list(p.points),
                "bonus": p.bonus,
            }
            for i, p in enumerate(s.seats[: box.seats])
        },
    }
    if s.end:
        return after_trading(lasting)
    dice = [(KINDS[s.kind[i]], s.die[i], bool(s.spent >> i & 1)) for i in range(MOST_DICE)]
    while len(dice) > REDS and not dice[-1][0]:
        dice.pop()
    return lasting | {
        "mover": s.mover,
        "idle": (s.idle, bool(s.drew)),
        "phase": PHASES[s.phase],
        "removed": s.removed,
        "throws": s.throws,
        "dice": dice,
        "marked": members(s.marked),
        "used": {POWERS[i] for i in members(s.used)},
        "stars": s.stars,
        "paid": members(s.paid) if PHASES[s.phase] == "paying" else set(),
        "laid": [((n - 1) % MINES, quarters((n - 1) // MINES, box)) for n in s.laid if n],
    }


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    """A real move in the referee's words."""
    a = arguments
    way = ("down", "up")[a.get("way", 0)]
    found: dict[str, Any] = {
        "reroll": lambda: (tuple(sorted(members(a["reds"]))),),
        "mark": lambda: (a["die"],),
        "claim": lambda: (a["place"],),
        "pay": lambda: (a["die"],),
        "move": lambda: (MINERALS[a["mineral"]], way),
        "discard": lambda: (a["place"],),
        "buy": lambda: (a["place"],),
        "play": lambda: (TOOLS[a["tool"]],),
        "augment": lambda: (f"augment {a['augment'] + 1}", a["die"]),
        "shift": lambda: (way, a["die"]),
        "flip": lambda: (a["die"],),
        "copy": lambda: (a["die"], a["model"]),
        "raid": lambda: (a["seat"],),
        "take": lambda: (thing(a["thing"]),),
        "stake": lambda: (a["shape"],),
        "lay": lambda: (a["piece"] % MINES, quarters(a["piece"] // MINES, box)),
        "drop": lambda: (thing(a["thing"]),),
    }
    return (verb, *found[verb]()) if verb in found else (verb,)
