"""Backgammon, clause by clause; then all plays of a roll, and bearing off, against enumerations written apart from the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from classics.backgammon import GAME
from classics.backgammon.rules import survey
from classics.backgammon.state import BAR, BEGIN, OFF, Crawford, Phase, Verb
from classics.backgammon.tell import pips
from rulewright.kernel import Fate
from rulewright.testing import Table

Points = Mapping[int, int]
ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def started(white: int = 3, black: int = 1, /, **options: int | str) -> Table:
    """A game in which the first roll was this."""
    return Table(GAME, None, Fate(dice=[white], cards=[black]), **options)


def arrange(s: Any, white: Points, black: Points) -> None:
    """Put checkers on each player's own points; those that are missing are off the board."""
    for seat, points in enumerate((white, black)):
        s.points[seat][:] = [points.get(p, 0) for p in range(BAR + 1)]
        s.points[seat][OFF] = 15 - sum(points.values())
    for seat in range(2):
        s.held[seat] = sum(1 << p for p, n in enumerate(s.points[seat]) if n)
        s.wall[seat] = sum(1 << BAR - p for p, n in enumerate(s.points[1 - seat]) if n > 1)


def position(white: Points, black: Points, dice: tuple[int, int], mover: int = 0, **options: int | str) -> Table:
    table = started(**options)
    arrange(table.s, white, black)
    rolled(table.s, dice, mover)
    return table


def rolled(s: Any, dice: tuple[int, int], mover: int) -> Any:
    high, low = max(dice), min(dice)
    s.mover, s.phase, s.dice[:], s.left[:] = mover, Phase.MOVING, [high, low], [4, 0] if high == low else [1, 1]
    survey(s)
    return s


def ways(table: Table) -> set[tuple[int, int]]:
    moves = (move for move in table.legal(table.s.mover) if move < Verb.PASS)
    return {(start, to) for start, to in map(Verb.MOVE.arguments, moves)}


def go(table: Table, start: int, to: int, dice: Iterable[int] = ()) -> Table:
    return table.play(table.s.mover, Verb.MOVE.of(start, to), [*dice])


def refused(table: Table, start: int, to: int) -> str:
    return table.refused(table.s.mover, "move", start=start, to=to)


# ---------------------------------------------------------------- clause by clause


@pytest.mark.clause("BG-1")
def test_the_board_is_set_up() -> None:
    table = started()
    for seat in range(2):
        assert {p: n for p, n in enumerate(table.s.points[seat]) if n} == {24: 2, 13: 5, 8: 3, 6: 5}
        assert pips(table.s, seat) == 167
    assert table.s.held[0] == sum(1 << p for p in BEGIN["full"])
    assert ways(table) == {(24, 21), (24, 23), (13, 10), (8, 5), (8, 7), (6, 3), (6, 5)}
    hyper = started(setup="hyper")
    assert {p: n for p, n in enumerate(hyper.s.points[1]) if n} == {24: 1, 23: 1, 22: 1}
    assert pips(hyper.s, 1) == 69


@pytest.mark.clause("BG-2", "BG-3")
def test_the_higher_die_begins_with_both() -> None:
    assert started(6, 2).waiting == [0]
    table = started(2, 5)
    assert table.waiting == [1]
    assert [*table.s.dice] == [5, 2]
    assert table.said(-1) == ["B rolls 5 and 2."]
    assert table.refused(0, "move", start=24, to=22) == "BG-2"
    assert table.refused(1, "roll") == "BG-14"
    go(go(table, 12, 17), 12, 14, [3, 4])
    assert table.waiting == [0]
    assert [*table.s.dice] == [4, 3]
    assert table.said(-1)[-2:] == ["B plays 12/14.", "A rolls 4 and 3."]


@pytest.mark.clause("BG-3")
def test_a_double_is_played_four_times() -> None:
    table = go(go(started(), 8, 5), 6, 5, [2, 2])
    for start in (12, 14, 17):
        go(table, start, start + 2)
        assert table.waiting == [1]
    go(table, 17, 19, [6, 5])
    assert table.waiting == [0]


@pytest.mark.clause("BG-4")
def test_dice_move_checkers_forwards() -> None:
    table = started(6, 2)
    assert refused(table, 13, 10) == "BG-4"
    assert refused(table, 6, 8) == "BG-4"
    assert refused(table, 20, 18) == "BG-4"
    assert refused(table, 1, 1) == "BG-4"
    go(go(table, 24, 18), 18, 16, [1, 2])
    assert table.s.points[0][16] == 1
    assert table.said(0)[1:3] == ["A plays 24/18.", "A plays 18/16."]


@pytest.mark.clause("BG-5")
def test_two_checkers_hold_a_point() -> None:
    table = started(5, 1)
    assert refused(table, 24, 19) == "BG-5"
    alone = position({24: 1, 6: 2}, {6: 1, 1: 1}, (5, 1))
    assert (24, 19) in ways(alone)
    between = position({24: 1}, {6: 2, 2: 2}, (5, 1))
    assert not ways(between), "neither die has a free point"


@pytest.mark.clause("BG-6", "BG-7")
def test_a_checker_alone_is_hit_and_enters_first() -> None:
    table = position({24: 1, 6: 3}, {6: 1, 13: 2, 24: 1}, (5, 4))
    go(table, 24, 19)
    assert table.s.points[1][BAR] == 1
    assert table.s.points[1][6] == 0
    assert table.said(-1)[-1] == "A checker of B on 19 is hit."
    go(table, 6, 2, [6, 3])
    assert ways(table) == {(0, 3)}, "6 is held"
    assert refused(table, 12, 15) == "BG-7"
    assert refused(table, 0, 6) == "BG-5"
    go(table, 0, 3)
    assert (12, 18) in ways(table)


@pytest.mark.clause("BG-7")
def test_every_checker_on_the_bar_enters() -> None:
    table = position({BAR: 2, 13: 1}, {6: 2, 24: 2}, (3, 1))
    go(table, BAR, 22)
    assert ways(table) == {(BAR, 24)}


@pytest.mark.clause("BG-8")
def test_both_dice_are_played_if_they_can_be() -> None:
    """The 6 can only be played from 10, so the 2 may not be."""
    table = position({10: 1, 8: 1}, {23: 2}, (6, 2))
    assert ways(table) == {(10, 4), (8, 6)}
    assert refused(table, 10, 8) == "BG-8"
    assert ways(position({10: 1, 8: 1}, {1: 2}, (6, 2))) == {(10, 4), (8, 6), (10, 8), (8, 2)}


@pytest.mark.clause("BG-8", "BG-9")
def test_if_only_one_die_can_be_played_it_is_the_higher() -> None:
    table = position({24: 1}, {12: 2}, (6, 5))
    assert ways(table) == {(24, 18)}
    assert refused(table, 24, 19) == "BG-8"
    assert go(table, 24, 18).legal(0) == {Verb.PASS}
    assert ways(position({24: 1}, {7: 2, 12: 2}, (6, 5))) == {(24, 19)}


@pytest.mark.clause("BG-9")
def test_who_cannot_move_passes_and_nobody_else() -> None:
    wall = dict.fromkeys(range(1, 7), 2)
    table = position({BAR: 1, 6: 2}, wall | {24: 1}, (6, 5))
    assert table.legal(0) == {Verb.PASS}
    assert refused(table, 6, 1) == "BG-7"
    table.play(0, "pass", [1, 2])
    assert table.said(-1)[-2:] == ["A cannot move.", "B rolls 2 and 1."]
    assert table.refused(1, "pass") == "BG-9"
    assert table.waiting == [1]


@pytest.mark.clause("BG-10")
def test_checkers_are_borne_off_from_home_alone() -> None:
    table = position({7: 1, 4: 2}, {1: 2}, (4, 1))
    assert refused(table, 4, OFF) == "BG-10"
    go(table, 7, 6)
    assert ways(table) == {(6, 2), (4, OFF)}
    go(table, 4, OFF, [2, 1])
    assert table.s.points[0][OFF] == 13
    black = position({1: 2}, {4: 2, 2: 1}, (4, 2), mover=1)
    assert {(21, BAR), (23, BAR)} <= ways(black)


@pytest.mark.clause("BG-11")
def test_a_higher_die_bears_off_the_farthest() -> None:
    table = position({4: 1, 2: 2}, {1: 2}, (6, 5))
    assert ways(table) == {(4, OFF)}
    assert refused(table, 2, OFF) == "BG-4"
    go(table, 4, OFF)
    assert [*table.s.left] == [1, 0], "the lower die did it"
    assert ways(table) == {(2, OFF)}
    assert ways(position({6: 1, 2: 2}, {1: 2}, (5, 4))) == {(6, 1), (6, 2)}


@pytest.mark.clause("BG-12")
@pytest.mark.parametrize(
    ("black", "points", "sort"),
    [
        ({1: 2}, [1, 0], "wins the game"),
        ({13: 15}, [2, 0], "wins a gammon"),
        ({18: 15}, [2, 0], "wins a gammon"),
        ({19: 1, 6: 14}, [3, 0], "wins a backgammon"),
        ({BAR: 1, 6: 14}, [3, 0], "wins a backgammon"),
        ({BAR: 1, 6: 13}, [1, 0], "wins the game"),
    ],
)
def test_a_win_counts_up_to_three(black: Points, points: list[int], sort: str) -> None:
    def won(scoring: str) -> Table:
        return go(position({1: 1}, black, (2, 1), scoring=scoring), 1, OFF)

    table = won("backgammons")
    assert table.ending == "all off"
    assert table.scores == points
    assert sort in table.said(-1)[-1]
    assert not any("hit" in said for said in table.said(-1))
    assert won("gammons").scores == [min(2, points[0]), 0]
    assert won("single").scores == [1, 0]
    assert table.refused(1, "move", start=1, to=2) == "BG-19"


@pytest.mark.clause("BG-13")
def test_a_match_goes_on_until_somebody_has_the_points() -> None:
    table = position({1: 1}, {13: 15}, (2, 1), match=3)
    table.play(0, Verb.MOVE.of(1, OFF), [2], [6])
    assert table.ending == ""
    assert table.waiting == [1]
    assert [*table.s.won] == [2, 0]
    assert {p: n for p, n in enumerate(table.s.points[0]) if n} == BEGIN["full"]
    arrange(table.s, {1: 2}, {1: 1})
    rolled(table.s, (2, 1), 1)
    table.play(1, Verb.MOVE.of(24, BAR), [3], [1])
    assert [*table.s.won] == [2, 1]
    arrange(table.s, {1: 1}, {1: 2})
    rolled(table.s, (2, 1), 0)
    assert go(table, 1, OFF).scores == [3, 1]


def cubed(**options: int | str) -> Table:
    """A match with the cube, after Black's first turn: White may double."""
    table = started(1, 2, cube="yes", **options)
    return go(go(table, 1, 3), 17, 18)


@pytest.mark.clause("BG-14", "BG-15")
def test_the_cube_is_offered_before_the_roll_and_goes_to_whoever_takes_it() -> None:
    assert started(1, 2, cube="yes").refused(1, "double") == "BG-14"
    table = cubed()
    assert table.legal(0) == {Verb.ROLL, Verb.DOUBLE}
    assert refused(table, 24, 23) == "BG-4"
    table.play(0, "double")
    assert table.waiting == [1]
    assert table.said(-1)[-1] == "A offers to play for 2."
    assert table.refused(1, "roll") == table.refused(1, "pass") == refused(table, 1, 2) == "BG-15"
    table.play(1, "take", [4, 3])
    assert (table.s.cube, table.s.holder, table.s.mover) == (2, 1, 0)
    assert "B takes the double: the stake is 2." in table.said(-1)
    assert table.refused(0, "take") == "BG-15"
    go(go(table, 24, 20), 24, 21)
    assert table.legal(1) == {Verb.ROLL, Verb.DOUBLE}
    table.play(1, "roll", [2, 1])
    go(go(table, 1, 3), 17, 18, [6, 5])
    assert table.waiting == [0], "only Black may double, so White has rolled"
    assert table.s.phase == Phase.MOVING


@pytest.mark.clause("BG-14")
def test_the_cube_has_an_end_and_may_be_left_out() -> None:
    table = cubed()
    table.s.cube = 64
    table.play(0, "roll", [2, 1])
    go(go(table, 13, 11), 8, 7, [4, 3])
    assert table.s.phase == Phase.MOVING
    plain = started(1, 2)
    go(go(plain, 1, 3), 17, 18, [5, 3])
    assert plain.refused(0, "double") == "BG-14"


@pytest.mark.clause("BG-15", "BG-16")
def test_declining_loses_the_old_stake() -> None:
    table = cubed().play(0, "double").play(1, "decline")
    assert table.ending == "double declined"
    assert table.scores == [1, 0]
    match = cubed(match=9)
    match.s.cube, match.s.holder = 4, 0
    match.play(0, "double").play(1, Verb.DECLINE, [4], [2])
    assert [*match.s.won] == [4, 0]
    assert (match.s.cube, match.s.holder) == (1, -1)


@pytest.mark.clause("BG-16")
def test_points_are_multiplied_by_the_stake() -> None:
    table = position({1: 1}, {BAR: 1, 6: 14}, (2, 1), cube="yes")
    table.s.cube = 4
    assert go(table, 1, OFF).scores == [12, 0]


def win_of_one(table: Table, first: int = 6, second: int = 1) -> Table:
    """White wins a single game, and the next one begins with this roll."""
    arrange(table.s, {1: 1}, {1: 2})
    rolled(table.s, (2, 1), 0)
    return table.play(0, Verb.MOVE.of(1, OFF), [first], [second])


@pytest.mark.clause("BG-17")
def test_the_crawford_game_is_played_once_without_the_cube() -> None:
    table = win_of_one(cubed(match=3))
    assert table.s.crawford == Crawford.BEFORE
    win_of_one(table, 2, 1)
    assert table.s.crawford == Crawford.NOW
    go(go(table, 13, 11), 6, 5, [3, 1])
    assert table.s.phase == Phase.MOVING, "no doubling: Black has rolled"
    arrange(table.s, {1: 2}, {1: 1})
    rolled(table.s, (2, 1), 1)
    table.play(1, Verb.MOVE.of(24, BAR), [2], [1])
    assert table.s.crawford == Crawford.OVER
    go(go(table, 13, 11), 6, 5)
    assert table.legal(1) == {Verb.ROLL, Verb.DOUBLE}


@pytest.mark.clause("BG-18")
def test_after_many_turns_nobody_wins() -> None:
    table = started(2, 1, turns=20)
    table.s.turns = 19
    go(go(table, 13, 11), 6, 5)
    assert table.ending == "turns over"
    assert table.scores == [0, 0]
    assert table.said(-1)[-1] == "20 turns have been taken: nobody wins this game."
    ahead = started(2, 1, turns=20, match=5)
    ahead.s.turns, ahead.s.won[1] = 19, 2
    assert go(go(ahead, 13, 11), 6, 5).places == [2, 1]


@pytest.mark.clause("BG-19")
def test_then_it_is_over() -> None:
    table = go(position({1: 1}, {1: 2}, (2, 1)), 1, OFF)
    assert table.refused(1, "roll") == "BG-19"


# ---------------------------------------------------------------- all plays of a roll, written apart

Side = tuple[int, ...]
Board = tuple[Side, Side]
"""The checkers of the player to move and of the other, each by their own points."""


def single(board: Board, die: int) -> Iterable[Board]:
    """Every way to play one die, by the clauses."""
    mine, theirs = board
    for p in range(1, BAR + 1):
        if not mine[p] or (mine[BAR] and p != BAR):
            continue
        q = p - die
        if q <= 0:
            if any(mine[7:]) or (q < 0 and any(mine[p + 1 : 7])):
                continue
            q = 0
        elif theirs[BAR - q] > 1:
            continue
        us, them = [*mine], [*theirs]
        us[p] -= 1
        us[q] += 1
        if q and them[BAR - q]:
            them[BAR - q] -= 1
            them[BAR] += 1
        yield tuple(us), tuple(them)


def plays(board: Board, dice: tuple[int, int]) -> set[Board]:
    """The positions to which a roll may lead: as many dice as possible, and the higher if it can be only one."""
    orders = [[dice[0]] * 4] if dice[0] == dice[1] else [[*dice], [*reversed(dice)]]
    most, found = 0, {board}
    for order in sorted(orders, reverse=True):
        layer = {board}
        for k, die in enumerate(order, 1):
            layer = {after for before in layer for after in single(before, die)}
            if not layer:
                break
            if k > most:
                most, found = k, layer
            elif k == most and k == len(order):
                found = found | layer
    return found


def by_the_rules(s: Any, dice: tuple[int, int]) -> set[Board]:
    """The same by our rules, move by move to the end of the turn."""
    seat, found, open_ = int(s.mover), set(), [rolled(s.clone(), dice, s.mover)]
    while open_:
        before = open_.pop()
        for move in GAME.legal(before, GAME.usual_box, seat):
            after = before.clone()
            GAME.rules.apply(after, GAME.usual_box, seat, move)
            if after.end or after.mover != seat:
                found.add((tuple(after.points[seat]), tuple(after.points[1 - seat])))
            else:
                open_.append(after)
    return found


OPENING = [42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11]
"""How many positions each roll may lead to from the start: 1-1, 2-1, 2-2, 3-1 and so on."""


def test_the_opening_has_as_many_plays_as_there_must_be() -> None:
    s = started().s
    s.fate = None
    board = tuple(s.points[0]), tuple(s.points[1])
    found = [by_the_rules(s, dice) for dice in ROLLS]
    assert found == [plays(board, dice) for dice in ROLLS]
    assert [*map(len, found)] == OPENING


def test_every_play_of_every_roll_is_found_and_no_other() -> None:
    """In positions of random games, and of their ends."""
    random, compared = Random(5), 0
    while compared < 150:
        s: Any = GAME.state()
        s.rng[:] = [random.getrandbits(32), random.getrandbits(32)]
        GAME.rules.setup(s, GAME.usual_box)
        while not s.end:
            if sum(s.left) in (2, 4) and random.random() < 0.06:
                board = tuple(s.points[s.mover]), tuple(s.points[1 - s.mover])
                dice = random.choice(ROLLS)
                assert by_the_rules(s, dice) == plays(board, dice), (board, dice)
                compared += 1
            GAME.rules.apply(s, GAME.usual_box, s.mover, random.choice(GAME.legal(s, GAME.usual_box, s.mover)))


# ---------------------------------------------------------------- bearing off

IN_ONE_ROLL = {
    (1,): 36, (2,): 36, (3,): 36, (4,): 34, (5,): 31, (6,): 27,
    (1, 1): 36, (1, 2): 36, (1, 3): 34, (1, 4): 29, (1, 5): 23, (1, 6): 15,
    (2, 2): 26, (2, 3): 25, (2, 4): 23, (2, 5): 19, (2, 6): 13,
    (3, 3): 17, (3, 4): 17, (3, 5): 14, (3, 6): 10,
    (4, 4): 11, (4, 5): 10, (4, 6): 8, (5, 5): 6, (5, 6): 6, (6, 6): 4,
}  # fmt: skip
"""Of 36 rolls, those that bear off the last one or two checkers from these points: a table in every textbook."""
FAR = (0, 2) + (0,) * 24
"""Checkers that are in nobody's way."""


def side(points: Iterable[int]) -> Side:
    """Checkers on these points, and the rest off."""
    found = [0] * (BAR + 1)
    for p in points:
        found[p] += 1
    found[OFF] = 15 - sum(found)
    return tuple(found)


def ends(mine: Side, dice: tuple[int, int]) -> set[Side]:
    """Where a roll may lead by our rules, if no opponent is near."""
    s: Any = GAME.state()
    s.cube = 1
    arrange(s, {p: n for p, n in enumerate(mine) if n and p}, {1: 2})
    return {us for us, _ in by_the_rules(s, dice)}


def weighed(value: Any) -> float:
    """The mean of a function of the roll."""
    return float(sum(value(dice) * (1 if dice[0] == dice[1] else 2) for dice in ROLLS)) / 36


def test_the_last_two_checkers_go_off_as_often_as_is_known() -> None:
    def rolls(where: tuple[int, ...]) -> int:
        return round(36 * weighed(lambda dice: side(()) in ends(side(where), dice)))

    assert {where: rolls(where) for where in IN_ONE_ROLL} == IN_ONE_ROLL


@cache
def rolls_by_the_rules(mine: Side) -> float:
    """How many rolls it takes on average to bear off, played for that."""
    if mine[OFF] == 15:
        return 0.0
    return 1 + weighed(lambda dice: min(map(rolls_by_the_rules, ends(mine, dice))))


@cache
def rolls_apart(mine: Side) -> float:
    """The same, written apart from the rules."""
    if mine[OFF] == 15:
        return 0.0
    return 1 + weighed(lambda dice: min(rolls_apart(us) for us, _ in plays((mine, FAR), dice)))


def test_bearing_off_takes_as_many_rolls_as_an_enumeration_says() -> None:
    for n in (1, 2, 3):
        for where in combinations_with_replacement(range(1, 7), n):
            assert rolls_by_the_rules(side(where)) == pytest.approx(rolls_apart(side(where)))


def test_a_race_from_the_ace_points_is_won_as_often_as_was_published() -> None:
    """Eight checkers against six, the eight to roll: 0.301055 (H. A. Peelle, Backgammon Tools in J, Vector 24)."""

    @cache
    def first(mine: int, theirs: int) -> float:
        def after(dice: tuple[int, int]) -> float:
            (end,) = ends(side((1,) * mine), dice)
            return 1.0 if end[OFF] == 15 else 1.0 - first(theirs, 15 - end[OFF])

        return weighed(after)

    assert first(8, 6) == pytest.approx(0.301055, abs=5e-7)
    assert first(2, 1) == 1.0
