"""High Card, clause by clause, with dictated chance."""

from __future__ import annotations

import pytest

from rulewright.kernel import Fate
from tests.table import Table
from tests.toys.high_card import GAME
from tests.toys.high_card.state import Verb


def dealt() -> Table:
    return Table(GAME, 2, Fate(cards=[0, 5, 9, 1, 6, 11]))


@pytest.mark.clause("TOY-1")
def test_three_cards_each() -> None:
    table = dealt()
    assert [seat.hand.card for seat in table.s.seats[:2]] == [[0, 5, 9], [1, 6, 11]]
    assert table.s.deck.n == 6
    assert table.said(1) == [f"You are dealt the {card}." for card in (2, 7, 12)]


@pytest.mark.clause("TOY-2", "TOY-3")
def test_all_lay_once_from_their_own_hand() -> None:
    table = dealt()
    assert table.waits(0, 1)
    assert table.refused(0, "lay", card=1) == "TOY-2"
    assert table.play(0, "lay", card=9).waits(1)
    assert table.refused(0, Verb.LAY + 5) == "TOY-3"
    assert table.view(1).seats[0].laid == -2


@pytest.mark.clause("TOY-4")
def test_card_and_die_take_the_trick() -> None:
    table = dealt().play(1, Verb.LAY + 6).play(0, Verb.LAY + 9, [1, 5])
    assert table.scores == [0, 1]
    assert table.said(-1)[-1] == "B takes the trick with 12."


@pytest.mark.clause("TOY-5")
def test_ends_when_hands_are_empty_or_somebody_stands_up() -> None:
    table = dealt()
    for mine, yours in ((0, 1), (5, 6), (9, 11)):
        table.play(0, Verb.LAY + mine).play(1, Verb.LAY + yours, [1, 1])
    assert table.ending == "cards out"
    assert table.waits()
    assert dealt().play(0, "stand up").ending == "gave up"


def test_every_table_has_a_box_of_its_own() -> None:
    first = dealt()
    first.box.bonus += 1
    first.box.name = "changed"
    assert (dealt().box.bonus, dealt().box.name) == (first.box.bonus - 1, GAME.make_box({}, 2).name)
    assert dealt().box.texts == GAME.make_box({}, 2).texts
