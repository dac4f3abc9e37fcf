"""Measures of Clin9ic for the lab, besides its notes."""

from __future__ import annotations

from rulewright.kernel.measures import measure

from .state import Box, State


@measure("gardens at the end")
def gardens(s: State, box: Box, seat: int) -> int:
    return int(s.gardens)


@measure("helipads at the end")
def helipads(s: State, box: Box, seat: int) -> int:
    return 1 if s.helipad else 0
