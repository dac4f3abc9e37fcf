"""The rules, clause by clause: `pytest my_game` runs these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.testing import Table

GAME = rulewright.load_game(Path(__file__).parents[1])


@pytest.mark.clause("MG-1")
def test_all_stones_lie_on_the_table() -> None:
    assert Table(GAME, 2).s.stones == 15


@pytest.mark.clause("MG-2")
def test_players_take_turns() -> None:
    table = Table(GAME, 3)
    assert table.waits(0)
    assert table.refused(1, "take", count=0) == "MG-2"
    table.play(0, "take", count=0).play(1, "take", count=0).play(2, "take", count=0)
    assert table.waits(0)


@pytest.mark.clause("MG-3")
def test_one_to_three_stones_and_no_more_than_there_are() -> None:
    table = Table(GAME, 2)
    assert table.refused(0, "take", count=3) == "MG-3"
    table.play(0, "take", count=1)
    assert table.s.stones == 13
    assert table.said(-1) == ["A takes 2 stones: 13 left."]
    table.s.stones = 1
    assert table.refused(1, "take", count=1) == "MG-3"


@pytest.mark.clause("MG-4")
def test_the_last_stone_wins() -> None:
    table = Table(GAME, 2)
    for turn in range(5):
        table.play(turn % 2, "take", count=2)
    assert table.ending == "no stones"
    assert table.scores == [1, 0]
    assert table.refused(1, "take", count=0) == "MG-2"
