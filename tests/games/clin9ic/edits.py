"""Another purse for the same clinic: money, popularity and time change."""

from __future__ import annotations

from random import Random

from rulewright.games.clin9ic.state import Box, State


def edit(s: State, box: Box, random: Random) -> None:
    s.money = random.choice((0, 1, 3, random.randint(0, 60)))
    s.popularity = random.randint(0, 12)
    s.time = max(1, s.time + random.randint(-3, 3)) if s.time > 0 else s.time
