"""Claims: what is printed, what changes, what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    Content,
    Enumeration,
    GameBox,
    GameState,
    NoteKinds,
    Option,
    Struct,
    Verbs,
    field,
    hexes,
    int8,
    kind,
    owned,
    public,
    verb,
)

SEATS, HIGHEST = 3, 3
NOTHING = -1
FIELD = hexes(2)
"""The cells by number, as (q, r)."""
CELLS = len(FIELD)
DIRECTIONS = ((1, 0), (0, 1), (-1, 1))
"""Half of the six ways to a neighbour: each pair of cells is met once."""


class End(Enumeration):
    PLAYED = 1
    FULL = 2


class Stage(Enumeration):
    """How far a player is in a round."""

    POINTING = 0
    BIDDING = 1
    DONE = 2


class Verb(Verbs):
    POINT = verb(cell=CELLS)
    BID = verb(coins=HIGHEST + 1)


class Note(NoteKinds):
    READY = kind("seat")
    SHOWN = kind("seat", "cell", "coins")
    TAKEN = kind("seat", "cell")


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


class Seat(Struct):
    """One player. Where he points and what he bids is his secret until all have bid."""

    cell: int = owned(int8, blank=NOTHING)
    bid: int = owned(int8, blank=NOTHING)
    made: int = public(int8)
    """A Stage."""
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
