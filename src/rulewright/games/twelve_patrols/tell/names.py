"""Names of cards, sides, soldiers, lines and gaps."""

from __future__ import annotations

from typing import TypedDict

from rulewright.telling.language import Word

from ..notes import SAY
from ..rules.kingdom import beyond_gap, gap_cell
from ..rules.soldiers import colour_of, face_of, how_many
from ..state import FIRST_COLUMN, KINDS, NONE, WIDTH, Box, Demand, State

COLOUR_NAMES = (Word("dark"), Word("medium"), Word("light"))
SIGNS = "DML"
LETTERS = "-CIS"
ROWS = "ABCDE"


def card_name(box: Box, card: int) -> str:
    return SAY.name(box.texts["cards"][card]) if NONE < card < len(box.texts["cards"]) else SAY("no-region")


def side_mark(box: Box, card: int, side: int) -> str:
    """A side in short, like S7; a dash if it is blank."""
    ask = box.asks[card][side]
    return "-" if ask == Demand.BLANK else f"{LETTERS[ask]}{box.number[card][side]}"


class Soldier(TypedDict):
    """Arguments of messages about a soldier: a footman of a colour, or a knight with a number."""

    colour: Word
    face: int


def soldier(kind: int) -> Soldier:
    return {"colour": COLOUR_NAMES[colour_of(kind)], "face": face_of(kind)}


def kind_mark(kind: int) -> str:
    return f"{SIGNS[colour_of(kind)]}{face_of(kind) or '·'}"


def soldiers(items: int) -> list[int]:
    """The kind of every soldier in a patrol."""
    return [kind for kind in range(KINDS) for _ in range(how_many(items, kind))]


def patrol_mark(items: int) -> str:
    return " ".join(kind_mark(kind) for kind in soldiers(items))


def cell_name(cell: int) -> str:
    """Row letter and column number: C3 is the middle of the table."""
    return f"{ROWS[cell // WIDTH]}{cell % WIDTH + 1}"


def line_name(line: int) -> str:
    if line < FIRST_COLUMN:
        return SAY("row", row=ROWS[line])
    return SAY("column", column=line - FIRST_COLUMN + 1)


def gap_name(gap: int) -> str:
    return f"{cell_name(gap_cell(gap))}-{cell_name(beyond_gap(gap))}"


def neighbours(view: State, box: Box, gap: int) -> str:
    """The regions on both sides of a gap."""
    first, second = (card_name(box, view.at[cell]) for cell in (gap_cell(gap), beyond_gap(gap)))
    return SAY("between", first=first, second=second)
