"""Tables of the chances that dice bring a hand, a total or a pattern, computed when first asked for (KL-26).

A hand is played for with five six-sided dice, each time keeping what is best for it; for a pattern whatever fits is kept; for a
total every die below KEEP is thrown again. Chances are in parts of WHOLE.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from math import comb

from ..content import HAND_KINDS
from ..state import DICE, REDS, Alike

WHOLE = 10000
SIDES, THROWS = 6, 3
KEEP = (4, 5, 5)
"""The lowest number kept for a total, with one throw to come, two, or three."""
MOST_TOTAL = SIDES * DICE
MISSING = 5
"""The most dice that a pattern may lack."""
MOST_THROWN = REDS + 2
WEIGHTS = (0, 1, 6, 18, 36, 72)
"""The weight of a number by how many of its dice are lacking: the sum over all numbers tells what a pattern lacks."""
Dice = tuple[int, ...]
"""Numbers in rising order; 0 is a die that is not thrown yet."""


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
    """The rank of five dice, some of them perhaps not thrown yet, in the combinatorial number system."""
    return sum(comb(n + i, i + 1) for i, n in enumerate(dice))


def every_five() -> list[Dice]:
    """All combinations of five dice, by rank."""
    return sorted(combinations_with_replacement(range(SIDES + 1), REDS), key=rank)


def kept_of(dice: Dice) -> list[Dice]:
    """Every way to keep some of five dice."""
    found: list[Dice] = [()]
    for n in range(1, SIDES + 1):
        if n in dice:
            found = [(*kept, *[n] * k) for kept in found for k in range(dice.count(n) + 1)]
    return [(0,) * (REDS - len(kept)) + kept for kept in found]


def hand_rows() -> list[list[int]]:
    """The chance of each hand, for each number of throws to come: a row by the rank of the dice kept."""
    place = {dice: i for i, dice in enumerate(every_five())}
    thrown = [dice for dice in place if dice[0] > 0]
    holes = sorted((dice for dice in place if not dice[0]), key=lambda dice: dice.count(0))
    falls = [(place[dice], [place[tuple(sorted((*dice[1:], n)))] for n in range(1, SIDES + 1)]) for dice in holes]
    ways = [(place[dice], [place[kept] for kept in kept_of(dice)]) for dice in thrown]
    found = []
    for hand in range(len(HAND_KINDS)):
        hope = [float(dice[0] > 0 and makes(dice, hand)) for dice in place]
        at = hope.__getitem__
        for _ in range(THROWS):
            for hole, after in falls:
                hope[hole] = sum(map(at, after)) / SIDES
            found.append([round(WHOLE * chance) for chance in hope])
            best = [(full, max(map(at, kept))) for full, kept in ways]
            for full, chance in best:
                hope[full] = chance
    return found


# ---------------------------------------------------------------- totals


def total_rows() -> list[list[int]]:
    """The chance of at least each total, for each number of throws to come and of dice thrown."""
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
    """All that a pattern may lack: how many dice of each of its numbers, in rising order."""
    some = product(range(MISSING + 1), repeat=MISSING)
    return sorted({tuple(sorted(lack)) for lack in some if sum(lack) <= MISSING}, key=sum)


def lack_places() -> list[int]:
    """The index in `lacks` for each sum of WEIGHTS."""
    places = {sum(WEIGHTS[n] for n in lack): i for i, lack in enumerate(lacks())}
    return [places.get(key, 0) for key in range(max(places) + 1)]


def pattern_rows() -> list[list[int]]:
    """The chance to get what a pattern lacks, for each lack and number of throws to come: a row by dice thrown."""
    return [
        [round(WHOLE * filled(lack, thrown, throws)) for thrown in range(MOST_THROWN + 1)]
        for lack in lacks()
        for throws in range(1, THROWS + 1)
    ]


@cache
def filled(lack: Dice, thrown: int, throws: int) -> float:
    """The chance to get what is lacking if whatever fits is kept."""
    if not sum(lack):
        return 1.0
    if not throws or sum(lack) > thrown:
        return 0.0
    return sum(
        part * filled(left, thrown - sum(lack) + sum(left), throws - 1) for left, part in one_throw(lack, thrown)
    )


@cache
def one_throw(lack: Dice, thrown: int) -> tuple[tuple[Dice, float], ...]:
    """What may be lacking after a throw, each with its chance."""
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
