"""Exact chances for boards to show: of the tender, and of the next component (AM-R11, AM-25 to AM-28)."""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from ..rules.dice import pair_of
from ..rules.foundry import next_target
from ..state import CONTROL_ROLLS, FACES, SCALE, SMELTER_ROLLS, Box, State

SIDES = range(1, FACES + 1)


class Chances(Struct):
    """Chances of the next component with best play, 0 to 1."""

    smelt: list[float]
    """If these smelter dice are thrown again: none, the first, the second, both."""
    control: float
    """If the orange die is rolled now."""
    attempt: float
    """For a whole attempt, before its first roll."""


def tender_chance(bid: int) -> float:
    """AM-R11: the chance that two dice total less than the bid."""
    return sum(a + b < bid for a, b in product(SIDES, SIDES)) / FACES**2


def useful_faces(view: State, box: Box) -> list[int]:
    """AM-28: the faces of the orange die that turn the smelter dice into the component; none before those are rolled."""
    a, b = view.smelter
    works = box.works[next_target(view, box)][pair_of(a, b)] if a else 0
    return [face for face in SIDES if works >> (face - 1) & 1]


def chances_of(view: State, box: Box) -> Chances:
    """AM-25 to AM-28: the chances of the next component, given the smelter and orange dice as they are."""
    target, (a, b) = next_target(view, box), view.smelter
    control = 1 - (1 - len(useful_faces(view, box)) / FACES) ** (CONTROL_ROLLS - view.controls)
    smelt, left = [0.0] * 4, SMELTER_ROLLS - 1 - view.rolls
    if a:
        smelt[0] = box.odds[target][pair_of(a, b)][0] / SCALE
    if a and left >= 0:
        odds = {(x, y): box.odds[target][pair_of(x, y)][left] / SCALE for x, y in product(SIDES, SIDES)}
        smelt[1:] = [
            sum(odds[x, b] for x in SIDES) / FACES,
            sum(odds[a, y] for y in SIDES) / FACES,
            sum(odds.values()) / FACES**2,
        ]
    return Chances(smelt, control, box.whole_odds[target] / SCALE)
