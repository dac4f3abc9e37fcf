"""Measures of 97 Klotho for the lab, besides its notes: sources of points, prices, and predictors of who wins."""

from __future__ import annotations

from rulewright.kernel.measures import features, measure

from .play.outlook import Feature, feature
from .rules.score import artifact_points, monster_points
from .state import Box, Mineral, State


@measure("points in the first round")
def round_1(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].points[0])


@measure("points in the second round")
def round_2(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].points[1])


@measure("points in the third round")
def round_3(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].points[2])


@measure("points of monsters in the third round")
def monsters_3(s: State, box: Box, seat: int) -> int:
    return monster_points(s, box, seat)


@measure("points of artifacts in the third round")
def artifacts_3(s: State, box: Box, seat: int) -> int:
    return artifact_points(s, box, seat)


@measure("monsters")
def monsters(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].monsters)


@measure("how far the price of organics lies from its start")
def organics(s: State, box: Box, seat: int) -> int:
    return abs(int(s.market[Mineral.ORGANICS]) - int(box.start[Mineral.ORGANICS]))


@measure("how far the price of metal lies from its start")
def metal(s: State, box: Box, seat: int) -> int:
    return abs(int(s.market[Mineral.METAL]) - int(box.start[Mineral.METAL]))


@measure("how far the price of rads lies from its start")
def rads(s: State, box: Box, seat: int) -> int:
    return abs(int(s.market[Mineral.RADS]) - int(box.start[Mineral.RADS]))


PREDICTORS = features(feature, Feature)
