"""Which moves there are to choose from, and which clause forbids the others."""

from __future__ import annotations

from rulewright.kernel import among, choices, law, may, numbered, rule

from ..state import SIZES, Box, Phase, State, Verb
from .placement import spot_of
from .turn import MUST_BE_PLACED, check_place, refuse

NOT_YOUR_TURN, SCORED_ALREADY = law("KT-41"), law("KT-42")
ROLL_FIRST, CHOOSE_THE_LOSS = law("KT-H5"), law("KT-H12")
PILES = (1 << SIZES) - 1
"""All piles, as a set."""


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """What the phase asks for. All of these are legal, except spots without support (KT-36, KT-37)."""
    if s.phase == Phase.BUYING:
        may(Verb.STOP)
        among(Verb.BUY, int(s.open) & PILES)
        among(Verb.CYCLE, (int(s.open) >> SIZES) & PILES)
    elif s.phase == Phase.PLACING:
        kind = int(s.shown[s.chosen])
        numbered(Verb.PLACE, int(box.places[kind]), lambda k: box.spot[box.shape[kind]][k])
    elif s.phase == Phase.LOSING:
        among(Verb.LOSE, int(s.loose))
    else:
        may(Verb.ROLL)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """KT-41, KT-42: the player whose turn it is, and what the phase asks for."""
    if s.end != 0:
        return SCORED_ALREADY
    if seat != s.mover:
        return NOT_YOUR_TURN
    if s.phase == Phase.PLACING:
        if Verb.at(action) == Verb.PLACE:
            return check_place(s, box, seat, int(s.shown[s.chosen]), spot_of(action))
        return MUST_BE_PLACED
    return 0 if offered(s, box, seat, action) else why_not(s, box, seat, action)


@rule
def why_not(s: State, box: Box, seat: int, action: int) -> int:
    """KT-H5, KT-H12: what the phase asks for comes before what is wrong with the move itself."""
    if s.phase == Phase.ROLLING:
        return ROLL_FIRST
    if s.phase == Phase.LOSING and Verb.at(action) != Verb.LOSE:
        return CHOOSE_THE_LOSS
    return refuse(s, box, seat, action)
