"""Another explorer in the same place: Health and treasure change."""

from __future__ import annotations

from random import Random

from rulewright.games.karthis.state import Box, State


def edit(s: State, box: Box, random: Random) -> None:
    s.health = random.randint(1, box.health)
    s.treasure = random.choice((0, 7, random.randint(0, 500)))
