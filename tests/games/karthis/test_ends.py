"""How an adventure ends."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.rules.deck import is_face
from rulewright.games.karthis.rules.turn import BOUND
from rulewright.games.karthis.state import CELLS, DEEPEST, REACHED, Side, State, Verb
from rulewright.kernel.chance import sow

from .table import CORRIDOR, DEAD_END, DEAD_END_WITH_STAIRS, GAME, START, Table, cross, retreat

MOST_HEALTH = 100
"""Of explorer and enemy, in any box."""


def nothing_is_allowed(table: Table) -> set[str]:
    assert table.legal == set()
    return {table.refused(action) for action in range(GAME.actions.size)}


@pytest.mark.clause("KA-4", "KA-5")
def test_the_crown_ends_the_adventure_with_its_treasures() -> None:
    table = Table(floor=2)
    table.go(cards="3D")
    table.go(cards="X1 | AS", dice=[6])
    table.go(cards="X2 | AS", dice=[6])
    assert (table.ending, table.score) == ("the Crown", 30 + 100 + 1_000)
    assert table.s.floor == 2
    assert table.notes[-1][1:4] == (Note.CROWNED, 1_130, 2)
    assert nothing_is_allowed(table) == {"KA-4"}


@pytest.mark.clause("KA-5")
def test_without_the_crown_there_is_no_score() -> None:
    table = Table()
    table.go(cards="6D")
    assert (table.s.treasure, table.score) == (6, 0)


@pytest.mark.clause("KA-46")
def test_death_loses_everything() -> None:
    table = Table()
    table.go(cards="6D")
    table.go(cards="9S", dice=[2])
    table.go(cards="8S", dice=[2])
    assert (table.ending, table.s.health, table.s.treasure, table.score) == ("death", 0, 0, 0)
    assert nothing_is_allowed(table) == {"KA-46"}


@pytest.mark.clause("KA-H40")
def test_the_crown_leaves_the_cards_where_they_lie() -> None:
    table = Table()
    table.go(cards="X1 | AS", dice=[6])
    table.go(cards="X2 | 5S | 2D")
    table.choose("X2", [6])
    assert table.ending == "the Crown"
    assert table.drawn == ["X2", "2D"]


@pytest.mark.clause("KA-H40")
def test_to_die_of_the_crowns_guard_is_to_fail() -> None:
    table = Table()
    table.go(cards="X1 | AS", dice=[6])
    table.s.health = 5
    table.go(cards="X2 | 5S", dice=[1])
    assert (table.ending, table.score) == ("death", 0)


@pytest.mark.clause("KA-H31")
def test_trapped_behind_a_wall_in_a_dead_end() -> None:
    table = Table()
    table.go(cards="2D")
    table.go(Side.EAST, cell=START, roll=DEAD_END, cards="10S")
    table.do(Verb.FAR)
    assert (table.ending, table.s.treasure, table.score) == ("trapped", 0, 0)
    assert table.s.health == 10
    assert nothing_is_allowed(table) == {"KA-H31"}


@pytest.mark.clause("KA-H31", "KA-44")
def test_the_dearer_side_of_the_wall_saves() -> None:
    table = Table()
    table.go(Side.EAST, cell=START, roll=DEAD_END, cards="10S")
    table.do(Verb.NEAR)
    assert table.ending == ""


@pytest.mark.clause("KA-H31")
def test_trapped_when_the_last_edge_is_used_up() -> None:
    table = Table()
    table.quiet(Side.NORTH, roll=DEAD_END)
    table.quiet(Side.EAST, cell=START, roll=DEAD_END)
    assert table.ending == ""
    table.quiet(Side.WEST, cell=START, roll=DEAD_END)
    assert table.ending == "trapped"


@pytest.mark.clause("KA-H31")
def test_stairs_or_an_enemy_within_reach_are_a_way_on() -> None:
    table = Table("QC")
    table.quiet(Side.NORTH, roll=DEAD_END)
    table.quiet(Side.EAST, cell=START, roll=DEAD_END)
    table.go(Side.WEST, cell=START, roll=DEAD_END_WITH_STAIRS)
    assert table.ending == ""
    table = Table("QC")
    table.quiet(Side.NORTH, roll=DEAD_END)
    table.quiet(Side.EAST, cell=START, roll=DEAD_END)
    table.go(Side.WEST, cell=START, roll=CORRIDOR, cards="QC")
    table.do(retreat(START))
    assert table.ending == ""
    assert table.legal - {max(table.legal)} >= {Verb.RESUME}


@pytest.mark.clause("KA-H31")
def test_a_retreat_may_lead_into_a_trap() -> None:
    table = Table("QC")
    table.go(Side.NORTH, roll=DEAD_END, cards="10S")
    sealed = table.s.at
    table.do(Verb.NEAR)
    table.go(Side.EAST, cell=START, cards="QC")
    table.do(retreat(sealed))
    assert table.ending == "trapped"


@pytest.mark.clause("KA-H34", "KA-H41")
def test_giving_up_is_possible_at_any_decision_and_loses_everything() -> None:
    moments = [Table("QC") for _ in range(4)]
    for table in moments:
        table.go(cards="5D")
    moments[1].go(cards="2S 3S")
    moments[2].go(cards="10S")
    moments[3].go(cards="QC")
    for table in moments:
        table.give_up()
        assert (table.ending, table.s.treasure, table.score) == ("gave up", 0, 0)
        assert nothing_is_allowed(table) == {"KA-H34"}


def stall(s: State, legal: list[int]) -> int:
    """Seek the enemy, then come and go for as long as it is allowed; explore only for want of that, or to heal."""
    near = [a for a in legal if Verb.at(a) == Verb.RETREAT and s.mark[Verb.RETREAT.argument(a)] & REACHED]
    back = [Verb.RESUME] if Verb.RESUME in legal and s.health > 3 else []
    face = [Verb.CHOOSE.of(i) for i in range(s.drawn.n) if is_face(s.drawn.card[i]) and Verb.CHOOSE.of(0) in legal]
    return (near or back or face or legal)[0]


@pytest.mark.clause("KA-H42")
def test_stalling_comes_to_an_end() -> None:
    box, longest, most_rounds = GAME.make_box({"level": 2}), 0, 0
    for seed in range(60):
        s = State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        moves = rounds = 0
        while not s.end:
            action = stall(s, GAME.legal(s, box, 0, concede=False))
            GAME.rules.apply(s, box, 0, action)
            moves, rounds = moves + 1, rounds + (action == Verb.FIGHT)
            assert moves < 5_000, "nothing is used up"
        longest, most_rounds = max(longest, moves), max(most_rounds, rounds)
    assert most_rounds > 5, "it did stall"
    assert longest * 10 < GAME.bound


@pytest.mark.parametrize(("line", "wider"), [("health = 10", "health = {}"), ("enemy_health = 5", "enemy_health = {}")])
def test_no_box_has_more_health_than_the_bound_counts_on(tmp_path: Path, line: str, wider: str) -> None:
    path, printed = tmp_path / "box.toml", GAME.content.read_text("utf-8")
    path.write_text(printed.replace(f"\n{line}", f"\n{wider.format(MOST_HEALTH)}"), "utf-8")
    assert MOST_HEALTH in (GAME.make_box(content=path).health, GAME.make_box(content=path).enemy)
    path.write_text(printed.replace(f"\n{line}", f"\n{wider.format(MOST_HEALTH + 1)}"), "utf-8")
    with pytest.raises(ValueError, match=f"{MOST_HEALTH}"):
        GAME.make_box(content=path)


def test_the_sum_beside_the_bound_adds_up() -> None:
    tiles = CELLS - 1
    exploring = 3 * DEEPEST * tiles + (DEEPEST - 1) + 1
    hurting = (MOST_HEALTH + DEEPEST) + MOST_HEALTH + (tiles - 1) * ((MOST_HEALTH - 1) // 2)
    certain = exploring + 3 * hurting + 1
    assert (exploring, hurting, certain) == (19_040, 18_445, 74_376)
    ties = (BOUND - certain) // 3
    rounds = ties + hurting
    assert (ties, rounds) == (8_541, 26_986)
    share, chance = ties / rounds, 1 / 6
    distance = share * log(share / chance) + (1 - share) * log((1 - share) / (1 - chance))
    assert rounds * distance > 700 * log(10), "how unlikely so many ties are, by Chernoff's bound"


def test_an_adventure_goes_on_until_it_ends() -> None:
    table = Table()
    assert table.ending == ""
    assert table.refused(cross(START, Side.NORTH)) == ""
