"""Nine men's morris, clause by clause; then counts of openings, and the endgame of three men against three, solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from classics.morris import GAME
from classics.morris.rules import step
from classics.morris.state import LINES, POINTS, Phase, Verb
from classics.morris.tell import point_name
from rulewright.testing import Table

NAMES = {point_name(point): point for point in range(POINTS)}
MOST = int(GAME.usual_box.turns)


def points(names: str) -> int:
    """A set of points from their names."""
    return sum(1 << NAMES[name] for name in names.split())


def position(white: str, black: str, hand: tuple[int, int] = (0, 0), mover: int = 0, **options: int | str) -> Table:
    table = Table(GAME, **options)
    table.s.men[:] = [points(white), points(black)]
    table.s.hand[:] = hand
    table.s.mover = mover
    table.s.phase = Phase.PLACING if hand[mover] else Phase.MOVING
    return table


def placed(*names: str) -> Table:
    """A game in which men were placed in turn, and taken where a mill was closed."""
    table = Table(GAME)
    for name in names:
        table.play(table.s.mover, "take" if table.s.phase == Phase.TAKING else "place", point=NAMES[name])
    return table


def moved(table: Table, start: str, to: str) -> Table:
    return table.play(table.s.mover, "move", start=NAMES[start], to=NAMES[to])


def refused(table: Table, verb: str, *names: str) -> str:
    keys = ("start", "to") if len(names) > 1 else ("point",)
    return table.refused(table.s.mover, verb, **{key: NAMES[name] for key, name in zip(keys, names, strict=True)})


@pytest.mark.clause("MO-1")
def test_the_board_is_empty_and_has_sixteen_lines() -> None:
    table = Table(GAME)
    assert table.legal(0) == {Verb.PLACE.of(point) for point in range(POINTS)}
    assert [*table.s.hand] == [9, 9]
    assert len(set(LINES)) == 16
    assert Counter(point for line in LINES for point in line) == dict.fromkeys(range(POINTS), 2)
    assert sorted(NAMES)[:3] == ["a1", "a4", "a7"]


@pytest.mark.clause("MO-1")
def test_every_point_has_the_neighbours_that_are_drawn() -> None:
    near = {
        point_name(p): {point_name(q) for q in range(POINTS) if any(step(1 << p, way) >> q & 1 for way in range(4))}
        for p in range(POINTS)
    }
    assert near["a7"] == {"a4", "d7"}
    assert near["d6"] == {"d7", "b6", "f6", "d5"}
    assert near["c4"] == {"c5", "c3", "b4"}
    assert near["g4"] == {"g7", "g1", "f4"}
    assert sum(map(len, near.values())) == 64
    assert all(p in near[q] for p in near for q in near[p])


@pytest.mark.clause("MO-2", "MO-3")
def test_men_are_placed_in_turn_on_free_points() -> None:
    table = placed("d6")
    assert table.waits(1)
    assert table.refused(0, "place", point=0) == "MO-2"
    assert refused(table, "place", "d6") == "MO-3"
    assert refused(table, "move", "d6", "d7") == "MO-3"
    assert table.said(-1) == ["A places a man on d6."]
    assert [*table.s.hand] == [8, 9]


@pytest.mark.clause("MO-4")
def test_then_men_move_along_the_lines() -> None:
    table = position("a7 d7 d6 b4", "g7 g4 f4 a1")
    ways = {(point_name(s), point_name(t)) for s, t in map(Verb.MOVE.arguments, table.legal(0))}
    assert ways == {
        ("a7", "a4"), ("d6", "b6"), ("d6", "f6"), ("d6", "d5"), ("b4", "b6"), ("b4", "b2"), ("b4", "a4"), ("b4", "c4"),
    }  # fmt: skip
    assert refused(table, "move", "a7", "d1") == "MO-4"
    assert refused(table, "move", "g7", "d7") == "MO-4"
    assert refused(table, "move", "a7", "d7") == "MO-4"
    assert refused(table, "place", "d5") == "MO-3"
    assert moved(table, "a7", "a4").said(-1) == ["A moves from a7 to a4."]


@pytest.mark.clause("MO-5")
def test_three_men_fly() -> None:
    table = position("a7 d6 b4", "g7 g4 f4 a1")
    assert len(table.legal(0)) == 3 * 17
    moved(table, "a7", "e3")
    assert table.waits(1)
    assert refused(table, "move", "g7", "c3") == "MO-4"
    walking = position("a7 d6 b4", "g7 g4 f4 a1", flying="no")
    assert refused(walking, "move", "a7", "e3") == "MO-4"
    assert len(walking.legal(0)) == 2 + 4 + 4


@pytest.mark.clause("MO-6")
def test_a_mill_takes_a_man_before_the_turn_passes() -> None:
    table = placed("a7", "b6", "d7", "f6", "g7")
    assert table.waits(0)
    assert refused(table, "place", "a1") == "MO-6"
    assert refused(table, "take", "a7") == "MO-6"
    assert refused(table, "take", "e4") == "MO-6"
    table.play(0, "take", point=NAMES["b6"])
    assert table.waits(1)
    assert table.said(-1)[-1] == "A takes the man on b6."
    assert table.s.men[1] == points("f6")
    assert refused(table, "take", "a7") == "MO-6"


@pytest.mark.clause("MO-6")
def test_two_mills_at_once_take_one_man_and_a_mill_that_stays_takes_none() -> None:
    table = position("a7 g7 d5 d6 a1", "b6 f6 b2 f2", hand=(1, 0)).play(0, "place", point=NAMES["d7"])
    table.play(0, "take", point=NAMES["b6"])
    assert table.waits(1)
    table = position("a7 d7 g7 b2", "b6 f6 e3 f2")
    assert moved(table, "b2", "b4").waits(1)


@pytest.mark.clause("MO-7")
def test_men_in_mills_are_safe_unless_all_are() -> None:
    table = position("a7 d7 a1 d1", "b6 d6 f6 e3", hand=(1, 0)).play(0, "place", point=NAMES["g7"])
    assert table.legal(0) == {Verb.TAKE.of(NAMES["e3"])}
    assert refused(table, "take", "d6") == "MO-7"
    table = position("a7 d7 a1 d1", "b6 d6 f6", hand=(1, 1)).play(0, "place", point=NAMES["g7"])
    assert len(table.legal(0)) == 3


@pytest.mark.clause("MO-8", "MO-11")
def test_with_two_men_left_you_have_lost() -> None:
    table = moved(position("a7 d7 g4", "b6 f6 e3"), "g4", "g7").play(0, "take", point=NAMES["e3"])
    assert table.ending == "two men left"
    assert table.scores == [1, -1]
    assert table.said(-1)[-1] == "B has two men left."
    assert table.refused(1, "move", start=NAMES["b6"], to=NAMES["b4"]) == "MO-11"
    table = moved(position("a7 d7 g4", "b6 f6 e3", hand=(0, 1)), "g4", "g7").play(0, "take", point=NAMES["e3"])
    assert table.ending == "", "a man in hand counts"


@pytest.mark.clause("MO-9")
def test_who_cannot_move_has_lost() -> None:
    table = position("a7 g7 d7 d6 b4 g1", "a4 a1 d1 g4", mover=0)
    moved(table, "d6", "f6")
    assert table.ending == ""
    table = position("a4 d7 f4 d1 d6", "a7 g7 a1 g1")
    table = moved(table, "f4", "g4")
    assert table.ending == "blocked"
    assert table.scores == [1, -1]
    assert table.said(-1)[-1] == "B cannot move."
    table = position("a4 d7 f4 d1 d6", "a7 g7 a1")
    assert moved(table, "f4", "g4").ending == "", "three men fly over every wall"


@pytest.mark.clause("MO-10")
def test_after_many_turns_it_is_a_draw() -> None:
    table = position("a7 d7 a1 f2", "b6 d6 g1 e3", turns=40)
    table.s.turns = 38
    moved(table, "f2", "f4")
    assert table.waits(1)
    moved(table, "e3", "e4")
    assert table.ending == "turns over"
    assert table.scores == [0, 0]
    assert table.said(-1)[-1] == "40 turns have been taken: a draw."


@pytest.mark.clause("MO-10")
def test_the_last_turn_still_wins() -> None:
    table = position("a7 d7 g4", "b6 f6 e3", turns=40)
    table.s.turns = 39
    assert moved(table, "g4", "g7").play(0, "take", point=NAMES["e3"]).scores == [1, -1]


# ---------------------------------------------------------------- known counts


def children(s: Any) -> Iterable[Any]:
    seat = int(s.mover)
    for move in GAME.legal(s, GAME.usual_box, seat):
        child = s.clone()
        GAME.rules.apply(child, GAME.usual_box, seat, move)
        yield child


def openings(depth: int) -> list[int]:
    """How many sequences of so many moves there are, counted over positions; taking a man is a move of its own."""
    start = GAME.state()
    GAME.rules.setup(start, GAME.usual_box)
    layer, counts = {start.pack(): (start, 1)}, []
    for _ in range(depth):
        following: dict[bytes, tuple[Any, int]] = {}
        for s, ways in layer.values():
            for child in children(s):
                child.last = -1
                key = child.pack()
                following[key] = child, ways + following.get(key, (None, 0))[1]
        layer = following
        counts.append(sum(ways for _, ways in layer.values()))
    return counts


def test_there_are_as_many_openings_as_there_must_be() -> None:
    assert openings(3) == [24, 24 * 23, 24 * 23 * 22]


@pytest.mark.release
def test_the_first_mills_are_counted() -> None:
    """White's third man closes one of 16 mills in 6 orders, while Black's two men are anywhere; then either is taken."""
    five, mills = 24 * 23 * 22 * 21 * 20, 16 * 6 * 21 * 20
    assert openings(6)[4:] == [five, (five - mills) * 19 + mills * 2]


# ---------------------------------------------------------------- three against three


THREE = [sum(1 << p for p in men) for men in combinations(range(POINTS), 3)]
NUMBER = {men: n for n, men in enumerate(THREE)}


def flights(men: int) -> list[int]:
    """The numbers of all sets of three to which one man's flight leads."""
    inside, outside = ([p for p in range(POINTS) if men >> p & 1 == side] for side in (1, 0))
    return [NUMBER[men ^ 1 << a ^ 1 << b] for a in inside for b in outside]


def solved() -> np.ndarray[Any, Any]:
    """Three men against three, by retrograde analysis of sets alone: by the numbers of the men of the side to move and of the
    others, 1 for a win, -1 for a loss, 0 for a draw. A mill wins at once, since it takes the third man."""
    masks = np.array(THREE)
    apart = (masks[:, None] & masks) == 0
    mill = np.isin(masks, [sum(1 << p for p in line) for line in LINES])
    ways = [np.array(flights(men)) for men in THREE]
    value = np.zeros(apart.shape, np.int8)
    for mine, to in enumerate(ways):
        value[mine, apart[mine] & apart[to[mill[to]]].any(0)] = 1
    while True:
        before = value.copy()
        for mine, to in enumerate(ways):
            free, after = (
                apart[to].T,
                before[:, to],
            )  # for each place of the others: where I may fly, and what that is to them
            value[mine, (before[mine] == 0) & apart[mine] & (free & (after == -1)).any(1)] = 1
            value[mine, (before[mine] == 0) & apart[mine] & (~free | (after == 1)).all(1)] = -1
        if (value == before).all():
            return value


@pytest.mark.release
def test_three_against_three_is_solved_by_the_same_rules() -> None:
    """The value of each position is the best that our rules offer a move on; the side to move wins 83 of 100."""
    value, random = solved(), Random(3)
    masks = np.array(THREE)
    apart = (masks[:, None] & masks) == 0
    assert [int((value[apart] == v).sum()) for v in (1, 0, -1)] == [2_232_160, 4_112, 455_648]
    for sort in (1, 0, -1):
        for mine, theirs in random.sample([tuple(at) for at in np.argwhere(apart & (value == sort))], 40):
            s: Any = GAME.state()
            GAME.rules.setup(s, GAME.usual_box)
            s.men[:], s.hand[:], s.phase = [THREE[mine], THREE[theirs]], [0, 0], Phase.MOVING
            found = []
            for child in children(s):
                if child.phase == Phase.TAKING:
                    assert GAME.rules.ending(next(iter(children(child))))
                    found.append(1)
                else:
                    found.append(-value[NUMBER[child.men[1]], NUMBER[child.men[0]]])
            assert max(found) == sort
