"""The rules."""

from __future__ import annotations

from rulewright.kernel import choices, does, law, made, note, rule, span

from .state import Box, End, Note, State, Verb

NOT_NOW, TOO_MANY = law("MG-2"), law("MG-3")


@rule
def setup(s: State, box: Box) -> None:
    """MG-1: all stones lie on the table."""
    s.stones = box.stones


@rule
def waiting(s: State) -> int:
    """MG-2: in turn."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """MG-3: as many as you may and as there are."""
    span(Verb.TAKE, min(box.most, s.stones))


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MG-2, MG-3: in turn, and what is listed above."""
    if s.end != 0 or seat != s.mover:
        return NOT_NOW
    return 0 if offered(s, box, seat, action) else TOO_MANY


@does(Verb.TAKE)
def take(s: State, box: Box, seat: int, more: int) -> None:
    """MG-2 to MG-4: take one stone and some more; the last one ends the game."""
    count = more + 1
    s.stones -= count
    s.last = seat
    s.mover = (seat + 1) % box.seats
    note(s, Note.TAKEN, seat, count, s.stones)
    if s.stones == 0:
        s.end = End.NO_STONES


apply = made(Verb)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MG-4: only the last stone counts."""
    if s.end == End.NO_STONES:
        out[s.last] = 1
