"""Phase one: the Tiles Chart, the map, and where the explorer can walk."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.content import TURNS
from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.state import COLUMNS, ROWS, STAIRS_AT, Mark, Side, Verb
from rulewright.kernel.chance import sow

from .table import (
    CORRIDOR,
    CORRIDOR_WITH_STAIRS,
    CROSSROADS,
    DEAD_END,
    DEAD_END_WITH_STAIRS,
    GAME,
    LEFT_TURN,
    RIGHT_TURN,
    STAIRS_HALL,
    START,
    T_JUNCTION,
    Table,
    beside,
    cross,
)

PRINTED = ("01-12", "13-22", "23-32", "33-38", "39-40", "41-46", "47-56", "57-66", "67-72", "73-74", "75-78", "79-82",
           "83-92", "93-98", "99-00")  # fmt: skip
EXITS = ("A", "L", "R", "A", "LR", "LAR", "LA", "AR", "L", "LA", "", "", "LR", "R", "AR")
STAIRS = ("", "", "", "L", "A", "", "", "", "A", "R", "", "A", "", "A", "L")
CHART = [
    (int(rolls[:2]), int(rolls[3:]) or 100, exits, stairs)
    for rolls, exits, stairs in zip(PRINTED, EXITS, STAIRS, strict=True)
]


@pytest.mark.clause("KA-3")
def test_double_zero_is_a_hundred() -> None:
    table = Table()
    with pytest.raises(AssertionError, match="101 for a die of 100"):
        table.go(roll=101)
    table.go(roll=100)
    assert table.open_sides() == {Side.SOUTH, Side.NORTH, Side.EAST}, "the tile of 99-00: ahead and right"
    assert table.s.mark[table.s.at] >> STAIRS_AT & 7 == Side.WEST + 1


@pytest.mark.clause("KA-18", "KA-19", "KA-R1", "KA-R2", "KA-R3")
@pytest.mark.parametrize("heading", [Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST])
@pytest.mark.parametrize(("low", "high", "exits", "stairs"), CHART)
def test_the_chart_turned_so_that_the_arrow_is_on_the_crossed_edge(
    heading: int, low: int, high: int, exits: str, stairs: str
) -> None:
    for roll in (low, high):
        table = Table(start="left")
        table.quiet(Side.EAST, roll=CROSSROADS)
        if heading != Side.EAST:
            table.quiet(Side.EAST, roll=CROSSROADS)
        table.go(heading if heading != Side.WEST else Side.NORTH, roll=CROSSROADS, cards="AS", dice=[6])
        middle = table.s.at
        if stairs:
            table.go(heading, roll=roll)
        else:
            table.quiet(heading, roll=roll)
        assert table.s.at == beside(middle, heading)
        assert table.open_sides() == {(heading + 2) % 4} | {(heading + TURNS[e]) % 4 for e in exits}
        assert table.s.mark[table.s.at] >> STAIRS_AT & 7 == ((heading + TURNS[stairs]) % 4 + 1 if stairs else 0)


@pytest.mark.clause("KA-R1", "KA-R2", "KA-R3")
def test_the_reconstructed_chart_adds_up() -> None:
    plain = {e: high - low + 1 for low, high, e, stairs in CHART if not stairs}
    hidden = {e: high - low + 1 for low, high, e, stairs in CHART if stairs}
    assert len(plain) == 8
    assert len(hidden) == 7, "every pattern with a wall to set stairs in"
    assert sum(plain.values()) + sum(hidden.values()) == 100
    assert sum(hidden.values()) == 28
    assert sum(len(e) * n for e, n in [*plain.items(), *hidden.items()]) == 140, "1.4 exits a tile"
    assert [hidden[e] for e in ("LR", "LA", "AR")] == [2, 2, 2]
    assert [hidden[e] for e in ("A", "L", "R")] == [6, 6, 6]
    for left, right in (("L", "R"), ("LA", "AR")):
        assert plain[left] == plain[right], "mirror images have equal ranges"
    for _, _, exits, stairs in CHART:
        walls = [side for side in "ALR" if side not in exits]
        assert stairs in ("", walls[0] if walls else "")


@pytest.mark.clause("KA-H1")
def test_rolled_the_stairs_hall_has_its_stairs_ahead() -> None:
    table = Table()
    table.go(Side.NORTH, roll=STAIRS_HALL)
    assert table.open_sides() == {Side.SOUTH, Side.EAST, Side.WEST}
    assert table.s.mark[table.s.at] >> STAIRS_AT & 7 == Side.NORTH + 1


@pytest.mark.clause("KA-14", "KA-20")
def test_a_tile_with_stairs_has_a_dot_and_ends_the_turn() -> None:
    table = Table()
    table.go(Side.NORTH, roll=CORRIDOR_WITH_STAIRS)
    assert table.mark() == Mark.DOT
    assert table.s.deck.n == 34
    assert not [kind for _, kind, *_ in table.notes if kind == Note.DREW]
    assert cross(table.s.at, Side.NORTH) in table.legal


@pytest.mark.clause("KA-15")
def test_the_five_marks() -> None:
    table = Table("QC")
    assert table.mark(START) == Mark.DOT
    for cards, dice, mark in (
        ("2S", [6], Mark.CROSS),
        ("2H", [], Mark.HEART),
        ("2D", [], Mark.DIAMOND),
        ("QC", [], Mark.STAR),
    ):
        table.go(Side.NORTH, roll=CROSSROADS, cards=cards, dice=dice)
        assert table.mark() == mark


@pytest.mark.clause("KA-16")
def test_a_turn_is_tile_draw_and_resolution_in_this_order() -> None:
    table = Table()
    table.notes.clear()
    table.go(Side.NORTH, cards="2S 3S")
    assert [kind for _, kind, *_ in table.notes if kind in (Note.TILE, Note.DREW, Note.ENCOUNTER)] == [
        Note.TILE,
        Note.DREW,
    ]
    table.choose("2S", [6])
    assert [kind for _, kind, *_ in table.notes if kind in (Note.TILE, Note.DREW, Note.ENCOUNTER)] == [
        Note.TILE,
        Note.DREW,
        Note.ENCOUNTER,
    ]


@pytest.mark.clause("KA-18")
def test_only_the_open_edge_of_a_tile_can_be_crossed() -> None:
    table = Table()
    assert table.refused(cross(beside(START, Side.NORTH), Side.NORTH)) == "KA-18", "there is no tile yet"
    table.quiet(Side.NORTH, roll=CORRIDOR)
    assert table.refused(cross(table.s.at, Side.NORTH)) == ""
    assert table.refused(cross(table.s.at, Side.EAST)) == "KA-H2", "a wall"


@pytest.mark.clause("KA-21", "KA-H32")
def test_stairs_may_be_left_and_taken_later() -> None:
    table = Table()
    assert table.refused(Verb.DESCEND) == "KA-H32"
    table.go(Side.NORTH, roll=CORRIDOR_WITH_STAIRS)
    assert {Verb.DESCEND, cross(table.s.at, Side.NORTH)} <= table.legal
    table.quiet(Side.EAST, cell=START)
    assert table.refused(Verb.DESCEND) == "", "the stairs can still be walked to"
    table.descend()
    assert table.s.floor == 2


@pytest.mark.clause("KA-H2", "KA-H3")
def test_two_tiles_side_by_side_are_joined_only_where_both_are_open() -> None:
    table = Table()
    table.quiet(Side.NORTH, roll=CROSSROADS)
    table.quiet(Side.EAST, cell=START, roll=LEFT_TURN)
    corner = beside(START, Side.EAST)
    above, hall = beside(START, Side.EAST, Side.NORTH), beside(START, Side.NORTH)
    assert table.open_sides(corner) == {Side.WEST, Side.NORTH}
    table.quiet(Side.EAST, cell=hall, roll=DEAD_END)
    assert table.open_sides(above) == {Side.WEST}, "a dead end stays a dead end"
    assert Side.NORTH not in table.open_sides(corner), "and a wall is a wall from both sides"
    assert table.refused(cross(corner, Side.NORTH)) == "KA-H2"

    table = Table()
    table.quiet(Side.NORTH, roll=CROSSROADS)
    table.quiet(Side.EAST, cell=START, roll=LEFT_TURN)
    table.quiet(Side.EAST, cell=hall, roll=CROSSROADS)
    assert Side.SOUTH in table.open_sides(above)
    assert Side.NORTH in table.open_sides(corner)
    assert table.refused(cross(corner, Side.NORTH)) == "KA-H2", "a passage, but nothing to roll for"


@pytest.mark.clause("KA-H3")
def test_a_new_tile_loses_only_the_sides_that_meet_walls() -> None:
    table = Table()
    table.quiet(Side.EAST, roll=CORRIDOR)
    table.quiet(Side.NORTH, cell=START, roll=CROSSROADS)
    table.quiet(Side.EAST, roll=CROSSROADS)
    assert table.open_sides() == {Side.WEST, Side.NORTH, Side.EAST}, "the corridor below has a wall there"


@pytest.mark.clause("KA-H4")
def test_the_edge_of_the_sheet_is_a_wall() -> None:
    table = Table()
    for column in range(9, COLUMNS):
        table.quiet(Side.EAST, roll=CROSSROADS)
        assert table.s.at == column
    assert table.open_sides() == {Side.WEST, Side.NORTH}
    assert table.refused(cross(table.s.at, Side.EAST)) == "KA-H4"
    assert table.refused(cross(table.s.at, Side.SOUTH)) == "KA-H4"
    table = Table()
    for _ in range(1, ROWS):
        table.quiet(Side.NORTH, roll=CORRIDOR)
    assert table.ending == ""
    assert table.refused(cross(table.s.at, Side.NORTH)) == "KA-H4"
    assert table.open_sides() == {Side.SOUTH}


@pytest.mark.clause("KA-H6", "KA-H7")
def test_walking_back_is_free_and_without_event() -> None:
    table = Table()
    table.quiet(Side.NORTH, roll=CORRIDOR)
    table.quiet(Side.NORTH, roll=CORRIDOR)
    far, health, notes = table.s.at, table.s.health, len(table.notes)
    table.go(Side.WEST, cell=START, roll=CORRIDOR_WITH_STAIRS)
    assert table.s.at == beside(START, Side.WEST)
    assert table.s.health == health
    assert [kind for _, kind, *_ in table.notes[notes:]] == [Note.TILE], "the tiles on the way stay silent"
    assert table.mark(far) == Mark.CROSS


@pytest.mark.clause("KA-H6", "KA-45")
def test_an_edge_behind_a_wall_is_out_of_reach() -> None:
    table = Table()
    table.go(Side.NORTH, roll=CROSSROADS, cards="10S")
    cut_off = table.s.at
    table.do(Verb.NEAR)
    assert table.refused(cross(cut_off, Side.NORTH)) == "KA-H6"
    assert table.refused(cross(START, Side.NORTH)) == "KA-45"
    assert table.refused(cross(START, Side.EAST)) == ""


@pytest.mark.clause("KA-H6")
def test_a_new_tile_may_open_a_way_round_the_wall() -> None:
    table = Table()
    table.go(Side.NORTH, roll=CROSSROADS, cards="10S")
    hall = table.s.at
    table.do(Verb.NEAR)
    table.quiet(Side.EAST, roll=LEFT_TURN)
    table.quiet(Side.NORTH, roll=LEFT_TURN)
    assert table.refused(cross(hall, Side.NORTH)) == "", "round by the east, the room behind the wall is reached again"


@pytest.mark.clause("KA-H9")
def test_the_edge_is_chosen_before_the_roll() -> None:
    table = Table()
    before = table.legal
    for seed in range(20):
        sow(table.s.rng, seed, 0)
        assert table.legal == before
    table.quiet(Side.EAST, roll=T_JUNCTION)
    assert table.s.at == beside(START, Side.EAST), "whatever was rolled, it lies behind the chosen edge"


@pytest.mark.clause("KA-H41")
def test_there_is_no_passing() -> None:
    table = Table()
    for action in (
        Verb.FIGHT,
        Verb.NEAR,
        GAME.actions.encode("choose", card=0),
        GAME.actions.encode("retreat", cell=START),
    ):
        assert table.refused(action) == "KA-H41"
    assert table.refused(Verb.RESUME) == "KA-53"
    table.go(Side.NORTH, roll=DEAD_END_WITH_STAIRS)
    verbs = {GAME.actions.decode(a)[0] for a in table.legal}
    assert verbs == {"cross", "descend", "give_up"}
    table.go(Side.EAST, cell=START, roll=RIGHT_TURN, cards="JS")
    table.do(GAME.actions.encode("retreat", cell=START))
    assert {GAME.actions.decode(a)[0] for a in table.legal} == {"cross", "descend", "resume", "give_up"}
