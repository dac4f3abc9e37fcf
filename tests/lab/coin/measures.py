"""The measures of the coin game besides its notes."""

from __future__ import annotations

from rulewright.kernel.measures import MOVE, POSITION, measure

from .state import Box, State


@measure("tosses of a player")
def tosses(s: State, box: Box, seat: int) -> int:
    return int(s.tosses[seat])


@measure("moves at which somebody has passed", at=MOVE)
def passing(s: State, box: Box, seat: int) -> int:
    return int(s.passed)


@measure("the coin in hand", at=POSITION)
def holding(s: State, box: Box, seat: int) -> float:
    return 1.0 if seat == s.mover else 0.0
