"""The rules of connect four."""

from __future__ import annotations

from rulewright.kernel import law, note, rule

from .state import COLUMNS, ROWS, Box, End, Note, State, Verb

NOT_YOUR_TURN, COLUMN_IS_FULL, GAME_IS_OVER = law("C4-2"), law("C4-3"), law("C4-6")


@rule
def setup(s: State, box: Box) -> None:
    """C4-1: the board starts empty."""
    s.mover = box.first


@rule
def waiting(s: State) -> int:
    """C4-2: turns alternate."""
    return 1 << s.mover


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return COLUMNS


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.DROP.of(k)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """C4-2, C4-3, C4-6: in turn, into a column with room, until the game is over."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    top = (s.discs[0] | s.discs[1]) >> (7 * Verb.DROP.argument(action) + ROWS - 1)
    return COLUMN_IS_FULL if top & 1 else 0


@rule
def lined(b: int, step: int) -> int:
    """Whether four of the bits lie in a line with this step between neighbours."""
    pairs = b & (b >> step)
    return pairs & (pairs >> (2 * step))


@rule
def four(b: int) -> bool:
    """C4-4: down, along, and both diagonals."""
    return (lined(b, 1) | lined(b, 7) | lined(b, 6) | lined(b, 8)) != 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """C4-2, C4-4, C4-5: the disc falls to the lowest free cell; four win at once; a full board is a draw."""
    column = Verb.DROP.argument(action)
    taken = s.discs[0] | s.discs[1]
    floor = 1 << (7 * column)
    mine = s.discs[seat] | ((taken + floor) & (((1 << ROWS) - 1) * floor))
    s.discs[seat] = mine
    s.moves += 1
    s.mover = 1 - seat
    note(s, Note.DROPPED, seat, column)
    if four(mine):
        s.end = End.FOUR
    elif s.moves == COLUMNS * ROWS:
        s.end = End.FULL


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """C4-4: the one who moved last made the line."""
    if s.end == End.FOUR:
        out[1 - s.mover] = 1
        out[s.mover] = -1


def conserved(s: State, box: Box) -> dict[str, int]:
    """C4-2: every move adds one disc, and none ever leaves."""
    return {"discs beyond moves": sum(d.bit_count() for d in s.discs) - s.moves}
