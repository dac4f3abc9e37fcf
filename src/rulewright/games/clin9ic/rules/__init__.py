"""What the rulebook says: set-up, the law, the moves on offer, the course of a round, and the score."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.kernel import rule

from ..state import DICE, NONE, Box, Phase, State
from .arrivals import skip_without_room
from .cards import deal
from .legality import check, listed, make, offer, offers
from .scoring import final_score
from .setup import setup

__all__ = ["apply", "check", "conserved", "listed", "offer", "offers", "score", "setup", "waiting"]


@rule
def waiting(s: State) -> int:
    """CL-3: one player decides everything."""
    return 1


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """CL-H20: a move, and then everything that leaves no choice."""
    make(s, box, seat, action)
    while s.end == 0:
        if s.phase == Phase.DEALING:
            deal(s, box)
        elif s.phase == Phase.ADMITTING:
            skip_without_room(s, box)
        if offers(s, box, 0) > 1:
            return
        make(s, box, 0, offer(s, box, 0, 0))


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """CL-R31: a clinic that was given up is scored as it stands."""
    out[0] = final_score(s, box)


def conserved(s: State, box: Box) -> Mapping[str, int]:
    """CL-2, CL-31: nine dice, and as many Floor cards as the base game has."""
    built = sum(card != NONE for card in s.floors)
    return {"dice": DICE if len(s.people) == DICE else 0, "floor cards": built + int(s.shelf).bit_count()}
