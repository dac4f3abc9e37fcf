"""Exact chances of dice: reckoned once when the game is loaded, for bots that aim at a card (KL-26).

A hand is chased with five plain dice, keeping each time what is best for it; a pattern of a technology likewise, where what
fits is always kept; a total by throwing again whatever shows less than KEEP. Chances are counted in parts of WHOLE.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from math import comb

from rulewright.kernel import rule, table

from .content import HAND_KINDS
from .state import DICE, REDS

WHOLE = 10000
SIDES, THROWS = 6, 3
KEEP = (4, 5, 5)
"""With one throw to come, two, or three: what a die should show to be kept for a total."""
Dice = tuple[int, ...]
"""Numbers in rising order; 0 is a die that is still to be thrown."""


def makes(dice: Dice, hand: int) -> bool:
    """KL-38 to KL-41: whether five dice hold a hand."""
    kind = HAND_KINDS[hand]
    counts = sorted((dice.count(n) for n in range(kind.least, SIDES + 1)), reverse=True)
    if kind.alike == 0:
        return any(all(low + i in dice for i in range(5)) for low in (1, 2))
    if kind.alike == 2:
        return counts[1] >= 2
    return counts[0] >= 3 and counts[1] >= 2 if kind.alike == 4 else counts[0] >= kind.dice


def rank(dice: Dice) -> int:
    """The place of five dice, some of them perhaps not thrown, among all such."""
    return sum(comb(n + i, i + 1) for i, n in enumerate(dice))


ALL = sorted(combinations_with_replacement(range(SIDES + 1), REDS), key=rank)
PLACE = {dice: i for i, dice in enumerate(ALL)}
THROWN = [dice for dice in ALL if dice[0] > 0]
HOLES = sorted((dice for dice in ALL if not dice[0]), key=lambda dice: dice.count(0))
"""Those of which some are still to be thrown, the fewest first."""
NEXT = [(PLACE[dice], [PLACE[tuple(sorted((*dice[1:], n)))] for n in range(1, SIDES + 1)]) for dice in HOLES]
"""Where one more of them falls."""


def kept_of(dice: Dice) -> list[int]:
    """Every way to keep some of them."""
    found: list[Dice] = [()]
    for n in range(1, SIDES + 1):
        if n in dice:
            found = [(*kept, *[n] * k) for kept in found for k in range(dice.count(n) + 1)]
    return [PLACE[(0,) * (REDS - len(kept)) + kept] for kept in found]


WAYS = [(PLACE[dice], kept_of(dice)) for dice in THROWN]


def chased(hand: int) -> list[list[int]]:
    """For each number of throws to come, and each way to keep some of five dice, the chance of the hand."""
    hope, found = [0.0] * len(ALL), []
    for dice in THROWN:
        hope[PLACE[dice]] = float(makes(dice, hand))
    at = hope.__getitem__
    for _ in range(THROWS):
        for place, after in NEXT:
            hope[place] = sum(map(at, after)) / SIDES
        found.append([round(WHOLE * chance) for chance in hope])
        best = [(place, max(map(at, ways))) for place, ways in WAYS]
        for place, chance in best:
            hope[place] = chance
    return found


HAND_ODDS = table([row for hand in range(len(HAND_KINDS)) for row in chased(hand)])
STEPS = table([[comb(n + i, i + 1) for i in range(REDS)] for n in range(SIDES + 1)])

MOST_TOTAL = SIDES * DICE


def totals(throws: int) -> list[list[int]]:
    """For each number of dice thrown the chance to show at least so much in all."""
    one = [0.0, *[1 / SIDES] * SIDES]
    for kept in KEEP[1:throws]:
        one = [one[n] * (kept - 1) / SIDES + (1 / SIDES if n >= kept else 0.0) for n in range(SIDES + 1)]
    sums, rows = [1.0] + [0.0] * MOST_TOTAL, []
    for _ in range(DICE + 1):
        rows.append([round(WHOLE * sum(sums[at:])) for at in range(MOST_TOTAL + 1)])
        sums = [sum(sums[at - n] * one[n] for n in range(1, SIDES + 1) if at >= n) for at in range(MOST_TOTAL + 1)]
    return rows


TOTAL_ODDS = table([row for throws in range(1, THROWS + 1) for row in totals(throws)])

MISSING = 5
LACKS = sorted({tuple(sorted(c)) for c in product(range(MISSING + 1), repeat=MISSING) if sum(c) <= MISSING}, key=sum)
"""What a pattern may lack: how many dice of each of its numbers, in rising order."""


@cache
def filled(lack: Dice, thrown: int, throws: int) -> float:
    """The chance to get what is lacking, when what fits is kept."""
    if not sum(lack):
        return 1.0
    if not throws or sum(lack) > thrown:
        return 0.0
    return sum(
        part * filled(left, thrown - sum(lack) + sum(left), throws - 1) for left, part in one_throw(lack, thrown)
    )


@cache
def one_throw(lack: Dice, thrown: int) -> tuple[tuple[Dice, float], ...]:
    """What is lacking after a throw, with the chance of each."""
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


MOST_THROWN = REDS + 2
PATTERN_ODDS = table(
    [
        [round(WHOLE * filled(lack, thrown, throws)) for thrown in range(MOST_THROWN + 1)]
        for throws in range(1, THROWS + 1)
        for lack in LACKS
    ]
)
LACKING = table([0, 1, 6, 18, 36, 72])
"""A number that lacks so many dice counts so much: the sum over all numbers tells which of LACKS it is."""
KEYS = {sum(LACKING[n] for n in lack): i for i, lack in enumerate(LACKS)}
KINDS = len(LACKS)
LACK_AT = table([KEYS.get(key, 0) for key in range(max(KEYS) + 1)])


@rule
def hand_odds(hand: int, throws: int, at: int) -> int:
    return int(HAND_ODDS[hand * THROWS + min(throws, THROWS) - 1][at])


@rule
def total_odds(lack: int, thrown: int, throws: int) -> int:
    """The chance that so many dice bring what a total lacks."""
    if lack <= 0:
        return WHOLE
    return int(TOTAL_ODDS[(min(throws, THROWS) - 1) * (DICE + 1) + thrown][lack]) if lack <= MOST_TOTAL else 0


@rule
def pattern_odds(key: int, thrown: int, throws: int) -> int:
    """The chance that so many dice bring what a pattern lacks."""
    row = (min(throws, THROWS) - 1) * KINDS + LACK_AT[key]
    return int(PATTERN_ODDS[row][min(thrown, MOST_THROWN)])
