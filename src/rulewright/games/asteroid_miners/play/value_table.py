"""The exact expected values (see `expected_value`) of a whole box as a table, for compiled playouts.

Values are whole thousandths of $1M. A throw is known by its rank among all throws of as many dice.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np

from rulewright.kernel import Struct, int8, int16, int32, public, rule

from ..rules.dice import alter_dice
from ..rules.legality import offer, offers
from ..rules.mining import may_modify, spare
from ..state import (
    ALONE,
    ASTEROIDS,
    BOTH_MINERALS,
    DICE,
    FACES,
    STRATA,
    Ability,
    Box,
    Column,
    Event,
    Phase,
    State,
    Verb,
)
from .expected_value import FACES_UP, HALF, WHOLE, Dig, dice_of, digging_of, whole_worth
from .policy import company_move

PRICES = 3
"""A die decides the column of the market, or a slump has settled it, or a surge."""
DIGS = ASTEROIDS * STRATA * BOTH_MINERALS * PRICES
"""Strata, with none, the first or the second mineral out, by what is known of the prices."""
ROLLS = 6
"""Numbers of Modify rolls left, 0 to 5 (see `bound`)."""
THROWS = 252
UNIT = 1000


class ValueTable(Struct):
    """The value of every throw and which of its dice to throw again, by dig and number of dice."""

    rank: list[int] = public(int16, (FACES + 1) ** DICE)
    bare: list[list[list[int]]] = public(int32, DIGS, DICE + 1, THROWS)
    used: list[list[list[list[int]]]] = public(int32, DIGS, DICE + 1, FACES + 1, THROWS)
    """With the best use of a face of the Modify die."""
    rolled: list[list[list[list[int]]]] = public(int32, DIGS, DICE + 1, ROLLS, THROWS)
    """If the Modify die is rolled now, by rolls left."""
    again: list[list[list[list[int]]]] = public(int8, DIGS, DICE + 1, ROLLS, THROWS)
    """The dice to throw again."""
    whole: list[list[int]] = public(int32, DIGS, FACES * DICE + 1)
    """Of taking out the whole stratum, by the bid."""


@rule
def dig_at(s: State) -> int:
    """The dig of the company whose turn it is."""
    miner = s.miners[s.mover]
    at = (int(s.asteroid) * STRATA + int(miner.done[s.asteroid])) * BOTH_MINERALS + int(miner.dug)
    return PRICES * at + (1 if s.event == Event.SLUMP else 2 if s.event == Event.SURGE else 0)


def event_column(event: int) -> int:
    """AM-R5, AM-R20: the column that an event settles, or -1."""
    return {Event.SLUMP: int(Column.LOW), Event.SURGE: int(Column.HIGH)}.get(event, -1)


@rule
def rank_of(s: State, values: ValueTable) -> int:
    code = 0
    for i in range(DICE):
        code = (FACES + 1) * code + int(s.dice[i])
    return int(values.rank[code])


@rule
def rolls_left(s: State, box: Box) -> int:
    """AM-R8, AM-R20: of the Modify die."""
    return 0 if s.event == Event.DUST else int(box.modify_rolls[s.miners[s.mover].equipment]) - int(s.mods)


@rule
def table_move(s: State, box: Box, values: ValueTable, weights: list[int]) -> int:
    """The move of a company that knows the value of its dice, and for the rest goes by these weights."""
    if s.phase == Phase.REROLLING:
        return Verb.REROLL.of(int(values.again[dig_at(s)][s.n][rolls_left(s, box)][rank_of(s, values)]))
    if s.phase == Phase.MODIFYING:
        return modify_by_table(s, box, values)
    return company_move(s, box, weights)


@rule
def modify_by_table(s: State, box: Box, values: ValueTable) -> int:
    """AM-R8, AM-R9: roll, use or leave the Modify die, whichever is worth most."""
    dig, n, throw = dig_at(s), int(s.n), rank_of(s, values)
    now = int(values.bare[dig][n][throw])
    best = max(now, int(values.used[dig][n][s.modify][throw]) if s.modify != 0 else 0)
    if may_modify(s, box) and int(values.rolled[dig][n][rolls_left(s, box)][throw]) > best:
        return Verb.MODIFY
    return Verb.EXCAVATE if best == now else best_use(s, box, values, best)


@rule
def best_use(s: State, box: Box, values: ValueTable, wanted: int) -> int:
    """The use of the Modify die that has this value."""
    for k in range(offers(s, box, int(s.seat))):
        move = offer(s, box, int(s.seat), k)
        if Verb.at(move) == Verb.ALTER and worth_of_use(s, values, move) == wanted:
            return move
    return Verb.EXCAVATE


@rule
def worth_of_use(s: State, values: ValueTable, move: int) -> int:
    """The value of the dice after this use of the Modify die; the dice are put back."""
    dig = dig_at(s)
    first, second, ways = Verb.ALTER.arguments(move)
    if s.modify == Ability.TOTAL:
        return int(values.whole[dig][spare(s, (1 << first) | (1 << second))])
    a, b = int(s.dice[first]), int(s.dice[second]) if second != ALONE else 0
    alter_dice(s, first, second, ways)
    worth = int(values.bare[dig][s.n][rank_of(s, values)])
    s.dice[first] = a
    if second != ALONE:
        s.dice[second] = b
    return worth


# ---------------------------------------------------------------- filling the table


@lru_cache(8)
def value_table_of(printed: bytes) -> Any:
    """The value table of a packed box, packed for compiled play."""
    return filled(Box.unpack(printed))


def filled(box: Box, whole: float = WHOLE, half: float = HALF) -> Any:
    values = np.zeros(1, ValueTable.dtype())[0]
    for n in range(1, DICE + 1):
        for faces in product(FACES_UP, repeat=n):
            values["rank"][code_of(faces)] = dice_of(n).at[tuple(sorted(faces))]
    for asteroid in range(box.asteroids):
        for depth in range(box.strata[asteroid]):
            for dug, event in product(range(BOTH_MINERALS), (0, Event.SLUMP, Event.SURGE)):
                a, b = box.stratum[asteroid][depth]
                dig = Dig((a, b), dug, event_column(event), whole_worth(box, asteroid, depth, whole), half)
                known = (0, Event.SLUMP, Event.SURGE).index(event)
                fill_dig(values, box, PRICES * ((asteroid * STRATA + depth) * BOTH_MINERALS + dug) + known, dig)
    return values


def fill_dig(values: Any, box: Box, at: int, dig: Dig) -> None:
    rolls = max(box.modify_rolls)
    dice = box.dice[1 : box.drills + 1]
    for n in sorted({min(max(min(k, box.least_dice), k + more), DICE) for k in dice for more in (-1, 0, 1)}):
        found = digging_of(box, dig, n)
        size = len(found.dice.throws)
        values["bare"][at, n, :size] = in_units(found.bare)
        for face in FACES_UP:
            values["used"][at, n, face, :size] = in_units(found.used[face])
        for left in range(rolls + 1):
            if left:
                values["rolled"][at, n, left, :size] = in_units(found.rolled(left))
            values["again"][at, n, left, :size] = found.best_throws(left)
        for bid in range(FACES * DICE + 1):
            values["whole"][at, bid] = round(UNIT * found.worth(BOTH_MINERALS, bid))


def in_units(worths: Any) -> Any:
    return np.rint(UNIT * worths).astype(np.int64)


def code_of(faces: tuple[int, ...]) -> int:
    code = 0
    for face in (*faces, *[0] * (DICE - len(faces))):
        code = (FACES + 1) * code + face
    return code
