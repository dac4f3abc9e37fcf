"""Liar's dice, clause by clause, with dictated dice."""

from __future__ import annotations

import pytest

from liars_dice import GAME
from rulewright.kernel import Fate
from tests.table import Table


def rolled(*dice: int, faces: int = 6) -> Table:
    return Table(GAME, 2, Fate(dice=dice), faces=faces)


def bid(count: int, face: int, faces: int = 6) -> int:
    return (count - 1) * faces + face - 1


@pytest.mark.clause("LD-1")
def test_a_die_each_for_your_eyes_only() -> None:
    table = rolled(2, 5)
    assert [[table.view(eye).seats[i].die for i in range(2)] for eye in (0, 1, -1)] == [[2, 0], [0, 5], [0, 0]]
    assert table.said(1) == ["You roll a 5."]
    assert table.said(-1) == []
    assert {table.world(0, seed).seats[1].die for seed in range(60)} == set(range(1, 7))
    assert {rolled(2, 3, faces=3).world(0, seed).seats[1].die for seed in range(40)} == {1, 2, 3}


@pytest.mark.clause("LD-2", "LD-3")
def test_bids_rise_in_turn() -> None:
    table = rolled(2, 5)
    assert table.refused(1, bid(1, 1)) == "LD-2"
    table.play(0, bid(1, 4))
    assert table.waiting == [1]
    assert table.said(-1) == ["A bids one 4."]
    assert [table.refused(1, bid(1, face)) for face in (3, 4)] == ["LD-3", "LD-3"]
    assert len(table.legal(1)) == 2 + 6 + 1
    assert table.play(1, bid(2, 1)).said(-1)[-1] == "B bids two 1s."
    assert rolled(1, 1, faces=3).refused(0, 6) == "LD-3", "there is no higher bid than two of the highest face"


@pytest.mark.clause("LD-4", "LD-5", "LD-6")
def test_a_doubted_bid_that_is_not_there_loses_a_chip() -> None:
    table = rolled(2, 5)
    assert table.refused(0, "doubt") == "LD-4"
    table.play(0, bid(2, 5)).play(1, "doubt")
    assert table.ending == "bid doubted"
    assert table.scores == [-1, 1]
    assert table.said(-1)[1:] == ["B doubts the bid.", "A shows a 2.", "B shows a 5.", "B wins a chip."]
    assert [table.view(-1).seats[i].shown for i in range(2)] == [2, 5]
    assert table.world(0, 3).seats[1].die == 5
    assert table.refused(0, bid(2, 6)) == "LD-6"


@pytest.mark.clause("LD-5")
def test_the_highest_face_counts_as_any() -> None:
    assert rolled(6, 5).play(0, bid(2, 5)).play(1, "doubt").scores == [1, -1]
    assert rolled(6, 6).play(0, bid(2, 1)).play(1, "doubt").scores == [1, -1]
    assert rolled(6, 5).play(0, bid(2, 6)).play(1, "doubt").scores == [-1, 1]
    assert rolled(4, 2, faces=4).play(0, bid(2, 2, 4)).play(1, "doubt").scores == [1, -1]


def test_the_last_bid_can_only_be_doubted() -> None:
    assert len(rolled(6, 6).play(0, bid(2, 6)).legal(1)) == 1
