"""What each seat knows, no more and no less; and the worlds it can imagine."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulewright.games.klobba.rules.bands import UNDRAWN
from rulewright.games.klobba.state import CARDS, Card, Phase, State, Storm, Verb
from rulewright.kernel import ALL, Fate
from rulewright.kernel.chance import sow
from rulewright.laws.cases import Case, walk
from tests.games.klobba.table import BANDS, GAME, HAND, A, B, C, D, Table, arranged

WORLDS = 40


def worlds(table: Table, seat: int) -> list[State]:
    return [table.world(seat, seed) for seed in range(WORLDS)]


# ---------------------------------------------------------------- Barbarians


@pytest.mark.clause("KB-11", "KB-12")
def test_only_its_rejecter_knows_a_barbarian_under_the_deck() -> None:
    table = Table(4).mustered(0b001, 0, 0, 0)
    card = next(c for c, k in zip(table.s.barbarians.card, table.s.barbarians.known, strict=True) if k == 1 << A)
    at = table.s.barbarians.card.index(card)
    assert table.view(A).barbarians.card[at] == card
    assert {table.view(seat).barbarians.card[at] for seat in (B, C, D, -1)} == {-1}
    assert all(world.barbarians.card[at] == card for world in worlds(table, A))
    assert len({world.barbarians.card[at] for world in worlds(table, B)}) > 5


@pytest.mark.clause("KB-12", "KB-51")
def test_a_replacement_drawn_unseen_is_known_to_whoever_rejected_it_before() -> None:
    table = arranged(*BANDS, A=HAND, B=HAND).on_top("10", "9OF")
    table.s.barbarians.known[table.s.barbarians.n - 2] = 1 << D
    table.grouped(A, C, B, D).fight(Card.BOSS, Card.BOSS).all_pass().play(A, Verb.REJECT.of(1))
    assert table.row(A) == "9OF- 4BT 5OF"
    nine = table.s.bands[A].card[0]
    assert table.view(D).bands[A].card[0] == nine
    assert {table.view(seat).bands[A].card[0] for seat in (A, B, C, -1)} == {-1}


@pytest.mark.clause("KB-42")
def test_a_barbarian_that_was_up_and_is_turned_down_stays_known() -> None:
    table = arranged("9YC 4BT 5OF", *BANDS[1:], A=HAND, B=HAND).grouped(A, C, B, D).fight(Card.BOSS, Card.BOSS)
    assert table.row(A) == "9YC- 4BT 5OF"
    assert table.s.bands[A].known[0] == ALL
    assert all(table.view(seat).bands[A].card[0] >= 0 for seat in (-1, A, B, C, D))


@pytest.mark.clause("KB-14", "KB-16")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_knows_in_which_packet_the_storm_lies_but_not_where(seats: int) -> None:
    table = Table(seats).mustered()
    packets = table.s.barbarians.packet
    for seat in (-1, A):
        spots: dict[int, set[int]] = {Storm.LIGHTNING: set(), Storm.THUNDER: set()}
        for world in worlds(table, seat):
            for special, found in spots.items():
                at = world.barbarians.card.index(special)
                assert packets[at] == special - Storm.LIGHTNING + 1 + UNDRAWN
                found.add(at)
        assert [len(found) for found in spots.values()] == [4, 4]


@pytest.mark.clause("KB-14", "KB-15")
def test_a_rejected_barbarian_in_a_packet_is_known_to_be_there_but_not_where() -> None:
    table = Table(6, Fate(dice=[1]))
    for seat in range(6):
        table.play(seat, Verb.REJECT.of(7))
    known = {c for p in table.s.mixed for c, k in zip(p.card, p.known, strict=True) if k == 1 << A}
    assert known, "all eighteen were rejected, and only four cards lay above them"
    for world in worlds(table, A):
        for card in known:
            at = world.barbarians.card.index(card)
            home = next(i for i, p in enumerate(table.s.mixed) if card in p.card)
            assert world.barbarians.packet[at] & 3 == home + 1
    assert len({world.barbarians.card.index(min(known)) for world in worlds(table, A)}) > 1
    assert not known & {c for p in table.view(B).mixed for c in p.card}


@pytest.mark.clause("KB-64")
def test_once_drawn_the_rest_of_a_packet_is_plain() -> None:
    table = arranged(*BANDS, A=HAND, B=HAND).on_top("L", "9OF")
    table.grouped(A, C, B, D).fight(Card.BOSS, Card.BOSS).all_pass()
    for world in worlds(table, D):
        assert Storm.LIGHTNING not in world.barbarians.card[: world.barbarians.n]
        assert Storm.THUNDER in world.barbarians.card[: world.barbarians.n]


@pytest.mark.clause("KB-14", "KB-64")
def test_a_card_that_was_looked_at_and_put_back_is_no_part_of_the_storm() -> None:
    case, found = Case(GAME, 4), 0
    for seed in range(8):
        for s, _, _ in walk(case, seed):
            looked_at = [i for i in range(s.barbarians.n) if 0 < s.barbarians.packet[i] < UNDRAWN]
            if looked_at:
                world = GAME.redeal(GAME.view(s, case.box, -1), case.box, -1, [seed, 1])
                assert all(world.barbarians.card[i] < Storm.LIGHTNING for i in looked_at)
                found += 1
    assert found > 20


# ---------------------------------------------------------------- Action cards


def offered(**hands: Sequence[int]) -> Table:
    table = Table(4).mustered().hands(**hands).bands(*BANDS).grouped(A, C, B, D)
    assert table.s.phase == Phase.OFFERING
    return table


@pytest.mark.clause("KB-24", "KB-26")
def test_offerer_and_holder_alone_know_the_rejected_card_under_the_deck() -> None:
    table = (
        offered(C=[Card.FLEE, Card.FOX, Card.FOX, Card.TALON, Card.CLAW])
        .play(C, Verb.OFFER.of(Card.FLEE))
        .play(D, Verb.PASS)
    )
    assert all(world.offered.card[0] == Card.FLEE for world in worlds(table, A))
    assert all(world.seats[C].hand[Card.FLEE] >= 1 for world in worlds(table, A))
    assert len({world.offered.card[0] for world in worlds(table, B)}) > 3
    table.play(A, Verb.DECLINE)
    assert [table.view(seat).actions.card[0] for seat in (A, B, C, D, -1)] == [Card.FLEE, -1, Card.FLEE, -1, -1]
    assert all(world.actions.card[0] == Card.FLEE for world in worlds(table, C))
    assert len({world.actions.card[0] for world in worlds(table, D)}) > 3


@pytest.mark.clause("KB-25")
def test_the_offerer_knows_what_the_holder_is_bound_to_lay() -> None:
    table = (
        offered(C=[Card.FLEE, Card.FOX, Card.FOX, Card.TALON, Card.CLAW])
        .play(C, Verb.OFFER.of(Card.FLEE))
        .play(D, Verb.PASS)
        .play(A, Verb.ACCEPT)
    )
    table.play(A, Verb.LAY.of(Card.FLEE))
    assert all(world.seats[A].choice == Verb.LAY.of(Card.FLEE) for world in worlds(table, C))
    assert len({world.seats[A].choice for world in worlds(table, B)}) > 3


@pytest.mark.clause("KB-26", "KB-50")
def test_whoever_draws_a_known_card_is_sure_to_hold_it_until_it_is_played() -> None:
    table = (
        Table(6, game="basic", step2="yes")
        .mustered()
        .hands(C=[Card.SNEAKY] * 3, B=[Card.BERZERK, Card.BOSS, Card.BOSS], D=[Card.BOSS, Card.BOSS, Card.FOX])
    )
    table.bands(*BANDS).grouped(C, A, D, B).play(A, Verb.PASS).play(B, Verb.OFFER.of(Card.BERZERK)).play(
        D, Verb.DECLINE
    )
    assert table.s.actions.n == 3
    table.play(C, Verb.EXCHANGE.of(Card.SNEAKY)).play(D, Verb.LAY.of(Card.BOSS))
    assert table.s.seats[C].hand[Card.BERZERK] == 1, "C drew the three cards of the deck, B's at last"
    assert [table.s.seats[seat].sure[C][Card.BERZERK] for seat in range(6)] == [0, 1, 0, 1, 0, 0]
    assert table.view(B).seats[B].sure[C][Card.BERZERK] == 1
    for seat in (B, D):
        assert all(world.seats[C].hand[Card.BERZERK] >= 1 for world in worlds(table, seat))
    assert not all(world.seats[C].hand[Card.BERZERK] >= 1 for world in worlds(table, A))
    table.play(C, Verb.LAY.of(Card.BERZERK))
    assert [table.s.seats[seat].sure[C][Card.BERZERK] for seat in range(6)] == [0] * 6


@pytest.mark.clause("KB-24")
def test_a_card_that_leaves_unseen_takes_certainty_with_it() -> None:
    table = offered(C=[Card.FLEE, Card.FOX, Card.FOX, Card.TALON, Card.CLAW])
    for seat in (B, D):
        table.s.seats[seat].sure[C][Card.FLEE] = table.s.seats[seat].sure[C][Card.FOX] = 1
    table.s.seats[A].sure[C][Card.FOX] = 2
    table.play(C, Verb.OFFER.of(Card.TALON)).play(D, Verb.PASS).play(A, Verb.DECLINE)
    assert [table.s.seats[seat].sure[C][Card.FLEE] for seat in (B, D)] == [0, 0]
    assert table.s.seats[A].sure[C][Card.FOX] == 2, "A saw which card it was"


@pytest.mark.clause("KB-29")
def test_a_star_paid_for_the_rejected_card_tells_everybody_what_it_is() -> None:
    table = (
        offered(A=HAND, B=HAND, C=[Card.BOSS, Card.FOX, Card.FOX, Card.TALON, Card.CLAW])
        .play(C, Verb.OFFER.of(Card.BOSS))
        .play(D, Verb.PASS)
    )
    table.play(A, Verb.DECLINE).fight(Card.BOSS, Card.BERZERK)
    assert table.s.actions.known[0] == ALL
    assert table.view(-1).actions.card[0] == Card.BOSS


@pytest.mark.clause("KB-29")
def test_of_two_rejected_cards_the_one_paid_for_becomes_known() -> None:
    table = offered(
        A=HAND,
        B=HAND,
        C=[Card.BOSS, Card.FOX, Card.FOX, Card.TALON, Card.CLAW],
        D=[Card.FLEE, Card.FLEE, Card.FLEE, Card.TALON, Card.CLAW],
    )
    table.play(C, Verb.OFFER.of(Card.BOSS)).play(D, Verb.OFFER.of(Card.FLEE)).play(A, Verb.DECLINE).play(
        B, Verb.DECLINE
    ).fight(Card.BOSS, Card.BERZERK)
    assert table.s.actions.card[:2] == [Card.FLEE, Card.BOSS]
    assert table.s.actions.known[:2] == [(1 << B) | (1 << D), ALL]
    assert table.s.actions.isnt[:2] == [1 << Card.BERZERK, 0]


@pytest.mark.clause("KB-29")
def test_a_star_not_paid_tells_everybody_what_it_is_not() -> None:
    table = (
        offered(A=HAND, B=HAND, C=[Card.FLEE, Card.FOX, Card.FOX, Card.TALON, Card.CLAW])
        .play(C, Verb.OFFER.of(Card.FLEE))
        .play(D, Verb.PASS)
    )
    table.play(A, Verb.DECLINE).fight(Card.BOSS, Card.BERZERK)
    assert table.s.actions.isnt[0] == 1 << Card.BOSS
    found = [world.actions.card[0] for seat in (B, D, -1) for world in worlds(table, seat)]
    assert Card.BOSS not in found
    assert len(set(found)) > 5


def told_to_all() -> Table:
    """C has drawn a Boss that D had to pay for after turning it down, so that the whole table knows it."""
    table = Table(6, game="basic", step2="yes").mustered()
    table.hands(
        C=[Card.SNEAKY] * 3, B=[Card.BERZERK, Card.BOSS, Card.FOX], D=[Card.BOSS, Card.BERZERK, Card.SECOND_BEST]
    )
    table.bands(*BANDS).grouped(C, A, D, B).play(A, Verb.PASS).play(B, Verb.OFFER.of(Card.BOSS)).play(D, Verb.DECLINE)
    at = table.s.actions.card.index(Card.BOSS)
    assert at == 0, "under the deck"
    table.s.actions.known[at] = ALL
    return table.play(C, Verb.EXCHANGE.of(Card.SNEAKY)).play(D, Verb.LAY.of(Card.BERZERK))


@pytest.mark.clause("KB-29", "KB-50")
def test_a_card_known_to_all_is_known_in_the_hand_that_draws_it_until_it_is_played() -> None:
    table = told_to_all()
    assert table.s.seats[C].hand[Card.BOSS] == 1
    assert table.s.seats[C].shown[Card.BOSS] == 1
    assert all(world.seats[C].hand[Card.BOSS] >= 1 for world in worlds(table, -1)), "spectators have followed it"
    table.play(C, Verb.LAY.of(Card.BOSS))
    assert table.s.seats[C].shown[Card.BOSS] == 0


@pytest.mark.clause("KB-26", "KB-50")
def test_spectators_are_sure_of_nothing_that_only_two_players_saw() -> None:
    table = Table(6, game="basic", step2="yes").mustered()
    table.hands(C=[Card.SNEAKY] * 3, B=[Card.BERZERK, Card.BOSS, Card.BOSS], D=[Card.BOSS, Card.BOSS, Card.FOX])
    table.bands(*BANDS).grouped(C, A, D, B).play(A, Verb.PASS).play(B, Verb.OFFER.of(Card.BERZERK)).play(
        D, Verb.DECLINE
    )
    table.play(C, Verb.EXCHANGE.of(Card.SNEAKY)).play(D, Verb.LAY.of(Card.BOSS))
    assert table.s.seats[C].hand[Card.BERZERK] == 1
    assert table.s.seats[C].shown == [0] * CARDS
    assert not all(world.seats[C].hand[Card.BERZERK] for world in worlds(table, -1))


@pytest.mark.clause("KB-24")
def test_a_card_that_leaves_unseen_leaves_spectators_less_sure_too() -> None:
    table = offered(C=[Card.FLEE, Card.FOX, Card.FOX, Card.TALON, Card.CLAW])
    table.s.seats[C].shown[Card.FLEE], table.s.seats[C].shown[Card.FOX] = 1, 2
    table.play(C, Verb.OFFER.of(Card.TALON)).play(D, Verb.PASS).play(A, Verb.DECLINE)
    assert (table.s.seats[C].shown[Card.FLEE], table.s.seats[C].shown[Card.FOX]) == (0, 1), "it may have been either"


@pytest.mark.clause("KB-R7")
def test_who_has_nothing_but_swaps_has_shown_his_hand() -> None:
    table = arranged(*BANDS, hand=2, A=[Card.SWAP, Card.SWAP], B=[Card.BOSS, Card.FOX])
    table.grouped(A, C, B, D).fight(Card.SWAP, Card.BOSS).play(A, Verb.PASS)
    for seat in (B, C, D, -1):
        assert all(world.seats[A].hand[Card.SWAP] >= 1 for world in worlds(table, seat))


@pytest.mark.clause("KB-49")
def test_after_a_reshuffle_the_deck_is_known_by_kind_and_unknown_by_place() -> None:
    table = Table(5, game="basic").mustered()
    table.hands(
        A=[Card.BOSS, Card.SNEAKY, Card.BERZERK],
        B=[Card.BOSS, Card.SNEAKY, Card.BERZERK],
        C=[Card.BOSS, Card.SNEAKY, Card.SECOND_BEST],
        D=[Card.BERZERK, Card.FOX, Card.CLAW],
        E=[Card.BERZERK, Card.RAVEN, Card.TALON],
    ).bands(*BANDS).grouped(A, C, B, D)
    assert sorted(table.s.actions.card[:5]) == [
        Card.BOSS,
        Card.SNEAKY,
        Card.SECOND_BEST,
        Card.SECOND_BEST,
        Card.SECOND_BEST,
    ]
    for card in table.s.actions.card[:5]:
        table.s.discards[card] += 1
    table.s.actions.n = 0
    top_last: list[int] = [
        Card.SNEAKY,
        Card.SNEAKY,
        Card.SECOND_BEST,
        Card.SECOND_BEST,
        Card.SECOND_BEST,
        Card.BERZERK,
        Card.BOSS,
    ]
    table.s.fate.decks = [top_last]
    table.fight(Card.SNEAKY, Card.BERZERK)
    assert table.s.actions.card[:5] == top_last[:5]
    left: set[int] = set()
    for seat in (C, -1):
        for world in worlds(table, seat):
            lying = world.actions.card[:5]
            assert all(lying.count(card) <= top_last.count(card) for card in range(CARDS))
            left.update(lying)
    assert left == set(top_last)
    for world in worlds(table, A):
        assert Card.BOSS not in world.actions.card[:5], "A drew the only one that was shuffled in"
    assert any(world.seats[C].hand[Card.BOSS] for world in worlds(table, A))


@pytest.mark.clause("KB-8")
def test_the_order_of_a_hand_tells_nothing() -> None:
    first = Table(4).mustered().hands(A=[Card.BOSS, Card.SNEAKY, Card.FOX, Card.CLAW, Card.FLEE])
    other = Table(4).mustered().hands(A=[Card.FLEE, Card.FOX, Card.CLAW, Card.SNEAKY, Card.BOSS])
    assert first.s.pack() == other.s.pack()


@pytest.mark.clause("KB-27")
def test_what_others_have_decided_is_imagined_within_the_law() -> None:
    table = arranged(A=[Card.BOSS] * 3 + [Card.FOX, Card.CLAW], B=[Card.GLORY_SEEKER] * 3 + [Card.SNEAKY, Card.RAVEN])
    table.grouped(A, C, B, D).play(A, Verb.EXCHANGE.of(Card.BOSS))
    seen = set()
    for world in worlds(table, B):
        choice = world.seats[A].choice
        seen.add(choice)
        held = world.seats[A].hand
        if Verb.at(choice) == Verb.LAY:
            assert held[Verb.LAY.argument(choice)] > 0
        else:
            assert held[Verb.EXCHANGE.argument(choice)] >= 3
    assert len(seen) > 5


# ---------------------------------------------------------------- two worlds


@pytest.mark.parametrize("seats", [3, 6])
def test_knowledge_is_sound_all_game_long(seats: int) -> None:
    """What a seat is sure of is true, and what everybody can rule out is false."""
    case = Case(GAME, seats, {"game": "basic", "step2": "yes"} if seats == 6 else {})
    certain = 0
    for seed in range(6):
        for s, _, _ in walk(case, seed):
            for k in range(seats):
                for other in range(seats):
                    pairs = list(zip(s.seats[k].sure[other], s.seats[other].hand, strict=True))
                    assert all(sure <= held for sure, held in pairs)
                    certain += sum(sure for sure, _ in pairs)
                assert all(shown <= held for shown, held in zip(s.seats[k].shown, s.seats[k].hand, strict=True))
            for i in range(s.actions.under):
                assert not s.actions.isnt[i] >> s.actions.card[i] & 1
            fresh = s.actions.card[s.actions.under : s.actions.n]
            for k in range(seats):
                for card in range(CARDS):
                    assert fresh.count(card) <= s.actions.shuffled[card] - s.seats[k].drew[card]
    assert certain > 0


def test_a_fresh_stream_deals_a_fresh_world() -> None:
    s = GAME.state()
    sow(s.rng, 5, 0)
    box = GAME.make_box({}, 4)
    GAME.rules.setup(s, box)
    view = GAME.view(s, box, A)
    dealt = {tuple(GAME.redeal(view, box, A, [i, 1]).bands[B].card) for i in range(20)}
    assert len(dealt) > 15
