"""Laying cards: where they may lie, and what comes into the display."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rulewright.games.twelve_patrols.rules.kingdom import (
    beside,
    beyond_gap,
    completed,
    gap_cell,
    gaps_within,
    in_frame,
    line_cell,
)
from rulewright.games.twelve_patrols.state import CELLS, GAPS, LINES, NONE, WIDTH
from rulewright.kernel import has

from .table import GAME, Table, built, vector


@pytest.mark.clause("TP-9", "TP-A5")
def test_the_first_card_is_any_of_three_in_the_middle_of_the_table() -> None:
    table = Table("WP GV RU")
    assert table.legal - {GAME.actions.encode("give_up")} == {table.laying(c, "C3") for c in ("WP", "GV", "RU")}
    assert table.refused("place", slot=0, cell=0) == "TP-A5"


@pytest.mark.clause("TP-10")
def test_a_card_lies_beside_another() -> None:
    table = Table("WP GV RU HP").lay("GV", "C3")
    assert table.open == {"B3", "D3", "C2", "C4"}
    assert table.refused(table.laying("WP", "B2")) == "TP-10"
    assert table.refused(table.laying("WP", "C5")) == "TP-10"
    table.lay("WP", "B3")
    assert table.open == {"A3", "D3", "C2", "C4", "B2", "B4"}


@pytest.mark.clause("TP-10")
@pytest.mark.parametrize("cell", range(CELLS))
def test_beside_is_left_right_above_and_below_up_to_the_edges(cell: int) -> None:
    for other in range(CELLS):
        apart = abs(cell // WIDTH - other // WIDTH) + abs(cell % WIDTH - other % WIDTH)
        assert has(beside(1 << cell), other) == (apart == 1), other


@pytest.mark.clause("TP-11", "TP-A5")
def test_a_card_may_lie_where_the_kingdom_stays_within_three_by_three() -> None:
    box: Any = GAME.make_box()
    random = Random(0)
    for _ in range(200):
        top, left = random.randint(0, 2), random.randint(0, 2)
        cells = {
            WIDTH * (top + random.randint(0, 2)) + left + random.randint(0, 2) for _ in range(random.randint(1, 6))
        }
        for cell in range(CELLS):
            rows, columns = [c // WIDTH for c in (*cells, cell)], [c % WIDTH for c in (*cells, cell)]
            fits = max(rows) - min(rows) < 3 and max(columns) - min(columns) < 3
            assert has(in_frame(box, sum(1 << c for c in cells)), cell) == fits, (cells, cell)


@pytest.mark.clause("TP-3", "TP-14")
def test_a_gap_lies_between_two_cards() -> None:
    random = Random(0)
    for _ in range(50):
        cells = random.getrandbits(CELLS)
        gaps = {gap for gap in range(GAPS) if has(cells, gap_cell(gap)) and has(cells, beyond_gap(gap))}
        assert {gap for gap in range(64) if has(gaps_within(cells), gap)} == gaps, cells


@pytest.mark.clause("TP-15")
@pytest.mark.parametrize("line", range(LINES))
def test_any_line_is_complete_with_three_cards(line: int) -> None:
    s: Any = GAME.state()
    s.at[:] = [NONE] * CELLS
    for n, k in enumerate((1, 3, 2)):
        assert not completed(s, line)
        s.at[line_cell(line, k)] = n
    assert [completed(s, other) for other in range(-1, LINES + 1)] == [other == line for other in range(-1, LINES + 1)]


@pytest.mark.clause("TP-11", "TP-A5")
def test_the_kingdom_floats_until_it_is_three_wide() -> None:
    table = Table("WP GV HP SB").lay("WP", "C3").lay("HP", "C2")
    assert {"C1", "C4"} <= table.open
    table = Table("AL LL SB RU HP", "536 366 651").lay("AL", "C3").lay("LL", "C4")
    table.lay("SB", "C5").man("D3 L1", "C3-C4", "D.", "C4-C5")
    assert table.refused("place", slot=0, cell=11) == "TP-11"
    assert table.open == {"B3", "B4", "B5", "D3", "D4", "D5"}
    table.lay("RU", "D3")
    assert {"E3", "B5"} <= table.open
    table.lay("HP", "B4")
    assert table.refused("place", slot=0, cell=22) == "TP-11"


@pytest.mark.clause("TP-A6")
def test_a_fixed_frame_is_chosen_from_by_the_first_card() -> None:
    table = Table("WP GV RU", frame="fixed")
    assert table.open == {row + column for row in "BCD" for column in "234"}
    assert table.refused("place", slot=0, cell=0) == "TP-A6"
    table.lay("WP", "B2")
    assert table.open == {"B3", "C2"}
    assert table.refused("place", slot=1, cell=1) == "TP-A6"
    assert table.refused("place", slot=1, cell=18) == "TP-10"


@pytest.mark.clause("TP-12")
def test_a_card_keeps_its_sides_wherever_it_lies() -> None:
    """The verbs have no word for turning, and east is east on every cell."""
    assert GAME.actions.of(0).name == "place"
    assert [name for name, _ in GAME.actions.of(0).arguments] == ["slot", "cell"]
    table = Table("WP GV RU").lay("WP", "C3").lay("GV", "C4")
    table.lay("RU", "C5")
    assert table.refused(table.sending("D1", "C3-C4")) == ""
    assert table.refused(table.sending("D2", "C4-C5")) == ""


@pytest.mark.clause("TP-13")
def test_the_display_is_filled_up_in_the_same_place() -> None:
    table = Table("WP GV RU HP OF").lay("GV", "C3")
    assert table.display == ["WP", "HP", "RU"]
    table.lay("RU", "C4")
    assert table.display == ["WP", "HP", "OF"]
    assert table.said(0)[-1] == "Old Forest comes into the display."


@pytest.mark.clause("TP-A4", "TP-18")
def test_nine_cards_come_and_no_more() -> None:
    table = vector()
    seen = []
    for n in range(1, 10):
        seen.append(sum(bool(c) for c in table.display))
        table = built(vector(), n)
    assert seen == [3, 3, 3, 3, 3, 3, 3, 2, 1]
    assert table.ending == "the kingdom is safe"


@pytest.mark.clause("TP-15", "TP-A8")
def test_a_complete_line_is_manned_before_anything_else_and_before_the_next_card() -> None:
    table = Table("AL LL SB RU HP BF", "536 366 651").lay("AL", "C3").lay("LL", "C4").lay("SB", "C5")
    assert table.display.count("") == 1
    assert "BF" not in table.display
    assert table.refused(table.laying("RU", "D3")) == "TP-15"
    assert table.refused("open", gap=0) == "TP-15"
    table.send("D3 L1", "C3-C4")
    assert table.display.count("") == 1
    table.send("D.", "C4-C5").done()
    assert "BF" in table.display


@pytest.mark.clause("TP-A7")
def test_of_two_lines_the_player_says_which_is_first() -> None:
    table = built(vector(), 8).lay("OF", "E5")
    assert {table.choosing(0), table.choosing(1)} == table.legal - {GAME.actions.encode("give_up")}
    for refused in ("done", "put", "open", "place"):
        numbers = {"put": {"half": 0, "kind": 0}, "open": {"gap": 0}, "place": {"slot": 0, "cell": 0}}.get(refused, {})
        assert table.refused(refused, **numbers) == "TP-A7"
    table.do("first", way=1)
    assert table.s.line == 5 + 4
    assert table.s.later == 4
    table.man("L.", "C5-D5", "L.", "D5-E5")
    assert (table.s.line, table.s.later) == (4, -1)
    assert table.refused("first", way=0) == "TP-A7"
    table.man("D6", "E3-E4", "M6 M6", "E4-E5")
    assert table.ending == "the kingdom is safe"


@pytest.mark.clause("TP-A14")
def test_what_lies_stays() -> None:
    table = Table("WP GV RU HP").lay("GV", "C3")
    assert table.refused(table.laying("WP", "C3")) == "TP-A14"
    table = built(vector(), 3)
    assert not any(name in verb.name for verb in GAME.actions.verbs for name in ("move", "take", "swap"))
    assert table.refused("open", gap=10) == "TP-16"
