"""The exact expected value of every throw of the drill's dice, including the reroll and the Modify die to come.

Throws are multisets of faces, 252 of them for five dice, so everything is a vector over them: the value of digging with a
throw, the best result of each face of the Modify die, and the expected value of a reroll. For compiled playouts the values of a
whole box are a table of whole thousandths of $1M, in which a throw is identified by its rank among all throws of as many dice.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel import Struct, int8, int16, int32, public, rule

from ..rules.dice import alter_dice, altered, alters_one, alters_two
from ..rules.legality import offer, offers
from ..rules.mining import event_column, may_modify, rolls_left, spare, tender_chance
from ..state import (
    ALONE,
    ASTEROIDS,
    BOTH_MINERALS,
    DICE,
    FACES,
    FACES_UP,
    MOST_MODIFY_ROLLS,
    SCALE,
    STRATA,
    Ability,
    Box,
    Event,
    Mineral,
    Phase,
    State,
    Verb,
)
from .policy import A_ROW, company_move

Throw = tuple[int, ...]
Vector = np.ndarray[Any, np.dtype[np.float64]]
WHOLE, HALF = 6.0, 2.5
"""What a whole stratum and half a stratum are worth besides their metals, in $M: progress in the race to the next asteroid."""


def sorted_throw(*faces: int) -> Throw:
    return tuple(sorted(faces))


class Dice:
    """All throws of a number of dice, and what a reroll or the Modify die can turn each into."""

    def __init__(self, n: int) -> None:
        self.throws = list(combinations_with_replacement(FACES_UP, n))
        self.at = {throw: i for i, throw in enumerate(self.throws)}
        self.kept = [kept for k in range(n + 1) for kept in combinations_with_replacement(FACES_UP, k)]
        self.kept_at = {kept: i for i, kept in enumerate(self.kept)}
        self.rerolled = np.zeros((len(self.kept), len(self.throws)))
        for i, kept in enumerate(self.kept):
            for rest in combinations_with_replacement(FACES_UP, n - len(kept)):
                self.rerolled[i, self.at[sorted_throw(*kept, *rest)]] += chance(rest)
        ways = [[(self.kept_at[p], thrown_for(throw, p)) for p in sorted(parts(throw))] for throw in self.throws]
        most = max(map(len, ways))
        self.parts = np.array([way + [way[0]] * (most - len(way)) for way in ways])
        """For each throw, the parts that can be kept, each with the dice to throw again, one bit each; padded."""
        self.made = {face: self._made(face) for face in FACES_UP if face != Ability.TOTAL}

    def _made(self, face: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        """For each throw, the throws that an ability can turn it into, including itself; padded with itself."""
        rows = [[i, *(self.at[t] for t in changes(throw, face))] for i, throw in enumerate(self.throws)]
        longest = max(map(len, rows))
        return np.array([row + [row[0]] * (longest - len(row)) for row in rows])


@cache
def dice_of(n: int) -> Dice:
    return Dice(n)


def chance(throw: Throw) -> float:
    """The probability of these faces, in any order."""
    ways = factorial(len(throw)) // prod(factorial(k) for k in Counter(throw).values())
    return float(ways / FACES ** len(throw))


def parts(throw: Throw) -> set[Throw]:
    """The sets of dice that can be kept from a throw."""
    return {kept for k in range(len(throw) + 1) for kept in combinations(throw, k)}


def thrown_for(throw: Throw, kept: Throw) -> int:
    """AM-H19: the dice to throw again when these are kept; among equal dice, the first ones."""
    left, dice = Counter(throw) - Counter(kept), 0
    for i, face in enumerate(throw):
        if left[face]:
            left[face] -= 1
            dice |= 1 << i
    return dice


def changes(throw: Throw, face: int) -> set[Throw]:
    """AM-R9: the throws that this face of the Modify die can turn a throw into; TOTAL is handled separately."""
    found = set()
    numbers = [n for n, allowed in ((1, alters_one(face)), (2, alters_two(face))) if allowed]
    downs = (0,) if face == Ability.FLIP else (0, 1)
    for k in numbers:
        for which in combinations(range(len(throw)), k):
            for ways in product(downs, repeat=k):
                turned = list(throw)
                for i, down in zip(which, ways, strict=True):
                    turned[i] = altered(throw[i], face, down)
                found.add(sorted_throw(*turned))
    return found


class Dig(NamedTuple):
    """Everything that the value of a turn's digging depends on."""

    stratum: tuple[int, int]
    dug: int
    column: int
    """The column of the market if the event has settled it, else -1."""
    whole: float
    """What a whole stratum is worth besides its metals, in $M; `half` is the same for one of its minerals."""
    half: float


def whole_worth(box: Box, asteroid: int, depth: int, whole: float = WHOLE) -> float:
    """What a whole stratum is worth besides its metals: progress, and the row of the station that it opens."""
    for row in range(1, box.rows + 1):
        if box.foundry and (box.row_asteroid[row], box.row_stratum[row]) == (asteroid, depth + 1):
            return float(whole + box.promise[A_ROW][box.left[row]] / SCALE)
    return whole


class Digging:
    """The value of every throw for one dig, in $M."""

    def __init__(self, dig: Dig, n: int, market: tuple[tuple[int, ...], ...], contract: tuple[int, ...]) -> None:
        self.dig, self.dice, self.market, self.contract = dig, dice_of(n), market, contract
        self.bare = np.array([self.dug_with(throw) for throw in self.dice.throws])
        self.used = {face: self._used(face) for face in FACES_UP}
        self._modified: dict[int, Vector] = {0: self.bare}

    def dug_with(self, throw: Throw) -> float:
        """AM-H7: the value of digging with a throw as it is."""
        left, dug = Counter(throw), self.dig.dug
        for half, mineral in enumerate(self.dig.stratum):
            if not dug >> half & 1 and left[mineral]:
                left[mineral] -= 1
                dug |= 1 << half
        return self.worth(dug, sum(face * k for face, k in left.items()))

    def worth(self, dug: int, spare: int) -> float:
        """AM-R6, AM-R7, AM-R11: metals at their expected price, plus the worth of the stratum."""
        metals = [
            m for half, m in enumerate(self.dig.stratum) if (dug & ~self.dig.dug) >> half & 1 and m >= Mineral.IRON
        ]
        sold = sum(sum(self.market[m]) / 3 if self.dig.column < 0 else self.market[m][self.dig.column] for m in metals)
        if dug == BOTH_MINERALS:
            if metals:
                won = tender_chance(spare)
                sold += won * (sum(self.contract[m] for m in metals) - sold)
            return sold + self.dig.whole
        return sold + (self.dig.half if dug != self.dig.dug else 0.0)

    def _used(self, face: int) -> Vector:
        """The best result of one face of the Modify die for each throw."""
        if face != Ability.TOTAL:
            best: Vector = self.bare[self.dice.made[face]].max(axis=1)
            return best
        wanted = sum(self.dig.stratum) if not self.dig.dug else 0
        best = self.bare.copy()
        for i, throw in enumerate(self.dice.throws):
            if wanted and any(a + b == wanted for a, b in combinations(throw, 2)):
                best[i] = max(best[i], self.worth(BOTH_MINERALS, sum(throw) - wanted))
        return best

    def modified(self, rolls: int) -> Vector:
        """AM-R8: the value of each throw with this many rolls of the Modify die left, each used, ignored or rolled again."""
        if rolls not in self._modified:
            self._modified[rolls] = np.maximum(self.bare, self.rolled(rolls))
        return self._modified[rolls]

    def rolled(self, rolls: int) -> Vector:
        """The same if the Modify die is rolled now."""
        rest = self.modified(rolls - 1)
        mean: Vector = np.mean([np.maximum(self.used[face], rest) for face in FACES_UP], axis=0)
        return mean

    def thrown(self, rolls: int) -> Vector:
        """The expected value of keeping each part of a throw and rerolling the rest."""
        promised: Vector = self.dice.rerolled @ self.modified(rolls)
        return promised

    def best_throws(self, rolls: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The dice of each throw to throw again."""
        kept, dice = self.dice.parts[:, :, 0], self.dice.parts[:, :, 1]
        best = self.thrown(rolls)[kept].argmax(axis=1)
        found: np.ndarray[Any, np.dtype[np.int64]] = dice[np.arange(len(dice)), best]
        return found


@cache
def digging(dig: Dig, n: int, market: tuple[tuple[int, ...], ...], contract: tuple[int, ...]) -> Digging:
    return Digging(dig, n, market, contract)


def digging_of(box: Box, dig: Dig, n: int) -> Digging:
    """The same at the prices of a box."""
    return digging(dig, n, tuple(map(tuple, box.market)), tuple(box.contract))


# ---------------------------------------------------------------- a whole box as a table, for compiled playouts

PRICES = 3
"""How the column of the market is decided: by a die, a slump, or a surge."""
DIGS = ASTEROIDS * STRATA * BOTH_MINERALS * PRICES
"""Strata, with none, the first or the second mineral out, times PRICES."""
ROLLS = MOST_MODIFY_ROLLS + 1
"""How many different numbers of Modify rolls can be left."""
THROWS = 252
UNIT = 1000


class ValueTable(Struct):
    """The value of every throw and the dice of it to throw again, by dig and number of dice."""

    rank: list[int] = public(int16, (FACES + 1) ** DICE)
    bare: list[list[list[int]]] = public(int32, DIGS, DICE + 1, THROWS)
    used: list[list[list[list[int]]]] = public(int32, DIGS, DICE + 1, FACES + 1, THROWS)
    """The value with the best use of a face of the Modify die."""
    rolled: list[list[list[list[int]]]] = public(int32, DIGS, DICE + 1, ROLLS, THROWS)
    """The value if the Modify die is rolled now, by rolls left."""
    again: list[list[list[list[int]]]] = public(int8, DIGS, DICE + 1, ROLLS, THROWS)
    """The dice to throw again."""
    whole: list[list[int]] = public(int32, DIGS, FACES * DICE + 1)
    """The value of excavating the whole stratum, by the bid."""


@rule
def dig_at(s: State) -> int:
    """The index of the dig of the company whose turn it is."""
    miner = s.miners[s.mover]
    at = (int(s.asteroid) * STRATA + int(miner.done[s.asteroid])) * BOTH_MINERALS + int(miner.dug)
    return PRICES * at + (1 if s.event == Event.SLUMP else 2 if s.event == Event.SURGE else 0)


@rule
def rank_of(s: State, values: ValueTable) -> int:
    code = 0
    for i in range(DICE):
        code = (FACES + 1) * code + int(s.dice[i])
    return int(values.rank[code])


@rule
def table_move(s: State, box: Box, values: ValueTable, weights: list[int]) -> int:
    """The move of a company that knows the value of its dice, and is otherwise guided by these weights."""
    if s.phase == Phase.REROLLING:
        return Verb.REROLL.of(int(values.again[dig_at(s)][s.n][rolls_left(s, box)][rank_of(s, values)]))
    if s.phase == Phase.MODIFYING:
        return modify_by_table(s, box, values)
    return company_move(s, box, weights)


@rule
def modify_by_table(s: State, box: Box, values: ValueTable) -> int:
    """AM-R8, AM-R9: roll, use or ignore the Modify die, whichever is worth most."""
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
    """The value of the dice after this use of the Modify die; the dice are restored."""
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
