"""The toy itself, clause by clause, with dictated chance."""

from __future__ import annotations

import pytest

from rulewright.kernel import Fate
from tests.toys.high_card import GAME
from tests.toys.high_card.rules import NOT_NOW, NOT_YOURS, apply, check, setup, waiting
from tests.toys.high_card.state import GAVE_UP, LAY, OUT, STAND_UP, State

BOX = GAME.make_box(seats=2)


def dealt(dice: list[int]) -> State:
    s = State()
    s.fate = Fate(dice=dice, cards=[0, 5, 9, 1, 6, 11])
    setup(s, BOX)
    return s


@pytest.mark.clause("TOY-1")
def test_three_cards_each() -> None:
    s = dealt([])
    assert [seat.hand.card for seat in s.seats[:2]] == [[0, 5, 9], [1, 6, 11]]
    assert s.deck.n == 6


@pytest.mark.clause("TOY-2", "TOY-3")
def test_all_lay_once_from_their_own_hand() -> None:
    s = dealt([])
    assert waiting(s) == 0b11
    assert check(s, BOX, 0, LAY + 1) == NOT_YOURS
    apply(s, BOX, 0, LAY + 9)
    assert waiting(s) == 0b10
    assert check(s, BOX, 0, LAY + 5) == NOT_NOW
    assert GAME.view(s, BOX, 1).seats[0].laid == -2


@pytest.mark.clause("TOY-4")
def test_card_and_die_take_the_trick() -> None:
    s = dealt([1, 5])
    apply(s, BOX, 1, LAY + 6)
    apply(s, BOX, 0, LAY + 9)
    assert [seat.tricks for seat in s.seats] == [0, 1, 0]
    assert s.fate.spent


@pytest.mark.clause("TOY-5")
def test_ends_when_hands_are_empty_or_somebody_stands_up() -> None:
    s = dealt([1] * 6)
    for mine, yours in ((0, 1), (5, 6), (9, 11)):
        apply(s, BOX, 0, LAY + mine)
        apply(s, BOX, 1, LAY + yours)
    assert s.end == OUT
    s = dealt([])
    apply(s, BOX, 0, STAND_UP)
    assert s.end == GAVE_UP
