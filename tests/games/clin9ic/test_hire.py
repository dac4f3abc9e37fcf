"""Hire and move: who comes, where they walk and how long it takes, and who is moved or sent home."""

from __future__ import annotations

import pytest

from rulewright.games.clin9ic.rules.places import way
from tests.games.clin9ic.table import QUIET, Table, place


def hiring(floor: str = "F1", at: str = "C2", **fields: int) -> Table:
    """The first action is a Hire, with staff W Y N O R W."""
    table = Table(floor, QUIET, at=at).lay("middle", "last")
    assert table.staff == "WYNORW"
    return table.rig(**{"money": 50, "entrances": 6, **fields})


def far(table: Table, origin: str, to: str) -> int:
    return way(table.s, table.box, 27 if origin == "door" else place(origin), place(to))


@pytest.mark.clause("CL-13", "CL-H6", "CL-14")
def test_as_many_boxes_as_entrances_each_for_the_number_of_its_box() -> None:
    table = hiring(entrances=2)
    assert table.refused("hire", box=2) == "CL-13"
    table.hire(2, "B1")
    assert (table.s.money, table.people) == (48, ["W@C2", "Y@B1"])
    table.hire(1, "A1")
    assert table.s.money == 47
    assert table.said(0)[-2] == "A hires a white doctor for $1."
    table = hiring(money=3)
    assert table.refused("hire", box=3) == "CL-14"
    assert table.refused("hire", box=2) == ""


@pytest.mark.clause("CL-H7")
def test_each_box_once_an_action_and_again_in_another() -> None:
    table = Table("F1", "A.fu B.bd C.bu").lay("middle", "first").rig(money=50, entrances=2)
    assert table.icons == "BHB"
    table = Table("F1", "B.fu A.fd C.fu").lay("middle", "first").rig(money=50, entrances=1)
    assert (table.icons, table.staff) == ("HHB", "WYOWNY")
    table.hire(1, "A1")
    assert table.refused("hire", box=0) == "CL-H7"
    table.done()
    assert (table.s.step, table.refused("hire", box=0)) == (1, "")


@pytest.mark.clause("CL-H8", "CL-34")
def test_a_box_with_an_icon_counts_but_hires_nobody() -> None:
    table = Table("F1", "E.bu C.bu A.fu", card="B").lay("first", "first").rig(money=50, entrances=2)
    assert (table.icons, table.staff) == ("BHA", "WPOKWR")
    table.done()
    assert table.refused("hire", box=1) == "CL-H8"
    assert table.refused("hire", box=2) == "CL-13", "the icon's box is one of the two in reach"


@pytest.mark.clause("CL-15", "CL-R2")
def test_everybody_needs_a_car_and_a_die() -> None:
    table = hiring().put("N@C2", "N@C2", "N@C2", "N@C2")
    assert table.refused("hire", box=0) == ""
    table.put("w@A1")
    assert table.refused("hire", box=0) == "CL-15", "patients park too"
    table.rig(parking=1).put("w@A3", "w@B1")
    assert table.refused("hire", box=0) == ""
    table.put("w@B3")
    assert table.refused("hire", box=0) == "CL-R2"


@pytest.mark.clause("CL-16", "CL-R21")
def test_walking_in_takes_time_step_by_step() -> None:
    table = hiring()
    assert [far(table, "door", to) for to in ("A1", "A2", "A3", "B1", "B3", "C2")] == [4, 3, 4, 3, 3, 1]
    table.hire(1, "A1")
    assert table.s.time == 4
    assert table.said(0)[-1] == "The white doctor walks to A1, which takes 4 units of time."
    other = hiring("F3")
    assert [far(other, "door", to) for to in ("A2", "A3", "B1", "B3", "C1", "C2")] == [3, 4, 3, 3, 2, 1]
    assert far(table, "A1", "A3") == 2
    assert far(other, "C1", "A3") == 4, "the empty corner is walked around"


@pytest.mark.clause("CL-R13", "CL-R21")
def test_a_conveyor_makes_its_floor_one_step() -> None:
    table = hiring(conveyors=1).storeys("F2")
    assert far(table, "door", "A1") == 1
    assert far(table, "A1", "B3") == 1
    assert far(table, "door", "1:B3") == 1 + 1 + 1
    assert far(table, "1:A1", "B1") == 2 + 1 + 1


@pytest.mark.clause("CL-R21")
def test_stairs_join_the_halls() -> None:
    table = hiring().storeys("F2", "F3")
    assert far(table, "door", "1:B3") == 2 + 1 + 1
    assert far(table, "door", "2:C1") == 2 + 2 + 2
    assert far(table, "1:B3", "2:A2") == 1 + 1 + 1
    assert far(table, "2:A3", "A1") == 2 + 2 + 2


@pytest.mark.clause("CL-R14", "CL-H23")
def test_from_the_helipad_newcomers_start_upstairs_if_that_is_shorter() -> None:
    table = hiring(helipad=1).storeys("F2")
    assert far(table, "door", "1:B3") == 1
    assert far(table, "door", "B3") == 2
    assert far(table, "door", "C2") == 1
    assert far(table, "B3", "1:B3") == 1 + 1 + 1, "who is inside walks as before"
    table.storeys("F3")
    assert far(table, "door", "1:B3") == 1 + 1
    assert far(table, "door", "B3") == 3


@pytest.mark.clause("CL-R18", "CL-25", "CL-H15")
def test_everybody_has_his_stations() -> None:
    table = hiring(at="B1").storeys("F2").do("hire", box=0)
    assert table.reach == {"A1", "A3", "B3", "C2", "1:A1", "1:A2", "1:B3", "1:C2"}
    assert table.refused("walk", place=place("B1")) == "CL-25"
    assert table.refused("walk", place=place("A2")) == "CL-R18"
    table.walk("C2").do("hire", box=2)
    assert table.reach == {"C2", "1:C2"}
    table.walk("C2")
    assert table.people == ["W@B1", "W@C2", "N@C2"]
    table = Table("F2", "B.bd A.fu C.fu").lay("first", "first").rig(money=9, entrances=4)
    assert table.staff[:4] == "WONK"
    table.put("K@B1").do("hire", box=3)
    assert table.reach == {"C2", "C3"}


@pytest.mark.clause("CL-H20")
def test_a_nurse_with_one_hub_walks_there_unasked() -> None:
    table = hiring().do("hire", box=2)
    assert (table.people, table.s.time) == (["W@C2", "N@C2"], 1)


@pytest.mark.clause("CL-R19", "CL-H13")
def test_staff_moves_once_an_action_for_time() -> None:
    table = hiring(at="A1").pick("W@A1").walk("A3")
    assert (table.people, table.s.time) == (["W@A3"], 2)
    assert table.refused("pick", person=0) == "CL-H13"
    table.hire(1, "A1")
    assert table.people == ["W@A1", "W@A3"]
    assert table.refused("pick", person=0) == "CL-H13", "walking in was the move"
    assert table.refused("pick", person=5) == "CL-R2"
    table.put("w@B1")
    assert table.refused("pick", person=2) == "CL-R19"


@pytest.mark.clause("CL-H13")
def test_in_the_next_action_they_may_move_again() -> None:
    table = Table("F1", "B.fu A.fd C.fu", at="A1").lay("middle", "first")
    table.pick("W@A1").walk("A3").done()
    assert table.refused("pick", person=0) == ""


@pytest.mark.clause("CL-H14", "CL-25")
def test_two_doctors_change_places_by_way_of_the_hub() -> None:
    table = hiring(at="A1").put("Y@B1").pick("W@A1")
    assert table.refused("walk", place=place("B1")) == "CL-25"
    assert table.refused("walk", place=place("A1")) == "CL-25", "the doctor is there already"
    table.walk("C2").pick("Y@B1").walk("A1")
    assert table.people == ["W@C2", "Y@A1"]
    assert table.s.time == 3 + 1, "past everybody on the way"


@pytest.mark.clause("CL-R19")
def test_who_is_dismissed_leaves_die_and_car() -> None:
    table = hiring().put("N@C2").pick("N@C2").do("dismiss")
    assert (table.people, table.s.present, table.s.money) == (["W@C2"], 1, 50)
    assert (table.s.people[1].who, table.s.people[1].place) == (0, 0)


@pytest.mark.clause("CL-H28")
def test_who_is_put_back_has_had_his_move() -> None:
    table = hiring().pick("W@C2").do("stay")
    assert (table.people, table.s.time) == (["W@C2"], 0)
    assert table.refused("pick", person=0) == "CL-H13"


@pytest.mark.clause("CL-16")
def test_a_newcomer_can_neither_stay_nor_go() -> None:
    table = hiring().do("hire", box=0)
    assert table.refused("stay") == "CL-16"
    assert table.refused("dismiss") == "CL-16"
    assert table.refused("done") == "CL-H30"


@pytest.mark.clause("CL-2")
def test_equal_clinics_are_equal_in_every_byte() -> None:
    one = hiring().hire(1, "A1").hire(2, "B1").done()
    two = hiring().hire(2, "B1").hire(1, "A1").done()
    assert one.people == two.people == ["W@A1", "W@C2", "Y@B1"]
    one.s.fate.dice = two.s.fate.dice
    assert one.s.pack() == two.s.pack()


@pytest.mark.clause("CL-H34")
def test_of_several_alike_the_first_is_picked() -> None:
    table = hiring().put("N@C2", "N@C2")
    assert table.refused("pick", person=1) == ""
    assert table.refused("pick", person=2) == "CL-H34"
    table.pick("N@C2").do("stay")
    assert table.people == ["W@C2", "N@C2", "N@C2"]
    assert [table.refused("pick", person=i) for i in (1, 2)] == ["", "CL-H13"], "the other one may still be moved"


@pytest.mark.clause("CL-H34")
def test_staff_of_one_role_in_two_places_can_each_be_picked() -> None:
    table = hiring().put("N@C1", "N@C2")
    assert [table.refused("pick", person=i) for i in (1, 2)] == ["", ""]
