"""Build: components, pillars and floors, and the bonus of the new card."""

from __future__ import annotations

import pytest

from rulewright.games.clin9ic.state import BonusIcon, Component, Phase, Verb
from tests.games.clin9ic.table import QUIET, Table


def building(floor: str = "F1", **fields: int) -> Table:
    """The first action is a Build."""
    table = Table(floor, QUIET, floors=0 if floor[0] == "F" else 2).lay()
    return table.rig(**{"money": 50, **fields})


@pytest.mark.clause("CL-10", "CL-11", "CL-12", "CL-R8")
def test_two_components_an_action_each_paid_at_once() -> None:
    table = building(money=15, left=2).build("entrance")
    assert (table.s.money, table.s.entrances, table.s.left) == (13, 2, 1)
    table.build("entrance")
    assert (table.s.money, table.s.entrances) == (11, 3)
    assert table.s.phase == Phase.HIRING, "the capacity is used up, and Hire begins"
    table = building(left=0)
    assert table.refused("build", component=Component.ENTRANCE) == "CL-12"
    assert table.refused("raise", card=1) == "CL-12"


@pytest.mark.clause("CL-R8")
def test_what_one_cannot_pay_is_not_built() -> None:
    table = building(money=4)
    assert table.refused("build", component=Component.PARKING) == "CL-R8"
    assert table.refused("build", component=Component.CONVEYOR) == ""
    assert building(money=5).build("parking").s.money == 0
    table = building(money=3, pillars=2)
    assert table.refused("raise", card=1) == "CL-R8"


@pytest.mark.clause("CL-H5", "CL-R9")
def test_six_entrances_at_the_most() -> None:
    table = building(entrances=5, left=3).build("entrance")
    assert table.s.entrances == 6
    assert table.refused("build", component=Component.ENTRANCE) == "CL-H5"


@pytest.mark.clause("CL-R10", "CL-22")
def test_parking_is_upgraded_once() -> None:
    from rulewright.games.clin9ic.rules.places import cars

    table = building()
    assert cars(table.s, table.box) == 6
    table.build("parking")
    assert (cars(table.s, table.box), table.s.money) == (10, 45)
    assert table.refused("build", component=Component.PARKING) == "CL-R10"


@pytest.mark.clause("CL-H35", "CL-29")
def test_turned_over_the_ground_floor_has_more_parking_and_the_same_modules() -> None:
    from rulewright.games.clin9ic.rules.places import cars

    table = building("F3").put("Y@A3", "K@B3")
    people, reach = table.people, (table.s.floors[0], table.s.height)
    table.build("parking")
    assert (table.people, (table.s.floors[0], table.s.height)) == (people, reach)
    assert cars(table.s, table.box) == 9
    assert table.storeys("F1").s.parking == 1, "a floor above has no car park"
    assert cars(table.s, table.box) == 9


@pytest.mark.clause("CL-41")
def test_a_new_floor_as_ground_floor_has_8_spaces_upgraded() -> None:
    from rulewright.games.clin9ic.rules.places import cars

    table = building("N2")
    assert cars(table.s, table.box) == 4
    assert cars(table.build("parking").s, table.box) == 8


@pytest.mark.clause("CL-R11", "CL-R12", "CL-R16", "CL-23")
def test_gardens_and_pillars_share_the_empty_spaces_of_the_top_floor() -> None:
    table = building(left=4).build("garden", "pillar")
    assert (table.s.gardens, table.s.pillars, table.s.money) == (1, 1, 46)
    assert table.refused("build", component=Component.GARDEN) == "CL-R16"
    assert table.refused("raise", card=1) == "CL-23", "a garden carries nothing"


@pytest.mark.clause("CL-R16", "CL-H24")
def test_a_pillar_takes_a_free_space_first_and_then_that_of_a_garden() -> None:
    table = building(left=4).build("garden", "pillar", "pillar")
    assert (table.s.gardens, table.s.pillars) == (0, 2)
    assert table.said(0)[-1] == "The pillar replaces a garden."
    assert table.refused("build", component=Component.PILLAR) == "CL-R16"


@pytest.mark.clause("CL-R13")
def test_a_conveyor_for_every_floor_from_the_ground_up() -> None:
    table = building(left=4).build("conveyor")
    assert (table.s.conveyors, table.s.money) == (1, 47)
    assert table.refused("build", component=Component.CONVEYOR) == "CL-R13"
    table.storeys("F2").build("conveyor")
    assert table.s.conveyors == 2


@pytest.mark.clause("CL-R14", "CL-R17")
def test_a_helipad_needs_a_floor_above_the_ground_and_there_is_one() -> None:
    table = building(left=6)
    assert table.refused("build", component=Component.HELIPAD) == "CL-R14"
    table.storeys("F2").build("helipad")
    assert (table.s.helipad, table.s.money) == (1, 47)
    assert table.refused("build", component=Component.HELIPAD) == "CL-R14"
    table.rig(pillars=2).raise_floor("F3")
    assert table.s.helipad == 1, "it is on the new roof, unpaid"


@pytest.mark.clause("CL-23", "CL-R15", "CL-R17", "CL-H24")
def test_floors_stand_on_pillars_in_every_empty_space_and_grow_dearer() -> None:
    table = building(left=6, pillars=1)
    assert table.refused("raise", card=1) == "CL-23"
    table.build("pillar")
    assert table.refused("raise", card=0) == "CL-R5", "it is the ground floor"
    table.raise_floor("F3")
    assert (table.s.money, table.s.floors, table.s.height, table.s.pillars) == (45, [0, 2, -1], 2, 0)
    assert table.refused("raise", card=1) == "CL-23"
    table.rig(pillars=2).raise_floor("F2")
    assert (table.s.money, table.s.height, table.s.shelf) == (39, 3, 0)
    assert table.refused("raise", card=1) == "CL-R15"


@pytest.mark.clause("CL-40")
def test_above_a_new_floor_more_pillars_are_needed() -> None:
    table = building("N2", pillars=3)
    assert table.refused("raise", card=0) == "CL-23"
    assert table.rig(pillars=4).refused("raise", card=0) == ""


# ---------------------------------------------------------------- the new card


@pytest.mark.clause("CL-34", "CL-35", "CL-H11")
def test_the_example_of_the_leaflet() -> None:
    """Admit, build, admit again; the pillar in the second box costs $2, though the Build action is another section."""
    table = Table("F1", "E.fu B.fu C.fu", card="A", at="B1").lay("first", "first")
    assert (table.icons, table.staff[:2]) == ("ABA", "YP")
    table.do("refuse").do("bonus", box=1)
    assert (table.s.pillars, table.s.money, table.s.left) == (1, 13, 2)
    assert table.said(0)[-1] == "A builds a pillar as a bonus for $2."
    table.done().do("refuse")
    assert (table.s.popularity, table.s.refused) == (-2, 2), "the same patient was asked about twice"


def bonus(**fields: int) -> Table:
    """A pillar in the second box, and two Build actions."""
    table = Table("F1", "E.fu C.fu A.bu", card="B").lay("first", "first").rig(**fields)
    assert (table.icons, table.staff) == ("ABB", "YPNWRW")
    return table.do("refuse")


@pytest.mark.clause("CL-34", "CL-35")
def test_the_bonus_costs_its_box_and_takes_no_capacity() -> None:
    table = bonus().do("bonus", box=1)
    assert (table.s.pillars, table.s.money, table.s.left) == (1, 13, 2)
    assert table.refused("bonus", box=0) == "CL-34"
    assert table.rig(used=0, money=1).refused("bonus", box=1) == "CL-35"


@pytest.mark.clause("CL-H33")
def test_each_icon_once_a_build_action_and_again_in_the_next() -> None:
    table = bonus(entrances=1).do("bonus", box=1)
    assert table.refused("bonus", box=1) == "CL-H33"
    table.done()
    assert (table.s.step, table.refused("bonus", box=1)) == (2, "")
    table.rig(pillars=2)
    assert table.refused("bonus", box=1) == "CL-R16", "there is no space left"


@pytest.mark.clause("CL-33", "CL-34", "CL-35")
def test_a_garden_icon_builds_a_garden() -> None:
    table = Table("F1", "C.fu A.fu E.bd", card="B").lay("last", "last").rig(money=15)
    assert (table.icons, table.staff) == ("BAB", "WNGNRW")
    table.do("bonus", box=2)
    assert (table.s.gardens, table.s.money, table.s.left) == (1, 12, 2)


@pytest.mark.clause("CL-34", "CL-35")
def test_the_first_box_builds_a_bonus_for_one_dollar() -> None:
    table = bonus()
    table.s.staff[:2] = [BonusIcon.PILLAR, 0]
    assert Verb.BONUS.of(0) in table.legal
    table.do("bonus", box=0)
    assert (table.s.pillars, table.s.money) == (1, 14)


@pytest.mark.clause("CL-34")
def test_a_covered_icon_is_no_use() -> None:
    table = Table("F1", "A.bd E.fu C.fu", card="B").lay("first", "first").rig(money=15)
    assert "P" not in table.staff
    assert all(table.refused("bonus", box=b) == "CL-34" for b in range(6))
