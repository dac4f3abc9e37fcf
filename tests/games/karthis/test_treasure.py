"""Phase three: Diamonds, Hearts and Jokers."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import DEEPEST, Mark, Phase, Verb
from rulewright.kernel import Fate

from .table import Table, beside


@pytest.mark.clause("KA-33", "KA-34", "KA-66")
@pytest.mark.parametrize(
    ("floor", "times"), [(1, 1), (2, 10), (3, 100), (4, 1_000), (5, 10_000), (6, 100_000), (7, 10**6)]
)
def test_a_diamond_is_worth_its_value_times_the_floor(floor: int, times: int) -> None:
    for short, value in (("AD", 1), ("2D", 2), ("6D", 6)):
        table = Table(floor=floor)
        table.go(cards=short)
        assert table.s.treasure == value * times
        assert table.mark() == Mark.DIAMOND


@pytest.mark.clause("KA-35")
def test_jokers_are_worth_ten_and_a_hundred_times_the_floor() -> None:
    table = Table(floor=3)
    table.go(cards="X1 | AC", dice=[6])
    assert table.s.treasure == 1_000
    table.go(cards="X2 | AC", dice=[6])
    assert table.score == 1_000 + 10_000


@pytest.mark.clause("KA-34", "KA-H33")
def test_the_multiplier_grows_tenfold_to_the_deepest_floor_and_fits() -> None:
    table = Table()
    assert table.box.multiplier == [10**floor for floor in range(DEEPEST)]
    cells, diamonds, jokers = 17 * 22, 2 + 3 + 4 + 5 + 6, 110
    most = sum(cells * times for times in table.box.multiplier) + (diamonds + jokers) * table.box.multiplier[-1]
    assert most < 2**63, "an Ace on every tile of every floor, and all the rest on the last"


@pytest.mark.clause("KA-36", "KA-H25")
@pytest.mark.parametrize(("health", "then"), [(10, 10), (9, 9), (8, 9), (5, 7), (2, 6), (1, 5)])
def test_a_heart_returns_half_of_what_was_lost(health: int, then: int) -> None:
    for short in ("AH", "5H"):
        for level in (1, 9):
            table = Table(level=level)
            table.s.health = health
            table.go(cards=short)
            assert table.s.health == then
            assert table.mark() == Mark.HEART


@pytest.mark.clause("KA-H19")
def test_the_ace_of_hearts_heals_again_and_again_and_is_never_discarded() -> None:
    table = Table()
    table.s.health = 2
    for health in (6, 8, 9, 9):
        table.go(cards="AH")
        assert table.s.health == health
        assert "AH" in table.deck
        assert not table.discard


@pytest.mark.clause("KA-H38")
def test_a_joker_tile_has_an_x_until_the_treasure_is_won() -> None:
    table = Table()
    table.go(cards="X1 | 10S")
    assert table.s.phase == Phase.SEALED
    tile = table.s.at
    assert table.mark(tile) == Mark.CROSS
    table.do(Verb.NEAR)
    assert table.mark(tile) == Mark.CROSS
    table = Table()
    table.go(cards="X1 | 10S")
    table.do(Verb.FAR)
    assert table.mark() == Mark.DIAMOND
    assert table.s.at == beside(tile)
    assert isinstance(table.s.fate, Fate)
