"""A table to test at: an adventure whose dice and cards the test dictates, read and played in the rulebook's words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.games import load
from rulewright.games.karthis.state import COLUMNS, MARK_BITS, SIDES, Box, Side, State, Verb
from rulewright.games.karthis.tell.names import RANK_NAMES
from rulewright.kernel import Fate, Pile
from tests.table import Solo

GAME = load("karthis")
START = 8
"""The start tile's cell, in the middle of the bottom row."""
CORRIDOR, LEFT_TURN, RIGHT_TURN, CROSSROADS, DEAD_END, T_JUNCTION = 1, 13, 23, 41, 75, 83
CORRIDOR_WITH_STAIRS, STAIRS_HALL, DEAD_END_WITH_STAIRS = 33, 39, 79
"""A roll for each tile that the tests use."""
SUITS = "SCDH"


def card(short: str) -> int:
    """A card from its short name: AS, 10C, 6D, QH; the Jokers are X1 and X2."""
    if short[0] == "X":
        return 51 + int(short[1])
    return SUITS.index(short[-1]) * 13 + RANK_NAMES.index(short[:-1])


def name(number: int) -> str:
    return f"X{number - 51}" if number >= 52 else RANK_NAMES[number % 13] + SUITS[number // 13]


def beside(cell: int, *sides: int) -> int:
    """The cell reached by these steps."""
    for side in sides:
        cell += (COLUMNS, 1, -COLUMNS, -1)[side]
    return cell


def cross(cell: int, side: int) -> int:
    return Verb.CROSS.of(cell, side)


def retreat(cell: int) -> int:
    return Verb.RETREAT.of(cell)


class Table(Solo):
    """One adventure. Every move says which dice will fall and which cards will come, "AS 10C"; all of them must be used."""

    s: State
    box: Box

    def __init__(self, face: str = "JS", floor: int = 1, level: int = 1, start: str = "bottom") -> None:
        number = card(face)
        super().__init__(GAME, 1, Fate(dice=[number // 13 * 3 + number % 13 - 10 + 1]), level=level, start=start)
        assert self.s.fate.spent
        while self.s.floor < floor:
            self.go(roll=DEAD_END_WITH_STAIRS)
            self.do(Verb.DESCEND)

    # ------------------------------------------------------------ moves

    def card(self, word: str) -> int:
        return card(word)

    def go(
        self,
        side: int = Side.NORTH,
        *,
        roll: int = CROSSROADS,
        cards: str = "",
        dice: Sequence[int] = (),
        cell: int = -1,
    ) -> None:
        """Cross an edge of the explorer's tile, or of `cell`; the die of Phase 2 falls so that just the first cards are drawn.

        Cards after a bar are those turned up in search of a guard, right where they stand: "X1 | 5D 3S | 2C" draws two.
        """
        drawn = sum(len(part.split()) for part in cards.split("|")[::2])
        phase2 = [] if not drawn else [(1, 4, 6)[drawn - 1]]
        self.do(cross(self.s.at if cell < 0 else cell, side), [roll, *phase2, *dice], cards.replace("|", " "))

    def quiet(self, side: int = Side.NORTH, *, roll: int = CROSSROADS, cell: int = -1) -> None:
        """Cross an edge and meet bats that do no harm, and which return to the deck."""
        self.go(side, roll=roll, cards="AS", dice=[6], cell=cell)

    def choose(self, which: str, dice: Sequence[int] = ()) -> None:
        self.do(Verb.CHOOSE.of(self.drawn.index(which)), dice)

    def descend(self) -> None:
        self.do(Verb.DESCEND)

    def give_up(self) -> None:
        self.do(Verb.GIVE_UP)

    # ------------------------------------------------------------ reading the position

    @property
    def rating(self) -> int:
        from rulewright.games.karthis.rules.encounters import challenge_rating

        return challenge_rating(self.s, self.box)

    def mark(self, cell: int = -1) -> int:
        return self.s.mark[self.s.at if cell < 0 else cell] & MARK_BITS

    def open_sides(self, cell: int = -1) -> set[int]:
        ways = self.s.ways[self.s.at if cell < 0 else cell]
        return {side for side in range(SIDES) if ways >> side & 1}

    @property
    def deck(self) -> set[str]:
        return names_in(self.s.deck)

    @property
    def discard(self) -> set[str]:
        return names_in(self.s.discard)

    @property
    def gone(self) -> set[str]:
        return names_in(self.s.gone)

    @property
    def drawn(self) -> list[str]:
        return [name(c) for c in self.s.drawn.card[: self.s.drawn.n]]

    def rig(self, pile: Pile, cards: str) -> None:
        """Move cards from the deck to another pile, to set up what would take long to play."""
        for number in map(card, cards.split()):
            at = self.s.deck.card.index(number)
            self.s.deck.n -= 1
            self.s.deck.card[at], self.s.deck.card[self.s.deck.n] = self.s.deck.card[self.s.deck.n], 0
            pile.card[pile.n] = number
            pile.n += 1


def names_in(p: Pile) -> set[str]:
    found = [name(c) for c in p.card[: p.n]]
    assert len(set(found)) == len(found), "a card lies there twice"
    return set(found)
