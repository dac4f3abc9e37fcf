"""The kingdom: cells, lines and gaps, and where the next card may lie."""

from __future__ import annotations

from rulewright.kernel import plus, rule

from ..state import CELLS, COLUMNS, DOWNWARDS, FRAME, LINES, MIDDLE, NONE, SIDE, Box, FrameRule, State, Way

TABLE = (1 << CELLS) - 1
A_ROW = (1 << SIDE) - 1
WEST_EDGE = sum(1 << cell for cell in range(0, CELLS, SIDE))
EAST_EDGE = WEST_EDGE << (SIDE - 1)
THREE_BY_THREE = sum(1 << (SIDE * row + column) for row in range(FRAME) for column in range(FRAME))
"""Sets of cells: the whole table, its topmost row, its leftmost and rightmost column, and a frame in its top left corner."""


@rule
def way_of(line: int) -> int:
    return Way.ACROSS if line < COLUMNS else Way.DOWN


@rule
def line_cell(line: int, k: int) -> int:
    """The k-th of the five cells of a line."""
    return SIDE * line + k if line < COLUMNS else SIDE * k + line - COLUMNS


@rule
def line_gap(line: int, k: int) -> int:
    """The gap behind the k-th cell of a line."""
    return (SIDE - 1) * line + k if line < COLUMNS else DOWNWARDS + SIDE * k + line - COLUMNS


@rule
def line_start(s: State, line: int) -> int:
    """Which cell of a line is the first that holds a card; SIDE where none does."""
    k = 0
    while k < SIDE and s.at[line_cell(line, k)] == NONE:
        k += 1
    return k


@rule
def line_length(s: State, line: int) -> int:
    """How many cards lie in a line."""
    n = 0
    for k in range(SIDE):
        if s.at[line_cell(line, k)] != NONE:
            n += 1
    return n


@rule
def card_of(s: State, line: int, k: int) -> int:
    """The k-th of the three cards of a complete line."""
    return int(s.at[line_cell(line, line_start(s, line) + k)])


@rule
def half_gap(s: State, line: int, half: int) -> int:
    """TP-3: the first or second gap of a complete line."""
    return line_gap(line, line_start(s, line) + half)


@rule
def gap_cell(gap: int) -> int:
    """The cell before a gap: on its left, or above it."""
    return gap // (SIDE - 1) * SIDE + gap % (SIDE - 1) if gap < DOWNWARDS else gap - DOWNWARDS


@rule
def beyond_gap(gap: int) -> int:
    """The cell behind a gap: on its right, or below it."""
    return gap_cell(gap) + (1 if gap < DOWNWARDS else SIDE)


@rule
def laid_cells(s: State) -> int:
    """The cells that hold a card, as a set."""
    cells = 0
    for cell in range(CELLS):
        if s.at[cell] != NONE:
            cells = plus(cells, cell)
    return cells


@rule
def beside(cells: int) -> int:
    """TP-10: the cells beside these, as a set."""
    across = ((cells & ~EAST_EDGE) << 1) | ((cells & ~WEST_EDGE) >> 1)
    return (across | (cells << SIDE) | (cells >> SIDE)) & TABLE


@rule
def in_frame(box: Box, cells: int) -> int:
    """TP-11, TP-A5, TP-A6: where a card may lie with a kingdom of these cells, as a set: within three by three.

    A fixed frame is the middle of the table; a floating one starts there, and then is any that holds the whole kingdom.
    """
    if box.frame == FrameRule.FIXED:
        return THREE_BY_THREE << (SIDE + 1)
    if cells == 0:
        return 1 << MIDDLE
    found = 0
    for top in range(SIDE - FRAME + 1):
        for left in range(SIDE - FRAME + 1):
            frame = THREE_BY_THREE << (SIDE * top + left)
            if cells & ~frame == 0:
                found |= frame
    return found


@rule
def gaps_within(cells: int) -> int:
    """TP-3: the gaps between two of these cells, as a set."""
    rows, found = cells & (cells >> 1) & ~EAST_EDGE, (cells & (cells >> SIDE)) << DOWNWARDS
    for row in range(SIDE):
        found |= ((rows >> (SIDE * row)) & A_ROW) << ((SIDE - 1) * row)
    return found


@rule
def survey(s: State, box: Box) -> None:
    """See where the next card may lie, and which gaps may be filled early (TP-10, TP-11, TP-14)."""
    cells = laid_cells(s)
    s.open = in_frame(box, cells) & ~cells & (beside(cells) if cells != 0 else TABLE)
    s.ready = gaps_within(cells) & ~s.manned if s.barracks != 0 else 0


@rule
def completed(s: State, line: int) -> bool:
    """TP-15: whether a line has its three cards."""
    return 0 <= line < LINES and line_length(s, line) == FRAME
