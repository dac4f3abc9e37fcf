"""The totems: given out at setup, and passed on after each round (KB-17, KB-18, KB-58 to KB-60)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule

from ..notes import Note
from ..state import Box, Phase, Side, State, Verb
from .groups import ask, begin_round

NEVER_BOTH_TOTEMS = law("KB-18")
TO_ANOTHER_PLAYER = law("KB-A21")


@rule
def hand_totem(s: State, side: int, seat: int) -> None:
    s.holder[side] = seat
    note(s, Note.TOTEM, seat, side, int(s.rounds))


@does(Verb.GIVE_BLACK)
def give_black(s: State, box: Box, seat: int, to: int) -> None:
    """KB-17, KB-18: the same player then gives out White's; with two players it follows by itself."""
    hand_totem(s, Side.BLACK, to)
    if box.seats > 2:
        ask(s, Phase.GIVING_WHITE, 1 << seat)
    else:
        give_white(s, box, 1 - to)


@rule
def left_of(box: Box, seat: int) -> int:
    """KB-58: the next seat clockwise."""
    return seat + 1 if seat + 1 < box.seats else 0


@rule
def pass_totems(s: State, box: Box) -> None:
    """Step 9, KB-58, KB-60: Black goes left; with two players the totems change hands, otherwise White's holder chooses."""
    if box.seats == 2:
        black = int(s.holder[Side.BLACK])
        hand_totem(s, Side.BLACK, int(s.holder[Side.WHITE]))
        give_white(s, box, black)
        return
    hand_totem(s, Side.BLACK, left_of(box, int(s.holder[Side.BLACK])))
    ask(s, Phase.PASSING_WHITE, 1 << s.holder[Side.WHITE])


@rule
def to_give_white(s: State, box: Box, seat: int) -> int:
    """KB-18, KB-59, KB-A21, KB-A22: who may get the White totem: not Black's holder; only among three may it be kept."""
    seats = ((1 << box.seats) - 1) & ~(1 << s.holder[Side.BLACK])
    if s.phase == Phase.PASSING_WHITE and box.seats > 3:
        seats &= ~(1 << seat)
    return seats


@refuses(Verb.GIVE_WHITE)
def check_white(s: State, box: Box, to: int) -> int:
    if s.phase not in (Phase.GIVING_WHITE, Phase.PASSING_WHITE) or to >= box.seats:
        return 0
    return NEVER_BOTH_TOTEMS if to == s.holder[Side.BLACK] else TO_ANOTHER_PLAYER


@does(Verb.GIVE_WHITE)
def give_white(s: State, box: Box, to: int) -> None:
    """KB-18, KB-59, KB-A21, KB-A22: White goes to the player chosen, and a round begins."""
    hand_totem(s, Side.WHITE, to)
    begin_round(s, box)
