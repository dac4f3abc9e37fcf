"""A table to test at: dice are dictated as faces, pieces by name, and Katamaris that take long to roll up are rigged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.games import load
from rulewright.games.katamari.rules.placement import lay, placing_at
from rulewright.games.katamari.rules.turn import spend
from rulewright.games.katamari.state import HEXES, NONE, SIZES, SPOTS, Box, State, Verb
from rulewright.games.katamari.tell.names import hex_name
from rulewright.kernel import Fate
from tests import table

GAME = load("katamari")
BOX: Box = GAME.make_box()
PLAIN = ("drawing pin", "domino", "teapot", "alarm clock", "armchair", "windmill")
"""The tops of the piles at most tables: [1]; [1] [1]; [2] star; [2] star star; [3] and stars; [3] [3] and stars."""
NAMES = {hex_name(hex): hex for hex in range(HEXES)}


def kind(thing: str, box: Box = BOX) -> int:
    return int(box.texts["things"].index(thing))


def spot(thing: str, where: str, box: Box = BOX) -> int:
    """The spot in which a piece lies on these hexes, in the order of its own."""
    cells, shape = [NAMES[name] for name in where.split()], box.shape[kind(thing, box)]
    found = [i for i in range(SPOTS) if box.mask[shape][i] and box.cell[shape][i][: len(cells)] == cells]
    assert found, f"the {thing} cannot lie on {where}"
    return found[0]


class Table(table.Table):
    """Seat 0 begins, with the tops that a test asks for."""

    s: State
    box: Box

    def __init__(
        self,
        seats: int = 2,
        tops: Sequence[str] = PLAIN,
        first: int = 0,
        rolls: Sequence[int] = (),
        **options: int | str,
    ) -> None:
        box = GAME.make_box(options, seats)
        lots = [1 + sum(box.copies[box.first[i] : kind(top, box)]) for i, top in enumerate(tops)]
        rolls = rolls or [6 if i == first else 1 for i in range(seats)]
        fate = Fate(dice=[*lots, *rolls], cards=range(seats))
        super().__init__(GAME, seats, fate, **options)
        assert fate.spent

    # ------------------------------------------------------------ rigging

    def lay(self, seat: int, *pieces: str) -> Table:
        """Pieces that nobody has seen, laid on a board for nothing: "teapot C3 C4 D3"."""
        for text in pieces:
            thing = next(t for t in self.box.texts["things"] if text.startswith(t + " "))
            where = text.removeprefix(thing + " ")
            assert self.s.rest[kind(thing, self.box)] > 0, f"no unseen {thing} is left"
            self.s.rest[kind(thing, self.box)] -= 1
            lay(self.s, self.box, seat, kind(thing, self.box), spot(thing, where, self.box))
        return self

    def power(self, n: int) -> Table:
        """The mover has rolled so much power."""
        self.s.power = n
        spend(self.s, self.box)
        return self

    def lot(self, thing: str) -> int:
        """The die by which this piece is turned up next."""
        k = kind(thing, self.box)
        assert self.s.rest[k] > 0, f"no unseen {thing} is left"
        return 1 + sum(self.s.rest[self.box.first[self.box.size[k] - 1] : k])

    def only(self, pile: int, *things: str) -> None:
        """Nothing is left unseen in a pile but these: the others are gone from the game."""
        for k in range(self.box.first[pile], self.box.first[pile + 1]):
            self.s.rest[k] = 0
        for thing in things:
            self.s.rest[kind(thing, self.box)] += 1

    # ------------------------------------------------------------ moves of the seat whose turn it is

    @property
    def mover(self) -> int:
        return int(self.s.mover)

    def do(self, move: table.Move, *dice: int, **numbers: int) -> Table:
        self.play(self.mover, move, list(dice), **numbers)
        return self

    def no(self, move: table.Move, **numbers: int) -> str:
        """The clause that forbids the mover a move."""
        return self.refused(self.mover, move, **numbers)

    def roll(self, *dice: int) -> Table:
        return self.do("roll", *dice)

    def place(self, where: str, up: str = "drawing pin") -> Table:
        """Lay what was bought; `up` is what its pile shows next, "" if nothing is drawn for it."""
        chosen = self.box.texts["things"][self.s.shown[self.s.chosen]]
        dice = [self.lot(up)] if up else []
        return self.do(placing_at(spot(chosen, where, self.box)), *dice)

    def buy(self, pile: int, where: str, up: str) -> Table:
        """Piles are counted from 1, as players do: the size of what lies there."""
        return self.do("buy", pile=pile - 1).place(where, up)

    def misplaced(self, where: str) -> str:
        """The clause that forbids this place."""
        chosen = self.box.texts["things"][self.s.shown[self.s.chosen]]
        return self.no(placing_at(spot(chosen, where, self.box)))

    def lose(self, where: str) -> Table:
        return self.do(Verb.LOSE.of(NAMES[where]))

    # ------------------------------------------------------------ what one sees

    def top(self, pile: int) -> str:
        shown = self.s.shown[pile - 1]
        return "" if shown == NONE else str(self.box.texts["things"][shown])

    @property
    def tops(self) -> list[str]:
        return [self.top(i + 1) for i in range(SIZES)]

    def under(self, pile: int) -> list[str]:
        held = self.s.under[pile - 1]
        return [self.box.texts["things"][k] for k in held.card[: held.n]]

    def lying(self, seat: int) -> list[str]:
        placed = self.s.placed
        return [self.box.texts["things"][placed.kind[i]] for i in range(placed.n) if placed.seat[i] == seat]

    def last(self) -> str:
        """The last sentence everybody heard."""
        return self.said(-1)[-1]

    def seat(self, i: int) -> Any:
        return self.s.seats[i]
