"""The kingdom: cells, lines and gaps, and where the next card may lie."""

from __future__ import annotations

from rulewright.kernel import plus, rule

from .state import (
    ACROSS,
    CELLS,
    COLUMNS,
    DOWN,
    DOWNWARDS,
    FIXED,
    FRAME,
    GAPS,
    LINES,
    MIDDLE,
    NONE,
    SIDE,
    Box,
    State,
)


@rule
def way_of(line: int) -> int:
    return ACROSS if line < COLUMNS else DOWN


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
def touches(s: State, cell: int) -> bool:
    """TP-10: whether a card lies beside this cell."""
    if cell % SIDE > 0 and s.at[cell - 1] != NONE:
        return True
    if cell % SIDE < SIDE - 1 and s.at[cell + 1] != NONE:
        return True
    if cell >= SIDE and s.at[cell - SIDE] != NONE:
        return True
    return cell < CELLS - SIDE and s.at[cell + SIDE] != NONE


@rule
def span(s: State, cell: int, lines: int) -> int:
    """How many rows (lines = 0) or columns (COLUMNS) the kingdom would take up with a card on this cell."""
    own = cell // SIDE if lines == 0 else cell % SIDE
    low, high = own, own
    for k in range(SIDE):
        if line_length(s, lines + k) > 0:
            low, high = min(low, k), max(high, k)
    return high - low + 1


@rule
def in_frame(s: State, box: Box, cell: int) -> bool:
    """TP-11, TP-A5, TP-A6: three by three at most. A fixed frame is the middle of the table; a floating one starts there."""
    if box.frame == FIXED:
        return 0 < cell // SIDE < SIDE - 1 and 0 < cell % SIDE < SIDE - 1
    if s.laid == 0:
        return cell == MIDDLE
    return span(s, cell, 0) <= FRAME and span(s, cell, COLUMNS) <= FRAME


@rule
def survey(s: State, box: Box) -> None:
    """See where the next card may lie, and which gaps may be filled early (TP-10, TP-11, TP-14)."""
    s.open = 0
    s.ready = 0
    for cell in range(CELLS):
        if s.at[cell] == NONE and (s.laid == 0 or touches(s, cell)) and in_frame(s, box, cell):
            s.open = plus(s.open, cell)
    if s.barracks != 0:
        for gap in range(GAPS):
            if s.patrol[gap] == 0 and s.at[gap_cell(gap)] != NONE and s.at[beyond_gap(gap)] != NONE:
                s.ready = plus(s.ready, gap)


@rule
def completed(s: State, line: int) -> bool:
    """TP-15: whether a line has its three cards."""
    return 0 <= line < LINES and line_length(s, line) == FRAME
