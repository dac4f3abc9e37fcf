"""Admit patients and move: box by box, who may come, and what a refusal costs."""

from __future__ import annotations

import pytest

from rulewright.games.clin9ic.state import Phase
from tests.games.clin9ic.table import QUIET, Table


def admitting(floor: str = "F1", **fields: int) -> Table:
    """Patients w y y w w o, and an Admit action as the third."""
    table = Table(floor, QUIET).lay().rig(**{"entrances": 3, **fields})
    table.in_action("admit")
    assert table.patients == "wyywwo"
    return table


@pytest.mark.clause("CL-17", "CL-20", "CL-16")
def test_from_left_to_right_as_many_boxes_as_entrances() -> None:
    table = admitting(entrances=2).admit("B1")
    assert (table.people, table.s.time) == (["W@C2", "w@B1"], 3)
    table.admit("B3")
    assert table.people == ["W@C2", "w@B1", "y@B3"]
    assert table.refused("admit") != ""
    assert table.s.refused == 0


@pytest.mark.clause("CL-17")
def test_when_the_boxes_are_through_nobody_waits_any_more() -> None:
    table = admitting(entrances=1).put("w@A1").admit("B1")
    assert table.refused("admit") == "CL-17"
    assert table.refused("refuse") == "CL-17"
    assert table.refused("done") == ""


@pytest.mark.clause("CL-18", "CL-H10", "CL-H4")
def test_each_refusal_costs_one_and_the_action_cannot_be_left_before() -> None:
    table = admitting()
    assert table.refused("done") == "CL-H4"
    table.do("refuse")
    assert (table.s.popularity, table.s.refused) == (-1, 1)
    assert table.said(0)[-1] == "A refuses a white patient: 1 popularity lost."
    table.do("refuse").do("refuse")
    assert (table.s.popularity, table.s.refused) == (-3, 3)


@pytest.mark.clause("CL-H9", "CL-15", "CL-18")
def test_without_a_car_nobody_comes_and_nothing_is_lost() -> None:
    table = Table("F1", QUIET).lay().rig(entrances=3).put("N@C2", "N@C2", "N@C2", "N@C2").in_action("admit")
    table.admit("B1")
    assert table.s.present == 6
    assert (table.s.popularity, table.s.refused) == (0, 0)
    assert table.said(0).count("There is no room for a yellow patient: the patient goes elsewhere.") == 2


@pytest.mark.clause("CL-19", "CL-H9")
def test_not_more_patients_than_rooms() -> None:
    table = admitting("F2", parking=1).put("w@A1", "w@A2")
    table.do("admit")
    assert sum(person[0] in "wyor" for person in table.people) == 3, "the patient walked to the only room left"
    assert (table.s.refused, table.s.popularity) == (0, 0)
    assert table.s.phase != Phase.ADMITTING, "the other two could not come"


@pytest.mark.clause("CL-R2", "CL-H9")
def test_without_a_die_nobody_comes() -> None:
    table = Table("F1", QUIET).lay().rig(entrances=2, parking=1).put(*["N@C2"] * 7)
    table.in_action("admit").admit("B1")
    assert table.s.present == 9
    assert table.said(0).count("There is no room for a yellow patient: the patient goes elsewhere.") == 1


@pytest.mark.clause("CL-25", "CL-R18")
def test_one_patient_a_room() -> None:
    table = admitting().put("r@B1").do("admit")
    assert table.reach == {"A1", "A3", "B3"}
    assert table.refused("walk", place=3) == "CL-25"
    assert table.refused("walk", place=7) == "CL-R18"


@pytest.mark.clause("CL-R20", "CL-H13", "CL-H14")
def test_patients_move_once_an_action_before_or_after() -> None:
    table = admitting().put("r@A1")
    person = table.people.index("r@A1")
    assert table.refused("pick", person=0) == "CL-R20"
    table.do("pick", person=person)
    assert table.refused("dismiss") == "CL-R19"
    table.walk("A3")
    assert table.s.time == 2
    table.admit("A1").do("refuse").do("refuse")
    assert table.s.phase != Phase.ADMITTING, "both have moved, so nothing is left to do"
    crowd = admitting().put("r@A1", "r@A3", "r@B1", "r@B3")
    assert all(crowd.refused("pick", person=i) for i in range(crowd.s.present)), "everything is full"


@pytest.mark.clause("CL-H14")
def test_with_all_rooms_full_no_patient_can_move() -> None:
    table = admitting("F2", parking=1, entrances=1).put("w@A1", "w@A2").do("admit")
    assert table.s.phase != Phase.ADMITTING
    table = admitting("F2", parking=1, entrances=2).put("w@A1")
    table.admit("A2")
    assert table.s.queue == 1
    table.put("r@B3")
    assert table.refused("pick", person=1) == "CL-H14"


@pytest.mark.clause("CL-H11")
def test_a_second_admit_goes_through_the_same_boxes() -> None:
    table = Table("F1", "C.fu B.fd A.fu", at="B1").lay("last", "first").rig(entrances=1)
    assert (table.icons, table.patients) == ("AAB", "wywowy")
    table.do("refuse").do("refuse")
    assert (table.s.popularity, table.s.step) == (-2, 2)


# ---------------------------------------------------------------- the couple


def couple(floor: str = "F1", *people: str, **fields: int) -> Table:
    """The couple stands in the first box."""
    table = Table(floor, "E.fd C.fu A.fu", card="B").lay("first", "last").rig(**{"entrances": 1, **fields})
    assert (table.icons, table.patients[:2]) == ("ABH", "yo")
    table = Table(floor, "E.fd C.fd A.fu", card="B").lay("middle", "first").rig(**{"entrances": 1, **fields})
    assert (table.icons, table.patients[:3]) == ("HBA", "Dwy")
    return table.put(*people).done(2)


@pytest.mark.clause("CL-36", "CL-H26")
def test_a_couple_comes_in_one_go_the_white_one_walking_first() -> None:
    table = couple().do("admit")
    assert table.people == ["W@C2", "w@door", "y@door"]
    table.walk("B1").walk("B3")
    assert table.people == ["W@C2", "w@B1", "y@B3"]
    assert table.s.time == 6
    assert "A admits a couple, yellow and white." in table.said(0)


@pytest.mark.clause("CL-37", "CL-15")
def test_a_couple_needs_two_cars() -> None:
    table = couple("F1", "N@C2", "N@C2", "N@C2", "N@C2")
    assert (table.s.present, table.s.refused, table.s.popularity) == (5, 0, 0)
    assert table.s.phase != Phase.ADMITTING
    assert couple("F1", "N@C2", "N@C2", "N@C2").refused("admit") == ""


@pytest.mark.clause("CL-38", "CL-19")
def test_a_couple_needs_two_rooms() -> None:
    table = couple("F2", "w@A1", "w@A2", parking=1)
    assert table.people.count("w@B3") == 0
    assert "There is no room for a couple, yellow and white: they go elsewhere." in table.said(0)
    assert couple("F2", "w@A1", parking=1).refused("admit") == ""


@pytest.mark.clause("CL-H26", "CL-R2")
def test_a_couple_takes_two_dice() -> None:
    table = couple("F1", *["N@C2"] * 7, parking=1)
    assert table.s.present == 8
    assert "There is no room for a couple, yellow and white: they go elsewhere." in table.said(0)


@pytest.mark.clause("CL-39", "CL-H26")
def test_a_couple_refused_costs_two_and_is_one_slip() -> None:
    table = couple().do("refuse")
    assert (table.s.popularity, table.s.refused) == (-2, 1)


@pytest.mark.clause("CL-H26")
def test_a_couple_is_one_box() -> None:
    table = couple(entrances=2).admit("B1", "B3")
    assert table.s.queue == 1
    assert table.refused("admit") == ""
