"""The start of a game: boards are dealt, piles filled, and a roll decides who begins (KT-7 to KT-13)."""

from __future__ import annotations

from rulewright.kernel import d6, minus, note, nth, one_of, rule, size

from ..notes import Note
from ..state import NONE, SEATS, SIZES, Box, State
from .piles import turn_up
from .turn import next_turn


@rule
def setup(s: State, box: Box) -> None:
    """KT-7, KT-9, KT-11 to KT-13: deal the boards at random, fill the piles, put the Emperor on Start."""
    s.chosen = NONE
    boards = (1 << SEATS) - 1
    for seat in range(box.seats):
        s.cousin[seat] = one_of(s, boards)
        boards = minus(boards, int(s.cousin[seat]))
        note(s, Note.BOARD, seat, int(s.cousin[seat]))
    fill(s, box)
    s.first = roll_off(s, box)
    note(s, Note.BEGINS, int(s.first))
    s.mover = (s.first + box.seats - 1) % box.seats
    next_turn(s, box)


@rule
def roll_off(s: State, box: Box) -> int:
    """KT-11, KT-H28: each player rolls a die; ties for the highest roll again until one player is left."""
    left = (1 << box.seats) - 1
    while size(left) > 1:
        most, best = 0, 0
        for k in range(size(left)):
            seat = nth(left, k)
            face = d6(s)
            note(s, Note.ROLL_OFF, seat, face)
            if face > most:
                most = face
                best = 0
            if face == most:
                best |= 1 << seat
        left = best
    return nth(left, 0)


def conserved(s: State, box: Box) -> dict[str, int]:
    """KT-3, KT-28: every piece is always on a board or in a pile."""
    held = list(s.rest[: box.kinds])
    for kind in [k for k in s.shown if k != NONE] + s.placed.kind[: s.placed.n]:
        held[kind] += 1
    for pile in s.under:
        for kind in pile.card[: pile.n]:
            held[kind] += 1
    return {box.texts["things"][kind]: n for kind, n in enumerate(held)}


@rule
def fill(s: State, box: Box) -> None:
    """KT-3, KT-9: shuffle all bags, and turn up the top of each pile."""
    for kind in range(box.kinds):
        s.rest[kind] = box.copies[kind]
    for pile in range(SIZES):
        turn_up(s, box, pile)
