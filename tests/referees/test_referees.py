"""Every game that has a referee is played in step with it, in all settings by turns."""

from __future__ import annotations

import pytest

from rulewright import games
from tests.referees import klobba
from tests.referees.lockstep import DifferenceError, Lockstep, Setting, play, referees

GAMES = 50
SLOW: dict[str, int] = {}
"""Games of which fewer are played, since one takes long."""


@pytest.mark.parametrize("name", referees())
def test_rules_and_referee_agree(name: str) -> None:
    game = games.load(name)
    for number in range(SLOW.get(name, GAMES)):
        play(game, number)


@pytest.mark.xfail(
    strict=True,
    raises=DifferenceError,
    reason="KB-A27: the rules let no holder without a Star take an offer, although others would help when it is due",
)
def test_klobba_lets_a_holder_take_an_offer_who_can_get_a_star(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klobba.Referee, "by_the_letter", True)
    Lockstep(Setting(games.load("klobba"), 4, {}, klobba.BOXES[0]), 5).run()
