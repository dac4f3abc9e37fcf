"""Two rules that meet: death and whatever would come next."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import NONE, Verb
from tests.games.karthis.table import START, Table


@pytest.mark.clause("KA-46", "KA-44", "KA-H30")
def test_death_at_the_wall_ends_the_turn_where_it_is() -> None:
    table = Table()
    table.s.health = 1
    table.go(cards="10S")
    table.do(Verb.NEAR)
    assert (table.ending, table.s.at) == ("death", START)
    assert (table.drawn, table.discard) == (["10S"], set()), "nothing is put away"


@pytest.mark.clause("KA-46", "KA-29", "KA-30")
@pytest.mark.parametrize(
    ("jokers", "health", "ending"), [(0, 3, "death"), (1, 3, "death"), (0, 4, ""), (1, 4, "the Crown")]
)
def test_who_dies_of_the_guard_gets_neither_joker_nor_crown(jokers: int, health: int, ending: str) -> None:
    table = Table()
    table.s.jokers, table.s.health = jokers, health
    table.go(cards="X1 | 3S", dice=[2])
    assert table.ending == ending
    assert table.s.jokers == jokers + (ending != "death")


@pytest.mark.clause("KA-38", "KA-39", "KA-46")
def test_a_one_that_leaves_the_last_health_is_rolled_again() -> None:
    table = Table()
    table.s.health = 3
    table.go(cards="2S", dice=[1, 6])
    assert (table.ending, table.s.health) == ("", 1)


@pytest.mark.clause("KA-47", "KA-57", "KA-H8")
def test_no_enemy_and_no_card_is_chosen_before_and_after_an_encounter() -> None:
    table = Table()
    assert (table.s.enemy, table.s.enemy_at, table.s.chosen) == (NONE, NONE, NONE)
    table.quiet()
    assert (table.s.enemy, table.s.enemy_at, table.s.chosen) == (NONE, NONE, NONE)
