"""What cards, sides, soldiers, lines and gaps are called."""

from __future__ import annotations

from ..rules.kingdom import gap_cell
from ..rules.soldiers import how_many
from ..state import A_COLOUR, COLUMNS, DOWNWARDS, KINDS, NONE, SIDE, Box, Demand, State

COLOUR_NAMES = ("dark", "medium", "light")
SIGNS = "DML"
ASKS = ("nothing", "colours", "items", "sum")
LETTERS = "-CIS"
ROWS = "ABCDE"


def card_name(box: Box, card: int) -> str:
    return str(box.texts["cards"][card]) if card != NONE else "no region"


def side_mark(box: Box, card: int, side: int) -> str:
    """A side in two letters, S7; a blank one is a dash."""
    ask = box.asks[card][side]
    return "-" if ask == Demand.BLANK else f"{LETTERS[ask]}{box.number[card][side]}"


def kind_name(kind: int) -> str:
    """A soldier: a footman of a colour, or a knight with a number."""
    colour, face = COLOUR_NAMES[kind // A_COLOUR], kind % A_COLOUR
    return f"{colour} knight {face}" if face else f"{colour} footman"


def kind_mark(kind: int) -> str:
    return f"{SIGNS[kind // A_COLOUR]}{kind % A_COLOUR or '·'}"


def soldiers(items: int) -> list[int]:
    """The kinds in a patrol, each as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(how_many(items, kind))]


def many(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def patrol_mark(items: int) -> str:
    return " ".join(kind_mark(kind) for kind in soldiers(items))


def cell_name(cell: int) -> str:
    """A row by its letter, a column by its number: C3 is the middle of the table."""
    return f"{ROWS[cell // SIDE]}{cell % SIDE + 1}"


def line_name(line: int) -> str:
    return f"row {ROWS[line]}" if line < COLUMNS else f"column {line - COLUMNS + 1}"


def gap_name(gap: int) -> str:
    cell = gap_cell(gap)
    return f"{cell_name(cell)}-{cell_name(cell + (1 if gap < DOWNWARDS else SIDE))}"


def neighbours(view: State, box: Box, gap: int) -> str:
    """The regions on both sides of a gap."""
    cell = gap_cell(gap)
    other = cell + (1 if gap < DOWNWARDS else SIDE)
    return f"{card_name(box, view.at[cell])} and {card_name(box, view.at[other])}"
