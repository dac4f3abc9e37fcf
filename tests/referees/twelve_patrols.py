"""12 Patrols, refereed: the whole game in plain Python, from its clauses alone.

A cell is (row, column) on a table of five by five, from the top left. A line is its three cells in order. A gap is the pair
of cells that it lies between. A soldier is (colour, number), with number 0 for a footman.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.referees.lockstep import Chance, ImpossibleError, Move, file_of

Cell = tuple[int, int]
Gap = tuple[Cell, Cell]
Soldier = tuple[str, int]
Patrol = Counter[Soldier]
Ask = tuple[str, int]
"""What a side asks for: "C", "I" or "S", and how many."""
COLOURS = ("dark", "medium", "light")
SIDES = ("north", "east", "south", "west")
EDGE = 3
"""TP-11: the kingdom is never wider or higher."""
KINGDOM = 9
SHOWN = 3
MIDDLE = (2, 2)
SOLVER_LEVEL = 3

CLAUSES = {
    "kingdom": ("TP-10", "TP-12", "TP-A14"),
    "display": ("TP-8", "TP-13", "TP-A4", "TP-A8"),
    "deck": ("TP-8", "TP-A1", "TP-A2"),
    "patrols": ("TP-14", "TP-16", "TP-17", "TP-A14"),
    "barracks": ("TP-2", "TP-A3", "TP-A14"),
    "in place": ("TP-15", "TP-A16"),
    "phase": ("TP-15", "TP-20", "TP-A7", "TP-A8", "TP-A17"),
    "line": ("TP-15", "TP-A7"),
}


@dataclass
class Referee:
    """One game."""

    box: Any
    start: dict[str, Any]
    kingdom: dict[Cell, str] = field(default_factory=dict)
    patrols: dict[Gap, Patrol] = field(default_factory=dict)
    """The gaps with somebody in them."""
    in_place: set[Gap] = field(default_factory=set)
    to_man: list[tuple[Cell, ...]] = field(default_factory=list)
    """TP-15: the complete lines that wait for their patrols; two only while the player has to say which comes first."""
    early: Gap | None = None
    """TP-14: the gap that is being filled early."""
    phase: str = "building"
    ended: str = ""

    def __post_init__(self) -> None:
        """TP-2, TP-4 to TP-8: the setup is what it must be."""
        self.sides = printed(self.box)
        self.fixed = self.box.frame == 1
        self.display: set[str] = set(self.start["display"])
        self.deck: list[str] = list(self.start["deck"])
        self.barracks: Patrol = Counter(self.start["barracks"])
        self.turned_up = len(self.display)
        dealt = sorted([*self.display, *self.deck])
        if len(self.display) != SHOWN or dealt != sorted([*self.sides][: self.box.cards]):
            raise ImpossibleError(f"TP-4, TP-5, TP-8: this is no deal: {dealt}")
        for colour in COLOURS:
            knights = sum(n for (c, number), n in self.barracks.items() if c == colour and number)
            if (self.barracks[colour, 0], knights) != (3, 3):
                raise ImpossibleError(f"TP-2: three footmen and three knights are {colour}, not {self.barracks}")

    # ------------------------------------------------------------ the kingdom

    def places(self) -> set[Cell]:
        """TP-9 to TP-11, TP-A5, TP-A6: where the next card may lie."""
        table = {(row, column) for row in range(5) for column in range(5)}
        if not self.kingdom:
            return {cell for cell in table if self.in_frame(cell)} if self.fixed else {MIDDLE}
        beside = {cell for cell in table if any(neighbours(cell, other) for other in self.kingdom)}
        return {cell for cell in beside - set(self.kingdom) if self.in_frame(cell) and self.fits(cell)}

    def in_frame(self, cell: Cell) -> bool:
        """TP-A6: a fixed frame lies around the middle of the table."""
        return not self.fixed or all(1 <= number <= 3 for number in cell)

    def fits(self, cell: Cell) -> bool:
        """TP-11."""
        return all(max(numbers) - min(numbers) < EDGE for numbers in zip(*self.kingdom, cell, strict=True))

    def complete_lines(self, cell: Cell) -> list[tuple[Cell, ...]]:
        """TP-15: the row and the column of a cell, in this order, if they have their three cards."""
        row = tuple(sorted(other for other in self.kingdom if other[0] == cell[0]))
        column = tuple(sorted(other for other in self.kingdom if other[1] == cell[1]))
        return [line for line in (row, column) if len(line) == EDGE]

    # ------------------------------------------------------------ what a line asks for

    def asks(self, line: tuple[Cell, ...]) -> list[tuple[str, Ask]]:
        """TP-25 to TP-27: the ends ask both patrols together, the middle asks each of them."""
        onward, back = ("east", "west") if line[0][0] == line[1][0] else ("south", "north")
        first, middle, last = (self.sides[self.kingdom[cell]] for cell in line)
        said = [("both", first[onward]), ("first", middle[back]), ("second", middle[onward]), ("both", last[back])]
        return [(whom, ask) for whom, ask in said if ask is not None]  # TP-21

    def can_be_manned(self, line: tuple[Cell, ...], more: tuple[str, Soldier] | None = None) -> bool:
        """TP-20, TP-A9, TP-A17: whether soldiers from the barracks can finish a line, `more` being sent first.

        Every soldier left is tried in the first patrol, in the second and in neither. What has been tried is remembered by
        how far it had come.
        """
        patrols, barracks = self.halves(line), Counter(self.barracks)
        if more:
            half, soldier = more
            patrols[half] = patrols[half] + Counter([soldier])
            barracks -= Counter([soldier])
        open_halves = [half for half, gap in zip(patrols, gaps(line), strict=True) if gap not in self.in_place]
        search = Search(self.asks(line), sorted(barracks.elements(), reverse=True), open_halves)
        return search.finds(tuple(patrols["first"].elements()), tuple(patrols["second"].elements()))

    def halves(self, line: tuple[Cell, ...]) -> dict[str, Patrol]:
        first, second = (self.patrols.get(gap, Counter()) for gap in gaps(line))
        return {"first": first, "second": second}

    def is_manned(self, line: tuple[Cell, ...]) -> bool:
        """TP-17, TP-27: both patrols are there, and every side has what it asks for."""
        halves = self.halves(line)
        everybody = {**halves, "both": halves["first"] + halves["second"]}
        satisfied = all(
            count(kind, [*everybody[whom].elements()]) == number for whom, (kind, number) in self.asks(line)
        )
        return satisfied and all(patrol.total() for patrol in halves.values())

    # ------------------------------------------------------------ what is allowed

    def waiting(self) -> set[int]:
        return set() if self.ended else {0}

    def allowed(self, seat: int) -> set[Move]:
        if self.ended:
            return set()
        moves: set[Move] = {("give_up",)}  # TP-A11
        if self.phase == "building":
            moves |= {("place", card, cell) for card in self.display for cell in self.places()}
            if self.barracks.total():  # TP-14, TP-16, TP-A16
                moves |= {("open", gap) for gap in self.free_gaps()}
        elif self.phase == "choosing":  # TP-A7
            moves |= {("first", "row"), ("first", "column")}
        elif self.phase == "early":
            moves |= {("put", "first", soldier) for soldier in self.barracks}
            if self.early in self.patrols:  # TP-17
                moves.add(("done",))
        else:  # TP-15, TP-16, TP-A9
            line = self.to_man[0]
            for half, gap in zip(("first", "second"), gaps(line), strict=True):
                if gap not in self.in_place:
                    able = [soldier for soldier in self.barracks if self.can_be_manned(line, (half, soldier))]
                    moves |= {("put", half, soldier) for soldier in able}
            if self.is_manned(line):
                moves.add(("done",))
        return moves

    def free_gaps(self) -> set[Gap]:
        """TP-14, TP-16: between two cards, and empty."""
        pairs = {(a, b) for a in self.kingdom for b in self.kingdom if a < b and neighbours(a, b)}
        return pairs - self.in_place

    # ------------------------------------------------------------ moves

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        verb, *arguments = move
        getattr(self, verb)(*arguments)

    def give_up(self) -> None:
        """TP-A11."""
        self.ended = "gave up"

    def place(self, card: str, cell: Cell) -> None:
        """TP-9, TP-10, TP-15, TP-A7."""
        self.display.remove(card)
        self.kingdom[cell] = card
        self.to_man = self.complete_lines(cell)
        if not all(self.can_be_manned(line) for line in self.to_man):
            self.lose()
        elif len(self.to_man) == 2:
            self.phase = "choosing"
        else:
            self.go_on()

    def first(self, which: str) -> None:
        """TP-A7."""
        if which == "column":
            self.to_man.reverse()
        self.phase = "manning"

    def open(self, gap: Gap) -> None:
        """TP-14, TP-A16."""
        self.early, self.phase = gap, "early"

    def put(self, half: str, soldier: Soldier) -> None:
        """TP-14, TP-17, TP-A9, TP-A19."""
        gap = self.early or gaps(self.to_man[0])[("first", "second").index(half)]
        self.patrols.setdefault(gap, Counter())[soldier] += 1
        self.barracks -= Counter([soldier])

    def done(self) -> None:
        """TP-15, TP-A16: a line is manned, or a patrol stays as it is."""
        if self.early:
            self.in_place.add(self.early)
            self.early, self.phase = None, "building"
            return
        self.in_place |= set(gaps(self.to_man.pop(0)))
        if all(self.can_be_manned(line) for line in self.to_man):
            self.go_on()
        else:
            self.lose()

    def lose(self) -> None:
        """TP-20, TP-A17."""
        self.ended = "a line stays open"

    def go_on(self) -> None:
        """TP-13, TP-18, TP-19, TP-A4, TP-A8: a line that waits, then the display, then the next card."""
        self.phase = "manning" if self.to_man else "building"
        if self.to_man:
            return
        while len(self.display) < SHOWN and self.turned_up < KINGDOM:
            self.display.add(self.deck.pop())
            self.turned_up += 1
        if len(self.kingdom) == KINGDOM:
            self.ended = "the kingdom is safe"

    def ending(self) -> str:
        return self.ended

    def scores(self) -> list[int]:
        """TP-A18."""
        return [len(self.in_place)]

    def position(self) -> dict[str, Any]:
        """Everything there is to compare."""
        return {
            "kingdom": self.kingdom,
            "display": sorted(self.display),
            "deck": self.deck,
            "patrols": self.patrols,
            "barracks": self.barracks,
            "in place": self.in_place,
            "phase": "over" if self.ended else self.phase,
            "line": None if self.ended or self.phase != "manning" else self.to_man[0],
            "early": None if self.ended else self.early,
        }


# ---------------------------------------------------------------- soldiers, gaps and asks


def neighbours(a: Cell, b: Cell) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def gaps(line: tuple[Cell, ...]) -> tuple[Gap, Gap]:
    return (line[0], line[1]), (line[1], line[2])


def count(kind: str, soldiers: Sequence[Soldier]) -> int:
    """TP-22 to TP-24, TP-A12: colours, items, or the sum of the knights."""
    if kind == "C":
        return len(colours(soldiers))
    return len(soldiers) if kind == "I" else sum(number for _, number in soldiers)


@dataclass
class Search:
    """Looks for a way to man a line (TP-27): everybody in turn goes to the first patrol, to the second, or stays."""

    asks: list[tuple[str, Ask]]
    soldiers: list[Soldier]
    halves: list[str]
    """The patrols that still take somebody."""
    failed: set[Any] = field(default_factory=set)

    def finds(self, first: tuple[Soldier, ...], second: tuple[Soldier, ...], turn: int = 0) -> bool:
        reached = [count(kind, self.of(whom, first, second)) for whom, (kind, _) in self.asks]
        if any(n > number for n, (_, (_, number)) in zip(reached, self.asks, strict=True)):
            return False  # TP-A10: exactly, and nobody is taken back
        if first and second and all(n == number for n, (_, (_, number)) in zip(reached, self.asks, strict=True)):
            return True
        known = (turn, tuple(reached), colours(first), colours(second), bool(first), bool(second))
        if turn == len(self.soldiers) or known in self.failed:
            return False
        soldier = self.soldiers[turn]
        if (
            ("first" in self.halves and self.finds((*first, soldier), second, turn + 1))
            or ("second" in self.halves and self.finds(first, (*second, soldier), turn + 1))
            or self.finds(first, second, turn + 1)
        ):
            return True
        self.failed.add(known)
        return False

    def of(self, whom: str, first: tuple[Soldier, ...], second: tuple[Soldier, ...]) -> tuple[Soldier, ...]:
        return {"first": first, "second": second, "both": first + second}[whom]


def colours(soldiers: Sequence[Soldier]) -> frozenset[str]:
    return frozenset(colour for colour, _ in soldiers)


# ---------------------------------------------------------------- the adapter: the real state in these words

PHASES = ("building", "choosing", "manning", "early")


BOXES = [
    {
        "name": "easy regions",
        "card": [
            {"name": f"Region {i}", "north": north, "east": east, "south": south, "west": west}
            for i, (north, east, south, west) in enumerate(
                [("", "C1", "", ""), ("I1", "", "", "S0"), ("", "", "C2", "I2"), ("S5", "", "", ""), ("", "I3", "", "")]
                * 2
            )
        ],
    }
]
"""In which random play wins now and then."""


def printed(box: Any) -> dict[str, dict[str, Ask | None]]:
    """The sides of every card, read from the box file itself, in its order."""
    file = file_of("twelve_patrols", box.name)

    def ask(said: str) -> Ask | None:
        found = re.fullmatch("([CIS])([0-9]+)", said)
        return (found[1], int(found[2])) if found else None

    return {card["name"]: {side: ask(card[side]) for side in SIDES} for card in file["card"]}


def cell_of(number: int) -> Cell:
    return number // 5, number % 5


def gap_of(number: int) -> Gap:
    """First the gaps within rows, four in each, then those within columns, five under each row."""
    if number < 20:
        row, column = divmod(number, 4)
        return (row, column), (row, column + 1)
    row, column = divmod(number - 20, 5)
    return (row, column), (row + 1, column)


def line_of(number: int, s: Any) -> tuple[Cell, ...]:
    """Five rows, then five columns."""
    laid = [cell_of(cell) for cell, card in enumerate(s.at) if card >= 0]
    return tuple(sorted(cell for cell in laid if cell[number >= 5] == number % 5))


def soldiers_of(number: int) -> Patrol:
    """Two bits for each kind; seven kinds of each colour, the footman first."""
    return Counter(
        {(COLOURS[kind // 7], kind % 7): number >> 2 * kind & 3 for kind in range(21) if number >> 2 * kind & 3}
    )


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    if verb == "place":
        return verb, box.texts["cards"][s.shown[arguments["slot"]]], cell_of(arguments["cell"])
    if verb == "open":
        return verb, gap_of(arguments["gap"])
    if verb == "first":
        return verb, ("row", "column")[arguments["way"]]
    if verb == "put":
        kind = arguments["kind"]
        return verb, ("first", "second")[arguments["half"]], (COLOURS[kind // 7], kind % 7)
    return (verb,)


def position(s: Any, box: Any) -> dict[str, Any]:
    names, over = box.texts["cards"], s.end != 0
    return {
        "kingdom": {cell_of(cell): names[card] for cell, card in enumerate(s.at) if card >= 0},
        "display": sorted(names[card] for card in s.shown if card >= 0),
        "deck": [names[card] for card in s.deck.card[: s.deck.n]],
        "patrols": {gap_of(gap): soldiers_of(number) for gap, number in enumerate(s.patrol) if number},
        "barracks": soldiers_of(s.barracks),
        "in place": {gap_of(gap) for gap in range(40) if s.manned >> gap & 1},
        "phase": "over" if over else PHASES[s.phase],
        "line": None if over or PHASES[s.phase] != "manning" else line_of(s.line, s),
        "early": None if over or s.gap < 0 else gap_of(s.gap),
    }
