"""The most moves a game can have, however it is played (AM-H16)."""

from __future__ import annotations

from .state import COMPANIES, CONTROL_ROLLS, ROWS, SMELTER_ROLLS

MOST_ROUNDS = 100
"""AM-H16: the highest last round that a box may set."""
MOST_MODIFY_ROLLS = 5
DIGGING = 1 + 1 + MOST_MODIFY_ROLLS + 1
"""Choosing a drill or the Foundry, one reroll, rolls of the Modify die and its use."""
COMPONENT = SMELTER_ROLLS + CONTROL_ROLLS + 1
"""One decision before each further roll, and one on Overtime."""
BOUND = MOST_ROUNDS * COMPANIES * (DIGGING + COMPONENT * ROWS + 1)
