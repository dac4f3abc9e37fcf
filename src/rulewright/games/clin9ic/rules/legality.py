"""Which clause forbids a move, if any."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import Box, Phase, State, Verb
from .turn import ONLY_THE_REST, offered, refuse

ALONE, OVER, LAY_FIRST = law("CL-3"), law("CL-4"), law("CL-6")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """0 if the move is legal, otherwise the clause that forbids it."""
    if s.end != 0:
        return OVER
    if seat != 0:
        return ALONE
    if action == Verb.GIVE_UP or offered(s, box, seat, action):
        return 0
    if belongs(int(s.phase), Verb.at(action)):
        return refuse(s, box, seat, action)
    return LAY_FIRST if s.phase == Phase.LAYING else ONLY_THE_REST


@rule
def belongs(phase: int, verb: int) -> bool:
    """CL-H30: whether this kind of move belongs to this phase at all."""
    if phase in (Phase.SETTLING, Phase.WALKING):
        return verb in (Verb.WALK, Verb.STAY, Verb.DISMISS)
    if phase == Phase.BUILDING:
        return verb in (Verb.BUILD, Verb.RAISE, Verb.BONUS)
    if phase == Phase.HIRING:
        return verb in (Verb.HIRE, Verb.PICK)
    if phase == Phase.ADMITTING:
        return verb in (Verb.PICK, Verb.ADMIT, Verb.REFUSE, Verb.DONE)
    return verb == (Verb.TURN if phase == Phase.LAYING else Verb.TREAT if phase == Phase.TREATING else Verb.BUY)
