"""Each step by itself: whom it asks, what it leaves behind, and which clause refuses what does not belong to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from rulewright.games.klobba.rules.bands import return_rejected
from rulewright.games.klobba.rules.cards import draw_card, put_under, slip, to_exchange
from rulewright.games.klobba.rules.clobber import extreme, fitting
from rulewright.games.klobba.rules.groups import bound_to, forget_offers, left_of, pass_totems, rejected_at, side_of
from rulewright.games.klobba.rules.refill import begin_switches, engage, exchange, top_up_bands
from rulewright.games.klobba.rules.score import finish
from rulewright.games.klobba.rules.setup import weakest
from rulewright.games.klobba.state import CARDS, NONE, PLACES, Card, Face, Offer, Phase, Side, Verb
from rulewright.kernel import ALL
from rulewright.laws.cases import Case, walk
from tests.games.klobba.table import GAME, A, B, C, D, Table, arranged
from tests.games.klobba.test_precision import DECIDES

ROWS = ("7OF 6OF 5OF", "7YC 8YC 6BT", "8OF 9YC 5YC", "5BT 7BT 4YC")
"""Bands of 18, 21, 22 and 16."""


def empty(table: Table, band: int, place: int) -> None:
    """This Barbarian goes to the bottom of the deck, unseen."""
    table.s.bands[band].face[place] = Face.DEALT
    return_rejected(table.s, band, 1 << place)


# ---------------------------------------------------------------- setup


@pytest.mark.clause("KB-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_total_is_found_in_every_seat(seats: int) -> None:
    for seat in range(seats):
        rows = list(ROWS[:seats])
        rows[seat], rows[-1] = ROWS[3], rows[seat] if seat < seats - 1 else ROWS[3]
        table = Table(seats).mustered().bands(*rows)
        assert weakest(table.s, table.box) == seat


@pytest.mark.clause("KB-11", "KB-12", "KB-14", "KB-15")
def test_after_setup_every_band_is_full_and_two_packets_of_four_lie_in_the_deck() -> None:
    table = Table(4)
    assert [band.known[2] for band in table.s.bands[:4]] == [1, 2, 4, 8]
    table.mustered(1, 2, 4, 7)
    assert all(Face.EMPTY not in band.face for band in table.s.bands[: table.box.bands])
    assert sum(packet != 0 for packet in table.s.barbarians.packet) == 8


@pytest.mark.clause("KB-58", "KB-61")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_black_goes_left_from_every_seat_and_a_round_begins_once(seats: int) -> None:
    table = Table(seats).mustered()
    assert [left_of(table.box, seat) for seat in range(seats)] == [*range(1, seats), 0]
    if seats == 2:
        table.play(table.waiting[0], Verb.GIVE_BLACK.of(A))
        assert table.s.rounds == 1
        pass_totems(table.s, table.box)
        assert table.s.rounds == 2


# ---------------------------------------------------------------- cards


@pytest.mark.clause("KB-26")
def test_a_rejected_card_lies_under_all_others_which_stay_as_well_known_as_they_were() -> None:
    table = Table(4).mustered()
    deck = table.s.actions
    put_under(table.s, Card.FOX, 3)
    deck.isnt[0] = 5
    put_under(table.s, Card.BOSS, 12)
    assert (deck.card[:2], deck.known[:2], deck.isnt[:2]) == ([Card.BOSS, Card.FOX], [12, 3], [0, 5])


@pytest.mark.clause("KB-26", "KB-50")
def test_what_is_known_of_a_drawn_card() -> None:
    table = Table(4).mustered().hands(B=[Card.BOSS, Card.SNEAKY, Card.CLAW, Card.RAVEN]).deck(Card.FOX)
    deck, drew = table.s.actions, table.s.seats[B].drew[Card.FOX]
    deck.under, deck.known[deck.n - 1] = deck.n - 1, 1 << B | 1 << C
    draw_card(table.s, table.box, B)
    assert [table.s.seats[k].sure[B][Card.FOX] for k in (B, C)] == [0, 1]
    assert table.s.seats[B].drew[Card.FOX] == drew + 1, "it was above all rejected ones"
    table.s.seats[C].sure[B][Card.FOX] = 2
    slip(table.s, table.box, B, Card.FOX, C)
    assert table.s.seats[C].sure[B][Card.FOX] == 1


@pytest.mark.clause("KB-10", "KB-A18")
def test_three_of_any_kind_may_be_exchanged_for_the_last_card_of_the_deck() -> None:
    for card in range(CARDS):
        table = Table(4).mustered()
        table.s.seats[A].hand[:] = [3 * (kind == card) for kind in range(CARDS)]
        table.s.actions.n = 1
        assert to_exchange(table.s, A) == 1 << card
        table.s.actions.n = 0
        assert to_exchange(table.s, A) == 0


@pytest.mark.clause("KB-24", "KB-49")
def test_an_offer_makes_the_holder_sure_of_one_card_and_is_forgotten_at_the_end() -> None:
    table = Table(4).mustered().hands(C=[Card.FOX, Card.FOX, Card.BOSS]).grouped(A, C, B, D)
    table.s.seats[A].sure[C][Card.FOX] = 2
    table.play(C, Verb.OFFER.of(Card.FOX)).play(D, Verb.PASS)
    assert table.s.seats[A].sure[C][Card.FOX] == 2
    forget_offers(table.s)
    assert (table.s.offered.stage[:], table.s.offered.card[:]) == ([Offer.NONE] * 2, [NONE] * 2)


# ---------------------------------------------------------------- selecting


@pytest.mark.clause("KB-32", "KB-33")
def test_the_extreme_is_found_in_every_place_and_of_two_the_second_highest_is_the_other() -> None:
    table = Table(4).mustered().bands("9OF 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 10", "6PR 5BT 4YC").grouped(A, C, B, D)
    assert extreme(table.s, table.box, Side.BLACK, 0b111111, 1) == 1 << 5
    for band, place in ((A, 1), (A, 2), (C, 0), (C, 1)):
        table.s.bands[band].face[place] = Face.DOWN
    assert fitting(table.s, table.box, Side.BLACK, Card.SECOND_BEST) == 1 << 0


@pytest.mark.clause("KB-35")
def test_after_a_choice_among_equals_no_candidates_are_left() -> None:
    table = arranged(A=[Card.BOSS, Card.SNEAKY], B=[Card.BOSS, Card.SNEAKY])
    table.bands("7OF 6OF 5OF", "10 8YC 6BT", "7BT 5YC 2PRYC", "5BT 7YC 4YC").grouped(A, C, B, D)
    table.fight(Card.BOSS, Card.BOSS)
    assert table.s.phase == Phase.SELECTING
    table.settled()
    assert table.s.candidates == 0


# ---------------------------------------------------------------- topping up and switching


@pytest.mark.clause("KB-51", "KB-A4")
@pytest.mark.parametrize("band", [A, B, D])
def test_the_last_place_of_any_band_is_topped_up_for_its_owner_alone(band: int) -> None:
    table = Table(4).mustered().totems(A, B)
    empty(table, band, PLACES - 1)
    table.s.called, table.s.turn = 0, 3
    exchange(table.s, table.box)
    assert (table.s.phase, table.s.turn, table.s.asked) == (Phase.TOPPING_UP, band, 1 << band)
    assert (table.s.bands[band].face[2], table.s.bands[band].known[2]) == (Face.DEALT, 1 << band)


@pytest.mark.clause("KB-65", "KB-52")
def test_a_free_band_that_brings_the_second_storm_ends_the_game_at_once() -> None:
    table = Table(2).mustered().totems(A, B)
    empty(table, 3, 0)
    table.on_top("L", "T")
    table.s.turn, before = 0, table.s.barbarians.n
    top_up_bands(table.s, table.box)
    assert table.ending
    assert (table.s.barbarians.n, table.s.turn, table.s.asked) == (before - 2, 3, 0)
    assert table.s.struck == [1 + 3 * 3, 1 + 3 * 3]


@pytest.mark.clause("KB-53", "KB-54")
@pytest.mark.parametrize("band", [A, B, C, D])
def test_any_band_that_is_wholly_face_down_turns_all_up_for_everybody(band: int) -> None:
    rows = [row.replace(" ", "- ") + "-" if at == band else row for at, row in enumerate(ROWS)]
    table = Table(4).mustered().bands(*rows).totems(A, B)
    table.s.bands[band].known[:] = [1 << band] * PLACES
    table.s.switchers = 0
    engage(table.s, table.box)
    assert [table.row(at) for at in range(4)] == [*ROWS]
    assert table.s.bands[band].known == [ALL] * PLACES


@pytest.mark.clause("KB-55", "KB-56", "KB-A23")
def test_white_may_switch_alone_and_every_band_is_fresh() -> None:
    table = Table(4).mustered().bands(*ROWS).totems(A, B)
    table.s.switchers, table.s.bands[D].switched = 1 << Side.WHITE, 7
    begin_switches(table.s, table.box)
    assert table.waits(B)
    table.s.bands[B].packet[0], table.s.bands[D].packet[2] = 1, 2
    table.play(B, "switch", own=0, band=D, place=2)
    assert (table.s.bands[B].packet[0], table.s.bands[D].packet[2]) == (2, 1)


# ---------------------------------------------------------------- the end


@pytest.mark.clause("KB-65", "KB-68", "KB-A24")
@pytest.mark.parametrize(
    ("supplies", "ending", "winners"),
    [
        ([(5, 0), (3, 0), (4, 0)], "most Stars", 1),
        ([(6, 0), (5, 3), (5, 3)], "most Stars", 1),
        ([(5, 1), (5, 0), (3, 0)], "larger score pile", 1),
        ([(5, 3), (5, 1), (1, 0)], "larger score pile", 1),
        ([(5, 0), (5, 0), (3, 0)], "shared", 2),
        ([(5, 2), (5, 2), (5, 0)], "shared", 2),
    ],
)
def test_who_has_won_whatever_the_seats(supplies: Sequence[tuple[int, int]], ending: str, winners: int) -> None:
    for order in permutations(supplies):
        table = Table(3).mustered()
        for seat, (stars, pile) in enumerate(order):
            table.s.seats[seat].stars, table.s.seats[seat].scored = stars, (1 << pile) - 1
        table.s.asked = 7
        finish(table.s, table.box)
        assert (table.ending, table.places.count(1), table.s.asked) == (ending, winners, 0)


# ---------------------------------------------------------------- refusals and imagined worlds


def reason(s: Any, box: Any, seat: int, action: int) -> str:
    """The clause that forbids what a seat that is asked may not do, by verb and phase."""
    verb, numbers = GAME.actions.decode(action)
    phase, other = s.phase, DECIDES.get(s.phase, "KB-20" if s.turn == Side.BLACK else "KB-21")
    if verb == "reject" and phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        return "KB-A5"
    if verb == "pair" and phase == Phase.PAIRING and numbers["band"] == seat:
        return "KB-19"
    if verb == "accept" and phase == Phase.ANSWERING:
        return "KB-A27"
    if verb == "lay" and phase == Phase.LAYING and bound_to(s, side_of(s, seat)) != NONE:
        return "KB-25"
    if verb == "exchange" and phase == Phase.SWAPPING:
        return "KB-A17"
    if verb == "exchange" and phase in (Phase.OFFERING, Phase.LAYING, Phase.EXCHANGING):
        return "KB-10" if s.seats[seat].hand[numbers["card"]] < 3 else "KB-A18"
    if verb == "give_white" and phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE) and numbers["seat"] < box.seats:
        return "KB-18" if numbers["seat"] == s.holder[Side.BLACK] else "KB-A21"
    if verb == "switch" and phase == Phase.SWITCHING and seat != numbers["band"] < box.bands:
        return "KB-56"
    return other


VERBS = ("reject", "pair", "accept", "lay", "exchange", "give_white", "switch")


@pytest.mark.clause("KB-A5", "KB-19", "KB-A27", "KB-25", "KB-A17", "KB-10", "KB-A18", "KB-18", "KB-A21", "KB-56")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_each_verb_is_refused_by_its_own_clause_in_its_own_phase(seats: int, seed: int) -> None:
    case, seen = Case(GAME, seats), set[tuple[int, int]]()
    asked = [a for a in range(GAME.actions.size) if GAME.actions.decode(a)[0] in VERBS]
    for s, seat, _ in walk(case, seed):
        for a in asked if seat >= 0 else ():
            kind = (s.phase, a)
            if kind not in seen:
                clause = GAME.rules.check(s, case.box, seat, a)
                if clause:
                    seen.add(kind)
                    assert GAME.clause(clause) == reason(s, case.box, seat, a), (Phase.name(s.phase), a)


@pytest.mark.clause("KB-24", "KB-25", "KB-26", "KB-27")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (4, 5)])
def test_imagined_offers_and_decisions_are_possible(seats: int, seed: int) -> None:
    case = Case(GAME, seats)
    box: Any = case.box
    for at, (s, _, _) in enumerate(walk(case, seed)):
        decided = 0 if s.end else s.called & ~s.asked
        if not decided and not any(s.offered.stage):
            continue
        eye = at % (seats + 1) - 1
        view = GAME.view(s, box, eye)
        world: Any = GAME.redeal(view, box, eye, [at, seed])
        assert GAME.view(world, box, eye) == view
        for other in range(seats):
            choice = world.seats[other].choice
            if other == eye or not decided >> other & 1:
                assert choice == s.seats[other].choice
            else:
                asked = world.clone()
                asked.asked |= 1 << other
                assert GAME.rules.check(asked, box, other, choice) == 0
        for side, (stage, card) in enumerate(zip(world.offered.stage, world.offered.card, strict=True)):
            hand = world.seats[s.partner[side]].hand if s.partner[side] in range(seats) else []
            if stage == Offer.OFFERED or (stage == Offer.ACCEPTED and s.played[side] == NONE):
                assert hand[card] > 0
            elif stage == Offer.ACCEPTED:
                assert card == s.played[side]
            elif stage == Offer.REJECTED and (under := rejected_at(s, side)) < s.actions.under:
                assert card == world.actions.card[under]
