"""Every game that has a referee is played in step with it, in all settings by turns."""

from __future__ import annotations

import pytest

from rulewright import games
from tests.referees.lockstep import play, referees

FIRST, DRAWN = range(50), range(1001, 1031)
"""Every case of the conformance suite, and games of which every other one has a box drawn at random."""


@pytest.mark.parametrize("name", referees())
def test_rules_and_referee_agree(name: str, pytestconfig: pytest.Config) -> None:
    game = games.load(name)
    for number in [*FIRST, *DRAWN] if pytestconfig.getoption("--all") else [*FIRST[:3], DRAWN[0]]:
        play(game, number)
