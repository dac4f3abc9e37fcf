"""The rules, clause by clause: `pytest my_game` runs these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.testing import Table

GAME = rulewright.load_game(Path(__file__).parents[1])


@pytest.mark.clause("MG-1")
def test_players_take_turns() -> None:
    table = Table(GAME, 3)
    assert table.waits(0)
    assert table.scores == [0, 0, 0]
    assert table.refused(1, "roll") == "MG-1"


@pytest.mark.clause("MG-2")
def test_you_roll_at_least_once_and_at_most_six_times() -> None:
    table = Table(GAME, 2)
    assert table.refused(0, "stop") == "MG-2"
    for _ in range(6):
        table.play(0, "roll", [2])
    assert table.s.kept[0] == 12
    assert table.waits(1)


@pytest.mark.clause("MG-3")
def test_a_one_loses_the_points_of_the_turn() -> None:
    table = Table(GAME, 2).play(0, "roll", [6]).play(0, "roll", [1])
    assert table.s.kept[0] == 0
    assert table.waits(1)
    assert table.said(-1)[-1] == "A loses 6 of this turn."


@pytest.mark.clause("MG-4")
def test_what_you_keep_is_safe() -> None:
    table = Table(GAME, 2).play(0, "roll", [6]).play(0, "stop").play(1, "roll", [1])
    assert table.s.kept[0] == 6
    assert table.waits(0)
    assert table.s.turn == 0


@pytest.mark.clause("MG-5")
def test_after_five_rounds_the_most_points_win() -> None:
    table = Table(GAME, 2)
    for _ in range(5):
        assert not table.ending
        table.play(0, "roll", [3]).play(0, "stop").play(1, "roll", [1])
    assert table.ending == "rounds played"
    assert table.scores == [15, 0]
    assert table.places == [1, 2]
    assert table.refused(0, "roll") == "MG-1"
