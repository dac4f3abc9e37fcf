"""The rules, clause by clause: `pytest my_game` runs these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.testing import Table

GAME = rulewright.load_game(Path(__file__).parents[1])


def after(*cells: int) -> Table:
    """A game in which the players have placed discs on these cells in turn."""
    table = Table(GAME, 2)
    for i, cell in enumerate(cells):
        table.play(i % 2, "place", cell=cell)
    return table


@pytest.mark.clause("MG-1")
def test_the_board_starts_empty() -> None:
    table = Table(GAME, 2)
    assert table.s.cells == [0] * 25
    assert len(table.legal(0)) == 25


@pytest.mark.clause("MG-2", "MG-3")
def test_players_place_discs_in_turn_on_empty_cells() -> None:
    table = after(12)
    assert table.waits(1)
    assert table.refused(0, "place", cell=13) == "MG-2"
    assert table.refused(1, "place", cell=12) == "MG-3"
    assert table.said(-1) == ["A places a disc on c3."]


@pytest.mark.parametrize("row", [(0, 1, 2, 3), (0, 5, 10, 15), (0, 6, 12, 18), (4, 8, 12, 16)])
@pytest.mark.clause("MG-4")
def test_four_in_a_row_win(row: tuple[int, int, int, int]) -> None:
    a, b, c, d = row
    table = after(a, 20, b, 21, d, 22)
    assert table.waits(0)
    table.play(0, "place", cell=c)
    assert table.ending == "line"
    assert table.scores == [1, -1]
    assert table.refused(1, "place", cell=23) == "MG-2"


@pytest.mark.clause("MG-4")
def test_a_row_does_not_run_over_the_edge() -> None:
    assert not after(3, 20, 4, 21, 5, 22, 6).ending


@pytest.mark.clause("MG-5")
def test_a_full_board_is_a_draw() -> None:
    first = [0, 1, 4, 7, 8, 10, 11, 14, 17, 18, 20, 21, 24]
    second = [cell for cell in range(25) if cell not in first]
    table = after(*(first[i // 2] if i % 2 == 0 else second[i // 2] for i in range(25)))
    assert table.ending == "board full"
    assert table.scores == [0, 0]
