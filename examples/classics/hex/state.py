"""The state, moves, notes and options of Hex.

The board lies in a frame: places are numbered row by row in 13 rows of 13, and the outermost are the sides, where stones of
their owners lie from the start. So a stone at the edge has neighbours like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    DERIVED,
    FLAG,
    SEAT,
    Content,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    NoteKinds,
    Option,
    Verbs,
    int8,
    int16,
    kind,
    public,
    table,
    uint8,
    verb,
)

SIZE = 11
CELLS = SIZE * SIZE
WIDTH = SIZE + 2
PLACES = WIDTH * WIDTH
BESIDE = table([-WIDTH, 1 - WIDTH, 1, WIDTH, WIDTH - 1, -1])
"""The steps from a place to its six neighbours, clockwise."""
GROUPS = table([own & ~(own << 1 | own >> 5) or own & 1 for own in range(64)])
"""For each set of neighbours, one of every group that lies side by side: those of a group are in one chain."""

EMPTY, OFF = 0, 3
"""What lies on a place: nothing, the number of a seat and one, or there is no such place on this board."""


PLACE_OF = table([cell + 2 * (cell // SIZE) + WIDTH + 1 for cell in range(CELLS)])
"""The place in the frame of each cell of the board."""


class End(Enumeration):
    JOINED = 1


class Verb(Verbs):
    PLACE = verb(cell=CELLS)  # row by row from the top left, 11 to a row on a board of any size
    SWAP = verb()


class Note(NoteKinds):
    PLACED = kind("seat", "cell")
    SWAPPED = kind("seat", "cell")


OPTIONS = (
    Option("size", "how many cells a side of the board has", SIZE, low=2, high=SIZE, shown=True),
    Option("swap", "whether the second player may take over the first stone", "on", words=("on", "off")),
)


class Box(GameBox):
    size: int = public(int8)
    swap: int = public(int8)


class State(GameState):
    stones: list[int] = public(int8, PLACES, of=Count(OFF))
    """Row by row, the sides included: EMPTY, a seat and one, or OFF."""
    chain: list[int] = public(uint8, PLACES, of=DERIVED)
    """For a stone, another one of its chain, nearer to the one that stands for all of them; that one has 0."""
    mover: int = public(int8, of=SEAT)
    moves: int = public(int8, of=Count(CELLS + 1))
    last: int = public(int16, of=Id(PLACES))
    """Where the last stone was placed."""
    swapped: int = public(int8, of=FLAG)


def cell_of(place: int) -> int:
    """A place in the frame as a cell of the board."""
    return place - WIDTH - 1 - 2 * (place // WIDTH - 1)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.size = options["size"]
    box.swap = options["swap"] == "on"
    return box
