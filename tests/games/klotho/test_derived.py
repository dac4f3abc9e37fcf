"""What boards are told beyond the view: held against plain counting."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations

import pytest

from rulewright.games.klotho.play.claim_odds import claim_chances, throwable
from rulewright.games.klotho.rules.hands import affordable
from rulewright.games.klotho.state import MINES, NONE, Arm, DieKind, Phase, State, Tech, Tool
from rulewright.games.klotho.tell.derived_facts import Claim, derived, suggested
from tests.games.klotho.table import BOX, Table, mine, monster, tech
from tests.games.klotho.test_hands import holding


def tried(card: int, throws: int) -> float:
    """The best chance with five red dice by brute force: every choice of dice to keep, throw after throw."""

    @cache
    def worth(dice: tuple[int, ...], left: int) -> float:
        if left == 0:
            return float(affordable(holding(*dice), BOX, card))
        return max(mean(tuple(n for i, n in enumerate(dice) if kept >> i & 1), left) for kept in range(32))

    @cache
    def mean(kept: tuple[int, ...], left: int) -> float:
        if len(kept) == 5:
            return worth(kept, left - 1)
        return sum(mean(tuple(sorted((*kept, n))), left) for n in range(1, 7)) / 6

    return mean((), throws)


@pytest.mark.clause("KL-21", "KL-26", "KL-R5")
@pytest.mark.parametrize("card", [mine(38), mine(50), monster(13), tech(Tech.CHRONO)])
def test_the_chance_before_the_roll_is_exact_with_and_without_the_chrono_loop(card: int) -> None:
    table = Table()
    assert claim_chances(table.s, BOX, card) == [pytest.approx(tried(card, 3), abs=1e-6)]
    table.give(0, techs=[Tech.CHRONO])
    assert claim_chances(table.s, BOX, card) == [pytest.approx(tried(card, 4), abs=1e-6)]


def thrown(*dice: int, kinds: tuple[int, ...] = (), throws: int = 2) -> State:
    s = holding(*dice, kinds=kinds)
    s.phase, s.throws = Phase.REROLLING, throws
    return s


def chance(s: State, card: int, is_held: Callable[[int], bool]) -> float:
    held = sum(1 << bit for bit, die in enumerate(throwable(s)) if is_held(die))
    return claim_chances(s, BOX, card)[held]


@pytest.mark.clause("KL-26", "KL-70", "KL-76")
def test_the_chance_goes_by_what_is_held_by_androids_and_by_a_die_of_eight_sides() -> None:
    three = mine(20)
    assert chance(thrown(3, 3, 1, 1, 2), three, lambda i: i < 2) == pytest.approx(1 - (5 / 6) ** 3 + 5 / 216, abs=1e-6)
    assert chance(thrown(3, 3, 1, 1, 2), three, lambda i: True) == 0
    reds = (DieKind.RED,) * 5
    with_android = thrown(3, 3, 1, 1, 2, 3, kinds=(*reds, DieKind.ANDROID))
    assert throwable(with_android) == [0, 1, 2, 3, 4]
    assert chance(with_android, three, lambda i: i < 2) == 1
    low = thrown(1, 1, 1, 1, 1, 1, kinds=(*reds, DieKind.GREAT_PURPLE))
    assert chance(low, monster(1), lambda i: i < 5) == 0  # 5 and 8 are less than 14
    high = thrown(6, 2, 1, 1, 1, 1, kinds=(*reds, DieKind.GREAT_PURPLE))
    assert chance(high, monster(1), lambda i: i < 5) == pytest.approx(6 / 8, abs=1e-6)


@pytest.mark.clause("KL-83")
def test_the_chance_is_not_told_where_it_would_be_wrong() -> None:
    augmented = thrown(7, 1, 1, 1, 1)
    assert chance(augmented, monster(1), lambda i: i == 0) < 0
    assert chance(augmented, monster(1), lambda i: i > 0) >= 0
    seven = thrown(1, 1, 1, 1, 1, 1, 1)
    assert claim_chances(seven, BOX, monster(1)) == claim_chances(seven, BOX, NONE) == []


@pytest.mark.clause("KL-27", "KL-29")
def test_payable_is_what_the_dice_pay_for_as_they_lie() -> None:
    table = Table(row=(mine(20), mine(50), monster(1), mine(1), mine(2), mine(3)))
    table.roll(3, 3, 3, 1, 2)
    assert derived(table.view(0), table.box, 0).payable == [True, False, False, True, True, True]
    table.s.spent = 1
    assert not derived(table.view(0), table.box, 0).payable[0]
    table.s.phase = Phase.CLOSING
    assert not any(derived(table.view(0), table.box, 0).payable)


@pytest.mark.clause("KL-33", "KL-95", "KL-98", "KL-R5")
def test_points_cards_and_prices_are_those_of_the_rules() -> None:
    table = Table()
    table.me().minerals[:], table.me().artifacts[:], table.me().monsters = [4, 0, 1], [2, 1, 1], 3
    table.give(1, mines=[mine(30)], tools="bribe, bribe", techs=[Tech.FENCE])
    facts = derived(table.view(0), table.box, 0)
    assert (facts.rounds, facts.totals, facts.cards) == ([24 + 22 + 15, 0], [0, 0], [0, 4])
    assert facts.prices[Tool.RAID] == 4
    table.give(0, techs=[Tech.BEACON])
    assert derived(table.view(0), table.box, 0).prices[Tool.RAID] == 3
    assert (facts.free, facts.spare) == (0, 0)
    other = derived(table.view(1), table.box, 1)
    assert (other.free, other.spare, other.chances) == (1, 3, [])


@pytest.mark.clause("KL-44", "KL-49")
def test_the_best_claim_comes_with_few_cards_and_is_asked_for_with_many() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
    assert derived(table.view(0), table.box, 0).claim == Claim(NONE, [])
    table.give(0, mines=[mine(n) for n in (50, 14, 11, 52)])
    found = derived(table.view(0), table.box, 0).claim
    assert found is not None
    assert (found.shape, sorted(found.pieces)) == (0, sorted(mine(n) for n in (50, 14, 11, 52)))
    table.give(0, mines=[mine(n) for n in (20, 22, 24, 26, 28, 30, 32)], tools="bribe, bribe")
    assert derived(table.view(0), table.box, 0).claim is None
    assert len(suggested(table.view(0), table.box, 0).pieces) >= 4
    assert suggested(table.view(-1), table.box, -1) == Claim(NONE, [])


@pytest.mark.clause("KL-45", "KL-49", "KL-A13", "KL-A14")
def test_pieces_tell_how_cards_meet_and_what_they_give() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)), rotation="half")
    table.give(0, mines=[mine(n) for n in (50, 14, 11, 52, 1)])
    box, found = table.box, {one.piece: one for one in derived(table.view(0), table.box, 0).pieces}
    assert len(found) == 10

    def turned(printed: list[list[int]], piece: int) -> list[int]:
        return [printed[piece % MINES][(i + 2 * (piece // MINES)) % 4] for i in range(4)]

    for a, b in permutations(found, 2):
        if a % MINES != b % MINES:
            one, other = turned(box.edge, a), turned(box.edge, b)
            assert (b in found[a].east) == (one[Arm.EAST] == other[Arm.WEST])
            assert (b in found[a].south) == (one[Arm.SOUTH] == other[Arm.NORTH])
    for piece, facts in found.items():
        shown = turned(box.resource, piece)
        for quarters in (0b0001, 0b0110, 0b1011, 0b1111):
            inside = [mineral for q, mineral in enumerate(shown) if quarters >> q & 1]
            assert facts.inside[quarters] == [inside.count(m) for m in range(3)]
