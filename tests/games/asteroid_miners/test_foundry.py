"""Phase 6½: who may enter, the smelter, the orange die, and Overtime."""

from __future__ import annotations

import pytest

from rulewright.games.asteroid_miners.notes import Note
from rulewright.games.asteroid_miners.state import ALONE, Phase, Verb

from .table import GAME, RICH, Table


@pytest.mark.clause("AM-23")
def test_without_a_whole_stratum_the_phase_is_skipped() -> None:
    table = Table(4, 1, 5)
    table.purple.row = 0
    table.dig(0)
    assert table.s.phase == Phase.UPGRADING


@pytest.mark.clause("AM-H20")
def test_with_all_rows_built_the_phase_is_skipped() -> None:
    table = Table(4, 1, 2)
    table.red.row = 8
    table.dig(0)
    assert table.s.phase == Phase.UPGRADING


@pytest.mark.clause("AM-24", "AM-31")
def test_rows_are_built_in_order_one_a_turn() -> None:
    table = Table()
    table.at_the_foundry([3, 4], row=1)
    assert table.s.phase == Phase.SMELTING, "C4 lies there, but row 2 asks for C2"
    table.play(0, "smelt", [1], dice=2)
    assert table.rows[0] == 2
    assert table.s.phase == Phase.UPGRADING, "all rows are open, but nobody is behind"


@pytest.mark.clause("AM-25", "AM-H19", "AM-H6")
def test_one_or_both_dice_are_rerolled_twice_at_most() -> None:
    table = Table()
    table.at_the_foundry([5, 5])
    assert table.refused(0, "smelt", dice=2) == "AM-H19"
    table.play(0, "smelt", [3, 5], dice=3)
    assert table.s.rolls == 2
    table.play(0, "smelt", [6], dice=1)
    assert (table.s.phase, table.s.smelter) == (Phase.CONTROLLING, [5, 6])
    assert table.refused(0, "smelt", dice=1) == "AM-2"


@pytest.mark.clause("AM-27", "AM-30", "AM-H5")
def test_the_orange_die_is_rolled_three_times_at_most_or_not_at_all() -> None:
    table = Table()
    table.at_the_foundry([5, 5])
    table.play(0, "smelt", dice=0).play(0, "settle")
    assert table.rows[0] == 0
    assert table.funding[0] == RICH
    table = Table()
    table.at_the_foundry([4, 4])
    table.play(0, "smelt", dice=0)
    for face in (1, 2, 3):
        assert table.s.phase == Phase.CONTROLLING
        table.play(0, "control", [face])
    assert table.s.phase == Phase.UPGRADING
    assert table.rows[0] == 0


@pytest.mark.clause("AM-27", "AM-H6")
def test_a_face_that_serves_may_be_rolled_away_and_only_the_last_counts() -> None:
    table = Table()
    table.at_the_foundry([2, 6])
    table.play(0, "smelt", dice=0).play(0, "control", [1]).play(0, "control", [4]).play(0, "control", [2])
    assert table.rows[0] == 0
    table = Table()
    table.at_the_foundry([2, 6])
    table.play(0, "smelt", dice=0).play(0, "control", [4]).play(0, "control", [1]).play(0, "control", [6])
    assert (table.rows[0], table.funding[0]) == (1, RICH + 2)


@pytest.mark.clause("AM-30")
def test_a_failure_may_be_tried_again_in_a_later_turn() -> None:
    table = Table(4, 1, 2)
    table.dig(0, 5, 5)
    table.play(0, "smelt", dice=0).play(0, "settle")
    table.save(0)
    table.dig(1)
    table.save(1, [4, 1, 3])
    table.dig(0, 1, 1, 2)
    assert table.rows[0] == 1


@pytest.mark.clause("AM-24", "AM-25", "AM-27", "AM-30")
def test_every_attempt_has_all_its_rolls_whatever_the_last_one_used() -> None:
    table = Table()
    table.at_the_foundry([5, 5])
    table.play(0, "smelt", [5, 5], dice=3).play(0, "smelt", [4, 4], dice=3)
    for face in (1, 2, 3):
        table.play(0, "control", [face])
    assert table.s.phase == Phase.UPGRADING
    assert (table.s.smelter, table.s.rolls, table.s.control, table.s.controls) == ([0, 0], 0, 0, 0)
    assert (table.s.row, table.s.risk, table.s.behind) == (0, 0, 0), "nothing of the phase is left"
    table.at_the_foundry([5, 5])
    table.play(0, "smelt", [5, 5], dice=3).play(0, "smelt", [4, 4], dice=3)
    for face in (1, 2):
        table.play(0, "control", [face])
        assert table.s.phase == Phase.CONTROLLING


@pytest.mark.clause("AM-31", "AM-32", "AM-36")
def test_nothing_of_overtime_is_left_after_it() -> None:
    for last in ("bank", "settle"):
        table = Table()
        table.at_the_foundry([1, 2], row=0, other=5)
        if last == "settle":
            table.play(0, "go_on", [6, 6]).play(0, "smelt", dice=0)
        table.play(0, last)
        assert table.s.phase == Phase.UPGRADING
        assert (table.s.row, table.s.risk, table.s.behind) == (0, 0, 0)


@pytest.mark.clause("AM-23", "AM-R9")
def test_a_stratum_that_the_modify_die_completes_leads_to_the_foundry() -> None:
    table = Table()
    table.modified(1, 1, 3)
    table.play(0, "alter", [5, 5], first=1, second=ALONE, ways=1)
    assert table.red.done[0] == 1
    assert table.s.phase == Phase.SMELTING
    assert Verb.ALTER + table.s.altered - 1 == Verb.ALTER.of(1, ALONE, 1), "what was done stays on view"


@pytest.mark.clause("AM-H1", "AM-37", "AM-5")
def test_a_row_is_open_to_who_dug_its_stratum_and_stays_open() -> None:
    table = Table(asteroid=2)
    table.purple.done = [3, 4, 0, 0]
    table.red.row = 3
    table.set_dice(2, 2)
    table.dig(0)
    assert table.s.phase == Phase.UPGRADING, "what purple dug opens nothing for red"
    table = Table(asteroid=3)
    table.red.row = 4
    table.set_dice(3, 3)
    table.dig(0, 1, 1, 1)
    assert table.s.phase == Phase.SMELTING, "row 5 belongs to the second asteroid and is still open"


@pytest.mark.clause("AM-32", "AM-H3")
def test_overtime_needs_two_rows_of_distance_at_the_start() -> None:
    for other, phase in ((2, Phase.UPGRADING), (3, Phase.OVERTIME), (5, Phase.OVERTIME)):
        table = Table()
        table.at_the_foundry([1, 3], row=1, other=other)
        assert table.s.phase == phase


@pytest.mark.clause("AM-32", "AM-30")
def test_a_first_failure_leads_to_no_overtime_and_costs_nothing() -> None:
    table = Table()
    table.at_the_foundry([5, 5], row=1, other=6)
    table.play(0, "smelt", dice=0).play(0, "settle")
    assert table.s.phase == Phase.UPGRADING
    assert table.rows == [1, 6]


@pytest.mark.clause("AM-34", "AM-35", "AM-29", "AM-24")
def test_overtime_goes_on_row_by_row_with_every_pay_at_risk() -> None:
    table = Table()
    table.at_the_foundry([1, 2], row=0, other=5, tender=True)
    table.play(0, "go_on", [2, 4]).play(0, "smelt", dice=0).play(0, "control", [3]).play(0, "settle")
    assert (table.s.row, table.s.risk) == (2, 5)
    table.play(0, "go_on", [3, 3])
    assert table.s.phase == Phase.SMELTING, "row 3 asks the winner of the tender for C3"
    table.play(0, "smelt", dice=0).play(0, "control", [5]).play(0, "settle")
    assert (table.s.row, table.s.risk, table.rows[0]) == (3, 7, 0)
    table.play(0, "bank")
    assert (table.rows[0], table.funding[0]) == (3, RICH + 7)
    assert table.s.risk == 0


@pytest.mark.clause("AM-H26", "AM-22", "AM-24")
def test_a_tender_counts_for_every_component_of_its_turn() -> None:
    for tender, last in ((True, [4, 6]), (False, [3, 5])):
        table = Table()
        table.at_the_foundry([3, 5], row=4, other=8, tender=tender)
        table.play(0, "go_on", last)
        assert table.s.row == 6, "row 6 asks the winner for C6, others for C5"
        table.play(0, "go_on", [4, 5] if tender else [3, 5])
        assert table.s.row == 7, "and row 7 for C7 or C5"
        table.play(0, "bank")
        assert table.rows[0] == 7


@pytest.mark.clause("AM-31", "AM-35", "AM-26", "AM-29")
def test_the_log_cites_the_clause_of_what_happened() -> None:
    def cited(table: Table, kind: int) -> list[str]:
        return [GAME.notes.sentence(table.box, table.names, kind, *note[1:])[1] for note in table.told(kind)]

    pure = Table()
    pure.at_the_foundry([1, 2])
    assert cited(pure, Note.FORGED) == ["AM-26"]
    assert cited(pure, Note.BANKED) == ["AM-31"]
    orange = Table()
    orange.at_the_foundry([1, 6])
    orange.play(0, "smelt", dice=0).play(0, "control", [2]).play(0, "settle")
    assert cited(orange, Note.FORGED) == ["AM-29"]
    stopped = Table()
    stopped.at_the_foundry([1, 2], other=5)
    stopped.play(0, "bank")
    assert cited(stopped, Note.BANKED) == ["AM-31"], "it stopped before any Overtime"
    overtime = Table()
    overtime.at_the_foundry([1, 2], other=5)
    overtime.play(0, "go_on", [1, 3]).play(0, "bank")
    assert cited(overtime, Note.BANKED) == ["AM-35"]


@pytest.mark.clause("AM-36", "AM-33")
def test_a_late_failure_loses_everything_made_in_this_phase() -> None:
    table = Table()
    table.at_the_foundry([1, 2], row=0, other=5)
    table.play(0, "go_on", [1, 3]).play(0, "go_on", [6, 6]).play(0, "smelt", dice=0).play(0, "settle")
    assert (table.rows[0], table.funding[0]) == (0, RICH)
    assert any("loses 2 new rows of this turn" in line for line in table.said(-1))
    table = Table()
    table.at_the_foundry([1, 2], row=0, other=5)
    table.play(0, "go_on", [6, 6]).play(0, "smelt", dice=0).play(0, "settle")
    assert any("loses 1 new row of this turn" in line for line in table.said(-1))


@pytest.mark.clause("AM-34", "AM-H20")
def test_overtime_ends_by_itself_on_the_last_row() -> None:
    table = Table()
    table.at_the_foundry([3, 5], row=6, other=8)
    assert table.s.phase == Phase.OVERTIME
    table.play(0, "go_on", [5, 6])
    assert table.rows == [8, 8]
    assert table.s.phase == Phase.UPGRADING


@pytest.mark.clause("AM-28", "AM-H4")
def test_what_the_orange_die_can_make_agrees_with_trying_every_change() -> None:
    """Independently of the rules: all changes of a face, one by one."""
    box = GAME.make_box({}, 2)

    def turn(face: int, step: int) -> int:
        return (face + step - 1) % 6 + 1

    def results(face: int, a: int, b: int, total: int) -> set[tuple[int, ...]]:
        step = 2 - face % 2
        if face <= 2:
            made = [(turn(a, d), b) for d in (-step, step)] + [(a, turn(b, d)) for d in (-step, step)]
        elif face <= 4:
            made = [(turn(a, d), turn(b, e)) for d in (-step, step) for e in (-step, step)]
        elif face == 5:
            made = [(x, total - x) for x in range(1, 7)] if a + b == total else []
        else:
            made = [(7 - a, b), (a, 7 - b), (7 - a, 7 - b)]
        return {tuple(sorted(pair)) for pair in made}

    for target in range(1, 9):
        x, y = box.component[target]
        for a in range(1, 7):
            for b in range(1, 7):
                bits = box.works[target][6 * (a - 1) + b - 1]
                for face in range(1, 7):
                    assert (bits >> (face - 1) & 1) == ((x, y) in results(face, a, b, x + y))


def test_with_no_row_left_the_moves_of_the_foundry_still_have_names() -> None:
    """A move that is not allowed has a label, too: here there is no component to name."""
    table = Table()
    table.s.row = table.box.rows
    moves = (Verb.SMELT.of(3), Verb.CONTROL, Verb.SETTLE, Verb.GO_ON)
    labels = [GAME.tell.label(table.s, table.box, ["A", "B"], 0, int(move)) for move in moves]
    assert labels == ["Reroll smelter dice", "Roll the orange die", "Finish the component", "Go on in Overtime"]
