"""Steps 1 to 3: Groups, offers, laying, and the exchange of three of a kind."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.rules.cards import show, top_up_hand
from rulewright.games.klobba.state import NONE, Card, Phase, Verb
from tests.games.klobba.table import GAME, A, B, C, D, E, F, Table, arranged

# ---------------------------------------------------------------- step 1


@pytest.mark.clause("KB-19", "KB-20", "KB-22")
def test_black_chooses_first_any_band_but_his_own_and_whites() -> None:
    table = Table(5).mustered().totems(B, D)
    assert table.waits(B)
    assert table.refused(B, Verb.PAIR.of(B)) == "KB-19"
    assert table.refused(B, Verb.PAIR.of(D)) == "KB-20"
    assert table.refused(D, Verb.PAIR.of(A)) == "KB-20"
    assert table.legal(B) == {Verb.PAIR.of(A), Verb.PAIR.of(C), Verb.PAIR.of(E)}
    table.play(B, Verb.PAIR.of(E))
    assert table.s.partner[0] == E


@pytest.mark.clause("KB-20", "KB-22", "KB-61")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_markers_of_the_last_round_are_gone_when_the_next_begins(seats: int) -> None:
    table = Table(seats).mustered().totems(A, B)
    assert table.s.partner == [NONE, NONE]
    table.play(A, Verb.PAIR.of(3))
    assert table.s.partner[0] == 3
    table.totems(B, A)
    assert table.s.partner == [NONE, NONE]
    assert "grouped" not in GAME.tell.board(table.view(-1), table.box, "ABCDE"[:seats], -1)


@pytest.mark.clause("KB-21")
def test_white_takes_a_band_that_is_left() -> None:
    table = Table(6).mustered().totems(A, B).play(A, Verb.PAIR.of(D))
    assert table.s.phase == Phase.PAIRING
    assert table.waits(B)
    assert table.refused(B, Verb.PAIR.of(D)) == "KB-21"
    assert table.refused(B, Verb.PAIR.of(A)) == "KB-21"
    assert table.legal(B) == {Verb.PAIR.of(C), Verb.PAIR.of(E), Verb.PAIR.of(F)}
    assert table.play(B, Verb.PAIR.of(F)).s.partner == [D, F]


@pytest.mark.clause("KB-21", "KB-13")
@pytest.mark.parametrize(("seats", "bands"), [(2, {2, 3}), (3, {2, 3}), (4, {2, 3})])
def test_a_single_band_left_is_whites_without_asking(seats: int, bands: set[int]) -> None:
    table = Table(seats).mustered().totems(A, B)
    assert table.legal(A) == {Verb.PAIR.of(band) for band in bands}
    table.play(A, Verb.PAIR.of(3))
    assert table.s.partner == [3, 2]


# ---------------------------------------------------------------- step 2


@pytest.mark.clause("KB-23", "KB-72")
def test_step_2_is_skipped_between_two_and_in_the_basic_game() -> None:
    assert Table(2).mustered().grouped(A, 2, B, 3).s.phase == Phase.LAYING
    assert Table(4, game="basic").mustered().grouped(A, C, B, D).s.phase == Phase.LAYING
    assert Table(4, game="basic", step2="yes").mustered().grouped(A, C, B, D).s.phase == Phase.OFFERING


@pytest.mark.clause("KB-24", "KB-A10")
def test_both_partners_may_offer_at_once_and_nobody_else() -> None:
    table = Table(4).mustered().hands(C=[Card.BOSS, Card.SNEAKY, Card.FLEE, Card.FOX, Card.CLAW]).grouped(A, C, B, D)
    assert table.s.phase == Phase.OFFERING
    assert table.waits(C, D)
    assert table.refused(A, Verb.OFFER.of(Card.BOSS)) == "KB-24"
    assert table.legal(C) == {
        Verb.OFFER.of(card) for card in (Card.BOSS, Card.SNEAKY, Card.FLEE, Card.FOX, Card.CLAW)
    } | {Verb.PASS}
    assert table.refused(C, Verb.OFFER.of(Card.BERZERK)) == "KB-24"
    table.play(C, Verb.OFFER.of(Card.FLEE)).play(D, Verb.PASS)
    assert table.s.phase == Phase.ANSWERING
    assert table.waits(A)
    for seat in (A, C):
        assert table.view(seat).offered.card[0] == Card.FLEE
    for seat in (B, D, -1):
        assert table.view(seat).offered.card[0] == -1
    told = {to for to, *_ in table.told(Note.OFFER_IS)}
    assert told == {A, C}


@pytest.mark.clause("KB-A10")
def test_a_free_band_offers_nothing() -> None:
    table = Table(3).mustered().grouped(A, 3, B, C)
    assert table.waits(C)


@pytest.mark.clause("KB-25")
def test_who_accepts_pays_a_star_and_must_lay_that_card() -> None:
    table = (
        Table(4)
        .mustered()
        .hands(
            A=[Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX],
            C=[Card.BERZERK, Card.CLAW, Card.SNEAKY, Card.FLEE, Card.SWAP],
        )
    )
    table.grouped(A, C, B, D).play(C, Verb.OFFER.of(Card.BERZERK)).play(D, Verb.PASS).play(A, Verb.ACCEPT)
    assert table.supplies == [14, 15, 16, 15]
    assert table.s.phase == Phase.LAYING
    assert table.refused(A, Verb.LAY.of(Card.BOSS)) == "KB-25"
    assert table.legal(A) == {Verb.LAY.of(Card.BERZERK), Verb.EXCHANGE.of(Card.BOSS)}
    assert table.hand(A) == [Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX]
    table.play(A, Verb.LAY.of(Card.BERZERK)).play(B, next(a for a in table.legal(B) if Verb.at(a) == Verb.LAY))
    assert table.told(Note.PLAYS)[0] == (-1, A, Card.BERZERK)
    assert table.hand(A) == [Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX], "the card came from the offerer"


@pytest.mark.clause("KB-26")
def test_a_rejected_card_goes_under_the_deck() -> None:
    table = (
        Table(4).mustered().hands(C=[Card.BERZERK, Card.CLAW, Card.SNEAKY, Card.FLEE, Card.SWAP]).grouped(A, C, B, D)
    )
    cards = table.s.actions.n
    table.play(C, Verb.OFFER.of(Card.SWAP)).play(D, Verb.PASS)
    assert table.refused(A, Verb.LAY.of(Card.BOSS)) == "KB-26"
    table.play(A, Verb.DECLINE)
    assert table.supplies == [15] * 4
    assert table.s.actions.n == cards + 1
    assert table.s.actions.card[0] == Card.SWAP
    assert table.hand(C) == [Card.SNEAKY, Card.BERZERK, Card.FLEE, Card.CLAW]


@pytest.mark.clause("KB-26", "KB-A10")
def test_of_two_rejected_cards_blacks_goes_under_first() -> None:
    table = (
        Table(4)
        .mustered()
        .hands(C=[Card.BERZERK] * 4 + [Card.FLEE], D=[Card.BOSS] * 4 + [Card.FOX])
        .grouped(A, C, B, D)
    )
    table.play(D, Verb.OFFER.of(Card.FOX)).play(C, Verb.OFFER.of(Card.FLEE)).play(B, Verb.DECLINE).play(A, Verb.DECLINE)
    assert table.s.actions.card[:2] == [Card.FOX, Card.FLEE]


@pytest.mark.clause("KB-A27")
def test_without_a_star_an_offer_must_be_rejected() -> None:
    table = Table(4).mustered().hands(C=[Card.BERZERK] * 4 + [Card.FLEE]).stars(0, 20, 20, 20).grouped(A, C, B, D)
    table.play(C, Verb.OFFER.of(Card.FLEE)).play(D, Verb.PASS)
    assert table.refused(A, Verb.ACCEPT) == "KB-A27"
    assert table.legal(A) == {Verb.DECLINE}


# ---------------------------------------------------------------- step 3


@pytest.mark.clause("KB-27")
def test_both_holders_lay_one_card_of_their_hand() -> None:
    table = arranged(A=[Card.BOSS, Card.SNEAKY, Card.FLEE, Card.FOX, Card.CLAW], B=[Card.UNDERDOGS] * 4 + [Card.SNEAKY])
    table.grouped(A, C, B, D)
    assert table.waits(A, B)
    assert table.refused(C, Verb.LAY.of(Card.BOSS)) == "KB-27"
    assert table.refused(A, Verb.LAY.of(Card.BERZERK)) == "KB-27"
    assert table.refused(A, Verb.PASS) == "KB-27"
    table.play(B, Verb.LAY.of(Card.SNEAKY))
    assert table.waits(A)
    assert table.view(A).seats[B].choice == 0
    assert table.s.played == [-1, -1]


# ---------------------------------------------------------------- three of a kind


@pytest.mark.clause("KB-10", "KB-A17")
def test_three_of_a_kind_may_be_exchanged_before_laying() -> None:
    table = arranged(A=[Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX]).deck(Card.FLEE, Card.CLAW, Card.SWAP)
    table.grouped(A, C, B, D)
    assert table.refused(A, Verb.EXCHANGE.of(Card.SNEAKY)) == "KB-10"
    assert table.refused(C, Verb.EXCHANGE.of(Card.BOSS)) == "KB-27"
    table.play(A, Verb.EXCHANGE.of(Card.BOSS))
    assert table.hand(A) == [Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX], (
        "nothing happens before both have decided"
    )
    table.play(B, min(table.legal(B)))
    assert table.hand(A) == [Card.SNEAKY, Card.SWAP, Card.FLEE, Card.FOX, Card.CLAW]
    assert table.s.discards[Card.BOSS] == 3
    assert table.s.phase == Phase.LAYING
    assert table.waits(A)
    table.play(A, Verb.LAY.of(Card.SWAP))
    assert table.s.phase == Phase.SWAPPING


@pytest.mark.clause("KB-10", "KB-A17")
def test_three_of_a_kind_may_be_exchanged_before_offering() -> None:
    table = (
        Table(4)
        .mustered()
        .hands(C=[Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX], D=[Card.BERZERK] * 4 + [Card.FLEE])
        .deck(Card.FLEE, Card.CLAW, Card.SWAP)
    )
    table.grouped(A, C, B, D).play(C, Verb.EXCHANGE.of(Card.BOSS)).play(D, Verb.OFFER.of(Card.FLEE))
    assert table.s.phase == Phase.OFFERING
    assert table.waits(C)
    table.play(C, Verb.OFFER.of(Card.CLAW))
    assert table.s.phase == Phase.ANSWERING
    assert table.s.offered.card == [Card.CLAW, Card.FLEE]


@pytest.mark.clause("KB-10", "KB-A17")
def test_after_step_5_everybody_may_exchange_black_drawing_first() -> None:
    table = arranged()
    table.hands(
        A=[Card.SNEAKY, Card.FOX, Card.BERZERK, Card.SECOND_BEST, Card.CLAW],
        B=[Card.SNEAKY, Card.FOX, Card.FLEE, Card.FLEE, Card.FLEE],
        C=[Card.BOSS] * 4 + [Card.SNEAKY],
        D=[Card.UNDERDOGS] * 4 + [Card.SNEAKY],
    )
    table.grouped(D, C, B, A).fight(Card.SNEAKY, Card.SNEAKY).settled()
    assert table.s.phase == Phase.EXCHANGING
    assert table.waits(A, B, C, D)
    table.deck(Card.BERZERK, Card.BERZERK, Card.BERZERK, Card.SWAP, Card.SWAP, Card.SWAP)
    table.play(C, Verb.EXCHANGE.of(Card.BOSS)).play(A, Verb.PASS).play(B, Verb.PASS).play(
        D, Verb.EXCHANGE.of(Card.UNDERDOGS)
    )
    assert table.hand(D).count(Card.BERZERK) == 3
    assert table.hand(C) == [Card.BOSS, Card.SNEAKY, Card.SWAP, Card.SWAP, Card.SWAP]
    assert table.waits(C, D)
    table.play(D, Verb.EXCHANGE.of(Card.BERZERK)).play(C, Verb.PASS)
    assert table.waits(D)
    table.play(D, Verb.PASS)
    assert table.s.phase != Phase.EXCHANGING


@pytest.mark.clause("KB-A17")
def test_nobody_exchanges_with_cards_on_the_table() -> None:
    table = arranged(A=[Card.BOSS, Card.BOSS, Card.BOSS, Card.SWAP, Card.FOX]).grouped(A, C, B, D)
    table.play(A, Verb.LAY.of(Card.SWAP)).play(B, min(table.legal(B)))
    assert table.s.phase == Phase.SWAPPING
    assert table.refused(A, Verb.EXCHANGE.of(Card.BOSS)) == "KB-A17"


@pytest.mark.clause("KB-A17", "KB-49")
def test_exchanged_cards_may_come_back_through_a_reshuffle() -> None:
    table = Table(6, game="basic").mustered().hands(A=[Card.BOSS] * 3).grouped(A, C, B, D)
    assert table.s.actions.n == 2
    left = sorted(table.s.actions.card[:2])
    table.play(B, min(table.legal(B))).play(A, Verb.EXCHANGE.of(Card.BOSS))
    assert table.hand(A) == sorted([*left, Card.BOSS])
    assert (table.s.actions.n, table.s.actions.shuffled[Card.BOSS], table.s.discards[Card.BOSS]) == (2, 3, 0)


@pytest.mark.clause("KB-A18")
def test_three_cards_are_not_exchanged_for_themselves() -> None:
    table = (
        Table(4, game="basic", hand=5)
        .mustered()
        .hands(A=[Card.BOSS, Card.BOSS, Card.BOSS, Card.SNEAKY, Card.FOX])
        .grouped(A, C, B, D)
    )
    assert table.s.actions.n == sum(table.s.discards) == 0
    assert table.refused(A, Verb.EXCHANGE.of(Card.BOSS)) == "KB-A18"


@pytest.mark.clause("KB-A18", "KB-50")
def test_when_deck_and_discards_are_used_up_no_more_is_drawn() -> None:
    table = Table(4, game="basic").mustered().hands(A=[Card.BOSS, Card.SNEAKY, Card.FOX])
    for card in (Card.BOSS, Card.SNEAKY):
        show(table.s, table.box, A, card)
    table.s.actions.card[:] = [Card.BOSS] + [0] * 43
    table.s.actions.n = 1
    top_up_hand(table.s, table.box, A)
    assert table.hand(A) == [Card.BOSS, Card.FOX]
    assert table.s.actions.n == sum(table.s.discards) == 0
