"""Measures of Katamari for the lab, besides its notes: the top layer of a heap, and predictors of who wins."""

from __future__ import annotations

from rulewright.kernel import size
from rulewright.kernel.measures import STAGE, features, measure

from .play.outlook import Feature, feature, rounds_left
from .state import Box, Level, State


@measure("hexes of a heap that show Yellow at the end")
def yellow(s: State, box: Box, seat: int) -> int:
    return size(int(s.seats[seat].level[Level.YELLOW]))


@measure("hexes of a heap that show Blue at the end")
def blue(s: State, box: Box, seat: int) -> int:
    return size(int(s.seats[seat].level[Level.BLUE]))


@measure("hexes of a heap that show Purple at the end")
def purple(s: State, box: Box, seat: int) -> int:
    return size(int(s.seats[seat].level[Level.PURPLE]))


@measure("rounds to come", at=STAGE)
def rounds(s: State, box: Box, seat: int) -> int:
    return rounds_left(s, box)


PREDICTORS = features(feature, Feature)
