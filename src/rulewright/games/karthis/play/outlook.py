"""The potential of a position: the Crown is never found by accident, so learning programs need a signal on the way."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import Box, State

A_JOKER, A_HEALTH = 25.0, 2.0


@rule
def potential(s: State, box: Box, seat: int) -> float:
    """KA-36, KA-50: Jokers acquired bring the Crown nearer, and Health lets the search for it go on."""
    return A_JOKER * s.jokers + A_HEALTH * s.health
