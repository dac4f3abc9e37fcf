"""The rulebook's worked examples, replayed step by step."""

from __future__ import annotations

import pytest

from rulewright.games.asteroid_miners.rules.turn import end_round
from rulewright.games.asteroid_miners.state import Phase

from .table import Table


@pytest.mark.clause("AM-10", "AM-21", "AM-23", "AM-25", "AM-27", "AM-28", "AM-29", "AM-31", "AM-17", "AM-H11")
def test_the_detailed_example_forges_the_first_component_with_a_three_on_the_orange_die() -> None:
    table = Table(4, 1, 2, funding=3, box="first")
    table.play(0, "reroll", dice=0)
    table.play(0, "excavate", [6, 5])
    assert table.red.done[0] == 1, "clay and rock: the first stratum"
    assert not any("bids" in line or "sells" in line for line in table.said(-1)), "no metal: neither tender nor market"
    assert table.s.phase == Phase.SMELTING
    table.play(0, "smelt", [6, 4], dice=3)
    table.play(0, "smelt", [1], dice=1)
    assert (table.s.phase, table.s.smelter) == (Phase.CONTROLLING, [1, 6]), "after three rolls a 6 and a 1"
    table.play(0, "control", [1]).play(0, "control", [5]).play(0, "control", [3])
    assert table.rows == [1, 0], "6 + 1 = 1 and 1 + 1 = 2"
    assert table.funding[0] == 3 + 1
    assert table.s.phase == Phase.UPGRADING
    assert table.s.smelter == [0, 0]
    assert table.s.control == 0


@pytest.mark.clause("AM-26")
def test_had_the_dice_matched_the_example_would_have_paid_four_without_the_orange_die() -> None:
    table = Table(4, 1, 2, funding=3, box="first")
    table.dig(0, 2, 1)
    assert table.rows == [1, 0]
    assert table.funding[0] == 3 + 4
    assert table.s.phase == Phase.UPGRADING


@pytest.mark.clause("AM-28", "AM-29", "AM-17")
def test_the_two_that_the_example_hoped_for_makes_two_of_the_six() -> None:
    table = Table()
    table.at_the_foundry([1, 6])
    table.play(0, "smelt", dice=0).play(0, "control", [2]).play(0, "settle")
    assert table.rows[0] == 1
    assert table.funding[0] == 50 + 1


def behind(second_stratum: bool) -> Table:
    """Purple on row 1 of the track, red on row 3, on the second asteroid; purple has just forged row 2."""
    table = Table(asteroid=2, depth=3 if second_stratum else 2)
    table.s.mover = table.s.seat = 1
    table.at_the_foundry([1, 3], row=1, other=3, opened=False)
    return table


@pytest.mark.clause("AM-32", "AM-33", "AM-34", "AM-35", "AM-H3", "AM-H1", "AM-37")
def test_overtime_as_in_the_example_catches_up_and_must_stop_where_no_further_row_is_open() -> None:
    table = behind(second_stratum=False)
    assert table.s.phase == Phase.OVERTIME
    assert (table.s.row, table.rows[1], table.s.risk) == (2, 1, 4), "the green cube on row 2, the purple one still on 1"
    table.play(1, "go_on", [2, 2]).play(1, "smelt", [1, 3], dice=3)
    assert table.rows == [3, 3], "another C2; the second stratum is not out, so purple had to stop"
    assert table.funding[1] == 50 + 4 + 4


@pytest.mark.clause("AM-34", "AM-37", "AM-H1")
def test_overtime_as_in_the_example_may_go_on_to_row_four_once_the_second_stratum_is_out() -> None:
    table = behind(second_stratum=True)
    table.play(1, "go_on", [1, 3])
    assert table.s.phase == Phase.OVERTIME
    assert table.s.row == 3
    table.play(1, "go_on", [3, 4])
    assert table.rows == [3, 4], "past the opponent"
    assert table.funding[1] == 50 + 12


@pytest.mark.clause("AM-36", "AM-33")
def test_overtime_as_in_the_example_loses_both_levels_when_the_second_fails() -> None:
    table = behind(second_stratum=False)
    table.play(1, "go_on", [2, 2]).play(1, "smelt", dice=0).play(1, "settle")
    assert table.rows == [3, 1]
    assert table.funding[1] == 50, "nothing is collected for this phase"
    assert table.s.row == table.s.risk == 0


@pytest.mark.clause("AM-35", "AM-32")
def test_overtime_as_in_the_example_need_not_be_entered() -> None:
    table = behind(second_stratum=False)
    table.play(1, "bank")
    assert table.rows == [3, 2]
    assert table.funding[1] == 54


@pytest.mark.clause("AM-38", "AM-8")
def test_the_exception_moves_who_missed_the_last_stratum_up_without_pay() -> None:
    table = Table(depth=2)
    table.red.done[0], table.red.row, table.purple.row = 3, 2, 1
    table.s.mover = 1
    end_round(table.s, table.box)
    assert table.s.asteroid == 1
    assert table.rows == [2, 3], "red dug the last stratum and stays; purple is moved up"
    assert table.funding == [50, 50]


@pytest.mark.clause("AM-7", "AM-23", "AM-H1")
def test_rock_and_rock_opens_no_row_but_an_older_open_row_may_be_forged_in_that_turn() -> None:
    for row, asked in ((3, False), (1, True)):
        table = Table(asteroid=2)
        table.red.row, table.purple.row = row, row
        table.set_dice(2, 2)
        table.dig(0, *([3, 5] if asked else []))
        assert (table.s.phase == Phase.SMELTING) is asked
        assert table.red.done[1] == 1


@pytest.mark.clause("AM-24", "AM-22")
def test_the_winner_of_the_tender_must_build_the_right_hand_component() -> None:
    table = Table()
    table.at_the_foundry([1, 3], row=2, tender=True)
    assert table.s.phase == Phase.SMELTING, "C2 is on the table, but C3 is asked for"
    table.play(0, "smelt", [2, 4], dice=3)
    assert table.rows[0] == 3
    left = Table()
    left.at_the_foundry([1, 3], row=2)
    assert left.rows[0] == 3


@pytest.mark.clause("AM-28", "AM-29", "AM-H4")
@pytest.mark.parametrize(
    ("row", "tender", "smelter", "orange", "pay"),
    [
        (2, True, [1, 5], 5, 2),
        (2, True, [3, 3], 5, 2),
        (0, False, [5, 6], 6, 2),
        (0, False, [2, 6], 1, 1),
        (0, False, [2, 2], 1, 1),
        (0, False, [1, 4], 2, 1),
        (0, False, [2, 3], 3, 1),
        (0, False, [3, 4], 4, 1),
        (0, False, [2, 6], 6, 2),
        (0, False, [1, 5], 6, 2),
    ],
)
def test_each_face_of_the_orange_die_does_its_own_and_is_paid_for_it(
    row: int, tender: bool, smelter: list[int], orange: int, pay: int
) -> None:
    table = Table()
    table.at_the_foundry(smelter, row=row, tender=tender)
    table.play(0, "smelt", dice=0).play(0, "control", [orange]).play(0, "settle")
    assert table.rows[0] == row + 1
    assert table.funding[0] == 50 + pay


@pytest.mark.clause("AM-H4", "AM-28")
@pytest.mark.parametrize(
    ("smelter", "orange"),
    [([1, 3], 2), ([1, 4], 1), ([3, 3], 1), ([2, 2], 3), ([1, 6], 4), ([1, 3], 5), ([3, 4], 6), ([1, 1], 3)],
)
def test_amounts_are_exact_and_both_dice_change(smelter: list[int], orange: int) -> None:
    table = Table()
    table.at_the_foundry(smelter)
    table.play(0, "smelt", dice=0).play(0, "control", [orange]).play(0, "settle")
    assert table.rows[0] == 0
    assert table.funding[0] == 50
