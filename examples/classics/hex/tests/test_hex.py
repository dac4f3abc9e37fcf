"""Hex, clause by clause; small boards are solved."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from classics.hex import GAME
from classics.hex.state import PLACE_OF, SIZE
from rulewright.laws.cases import usual, walk
from rulewright.testing import Table


def cell(name: str) -> int:
    return "abcdefghijk".index(name[0]) + SIZE * (int(name[1:]) - 1)


def after(*names: str, size: int = SIZE, swap: str = "on") -> Table:
    """A game in which stones were placed in turn, or "swap"."""
    table = Table(GAME, size=size, swap=swap)
    for i, name in enumerate(names):
        table.play(i % 2, "swap") if name == "swap" else table.play(i % 2, "place", cell=cell(name))
    return table


def stone(table: Table, name: str) -> int:
    return int(table.s.stones[PLACE_OF[cell(name)]])


@pytest.mark.clause("HX-1")
@pytest.mark.parametrize("size", [2, 5, 11])
def test_the_board_is_a_rhombus_and_empty(size: int) -> None:
    table = after(size=size)
    assert len(table.legal(0)) == size * size
    assert table.refused(0, "place", cell=cell("a11")) == ("" if size == SIZE else "HX-3")


@pytest.mark.clause("HX-2", "HX-5")
def test_each_seat_joins_its_own_sides() -> None:
    down = after("b1", "a2", "b2", "a3", "b3", size=3, swap="off")
    assert (down.ending, down.scores) == ("sides joined", [1, -1])
    along = after("a1", "a2", "b1", "b2", "c1", "c2", size=3, swap="off")
    assert (along.ending, along.scores) == ("sides joined", [-1, 1])
    assert not after("a1", "a2", "b1", "b2", "c1", size=3, swap="off").ending, "a row is nothing to Vertical"


@pytest.mark.clause("HX-2")
def test_a_side_is_as_long_as_the_board() -> None:
    for size in (2, 11):
        stones = after(size=size).s.stones
        assert stones.count(1) == stones.count(2) == 2 * size


@pytest.mark.clause("HX-2")
def test_a_corner_touches_a_side_of_each() -> None:
    assert after("a2", "b1", "a1", size=2, swap="off").scores == [1, -1]
    assert after("a2", "a1", "b2", "b1", size=2, swap="off").scores == [-1, 1]


@pytest.mark.clause("HX-3")
def test_stones_are_placed_in_turn_on_empty_cells() -> None:
    table = after("f6")
    assert table.waits(1)
    assert table.refused(0, "place", cell=cell("a1")) == "HX-3"
    assert table.refused(1, "place", cell=cell("f6")) == "HX-3"
    assert table.said(-1) == ["A places a stone on f6."]
    assert stone(table, "f6") == 1


@pytest.mark.clause("HX-4")
def test_the_first_stone_may_be_taken_over() -> None:
    table = after("b1", "swap")
    assert (stone(table, "b1"), stone(table, "a2")) == (0, 2)
    assert table.waits(0)
    assert table.refused(0, "swap") == "HX-4"
    assert table.said(-1)[-1] == "B swaps and takes over the first stone, mirrored to a2."
    assert after("f6", "swap").s.stones[PLACE_OF[cell("f6")]] == 2


@pytest.mark.clause("HX-4")
def test_only_instead_of_the_second_stone() -> None:
    assert after().refused(0, "swap") == "HX-4"
    assert after("b1", "c1").refused(0, "swap") == "HX-4"
    assert after("b1", swap="off").refused(1, "swap") == "HX-4"
    assert len(after("b1").legal(1)) == 121


@pytest.mark.clause("HX-4", "HX-5")
def test_a_stone_that_was_taken_over_no_longer_ties() -> None:
    assert not after("a1", "swap", "a2", "c3", "a3", size=3).ending, "a1 is Horizontal's now"
    assert after("b1", "swap", "b1", "c3", "b2", "c2", "b3", size=3).scores == [1, -1]


@pytest.mark.clause("HX-5")
def test_a_chain_may_wind() -> None:
    stones = ("a1", "e1", "a2", "e2", "b2", "e3", "c1", "e4", "c2", "a5", "c3", "d1", "b4", "d2")
    table = after(*stones, size=5, swap="off")
    assert not table.ending
    assert table.play(0, "place", cell=cell("b5")).scores == [1, -1]


@pytest.mark.clause("HX-6")
def test_after_the_end_nobody_plays() -> None:
    table = after("a2", "b1", "a1", size=2, swap="off")
    assert [table.refused(seat, "place", cell=cell("b2")) for seat in (0, 1)] == ["HX-6", "HX-6"]


# ---------------------------------------------------------------- known truths


def joined(stones: frozenset[tuple[int, int]], size: int) -> bool:
    """Whether a chain of these (row, column) goes from the first row to the last: written apart from the rules."""
    reached, edge = set[tuple[int, int]](), {at for at in stones if at[0] == 0}
    while edge:
        reached |= edge
        steps = ((-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1))
        edge = {(r + dr, c + dc) for r, c in edge for dr, dc in steps} & stones - reached
    return any(r == size - 1 for r, _ in reached)


@cache
def wins(mine: frozenset[tuple[int, int]], other: frozenset[tuple[int, int]], size: int) -> bool:
    """Whether the player to move wins, whose stones are seen so that they join the first row to the last."""
    if joined(frozenset((c, r) for r, c in other), size):
        return False
    return any(not wins(turned(other), turned(mine | {at}), size) for at in free(mine | other, size))


def turned(stones: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset((c, r) for r, c in stones)


def free(taken: frozenset[tuple[int, int]], size: int) -> list[tuple[int, int]]:
    return [(r, c) for r in range(size) for c in range(size) if (r, c) not in taken]


def openings(size: int) -> set[str]:
    """The first stones that win by that solver."""
    none = frozenset[tuple[int, int]]()
    won = {at for at in free(none, size) if not wins(none, turned(frozenset({at})), size)}
    return {f"{'abcd'[c]}{r + 1}" for r, c in won}


def ours(size: int) -> set[str]:
    """The same by our rules."""

    @cache
    def won(packed: bytes) -> bool:
        s: Any = GAME.state.unpack(packed)
        seat = s.mover
        for move in GAME.legal(s, box, seat):
            after: Any = GAME.state.unpack(packed)
            GAME.rules.apply(after, box, seat, move)
            if after.end or not won(after.pack()):
                return True
        return False

    box, found = GAME.make_box({"size": size, "swap": "off"}), set()
    for row in range(size):
        for column in range(size):
            s = GAME.state()
            GAME.rules.setup(s, box)
            GAME.rules.apply(s, box, 0, SIZE * row + column)
            if s.end or not won(s.pack()):
                found.add(f"{'abcd'[column]}{row + 1}")
    return found


def test_the_first_player_wins_on_a_board_of_two() -> None:
    assert openings(2) == ours(2) == {"b1", "a2"}


def test_which_openings_win_on_a_board_of_three() -> None:
    """The middle and the obtuse corners win; the acute corners a1 and c3 lose, and all is alike from both ends."""
    found = openings(3)
    assert found == ours(3)
    assert {"b2", "c1", "a3"} <= found
    assert not {"a1", "c3"} & found


@pytest.mark.release
def test_which_openings_win_on_a_board_of_four() -> None:
    found = openings(4)
    assert {"c2", "b3", "d1", "a4"} <= found
    assert not {"a1", "d4"} & found
    mirrored = {f"{'abcd'['dcba'.index(name[0])]}{5 - int(name[1])}" for name in found}
    assert mirrored == found


def test_every_full_board_has_exactly_one_winner() -> None:
    case = usual(GAME)[0]
    for seed in range(5):
        *_, (s, _, _) = walk(case, seed)
        assert s.end
        cells = list(range(SIZE * SIZE))
        Random(seed).shuffle(cells)
        first = frozenset(divmod(c, SIZE) for c in cells[:61])
        other = frozenset(divmod(c, SIZE) for c in cells[61:])
        assert joined(first, SIZE) != joined(turned(other), SIZE)


def test_a_cell_has_the_same_name_as_in_openspiel() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    state, table = pyspiel.load_game("hex").new_initial_state(), after()
    labels = {GAME.tell.label(table.view(0), table.box, ["A", "B"], 0, move) for move in table.legal(0)}
    assert labels == {f"Place a stone on {state.action_to_string(a)}" for a in state.legal_actions()}
