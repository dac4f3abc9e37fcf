"""The figures in the page of Clin9ic (`rulewright lab clin9ic --by goal,difficulty --games 4000`)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import games
from rulewright.games.clin9ic.rules.places import is_doctor
from rulewright.games.clin9ic.rules.score import reached
from rulewright.games.clin9ic.tell.names import goal_name
from rulewright.kernel.chance import sow
from tests.figures import asked, numbers, row, told_by

GAMES = 250
GOALS, LEVELS = (option.words for option in games.load("clin9ic").options[:2])
EXPANSION: Any = {"card": "B", "floors": 2}
pytestmark = pytest.mark.xdist_group("clin9ic")


@pytest.mark.release
@pytest.mark.parametrize("goal", GOALS[:-1])
def test_how_often_the_rule_of_thumb_reaches_a_goal(goal: str) -> None:
    cells = row("clin9ic", goal_name(GOALS.index(goal)))
    for level, figure in zip(LEVELS, cells, strict=False):
        assert told_by(asked("clin9ic", GAMES, goal=goal, difficulty=level)["success"], figure[0]), level


@pytest.mark.release
@pytest.mark.parametrize(("box", "name"), [("standard", "retuned (`standard`)"), ("first", "first prices (`first`)")])
def test_what_the_expansion_costs_in_each_box(box: str, name: str) -> None:
    for figure, more in zip(row("clin9ic", name), ({}, EXPANSION), strict=False):
        found = asked("clin9ic", 4 * GAMES, box=box, **more)["score"]
        assert told_by(found, figure[0], 0.01), found


@pytest.mark.release
@pytest.mark.clause("CL-H36")
def test_how_often_doctors_of_the_last_day_would_count() -> None:
    game = games.load("clin9ic")
    share, late, total = numbers(game.clauses["CL-H36"].why.partition("Now")[2])
    box, found = game.make_box({}, 1), 0
    for seed in range(int(total)):
        s: Any = game.state()
        words = [seed, 1]
        sow(s.rng, seed, 0)
        game.rules.setup(s, box)
        while not s.end:
            game.rules.apply(s, box, 0, int(game.play.policy(game.view(s, box, 0), box, 0, words)))
        doctors = [p for p in s.people[: s.present] if is_doctor(int(p.who)) and p.late]
        before = reached(s, box)
        for doctor in doctors:
            doctor.late = 0
        assert reached(s, box) == before, seed
        found += bool(doctors)
    assert found == late
    assert share == round(100 * late / total)
