"""Measures of Asteroid Miners for the lab, besides its notes."""

from __future__ import annotations

from rulewright.kernel.measures import measure

from .state import Box, State


@measure("rounds")
def rounds(s: State, box: Box, seat: int) -> int:
    """AM-H16: rounds played."""
    return int(s.round)


@measure("strata that a company has excavated, for each of its turns")
def whole_strata(s: State, box: Box, seat: int) -> float:
    """AM-R4: strata fully excavated per turn."""
    strata = 0
    for asteroid in range(box.asteroids):
        strata += int(s.miners[seat].done[asteroid])
    return strata / max(1, int(s.round))
