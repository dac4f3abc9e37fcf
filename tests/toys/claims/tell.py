"""Claims in words, and the field as a board that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HEX, Grid, Notes
from rulewright.telling.language import Messages

from .state import CELLS, FIELD, Box, Note, State, Verb

ABOUT = {"point": ("CM-1", "CM-2"), "bid": ("CM-2", "CM-3")}

NOTES = Notes(Note, Messages(__file__), cell=lambda box, names, cell: str(cell + 1))
NOTES.cite(Note.READY, "CM-2")
NOTES.cite(Note.SHOWN, "CM-4")
NOTES.cite(Note.TAKEN, "CM-4")


def look(view: State, box: Box, cell: int) -> str:
    """The number of its owner, x where nobody may claim it, and ? where you point yourself, for nobody else to see."""
    if view.owner[cell]:
        return str(view.owner[cell])
    pointed = any(view.seats[i].cell == cell for i in range(box.seats))
    return ("?" if pointed else "") if box.free[cell] else "x"


def whose(view: State, box: Box, cell: int) -> int:
    return view.owner[cell] - 1


def at(action: int) -> list[int]:
    return [Verb.POINT.argument(action)] if Verb.at(action) == Verb.POINT else []


GRIDS = (Grid("field", HEX, FIELD, look, at, whose),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if Verb.at(action) == Verb.POINT:
        return f"Point at cell {Verb.POINT.argument(action) + 1}"
    return f"Bid {Verb.BID.argument(action)}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for row in range(-2, 3):
        cells = [look(view, box, c) or "." for c in range(CELLS) if FIELD[c][1] == row]
        rows.append(" " * abs(row) + " ".join(cells))
    return "\n".join([*rows, *(f"{names[i]}: {view.seats[i].coins} coins" for i in range(box.seats))])
