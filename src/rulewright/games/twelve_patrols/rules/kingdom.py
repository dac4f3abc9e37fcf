"""Geometry of the kingdom: cells, lines and gaps, and where the next card may go (TP-3, TP-10, TP-11)."""

from __future__ import annotations

from rulewright.kernel import has, plus, rule

from ..state import CELLS, FIRST_COLUMN, FIRST_COLUMN_GAP, FRAME, LINES, MIDDLE, NONE, WIDTH, Box, FrameRule, State, Way

TABLE = (1 << CELLS) - 1
A_ROW = (1 << WIDTH) - 1
WEST_EDGE = sum(1 << cell for cell in range(0, CELLS, WIDTH))
EAST_EDGE = WEST_EDGE << (WIDTH - 1)
THREE_BY_THREE = sum(1 << (WIDTH * row + column) for row in range(FRAME) for column in range(FRAME))
"""Sets of cells: the whole table, its top row, its leftmost and rightmost columns, and a frame in its top left corner."""


@rule
def row_of(cell: int) -> int:
    """The row through a cell."""
    return cell // WIDTH


@rule
def column_of(cell: int) -> int:
    """The column through a cell."""
    return FIRST_COLUMN + cell % WIDTH


@rule
def way_of(line: int) -> int:
    return Way.ACROSS if line < FIRST_COLUMN else Way.DOWN


@rule
def line_cell(line: int, k: int) -> int:
    """The k-th of the five cells of a line."""
    return WIDTH * line + k if line < FIRST_COLUMN else WIDTH * k + line - FIRST_COLUMN


@rule
def line_gap(line: int, k: int) -> int:
    """The gap after the k-th cell of a line."""
    return (WIDTH - 1) * line + k if line < FIRST_COLUMN else FIRST_COLUMN_GAP + WIDTH * k + line - FIRST_COLUMN


@rule
def line_start(s: State, line: int) -> int:
    """The index of the first cell of a line that holds a card; WIDTH if none does."""
    k = 0
    while k < WIDTH and s.at[line_cell(line, k)] == NONE:
        k += 1
    return k


@rule
def line_length(s: State, line: int) -> int:
    """How many cards are in a line."""
    n = 0
    for k in range(WIDTH):
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
    return gap // (WIDTH - 1) * WIDTH + gap % (WIDTH - 1) if gap < FIRST_COLUMN_GAP else gap - FIRST_COLUMN_GAP


@rule
def beyond_gap(gap: int) -> int:
    """The cell after a gap: on its right, or below it."""
    return gap_cell(gap) + (1 if gap < FIRST_COLUMN_GAP else WIDTH)


@rule
def laid_cells(s: State) -> int:
    """The set of cells that hold a card."""
    cells = 0
    for cell in range(CELLS):
        if s.at[cell] != NONE:
            cells = plus(cells, cell)
    return cells


@rule
def beside(cells: int) -> int:
    """TP-10: the set of cells next to these."""
    across = ((cells & ~EAST_EDGE) << 1) | ((cells & ~WEST_EDGE) >> 1)
    return (across | (cells << WIDTH) | (cells >> WIDTH)) & TABLE


@rule
def in_frame(box: Box, cells: int) -> int:
    """TP-11, TP-A5, TP-A6: the set of cells that keep a kingdom of these cells within three by three.

    A fixed frame is the middle of the table. A floating one starts there, and then may be any that contains the whole kingdom.
    """
    if box.frame == FrameRule.FIXED:
        return THREE_BY_THREE << (WIDTH + 1)
    if cells == 0:
        return 1 << MIDDLE
    found = 0
    for top in range(WIDTH - FRAME + 1):
        for left in range(WIDTH - FRAME + 1):
            frame = THREE_BY_THREE << (WIDTH * top + left)
            if cells & ~frame == 0:
                found |= frame
    return found


@rule
def gaps_within(cells: int) -> int:
    """TP-3: the set of gaps between two of these cells."""
    rows, found = cells & (cells >> 1) & ~EAST_EDGE, (cells & (cells >> WIDTH)) << FIRST_COLUMN_GAP
    for row in range(WIDTH):
        found |= ((rows >> (WIDTH * row)) & A_ROW) << ((WIDTH - 1) * row)
    return found


@rule
def survey(s: State, box: Box) -> None:
    """TP-10, TP-11, TP-14: find where the next card may go, and which gaps may be filled early."""
    cells = laid_cells(s)
    s.open = in_frame(box, cells) & ~cells & (beside(cells) if cells != 0 else TABLE)
    s.ready = gaps_within(cells) & ~s.manned if s.barracks != 0 else 0


@rule
def completed(s: State, line: int) -> bool:
    """TP-15: whether a line has its three cards."""
    return 0 <= line < LINES and line_length(s, line) == FRAME


@rule
def unlaid(s: State, box: Box) -> int:
    """The set of cards that are not in the kingdom."""
    pool = (1 << int(box.cards)) - 1
    for cell in range(CELLS):
        if s.at[cell] != NONE:
            pool &= ~(1 << int(s.at[cell]))
    return pool


@rule
def completing(s: State, box: Box, line: int, pool: int) -> int:
    """TP-27: the cards of a pool that can complete a line of two without contradiction: before, after or between them."""
    start, way = line_start(s, line), way_of(line)
    near = int(s.at[line_cell(line, start)])
    if s.at[line_cell(line, start + 1)] == NONE:
        return pool & int(box.between[way][near][int(s.at[line_cell(line, start + 2)])])
    far = int(s.at[line_cell(line, start + 1)])
    found = 0
    for card in range(box.cards):
        if has(pool, card):
            if has(int(box.between[way][near][card]), far) or has(int(box.between[way][card][far]), near):
                found |= 1 << card
    return found


@rule
def agrees(s: State, box: Box, line: int) -> bool:
    """TP-27: whether the sides of a complete line do not contradict each other."""
    ends = box.between[way_of(line)][card_of(s, line, 0)][card_of(s, line, 2)]
    return has(int(ends), card_of(s, line, 1)) != 0
