"""The chances of the Foundry: as the box has them, by an independent exact computation, and by simulation."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import sqrt
from random import Random

import pytest

from rulewright.games.asteroid_miners.rules.foundry import best_foundry_move
from rulewright.games.asteroid_miners.state import SCALE, Phase, Verb

from .table import GAME, Table

BOX = GAME.make_box({}, 2)
PAY = {0: 4, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2}
Pair = tuple[int, int]


def changes(orange: int, a: int, b: int) -> set[Pair]:
    """Every pair that an ability makes of two dice, written down again from the book's table; 5 is asked about apart."""
    ring = [1, 2, 3, 4, 5, 6]

    def moved(face: int, by: int) -> list[int]:
        at = ring.index(face)
        return [ring[(at + by) % 6], ring[(at - by) % 6]]

    if orange == 1:
        made = [(x, b) for x in moved(a, 1)] + [(a, x) for x in moved(b, 1)]
    elif orange == 2:
        made = [(x, b) for x in moved(a, 2)] + [(a, x) for x in moved(b, 2)]
    elif orange == 3:
        made = list(product(moved(a, 1), moved(b, 1)))
    elif orange == 4:
        made = list(product(moved(a, 2), moved(b, 2)))
    else:
        made = [(7 - a, b), (a, 7 - b), (7 - a, 7 - b)]
    return {(min(pair), max(pair)) for pair in made}


class Exact:
    """An attempt at one component in fractions, by recursion on the dice as they lie; success is worth `worth(face)`."""

    def __init__(self, wanted: Pair, money: bool, at_stake: int = 0) -> None:
        self.wanted, self.money, self.at_stake = wanted, money, at_stake
        self.control, self.smelter = cache(self._control), cache(self._smelter)

    def worth(self, face: int) -> Fraction:
        return Fraction(PAY[face] + self.at_stake if self.money else 1)

    def serves(self, orange: int, pair: Pair) -> bool:
        if orange == 5:
            return sum(pair) == sum(self.wanted)
        return self.wanted in changes(orange, *pair)

    def _control(self, pair: Pair, rolls: int) -> Fraction:
        if rolls == 0:
            return Fraction(0)
        rest = self.control(pair, rolls - 1)
        kept = [self.worth(face) if self.serves(face, pair) else Fraction(0) for face in range(1, 7)]
        return sum((max(now, rest) for now in kept), Fraction(0)) / 6

    def _smelter(self, pair: Pair, rerolls: int) -> Fraction:
        if pair == self.wanted:
            return self.worth(0)
        choices = [self.control(pair, 3)]
        if rerolls:
            for kept in ((), (pair[0],), (pair[1],)):
                rolled = [
                    self.smelter(tuple(sorted((*kept, *dice))), rerolls - 1)
                    for dice in product(range(1, 7), repeat=2 - len(kept))
                ]
                choices.append(sum(rolled, Fraction(0)) / len(rolled))
        return max(choices)

    def whole(self) -> Fraction:
        first = [self.smelter((min(a, b), max(a, b)), 2) for a, b in product(range(1, 7), repeat=2)]
        return sum(first, Fraction(0)) / 36


def wanted(target: int) -> Pair:
    a, b = BOX.component[target]
    return a, b


@pytest.mark.clause("AM-25", "AM-27", "AM-28")
@pytest.mark.parametrize("target", range(1, 9))
def test_the_odds_in_the_box_are_exact_to_the_last_unit(target: int) -> None:
    exact = Exact(wanted(target), money=False)
    assert Fraction(BOX.whole_odds[target], SCALE) == exact.whole()
    for pair in combinations_with_replacement(range(1, 7), 2):
        for left in range(3):
            at = 6 * (pair[0] - 1) + pair[1] - 1
            assert Fraction(BOX.odds[target][at][left], SCALE) == exact.smelter(pair, left)


@pytest.mark.clause("AM-26", "AM-29")
def test_the_odds_are_those_that_the_notes_on_the_game_give() -> None:
    chances = [Exact(wanted(target), money=False).whole() for target in range(1, 9)]
    assert round(float(min(chances)), 3) == 0.662
    assert round(float(max(chances)), 3) == 0.686
    money = [Exact(wanted(target), money=True).whole() for target in range(1, 9)]
    assert all(1.49 < float(worth) < 1.53 for worth in money)
    natural = natural_chance()
    assert round(float(natural), 3) == 0.281


def natural_chance() -> Fraction:
    """Three rolls for two different faces in a row, a matching die always kept: no orange die at all."""

    @cache
    def left(missing: int, rolls: int) -> Fraction:
        if missing == 0:
            return Fraction(1)
        if rolls == 0:
            return Fraction(0)
        if missing == 1:
            return Fraction(1, 6) + Fraction(5, 6) * left(1, rolls - 1)
        both, none = Fraction(2, 36), Fraction(16, 36)
        return both + none * left(2, rolls - 1) + (1 - both - none) * left(1, rolls - 1)

    return left(2, 3)


@pytest.mark.clause("AM-H17", "AM-34")
@pytest.mark.parametrize("at_stake", [0, 1, 3, 7])
def test_what_an_attempt_promises_with_something_at_stake_is_exact(at_stake: int) -> None:
    for target in (1, 6, 7):
        exact = Exact(wanted(target), money=True, at_stake=at_stake)
        assert Fraction(BOX.promise[at_stake][target], SCALE) == exact.whole()


@pytest.mark.clause("AM-32", "AM-36", "AM-H17")
def test_overtime_goes_on_exactly_while_it_promises_more_than_stopping() -> None:
    for risk in range(1, 13):
        table = Table()
        table.at_the_foundry([1, 2], row=0, other=5)
        table.s.risk = risk
        more = Exact(wanted(2), money=True, at_stake=risk).whole() > risk
        assert best_foundry_move(table.s, table.box, 0) == (Verb.GO_ON if more else Verb.BANK)


@pytest.mark.clause("AM-H17", "AM-25", "AM-27")
@pytest.mark.parametrize("risk", [0, 2, 9])
def test_with_this_much_at_stake_the_table_throws_and_rolls_for_the_highest_expectation(risk: int) -> None:
    """Every pair in the smelter with every face of the orange die, against the recursion in fractions."""
    exact = Exact(wanted(2), money=True, at_stake=risk + 1)
    table = Table()
    table.at_the_foundry([5, 5], row=1)
    s = table.s
    s.risk = risk
    for a, b in combinations_with_replacement(range(1, 7), 2):
        if (a, b) == wanted(2):
            continue
        s.smelter, s.phase, s.control, s.controls = [a, b], Phase.SMELTING, 0, 0
        for rerolls in (1, 2):
            s.rolls = 3 - rerolls
            thrown = Verb.SMELT.argument(best_foundry_move(s, table.box, 1))
            kept = [face for i, face in enumerate((a, b)) if not thrown >> i & 1]
            falls = product(range(1, 7), repeat=2 - len(kept))
            pairs = [(min(pair), max(pair)) for pair in ((*kept, *dice) for dice in falls)] if thrown else []
            worth = sum((exact.smelter(p, rerolls - 1) for p in pairs), Fraction(0)) / max(len(pairs), 1)
            assert (worth if thrown else exact.control((a, b), 3)) == exact.smelter((a, b), rerolls)
        s.phase = Phase.CONTROLLING
        for face, left in product(range(1, 7), (1, 2)):
            s.control, s.controls = face, 3 - left
            now = exact.worth(face) if exact.serves(face, (a, b)) else Fraction(0)
            rolls_on = exact.control((a, b), left) > now
            assert best_foundry_move(s, table.box, 1) == (Verb.CONTROL if rolls_on else Verb.SETTLE)


def by_the_odds(table: Table) -> int:
    """The move with the best chance by the box's table, as the board in the browser reads it."""
    s, target = table.s, table.box.left[table.s.row + 1]
    a, b = s.smelter
    if s.phase == Phase.CONTROLLING:
        serves = s.control and table.box.works[target][6 * (a - 1) + b - 1] >> (s.control - 1) & 1
        return Verb.SETTLE if serves else Verb.CONTROL

    def mean(*pairs: Pair) -> float:
        left = 2 - s.rolls
        return sum(table.box.odds[target][6 * (x - 1) + y - 1][left] for x, y in pairs) / len(pairs)

    keep = table.box.odds[target][6 * (a - 1) + b - 1][0]
    faces = range(1, 7)
    chances = [keep, mean(*((x, b) for x in faces)), mean(*((a, x) for x in faces)), mean(*product(faces, faces))]
    return Verb.SMELT.of(chances.index(max(chances)))


@pytest.mark.clause("AM-25", "AM-27", "AM-34")
def test_simulated_overtime_keeps_to_the_exact_odds() -> None:
    """2,000 attempts in Overtime by the rules, played for success: within four standard errors of the exact chance."""
    random, games, forged = Random(16), 2000, 0
    chance = float(Exact(wanted(2), money=False).whole())
    table = Table()
    table.at_the_foundry([1, 2], row=0, other=5)
    table.s.fate = table.s.note_log = None
    begun = table.s
    for _ in range(games):
        table.s = begun.clone()
        table.s.rng = [random.getrandbits(32), random.getrandbits(32)]
        table.game.rules.apply(table.s, table.box, 0, Verb.GO_ON)
        while table.s.phase not in (Phase.OVERTIME, Phase.UPGRADING):
            assert table.s.phase in (Phase.SMELTING, Phase.CONTROLLING)
            table.game.rules.apply(table.s, table.box, 0, by_the_odds(table))
        forged += table.s.phase == Phase.OVERTIME
    assert abs(forged / games - chance) < 4 * sqrt(chance * (1 - chance) / games)
