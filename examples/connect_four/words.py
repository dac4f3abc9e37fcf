"""Connect four in words."""

from __future__ import annotations

from collections.abc import Sequence

from .state import COLUMNS, DROP, ROWS, Box, State

DISCS = ("X", "O")
ABOUT = {"drop": ("C4-2", "C4-3")}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return f"Drop in column {action - DROP + 1}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    def cell(column: int, row: int) -> str:
        bit = 7 * column + row
        return DISCS[0] if view.discs[0] >> bit & 1 else DISCS[1] if view.discs[1] >> bit & 1 else "."

    rows = [" ".join(cell(c, r) for c in range(COLUMNS)) for r in reversed(range(ROWS))]
    return "\n".join([*rows, " ".join(str(c + 1) for c in range(COLUMNS))])
