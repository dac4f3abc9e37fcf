"""Each game declares the levels that it offers, and every door offers those."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench.levels import OF_THE_POSSIBLE, page, read
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


def test_levels_are_also_counted_over_the_deals_that_can_be_won(tmp_path: Path) -> None:
    """Of three deals one cannot be won: a level that wins one of the others has won half of what there was."""
    file, name = tmp_path / "levels.jsonl", "twelve_patrols"
    played = {"possible": [1, 0, 1], "5": [1, 0, 0], "random": [0, 0, 0]}
    lines = [{"piece": [name, who, "", 7], "version": "1", "wins": wins} for who, wins in played.items()]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    rows = read([file])
    found = {row["player"]: (row["games"], row["wins"]) for row in rows if row["against"] == OF_THE_POSSIBLE}
    assert found == {"5": (2, 0.5), "random": (2, 0)}
    assert "| 12 Patrols | 5 | 2 | 50.0% | " in page(rows)


def test_with_more_players_one_is_counted_against_all_others(tmp_path: Path) -> None:
    """Two games in one deal of three: the usual number of players and this one are told apart."""
    file = tmp_path / "levels.jsonl"
    lines = [{"piece": ["klobba", "5", "4", 7], "version": "1", "wins": [1, 1]}]
    lines += [
        {"piece": ["klobba", "5", "4", deal, 3], "version": "1", "wins": [wins]} for deal, wins in ((7, 1), (8, 0))
    ]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    rows = read([file])
    assert [(row["seats"], row["games"], row["wins"]) for row in rows] == [(2, 4, 1), (3, 6, 0.5)]
    assert "| Klobba! | 5 | 4 | 4 | 100.0% | " in page(rows)
    assert "| Klobba! | 3 | 5 | 4 | 6 | 50.0% | " in page(rows)
