"""Which moves there are, and the clause that forbids the others."""

from __future__ import annotations

from rulewright.kernel import among, choices, law, made, may, refused, rule, span

from ..state import Box, Phase, State, Verb
from .arrivals import patient_waits, to_hire
from .building import to_bonus, to_build, to_raise
from .business import to_treat
from .cards import to_turn
from .rounds import affordable
from .walking import check_dismiss, check_stay, to_pick, to_walk

ALONE, OVER = law("CL-3"), law("CL-4")
LAY_FIRST, ONLY_THE_REST = law("CL-6"), law("CL-H30")


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """CL-4: what can be decided in each phase."""
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        among(Verb.WALK, to_walk(s, box))
        if check_stay(s) == 0:
            may(Verb.STAY)
        if check_dismiss(s) == 0:
            may(Verb.DISMISS)
    elif s.phase == Phase.LAYING:
        span(Verb.LAY, Verb.LAY.size)
        among(Verb.TURN, to_turn(s, box))
    elif s.phase == Phase.BUILDING:
        among(Verb.BUILD, to_build(s, box))
        among(Verb.RAISE, to_raise(s, box))
        among(Verb.BONUS, to_bonus(s, box))
        may(Verb.DONE)
    elif s.phase == Phase.HIRING:
        among(Verb.HIRE, to_hire(s, box))
        among(Verb.PICK, to_pick(s, box))
        may(Verb.DONE)
    elif s.phase == Phase.ADMITTING:
        among(Verb.PICK, to_pick(s, box))
        if patient_waits(s):
            may(Verb.ADMIT)
            may(Verb.REFUSE)
        else:
            may(Verb.DONE)
    elif s.phase == Phase.TREATING:
        among(Verb.TREAT, to_treat(s, box))
        may(Verb.DONE)
    else:
        span(Verb.BUY, 1 + affordable(s, box))


offers, offer, offered, listed = moves
make, refuse = made(Verb), refused(Verb, ONLY_THE_REST)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """The law: 0 if the move is allowed, otherwise the number of the clause that forbids it."""
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
    """CL-H30: whether such a move can be made in this phase at all."""
    if phase in (Phase.SETTLING, Phase.WALKING):
        return verb in (Verb.WALK, Verb.STAY, Verb.DISMISS)
    if phase == Phase.BUILDING:
        return verb in (Verb.BUILD, Verb.RAISE, Verb.BONUS)
    if phase == Phase.HIRING:
        return verb in (Verb.HIRE, Verb.PICK)
    if phase == Phase.ADMITTING:
        return verb in (Verb.PICK, Verb.ADMIT, Verb.REFUSE, Verb.DONE)
    return verb == (Verb.TURN if phase == Phase.LAYING else Verb.TREAT if phase == Phase.TREATING else Verb.BUY)
