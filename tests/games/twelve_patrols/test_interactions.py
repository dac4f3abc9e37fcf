"""Two rules that meet: two lines completed at once, and sides that contradict each other."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulewright.games.twelve_patrols.rules.finishing import finishable
from rulewright.games.twelve_patrols.rules.lines import read_line
from rulewright.games.twelve_patrols.rules.turn import place
from rulewright.games.twelve_patrols.state import CARDS, Phase, Way

from .table import Table, cell, line, vector


def three(table: Table, way: int, last: int, agreed: bool) -> tuple[int, int]:
    """Two cards that make a line with this last one: its end cards agree or not, and soldiers could meet what is read of it."""
    for first, middle in permutations((card for card in range(CARDS) if card != last), 2):
        if read_line(table.s, table.box, way, first, middle, last) == agreed:
            if finishable(table.s, table.s.barracks, 0, 0, 0):
                return first, middle
    raise AssertionError("there is no such line")


@pytest.mark.clause("TP-15", "TP-20", "TP-27", "TP-A7", "TP-A17")
@pytest.mark.parametrize(("across", "down", "lost"), [(True, True, ""), (False, True, "E"), (True, False, "5")])
def test_of_two_lines_completed_at_once_neither_may_contradict_itself(across: bool, down: bool, lost: str) -> None:
    table = Table("OF")
    last = table.s.shown[0]
    for names, cards in (
        (("E3", "E4"), three(table, Way.ACROSS, last, across)),
        (("C5", "D5"), three(table, Way.DOWN, last, down)),
    ):
        for name, card in zip(names, cards, strict=True):
            table.s.at[cell(name)] = card
    place(table.s, table.box, 0, cell("E5"))
    if lost:
        assert (table.ending, table.s.line) == ("a line stays open", line(lost))
    else:
        assert (table.ending, table.s.phase) == ("", Phase.CHOOSING)


@pytest.mark.clause("TP-15", "TP-16")
def test_when_a_patrol_is_closed_nothing_is_left_to_choose() -> None:
    table = vector().lay("AL", "C3").lay("LL", "C4")
    table.do(table.opening("C3-C4")).send("D3 L1", "C3-C4").done()
    assert (table.s.phase, table.s.choices) == (Phase.BUILDING, 0)
    table.lay("SB", "C5").send("D.", "C4-C5").done()
    assert (table.s.phase, table.s.choices) == (Phase.BUILDING, 0)
