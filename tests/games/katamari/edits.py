"""More or less power left to spend, and so other piles to spend it on."""

from __future__ import annotations

from random import Random

from rulewright.games.katamari.rules.turn import within_reach
from rulewright.games.katamari.state import Box, Phase, State


def edit(s: State, box: Box, random: Random) -> None:
    if s.phase == Phase.BUYING:
        s.power = random.randint(1, 20)
        s.open = within_reach(s, box)
