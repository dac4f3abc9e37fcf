"""All pairs: a few rows contain every pair of choices, and forbidden pairs never occur."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from rulewright.kernel import Game
from rulewright.laws.cases import Case, cases, few_cases, seat_counts
from rulewright.laws.pairs import Row, all_pairs
from tests.tiers import mostly

KLOBBA_LIKE = [range(5), range(3), range(2), range(2), range(3), *([range(2)] * 7)]


def together(rows: list[Row]) -> set[Any]:
    return {(a, row[a], c, row[c]) for row in rows for a, c in combinations(range(len(row)), 2)}


@pytest.mark.parametrize("factors", [[range(3), range(2)], KLOBBA_LIKE, [range(4)] * 6, [[1], [2], [3]]])
def test_any_two_choices_meet(factors: Any) -> None:
    rows = all_pairs(factors, lambda row: True)
    for a, c in combinations(range(len(factors)), 2):
        assert {(a, b, c, d) for b, d in product(factors[a], factors[c])} <= together(rows)
    two_largest = sorted(map(len, factors))[-2:]
    assert len(rows) <= 2 * two_largest[0] * two_largest[1]


def test_what_may_not_stand_together_does_not_and_all_the_rest_does() -> None:
    def allowed(row: Row) -> bool:
        return not (row[0] == 4 and row[1] == 2) and not (row[2] == 1 and row[5] == 1)

    rows = all_pairs(KLOBBA_LIKE, allowed)
    assert all(map(allowed, rows))
    possible = together(list(filter(allowed, product(*KLOBBA_LIKE))))
    assert together(rows) == possible


@pytest.mark.parametrize("choose", mostly([few_cases, cases], [few_cases]))
def test_a_game_is_tried_with_every_choice_and_every_number_of_seats(
    game: Game, choose: Callable[[Game], tuple[Case, ...]]
) -> None:
    found = choose(game)
    assert {case.seats for case in found} == set(seat_counts(game))
    assert len({case.box.pack() for case in found}) == len(found)
    tried = {(name, value) for case in found for name, value in case.options.items()}
    for option in game.options:
        ends = {v for v in option.words or (option.low, option.high) if v != option.default}
        untried = {v for v in ends if (option.name, v) not in tried}
        assert not untried, f"{game.title}: nothing is tried with {option.name} {untried}"
