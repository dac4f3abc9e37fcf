"""Which moves there are to choose from, and which clause forbids the others."""

from __future__ import annotations

from rulewright.kernel import among, choices, law, may, rule, span

from ..state import ALONE, BOTH_DICE, FIRST_DIE, SECOND_DIE, Box, Outcome, Phase, State, Verb
from .dice import ways_to_alter
from .mining import affordable, may_keep, may_modify, throwable
from .turn import may_buy_drill, may_buy_equipment, refuse

THE_OTHERS_TURN = law("AM-1")
OVER = law("AM-12")
OUT_OF_FUNDING = law("AM-40")


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """AM-2, AM-H19: what the phase allows, each choice once."""
    if s.phase == Phase.DRILLING:
        span(Verb.DRILL, affordable(s, box))
        if may_keep(s, box):
            may(Verb.FORGE)
    elif s.phase == Phase.REROLLING:
        among(Verb.REROLL, throwable(s))
    elif s.phase == Phase.MODIFYING:
        may(Verb.EXCAVATE)
        if may_modify(s, box):
            may(Verb.MODIFY)
        for first in range(int(s.n)):
            among(Verb.ALTER, ways_to_alter(s, box, first, ALONE), first, ALONE)
            for second in range(first + 1, int(s.n)):
                among(Verb.ALTER, ways_to_alter(s, box, first, second), first, second)
    elif s.phase == Phase.SMELTING:
        may(Verb.SMELT.of(0))
        may(Verb.SMELT.of(FIRST_DIE))
        if s.smelter[0] != s.smelter[1]:
            may(Verb.SMELT.of(SECOND_DIE))
        may(Verb.SMELT.of(BOTH_DICE))
    elif s.phase == Phase.CONTROLLING:
        may(Verb.SETTLE)
        may(Verb.CONTROL)
    elif s.phase == Phase.OVERTIME:
        may(Verb.BANK)
        may(Verb.GO_ON)
    elif s.phase == Phase.UPGRADING:
        may(Verb.SAVE)
        if may_buy_drill(s, box):
            may(Verb.BUY_DRILL)
        if may_buy_equipment(s, box):
            may(Verb.BUY_EQUIPMENT)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """AM-1, AM-2: the company whose turn it is, in the phase of the verb."""
    if s.end != 0:
        return OUT_OF_FUNDING if s.end in (Outcome.BANKRUPT, Outcome.RUINED) else OVER
    if seat != s.seat:
        return THE_OTHERS_TURN
    return 0 if offered(s, box, seat, action) else refuse(s, box, seat, action)
