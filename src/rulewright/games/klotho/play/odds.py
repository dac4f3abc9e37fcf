"""The tables of `dice_odds` in a form that rules can read, for bots that aim at a card (KL-26)."""

from __future__ import annotations

from math import comb

from rulewright.kernel import rule, table

from ..state import DICE, REDS
from .dice_odds import (
    MOST_THROWN,
    MOST_TOTAL,
    SIDES,
    THROWS,
    WEIGHTS,
    WHOLE,
    hand_rows,
    lack_places,
    pattern_rows,
    total_rows,
)

HAND_ODDS = table(hand_rows)
TOTAL_ODDS = table(total_rows)
PATTERN_ODDS = table(pattern_rows)
LACK_AT = table(lack_places)
LACKING = table(WEIGHTS)
STEPS = table([[comb(n + i, i + 1) for i in range(REDS)] for n in range(SIDES + 1)])
"""What a die adds to the rank of five dice: by the number it shows, then by which of the five it is."""


@rule
def hand_odds(hand: int, throws: int, at: int) -> int:
    """The chance of a hand; `at` is the rank of the dice kept."""
    return int(HAND_ODDS[hand * THROWS + min(throws, THROWS) - 1][at])


@rule
def total_odds(lack: int, thrown: int, throws: int) -> int:
    """The chance that the dice thrown make up what a total lacks."""
    if lack <= 0:
        return WHOLE
    return int(TOTAL_ODDS[(min(throws, THROWS) - 1) * (DICE + 1) + thrown][lack]) if lack <= MOST_TOTAL else 0


@rule
def pattern_odds(key: int, thrown: int, throws: int) -> int:
    """The chance that the dice thrown make up what a pattern lacks."""
    row = LACK_AT[key] * THROWS + min(throws, THROWS) - 1
    return int(PATTERN_ODDS[row][min(thrown, MOST_THROWN)])
