"""The legal moves, and a check of one: 0, or the clause that forbids it."""

from __future__ import annotations

from rulewright.kernel import among, choices, has, law, may, rule, span

from ..state import DONE_BIT, NONE, SHOWN, Box, Outcome, Phase, State, Verb
from .lines import ANYWHERE
from .turn import FROM_THE_BARRACKS, THIS_PATROL_FIRST, WHICH_LINE, refuse

ONE_PLAYER = law("TP-1")
MAN_THE_LINE = law("TP-15")
SAFE_ALREADY = law("TP-19")
LOST_ALREADY = law("TP-20")
GIVEN_UP = law("TP-A11")


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """TP-9, TP-14: lay a card or open a gap; otherwise finish what was begun (TP-15, TP-A7, TP-A16)."""
    if s.phase == Phase.BUILDING:
        for slot in range(SHOWN):
            if s.shown[slot] != NONE:
                among(Verb.PLACE, s.open, slot)
        among(Verb.OPEN, s.ready)
    elif s.phase == Phase.CHOOSING:
        span(Verb.FIRST, Verb.FIRST.size)
    else:
        among(Verb.PUT, s.choices & ANYWHERE)
        if has(s.choices, DONE_BIT):
            may(Verb.DONE)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0:
        return SAFE_ALREADY if s.end == Outcome.SAFE else LOST_ALREADY if s.end == Outcome.OPEN_LINE else GIVEN_UP
    if seat != 0:
        return ONE_PLAYER
    if action == Verb.GIVE_UP or offered(s, box, seat, action):
        return 0
    verb = Verb.at(action)
    if s.phase == Phase.CHOOSING or verb == Verb.FIRST:
        return WHICH_LINE
    laying = verb in (Verb.PLACE, Verb.OPEN)
    if s.phase == Phase.BUILDING:
        return refuse(s, box, seat, action) if laying else FROM_THE_BARRACKS
    if not laying:
        return refuse(s, box, seat, action)
    return THIS_PATROL_FIRST if s.phase == Phase.EARLY else MAN_THE_LINE
