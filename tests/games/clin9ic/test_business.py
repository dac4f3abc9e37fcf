"""Business and Administration: care, bills, popularity; then who tires, who gets worse and who dies."""

from __future__ import annotations

import pytest

from rulewright.games.clin9ic.state import Phase
from tests.games.clin9ic.table import Table


def evening(*people: str, floor: str = "F1", at: str = "C2", storeys: tuple[str, ...] = (), **fields: int) -> Table:
    """The actions are through: these people are there, besides the white doctor who opened, and nobody was at the door."""
    table = Table(floor, at=at).storeys(*storeys).lay().put(*people).rig(entrances=0, **fields)
    while table.s.phase in (Phase.BUILDING, Phase.HIRING, Phase.ADMITTING):
        table.done()
    return table


@pytest.mark.clause("CL-25", "CL-R22", "CL-R24", "CL-H12")
def test_equal_levels_are_treated_and_pay_and_the_patient_leaves() -> None:
    for letter, income in zip("wyor", (6, 8, 10, 12), strict=True):
        table = evening(f"{letter.upper()}@A1", f"{letter}@A1", money=0)
        table.treat("A1")
        assert f"{letter}@A1" not in table.people
        assert f"{letter.upper()}@A1" in table.people or table.s.round == 2
        assert (table.s.treated, table.s.present) == (1, 2)
        assert any(f": ${income}." in line for line in table.said(0))


@pytest.mark.clause("CL-25", "CL-H18")
def test_only_who_is_in_the_same_room_and_one_may_leave_it() -> None:
    table = evening("Y@A1", "y@A1", "w@A3")
    assert table.s.phase == Phase.TREATING
    assert table.refused("treat", place=2) == "CL-H18"
    assert table.refused("treat", place=7) == "CL-H18"
    table.done().buy(0)
    assert "o@A1" in table.people, "left alone, the patient is orange now"
    assert table.s.treated == 0


@pytest.mark.clause("CL-R22", "CL-H18")
def test_a_nurse_bridges_a_level_up_or_down_once_a_round() -> None:
    table = evening("Y@A1", "o@A1", "O@A3", "y@A3")
    assert table.s.phase != Phase.TREATING, "without a nurse nobody can be treated"
    table = evening("Y@A1", "o@A1", "O@A3", "y@A3", "N@C2")
    assert table.s.nurses == 1
    table.treat("A1")
    assert (table.s.treated, table.s.serious) == (1, 1)
    assert "o@A3" in table.buy(0).people, "the nurse was needed for the first, and y got worse"
    two = evening("Y@A1", "o@A1", "O@A3", "y@A3", "N@C2", "N@C2")
    assert two.treat("A1").refused("treat", place=2) == ""


@pytest.mark.clause("CL-R22", "CL-R23")
def test_levels_far_apart_take_more_nurses_and_refusals_say_which_room() -> None:
    table = evening("R@A1", "w@A1", "Y@B3", "r@B3", "W@B1", "w@B1", "N@C2")
    assert table.refused("treat", place=0) == "CL-R22"
    assert table.refused("treat", place=5) == "CL-R23"
    table.rig(nurses=3)
    assert table.refused("treat", place=0) == ""
    table.rig(nurses=2)
    assert table.refused("treat", place=0) == "CL-R22"


@pytest.mark.clause("CL-R23")
def test_in_an_operating_room_a_higher_doctor_is_enough() -> None:
    table = evening("R@B3", "w@B3")
    assert table.refused("treat", place=5) == ""
    lower = evening("Y@B3", "o@B3", "N@C2")
    lower.treat("B3")
    assert lower.s.serious == 1
    assert "W@B3" in lower.buy(0).people, "the doctor is tired"
    without = evening("Y@B3", "o@B3", "W@A1", "w@A1")
    assert without.refused("treat", place=5) == "CL-R23"


@pytest.mark.clause("CL-H12")
def test_the_doctor_stays_and_treats_once() -> None:
    table = evening("Y@A1", "y@A1", "W@B1", "w@B1")
    table.treat("A1")
    assert table.refused("treat", place=0) == "CL-H18"
    assert "Y@A1" in table.people


@pytest.mark.clause("CL-R11")
def test_a_garden_pays_for_three_patients_a_round() -> None:
    pairs = ("W@A1", "w@A1", "W@A3", "w@A3", "W@B1", "w@B1", "W@B3", "w@B3")
    table = evening(*pairs, money=0, gardens=2, parking=1)
    table.treat("A1")
    assert table.s.money == 6 + 2
    table.treat("A3")
    assert table.s.money == 12 + 4
    table.treat("B1")
    table.treat("B3")
    assert table.said(0).count("The gardens earn $2.") == 3


@pytest.mark.clause("CL-26", "CL-R25", "CL-R26", "CL-H17")
def test_upkeep_by_the_floor_wages_by_level() -> None:
    table = evening("Y@A1", "R@A3", "N@C2", money=30)
    assert table.bills() == (5, 1 + 2 + 4 + 1)
    assert (table.s.money, table.s.phase) == (30 - 13, Phase.BUYING)
    assert evening(storeys=("F2",)).bills()[0] == 10
    first = Table("F1", box="first")
    assert first.bills()[0] == 6, "by the module"


@pytest.mark.clause("CL-R25")
def test_an_orderly_saves_three_in_a_supply_room_and_never_more_than_all() -> None:
    assert evening("K@A2").bills() == (2, 2)
    assert evening("K@C2").bills()[0] == 5, "in the hub an orderly saves nothing"
    assert evening("K@B1", "K@C3", floor="F2").bills()[0] == 0


@pytest.mark.clause("CL-26", "CL-R27", "CL-H17")
@pytest.mark.parametrize(("money", "left", "lost"), [(6, 0, 0), (5, 0, 1), (4, 0, 1), (3, 0, 2), (0, 0, 3)])
def test_what_is_missing_costs_a_point_for_every_two_dollars(money: int, left: int, lost: int) -> None:
    table = evening(money=money)
    assert (table.s.money, table.s.popularity, table.s.unpaid) == (left, -lost, int(lost > 0))


@pytest.mark.clause("CL-H17")
def test_unpaid_bills_cost_five_at_the_most() -> None:
    table = evening("R@A1", "R@A3", "R@B1", money=0)
    assert (table.s.popularity, table.s.unpaid) == (-5, 1), "$18 are missing"
    assert "$18 of the bills cannot be paid: 5 popularity lost." in table.said(0)


@pytest.mark.clause("CL-27", "CL-R28", "CL-H16", "CL-H22")
def test_popularity_is_bought_after_the_bills() -> None:
    table = evening(money=13)
    assert table.s.money == 7
    assert table.refused("buy", popularity=3) == "CL-R28"
    table.buy(2)
    assert (table.s.money, table.s.popularity, table.s.round) == (1, 2, 2)
    poor = evening(money=8)
    assert (poor.s.round, poor.s.money) == (2, 2), "for $2 there is nothing to buy, so nobody asks"


@pytest.mark.clause("CL-H31", "CL-H22")
def test_who_buys_twelve_and_has_money_is_asked_again() -> None:
    table = evening(money=100).buy(12)
    assert (table.s.popularity, table.s.phase, table.s.money) == (12, Phase.BUYING, 58)
    table.buy(12).buy(1)
    assert (table.s.popularity, table.s.round) == (25, 2)
    exact = evening(money=42).buy(12)
    assert exact.s.round == 2, "all is spent"


@pytest.mark.clause("CL-28", "CL-R29")
def test_who_treated_loses_a_level_down_to_white() -> None:
    table = evening("O@A1", "o@A1", "Y@A3", "W@B1", "w@B1", money=0)
    table.treat("A1").treat("B1")
    if table.s.phase == Phase.BUYING:
        table.buy(0)
    assert {"Y@A1", "Y@A3", "W@B1"} <= set(table.people)
    assert all(p.worked == 0 for p in table.s.people)


@pytest.mark.clause("CL-R29", "CL-R26")
def test_wages_are_paid_before_the_doctors_tire() -> None:
    table = evening("R@A1", "r@A1", money=0).treat("A1")
    assert table.s.money == 12 - 5 - 1 - 4


@pytest.mark.clause("CL-28", "CL-R30")
def test_patients_get_worse_and_red_ones_die() -> None:
    table = evening("w@A1", "y@A3", "o@B1", "r@B3", money=6)
    assert [p for p in table.people if p[0] in "wyor"] == ["y@A1", "o@A3", "r@B1"]
    assert (table.s.dead, table.s.popularity, table.s.present) == (1, -3, 4)
    assert "The red patient in B3 dies: 3 popularity lost." in table.said(0)


@pytest.mark.clause("CL-R30")
def test_whoever_has_just_turned_red_lives_another_round() -> None:
    table = evening("o@A1", "r@A3", "r@B1", money=6)
    assert [p for p in table.people if p[0] == "r"] == ["r@A1"]
    assert (table.s.dead, table.s.popularity) == (2, -6)


@pytest.mark.clause("CL-H21", "CL-27")
def test_in_the_last_round_all_money_becomes_popularity() -> None:
    table = Table("F1").rig(round=6).lay().in_action("admit")
    table.rig(money=6 + 11).do("refuse")
    assert table.s.end != 0
    assert (table.s.money, table.s.popularity) == (2, 3 - 1)
