"""A table for tests: dice and deck are dictated, and cards and soldiers have short names.

table = Table("WP GV RU")                    # these three are in the display; the rest of the deck follows in its order
table.lay("WP", "C3").lay("GV", "C4")        # first in the middle of the table, then beside it
table.send("D3 M.", "C3-C4")                 # a dark knight 3 and a medium footman
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from rulewright.games import load
from rulewright.games.twelve_patrols.rules.kingdom import half_gap
from rulewright.games.twelve_patrols.rules.soldiers import colour_of, face_of, kind_of, one
from rulewright.games.twelve_patrols.state import CARDS, CELLS, FIRST_COLUMN, GAPS, WIDTH, Box, Phase, State, Verb
from rulewright.games.twelve_patrols.tell.names import ROWS, gap_name, soldiers
from rulewright.kernel import Fate
from tests.table import Solo

GAME = load("twelve_patrols")
SHORT = ["WP", "OF", "HP", "GM", "GV", "LL", "RH", "SB", "RU", "SC", "BF", "AL"]
"""The cards in the order of the box: Wild Plains, Old Forest, High Pass, Grey Marsh, Green Valley, Long Lake, Red Hills, Stone
Bridge, Ruins, Sea Cliffs, Border Fort, Abbey Lands."""
DICE = "123 456 123"


def card(short: str) -> int:
    return SHORT.index(short)


def cell(name: str) -> int:
    return WIDTH * ROWS.index(name[0]) + int(name[1]) - 1


def kind(short: str) -> int:
    """D3 is a dark knight with a 3, M. a medium footman."""
    return kind_of("DML".index(short[0]), 0 if short[1] == "." else int(short[1]))


def items(short: str) -> int:
    return sum(one(kind(word)) for word in short.split())


def gap(name: str) -> int:
    return next(g for g in range(GAPS) if gap_name(g) == name)


def line(name: str) -> int:
    """A row by its letter, a column by its number."""
    return ROWS.index(name) if name in ROWS else FIRST_COLUMN + int(name) - 1


def order(deck: str, cards: int) -> list[int]:
    """The deck bottom first: the named cards are turned up in their order, then the rest in that of the box."""
    named = [card(word) for word in deck.split()]
    return [*reversed([*named, *(c for c in range(cards) if c not in named)])]


class Table(Solo):
    """One game. The dice are given colour by colour, dark, medium and light."""

    s: State
    box: Box

    def __init__(self, deck: str = "", dice: str = DICE, **options: int | str) -> None:
        cards = 9 if options.get("deck") == "nine" else CARDS
        faces = [int(face) for face in dice if face != " "]
        super().__init__(GAME, 1, Fate(dice=faces, decks=[order(deck, cards)]), **options)
        assert self.s.fate.spent

    # ------------------------------------------------------------ moves

    def laying(self, short: str, where: str) -> int:
        return Verb.PLACE.of(self.s.shown.index(card(short)), cell(where))

    def lay(self, short: str, where: str) -> Self:
        return self.do(self.laying(short, where))

    def sending(self, short: str, where: str) -> int:
        half = 0
        if self.s.phase != Phase.EARLY:
            half = [gap_name(half_gap(self.s, self.s.line, h)) for h in (0, 1)].index(where)
        return Verb.PUT.of(half, kind(short))

    def send(self, short: str, where: str) -> Self:
        for word in short.split():
            self.do(self.sending(word, where))
        return self

    def opening(self, where: str) -> int:
        return Verb.OPEN.of(gap(where))

    def choosing(self, way: int) -> int:
        return Verb.FIRST.of(way)

    def done(self) -> Self:
        return self.do("done")

    def man(self, first: str, one_gap: str, second: str, other_gap: str) -> Self:
        return self.send(first, one_gap).send(second, other_gap).done()

    # ------------------------------------------------------------ what the player sees

    @property
    def display(self) -> list[str]:
        return [SHORT[c] if c >= 0 else "" for c in self.s.shown]

    @property
    def deck(self) -> list[str]:
        """What is still to come, the next one first."""
        return [SHORT[c] for c in reversed(self.s.deck.card[: self.s.deck.n])]

    @property
    def barracks(self) -> str:
        return short(self.s.barracks)

    def patrol(self, where: str) -> str:
        return short(self.s.patrol[gap(where)])

    @property
    def open(self) -> set[str]:
        """Where the next card may lie."""
        return {f"{ROWS[c // WIDTH]}{c % WIDTH + 1}" for c in range(CELLS) if self.s.open >> c & 1}


def short(held: int) -> str:
    return " ".join(f"{'DML'[colour_of(k)]}{face_of(k) or '.'}" for k in soldiers(held))


KINGDOM = """
AL [D3 L1] LL [D.] SB
[D. D. L.] [M.] [L.]
RU [D5 L6] HP [M.] BF
[M3] [L5 M.] [L.]
WP [D6] GM [M6 M6] OF
"""
"""A kingdom that uses all eighteen soldiers."""


def vector() -> Table:
    """That kingdom, ready to be built row by row: the cards come in its order."""
    return Table("AL LL SB RU HP BF WP GM OF", "536 366 651")


def built(table: Table, cards: int = 9) -> Table:
    """Lay the first cards of the kingdom and man every line as it is completed."""
    steps: list[Callable[[], Table]] = [
        lambda: table.lay("AL", "C3"),
        lambda: table.lay("LL", "C4"),
        lambda: table.lay("SB", "C5").man("D3 L1", "C3-C4", "D.", "C4-C5"),
        lambda: table.lay("RU", "D3"),
        lambda: table.lay("HP", "D4"),
        lambda: table.lay("BF", "D5").man("D5 L6", "D3-D4", "M.", "D4-D5"),
        lambda: table.lay("WP", "E3").man("D. D. L.", "C3-D3", "M3", "D3-E3"),
        lambda: table.lay("GM", "E4").man("M.", "C4-D4", "L5 M.", "D4-E4"),
        lambda: table.lay("OF", "E5").do(table.choosing(0)).man("D6", "E3-E4", "M6 M6", "E4-E5"),
        lambda: table.man("L.", "C5-D5", "L.", "D5-E5"),
    ]
    for step in steps[: cards if cards < 9 else None]:
        step()
    return table
