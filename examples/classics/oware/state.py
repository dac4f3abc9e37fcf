"""The state, moves, notes and options of oware.

Houses are numbered counter-clockwise as they are sown: South's 0 to 5 from left to right, North's 6 to 11 from right to left.
With fewer houses a player, the last of each row are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any

from rulewright.kernel import (
    DERIVED,
    SEAT,
    Content,
    Count,
    Enumeration,
    GameBox,
    GameState,
    NoteKinds,
    Option,
    Verbs,
    bits,
    int8,
    int16,
    int64,
    kind,
    public,
    table,
    verb,
)

ROW, SEATS = 6, 2
HOUSES = ROW * SEATS
SEEDS = 4 * HOUSES
CALM = 400
"""The most moves in a row without a capture."""
WAYS = table([[comb(n, k) for k in range(HOUSES + 1)] for n in range(SEEDS + HOUSES)])
"""In how many ways k of n can be chosen."""


class End(Enumeration):
    MAJORITY = 1
    STUCK = 2
    REPEATED = 3
    CALM = 4


class Verb(Verbs):
    SOW = verb(house=HOUSES)


class Note(NoteKinds):
    SOWN = kind("seat", "house", "seeds")
    CAPTURED = kind("seat", "seeds")
    SLAM = kind("seat")
    KEPT = kind("seat", "seeds")


OPTIONS = (
    Option("houses", "how many houses a row has", ROW, low=2, high=ROW),
    Option("seeds", "how many seeds are in a house at first", 4, low=1, high=4),
    Option("calm", "after how many moves without a capture the game ends", CALM, low=8, high=CALM),
)


class Box(GameBox):
    houses: int = public(int8)
    seeds: int = public(int8)
    calm: int = public(int16)
    following: list[int] = public(int8, HOUSES)
    """For each house the next one, counter-clockwise."""


class State(GameState):
    houses: list[int] = public(int8, HOUSES, of=Count(SEEDS))
    """The seeds in each house."""
    captured: list[int] = public(int8, SEATS, by=SEAT, of=Count(SEEDS))
    mover: int = public(int8, of=SEAT)
    sowable: int = public(bits(HOUSES), of=DERIVED)
    """The houses that the mover may sow."""
    calm: int = public(int16, of=Count(CALM))
    """The moves since the last capture."""
    past: list[int] = public(int64, CALM + 1, of=DERIVED)
    """The positions since the last capture, each as its number (see `position` in the rules)."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.houses, box.seeds, box.calm = options["houses"], options["seeds"], options["calm"]
    for seat in range(SEATS):
        for k in range(box.houses):
            last = k == box.houses - 1
            box.following[ROW * seat + k] = ROW * (1 - seat) if last else ROW * seat + k + 1
    return box
