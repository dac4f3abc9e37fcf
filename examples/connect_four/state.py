"""What is printed, what changes, what can be done and what is told.

A board is one number: bit 7 * column + row is set where the seat has a disc. Row 6 of every column stays empty, so that
lines cannot run over the top of one column into the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    SEAT,
    Content,
    Count,
    Enumeration,
    GameBox,
    GameState,
    NoteKinds,
    SetOf,
    Verbs,
    int8,
    int64,
    kind,
    public,
    verb,
)

COLUMNS, ROWS = 7, 6


class End(Enumeration):
    FOUR = 1
    FULL = 2


class Verb(Verbs):
    DROP = verb(column=COLUMNS)


class Note(NoteKinds):
    DROPPED = kind("seat", "column")


class Box(GameBox):
    first: int = public(int8)
    """The seat that begins."""


class State(GameState):
    discs: list[int] = public(int64, 2, by=SEAT, of=SetOf(49))
    mover: int = public(int8, of=SEAT)
    moves: int = public(int8, of=Count(COLUMNS * ROWS))


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.first = file.number("first", 0, 1)
    return box
