"""Each step by itself: who counts, what is left of the capacity, and what fits into the last space."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.clin9ic.rules.building import check_bonus, check_raise
from rulewright.games.clin9ic.rules.business import administer, full_upkeep, savings, upkeep
from rulewright.games.clin9ic.rules.people import arrive, check_pick, how_many, patient_count
from rulewright.games.clin9ic.rules.places import spaces
from rulewright.games.clin9ic.state import BonusIcon, Role
from tests.games.clin9ic.table import GAME, Table


@pytest.mark.clause("CL-23", "CL-R15", "CL-12")
def test_a_floor_takes_one_of_the_capacity_and_may_take_the_last_dollar() -> None:
    table = Table().lay().in_action("build")
    price = table.box.floor_price[1]
    table.rig(pillars=spaces(table.s, table.box), left=2, money=price)
    assert check_raise(table.s, table.box, 1) == 0
    table.rig(money=price - 1)
    assert GAME.clause(check_raise(table.s, table.box, 1)) == "CL-R8"
    table.rig(money=price + 4).raise_floor("F2")
    assert (table.s.height, table.s.left, table.s.money) == (2, 1, 4)


@pytest.mark.clause("CL-34", "CL-R16", "CL-H24")
@pytest.mark.parametrize(("icon", "said"), [(BonusIcon.PILLAR, ""), (BonusIcon.GARDEN, "CL-R16")])
def test_where_gardens_fill_the_floor_only_a_pillar_finds_a_space(icon: int, said: str) -> None:
    table = Table().lay().in_action("build")
    table.rig(gardens=spaces(table.s, table.box), pillars=0, money=9)
    table.s.staff[0] = icon
    clause = check_bonus(table.s, table.box, 0)
    assert (GAME.clause(clause) if clause else "") == said


@pytest.mark.clause("CL-R25")
def test_upkeep_is_what_savings_leave() -> None:
    table = Table("F1").put("K@C2")
    place: Any = next(i for i in range(9) if table.box.supply[table.s.floors[0]] >> i & 1)
    next(p for p in table.s.people if p.who == Role.ORDERLY).place = place
    assert savings(table.s, table.box) > 0
    assert upkeep(table.s, table.box) + savings(table.s, table.box) == full_upkeep(table.s, table.box)


@pytest.mark.clause("CL-R29", "CL-R30", "CL-19", "CL-H18")
def test_the_first_and_the_last_die_count_too() -> None:
    table = Table()
    table.s.present = 0
    table.put("w@A1")
    assert patient_count(table.s) == 1
    administer(table.s, table.box)
    assert table.people == ["y@A1"]
    table.s.present = 0
    table.put("r@A1")
    administer(table.s, table.box)
    assert (table.people, table.s.dead) == ([], 1)
    table.put("W@C2", "N@C2")
    assert (how_many(table.s, Role.NURSE), patient_count(table.s)) == (1, 0)


@pytest.mark.clause("CL-16", "CL-H13", "CL-H36")
@pytest.mark.parametrize(("who", "late"), [(Role.NURSE, 1), (Role.WHITE_PATIENT, 0)])
def test_a_newcomer_of_the_last_day_has_moved_and_only_staff_comes_late(who: int, late: int) -> None:
    table = Table().rig(round=6)
    arrive(table.s, who)
    p = table.s.people[table.s.walker]
    assert (p.who, p.moved, p.worked, p.late) == (who, 1, 0, late)


@pytest.mark.clause("CL-H34")
def test_of_people_alike_in_one_place_the_first_is_picked_up() -> None:
    table = Table().lay().in_action("hire").put("N@C2", "N@C2", "N@C2")
    nurses = [i for i, who in enumerate(table.people) if who == "N@C2"]
    said = [check_pick(table.s, table.box, i) for i in nurses]
    assert [GAME.clause(clause) if clause else "" for clause in said] == ["", "CL-H34", "CL-H34"]
    table.s.present = 0
    table.put("N@C2", "N@C2")
    assert GAME.clause(check_pick(table.s, table.box, 1)) == "CL-H34"


@pytest.mark.clause("CL-R11", "CL-R24")
def test_a_single_garden_pays_and_nothing_is_left_of_an_action() -> None:
    table = Table().lay().put("Y@A1", "y@A1").rig(entrances=0, gardens=1)
    table.done(3)
    assert table.s.left == 0
    before = table.s.money
    table.treat("A1")
    assert any("garden" in line for line in table.said(0)) or table.s.money > before
