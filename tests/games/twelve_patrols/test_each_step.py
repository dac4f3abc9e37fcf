"""Each step by itself: what is chosen, open and laid before it and after it."""

from __future__ import annotations

import pytest

from rulewright.games.twelve_patrols.rules.kingdom import laid_cells, line_gap, unlaid, way_of
from rulewright.games.twelve_patrols.rules.lines import chosen_move, unmet
from rulewright.games.twelve_patrols.rules.turn import in_display
from rulewright.games.twelve_patrols.state import CELLS, FIRST_COLUMN, FIRST_COLUMN_GAP, NONE, Phase, Verb, Way

from .table import GAME, Table, card, gap, items, line, vector


@pytest.mark.clause("TP-14", "TP-15", "TP-16", "TP-A16")
def test_no_line_and_no_gap_is_chosen_before_and_after() -> None:
    table = vector()
    assert (table.s.line, table.s.gap, table.s.later) == (NONE, NONE, NONE)
    table.lay("AL", "C3").lay("LL", "C4").do(table.opening("C3-C4"))
    assert (table.s.gap, table.open, table.s.ready) == (gap("C3-C4"), set(), 0)
    table.send("D3 L1", "C3-C4").done()
    assert (table.s.gap, table.s.choices) == (NONE, 0)
    table.lay("SB", "C5")
    assert table.s.line == line("C")
    table.send("D.", "C4-C5").done()
    assert (table.s.line, table.s.later) == (NONE, NONE)


@pytest.mark.clause("TP-14", "TP-A7", "TP-A16")
def test_a_gap_needs_a_card_on_either_side() -> None:
    table = vector().lay("AL", "C3").lay("LL", "C4")
    assert [table.refused(table.opening(where)) for where in ("C2-C3", "C4-C5", "C3-C4")] == ["TP-14", "TP-14", ""]
    table.do(table.opening("C3-C4"))
    assert table.refused(table.choosing(0)) == "TP-A7"


@pytest.mark.clause("TP-8", "TP-13")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_card_is_counted_in_every_place_of_the_display(slot: int) -> None:
    table = Table()
    table.s.shown[:] = [card("WP") if at == slot else NONE for at in range(3)]
    assert in_display(table.s) == 1


@pytest.mark.clause("TP-3", "TP-27")
def test_the_table_is_seen_to_its_last_cell_and_column() -> None:
    table, box = Table(), GAME.make_box({"deck": "nine"})
    assert unlaid(table.s, box) == (1 << 9) - 1
    table.s.at[CELLS - 1] = 4
    assert laid_cells(table.s) == 1 << (CELLS - 1)
    assert unlaid(table.s, box) == (1 << 9) - 1 - (1 << 4)
    assert [way_of(FIRST_COLUMN - 1), way_of(FIRST_COLUMN)] == [Way.ACROSS, Way.DOWN]
    assert line_gap(FIRST_COLUMN, 0) == FIRST_COLUMN_GAP


@pytest.mark.clause("TP-17")
def test_neither_patrol_of_a_line_may_be_empty() -> None:
    for first, second, lacking in (("", "D.", True), ("D3 L1", "", True), ("D3 L1", "D.", False)):
        table = vector().lay("AL", "C3").lay("LL", "C4").lay("SB", "C5")
        table.s.patrol[gap("C3-C4")], table.s.patrol[gap("C4-C5")] = items(first), items(second)
        assert (unmet(table.s, table.box, table.s.line) == NONE) is lacking
    assert [chosen_move(choice) for choice in (0, 3)] == [Verb.PUT + 0, Verb.PUT + 3]
    assert table.s.phase == Phase.MANNING
