"""Connect four in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Grid, squares

from .state import COLUMNS, DROP, ROWS, Box, State

DISCS = ("X", "O")
ABOUT = {"drop": ("C4-2", "C4-3")}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return f"Drop in column {action - DROP + 1}"


def look(view: State, box: Box, cell: int) -> str:
    """What lies on a cell, counted row by row from the top left."""
    bit = 7 * (cell % COLUMNS) + ROWS - 1 - cell // COLUMNS
    return DISCS[0] if view.discs[0] >> bit & 1 else DISCS[1] if view.discs[1] >> bit & 1 else ""


def at(action: int) -> range:
    """Any cell of its column stands for a move."""
    return range(action - DROP, COLUMNS * ROWS, COLUMNS)


GRIDS = (Grid("board", SQUARE, squares(COLUMNS, ROWS), look, at),)


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [" ".join(look(view, box, COLUMNS * r + c) or "." for c in range(COLUMNS)) for r in range(ROWS)]
    return "\n".join([*rows, " ".join(str(c + 1) for c in range(COLUMNS))])
