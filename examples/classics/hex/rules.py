"""The rules of Hex."""

from __future__ import annotations

from rulewright.kernel import law, lowest, note, rule

from .state import (
    BESIDE,
    EMPTY,
    GROUPS,
    OFF,
    PLACE_OF,
    PLACES,
    SIZE,
    WIDTH,
    Box,
    End,
    Note,
    State,
    Verb,
    cell_of,
)

NOT_YOUR_TURN, NO_SWAP, GAME_IS_OVER = law("HX-3"), law("HX-4"), law("HX-6")
OCCUPIED = NOT_YOUR_TURN
VERTICAL, HORIZONTAL = 0, 1
TOP, LEFT = 1, WIDTH
"""The first places of these sides."""

cell_at = rule(cell_of)


@rule
def setup(s: State, box: Box) -> None:
    """HX-1, HX-2: an empty board between the sides, each a chain of its owner's stones."""
    n = int(box.size)
    if n < SIZE:
        for place in range(PLACES):
            s.stones[place] = OFF if place // WIDTH > n or place % WIDTH > n else EMPTY
    for i in range(1, n + 1):
        side(s, VERTICAL, i, TOP)
        side(s, VERTICAL, WIDTH * (n + 1) + i, bottom(box))
        side(s, HORIZONTAL, WIDTH * i, LEFT)
        side(s, HORIZONTAL, WIDTH * i + n + 1, right(box))


@rule
def side(s: State, seat: int, place: int, first: int) -> None:
    """HX-2: a stone of a side, in one chain with the first of that side."""
    s.stones[place] = seat + 1
    s.chain[place] = first if place != first else 0


@rule
def bottom(box: Box) -> int:
    """The first place of the lower side."""
    return WIDTH * (box.size + 1) + 1


@rule
def right(box: Box) -> int:
    """The first place of the right side."""
    return WIDTH + box.size + 1


@rule
def waiting(s: State) -> int:
    """HX-3: turns alternate."""
    return 1 << s.mover


@rule
def may_swap(s: State, box: Box) -> bool:
    """HX-4: instead of placing the second stone."""
    return s.moves == 1 and box.swap != 0


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """HX-3, HX-4: the cells, and the swap."""
    return SIZE * box.size + (1 if may_swap(s, box) else 0)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.PLACE.of(k) if k < SIZE * box.size else Verb.SWAP.of()


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """HX-3, HX-4, HX-6: in turn, on an empty cell, until the game is over."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if action == Verb.SWAP:
        return 0 if may_swap(s, box) else NO_SWAP
    return 0 if s.stones[PLACE_OF[Verb.PLACE.argument(action)]] == EMPTY else OCCUPIED


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """HX-3, HX-4: a stone on an empty cell, or the first stone taken over on the mirrored cell."""
    if action == Verb.SWAP:
        s.stones[s.last] = EMPTY
        s.chain[s.last] = 0
        lay(s, box, seat, s.last % WIDTH * WIDTH + s.last // WIDTH)
        s.swapped = 1
        note(s, Note.SWAPPED, seat, cell_at(int(s.last)))
    else:
        cell = Verb.PLACE.argument(action)
        note(s, Note.PLACED, seat, cell)
        lay(s, box, seat, PLACE_OF[cell])
    s.moves += 1
    s.mover = 1 - seat


@rule
def lay(s: State, box: Box, seat: int, place: int) -> None:
    """HX-5: the stone joins the chains beside it; one from side to side wins."""
    s.stones[place] = seat + 1
    s.last = place
    first = TOP if seat == VERTICAL else LEFT
    other = bottom(box) if seat == VERTICAL else right(box)
    own = 0
    for k in range(len(BESIDE)):
        own |= (s.stones[place + BESIDE[k]] == seat + 1) << k
    groups, here, joined = GROUPS[own], place, 0
    while groups:
        there = end_of(s, place + BESIDE[lowest(groups)])
        groups &= groups - 1
        if there != here:
            s.chain[here] = there
            here = there
            joined += 1
    if joined > 1 and end_of(s, first) == end_of(s, other):
        s.end = End.JOINED


@rule
def end_of(s: State, place: int) -> int:
    """The stone that stands for a chain. It is noted, so that the way there is short the next time."""
    here = place
    while s.chain[here] != 0:
        here = int(s.chain[here])
    if here != place:
        s.chain[place] = here
    return here


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """HX-5: the one who moved last joined the sides."""
    if s.end == End.JOINED:
        out[1 - s.mover] = 1
        out[s.mover] = -1


def conserved(s: State, box: Box) -> dict[str, int]:
    """HX-3, HX-4: every move adds one stone, and none ever leaves, but a swap only replaces one."""
    stones = sum(stone in (1, 2) for stone in s.stones)
    return {"stones beyond moves": stones - s.moves + s.swapped}
