"""The chances that bots go by are exact."""

from __future__ import annotations

import sys
from itertools import combinations_with_replacement, product
from subprocess import run

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.content import HAND_KINDS
from rulewright.games.klotho.play.odds import HAND_ODDS, KEEP, WHOLE, hand_odds, makes, pattern_odds, rank, total_odds
from rulewright.games.klotho.play.values import HEURISTIC, best_kept, lacking, place_of_dice
from tests.games.klotho.table import Table, mine, monster, tech

FROM_NOTHING = {
    "pair": 0.999, "pair 4+": 0.966, "two pair": 0.742, "three": 0.743, "two pair 4+": 0.464, "three 4+": 0.602,
    "straight": 0.261, "full house": 0.363, "full house 4+": 0.198, "four": 0.291, "four 4+": 0.205,
    "five": 0.046, "five 4+": 0.029,
}  # fmt: skip
"""Three throws with five dice, aimed at the hand alone, as reckoned when the cards were made."""


@pytest.mark.parametrize("hand", range(len(HAND_KINDS)))
def test_three_throws_at_a_hand(hand: int) -> None:
    assert hand_odds(hand, 3, 0) / WHOLE == pytest.approx(FROM_NOTHING[HAND_KINDS[hand].name], abs=0.001)


@pytest.mark.parametrize("hand", [2, 3, 6, 10])
def test_one_throw_at_a_hand_is_what_counting_all_throws_says(hand: int) -> None:
    for kept in [(), (3,), (5, 5), (2, 3, 4), (4, 4, 6, 6)]:
        free = 5 - len(kept)
        hits = sum(makes(tuple(sorted((*kept, *thrown))), hand) for thrown in product(range(1, 7), repeat=free))
        at = rank(tuple([0] * free + list(kept)))
        assert hand_odds(hand, 1, at) == pytest.approx(WHOLE * hits / 6**free, abs=1)


def test_more_throws_never_hurt_and_every_way_to_keep_has_its_place() -> None:
    assert sorted(map(rank, combinations_with_replacement(range(7), 5))) == list(range(462))
    for hand in range(len(HAND_KINDS)):
        one, two, three = (HAND_ODDS[hand * 3 + i] for i in range(3))
        assert all(a <= b + 1 and b <= c + 1 for a, b, c in zip(one, two, three, strict=True))


def test_a_pattern_and_a_total() -> None:
    table = Table()
    at = {
        name: lacking(table.s, table.box, name, 0)
        for name in (k.Power.BEACON, k.Power.LEDGER, k.Power.PRISM, k.Power.CHRONO)
    }
    for name, chance in ((k.Power.BEACON, 0.83), (k.Power.LEDGER, 0.54), (k.Power.PRISM, 0.35), (k.Power.CHRONO, 0.45)):
        assert pattern_odds(at[name], 5, 3) / WHOLE == pytest.approx(chance, abs=0.006)
    table.roll(1, 1, 2, 5, 5)
    assert pattern_odds(lacking(table.s, table.box, k.Power.LEDGER, 0b111), 0, 1) == WHOLE
    hits = sum(sum(thrown) >= 14 for thrown in product(range(1, 7), repeat=3))
    assert total_odds(14, 3, 1) == pytest.approx(WHOLE * hits / 216, abs=1)
    twice = sum(max(a, b if a < KEEP[1] else 0) >= 5 for a, b in product(range(1, 7), repeat=2)) / 36
    assert total_odds(5, 1, 2) == pytest.approx(WHOLE * twice, abs=1)
    assert total_odds(0, 0, 1) == WHOLE


@pytest.mark.clause("KL-26")
def test_dice_are_kept_for_the_card_that_promises_most() -> None:
    table = Table(row=(mine(50), monster(15), monster(14), tech(k.Power.ARCHIVE), mine(53), mine(51)))
    table.roll(3, 3, 3, 1, 2)
    assert best_kept(table.s, table.box, 0, 2, HEURISTIC) == 0b00111, "three of the four that two rich mines ask for"
    pairs = Table(row=(mine(13), monster(15), mine(14), mine(15), mine(18), mine(17)))
    pairs.roll(3, 3, 5, 5, 2)
    assert best_kept(pairs.s, pairs.box, 0, 2, HEURISTIC) & 0b01111 == 0b01111, "two pairs are there: nothing is risked"


def test_dice_have_the_place_of_what_they_show() -> None:
    table = Table()
    table.roll(6, 1, 4, 4, 2)
    assert place_of_dice(table.s, 0b11111) == rank((1, 2, 4, 4, 6))
    assert place_of_dice(table.s, 0b01100) == rank((0, 0, 0, 4, 4))
    table.s.die[0] = 7
    assert place_of_dice(table.s, 0b00011) == rank((0, 0, 0, 0, 1)), "what is above six fits no plain hand"


def test_loading_the_game_reckons_no_chances() -> None:
    waiting = "all('rows' not in vars(t) for t in (odds.HAND_ODDS, odds.TOTAL_ODDS, odds.PATTERN_ODDS, odds.LACK_AT))"
    loaded = "from rulewright import games; games.load('klotho'); from rulewright.games.klotho.play import odds"
    program = f"{loaded}; assert {waiting}"
    run([sys.executable, "-c", program], check=True)
