"""Toss, or pass once."""

from __future__ import annotations

from rulewright.kernel import below, note, rule

from .state import Box, Note, State, Verb


@rule
def setup(s: State, box: Box) -> None:
    s.mover = 0


@rule
def waiting(s: State) -> int:
    return 1 << s.mover


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return 3


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.TOSS.of(k) if k < 2 else Verb.PASS.of()


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    return 1 if action == Verb.PASS and s.passed else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    if action == Verb.PASS:
        s.passed = 1
        s.mover = 1 - seat
        note(s, Note.PASSED, seat)
        return
    hand = Verb.TOSS.argument(action)
    s.tosses[seat] += 1
    if below(s, 10_000) < box.heads + s.luck[seat]:
        s.points[seat] = 1
        s.end = 1
        note(s, Note.HEADS, seat, hand)
    else:
        s.points[1 - seat] = 1
        s.end = 2
        note(s, Note.TAILS, seat, hand)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    out[0] = s.points[0]
    out[1] = s.points[1]
