"""What the board shows beyond the view: equal to the rules, and made from the view alone."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.state import NONE, PLACES, Card, Phase, Side, Verb
from rulewright.games.klobba.tell.facts import Derived, derived
from tests.games.klobba.table import HAND, A, B, C, D, Table, arranged

BANDS = ("10 4BT 10", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC")


def shown(table: Table, seat: int) -> Derived:
    return derived(table.view(seat), table.box, seat)


@pytest.mark.clause("KB-19")
def test_groups_are_known_by_side_and_by_place() -> None:
    table = Table(5).mustered()
    assert shown(table, A).sides == [NONE] * 5
    table.totems(A, B).play(A, Verb.PAIR.of(C))
    assert shown(table, A).sides == [Side.BLACK, Side.WHITE, Side.BLACK, NONE, NONE]
    assert (shown(table, B).side, shown(table, B).group) == (Side.WHITE, []), "White has no partner yet"
    table.play(B, Verb.PAIR.of(D))
    assert shown(table, B).sides == [Side.BLACK, Side.WHITE, Side.BLACK, Side.WHITE, NONE]
    assert shown(table, B).group == ["1-0", "1-1", "1-2", "3-0", "3-1", "3-2"]
    for seat in (C, -1):
        assert (shown(table, seat).side, shown(table, seat).group) == (NONE, [])


@pytest.mark.clause("KB-24", "KB-25", "KB-26")
def test_an_offer_is_shown_to_its_holder_until_it_is_played_or_rejected() -> None:
    table = Table(4).mustered().hands(A=HAND, B=HAND, D=[*HAND[:4], Card.FOX]).bands(*BANDS).grouped(A, C, B, D)
    table.play(C, Verb.PASS).play(D, Verb.OFFER.of(Card.FOX))
    assert table.s.phase == Phase.ANSWERING
    assert (shown(table, B).offered, shown(table, B).bound) == (Card.FOX, False)
    assert [shown(table, seat).offered for seat in (A, C, D, -1)] == [NONE] * 4
    table.play(B, Verb.ACCEPT)
    assert (shown(table, B).offered, shown(table, B).bound) == (Card.FOX, True)
    table = Table(4).mustered().hands(A=HAND, B=HAND, D=[*HAND[:4], Card.FOX]).bands(*BANDS).grouped(A, C, B, D)
    table.play(C, Verb.PASS).play(D, Verb.OFFER.of(Card.FOX)).play(B, Verb.DECLINE)
    assert (shown(table, B).offered, shown(table, B).bound) == (NONE, False)


@pytest.mark.clause("KB-27", "KB-35")
def test_a_laid_card_is_seen_by_all_and_known_to_its_player() -> None:
    table = arranged(*BANDS, A=HAND, B=HAND).grouped(A, C, B, D)
    assert shown(table, A).laid == [False, False]
    table.play(B, Verb.LAY.of(Card.SNEAKY))
    assert [shown(table, seat).laid for seat in (A, B, -1)] == [[False, True]] * 3
    assert [shown(table, seat).chosen for seat in (A, B, C, -1)] == [NONE, Card.SNEAKY, NONE, NONE]
    table.play(A, Verb.LAY.of(Card.BOSS))
    assert (table.s.phase, shown(table, A).laid) == (Phase.SELECTING, [False, False])
    table.play(A, min(table.legal(A)))
    assert shown(table, A).score_piles == [1, 0, 0, 0]


@pytest.mark.clause("KB-35")
def test_the_selected_are_marked_where_they_lie() -> None:
    hand = [Card.UNDERDOGS, *HAND[:4]]
    table = arranged(A=hand, B=HAND)
    table.bands("10 4BT 10", "7OF 8YC 2OFPR", "9OF 2PRYC 4YC", "6PR 5BT 5YC").grouped(A, C, B, D)
    table.fight(Card.UNDERDOGS, Card.BOSS)
    assert table.s.phase == Phase.SELECTING
    found = shown(table, B).selected
    assert [(band, place) for band in range(4) for place in range(PLACES) if found[band][place]] == [(C, 1)]
