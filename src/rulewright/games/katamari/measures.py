"""Measures of Katamari for the lab, besides its notes: the top layer of a heap, and predictors of who wins."""

from __future__ import annotations

from rulewright.kernel import size
from rulewright.kernel.measures import POSITION, STAGE, measure

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


@measure("stars", at=POSITION)
def stars(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.STARS)


@measure("power a roll", at=POSITION)
def power_per_roll(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.POWER_PER_ROLL)


@measure("power now", at=POSITION)
def power_now(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.POWER_NOW)


@measure("Blue hexes", at=POSITION)
def blue_hexes(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.BLUE_HEXES)


@measure("Purple hexes", at=POSITION)
def purple_hexes(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.PURPLE_HEXES)


@measure("symbols with a lead of at least one", at=POSITION)
def ahead_1(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.AHEAD)


@measure("symbols with a lead of at least two", at=POSITION)
def ahead_2(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.AHEAD + 1)


@measure("symbols with a lead of at least three", at=POSITION)
def ahead_3(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.AHEAD + 2)


@measure("symbols with a gap of at least one", at=POSITION)
def behind_1(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.BEHIND)


@measure("symbols with a gap of at least two", at=POSITION)
def behind_2(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.BEHIND + 1)


@measure("symbols with a gap of at least three", at=POSITION)
def behind_3(s: State, box: Box, seat: int) -> float:
    return feature(s, box, seat, Feature.BEHIND + 2)
