"""Players with a manner: their weights, where they are offered, and what they are rated as."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bench.styles import CHANGED
from rulewright import games
from rulewright.bots import registry
from rulewright.bots.styles import STYLES, Style, level_of
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import bind_play

KATAMARI = games.load("katamari")


def manners(game: Game) -> list[Style]:
    return [style for style in STYLES if style.plays(game)]


@pytest.mark.parametrize("name", games.names())
def test_a_manner_changes_declared_weights_and_what_it_changes_is_measured(name: str) -> None:
    game = games.load(name)
    assert {style.name for style in manners(game)} == set(game.play.styles) == {m for g, m in CHANGED if g == name}
    for style in manners(game):
        assert style.weights(game, game.usual_box) != [*game.play.weights(game.usual_box).values()]
        assert registry.find(style.name, game) is style
        assert style.title != style.name


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).play.styles])
def test_a_manner_shows_in_the_moves(name: str) -> None:
    """In games of the heuristic each of them would have decided otherwise somewhere."""
    game = games.load(name)
    box, plain = game.make_box(seats=2), registry.find("heuristic", game)
    differs = {style.name: 0 for style in manners(game)}
    for seed in range(2):
        s = game.state()
        sow(s.rng, seed, 0)
        game.rules.setup(s, box)
        while not game.rules.ending(s):
            seat = lowest(game.rules.waiting(s))
            view = game.view(s, box, seat)
            usual = plain.choose(game, view, box, seat, [1, 2])
            for style in manners(game):
                differs[style.name] += style.choose(game, view, box, seat, [1, 2]) != usual
            game.rules.apply(s, box, seat, usual)
    assert all(differs.values()), differs


def test_a_game_without_such_weights_has_no_manners() -> None:
    with pytest.raises(ValueError, match="there is no bot 'bold'"):
        registry.find("bold", games.load("klobba"))


@pytest.mark.parametrize("wrong", [{"shy": {"danger": 1}}, {"bold": {"danger": 1}}])
def test_manners_are_known_ones_and_need_weights(wrong: Any) -> None:
    play: Any = SimpleNamespace(STYLES=wrong)
    with pytest.raises(
        TypeError, match="STYLES of Toy must change weights, for players who are bold, careful, collector"
    ):
        bind_play(play, KATAMARI.rules, "Toy", KATAMARI.rules.choose, KATAMARI.state)


def test_a_weight_that_the_game_does_not_have_is_refused() -> None:
    game = replace(KATAMARI, play=replace(KATAMARI.play, styles={"bold": {"courage": 1}}))
    with pytest.raises(TypeError, match="STYLES of Katamari may change die, growth, symbol"):
        STYLES[0].weights(game, game.usual_box)


def test_manners_are_rated_as_the_level_they_are_like() -> None:
    bots = ("1", "6", "bold", "collector", "random", None)
    assert [level_of(KATAMARI, bot) for bot in bots] == [1, 6, 3, 3, 0, 0]
    assert [level_of(games.load("klotho"), bot) for bot in bots] == [1, 6, 2, 2, 0, 0]
