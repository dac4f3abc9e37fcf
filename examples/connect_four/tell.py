"""Connect four in words: its moves, its notes, and its board as a grid that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Grid, Notes, squares
from rulewright.telling.language import Messages

from .state import COLUMNS, ROWS, Box, Note, State, Verb

DISCS = ("X", "O")
ABOUT = {"drop": ("C4-2", "C4-3")}
SAY = Messages(__file__)
NOTES = Notes(Note, SAY, column=lambda box, names, column: str(column + 1))
NOTES.cite(Note.DROPPED, "C4-2")
CELLS = squares(COLUMNS, ROWS)


def whose(view: State, box: Box, cell: int) -> int:
    column, row = CELLS[cell]
    bit = 7 * column + ROWS - 1 - row
    return next((seat for seat in (0, 1) if view.discs[seat] >> bit & 1), -1)


def look(view: State, box: Box, cell: int) -> str:
    seat = whose(view, box, cell)
    return DISCS[seat] if seat >= 0 else ""


def at(action: int) -> Sequence[int]:
    """A disc is dropped by pointing anywhere in its column."""
    return range(Verb.DROP.argument(action), len(CELLS), COLUMNS)


GRIDS = (Grid("board", SQUARE, CELLS, look, at, whose),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("drop", column=Verb.DROP.argument(action) + 1)


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    cells = [look(view, box, cell) or "." for cell in range(len(CELLS))]
    rows = [" ".join(cells[first : first + COLUMNS]) for first in range(0, len(CELLS), COLUMNS)]
    return "\n".join([*rows, " ".join(str(c + 1) for c in range(COLUMNS))])


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("full", column=Verb.DROP.argument(action) + 1)
