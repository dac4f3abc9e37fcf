"""Claims: what is printed, what changes, what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import Actions, Content, GameBox, GameState, Option, Record, field, hexes, int8, owned, public

SEATS, HIGHEST = 3, 3
NOTHING = -1
PLAYED, FULL = 1, 2
FIELD = hexes(2)
"""The cells by number, as (q, r)."""
CELLS = len(FIELD)
DIRECTIONS = ((1, 0), (0, 1), (-1, 1))
"""Half of the six ways to a neighbour: each pair of cells is met once."""

ACTIONS = Actions()
POINT = ACTIONS.verb("point", cell=CELLS)
BID = ACTIONS.verb("bid", coins=HIGHEST + 1)

OPTIONS = (
    Option("field", "which cells are in play", "whole", words=("whole", "ring", "heart")),
    Option("purse", "coins to start with; 0: as printed", 0, low=0, high=9, by_seats={3: 7}),
)


class Box(GameBox):
    rounds: int = public(int8)
    coins: int = public(int8)
    free: list[int] = public(int8, CELLS)
    """Whether a cell is in play."""
    beside: list[list[int]] = public(int8, CELLS, len(DIRECTIONS))
    """Neighbours by number."""


class Seat(Record):
    """One player. Where he points and what he bids is his secret until all have bid."""

    cell: int = owned(int8, blank=NOTHING)
    bid: int = owned(int8, blank=NOTHING)
    made: int = public(int8)
    """How far he is: 0 has not pointed, 1 has, 2 has bid."""
    coins: int = public(int8)
    showed: list[int] = public(int8, 2)
    """Cell and bid of the last round, which all have seen."""


class State(GameState):
    owner: list[int] = public(int8, CELLS)
    """1 and up: a seat; 0: nobody."""
    seats: list[Seat] = field(Seat, SEATS)
    round: int = public(int8)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.rounds = file.number("rounds", 1, 12)
    printed = file.number("coins", 0, 20)
    box.coins = options["purse"] or printed
    for i, (q, r) in enumerate(FIELD):
        far = max(abs(q), abs(r), abs(q + r))
        box.free[i] = {"whole": True, "ring": far == 2, "heart": far < 2}[options["field"]]
        near = [(q + a, r + b) for a, b in DIRECTIONS]
        box.beside[i][:] = [FIELD.index(cell) if cell in FIELD else NOTHING for cell in near]
    return box
