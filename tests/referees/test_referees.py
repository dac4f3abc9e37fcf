"""Every game that has a referee is played in step with it, in all settings by turns."""

from __future__ import annotations

import pytest

from rulewright import games
from tests.referees.lockstep import play, referees

GAMES, EVERY_TIME = 50, 4


@pytest.mark.parametrize("name", referees())
def test_rules_and_referee_agree(name: str, pytestconfig: pytest.Config) -> None:
    game = games.load(name)
    for number in range(GAMES if pytestconfig.getoption("--all") else EVERY_TIME):
        play(game, number)
