"""What is printed, what changes, what players can do and what can happen."""

from __future__ import annotations

from rulewright.kernel import Enumeration, GameBox, GameState, NoteKinds, Verbs, int8, kind, public, verb

COLUMNS, ROWS = 5, 5
CELLS = COLUMNS * ROWS
EMPTY = 0
"""A cell holds this, or the number of a seat and one."""


class End(Enumeration):
    LINE = 1
    FULL = 2


class Verb(Verbs):
    PLACE = verb(cell=CELLS)  # row by row from the top left


class Note(NoteKinds):
    PLACED = kind("seat", "cell")


class Box(GameBox):
    line: int = public(int8)
    """How many in a row win: read from box.toml by its name."""


class State(GameState):
    cells: list[int] = public(int8, CELLS)
    mover: int = public(int8)
    placed: int = public(int8)
