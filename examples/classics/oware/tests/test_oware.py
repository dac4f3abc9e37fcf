"""Oware, clause by clause; small games are searched to the end."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import minimax

from classics.oware import GAME
from classics.oware.rules import position as number
from classics.oware.rules import sowable
from classics.oware.state import CALM, HOUSES, ROW
from rulewright.testing import Table
from tests.referees.openspiel import adapters
from tests.tiers import tries


def house(name: str) -> int:
    return "ABCDEFabcdef".index(name)


def position(
    south: list[int], north: list[int], captured: tuple[int, int] = (0, 0), mover: int = 0, **options: int
) -> Table:
    """A position, A to F and a to f, as if something had just been captured."""
    table = Table(GAME, **options)
    table.s.houses[:ROW], table.s.houses[ROW:] = south, north
    table.s.captured[:], table.s.mover = captured, mover
    table.s.past[0], table.s.sowable = number(table.s), sowable(table.s, table.box, table.s.mover)
    return table


def sow(table: Table, *names: str) -> Table:
    for name in names:
        table.play(table.s.mover, "sow", house=house(name))
    return table


@pytest.mark.clause("OW-1")
def test_four_seeds_in_each_of_twelve_houses() -> None:
    assert Table(GAME).s.houses == [4] * HOUSES
    assert Table(GAME, houses=3, seeds=2).s.houses == [2, 2, 2, 0, 0, 0] * 2


@pytest.mark.clause("OW-2")
def test_seeds_are_sown_counter_clockwise_in_turn() -> None:
    table = sow(Table(GAME), "E")
    assert table.s.houses == [4, 4, 4, 4, 0, 5, 5, 5, 5, 4, 4, 4]
    assert table.waits(1)
    assert [table.refused(1, "sow", house=house(n)) for n in "Aaf"] == ["OW-2", "", ""]
    assert table.refused(0, "sow", house=0) == "OW-2"
    assert sow(table, "f").s.houses == [5, 5, 5, 5, 0, 5, 5, 5, 5, 4, 4, 0]
    assert table.refused(0, "sow", house=house("E")) == "OW-2", "it is empty"
    assert table.said(-1) == ["A sows 4 seeds from E.", "B sows 4 seeds from f."]
    small = sow(Table(GAME, houses=3), "B")
    assert small.s.houses == [4, 0, 5, 0, 0, 0, 5, 5, 5, 0, 0, 0]


@pytest.mark.clause("OW-3")
def test_the_house_they_came_from_is_passed_over() -> None:
    table = sow(position([0, 0, 0, 0, 0, 12], [2, 1, 1, 1, 1, 1]), "F")
    assert table.s.houses == [1, 1, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2]
    assert sow(position([1, 0, 0, 0, 0, 23], [0] * 6), "F").s.houses[5] == 0


@pytest.mark.clause("OW-4")
def test_two_or_three_are_captured_backwards() -> None:
    table = sow(position([0, 0, 0, 0, 0, 4], [2, 4, 1, 2, 5, 0]), "F")
    assert table.s.captured == [5, 0], "3 at d and 2 at c; b makes five and stops it"
    assert table.s.houses[ROW:] == [3, 5, 0, 0, 5, 0]
    assert table.said(-1)[-1] == "A captures 5 seeds."
    own = sow(position([0, 2, 1, 1, 0, 0], [4, 0, 0, 0, 0, 0]), "B")
    assert own.s.captured == [0, 0], "nothing is captured in your own row"
    four = sow(position([0, 0, 0, 0, 0, 2], [2, 3, 0, 0, 0, 1]), "F")
    assert four.s.captured == [0, 0], "four are not captured, and so nothing before it"


@pytest.mark.clause("OW-4")
def test_a_capture_ends_at_the_row() -> None:
    table = sow(position([0, 0, 0, 0, 1, 1], [1, 9, 0, 0, 0, 0]), "F")
    assert (table.s.captured, table.s.houses[4]) == ([2, 0], 1)
    around = sow(position([1, 1, 4, 4, 4, 4], [1, 0, 0, 0, 0, 7], mover=1), "f")
    assert (around.s.captured, around.s.houses[6]) == ([0, 0], 2), "it ends in North's own first house"


@pytest.mark.clause("OW-5")
def test_a_grand_slam_captures_nothing() -> None:
    table = sow(position([1, 0, 0, 0, 0, 2], [1, 2, 0, 0, 0, 0]), "F")
    assert (table.s.captured, table.s.houses[ROW:]) == ([0, 0], [2, 3, 0, 0, 0, 0])
    assert table.said(-1)[-1] == "A would capture all seeds of the other row: a grand slam captures nothing."
    assert sow(position([1, 0, 0, 0, 0, 2], [1, 2, 0, 0, 0, 1]), "F").s.captured == [5, 0]


@pytest.mark.clause("OW-6")
def test_an_opponent_without_seeds_is_fed() -> None:
    table = position([3, 0, 0, 0, 2, 1], [0] * 6)
    assert [table.refused(0, "sow", house=house(n)) for n in "AEF"] == ["OW-6", "", ""]
    assert position([3, 0, 0, 0, 2, 1], [1, 0, 0, 0, 0, 0]).legal(0) == {0, 4, 5}
    assert position([1, 1, 1, 0, 0, 0], [0] * 6, houses=3).legal(0) == {2}


@pytest.mark.clause("OW-7")
def test_more_than_half_ends_the_game() -> None:
    table = sow(position([3, 0, 0, 0, 0, 1], [1, 4, 0, 0, 0, 0], (23, 16)), "F")
    assert (table.ending, table.scores, table.places) == ("more than half", [28, 20], [1, 2])
    assert not sow(position([3, 0, 0, 0, 0, 1], [1, 4, 0, 0, 0, 0], (22, 17)), "F").ending


@pytest.mark.clause("OW-8", "OW-11")
def test_who_cannot_move_ends_the_game() -> None:
    table = sow(position([0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1], (22, 24), mover=1), "f")
    assert (table.ending, table.scores) == ("no move", [24, 24]), "South cannot reach the other row, and keeps two"
    assert table.places == [1, 1], "a draw"
    assert table.said(-1)[-2:] == ["A keeps 2 seeds of the row.", "B keeps no seeds of the row."]


@pytest.mark.clause("OW-9")
def test_a_position_that_comes_again_ends_the_game() -> None:
    table = position([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], (23, 23))
    for name in "AaBbCcDdEeFf":
        assert not table.ending
        sow(table, name)
    assert table.ending == "repetition", "each has sown the other's seed"
    assert table.scores == [24, 24]
    later = position([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], (23, 23))
    later.s.past[0] = -1
    assert not sow(later, *"AaBbCcDdEeFf").ending, "as if it had begun otherwise"
    assert sow(later, "A").ending == "repetition"


@pytest.mark.clause("OW-9")
def test_positions_are_told_apart() -> None:
    """All with three seeds."""
    table, numbers = Table(GAME), set()
    for houses in combinations_with_replacement(range(HOUSES), 3):
        table.s.houses[:] = [houses.count(k) for k in range(HOUSES)]
        numbers.add(number(table.s))
    assert numbers == set(range(364))


@pytest.mark.clause("OW-10")
def test_a_long_calm_ends_the_game() -> None:
    table = Table(GAME)
    table.s.calm = CALM - 2
    assert not sow(table, "A").ending
    assert sow(table, "a").ending == "long calm"
    table = position([1, 0, 0, 0, 0, 1], [1, 4, 0, 0, 0, 0])
    table.s.calm = CALM - 1
    assert not sow(table, "F").ending, "a capture begins a new count"
    assert table.s.calm == 0


@pytest.mark.clause("OW-12")
def test_after_the_end_nobody_sows() -> None:
    table = sow(position([3, 0, 0, 0, 0, 1], [1, 4, 0, 0, 0, 0], (23, 16)), "F")
    assert [table.refused(seat, "sow", house=6 * seat) for seat in (0, 1)] == ["OW-12", "OW-12"]


# ---------------------------------------------------------------- known truths


def perft(s: Any, box: Any, depth: int) -> int:
    """The number of move sequences of this length."""
    if depth == 0 or s.end:
        return 1 if depth == 0 else 0
    found = 0
    for move in GAME.legal(s, box, s.mover):
        after: Any = GAME.state.unpack(s.pack())
        GAME.rules.apply(after, box, s.mover, move)
        found += perft(after, box, depth - 1)
    return found


def test_the_opening_has_as_many_lines_as_in_openspiel() -> None:
    def theirs(state: Any, depth: int) -> int:
        return 1 if depth == 0 else sum(theirs(state.child(a), depth - 1) for a in state.legal_actions())

    start = pyspiel.load_game("oware").new_initial_state()
    table = Table(GAME)
    counts = [perft(table.s, table.box, depth) for depth in range(1, 5)]
    assert counts == [theirs(start, depth) for depth in range(1, 5)]
    assert counts[:2] == [6, 36]


def value(s: Any, box: Any, alpha: int, beta: int) -> int:
    """South's lead at the end, if both play on as well as they can: by exhaustive search."""
    if s.end:
        return int(s.captured[0] - s.captured[1])
    for move in GAME.legal(s, box, s.mover):
        after: Any = GAME.state.unpack(s.pack())
        GAME.rules.apply(after, box, s.mover, move)
        worth = value(after, box, alpha, beta)
        if s.mover == 0:
            alpha = max(alpha, worth)
        else:
            beta = min(beta, worth)
        if alpha >= beta:
            break
    return alpha if s.mover == 0 else beta


def test_a_forced_grand_slam_loses_the_rest() -> None:
    """South must sow F and would capture all; so nothing is captured, and North, who cannot feed, keeps both."""
    table = position([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], (23, 23))
    assert value(table.s, table.box, -48, 48) == -2


def test_endgames_have_openspiels_values() -> None:
    """Random games until few seeds are left, then both searched to the end."""
    adapter, found = adapters("oware")[0], []
    for seed in range(tries(400, 20)):
        random, peer, table = Random(seed), adapter.peer.new_initial_state(), Table(GAME)
        while not peer.is_terminal() and sum(table.s.houses) > 3:
            action = random.choice(peer.legal_actions())
            table.play(table.s.mover, "sow", house=action + ROW * table.s.mover)
            peer.apply_action(action)
        if not peer.is_terminal():
            lead = value(table.s, table.box, -48, 48)
            worth, _ = minimax.alpha_beta_search(adapter.peer, state=peer, maximum_depth=1000, maximizing_player_id=0)
            assert (lead > 0) - (lead < 0) == worth
            found.append(lead)
    assert found


def test_a_small_game_has_openspiels_value() -> None:
    table = Table(GAME, houses=2, seeds=1)
    lead = value(table.s, table.box, -48, 48)
    worth, _ = minimax.alpha_beta_search(
        pyspiel.load_game("oware(num_houses_per_player=2,num_seeds_per_house=1)"), maximum_depth=1000
    )
    assert (lead > 0) - (lead < 0) == worth
