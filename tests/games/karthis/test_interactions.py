"""Two rules that meet: death and whatever would come next."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import Verb
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
