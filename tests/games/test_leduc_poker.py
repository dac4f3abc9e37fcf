"""Leduc poker, clause by clause, with dictated cards."""

from __future__ import annotations

import pytest

from leduc_poker import GAME
from rulewright.kernel import Fate
from tests.table import Table

JACK, QUEEN, KING, ACE = range(4)


def dealt(*cards: int) -> Table:
    return Table(GAME, len(cards), Fate(cards=cards))


@pytest.mark.clause("LE-1")
def test_one_card_each_of_which_there_are_two() -> None:
    table = dealt(QUEEN, QUEEN)
    assert table.s.deck.n == 4
    assert [table.view(1).seats[i].card for i in range(2)] == [-1, QUEEN]
    assert table.said(0) == ["Your card: queen."]
    assert {table.world(0, seed).seats[1].card for seed in range(40)} == {JACK, QUEEN, KING}


@pytest.mark.clause("LE-2", "LE-3")
def test_in_turn_and_nobody_folds_who_owes_nothing() -> None:
    table = dealt(QUEEN, KING)
    assert table.refused(1, "call") == "LE-2"
    assert table.refused(0, "fold") == "LE-3"
    assert table.play(0, "raise").legal(1) == {0, 1, 2}
    assert table.play(1, "fold").scores == [1, -1]
    assert not any("shows" in sentence for sentence in table.said(-1))


@pytest.mark.clause("LE-4")
def test_two_raises_a_round_and_dearer_ones_in_the_second() -> None:
    table = dealt(QUEEN, KING).play(0, "raise").play(1, "raise")
    assert [table.s.seats[i].paid for i in range(2)] == [3, 5]
    assert table.refused(0, "raise") == "LE-4"
    table.play(0, "call", (), [JACK]).play(0, "raise")
    assert table.s.seats[0].paid == 9


@pytest.mark.clause("LE-2", "LE-5")
def test_then_a_card_for_everybody_and_bets_from_the_first_who_is_in() -> None:
    table = dealt(QUEEN, KING, ACE).play(0, "call").play(1, "raise").play(2, "call").play(0, "fold", (), [KING])
    assert table.view(-1).table == KING
    assert table.waiting == [1]
    assert table.s.asked == 2


@pytest.mark.clause("LE-6", "LE-7")
def test_a_pair_wins_then_the_highest_card() -> None:
    table = dealt(JACK, KING).play(0, "call").play(1, "call", (), [JACK]).play(0, "call").play(1, "call")
    assert table.scores == [1, -1]
    assert table.said(-1)[-3:] == ["A shows: jack.", "B shows: king.", "A takes 2 chips."]
    assert table.refused(0, "call") == "LE-7"
    table = dealt(JACK, KING).play(0, "call").play(1, "call", (), [QUEEN]).play(0, "call").play(1, "call")
    assert table.scores == [-1, 1]
    assert table.world(0, 1).seats[1].card == KING


@pytest.mark.clause("LE-6")
def test_equal_cards_share_and_the_odd_chip_goes_to_the_first() -> None:
    table = dealt(ACE, JACK, ACE).play(0, "raise").play(1, "fold").play(2, "call", (), [QUEEN])
    table.play(0, "call").play(2, "call")
    assert table.scores == [1, -1, 0]
