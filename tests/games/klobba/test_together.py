"""Decisions made together give the same result no matter who was quicker, and nothing is ever created or lost."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from rulewright.games.klobba.state import Card, Phase, State, Verb
from rulewright.laws.cases import Case, walk
from rulewright.match import Match
from rulewright.match.undo import refusal
from tests.games.klobba.table import GAME, A, B, C, D, Table, arranged


def decide(case: Case, s: State, decisions: list[tuple[int, int]]) -> bytes:
    """The bytes after these decisions in this order; as at a real table, every move gets a stream of its own."""
    twin = s.clone()
    for k, (seat, action) in enumerate(decisions):
        twin.rng[:] = [1000 + k, 77]
        assert GAME.rules.check(twin, case.box, seat, action) == 0
        GAME.rules.apply(twin, case.box, seat, action)
    return twin.pack()


@pytest.mark.clause("KB-A4", "KB-A10", "KB-A17", "KB-28")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {}), (5, {"game": "basic", "step2": "yes"}), (6, {"game": "basic", "hand": 3}), (6, {})],
)
def test_simultaneous_decisions_give_the_same_bytes_in_any_order(seats: int, options: dict[str, int | str]) -> None:
    case, random, phases = Case(GAME, seats, options), Random(seats), set()
    for seed in range(4):
        for s, _, _ in walk(case, seed):
            asked = [seat for seat in range(seats) if s.asked >> seat & 1]
            if len(asked) < 2 or (s.phase == Phase.EXCHANGING and random.random() > 0.2):
                continue
            decisions = []
            for seat in asked:
                legal = GAME.legal(s, case.box, seat)
                trades = [a for a in legal if Verb.at(a) == Verb.EXCHANGE]
                decisions.append((seat, random.choice(trades or legal)))
            orders = list(permutations(decisions))
            results = {decide(case, s, list(order)) for order in random.sample(orders, min(6, len(orders)))}
            assert len(results) == 1, f"phase {s.phase}: it mattered who was quicker"
            phases.add(s.phase)
    expected = {Phase.LAYING, Phase.EXCHANGING, Phase.MUSTERING} | (
        {Phase.OFFERING} if seats > 3 and "game" not in options else set()
    )
    assert expected <= phases


@pytest.mark.clause("KB-A17", "KB-49")
def test_two_who_exchange_at_once_draw_in_the_order_of_seats_through_a_reshuffle() -> None:
    results = set()
    for order in permutations(range(4)):
        table = (
            Table(4, game="basic", hand=4)
            .mustered()
            .hands(A=[Card.BOSS] * 3 + [Card.FOX], D=[Card.BERZERK] * 3 + [Card.FOX + 1])
        )
        table.s.fate = None
        table.grouped(A, B, C, D)
        table.s.phase, table.s.called, table.s.asked = Phase.EXCHANGING, 15, 15
        choices = {A: Verb.EXCHANGE.of(Card.BOSS), B: Verb.PASS, C: Verb.PASS, D: Verb.EXCHANGE.of(Card.BERZERK)}
        for k, seat in enumerate(order):
            table.s.rng[:] = [k + 1, 9]
            table.play(seat, choices[seat])
        assert table.waits(A, D)
        results.add(table.s.pack())
    assert len(results) == 1


@pytest.mark.clause("KB-11", "KB-24", "KB-27")
def test_nothing_shows_before_the_last_one_has_decided() -> None:
    table = Table(4)
    before = table.view(A).bands
    table.play(B, Verb.REJECT.of(7)).play(C, Verb.REJECT.of(0))
    assert table.view(A).bands == before
    table.play(D, Verb.REJECT.of(0)).s.fate.dice = [1, 1, 1]
    table.play(A, Verb.REJECT.of(0))
    table.hands(C=[Card.FLEE, Card.FOX, Card.FOX, Card.BOSS, Card.BOSS]).grouped(A, C, B, D).play(
        C, Verb.OFFER.of(Card.FLEE)
    )
    assert table.s.offered.stage == [0, 0]
    table.play(D, Verb.PASS)
    assert table.s.phase == Phase.ANSWERING


@pytest.mark.clause("KB-A17")
def test_the_last_to_pass_on_exchanging_cannot_take_it_back() -> None:
    """Undo is refused after seeing that the others did not exchange, however unlikely that was."""
    random, passed = Random(5), 0
    for seed in range(40):
        match = Match(GAME, 2, {"game": "basic"}, seed=seed)
        while match.state.phase != Phase.EXCHANGING:
            seat = random.choice(match.waiting)
            match.play(seat, random.choice(GAME.legal(match.state, match.box, seat)))
        match.play(0, Verb.PASS)
        match.play(1, Verb.PASS)
        passed += match.state.phase != Phase.EXCHANGING
        assert refusal(match, 1) is not None
    assert passed == 40


def test_answers_to_two_offers_do_not_depend_on_their_order() -> None:
    results = set()
    for order in ((A, B), (B, A)):
        table = (
            Table(4)
            .mustered()
            .hands(C=[Card.FLEE, Card.FOX, Card.FOX, Card.BOSS, Card.BOSS], D=[Card.BERZERK] * 4 + [Card.FOX])
            .grouped(A, C, B, D)
        )
        table.play(C, Verb.OFFER.of(Card.FLEE)).play(D, Verb.OFFER.of(Card.FOX))
        for seat in order:
            table.play(seat, Verb.DECLINE)
        results.add(table.s.pack())
    assert len(results) == 1


def test_two_swaps_do_not_depend_on_their_order() -> None:
    results = set()
    for order in ((A, B), (B, A)):
        table = arranged(
            A=[Card.SWAP, Card.BOSS, Card.FOX, Card.FLEE, Card.SNEAKY],
            B=[Card.SWAP, Card.BOSS, Card.FOX, Card.FLEE, Card.SNEAKY],
        )
        table.grouped(A, C, B, D).fight(Card.SWAP, Card.SWAP)
        assert table.s.phase == Phase.SWAPPING
        for seat in order:
            table.play(seat, Verb.LAY.of(Card.FLEE))
        results.add(table.s.pack())
    assert len(results) == 1


@pytest.mark.clause("KB-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game", ["basic", "middle", "full"])
def test_stars_barbarians_and_cards_are_conserved_after_every_move(seats: int, game: str) -> None:
    case = Case(GAME, seats, {"game": game})
    states = [GAME.rules.conserved(s, case.box) for s, _, _ in walk(case, 3)]
    assert all(held == states[0] for held in states)
    assert states[0]["Stars"] == 60
    assert states[0]["Barbarians"] == states[0]["different Barbarians"] == 40
    assert states[0]["Thunder and Lightning"] == 2
    assert [states[0][f"Action card {i + 1}"] for i in range(13)] == case.box.copies
