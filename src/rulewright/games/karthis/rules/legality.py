"""The legal moves, and the clause that forbids each of the others."""

from __future__ import annotations

from rulewright.kernel import choices, law, may, numbered, rule, span

from ..state import Box, Outcome, Phase, State, Verb
from .combat import retreat_to
from .map import may_descend
from .turn import NOT_IN_THIS_TURN, refuse

ONE_PLAYER = law("KA-1")
CROWN_ENDS = law("KA-4")
CHOOSE_ONE = law("KA-24")
CHOOSE_A_SIDE = law("KA-44")
DEATH_ENDS = law("KA-46")
FIGHT_GOES_ON = law("KA-49")
TRAPPED_ENDS = law("KA-H31")
GIVING_UP_ENDS = law("KA-H34")


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """KA-H41: the choices of the turn, or those that the card in play requires."""
    if s.phase == Phase.EXPLORING:
        numbered(Verb.CROSS, s.edges.n, lambda k: s.edges.card[k])
        if may_descend(s):
            may(Verb.DESCEND)
        if s.enemy_near != 0:
            may(Verb.RESUME)
    elif s.phase == Phase.FIGHTING:
        if s.pressed == 0:
            numbered(Verb.RETREAT, s.tiles.n - 1, lambda k: retreat_to(s, k))
        may(Verb.FIGHT)
    elif s.phase == Phase.CHOOSING:
        span(Verb.CHOOSE, s.drawn.n)
    else:
        may(Verb.NEAR)
        may(Verb.FAR)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """0 if the move is legal, otherwise the clause that forbids it."""
    if s.end != 0:
        return over(s)
    if seat != 0:
        return ONE_PLAYER
    if action == Verb.GIVE_UP or offered(s, box, seat, action):
        return 0
    if s.phase == Phase.CHOOSING:
        return CHOOSE_ONE
    if s.phase == Phase.SEALED:
        return CHOOSE_A_SIDE
    fighting, retreating = s.phase == Phase.FIGHTING, Verb.at(action) == Verb.RETREAT
    if fighting == retreating:
        return refuse(s, box, seat, action)
    return FIGHT_GOES_ON if fighting else NOT_IN_THIS_TURN


@rule
def over(s: State) -> int:
    """KA-4, KA-46, KA-H31, KA-H34: the clause that ended the adventure forbids every further move."""
    if s.end == Outcome.CROWN:
        return CROWN_ENDS
    if s.end == Outcome.DEATH:
        return DEATH_ENDS
    return TRAPPED_ENDS if s.end == Outcome.TRAPPED else GIVING_UP_ENDS
