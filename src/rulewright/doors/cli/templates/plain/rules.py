"""The rules."""

from __future__ import annotations

from rulewright.kernel import law, note, rule

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


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return int(min(box.most, s.stones))


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.TAKE.of(k)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MG-2, MG-3: in turn, as many as you may and as there are."""
    if s.end != 0 or seat != s.mover:
        return NOT_NOW
    count = Verb.TAKE.argument(action) + 1
    return TOO_MANY if count > box.most or count > s.stones else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """MG-2 to MG-4: take stones; the last one ends the game."""
    count = Verb.TAKE.argument(action) + 1
    s.stones -= count
    s.last = seat
    s.mover = (seat + 1) % box.seats
    note(s, Note.TAKEN, seat, count, s.stones)
    if s.stones == 0:
        s.end = End.NO_STONES


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MG-4: only the last stone counts."""
    if s.end == End.NO_STONES:
        out[s.last] = 1
