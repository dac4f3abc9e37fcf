"""How an adventure ends: with the Crown, or with nothing."""

from __future__ import annotations

from rulewright.kernel import note, rule

from .notes import CAUGHT, CROWNED, DIED
from .state import CROWN, DEATH, DEEPEST, EXPLORING, TRAPPED, State


@rule
def fail(s: State, how: int, told: int) -> None:
    """KA-46: everything collected is lost."""
    note(s, told, s.treasure)
    s.treasure = 0
    s.end = how


@rule
def hurt(s: State, damage: int) -> None:
    """KA-46, KA-H40: Health is looked at after every blow, and at 0 the adventure is over."""
    s.health = max(0, s.health - damage)
    if s.health == 0:
        fail(s, DEATH, DIED)


@rule
def succeed(s: State) -> None:
    """KA-4, KA-5, KA-H40: the Crown ends the adventure on the spot."""
    s.end = CROWN
    note(s, CROWNED, s.treasure, s.floor)


@rule
def may_descend(s: State) -> bool:
    """KA-21, KA-H32, KA-H33: some stairs down can be walked to, and there is a floor below."""
    return s.stairs_near != 0 and s.floor < DEEPEST


@rule
def explore(s: State) -> None:
    """KA-H31: the next turn begins, unless there is nowhere left to go."""
    s.phase = EXPLORING
    if s.edges.n == 0 and s.enemy_near == 0 and not may_descend(s):
        fail(s, TRAPPED, CAUGHT)
