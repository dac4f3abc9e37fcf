"""A turn's dice worked out exactly: what every throw of the drill promises, the Modify die and the reroll included.

Throws are multisets of faces, 252 of them for five dice, so that everything is a vector over them: what digging with a throw is
worth, the best that each face of the Modify die makes of it, and what a reroll is expected to bring.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np

from ..rules.dice import altered
from ..state import FACES, Box, Change, Mineral

Throw = tuple[int, ...]
Vector = np.ndarray[Any, np.dtype[np.float64]]
FACES_UP = range(1, FACES + 1)


def sorted_throw(*faces: int) -> Throw:
    return tuple(sorted(faces))


class Dice:
    """All throws of so many dice, and the ways from one to another."""

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
        """For each throw what can be kept of it and which dice are thrown again then, one bit each, padded."""
        self.made = {face: self._made(face) for face in FACES_UP if face != Change.TOTAL}

    def _made(self, face: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        """For each throw the throws that an ability makes of it, itself among them, padded with itself."""
        rows = [[i, *(self.at[t] for t in changes(throw, face))] for i, throw in enumerate(self.throws)]
        longest = max(map(len, rows))
        return np.array([row + [row[0]] * (longest - len(row)) for row in rows])


@cache
def dice_of(n: int) -> Dice:
    return Dice(n)


def chance(throw: Throw) -> float:
    """How likely these faces are, in any order."""
    ways = factorial(len(throw)) // prod(factorial(k) for k in Counter(throw).values())
    return float(ways / FACES ** len(throw))


def parts(throw: Throw) -> set[Throw]:
    """What can be kept of a throw."""
    return {kept for k in range(len(throw) + 1) for kept in combinations(throw, k)}


def thrown_for(throw: Throw, kept: Throw) -> int:
    """AM-H19: the dice that are thrown again if these are kept; of equal dice the first ones."""
    left, dice = Counter(throw) - Counter(kept), 0
    for i, face in enumerate(throw):
        if left[face]:
            left[face] -= 1
            dice |= 1 << i
    return dice


def changes(throw: Throw, face: int) -> set[Throw]:
    """AM-R9: what the Modify die can make of a throw."""
    found = set()
    numbers = (1,) if face <= Change.ONE_BY_TWO else (2,) if Change.EACH_BY_ONE <= face < Change.TOTAL else (1, 2)
    downs = (0,) if face == Change.FLIP else (0, 1)
    for k in numbers:
        for which in combinations(range(len(throw)), k):
            for ways in product(downs, repeat=k):
                turned = list(throw)
                for i, down in zip(which, ways, strict=True):
                    turned[i] = altered(throw[i], face, down)
                found.add(sorted_throw(*turned))
    return found


class Dig(NamedTuple):
    """What a turn's digging is for: everything that its worth depends on."""

    stratum: tuple[int, int]
    dug: int
    surge: bool
    whole: float
    """What a whole stratum is worth besides its metals, in $M, and a half likewise."""
    half: float


class Digging:
    """The worth of every throw for one dig, in $M."""

    def __init__(self, dig: Dig, n: int, market: tuple[tuple[int, ...], ...], contract: tuple[int, ...]) -> None:
        self.dig, self.dice, self.market, self.contract = dig, dice_of(n), market, contract
        self.bare = np.array([self.dug_with(throw) for throw in self.dice.throws])
        self.used = {face: self._used(face) for face in FACES_UP}
        self._modified: dict[int, Vector] = {0: self.bare}

    def dug_with(self, throw: Throw) -> float:
        """AM-H7: dig with a throw as it lies."""
        left, dug = Counter(throw), self.dig.dug
        for half, mineral in enumerate(self.dig.stratum):
            if not dug >> half & 1 and left[mineral]:
                left[mineral] -= 1
                dug |= 1 << half
        return self.worth(dug, sum(face * k for face, k in left.items()))

    def worth(self, dug: int, spare: int) -> float:
        """AM-R6, AM-R7, AM-R11: the metals at the price to be expected, and what the stratum is worth."""
        metals = [
            m for half, m in enumerate(self.dig.stratum) if (dug & ~self.dig.dug) >> half & 1 and m >= Mineral.IRON
        ]
        sold = sum(self.market[m][2] if self.dig.surge else sum(self.market[m]) / 3 for m in metals)
        if dug == 3:
            if metals:
                won = beaten(spare)
                sold += won * (sum(self.contract[m] for m in metals) - sold)
            return sold + self.dig.whole
        return sold + (self.dig.half if dug != self.dig.dug else 0.0)

    def _used(self, face: int) -> Vector:
        """The best that one face of the Modify die makes of each throw."""
        if face != Change.TOTAL:
            best: Vector = self.bare[self.dice.made[face]].max(axis=1)
            return best
        wanted = sum(self.dig.stratum) if not self.dig.dug else 0
        best = self.bare.copy()
        for i, throw in enumerate(self.dice.throws):
            if wanted and any(a + b == wanted for a, b in combinations(throw, 2)):
                best[i] = max(best[i], self.worth(3, sum(throw) - wanted))
        return best

    def modified(self, rolls: int) -> Vector:
        """AM-R8: with so many rolls of the Modify die to come, each used, ignored, or rolled away."""
        if rolls not in self._modified:
            self._modified[rolls] = np.maximum(self.bare, self.rolled(rolls))
        return self._modified[rolls]

    def rolled(self, rolls: int) -> Vector:
        """The same if the Modify die is rolled now."""
        rest = self.modified(rolls - 1)
        mean: Vector = np.mean([np.maximum(self.used[face], rest) for face in FACES_UP], axis=0)
        return mean

    def thrown(self, rolls: int) -> Vector:
        """What each part of a throw promises if it is kept and the rest rerolled."""
        promised: Vector = self.dice.rerolled @ self.modified(rolls)
        return promised

    def best_throws(self, rolls: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Which dice of each throw to throw again."""
        kept, dice = self.dice.parts[:, :, 0], self.dice.parts[:, :, 1]
        best = self.thrown(rolls)[kept].argmax(axis=1)
        found: np.ndarray[Any, np.dtype[np.int64]] = dice[np.arange(len(dice)), best]
        return found

    def whole_turn(self, rolls: int, reroll: bool) -> float:
        """AM-R4: before the first roll."""
        if not reroll:
            return float(self.dice.chance @ self.modified(rolls))
        return float(self.dice.chance @ self.thrown(rolls)[self.dice.parts[:, :, 0]].max(axis=1))


@cache
def beaten(bid: int) -> float:
    """AM-R11: how likely two dice show less than the bid."""
    return sum(a + b < bid for a, b in product(FACES_UP, FACES_UP)) / FACES**2


@cache
def digging(dig: Dig, n: int, market: tuple[tuple[int, ...], ...], contract: tuple[int, ...]) -> Digging:
    return Digging(dig, n, market, contract)


def digging_of(box: Box, dig: Dig, n: int) -> Digging:
    return digging(dig, n, tuple(map(tuple, box.market)), tuple(box.contract))
