"""What a single wrong number in the rules would change: who learns what, what is left behind, and when a thing counts once."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.rules.bands import clear_place
from rulewright.games.klobba.rules.cards import draw_card, slip
from rulewright.games.klobba.rules.score import pay
from rulewright.games.klobba.rules.setup import weakest
from rulewright.games.klobba.state import CARDS, NONE, PLACES, SEATS, Card, Face, Offer, Phase, Side, Verb
from rulewright.laws.cases import Case, walk
from tests.games.klobba.table import GAME, A, B, C, D, Table
from tests.games.klobba.test_refill import drawn_fight

# ---------------------------------------------------------------- Barbarians


@pytest.mark.clause("KB-40")
def test_nothing_of_a_barbarian_that_is_gone_stays_in_its_place() -> None:
    table = Table(4).mustered()
    band = table.s.bands[B]
    band.packet[1] = 2
    clear_place(table.s, B, 1)
    assert (band.card[1], band.known[1], band.packet[1], band.face[1]) == (0, 0, 0, Face.EMPTY)


@pytest.mark.clause("KB-65")
def test_nothing_more_is_drawn_looked_at_or_asked_once_both_are_out() -> None:
    table = drawn_fight().on_top("L", "T")
    left, looked = table.s.barbarians.n - 2, table.told(Note.LOOKED)
    table.all_pass()
    assert table.s.barbarians.n == left
    assert table.told(Note.LOOKED) == looked
    assert table.s.phase == Phase.EXCHANGING
    table = drawn_fight().on_top("L", "10", "T").all_pass()
    turn = table.s.turn
    table.play(A, Verb.REJECT.of(1))
    assert table.s.turn == turn
    assert table.s.phase == Phase.TOPPING_UP


# ---------------------------------------------------------------- what the others know of a hand


@pytest.mark.clause("KB-26", "KB-50")
@pytest.mark.parametrize("knows", [A, C, D])
def test_who_knows_a_card_of_the_deck_is_sure_who_drew_it(knows: int) -> None:
    table = Table(4).mustered().hands(B=[Card.BOSS, Card.SNEAKY, Card.CLAW, Card.RAVEN]).deck(Card.FOX)
    table.s.actions.known[table.s.actions.n - 1] = 1 << knows
    assert draw_card(table.s, table.box, B) == 1
    assert [table.s.seats[k].sure[B][Card.FOX] for k in range(4)] == [int(k == knows) for k in range(4)]
    assert table.s.seats[B].shown[Card.FOX] == 0


@pytest.mark.clause("KB-26")
def test_who_did_not_see_which_card_left_is_sure_of_one_less_of_every_kind() -> None:
    table = Table(4).mustered().hands(C=[Card.BOSS, Card.SNEAKY, Card.FOX, Card.SWAP, Card.FLEE])
    for k in (A, B, D):
        table.s.seats[k].sure[C][:] = [1] * CARDS
    table.s.seats[C].shown[:] = [1] * CARDS
    slip(table.s, table.box, C, Card.FOX, A)
    assert table.s.seats[A].sure[C] == [int(card != Card.FOX) for card in range(CARDS)]
    assert table.s.seats[B].sure[C] == table.s.seats[D].sure[C] == [0] * CARDS
    assert table.s.seats[C].shown == [0] * CARDS
    assert table.hand(C) == sorted([Card.BOSS, Card.SNEAKY, Card.SWAP, Card.FLEE])


# ---------------------------------------------------------------- a rejected card is regretted once


@pytest.mark.clause("KB-29", "KB-A9")
def test_the_other_side_does_not_regret_again_when_somebody_swaps() -> None:
    table = Table(4).mustered().hands(
        A=[Card.SWAP, Card.FOX, Card.CLAW, Card.TALON, Card.RAVEN],
        B=[Card.BOSS, Card.FOX, Card.CLAW, Card.TALON, Card.RAVEN],
        D=[Card.BOSS, Card.SNEAKY, Card.SNEAKY, Card.BERZERK, Card.BERZERK],
    )  # fmt: skip
    table.grouped(A, C, B, D).play(C, Verb.PASS).play(D, Verb.OFFER.of(Card.BOSS)).play(B, Verb.DECLINE)
    table.play(A, Verb.LAY.of(Card.SWAP)).play(B, Verb.LAY.of(Card.BOSS))
    assert table.told(Note.REGRETS) == [(-1, B, D, Card.BOSS)]
    table.play(A, Verb.LAY.of(Card.RAVEN))
    assert table.told(Note.REGRETS) == [(-1, B, D, Card.BOSS)]


# ---------------------------------------------------------------- nothing stays that is over


@pytest.mark.clause("KB-26", "KB-27", "KB-48", "KB-55", "KB-64", "KB-A10")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_nothing_is_kept_that_is_over(seats: int, seed: int) -> None:
    """A decision only until it is carried out, an offer until the cards are used, a card while it is there."""
    for s, _, _ in walk(Case(GAME, seats), seed):
        decided = s.called & ~s.asked
        kept = [k for k in range(SEATS) if s.seats[k].choice != 0 and s.end == 0]
        assert all(decided >> k & 1 for k in kept), "a decision outlived its step"
        for side in range(2):
            if s.offered.stage[side] == Offer.NONE:
                assert (s.offered.card[side], s.offered.known[side]) == (NONE, 0)
        for band in s.bands:
            for place in range(PLACES):
                if band.face[place] == Face.EMPTY:
                    assert (band.card[place], band.known[place], band.packet[place]) == (0, 0, 0)
        for deck, rows in ((s.actions, ("card", "known", "isnt")), (s.barbarians, ("card", "known", "packet"))):
            for row in rows:
                assert not any(getattr(deck, row)[deck.n :]), f"{row} of a card that was drawn"
        assert s.loose.n == 0
        assert s.actions.under <= s.actions.n
        assert s.switchers == 0 or s.phase not in (Phase.PASSING_WHITE, Phase.PAIRING, Phase.OFFERING, Phase.LAYING)


# ---------------------------------------------------------------- who decides what


DECIDES = {
    Phase.MUSTERING: "KB-11",
    Phase.GIVING_BLACK: "KB-17",
    Phase.GIVING_WHITE: "KB-17",
    Phase.OFFERING: "KB-24",
    Phase.ANSWERING: "KB-26",
    Phase.LAYING: "KB-27",
    Phase.SWAPPING: "KB-R7",
    Phase.SELECTING: "KB-35",
    Phase.EXCHANGING: "KB-A17",
    Phase.TOPPING_UP: "KB-51",
    Phase.SWITCHING: "KB-55",
    Phase.PASSING_WHITE: "KB-59",
}
"""The clause that says who decides in each step; which holder forms a Group is told by KB-20 and KB-21."""


@pytest.mark.clause(*DECIDES.values(), "KB-20", "KB-21", "KB-65")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 4), (4, 2), (6, 3)])
def test_who_is_not_asked_is_refused_by_the_clause_that_says_who_is(seats: int, seed: int) -> None:
    case = Case(GAME, seats)
    for s, _, _ in walk(case, seed):
        asked = 0 if s.end else GAME.rules.waiting(s)
        by = "KB-65" if s.end else DECIDES.get(s.phase, "KB-20" if s.turn == Side.BLACK else "KB-21")
        for seat in range(seats):
            if not asked >> seat & 1:
                said = {GAME.rules.check(s, case.box, seat, a) for a in (Verb.PASS, Verb.ACCEPT, Verb.LAY, Verb.SWITCH)}
                assert {GAME.clause(number) for number in said} == {by}, Phase.name(s.phase)


# ---------------------------------------------------------------- imagined worlds


@pytest.mark.clause("KB-2", "KB-9", "KB-49")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 5), (6, 2)])
def test_an_imagined_world_holds_every_card_exactly_once_also_while_cards_lie_on_the_table(
    seats: int, seed: int
) -> None:
    case, seen = Case(GAME, seats), 0
    for at, (s, _, _) in enumerate(walk(case, seed)):
        on_table = s.played != [NONE, NONE]
        if on_table or at % 8 == 0:
            seen += on_table
            eye = at % (seats + 1) - 1
            world = GAME.redeal(GAME.view(s, case.box, eye), case.box, eye, [at, seed])
            assert GAME.rules.conserved(world, case.box) == GAME.rules.conserved(s, case.box)
            assert world.loose.n == 0
            assert [world.seats[k].cards for k in range(seats)] == [sum(world.seats[k].hand) for k in range(seats)]
    assert seen > 2, "no world was imagined while cards lay on the table"


@pytest.mark.clause("KB-49")
def test_every_card_that_was_shuffled_and_not_seen_since_may_be_the_last_of_the_deck() -> None:
    """A Claw and a Talon were shuffled: one is the deck, the other is in B's hand, and A cannot tell which is which."""
    held = {seat: [Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.FOX] for seat in "AB"}
    table = Table(4).mustered().hands(A=held["A"], B=[*held["B"], Card.TALON])
    deck = table.s.actions
    left = deck.card[: deck.n]
    left.remove(Card.CLAW)
    for card in left:
        table.s.discards[card] += 1
    deck.n, deck.card[:] = 1, [Card.CLAW] + [0] * (len(deck.card) - 1)
    deck.shuffled[:] = [int(card in (Card.CLAW, Card.TALON)) for card in range(CARDS)]
    table.s.seats[A].drew[:] = [0] * CARDS
    assert {table.world(A, seed).actions.card[0] for seed in range(40)} == {Card.CLAW, Card.TALON}


@pytest.mark.clause("KB-24")
def test_an_offered_card_may_be_any_of_the_offerers_hand_and_no_other() -> None:
    hand = [Card.BOSS, Card.SNEAKY, Card.FOX, Card.SWAP, Card.TALON]
    table = Table(4).mustered().hands(C=hand).grouped(A, C, B, D)
    table.play(C, Verb.OFFER.of(Card.FOX)).play(D, Verb.PASS)
    table.s.seats[B].sure[C][:] = table.s.seats[C].hand
    assert {table.world(B, seed).offered.card[0] for seed in range(60)} == set(hand)
    assert {table.world(A, seed).offered.card[0] for seed in range(5)} == {Card.FOX}


# ---------------------------------------------------------------- the first totems


@pytest.mark.clause("KB-17", "KB-A1")
@pytest.mark.parametrize(("lot", "chosen"), [(1, A), (2, C), (3, D)])
def test_lots_are_drawn_among_all_who_are_lowest_the_last_seat_too(lot: int, chosen: int) -> None:
    table = Table(4).mustered().bands("4BT 5OF 10-", "7OF 8YC 10", "5YC 4YC 9OF-", "4OF 5BT 9YC-")
    table.s.fate.dice.append(lot)
    assert weakest(table.s, table.box) == chosen
    assert table.s.fate.spent
    assert table.told(Note.LOWEST_TOTAL)[-1] == (-1, chosen, 9, 1)


@pytest.mark.clause("KB-17", "KB-A1")
def test_lots_are_drawn_between_two() -> None:
    table = Table(4).mustered().bands("4BT 5OF 10", "7OF 8YC 10", "5YC 4YC 9OF-", "4OF 5BT 9YC-")
    table.s.fate.dice.append(2)
    assert weakest(table.s, table.box) == D
    assert table.s.fate.spent


@pytest.mark.clause("KB-17")
def test_no_lot_is_drawn_where_one_is_lowest() -> None:
    table = Table(4).mustered().bands("4BT 5OF 10", "7OF 8YC 10-", "5YC 4YC 9OF", "4OF 2OFPR 9YC-")
    table.s.fate.dice.append(1)
    assert weakest(table.s, table.box) == D
    assert not table.s.fate.spent, "nothing was left to chance"


@pytest.mark.clause("KB-A14", "KB-A16")
def test_the_last_star_is_paid_before_anybody_helps() -> None:
    table = Table(4).mustered().stars(1, 20, 20, 19)
    assert pay(table.s, table.box, A) == 1
    assert table.supplies == [0, 20, 20, 19]
