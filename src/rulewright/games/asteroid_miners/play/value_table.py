"""The exact turn (see `expect`) drawn up for a whole box, so that compiled games in the head can read it.

Every worth is a whole number of thousandths of $1M. A throw is known by its rank among all throws of as many dice.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np

from rulewright.kernel import Struct, int8, int16, int32, public, rule

from ..rules.dice import alter_dice
from ..rules.mining import spare
from ..rules.offers import alterations, may_modify, nth_alteration
from ..rules.rival import ALL_MINERALS
from ..state import (
    ALONE,
    ASTEROIDS,
    DICE,
    EQUIPMENT,
    FACES,
    ROWS,
    SCALE,
    STRATA,
    Box,
    Change,
    Event,
    Phase,
    State,
    Verb,
)
from .expected_value import FACES_UP, Dig, dice_of, digging_of
from .policy import advised

WHOLE, HALF = 6.0, 2.5
"""What a whole stratum is worth besides its metals in $M, and half of one: the race to the next asteroid."""
A_ROW = 1
DIGS = ASTEROIDS * STRATA * ALL_MINERALS * 2
ROLLS = 6
"""Rolls of the Modify die that may be left, at most 5 (see `bound`)."""
THROWS = 252
UNIT = 1000


class Chart(Struct):
    """What every throw promises and which of its dice to throw again, for every stratum, half or whole, at either price."""

    rank: list[int] = public(int16, (FACES + 1) ** DICE)
    bare: list[list[list[int]]] = public(int32, DIGS, DICE + 1, THROWS)
    used: list[list[list[list[int]]]] = public(int32, DIGS, DICE + 1, FACES + 1, THROWS)
    """With a face of the Modify die at its best."""
    rolled: list[list[list[list[int]]]] = public(int32, DIGS, DICE + 1, ROLLS, THROWS)
    """If it is rolled now, so many rolls being left."""
    again: list[list[list[list[int]]]] = public(int8, DIGS, DICE + 1, ROLLS, THROWS)
    """The dice to throw again."""
    whole: list[list[int]] = public(int32, DIGS, FACES * DICE + 1)
    """Of a whole stratum, by what is left for the bid."""


@rule
def dig_at(s: State) -> int:
    """Which dig the mover is at."""
    miner = s.miners[s.mover]
    at = (int(s.asteroid) * STRATA + int(miner.done[s.asteroid])) * ALL_MINERALS + int(miner.dug)
    return 2 * at + (1 if s.event == Event.SURGE else 0)


@rule
def rank_of(s: State, chart: Chart) -> int:
    code = 0
    for i in range(DICE):
        code = (FACES + 1) * code + int(s.dice[i])
    return int(chart.rank[code])


@rule
def rolls_left(s: State, box: Box) -> int:
    """AM-R8: of the Modify die."""
    return int(box.modify_rolls[s.miners[s.mover].equipment]) - int(s.mods)


@rule
def by_chart(s: State, box: Box, chart: Chart, weights: list[int]) -> int:
    """What a company does that knows the worth of its dice, and for the rest goes by these weights."""
    if s.phase == Phase.REROLLING:
        return Verb.REROLL + int(chart.again[dig_at(s)][s.n][rolls_left(s, box)][rank_of(s, chart)])
    if s.phase == Phase.MODIFYING:
        return modify_by_chart(s, box, chart)
    return advised(s, box, weights)


@rule
def modify_by_chart(s: State, box: Box, chart: Chart) -> int:
    dig, n, throw = dig_at(s), int(s.n), rank_of(s, chart)
    now = int(chart.bare[dig][n][throw])
    best = max(now, int(chart.used[dig][n][s.modify][throw]) if s.modify != 0 else 0)
    if may_modify(s, box) and int(chart.rolled[dig][n][rolls_left(s, box)][throw]) > best:
        return Verb.MODIFY
    return Verb.EXCAVATE if best == now else best_use(s, box, chart, best)


@rule
def best_use(s: State, box: Box, chart: Chart, wanted: int) -> int:
    """The use of the Modify die that is worth so much."""
    for k in range(alterations(s, box)):
        move = nth_alteration(s, box, k)
        if worth_of_use(s, chart, move) == wanted:
            return move
    return Verb.EXCAVATE


@rule
def worth_of_use(s: State, chart: Chart, move: int) -> int:
    """What is made of the dice; they lie again as before."""
    at = (move - Verb.ALTER) // 4
    first, second, dig = at // (DICE + 1), at % (DICE + 1), dig_at(s)
    if s.modify == Change.TOTAL:
        return int(chart.whole[dig][spare(s, (1 << first) | (1 << second))])
    a, b = int(s.dice[first]), int(s.dice[second]) if second != ALONE else 0
    alter_dice(s, first, second, (move - Verb.ALTER) % 4)
    worth = int(chart.bare[dig][s.n][rank_of(s, chart)])
    s.dice[first] = a
    if second != ALONE:
        s.dice[second] = b
    return worth


# ---------------------------------------------------------------- drawing it up


def whole_worth(box: Box, asteroid: int, depth: int, whole: float = WHOLE) -> float:
    """What a whole stratum is worth besides its metals: the way to the next one, and a row of the station if it opens one."""
    for row in range(1, ROWS + 1):
        if box.foundry and (box.row_asteroid[row], box.row_stratum[row]) == (asteroid, depth + 1):
            return float(whole + box.promise[A_ROW][box.left[row]] / SCALE)
    return whole


@lru_cache(8)
def chart_of(printed: bytes) -> Any:
    """The chart of a box, packed for compiled play."""
    return drawn(Box.unpack(printed))


def drawn(box: Box, whole: float = WHOLE, half: float = HALF) -> Any:
    chart = np.zeros(1, Chart.dtype())[0]
    for n in range(1, DICE + 1):
        for faces in product(FACES_UP, repeat=n):
            chart["rank"][code_of(faces)] = dice_of(n).at[tuple(sorted(faces))]
    for asteroid in range(ASTEROIDS):
        for depth in range(box.strata[asteroid]):
            for dug, surge in product(range(ALL_MINERALS), (False, True)):
                a, b = box.stratum[asteroid][depth]
                dig = Dig((a, b), dug, surge, whole_worth(box, asteroid, depth, whole), half)
                draw_dig(chart, box, 2 * ((asteroid * STRATA + depth) * ALL_MINERALS + dug) + surge, dig)
    return chart


def draw_dig(chart: Any, box: Box, at: int, dig: Dig) -> None:
    rolls = max(box.modify_rolls[1 : EQUIPMENT + 1])
    for n in sorted({max(box.least_dice, k - down) for k in box.dice[1:] for down in (0, 1)}):
        found = digging_of(box, dig, n)
        size = len(found.dice.throws)
        chart["bare"][at, n, :size] = in_units(found.bare)
        for face in FACES_UP:
            chart["used"][at, n, face, :size] = in_units(found.used[face])
        for left in range(rolls + 1):
            if left:
                chart["rolled"][at, n, left, :size] = in_units(found.rolled(left))
            chart["again"][at, n, left, :size] = found.best_throws(left)
        for bid in range(FACES * DICE + 1):
            chart["whole"][at, bid] = round(UNIT * found.worth(3, bid))


def in_units(worths: Any) -> Any:
    return np.rint(UNIT * worths).astype(np.int64)


def code_of(faces: tuple[int, ...]) -> int:
    code = 0
    for face in (*faces, *[0] * (DICE - len(faces))):
        code = (FACES + 1) * code + face
    return code
