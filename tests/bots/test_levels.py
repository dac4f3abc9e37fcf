"""Each game declares the levels that it offers, and every door offers those."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.levels import every_level, levels
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import bind_play
from rulewright.lab.players import bot_of

KATAMARI = games.load("katamari")


def offering(*numbers: int) -> Game:
    return replace(KATAMARI, play=replace(KATAMARI.play, offered=numbers))


def test_only_levels_that_a_game_offers_are_listed() -> None:
    game = offering(1, 2, 4)
    assert [bot.name for bot in levels(game)] == ["1", "2", "4"]
    manners = ["bold", "careful", "collector"]
    assert [bot.name for bot in registry.bots(game)] == ["1", "2", "4", *manners, "heuristic", "random"]
    assert [bot.name for bot in every_level(game)] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize(("asked", "found"), [("1", "2"), ("2", "2"), ("3", "2"), ("5", "4"), ("6", "4")])
def test_a_level_that_is_no_longer_offered_is_the_one_below(asked: str, found: str) -> None:
    assert registry.find(asked, offering(2, 4)).name == found


def test_experiments_find_every_level() -> None:
    for name in "123456":
        assert registry.find_experiment(name, offering(2, 4)).name == name
        assert bot_of(name, offering(2, 4)).name == name


@pytest.mark.parametrize("wrong", [(2, 1), (1, 1), (0, 3), (3, 7), (6,)])
def test_what_is_offered_are_levels_in_order(wrong: tuple[int, ...]) -> None:
    play: Any = SimpleNamespace(OFFERED=wrong)
    with pytest.raises(TypeError, match="OFFERED of Toy must list numbers of levels from 1 to 6"):
        bind_play(play, KATAMARI.rules, "Toy", KATAMARI.rules.choose, KATAMARI.state)
