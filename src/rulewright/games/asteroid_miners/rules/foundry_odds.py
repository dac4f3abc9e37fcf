"""The exact chances of the Foundry: the worth of a pair of smelter dice, and which of them to throw again (AM-25 to AM-28).

Plain Python, run once when a box is loaded. Nothing is sampled or rounded: values are sums over all faces, so they grow by a
factor of 6 for each roll of the orange die still to come and of 36 for each throw of the smelter dice, up to SCALE.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from ..state import COMPONENTS, CONTROL_ROLLS, FACES, PAIRS, SCALE, SMELTER_ROLLS, STAKES
from .dice import makes

RANGE = range(1, FACES + 1)
WAYS = range(4)
"""Which dice to throw again: none, the first, the second, or both."""
Pair = tuple[int, int]
Worths = dict[Pair, int]


class Attempt(NamedTuple):
    """One component, forged with best play."""

    worths: list[Worths]
    """The worth of each pair, by the rerolls left, times SCALE."""
    throws: list[dict[Pair, int]]
    """Which dice to throw again with one reroll left, and with two."""
    whole: int
    """The worth before the first roll, times SCALE."""


def forged(wanted: Pair, success: Sequence[int]) -> Attempt:
    """AM-25 to AM-28: best play for these minerals, given the worth of success by face of the orange die."""
    pairs = list(product(RANGE, RANGE))
    is_match = {pair: pair in (wanted, wanted[::-1]) for pair in pairs}
    bare = {p: success[0] * FACES**CONTROL_ROLLS if is_match[p] else at_control(p, wanted, success) for p in pairs}
    scaled, throws = [bare], list[dict[Pair, int]]()
    for _ in range(1, SMELTER_ROLLS):
        after = scaled[-1]
        choices = {pair: thrown(pair, after) for pair in pairs}
        throws.append({p: 0 if is_match[p] else choice.index(max(choice)) for p, choice in choices.items()})
        scaled.append({pair: choices[pair][throws[-1][pair]] for pair in pairs})
    worths = [{p: w * PAIRS ** (SMELTER_ROLLS - left) for p, w in known.items()} for left, known in enumerate(scaled)]
    return Attempt(worths, throws, sum(scaled[-1].values()))


def at_control(pair: Pair, wanted: Pair, success: Sequence[int]) -> int:
    """AM-27: the worth of rolling the orange die, again while that is worth more than the face it shows."""
    worth = 0
    for rolled in range(CONTROL_ROLLS):
        faces = [success[face] * FACES**rolled if makes(face, *pair, *wanted) else 0 for face in RANGE]
        worth = sum(max(face, worth) for face in faces)
    return worth


def thrown(pair: Pair, after: Worths) -> list[int]:
    """The worth of each way to throw again, times 36."""
    a, b = pair
    first, second = (sum(after[x, b] for x in RANGE), sum(after[a, x] for x in RANGE))
    return [PAIRS * after[pair], FACES * first, FACES * second, sum(after.values())]


class Tables(NamedTuple):
    """The tables stored in a box, by component."""

    works: list[list[int]]
    odds: list[list[list[int]]]
    whole_odds: list[int]
    throws: list[list[list[list[int]]]]
    promise: list[list[int]]


@cache
def tables(components: tuple[Pair, ...], pay: tuple[int, ...]) -> Tables:
    """AM-H17: the chances, and the best choices for every stake on top of the pay."""
    empty = [0] * PAIRS
    works, odds, whole = [empty], [[[0] * SMELTER_ROLLS] * PAIRS], [0]
    throws = [[[[0] * FACES] * (SMELTER_ROLLS - 1)] for _ in range(STAKES)]
    promise = [[0] for _ in range(STAKES)]
    for wanted in components:
        pairs = list(product(RANGE, RANGE))
        works.append([sum(1 << (face - 1) for face in RANGE if makes(face, *p, *wanted)) for p in pairs])
        sure = forged(wanted, [1] * (FACES + 1))
        odds.append([[sure.worths[left][p] for left in range(SMELTER_ROLLS)] for p in pairs])
        whole.append(sure.whole)
        for stake in range(STAKES):
            best = forged(wanted, [worth + stake for worth in pay])
            throws[stake].append([[packed(t, a) for a in RANGE] for t in best.throws])
            promise[stake].append(best.whole)
    assert max(whole) <= SCALE
    for _ in range(COMPONENTS - len(components)):
        works.append(empty)
        odds.append(odds[0])
        whole.append(0)
        for stake in range(STAKES):
            throws[stake].append(throws[stake][0])
            promise[stake].append(0)
    return Tables(works, odds, whole, throws, promise)


def packed(throws: dict[Pair, int], a: int) -> int:
    """The choices for this first die and each second one, two bits each."""
    return sum(throws[a, b] << (2 * (b - 1)) for b in RANGE)
