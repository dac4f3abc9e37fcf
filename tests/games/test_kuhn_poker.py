"""Kuhn poker, clause by clause, with dictated cards."""

from __future__ import annotations

import pytest

from kuhn_poker import GAME
from rulewright.kernel import Fate
from tests.table import Table

JACK, QUEEN, KING, ACE = range(4)


def dealt(*cards: int) -> Table:
    return Table(GAME, len(cards), Fate(cards=cards))


@pytest.mark.clause("KU-1")
def test_one_card_each_for_your_eyes_only() -> None:
    table = dealt(QUEEN, ACE, JACK)
    assert [table.view(1).seats[i].card for i in range(3)] == [-1, ACE, -1]
    assert table.said(2) == ["Your card is the jack."]
    assert table.said(-1) == []
    assert table.s.deck.n == 1
    assert {table.world(0, seed).seats[1].card for seed in range(40)} == {JACK, KING, ACE}


@pytest.mark.clause("KU-2")
def test_in_turn_from_the_first() -> None:
    table = dealt(QUEEN, KING)
    assert table.waiting == [0]
    assert table.refused(1, "pass") == "KU-2"
    assert table.play(0, "pass").waiting == [1]


@pytest.mark.clause("KU-3", "KU-5")
def test_when_all_pass_the_highest_card_takes_the_antes() -> None:
    table = dealt(QUEEN, KING, JACK).play(0, "pass").play(1, "pass").play(2, "pass")
    assert table.ending == "pot taken"
    assert table.scores == [-1, 2, -1]
    assert table.said(-1)[-1] == "B takes the pot of 3 chips."
    assert [table.view(-1).seats[i].shown for i in range(3)] == [QUEEN, KING, JACK]
    assert table.world(0, 3).seats[1].card == KING


@pytest.mark.clause("KU-4", "KU-5")
def test_after_a_bet_all_others_are_asked_once_more() -> None:
    table = dealt(ACE, QUEEN, KING).play(0, "pass").play(1, "bet")
    assert table.waiting == [2]
    table.play(2, "bet").play(0, "pass")
    assert table.scores == [-1, -2, 3]
    assert table.view(-1).seats[0].shown == -1, "whoever folded shows nothing"


@pytest.mark.clause("KU-4", "KU-5", "KU-6")
def test_a_bluff_that_nobody_calls_takes_the_pot_unseen() -> None:
    table = dealt(JACK, KING).play(0, "bet").play(1, "pass")
    assert table.scores == [1, -1]
    assert not any("shows" in sentence for sentence in table.said(-1))
    assert table.refused(0, "pass") == "KU-6"
    assert {table.world(1, seed).seats[0].card for seed in range(20)} == {JACK, QUEEN}
