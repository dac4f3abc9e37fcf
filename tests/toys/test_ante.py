"""Ante, clause by clause, with dictated cards."""

from __future__ import annotations

import pytest

from rulewright.kernel import Fate
from tests.table import Table
from tests.toys.ante import GAME


def dealt(*cards: int, **options: int) -> Table:
    return Table(GAME, len(cards), Fate(cards=cards), **options)


def chips(table: Table) -> list[int]:
    return [table.s.seats[i].chips for i in range(table.box.seats)]


@pytest.mark.clause("AN-1")
def test_everybody_pays_the_ante_and_sees_his_own_card_alone() -> None:
    table = dealt(3, 7, 0)
    assert chips(table) == [-1, -1, -1]
    assert [table.view(1).seats[i].card for i in range(3)] == [-1, 7, -1]
    assert table.said(2) == ["Your card is the 1."]
    assert table.said(-1) == []


@pytest.mark.clause("AN-2")
def test_in_turn_and_the_next_begins_the_next_hand() -> None:
    table = dealt(3, 7)
    assert table.waits(0)
    assert table.refused(1, "call") == "AN-2"
    assert table.play(0, "fold", (), [1, 2]).waits(1)


@pytest.mark.clause("AN-3", "AN-4")
def test_a_raise_asks_the_others_again_and_there_are_only_so_many() -> None:
    table = dealt(3, 7, 0, raises=1).play(0, "call").play(1, "raise")
    assert chips(table) == [-1, -3, -1]
    assert table.waits(2)
    assert table.refused(2, "raise") == "AN-4"
    assert table.play(2, "fold").waits(0)
    table.play(0, "call", (), [0, 1, 2])
    assert chips(table) == [-4, 3, -2]


@pytest.mark.clause("AN-2", "AN-3")
def test_who_folded_is_passed_over_until_the_next_hand() -> None:
    table = dealt(3, 7, 0, 5).play(0, "fold").play(1, "call").play(2, "raise").play(3, "call")
    assert table.waits(1)
    assert dealt(3, 7, 0, 5).play(0, "fold").play(1, "fold").play(2, "raise").play(3, "raise").waits(2)


@pytest.mark.clause("AN-5")
def test_the_highest_card_of_those_who_stay_takes_the_pot() -> None:
    table = dealt(3, 7, 5).play(0, "call").play(1, "fold").play(2, "call", (), [0, 1, 2])
    assert [table.s.seats[i].shown for i in range(3)] == [3, -1, 5]
    assert table.said(-1)[-3:] == ["A shows the 4.", "C shows the 6.", "C takes the pot of 3."]


@pytest.mark.clause("AN-6")
def test_who_is_left_alone_shows_nothing_and_chips_count_at_the_end() -> None:
    table = dealt(3, 7)
    for hand in range(4):
        table.play(hand % 2, "fold", (), [1, 2] if hand < 3 else [])
    assert not any("shows" in sentence for sentence in table.said(-1))
    assert table.ending == "hands played"
    assert table.scores == [0, 0]
    assert table.game.worth(table.s, table.box) == [0.0, 0.0]
