"""The exact expected value of every throw of the drill's dice, including the reroll and the Modify die to come.

Throws are multisets of faces, 252 of them for five dice, so everything is a vector over them: the value of digging with a
throw, the best result of each face of the Modify die, and the expected value of a reroll.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np

from ..rules.dice import altered, alters_one, alters_two
from ..state import BOTH_MINERALS, FACES, SCALE, Ability, Box, Mineral
from .policy import A_ROW

Throw = tuple[int, ...]
Vector = np.ndarray[Any, np.dtype[np.float64]]
FACES_UP = range(1, FACES + 1)
WHOLE, HALF = 6.0, 2.5
"""What a whole stratum and half a stratum are worth besides their metals, in $M: progress in the race to the next asteroid."""


def sorted_throw(*faces: int) -> Throw:
    return tuple(sorted(faces))


class Dice:
    """All throws of a number of dice, and what a reroll or the Modify die can turn each into."""

    def __init__(self, n: int) -> None:
        self.throws = list(combinations_with_replacement(FACES_UP, n))
        self.at = {throw: i for i, throw in enumerate(self.throws)}
        self.chance = np.array([chance(throw) for throw in self.throws])
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
                won = beaten(spare)
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

    def whole_turn(self, rolls: int, reroll: bool) -> float:
        """AM-R4: the expected value of a turn before the first roll."""
        if not reroll:
            return float(self.dice.chance @ self.modified(rolls))
        return float(self.dice.chance @ self.thrown(rolls)[self.dice.parts[:, :, 0]].max(axis=1))


@cache
def beaten(bid: int) -> float:
    """AM-R11: the chance that two dice total less than the bid."""
    return sum(a + b < bid for a, b in product(FACES_UP, FACES_UP)) / FACES**2


@cache
def digging(dig: Dig, n: int, market: tuple[tuple[int, ...], ...], contract: tuple[int, ...]) -> Digging:
    return Digging(dig, n, market, contract)


def digging_of(box: Box, dig: Dig, n: int) -> Digging:
    """The same at the prices of a box."""
    return digging(dig, n, tuple(map(tuple, box.market)), tuple(box.contract))
