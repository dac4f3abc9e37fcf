"""Every game that has a referee is played in step with it, in all settings by turns."""

from __future__ import annotations

import pytest

from rulewright import games
from tests.referees.lockstep import play, referees

GAMES = 50
SLOW: dict[str, int] = {}
"""Games of which fewer are played, since one takes long."""


@pytest.mark.parametrize("name", referees())
def test_rules_and_referee_agree(name: str) -> None:
    game = games.load(name)
    for number in range(SLOW.get(name, GAMES)):
        play(game, number)
