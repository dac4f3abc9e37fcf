"""What changes, what can be done and what is told.

Men are sets of points. A point is 8 * ring + place: the rings are numbered from the outside, the places of a ring clockwise
from its upper left corner. So corners are even, and the middles of sides, where the rings are joined, are odd.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
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
    bits,
    int8,
    int16,
    kind,
    public,
    table,
    verb,
)

RINGS, PLACES = 3, 8
POINTS = RINGS * PLACES
MEN, FEW = 9, 3
"""Men of each player, and how many are so few that they may fly."""
TAKEN = 2 * (MEN - FEW) + 1
"""The most men that can be taken in a game: each of these is a move more than there are turns."""
MOST_TURNS = 200
ALL = (1 << POINTS) - 1
LINES = tuple(
    [tuple(8 * ring + (side + step) % 8 for step in range(3)) for ring in range(RINGS) for side in (0, 2, 4, 6)]
    + [tuple(8 * ring + middle for ring in range(RINGS)) for middle in (1, 3, 5, 7)]
)
"""The sixteen lines of three points."""


def _line(points: tuple[int, ...]) -> int:
    return sum(1 << point for point in points)


MILLS = table([_line(line) for line in LINES])
"""Each line as a set."""
THROUGH = table([[_line(line) for line in LINES if point in line] for point in range(POINTS)])
"""The two lines through each point."""


class Phase(Enumeration):
    PLACING = 0
    MOVING = 1
    TAKING = 2


class End(Enumeration):
    TWO_LEFT = 1
    BLOCKED = 2
    TURNS_OVER = 3


class Verb(Verbs):
    PLACE = verb(point=POINTS)
    MOVE = verb(start=POINTS, to=POINTS)
    TAKE = verb(point=POINTS)


class Note(NoteKinds):
    PLACED = kind("seat", "point", clause="MO-3")
    MOVED = kind("seat", "start", "point", clause="MO-4")
    TOOK = kind("seat", "point", clause="MO-6")
    TWO_LEFT = kind("seat", clause="MO-8")
    BLOCKED = kind("seat", clause="MO-9")
    TURNS_OVER = kind("turns", clause="MO-10")


OPTIONS = (
    Option("flying", "whether a player with three men may fly", "yes", words=("yes", "no")),
    Option("turns", "after how many turns the game is a draw", MOST_TURNS, low=40, high=MOST_TURNS),
)


class Box(GameBox):
    flying: int = public(int8, of=FLAG)
    turns: int = public(int16, of=Count(MOST_TURNS))


class State(GameState):
    men: list[int] = public(bits(POINTS), 2, by=SEAT)
    hand: list[int] = public(int8, 2, by=SEAT, of=Count(MEN))
    """Men still to be placed."""
    mover: int = public(int8, of=SEAT)
    phase: int = public(int8, of=Phase)
    """What the mover does: place a man, move one, or take one for a mill."""
    turns: int = public(int16, of=Count(MOST_TURNS))
    last: int = public(int8, of=Id(POINTS))
    """Where the last man was placed, moved to or taken; -1: nowhere yet."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.flying = int(options["flying"] == "yes")
    box.turns = options["turns"]
    return box
