"""How an adventure ends: with the Crown (KA-4), or with nothing (KA-46)."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import DEEPEST, Outcome, Phase, State

BOUND = 100_000
"""The most moves of an adventure, however it is played and whichever box is used: every move except a tied round of combat
uses something up.

- Each of 17 floors (KA-H33) has 374 cells, one of them the start tile's: at most 373 crossings, each followed by at most one
  choice of a card and one of a side: 17 * 373 * 3 = 19,023 moves; 16 descents and giving up are 17 more.
- The one face card (KA-9) is met at most once, because it is out of the game when beaten or left behind. A round that is not a
  tie takes Health from the enemy, which has at most 100 + 17, or from the explorer, who has at most 100 and regains at most
  49 on each of the floor's 372 other tiles: at most 18,445 such rounds. Combat may be resumed before each one, and a retreat
  may follow each one (KA-H42): 55,335 moves, and one retreat before the first round.
- The total is 74,376. The rest leaves room for 8,541 ties with all their resumptions and retreats. A round is tied at most
  one time in six, and the chance that 8,541 of 26,986 rounds are tied is less than one in 10 to the power of 700.
"""


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
def may_descend(s: State) -> bool:
    """KA-21, KA-H32, KA-H33: whether stairs down are within reach and there is a floor below."""
    return s.stairs_near != 0 and s.floor < DEEPEST


@rule
def explore(s: State) -> None:
    """KA-H31: the next turn begins, unless there is nowhere left to go."""
    s.phase = Phase.EXPLORING
    if s.edges.n == 0 and s.enemy_near == 0 and not may_descend(s):
        fail(s, Outcome.TRAPPED, Note.CAUGHT)
