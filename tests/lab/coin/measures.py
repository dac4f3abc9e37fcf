"""The measures of the coin game besides its notes."""

from __future__ import annotations

from rulewright.kernel import Enumeration, rule
from rulewright.kernel.measures import MOVE, features, measure

from .state import Box, State


@measure("tosses of a player")
def tosses(s: State, box: Box, seat: int) -> int:
    return int(s.tosses[seat])


@measure("moves at which somebody has passed", at=MOVE)
def passing(s: State, box: Box, seat: int) -> int:
    return int(s.passed)


class Feature(Enumeration):
    """What predicts a win."""

    HOLDING = 3


@rule
def feature(s: State, box: Box, seat: int, what: int) -> float:
    return 1.0 if what == Feature.HOLDING and seat == s.mover else 0.0


PREDICTORS = features(feature, Feature)
