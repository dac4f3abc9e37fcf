"""Which dice pay for which card."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.content import HAND_KINDS
from rulewright.games.klotho.rules.dice import ENOUGH, affordable, pays, ways_on
from rulewright.games.klotho.state import DICE, KLOTHO, Card, Phase, State
from rulewright.games.klotho.tell.names import in_box
from tests.games.klotho.table import BOX, Table, market, mine, monster, tech, tool

EXAMPLE = {
    "pair": mine(1), "pair 4+": mine(7), "two pair": mine(13), "three": mine(20), "two pair 4+": mine(28),
    "three 4+": mine(32), "straight": mine(38), "full house": mine(43), "full house 4+": mine(48), "four": mine(50),
    "four 4+": mine(53),
}  # fmt: skip


CARDS = [card for card in range(KLOTHO) if in_box(BOX, card)]


def holding(*dice: int, kinds: tuple[int, ...] = ()) -> State:
    s = State()
    s.phase = Phase.CLAIMING
    s.throws = 1
    for i, number in enumerate(dice):
        s.die[i] = number
        s.kind[i] = kinds[i] if kinds else k.DieKind.RED if i < 5 else k.DieKind.BLUE
    return s


def pays_for(hand: str, *dice: int) -> bool:
    return affordable(holding(*dice), BOX, EXAMPLE[hand])


@pytest.mark.clause("KL-38", "KL-39", "KL-40", "KL-41", "KL-A3", "KL-A4", "KL-A5")
@pytest.mark.parametrize(
    ("hand", "yes", "no"),
    [
        ("pair", ["11345", "66123", "22222"], ["12345", "13579"]),
        ("pair 4+", ["44123", "77123", "66666"], ["33245", "11223", "12345"]),
        ("two pair", ["11223", "55661", "33344"], ["11112", "22222", "11345"]),
        ("three", ["11123", "66612", "77712"], ["11223", "12345"]),
        ("two pair 4+", ["44551", "66773"], ["44331", "44442", "55512"]),
        ("three 4+", ["44412", "88812"], ["33345", "44556"]),
        ("straight", ["12345", "23456", "34567", "45678", "54321"], ["12346", "13456", "11234", "24568"]),
        ("full house", ["11122", "66655", "44477"], ["11112", "11111", "11223"]),
        ("full house 4+", ["44455", "66677"], ["44433", "33344", "44444"]),
        ("four", ["11112", "66666"], ["11122", "11123"]),
        ("four 4+", ["44441", "77772"], ["33334", "44455"]),
    ],
)
def test_a_hand_is_what_it_is_called(hand: str, yes: list[str], no: list[str]) -> None:
    for dice in yes:
        assert pays_for(hand, *map(int, dice)), f"{dice} is a {hand}"
    for dice in no:
        assert not pays_for(hand, *map(int, dice)), f"{dice} is no {hand}"


@pytest.mark.clause("KL-53", "KL-A1")
def test_a_monster_is_defeated_by_any_dice_that_reach_its_number() -> None:
    assert affordable(holding(2, 3, 4, 4, 1), BOX, monster(1))
    assert affordable(holding(6, 6, 6, 6, 6), BOX, monster(1))
    assert not affordable(holding(2, 3, 4, 3, 1), BOX, monster(1))


@pytest.mark.clause("KL-67", "KL-A2")
def test_a_technology_needs_its_numbers_among_the_dice() -> None:
    tuner = tech(k.Power.TUNER)
    assert affordable(holding(2, 2, 3, 6, 6), BOX, tuner)
    assert affordable(holding(1, 3, 2, 5, 2, 2), BOX, tuner)
    assert not affordable(holding(2, 3, 3, 6, 6), BOX, tuner)
    assert not affordable(holding(2, 2, 4, 6, 6), BOX, tuner)


@pytest.mark.clause("KL-62", "KL-A28")
def test_a_market_card_needs_at_least_one_die_with_its_number() -> None:
    assert affordable(holding(3, 1, 1, 1, 1), BOX, market(3))
    assert not affordable(holding(4, 1, 1, 1, 1), BOX, market(3))


def brute(s: State, card: int) -> set[frozenset[int]]:
    """Every set of dice that pays exactly, by the words of the clauses and nothing clever."""
    free = [i for i in range(DICE) if s.die[i] and not s.spent >> i & 1]
    found = set()
    for n in range(1, len(free) + 1):
        for dice in combinations(free, n):
            numbers = sorted(s.die[i] for i in dice)
            counts = sorted(numbers.count(v) for v in set(numbers))
            if card < Card.MONSTER:
                hand = HAND_KINDS[BOX.hand[card]]
                form = {
                    "pair": [2], "two pair": [2, 2], "three": [3], "full house": [2, 3], "four": [4],
                    "straight": [1, 1, 1, 1, 1],
                }[hand.name.removesuffix(" 4+")]  # fmt: skip
                right = counts == form and min(numbers) >= hand.least
                right = right and (hand.name != "straight" or numbers[-1] - numbers[0] == 4)
            elif card < Card.MARKET:
                target = BOX.target[card - Card.MONSTER]
                right = sum(numbers) >= target and all(sum(numbers) - v < target for v in numbers)
            elif card < Card.TECH:
                right = set(numbers) == {BOX.number[card - Card.MARKET]}
            else:
                right = numbers == [v for v in BOX.pattern[card - Card.TECH] if v]
            if right:
                found.add(frozenset(dice))
    return found


def walked(s: State, card: int, paid: int = 0) -> set[frozenset[int]]:
    """Every set of dice that one can come to by paying die after die."""
    found = set()
    choices = ways_on(s, BOX, card, paid)
    for die in range(DICE):
        if choices >> die & 1:
            found |= walked(s, card, paid | 1 << die)
    if choices & ENOUGH:
        found.add(frozenset(i for i in range(DICE) if paid >> i & 1))
    return found


@pytest.mark.clause("KL-29", "KL-A4", "KL-A44")
def test_all_ways_to_pay_are_found_and_no_others() -> None:
    random = Random(97)
    for _ in range(250):
        n = random.randint(1, 8)
        kinds = tuple(
            random.choice((k.DieKind.RED, k.DieKind.RED, k.DieKind.BLUE, k.DieKind.ANDROID)) for _ in range(n)
        )
        s = holding(*(random.choice((1, 2, 3, 4, 5, 6, 6, 7)) for _ in range(n)), kinds=kinds)
        s.spent = random.getrandbits(n) & random.getrandbits(n)
        card = random.choice(CARDS)
        all_ways, shown = brute(s, card), walked(s, card)

        def look(dice: frozenset[int], s: State = s) -> tuple[tuple[int, int], ...]:
            return tuple(sorted((s.die[i], s.kind[i]) for i in dice))

        assert shown <= all_ways
        assert {look(d) for d in shown} == {look(d) for d in all_ways}
        assert len({look(d) for d in shown}) == len(shown), "dice that are alike are told apart"
        assert affordable(s, BOX, card) == bool(all_ways)
        assert all(pays(s, BOX, card, sum(1 << i for i in d)) for d in all_ways)


@pytest.mark.clause("KL-29", "KL-A44")
def test_the_player_chooses_only_where_it_makes_a_difference() -> None:
    table = Table(row=(mine(1), mine(20), monster(6), market(3), tech(k.Power.TUNER), mine(38)))
    table.give(0, tools="android 3")
    table.do("play", tool=tool("android 3")).claims(3, 3, 5, 5, 6)
    table.claim(0)
    assert table.phase == Phase.PAYING
    assert table.no("pay", die=4) == "KL-A44"
    assert table.no(DONE_) == "KL-38"
    assert table.no("claim", place=1) == "KL-A34"
    table.do("pay", die=0)
    assert table.phase == Phase.PAYING
    table.do("pay", die=5)
    assert table.phase == Phase.CLAIMING
    assert table.s.spent == 1 << 0 | 1 << 5


@pytest.mark.clause("KL-A44", "KL-A1")
def test_nobody_overpays_a_monster() -> None:
    table = Table(row=(mine(1), mine(20), monster(1), market(3), tech(k.Power.TUNER), mine(38)))
    table.claims(1, 6, 6, 2, 5).claim(2)
    assert table.phase == Phase.PAYING
    table.do("pay", die=1)
    assert table.s.paid == 0b00110
    assert table.can("pay", die=3)
    assert table.no(DONE_) == "KL-53"
    table.do("pay", die=3)
    assert table.phase == Phase.CLAIMING
    assert table.s.spent == 0b01110


DONE_ = k.Verb.DONE
