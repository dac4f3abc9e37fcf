"""How an adventure ends, with the Crown (KA-4) or with nothing (KA-46), and its score."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import Box, Outcome, Phase, State
from .map import may_descend


@rule
def fail(s: State, how: int, told: int) -> None:
    """KA-46: everything collected is lost."""
    note(s, told, s.treasure)
    s.treasure = 0
    s.end = how


@rule
def hurt(s: State, damage: int) -> None:
    """KA-46, KA-H40: Health is checked after every blow; at 0 the adventure is over."""
    s.health = max(0, s.health - damage)
    if s.health == 0:
        fail(s, Outcome.DEATH, Note.DIED)


@rule
def succeed(s: State) -> None:
    """KA-4, KA-5, KA-H40: the Crown ends the adventure at once."""
    s.end = Outcome.CROWN
    note(s, Note.CROWNED, s.treasure, s.floor)


@rule
def explore(s: State) -> None:
    """KA-H31: the next turn begins, unless there is nowhere left to go."""
    s.phase = Phase.EXPLORING
    if s.edges.n == 0 and s.enemy_near == 0 and not may_descend(s):
        fail(s, Outcome.TRAPPED, Note.CAUGHT)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KA-5, KA-46: the treasures, if the Crown is among them."""
    out[0] = s.treasure if s.end == Outcome.CROWN else 0
