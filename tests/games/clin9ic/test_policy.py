"""The rule of thumb and the outlook: sensible where it is plain what is sensible, and never stuck."""

from __future__ import annotations

import pytest

from rulewright.games.clin9ic.play.outlook import promise
from rulewright.games.clin9ic.state import GOALS, Component, Verb
from rulewright.kernel.chance import sow
from tests.games.clin9ic.table import GAME, Table, place


def heuristic(table: Table) -> int:
    move = int(GAME.play.policy(table.s, table.box, 0, [1, 2]))
    assert move in table.legal
    return move


def played(seed: int, **options: int | str) -> int:
    """The score of a game by rule of thumb."""
    box, s = GAME.make_box(options), GAME.state()
    sow(s.rng, seed, 0)
    GAME.rules.setup(s, box)
    for _ in range(GAME.bound):
        if s.end:
            return GAME.scores(s, box)[0]
        move = GAME.play.policy(s, box, 0, [1, 2])
        assert GAME.rules.check(s, box, 0, move) == 0
        GAME.rules.apply(s, box, 0, move)
    raise AssertionError("the game goes on")


def test_it_opens_with_an_entrance_and_brings_people_together() -> None:
    table = Table(at="A1").lay()
    assert heuristic(table) == Verb.BUILD.of(Component.ENTRANCE)
    table.build("entrance", "conveyor")
    assert heuristic(table) == Verb.HIRE.of(0)
    table.hire(1, "B1").done()
    assert heuristic(table) == Verb.ADMIT
    table.do("admit")
    assert Verb.WALK.argument(heuristic(table)) in (place("A1"), place("B1")), "where a doctor is"


def test_it_refuses_whom_nobody_can_treat_and_treats_whom_somebody_can() -> None:
    table = Table(at="A1").lay().rig(entrances=3).in_action("admit")
    table.admit("A1")
    assert heuristic(table) == Verb.REFUSE
    table.do("refuse").do("refuse")
    assert heuristic(table) == Verb.TREAT.of(place("A1"))


def test_for_a_spotless_clinic_it_refuses_nobody_and_keeps_to_two_doors() -> None:
    table = Table(at="A1", goal="spotless").lay().rig(entrances=3).in_action("admit")
    table.admit("A1")
    assert heuristic(table) == Verb.ADMIT
    assert heuristic(Table(goal="spotless").lay().rig(entrances=2, conveyors=1)) != Verb.BUILD.of(Component.ENTRANCE)
    assert heuristic(Table().lay().rig(entrances=2, conveyors=1)) == Verb.BUILD.of(Component.ENTRANCE)


def test_towards_the_end_it_builds_upwards() -> None:
    table = Table().rig(round=5).lay().rig(money=30, entrances=3, conveyors=1, parking=1)
    assert heuristic(table) == Verb.BUILD.of(Component.PILLAR)
    assert Verb.at(heuristic(table.rig(pillars=2))) == Verb.RAISE


@pytest.mark.parametrize("options", [{}, {"card": "A", "floors": 2}, {"box": "first", "goal": "drawn"}])
def test_it_plays_whole_games_well_above_chance(options: dict[str, int | str]) -> None:
    scores = [played(seed, **options) for seed in range(20)]
    assert sum(scores) / len(scores) > -8, "at random it is below -25"


def test_the_outlook_is_a_chance_and_knows_what_helps() -> None:
    for goal in range(GOALS):
        table = Table().lay().rig(goal=goal)
        before = promise(table.s, table.box)
        assert 0.0 <= before <= 1.0
        if goal == 2:
            table.rig(serious=3)
        elif goal == 1:
            table.rig(treated=9)
        elif goal == 4:
            table.storeys("F2")
        else:
            table.rig(popularity=10)
        assert promise(table.s, table.box) > before
    assert Verb.DONE in Table().lay().legal
