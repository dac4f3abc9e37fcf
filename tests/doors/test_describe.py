"""The description of a game at every door."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.bots.registry import bots
from rulewright.doors.contract.games import Welcome
from rulewright.doors.describe import summary
from rulewright.telling.language import speaking
from tests.prepare import ROOT

CLAIMS = str(ROOT / "tests/toys/claims")


@pytest.mark.parametrize("name", [*games.names(), CLAIMS])
def test_the_table_that_welcomes_a_newcomer_can_be_had(name: str) -> None:
    game = games.load(name)
    welcome = summary(game).welcome
    assert game.make_box(welcome.options, welcome.seats).seats == welcome.seats
    assert welcome.bot in [bot.name for bot in bots(game)]


def test_newcomers_to_klobba_meet_two_others_in_the_basic_game() -> None:
    assert summary(games.load("klobba")).welcome == Welcome(seats=3, bot="2", options={"game": "basic"})


def test_options_say_for_how_many_they_are_and_what_is_usual() -> None:
    field, purse = summary(games.load(CLAIMS)).options
    assert (field.by_seats, field.seats) == ({}, (2, 3))
    assert (purse.by_seats, purse.default) == ({"3": 7}, 0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_weight_of_a_game_is_the_same_in_every_language(language: str) -> None:
    with speaking(language):
        found = {name: summary(games.load(name)).weight for name in ("twelve_patrols", "klobba", "klotho", CLAIMS)}
    assert found == {"twelve_patrols": "light", "klobba": "medium", "klotho": "heavy", CLAIMS: "light"}
