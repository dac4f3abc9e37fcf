"""The rules."""

from __future__ import annotations

from rulewright.kernel import choices, d6, does, law, made, may, note, rule

from .state import Box, End, Note, State, Verb

NOT_NOW, ROLL_FIRST = law("MG-1"), law("MG-2")


@rule
def setup(s: State, box: Box) -> None:
    """MG-1: nobody has points, which is what every field is set to."""


@rule
def waiting(s: State) -> int:
    """MG-1: in turn."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """MG-2: you roll at least once."""
    may(Verb.ROLL)
    if s.rolled > 0:
        may(Verb.STOP)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MG-1, MG-2: in turn, and what is listed above."""
    if s.end != 0 or seat != s.mover:
        return NOT_NOW
    return 0 if offered(s, box, seat, action) else ROLL_FIRST


@does(Verb.ROLL)
def roll(s: State, box: Box, seat: int) -> None:
    """MG-2 to MG-4: a one loses the turn's points; the last roll keeps them."""
    die = d6(s)
    s.rolled += 1
    note(s, Note.ROLLED, seat, die)
    if die == 1:
        note(s, Note.BUST, seat, s.turn)
        next_turn(s, box)
        return
    s.turn += die
    if s.rolled == box.rolls:
        keep(s, box)


@does(Verb.STOP)
def keep(s: State, box: Box) -> None:
    """MG-4: the points of the turn are safe."""
    s.kept[s.mover] += s.turn
    note(s, Note.KEPT, s.mover, s.turn)
    next_turn(s, box)


@rule
def next_turn(s: State, box: Box) -> None:
    """MG-1, MG-5: the next player; after everybody's turn, the next round."""
    s.turn = 0
    s.rolled = 0
    s.mover = (s.mover + 1) % box.seats
    if s.mover == 0:
        s.round += 1
        if s.round == box.rounds:
            s.end = End.PLAYED


apply = made(Verb)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MG-5: the points that are safe."""
    for i in range(box.seats):
        out[i] = s.kept[i]
