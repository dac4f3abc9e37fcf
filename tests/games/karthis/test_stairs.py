"""Stairs and lower levels."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import DEEPEST, NONE, Mark, Side, Verb

from .table import DEAD_END_WITH_STAIRS, START, Table, beside, cross, retreat


def on_stairs(table: Table) -> Table:
    table.go(roll=DEAD_END_WITH_STAIRS, cell=START)
    return table


@pytest.mark.clause("KA-64", "KA-H36")
def test_the_discard_pile_returns_without_its_lowest_heart() -> None:
    table = on_stairs(Table())
    table.rig(table.s.discard, "9S 4H 2C 3H 5H")
    table.descend()
    assert table.gone == {"3H"}
    assert {"9S", "4H", "2C", "5H"} <= table.deck
    assert not table.discard
    assert table.s.deck.n == 33


@pytest.mark.clause("KA-64")
def test_without_a_heart_all_of_it_returns() -> None:
    table = on_stairs(Table())
    table.rig(table.s.discard, "9S 2C")
    table.descend()
    assert not table.gone
    assert table.s.deck.n == 34


@pytest.mark.clause("KA-H36")
def test_four_hearts_can_be_removed_and_the_ace_stays() -> None:
    table = Table()
    for floor, heart in enumerate(("2H", "3H", "4H", "5H"), 2):
        table.quiet(Side.EAST, cell=START)
        table.rig(table.s.discard, " ".join(h for h in ("5H", "4H", "3H", "2H") if h in table.deck))
        on_stairs(table).descend()
        assert heart in table.gone
        assert table.s.floor == floor
    table.quiet(Side.EAST, cell=START)
    on_stairs(table).descend()
    assert table.gone == {"2H", "3H", "4H", "5H"}
    assert "AH" in table.deck


@pytest.mark.clause("KA-65", "KA-66")
def test_one_floor_down_is_harder_and_richer() -> None:
    table = on_stairs(Table())
    assert (table.rating, table.box.multiplier[table.s.floor - 1]) == (3, 1)
    table.descend()
    assert (table.rating, table.box.multiplier[table.s.floor - 1]) == (4, 10)
    table.go(cards="4S", dice=[3])
    assert table.s.health == 6, "a 3 is no longer enough"
    table.go(cards="4D")
    assert table.s.treasure == 40


@pytest.mark.clause("KA-67")
def test_the_explorer_goes_down_as_he_is() -> None:
    table = Table(level=2)
    table.go(cards="X1 | AS", dice=[6])
    table.s.health = 4
    on_stairs_from(table)
    table.descend()
    assert (table.s.health, table.s.treasure, table.s.jokers, table.box.level) == (4, 10, 1, 2)


def on_stairs_from(table: Table) -> None:
    table.go(Side.EAST, cell=START, roll=DEAD_END_WITH_STAIRS)


@pytest.mark.clause("KA-H35", "KA-13")
def test_every_floor_begins_on_a_fresh_sheet() -> None:
    table = Table()
    table.quiet(Side.EAST)
    table.go(cards="10S")
    table.do(Verb.NEAR)
    on_stairs(table).descend()
    assert table.s.at == START
    assert table.s.tiles.card[: table.s.tiles.n] == [START]
    assert [cell for cell, mark in enumerate(table.s.mark) if mark] == [START]
    assert [cell for cell, ways in enumerate(table.s.ways) if ways] == [START]
    assert table.mark() == Mark.DOT
    assert table.s.drawn.n == 0
    assert table.legal - {max(table.legal)} == {cross(START, side) for side in (Side.NORTH, Side.EAST, Side.WEST)}


@pytest.mark.clause("KA-H28")
def test_an_enemy_left_above_is_out_of_the_adventure() -> None:
    table = Table("QC")
    table.go(cards="QC")
    table.do(retreat(START))
    on_stairs_from(table)
    table.descend()
    assert table.gone == {"QC"}
    assert (table.s.enemy, table.s.enemy_at, table.s.enemy_health) == (NONE, NONE, 0)


@pytest.mark.clause("KA-H32")
def test_stairs_out_of_reach_cannot_be_taken() -> None:
    table = on_stairs(Table())
    assert table.refused(Verb.DESCEND) == ""
    table.go(Side.EAST, cell=START, cards="10S")
    assert table.refused(Verb.DESCEND) == "KA-44"
    table.do(Verb.FAR)
    assert table.refused(Verb.DESCEND) == "KA-H32"


@pytest.mark.clause("KA-H33")
def test_floors_end_at_the_seventeenth() -> None:
    table = Table(floor=DEEPEST, level=DEEPEST)
    assert table.box.multiplier[DEEPEST - 1] == 10**16
    on_stairs(table)
    assert table.refused(Verb.DESCEND) == "KA-H33"
    assert Verb.DESCEND not in table.legal
    assert table.ending == "", "there are other ways to go"
    table.go(Side.EAST, cell=START, cards="X1 | AS", dice=[6])
    table.go(Side.EAST, cards="X2 | AS", dice=[6])
    assert table.score == 110 * 10**16


@pytest.mark.clause("KA-H34")
def test_the_stairs_of_the_start_tile_are_no_way_out() -> None:
    table = Table()
    assert table.refused(Verb.DESCEND) == "KA-H32"
    on_stairs(table).descend()
    assert table.refused(Verb.DESCEND) == "KA-H32", "and nothing leads up"
    table.quiet(Side.NORTH)
    table.go(Side.NORTH, cards="10S")
    table.do(Verb.NEAR)
    assert table.s.at == beside(START, Side.NORTH)
    assert table.refused(Verb.DESCEND) == "KA-H32"
