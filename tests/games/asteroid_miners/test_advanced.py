"""The Advanced version: a fee every turn, and what $0M means."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.asteroid_miners.state import Phase

from .table import GAME, Table, alone


def advanced(funding: int, **options: Any) -> Table:
    """Purple's turn is over; red, with so much funding, is about to begin."""
    table = Table(4, version="advanced", **options)
    table.buy_all()
    table.s.mover = table.s.seat = 1
    table.s.phase = Phase.UPGRADING
    table.purple.equipment = 1
    table.red.funding = funding
    return table


@pytest.mark.clause("AM-14", "AM-R3", "AM-15")
def test_every_component_can_be_chosen_and_is_paid_every_turn() -> None:
    table = Table(4, version="advanced", funding=12)
    assert table.s.phase == Phase.DRILLING
    table.play(0, "drill", [6, 6, 6, 6], component=2)
    assert table.red.funding == 12 - 3
    table.dig(0)
    table.save(0, [4])
    table.play(1, "drill", [6, 6], component=0)
    assert table.purple.funding == 12 - 1


@pytest.mark.clause("AM-14")
def test_what_one_cannot_pay_is_refused_and_the_last_million_may_be_spent() -> None:
    table = Table(4, version="advanced", funding=12)
    table.red.funding = 3
    assert table.refused(0, "drill", component=3) == "AM-14"
    table.play(0, "drill", [6, 6, 6, 6], component=2)
    assert table.red.funding == 0
    assert not table.ending


@pytest.mark.clause("AM-H21", "AM-14")
def test_with_one_million_the_first_component_is_used_unasked() -> None:
    table = advanced(1)
    table.save(1, [4, 6, 6])
    assert table.s.phase == Phase.REROLLING
    assert table.red.funding == 0


@pytest.mark.clause("AM-R14", "AM-14")
def test_drills_are_not_for_sale() -> None:
    table = Table(4, version="advanced")
    table.play(0, "drill", [6, 6], component=0).dig(0)
    assert table.refused(0, "buy_drill") == "AM-R14"
    assert table.refused(0, "buy_equipment") == ""


@pytest.mark.clause("AM-40", "AM-H12")
def test_without_funding_and_with_nothing_to_forge_a_company_is_out() -> None:
    table = advanced(0)
    table.play(1, "save")
    assert table.ending == "bankrupt"
    assert table.places == [2, 1]
    assert table.refused(0, "save") == "AM-40"
    purple = Table(4, version="advanced", funding=1)
    purple.s.fate.dice += [6, 6]
    purple.red.funding, purple.purple.funding = 9, 0
    purple.play(0, "drill", component=0).dig(0)
    purple.play(0, "save")
    assert (purple.ending, purple.places) == ("bankrupt", [1, 2])


@pytest.mark.clause("AM-40", "AM-12")
def test_who_goes_broke_loses_also_against_a_company_that_has_nothing_either() -> None:
    table = advanced(0)
    table.purple.funding = table.box.equipment_price[2]
    table.play(1, "buy_equipment")
    assert table.funding == [0, 0]
    assert table.places == [2, 1]


@pytest.mark.clause("AM-39", "AM-15", "AM-H14", "AM-23")
def test_an_open_row_saves_a_company_without_funding() -> None:
    table = advanced(0)
    table.red.done[0], table.red.row = 3, 2
    table.save(1, [4, 1, 1])
    assert table.s.phase == Phase.SMELTING, "straight to the Foundry"
    assert table.s.tender == 0
    table.play(0, "smelt", [3, 4], dice=1)
    assert table.rows[0] == 3, "C2, the left-hand component"
    assert table.red.funding == 4


@pytest.mark.clause("AM-39")
def test_a_company_without_funding_may_try_again_as_long_as_a_row_is_open() -> None:
    table = advanced(0)
    table.red.done[0] = 2
    table.save(1, [4, 5, 5])
    table.play(0, "smelt", dice=0).play(0, "settle", [4])
    assert table.red.funding == 0
    table.play(1, "drill", [6, 6], component=0).dig(1)
    table.save(1, [4, 1, 2, 4])
    assert table.rows[0] == 1
    assert table.red.funding == 4


@pytest.mark.clause("AM-H13", "AM-39")
def test_what_an_investor_brings_is_spent_or_kept_as_the_company_likes() -> None:
    drills, keeps = advanced(0), advanced(0)
    for table in (drills, keeps):
        table.red.done[0] = 2
        table.save(1, [6])
        assert (table.s.phase, table.red.funding) == (Phase.DRILLING, 1), "asked, not spent"
        assert table.legal(0) == {GAME.actions.encode("drill", component=0), GAME.actions.encode("forge")}
    drills.play(0, "drill", [6, 6], component=0)
    assert (drills.s.phase, drills.red.funding) == (Phase.REROLLING, 0), "a turn as usual"
    keeps.play(0, "forge", [5, 5])
    assert (keeps.s.phase, keeps.red.funding, keeps.s.n) == (Phase.SMELTING, 1, 0), "no drill, no fee"
    assert keeps.said(-1)[-3] == "A keeps $1M and goes straight to the Foundry."


@pytest.mark.clause("AM-H13", "AM-39", "AM-H25")
def test_only_who_began_at_nothing_with_a_row_open_may_keep_it() -> None:
    richer = advanced(1)
    richer.red.done[0] = 2
    richer.save(1, [6])
    assert richer.s.phase == Phase.DRILLING
    assert richer.refused(0, "forge") == "AM-39", "it began the turn with $1M"
    quiet = advanced(2)
    quiet.red.done[0] = 2
    quiet.save(1, [4])
    assert quiet.refused(0, "forge") == "AM-39"
    quiet.play(0, "drill", [6, 6], component=0)
    assert quiet.refused(0, "forge") == "AM-2"
    own = advanced(1)
    own.red.done[0] = 2
    own.save(1, [4, 6, 6])
    assert own.s.phase == Phase.REROLLING, "its last $1M came from no investor: it pays for the only drill it can"


@pytest.mark.clause("AM-H25", "AM-39", "AM-40")
@pytest.mark.parametrize(("mine", "theirs", "saved"), [(0, 0, True), (1, 0, True), (2, 8, False), (0, 8, True)])
def test_behind_means_behind_ones_own_digging(mine: int, theirs: int, saved: bool) -> None:
    table = advanced(0)
    table.red.done[0], table.red.row, table.purple.row = 2, mine, theirs
    if saved:
        table.save(1, [4, 5, 5])
        assert table.s.phase == Phase.SMELTING
    else:
        table.play(1, "save")
        assert table.ending == "bankrupt", "both rows that are open to it are built; purple's lead is no help"


@pytest.mark.clause("AM-41")
def test_zero_in_the_middle_of_a_turn_decides_nothing_before_the_foundry() -> None:
    table = advanced(1)
    table.save(1, [4, 1, 2])
    assert table.red.funding == 0
    table.play(0, "reroll", dice=0).play(0, "excavate", [1, 2, 4])
    assert table.red.funding == 4
    assert not table.ending


@pytest.mark.clause("AM-40", "AM-13")
def test_without_the_foundry_nothing_saves() -> None:
    table = advanced(0, foundry="without")
    table.red.done[0] = 2
    table.play(1, "save")
    assert table.ending == "bankrupt"


@pytest.mark.clause("AM-H12", "AM-H23", "AM-16")
def test_alone_only_the_player_can_be_ruined() -> None:
    table = alone(4, version="advanced", funding=12)
    table.red.equipment = 3
    table.purple.funding = 0
    table.play(0, "drill", [6, 6], component=0).play(0, "reroll", dice=0)
    table.red.funding = 0
    table.play(0, "excavate", [4, 5, 5, 5, 5, 4])
    assert table.purple.funding == 0, "its first drill was free"
    assert table.ending == "ruined"
    assert table.places == [2]


@pytest.mark.clause("AM-39", "AM-H13", "AM-H25")
def test_an_investors_money_is_kept_only_where_a_row_is_open() -> None:
    """Event and Foundry meet: with nothing to forge, the company drills."""
    table = advanced(0)
    table.red.done[0] = 2
    table.save(1, [6])
    assert GAME.actions.encode("forge") in table.legal(0)
    table.red.row = 2
    assert GAME.actions.encode("forge") not in table.legal(0)
    assert table.refused(0, "forge") == "AM-39"
