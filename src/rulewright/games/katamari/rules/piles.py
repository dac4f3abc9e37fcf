"""The six piles: a face-up top, unseen pieces, and below them the pieces that were put back in public (KT-9, KT-H27)."""

from __future__ import annotations

from rulewright.kernel import below, lift, note, push, rule

from ..notes import Note
from ..state import NONE, Box, State


@rule
def unseen(s: State, box: Box, pile: int) -> int:
    """How many pieces of a pile have never been seen."""
    n = 0
    for kind in range(box.first[pile], box.first[pile + 1]):
        n += s.rest[kind]
    return n


@rule
def pile_size(s: State, box: Box, pile: int) -> int:
    """All pieces of a pile, including the top."""
    return unseen(s, box, pile) + int(s.under[pile].n) + (1 if s.shown[pile] != NONE else 0)


@rule
def turn_up(s: State, box: Box, pile: int) -> None:
    """KT-9, KT-H15, KT-H16, KT-H27: turn up a random unseen piece or, if there is none, the one put back first."""
    s.shown[pile] = NONE
    left = unseen(s, box, pile)
    if left > 0:
        lot = below(s, left)
        kind = int(box.first[pile])
        while lot >= s.rest[kind]:
            lot -= s.rest[kind]
            kind += 1
        s.rest[kind] -= 1
        s.shown[pile] = kind
    elif s.under[pile].n > 0:
        s.shown[pile] = lift(s.under[pile], 0)
    if s.shown[pile] != NONE:
        note(s, Note.TURNED_UP, int(s.shown[pile]))


@rule
def put_under(s: State, box: Box, kind: int) -> None:
    """KT-28, KT-H14: put a piece under the pile of its size; if the pile is empty, it is turned up."""
    pile = int(box.size[kind]) - 1
    push(s.under[pile], kind)
    if s.shown[pile] == NONE:
        turn_up(s, box, pile)


@rule
def cycle_pile(s: State, box: Box, seat: int, pile: int) -> None:
    """KT-39, KT-H16: the top goes to the bottom and the next is turned up; a lone piece comes up again."""
    note(s, Note.CYCLED, seat, int(s.shown[pile]), int(box.cycle), int(s.power))
    push(s.under[pile], int(s.shown[pile]))
    turn_up(s, box, pile)
