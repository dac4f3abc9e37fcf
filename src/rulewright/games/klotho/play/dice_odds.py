"""Tables of the chances of rolling a hand, a total or a pattern, computed on first use (KL-26).

For a hand, five six-sided dice are played optimally; for a pattern, every die that fits is kept; for a total, every die below
KEEP is thrown again. Chances are in parts of WHOLE.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import NamedTuple

from ..content import HAND_KINDS
from ..state import DICE, REDS, Alike

WHOLE = 10000
SIDES, GREAT_SIDES, THROWS = 6, 8, 3
KEEP = (4, 5, 5)
"""The lowest number kept when playing for a total, with one, two or three throws to come."""
MOST_TOTAL = SIDES * DICE
MISSING = 5
"""The most dice that may be missing from a pattern."""
MOST_THROWN = REDS + 2
WEIGHTS = (0, 1, 6, 18, 36, 72)
"""The weight of a number by how many of its dice are missing: the sum over all numbers identifies what a pattern lacks."""
Dice = tuple[int, ...]
"""Numbers in rising order; 0 is a die not thrown yet."""


# ---------------------------------------------------------------- hands


def makes(dice: Dice, hand: int) -> bool:
    """KL-38 to KL-41: whether five dice hold a hand."""
    kind = HAND_KINDS[hand]
    counts = sorted((dice.count(n) for n in range(kind.least, SIDES + 1)), reverse=True)
    if kind.alike == Alike.STRAIGHT:
        return any(all(low + i in dice for i in range(5)) for low in (1, 2))
    if kind.alike == Alike.TWO_PAIR:
        return counts[1] >= 2
    return counts[0] >= 3 and counts[1] >= 2 if kind.alike == Alike.FULL_HOUSE else counts[0] >= kind.dice


def rank(dice: Dice) -> int:
    """The rank of five dice, some perhaps not thrown yet, in the combinatorial number system."""
    return sum(comb(n + i, i + 1) for i, n in enumerate(dice))


def every_five() -> list[Dice]:
    """All combinations of five dice, by rank."""
    return sorted(combinations_with_replacement(range(SIDES + 1), REDS), key=rank)


def kept_of(dice: Dice) -> list[Dice]:
    """Every way to keep some of these dice; 0 stands for a die to throw."""
    found: list[Dice] = [()]
    for n in range(1, SIDES + 1):
        if n in dice:
            found = [(*kept, *[n] * k) for kept in found for k in range(dice.count(n) + 1)]
    return [(0,) * (len(dice) - len(kept)) + kept for kept in found]


Lying = tuple[Dice, Dice]
"""The numbers on the six-sided dice, and on the eight-sided one if there is one."""


class Lattice(NamedTuple):
    """The graph of all outcomes of some dice, thrown or not; outcomes are known by their index."""

    lying: list[Lying]
    falls: list[tuple[int, list[int]]]
    """For each outcome with dice to throw, fewest first: the outcomes after the next die is thrown."""
    keeps: list[tuple[int, list[int]]]
    """For each outcome with all dice thrown: the outcomes after some are picked up again."""


@cache
def lattice(sixes: int, eights: int = 0) -> Lattice:
    """KL-26, KL-70: the lattice of some six-sided dice and at most one eight-sided die."""
    eight: list[Dice] = [(n,) for n in range(GREAT_SIDES + 1)] if eights else [()]
    lying = [(dice, e) for dice in combinations_with_replacement(range(SIDES + 1), sixes) for e in eight]
    index = {one: i for i, one in enumerate(lying)}
    falls, keeps = [], []
    for dice, e in sorted(lying, key=lambda one: one[0].count(0) + one[1].count(0)):
        here = index[dice, e]
        if e == (0,):
            falls.append((here, [index[dice, (n,)] for n in range(1, GREAT_SIDES + 1)]))
        elif 0 in dice:
            falls.append((here, [index[tuple(sorted((*dice[1:], n))), e] for n in range(1, SIDES + 1)]))
        else:
            picked = [e, (0,)] if e else [e]
            keeps.append((here, [index[kept, other] for kept in kept_of(dice) for other in picked]))
    return Lattice(lying, falls, keeps)


def chances(dice: Lattice, enough: Sequence[bool], throws: int) -> list[list[float]]:
    """The best chance to end with `enough`, by outcome before the throw: a row for each number of throws up to `throws`."""
    hope, found = [float(yes) for yes in enough], []
    at = hope.__getitem__
    for _ in range(throws):
        for here, after in dice.falls:
            hope[here] = sum(map(at, after)) / len(after)
        found.append(hope.copy())
        for here, chance in [(here, max(map(at, kept))) for here, kept in dice.keeps]:
            hope[here] = chance
    return found


def hand_rows() -> list[list[int]]:
    """The chance of each hand, for each number of throws to come: a row by rank of the dice kept."""
    dice = lattice(REDS)
    order = sorted(range(len(dice.lying)), key=lambda i: rank(dice.lying[i][0]))
    return [
        [round(WHOLE * row[i]) for i in order]
        for hand in range(len(HAND_KINDS))
        for row in chances(dice, [0 not in lying and makes(lying, hand) for lying, _ in dice.lying], THROWS)
    ]


# ---------------------------------------------------------------- totals


def total_rows() -> list[list[int]]:
    """The chance of reaching each total, for each number of throws to come and of dice thrown."""
    return [row for throws in range(1, THROWS + 1) for row in totals(throws)]


def totals(throws: int) -> list[list[int]]:
    one = [0.0, *[1 / SIDES] * SIDES]
    for kept in KEEP[1:throws]:
        one = [one[n] * (kept - 1) / SIDES + (1 / SIDES if n >= kept else 0.0) for n in range(SIDES + 1)]
    sums, rows = [1.0] + [0.0] * MOST_TOTAL, []
    for _ in range(DICE + 1):
        rows.append([round(WHOLE * sum(sums[at:])) for at in range(MOST_TOTAL + 1)])
        sums = [sum(sums[at - n] * one[n] for n in range(1, SIDES + 1) if at >= n) for at in range(MOST_TOTAL + 1)]
    return rows


# ---------------------------------------------------------------- patterns


@cache
def lacks() -> list[Dice]:
    """Every combination that may be missing from a pattern: how many dice of each number, in rising order."""
    some = product(range(MISSING + 1), repeat=MISSING)
    return sorted({tuple(sorted(lack)) for lack in some if sum(lack) <= MISSING}, key=sum)


def lack_places() -> list[int]:
    """The index in `lacks` for each sum of WEIGHTS."""
    places = {sum(WEIGHTS[n] for n in lack): i for i, lack in enumerate(lacks())}
    return [places.get(key, 0) for key in range(max(places) + 1)]


def pattern_rows() -> list[list[int]]:
    """The chance of completing a pattern, for each combination in `lacks` and number of throws to come: a row by dice thrown."""
    return [
        [round(WHOLE * filled(lack, thrown, throws)) for thrown in range(MOST_THROWN + 1)]
        for lack in lacks()
        for throws in range(1, THROWS + 1)
    ]


@cache
def filled(lack: Dice, thrown: int, throws: int) -> float:
    """The chance of rolling the missing dice when every die that fits is kept."""
    if not sum(lack):
        return 1.0
    if not throws or sum(lack) > thrown:
        return 0.0
    return sum(
        part * filled(left, thrown - sum(lack) + sum(left), throws - 1) for left, part in one_throw(lack, thrown)
    )


@cache
def one_throw(lack: Dice, thrown: int) -> tuple[tuple[Dice, float], ...]:
    """The combinations that may still be missing after a throw, each with its chance."""
    found = {lack: 1.0}
    for _ in range(thrown):
        after: dict[Dice, float] = {}
        for left, part in found.items():
            none = part
            for i, n in enumerate(left):
                if n:
                    hit = tuple(sorted((*left[:i], n - 1, *left[i + 1 :])))
                    after[hit] = after.get(hit, 0.0) + part / SIDES
                    none -= part / SIDES
            after[left] = after.get(left, 0.0) + none
        found = after
    return tuple(found.items())
