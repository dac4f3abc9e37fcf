"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Grid, Notes, squares
from rulewright.telling.language import Messages

from .state import CELLS, COLUMNS, ROWS, Box, Note, State, Verb

DISCS = ("X", "O")
ABOUT = {"place": ("MG-2", "MG-3")}


def place(cell: int) -> str:
    """A cell as on a chessboard, a1 at the bottom left."""
    return f"{'abcdefgh'[cell % COLUMNS]}{ROWS - cell // COLUMNS}"


SAY = Messages(__file__)
NOTES = Notes(Note, SAY, cell=lambda box, names, cell: place(cell))
NOTES.cite(Note.PLACED, "MG-2")


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"line": box.line}


def whose(view: State, box: Box, cell: int) -> int:
    return view.cells[cell] - 1


def look(view: State, box: Box, cell: int) -> str:
    seat = whose(view, box, cell)
    return DISCS[seat] if seat >= 0 else ""


def at(action: int) -> Sequence[int]:
    return (Verb.PLACE.argument(action),)


GRIDS = (Grid("board", SQUARE, squares(COLUMNS, ROWS), look, at, whose),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("place", cell=place(Verb.PLACE.argument(action)))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("occupied", cell=place(Verb.PLACE.argument(action)))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    cells = [look(view, box, cell) or "." for cell in range(CELLS)]
    rows = [f"{ROWS - row} {' '.join(cells[row * COLUMNS :][:COLUMNS])}" for row in range(ROWS)]
    return "\n".join([*rows, f"  {' '.join('abcdefgh'[:COLUMNS])}"])
