"""The figures in the page of Clin9ic (`python -m bench.clinic heuristic 4000`)."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from bench.clinic import EXPANSION, GAME, GOALS, LEVELS, played

from rulewright.bots import registry
from rulewright.games.clin9ic.tell.names import goal_name
from tests.figures import holds, row, share_holds

GAMES = 60
pytestmark = pytest.mark.xdist_group("clin9ic")


@pytest.mark.parametrize("goal", GOALS)
def test_how_often_the_rule_of_thumb_reaches_a_goal(goal: str) -> None:
    cells = row("clin9ic", goal_name(GOALS.index(goal)))
    bot = registry.find("heuristic", GAME)
    for level, figure in zip(LEVELS, cells, strict=False):
        found = played(bot, GAMES, goal=goal, difficulty=level)
        assert share_holds(figure[0], sum(game.shares[0] > 0 for game in found) / GAMES, GAMES), level


@pytest.mark.parametrize(("box", "name"), [("standard", "retuned (`standard`)"), ("first", "first prices (`first`)")])
def test_what_the_expansion_costs_in_each_box(box: str, name: str) -> None:
    bot, cells = registry.find("heuristic", GAME), row("clin9ic", name)
    for figure, more in zip(cells, ({}, EXPANSION), strict=False):
        scores = [game.scores[0] for game in played(bot, 4 * GAMES, box=box, **more)]
        assert holds(figure[0], float(np.mean(scores)), float(np.std(scores)), len(scores), 0.01), (
            np.mean(scores),
            sqrt(len(scores)),
        )
