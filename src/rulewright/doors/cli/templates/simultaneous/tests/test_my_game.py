"""The rules, clause by clause: `pytest my_game` runs these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.kernel import Fate
from rulewright.testing import Table

GAME = rulewright.load_game(Path(__file__).parents[1])


def begun(seats: int = 2) -> Table:
    """The prizes come in the order 5, 4, 3, 2, 1 (numbered from 0 below)."""
    return Table(GAME, seats, Fate(cards=[4, 3, 2, 1, 0]))


@pytest.mark.clause("MG-1")
def test_five_cards_each_and_a_prize() -> None:
    table = begun()
    assert [seat.left for seat in table.s.seats] == [0b11111, 0b11111, 0, 0]
    assert table.s.prize == 4
    assert table.said(-1) == ["The next prize is 5."]


@pytest.mark.clause("MG-2")
def test_everybody_bids_at_once_in_secret() -> None:
    table = begun()
    assert table.waits(0, 1)
    table.play(1, "bid", card=3)
    assert table.waits(0)
    assert table.refused(1, "bid", card=0) == "MG-2"
    assert table.view(0).seats[1].bid == -2
    assert table.view(1).seats[1].bid == 3
    assert {table.world(0, seed).seats[1].bid for seed in range(40)} == {0, 1, 2, 3, 4}


@pytest.mark.clause("MG-3")
def test_a_card_can_be_bid_once() -> None:
    table = begun().play(1, "bid", card=3).play(0, "bid", card=0)
    assert table.refused(1, "bid", card=3) == "MG-3"
    assert table.s.seats[1].left == 0b10111
    assert table.said(-1)[3:5] == ["A bids 1.", "B bids 4."]


@pytest.mark.clause("MG-4")
def test_the_highest_bid_that_nobody_else_made_takes_the_prize() -> None:
    table = begun(3).play(0, "bid", card=4).play(1, "bid", card=4).play(2, "bid", card=0)
    assert table.scores == [0, 0, 5]
    table = begun().play(0, "bid", card=4).play(1, "bid", card=4)
    assert table.scores == [0, 0]
    assert "Nobody takes the prize of 5." in table.said(-1)


@pytest.mark.clause("MG-5")
def test_the_most_points_win_when_the_prizes_are_gone() -> None:
    table = begun()
    for mine, yours in ((4, 3), (3, 4), (2, 1), (1, 2), (0, 0)):
        assert not table.ending
        table.play(0, "bid", card=mine).play(1, "bid", card=yours)
    assert table.ending == "prizes gone"
    assert table.scores == [5 + 3, 4 + 2]
    assert table.refused(0, "bid", card=0) == "MG-2"
