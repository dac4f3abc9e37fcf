"""Measures of Asteroid Miners for the lab, besides its notes."""

from __future__ import annotations

from rulewright.kernel.measures import measure

from .rules.score import excavated
from .state import Box, State


@measure("rounds")
def rounds(s: State, box: Box, seat: int) -> int:
    """AM-H16: rounds played."""
    return int(s.round)


@measure("strata that a company has excavated, for each of its turns")
def whole_strata(s: State, box: Box, seat: int) -> float:
    """AM-R4: strata fully excavated per turn."""
    return excavated(s, seat) / max(1, int(s.round))
