"""The rules."""

from __future__ import annotations

from rulewright.kernel import choices, does, law, made, may, note, rule

from .state import CELLS, COLUMNS, EMPTY, ROWS, Box, End, Note, State, Verb

NOT_NOW, TAKEN = law("MG-2"), law("MG-3")


@rule
def setup(s: State, box: Box) -> None:
    """MG-1: the board starts empty, which is what every field is set to."""


@rule
def waiting(s: State) -> int:
    """MG-2: in turn."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """MG-3: on an empty cell."""
    for cell in range(CELLS):
        if s.cells[cell] == EMPTY:
            may(Verb.PLACE.of(cell))


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MG-2, MG-3: in turn, and what is listed above."""
    if s.end != 0 or seat != s.mover:
        return NOT_NOW
    return 0 if offered(s, box, seat, action) else TAKEN


@rule
def reach(s: State, cell: int, across: int, down: int) -> int:
    """How many discs of the same player follow a cell in one direction."""
    column, row, n = cell % COLUMNS + across, cell // COLUMNS + down, 0
    while 0 <= column < COLUMNS and 0 <= row < ROWS and s.cells[row * COLUMNS + column] == s.cells[cell]:
        column, row, n = column + across, row + down, n + 1
    return n


@rule
def longest(s: State, cell: int) -> int:
    """MG-4: the longest row through a cell: along, down, and both diagonals."""
    along = reach(s, cell, 1, 0) + reach(s, cell, -1, 0)
    down = reach(s, cell, 0, 1) + reach(s, cell, 0, -1)
    falling = reach(s, cell, 1, 1) + reach(s, cell, -1, -1)
    rising = reach(s, cell, 1, -1) + reach(s, cell, -1, 1)
    return max(along, down, falling, rising) + 1


@does(Verb.PLACE)
def place(s: State, box: Box, seat: int, cell: int) -> None:
    """MG-2, MG-4, MG-5: a disc is placed; a row wins at once; a full board is a draw."""
    s.cells[cell] = seat + 1
    s.placed += 1
    s.mover = 1 - seat
    note(s, Note.PLACED, seat, cell)
    if longest(s, cell) >= box.line:
        s.end = End.LINE
    elif s.placed == CELLS:
        s.end = End.FULL


apply = made(Verb)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MG-4: the player who moved last made the row."""
    if s.end == End.LINE:
        out[1 - s.mover] = 1
        out[s.mover] = -1


def conserved(s: State, box: Box) -> dict[str, int]:
    """MG-2: every move adds one disc, and none ever leaves."""
    return {"discs beyond moves": sum(cell != EMPTY for cell in s.cells) - s.placed}
