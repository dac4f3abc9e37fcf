"""The rule of thumb: what a cautious explorer does without thinking far."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import Side, Verb
from rulewright.lab.tournament import tournament

from .table import CORRIDOR, DEAD_END, DEAD_END_WITH_STAIRS, GAME, START, Table, beside, retreat


def heuristic(table: Table) -> int:
    """What the rule of thumb does here, which must be allowed."""
    action: int = GAME.play.policy(table.s, table.box, 0, [1, 1])
    assert table.refused(action) == ""
    return action


@pytest.mark.clause("KA-H31", "KA-50")
def test_it_retreats_to_a_tile_that_leads_on_and_never_into_a_trap() -> None:
    table = Table("QC")
    table.quiet(Side.WEST, roll=CORRIDOR)
    table.go(Side.NORTH, cell=START, roll=DEAD_END, cards="10S")
    sealed = table.s.at
    table.do(Verb.NEAR)
    table.go(Side.EAST, cell=START, roll=DEAD_END, cards="QC")
    action = heuristic(table)
    assert action != retreat(sealed), "the latest tile, but a trap"
    assert action == retreat(beside(START, Side.WEST)), "the latest tile with an exit"
    table.do(action)
    assert table.ending == ""


@pytest.mark.clause("KA-H31", "KA-H32")
def test_it_retreats_to_stairs_or_fights_where_nothing_leads_on() -> None:
    for roll in (DEAD_END_WITH_STAIRS, DEAD_END):
        table = Table("QC")
        if roll == DEAD_END:
            table.quiet(Side.WEST, roll=roll)
        else:
            table.go(Side.WEST, roll=roll)
        table.quiet(Side.NORTH, cell=START, roll=DEAD_END)
        table.go(Side.EAST, cell=START, roll=CORRIDOR, cards="QC")
        assert heuristic(table) == (retreat(beside(START, Side.WEST)) if roll == DEAD_END_WITH_STAIRS else Verb.FIGHT)


@pytest.mark.clause("KA-H42")
def test_it_fights_a_round_where_it_must() -> None:
    table = Table("QC")
    table.go(cards="QC")
    table.do(heuristic(table))
    table.do(Verb.RESUME)
    assert heuristic(table) == Verb.FIGHT


def crowns(bot: str) -> float:
    """How often it finds the Crown."""
    return tournament(GAME, GAME.make_box(), [bot], 200).standings[0].wins.mean


def test_the_rule_of_thumb_finds_the_crown_many_times_more_often_than_chance() -> None:
    assert crowns("random") < 0.1
    assert crowns("heuristic") > 0.35
