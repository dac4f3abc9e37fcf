"""Phase three: face cards."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import NONE, Mark, Phase, Side, Verb

from .table import (
    CORRIDOR,
    CROSSROADS,
    DEAD_END,
    LEFT_TURN,
    RIGHT_TURN,
    START,
    T_JUNCTION,
    Table,
    beside,
    card,
    cross,
    retreat,
)

TILE = beside(START, Side.NORTH)


def met(roll: int = CROSSROADS, floor: int = 1, level: int = 1) -> Table:
    """The explorer has just met the Queen of Clubs north of the start."""
    table = Table("QC", floor, level)
    table.go(roll=roll, cards="QC")
    return table


@pytest.mark.clause("KA-47")
@pytest.mark.parametrize("floor", [1, 2, 4])
def test_an_enemy_has_five_health_and_the_floor(floor: int) -> None:
    table = met(floor=floor)
    assert table.s.enemy_health == 5 + floor
    assert table.mark() == Mark.STAR
    assert table.s.phase == Phase.FIGHTING


@pytest.mark.clause("KA-48", "KA-74")
@pytest.mark.parametrize("level", [1, 3])
def test_the_lower_total_loses_the_difference(level: int) -> None:
    table = met(floor=2, level=level)
    table.do(Verb.FIGHT, [5, 3])
    assert (table.s.enemy_health, table.s.health) == (7 - (5 + level - 3 - 2), 10)
    table.do(Verb.FIGHT, [1, 6])
    assert table.s.health == 10 - (6 + 2 - 1 - level)


@pytest.mark.clause("KA-48")
def test_the_player_rolls_first() -> None:
    table = met()
    table.do(Verb.FIGHT, [6, 1])
    assert table.s.enemy_health == 1
    assert table.s.health == 10


@pytest.mark.clause("KA-49", "KA-H26")
def test_rounds_go_on_and_a_tie_hurts_nobody() -> None:
    table = met()
    assert table.refused(cross(START, Side.EAST)) == "KA-49"
    assert table.refused(Verb.RESUME) == "KA-49"
    for _ in range(3):
        table.do(Verb.FIGHT, [4, 4])
        assert (table.s.enemy_health, table.s.health, table.s.phase) == (6, 10, Phase.FIGHTING)
    table.do(Verb.FIGHT, [6, 1])
    table.do(Verb.FIGHT, [6, 1])
    assert table.s.phase == Phase.EXPLORING
    assert table.s.enemy == NONE


@pytest.mark.clause("KA-49", "KA-46")
def test_the_explorer_may_lose() -> None:
    table = met()
    table.s.health = 3
    table.do(Verb.FIGHT, [1, 4])
    assert (table.ending, table.s.health) == ("death", 0)


@pytest.mark.clause("KA-H21")
def test_victory_brings_nothing_and_the_card_is_gone() -> None:
    table = met()
    table.s.health = 4
    table.do(Verb.FIGHT, [6, 1])
    table.do(Verb.FIGHT, [6, 1])
    assert (table.s.treasure, table.s.health) == (0, 4)
    assert table.gone == {"QC"}
    assert table.mark() == Mark.STAR
    assert "QC" not in table.deck | table.discard
    assert cross(TILE, Side.NORTH) in table.legal


@pytest.mark.clause("KA-H13", "KA-H14")
@pytest.mark.parametrize("cards", ["QC X1 | 5C", "X1 | 5C | QC", "QC 2S X1 | 5C", "QC X1 | 5C | 2S", "X1 | 5C | 2S QC"])
@pytest.mark.parametrize("won", [True, False])
def test_a_joker_passed_over_for_a_fight_returns_and_its_guard_is_discarded(cards: str, won: bool) -> None:
    table = Table("QC")
    table.go(cards=cards)
    table.choose("QC")
    assert table.s.guard[table.drawn.index("X1")] == card("5C"), "the guard stays with its Joker"
    assert [c for c in table.s.guard if c != NONE] == [card("5C")]
    if won:
        table.do(Verb.FIGHT, [6, 1])
        table.do(Verb.FIGHT, [6, 1])
    else:
        table.do(retreat(START))
    assert "X1" in table.deck
    assert table.gone == ({"QC"} if won else set())
    assert table.discard == ({"5C", "2S"} if "2S" in cards else {"5C"})
    assert (table.s.jokers, table.s.guard, table.s.drawn.n) == (0, [NONE] * 3, 0)


@pytest.mark.clause("KA-50", "KA-51", "KA-H27")
def test_retreat_is_free_before_any_round_and_leads_to_any_other_tile() -> None:
    table = Table("QC")
    table.go(roll=CROSSROADS, cards="10S")
    cut_off = table.s.at
    table.do(Verb.NEAR)
    table.s.health = 10
    table.quiet(Side.EAST, roll=CORRIDOR)
    table.go(Side.EAST, roll=DEAD_END, cards="QC")
    here = table.s.at
    tiles = {START, cut_off, beside(START, Side.EAST)}
    assert table.legal - {max(table.legal)} == {Verb.FIGHT} | {retreat(t) for t in tiles}
    assert table.refused(retreat(here)) == "KA-H27"
    assert table.refused(retreat(beside(here, Side.EAST))) == "KA-51"
    table.do(retreat(cut_off))
    assert (table.s.at, table.s.health, table.s.phase) == (cut_off, 10, Phase.EXPLORING)
    assert table.refused(cross(cut_off, Side.NORTH)) == "", "even to a tile behind a wall, and on from there"


@pytest.mark.clause("KA-50")
def test_retreat_is_possible_between_rounds() -> None:
    table = met()
    table.do(Verb.FIGHT, [3, 4])
    assert retreat(START) in table.legal


@pytest.mark.clause("KA-52", "KA-53", "KA-H27")
def test_the_enemy_waits_on_its_tile_as_wounded_as_it_is() -> None:
    table = met()
    table.do(Verb.FIGHT, [6, 4])
    table.do(retreat(START))
    assert (table.s.enemy, table.s.enemy_at, table.s.enemy_health) == (card("QC"), TILE, 4)
    assert "QC" not in table.deck | table.discard | table.gone
    table.quiet(Side.EAST)
    table.do(Verb.RESUME)
    assert (table.s.at, table.s.phase, table.s.enemy_health) == (TILE, Phase.FIGHTING, 4)
    table.do(Verb.FIGHT, [5, 1])
    assert table.gone == {"QC"}


@pytest.mark.clause("KA-H42", "KA-50")
@pytest.mark.parametrize("dice", [[4, 4], [5, 4], [4, 5]])
def test_who_comes_back_fights_a_round_before_he_retreats_again(dice: list[int]) -> None:
    table = met()
    assert retreat(START) in table.legal, "the first time you may leave at once"
    table.do(retreat(START))
    for _ in range(2):
        table.do(Verb.RESUME)
        assert table.s.pressed == 1
        assert table.legal - {max(table.legal)} == {Verb.FIGHT}
        assert table.refused(retreat(START)) == "KA-H42"
        assert table.refused(retreat(TILE)) == "KA-H27"
        assert table.refused(retreat(beside(TILE, Side.NORTH))) == "KA-51"
        table.do(Verb.FIGHT, dice)
        table.do(retreat(START))
    assert table.s.phase == Phase.EXPLORING


@pytest.mark.clause("KA-H27")
def test_retreat_leads_to_the_tiles_found_since_the_enemy_was_left() -> None:
    table = met()
    table.do(retreat(START))
    table.quiet(Side.EAST)
    table.do(Verb.RESUME)
    table.do(Verb.FIGHT, [4, 4])
    assert table.legal - {max(table.legal)} == {Verb.FIGHT, retreat(START), retreat(beside(START, Side.EAST))}


@pytest.mark.clause("KA-54", "KA-H21")
def test_a_beaten_enemy_leaves_the_game_before_the_diamonds_beside_it() -> None:
    table = Table("QC")
    table.go(cards="QC 5D")
    table.choose("QC")
    table.do(Verb.FIGHT, [6, 1])
    table.do(Verb.FIGHT, [6, 1])
    assert table.s.gone.card[: table.s.gone.n] == [card("QC"), card("5D")]


@pytest.mark.clause("KA-53")
def test_nobody_to_fight_is_refused() -> None:
    table = Table()
    assert table.refused(Verb.RESUME) == "KA-53"


@pytest.mark.clause("KA-H8")
def test_a_living_enemy_bars_its_tile() -> None:
    table = Table("QC")
    table.go(roll=CROSSROADS, cards="QC")
    table.do(retreat(START))
    assert table.refused(cross(TILE, Side.NORTH)) == "KA-H8"
    table.do(Verb.RESUME)
    table.do(Verb.FIGHT, [6, 1])
    table.do(Verb.FIGHT, [6, 1])
    assert table.refused(cross(TILE, Side.NORTH)) == "", "victory opens its exits"


@pytest.mark.clause("KA-H8")
def test_what_lies_beyond_an_enemy_is_out_of_reach() -> None:
    table = Table("QC")
    table.quiet(Side.EAST, roll=LEFT_TURN)
    table.quiet(Side.NORTH, roll=CROSSROADS)
    beyond = table.s.at
    table.go(Side.NORTH, cell=START, roll=CROSSROADS, cards="QC")
    table.do(retreat(START))
    assert table.refused(cross(beyond, Side.NORTH)) == "", "round by the east"
    table = Table("QC")
    table.go(roll=CORRIDOR, cards="10S")
    table.do(Verb.FAR)
    behind = table.s.at
    table.go(Side.NORTH, roll=T_JUNCTION, cards="QC")
    table.do(retreat(START))
    assert table.refused(cross(beside(behind, Side.NORTH), Side.EAST)) == "KA-H8"
    assert table.refused(Verb.RESUME) == "KA-H6", "there is an enemy, but no way to it"


@pytest.mark.clause("KA-H8", "KA-53")
def test_a_new_tile_may_open_a_way_to_the_enemy() -> None:
    table = Table("QC")
    table.go(roll=T_JUNCTION, cards="10S")
    behind = table.s.at
    table.do(Verb.FAR)
    table.go(Side.EAST, roll=RIGHT_TURN, cards="QC")
    table.do(retreat(START))
    assert table.refused(Verb.RESUME) == "KA-H6"
    table.quiet(Side.EAST, cell=START, roll=LEFT_TURN)
    assert table.s.at == beside(START, Side.EAST)
    assert table.refused(Verb.RESUME) == ""
    assert table.refused(cross(behind, Side.WEST)) == "KA-H6", "but not past it"


@pytest.mark.clause("KA-H29")
def test_five_floors_below_the_level_the_enemy_cannot_be_hurt_but_left() -> None:
    table = met(floor=6)
    table.do(Verb.FIGHT, [6, 1])
    assert (table.s.enemy_health, table.s.health) == (11, 10), "the best roll against the worst is a tie"
    assert retreat(START) in table.legal
    assert Verb.FIGHT in table.legal
