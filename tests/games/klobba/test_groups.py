"""Steps 1 to 3: Groups, offers, laying, and the exchange of three of a kind."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.tell import sentences as notes
from rulewright.games.klobba.rules.cards import show, top_up_hand
from rulewright.games.klobba.state import (
    ACCEPT,
    ANSWERING,
    BERZERK,
    BOSS,
    CLAW,
    DECLINE,
    EXCHANGE,
    EXCHANGING,
    FLEE,
    FOX,
    LAY,
    LAYING,
    NONE,
    OFFER,
    OFFERING,
    PAIR,
    PAIRING,
    PASS,
    SECOND_BEST,
    SNEAKY,
    SWAP,
    SWAPPING,
    UNDERDOGS,
)
from tests.games.klobba.table import GAME, A, B, C, D, E, F, Table

# ---------------------------------------------------------------- step 1


@pytest.mark.clause("KB-19", "KB-20", "KB-22")
def test_black_chooses_first_any_band_but_his_own_and_whites() -> None:
    table = Table(5).mustered().totems(B, D)
    assert table.waits(B)
    assert table.refused(B, PAIR + B) == "KB-19"
    assert table.refused(B, PAIR + D) == "KB-20"
    assert table.refused(D, PAIR + A) == "KB-20"
    assert table.legal(B) == {PAIR + A, PAIR + C, PAIR + E}
    table.play(B, PAIR + E)
    assert table.s.partner[0] == E


@pytest.mark.clause("KB-20", "KB-22", "KB-61")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_markers_of_the_last_round_are_gone_when_the_next_begins(seats: int) -> None:
    table = Table(seats).mustered().totems(A, B)
    assert table.s.partner == [NONE, NONE]
    table.play(A, PAIR + 3)
    assert table.s.partner[0] == 3
    table.totems(B, A)
    assert table.s.partner == [NONE, NONE]
    assert "grouped" not in GAME.words.board(table.view(-1), table.box, "ABCDE"[:seats], -1)


@pytest.mark.clause("KB-21")
def test_white_takes_a_band_that_is_left() -> None:
    table = Table(6).mustered().totems(A, B).play(A, PAIR + D)
    assert table.s.phase == PAIRING
    assert table.waits(B)
    assert table.refused(B, PAIR + D) == "KB-21"
    assert table.refused(B, PAIR + A) == "KB-21"
    assert table.legal(B) == {PAIR + C, PAIR + E, PAIR + F}
    assert table.play(B, PAIR + F).s.partner == [D, F]


@pytest.mark.clause("KB-21", "KB-13")
@pytest.mark.parametrize(("seats", "bands"), [(2, {2, 3}), (3, {2, 3}), (4, {2, 3})])
def test_a_single_band_left_is_whites_without_asking(seats: int, bands: set[int]) -> None:
    table = Table(seats).mustered().totems(A, B)
    assert table.legal(A) == {PAIR + band for band in bands}
    table.play(A, PAIR + 3)
    assert table.s.partner == [3, 2]


# ---------------------------------------------------------------- step 2


@pytest.mark.clause("KB-23", "KB-72")
def test_step_2_is_skipped_between_two_and_in_the_basic_game() -> None:
    assert Table(2).mustered().grouped(A, 2, B, 3).s.phase == LAYING
    assert Table(4, game="basic").mustered().grouped(A, C, B, D).s.phase == LAYING
    assert Table(4, game="basic", step2="yes").mustered().grouped(A, C, B, D).s.phase == OFFERING


@pytest.mark.clause("KB-24", "KB-A10")
def test_both_partners_may_offer_at_once_and_nobody_else() -> None:
    table = Table(4).mustered().hands(C=[BOSS, SNEAKY, FLEE, FOX, CLAW]).grouped(A, C, B, D)
    assert table.s.phase == OFFERING
    assert table.waits(C, D)
    assert table.refused(A, OFFER + BOSS) == "KB-24"
    assert table.legal(C) == {OFFER + card for card in (BOSS, SNEAKY, FLEE, FOX, CLAW)} | {PASS}
    assert table.refused(C, OFFER + BERZERK) == "KB-24"
    table.play(C, OFFER + FLEE).play(D, PASS)
    assert table.s.phase == ANSWERING
    assert table.waits(A)
    for seat in (A, C):
        assert table.view(seat).offered.card[0] == FLEE
    for seat in (B, D, -1):
        assert table.view(seat).offered.card[0] == -1
    told = {to for to, *_ in table.told(notes.OFFER_IS)}
    assert told == {A, C}


@pytest.mark.clause("KB-A10")
def test_a_free_band_offers_nothing() -> None:
    table = Table(3).mustered().grouped(A, 3, B, C)
    assert table.waits(C)


@pytest.mark.clause("KB-25")
def test_who_accepts_pays_a_star_and_must_lay_that_card() -> None:
    table = Table(4).mustered().hands(A=[BOSS, BOSS, BOSS, SNEAKY, FOX], C=[BERZERK, CLAW, SNEAKY, FLEE, SWAP])
    table.grouped(A, C, B, D).play(C, OFFER + BERZERK).play(D, PASS).play(A, ACCEPT)
    assert table.supplies == [14, 15, 16, 15]
    assert table.s.phase == LAYING
    assert table.refused(A, LAY + BOSS) == "KB-25"
    assert table.legal(A) == {LAY + BERZERK, EXCHANGE + BOSS}
    assert table.hand(A) == [BOSS, BOSS, BOSS, SNEAKY, FOX]
    table.play(A, LAY + BERZERK).play(B, next(a for a in table.legal(B) if a < EXCHANGE))
    assert table.told(notes.PLAYS)[0] == (-1, A, BERZERK)
    assert table.hand(A) == [BOSS, BOSS, BOSS, SNEAKY, FOX], "the card came from the offerer"


@pytest.mark.clause("KB-26")
def test_a_rejected_card_goes_under_the_deck() -> None:
    table = Table(4).mustered().hands(C=[BERZERK, CLAW, SNEAKY, FLEE, SWAP]).grouped(A, C, B, D)
    cards = table.s.actions.n
    table.play(C, OFFER + SWAP).play(D, PASS)
    assert table.refused(A, LAY + BOSS) == "KB-26"
    table.play(A, DECLINE)
    assert table.supplies == [15] * 4
    assert table.s.actions.n == cards + 1
    assert table.s.actions.card[0] == SWAP
    assert table.hand(C) == [SNEAKY, BERZERK, FLEE, CLAW]


@pytest.mark.clause("KB-26", "KB-A10")
def test_of_two_rejected_cards_blacks_goes_under_first() -> None:
    table = Table(4).mustered().hands(C=[BERZERK] * 4 + [FLEE], D=[BOSS] * 4 + [FOX]).grouped(A, C, B, D)
    table.play(D, OFFER + FOX).play(C, OFFER + FLEE).play(B, DECLINE).play(A, DECLINE)
    assert table.s.actions.card[:2] == [FOX, FLEE]


@pytest.mark.clause("KB-A27")
def test_without_a_star_an_offer_must_be_rejected() -> None:
    table = Table(4).mustered().hands(C=[BERZERK] * 4 + [FLEE]).stars(0, 20, 20, 20).grouped(A, C, B, D)
    table.play(C, OFFER + FLEE).play(D, PASS)
    assert table.refused(A, ACCEPT) == "KB-A27"
    assert table.legal(A) == {DECLINE}


# ---------------------------------------------------------------- step 3


@pytest.mark.clause("KB-27")
def test_both_holders_lay_one_card_of_their_hand() -> None:
    table = Table(4, step2="no").mustered().hands(A=[BOSS, SNEAKY, FLEE, FOX, CLAW], B=[UNDERDOGS] * 4 + [SNEAKY])
    table.grouped(A, C, B, D)
    assert table.waits(A, B)
    assert table.refused(C, LAY + BOSS) == "KB-27"
    assert table.refused(A, LAY + BERZERK) == "KB-27"
    assert table.refused(A, PASS) == "KB-27"
    table.play(B, LAY + SNEAKY)
    assert table.waits(A)
    assert table.view(A).seats[B].choice == 0
    assert table.s.played == [-1, -1]


# ---------------------------------------------------------------- three of a kind


@pytest.mark.clause("KB-10", "KB-A17")
def test_three_of_a_kind_may_be_exchanged_before_laying() -> None:
    table = Table(4, step2="no").mustered().hands(A=[BOSS, BOSS, BOSS, SNEAKY, FOX]).deck(FLEE, CLAW, SWAP)
    table.grouped(A, C, B, D)
    assert table.refused(A, EXCHANGE + SNEAKY) == "KB-10"
    assert table.refused(C, EXCHANGE + BOSS) == "KB-27"
    table.play(A, EXCHANGE + BOSS)
    assert table.hand(A) == [BOSS, BOSS, BOSS, SNEAKY, FOX], "nothing happens before both have decided"
    table.play(B, min(table.legal(B)))
    assert table.hand(A) == [SNEAKY, SWAP, FLEE, FOX, CLAW]
    assert table.s.discards[BOSS] == 3
    assert table.s.phase == LAYING
    assert table.waits(A)
    table.play(A, LAY + SWAP)
    assert table.s.phase == SWAPPING


@pytest.mark.clause("KB-10", "KB-A17")
def test_three_of_a_kind_may_be_exchanged_before_offering() -> None:
    table = (
        Table(4).mustered().hands(C=[BOSS, BOSS, BOSS, SNEAKY, FOX], D=[BERZERK] * 4 + [FLEE]).deck(FLEE, CLAW, SWAP)
    )
    table.grouped(A, C, B, D).play(C, EXCHANGE + BOSS).play(D, OFFER + FLEE)
    assert table.s.phase == OFFERING
    assert table.waits(C)
    table.play(C, OFFER + CLAW)
    assert table.s.phase == ANSWERING
    assert table.s.offered.card == [CLAW, FLEE]


@pytest.mark.clause("KB-10", "KB-A17")
def test_after_step_5_everybody_may_exchange_black_drawing_first() -> None:
    table = Table(4, step2="no").mustered()
    table.hands(A=[SNEAKY, FOX, BERZERK, SECOND_BEST, CLAW], B=[SNEAKY, FOX, FLEE, FLEE, FLEE], C=[BOSS] * 4 + [SNEAKY],
                D=[UNDERDOGS] * 4 + [SNEAKY])  # fmt: skip
    table.grouped(D, C, B, A).fight(SNEAKY, SNEAKY).settled()
    assert table.s.phase == EXCHANGING
    assert table.waits(A, B, C, D)
    table.deck(BERZERK, BERZERK, BERZERK, SWAP, SWAP, SWAP)
    table.play(C, EXCHANGE + BOSS).play(A, PASS).play(B, PASS).play(D, EXCHANGE + UNDERDOGS)
    assert table.hand(D).count(BERZERK) == 3
    assert table.hand(C) == [BOSS, SNEAKY, SWAP, SWAP, SWAP]
    assert table.waits(C, D)
    table.play(D, EXCHANGE + BERZERK).play(C, PASS)
    assert table.waits(D)
    table.play(D, PASS)
    assert table.s.phase != EXCHANGING


@pytest.mark.clause("KB-A17")
def test_nobody_exchanges_with_cards_on_the_table() -> None:
    table = Table(4, step2="no").mustered().hands(A=[BOSS, BOSS, BOSS, SWAP, FOX]).grouped(A, C, B, D)
    table.play(A, LAY + SWAP).play(B, min(table.legal(B)))
    assert table.s.phase == SWAPPING
    assert table.refused(A, EXCHANGE + BOSS) == "KB-A17"


@pytest.mark.clause("KB-A17", "KB-49")
def test_exchanged_cards_may_come_back_through_a_reshuffle() -> None:
    table = Table(6, game="basic").mustered().hands(A=[BOSS] * 3).grouped(A, C, B, D)
    assert table.s.actions.n == 2
    left = sorted(table.s.actions.card[:2])
    table.play(B, min(table.legal(B))).play(A, EXCHANGE + BOSS)
    assert table.hand(A) == sorted([*left, BOSS])
    assert (table.s.actions.n, table.s.actions.shuffled[BOSS], table.s.discards[BOSS]) == (2, 3, 0)


@pytest.mark.clause("KB-A18")
def test_three_cards_are_not_exchanged_for_themselves() -> None:
    table = Table(4, game="basic", hand=5).mustered().hands(A=[BOSS, BOSS, BOSS, SNEAKY, FOX]).grouped(A, C, B, D)
    assert table.s.actions.n == sum(table.s.discards) == 0
    assert table.refused(A, EXCHANGE + BOSS) == "KB-A18"


@pytest.mark.clause("KB-A18", "KB-50")
def test_when_deck_and_discards_are_used_up_no_more_is_drawn() -> None:
    table = Table(4, game="basic").mustered().hands(A=[BOSS, SNEAKY, FOX])
    for card in (BOSS, SNEAKY):
        show(table.s, table.box, A, card)
    table.s.actions.card[:] = [BOSS] + [0] * 43
    table.s.actions.n = 1
    top_up_hand(table.s, table.box, A)
    assert table.hand(A) == [BOSS, FOX]
    assert table.s.actions.n == sum(table.s.discards) == 0
