"""The teaching game, clause by clause."""

from __future__ import annotations

import pytest

from connect_four import GAME
from connect_four.rules import COLUMN_IS_FULL, GAME_IS_OVER, NOT_YOUR_TURN, apply, check, setup
from connect_four.state import End, State

BOX = GAME.make_box()


def played(columns: str) -> State:
    """The state after dropping discs in these columns (1 to 7), seats in turn, every drop checked."""
    s = State()
    setup(s, BOX)
    for column in columns:
        action = GAME.actions.encode("drop", column=int(column) - 1)
        assert check(s, BOX, s.mover, action) == 0
        apply(s, BOX, s.mover, action)
    return s


@pytest.mark.clause("C4-1")
def test_the_board_starts_empty() -> None:
    s = played("")
    assert s.discs == [0, 0]
    assert len(GAME.legal(s, BOX, 0)) == 7


@pytest.mark.clause("C4-2")
def test_discs_fall_and_turns_alternate() -> None:
    s = played("441")
    assert s.discs == [1 << 21 | 1, 1 << 22]
    assert check(s, BOX, 0, 0) == NOT_YOUR_TURN
    assert check(s, BOX, 1, 0) == 0


@pytest.mark.clause("C4-3")
def test_a_full_column_refuses() -> None:
    s = played("333333")
    assert check(s, BOX, 0, 2) == COLUMN_IS_FULL
    assert 2 not in GAME.legal(s, BOX, 0)


@pytest.mark.clause("C4-4")
@pytest.mark.parametrize("columns", ["1212121", "1122334", "12233434464", "76655454424"])
def test_four_in_a_line_win(columns: str) -> None:
    assert played(columns[:-1]).end == 0
    s = played(columns)
    assert s.end == End.FOUR
    assert GAME.scores(s, BOX) == [1, -1]


@pytest.mark.clause("C4-4")
def test_a_line_does_not_run_over_the_edge() -> None:
    """Three on top of one column and one at the bottom of the next are neighbours as numbers, not on the board."""
    s = State()
    s.discs[0] = 0b111000 | 1 << 7
    apply(s, BOX, 1, 6)
    assert s.end == 0


@pytest.mark.clause("C4-5", "C4-6")
def test_a_full_board_is_a_draw_and_the_end() -> None:
    s = played("121212212121" + "343434434343" + "565656656565" + "777777")
    assert s.end == End.FULL
    assert GAME.scores(s, BOX) == [0, 0]
    assert {check(s, BOX, seat, 0) for seat in (0, 1)} == {GAME_IS_OVER}


def test_perft() -> None:
    """Ways to play n moves: seven to the n, until a column can be full or somebody can have won."""
    assert [count(played(""), depth) for depth in range(5)] == [1, 7, 49, 343, 2401]
    assert count(played("11111"), 2) == 7 * 6 + 7 - 1
    assert count(played("121212"), 2) == 6 * 7


def count(s: State, depth: int) -> int:
    if depth == 0 or s.end:
        return int(depth == 0)
    total = 0
    for action in GAME.legal(s, BOX, s.mover):
        twin = s.clone()
        apply(twin, BOX, s.mover, action)
        total += count(twin, depth - 1)
    return total
