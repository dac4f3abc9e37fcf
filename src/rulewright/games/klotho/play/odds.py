"""The chances of rolling a hand, a total or a pattern, and of a claim with the dice as they are (KL-26, KL-27).

In the tables, which are computed on first use, five six-sided dice are played optimally for a hand; for a pattern, every die that
fits is kept; for a total, every die below KEEP is thrown again. Chances are in parts of WHOLE.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import NamedTuple

from rulewright.kernel import rule, table

from ..content import HAND_KINDS
from ..rules.dice import affordable, join_crystals, throws_left
from ..rules.turn import to_mark
from ..state import DICE, NONE, REDS, Alike, Box, Card, DieKind, Phase, State

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


# ---------------------------------------------------------------- the tables, as rules read them

HAND_ODDS = table(hand_rows)
TOTAL_ODDS = table(total_rows)
PATTERN_ODDS = table(pattern_rows)
LACK_AT = table(lack_places)
LACKING = table(WEIGHTS)
STEPS = table([[comb(n + i, i + 1) for i in range(REDS)] for n in range(SIDES + 1)])
"""What a die adds to the rank of five dice: by the number it shows, then by which of the five it is."""


@rule
def hand_odds(hand: int, throws: int, at: int) -> int:
    """The chance of a hand; `at` is the rank of the dice kept."""
    return int(HAND_ODDS[hand * THROWS + min(throws, THROWS) - 1][at])


@rule
def total_odds(lack: int, thrown: int, throws: int) -> int:
    """The chance that the dice thrown make up what a total lacks."""
    if lack <= 0:
        return WHOLE
    return int(TOTAL_ODDS[(min(throws, THROWS) - 1) * (DICE + 1) + thrown][lack]) if lack <= MOST_TOTAL else 0


@rule
def pattern_odds(key: int, thrown: int, throws: int) -> int:
    """The chance that the dice thrown make up what a pattern lacks."""
    row = LACK_AT[key] * THROWS + min(throws, THROWS) - 1
    return int(PATTERN_ODDS[row][min(thrown, MOST_THROWN)])


# ---------------------------------------------------------------- the exact chance of a card

MOST_DICE = 6
"""With more dice than this the chance takes too long to compute."""
UNKNOWN = -1.0
KEPT = 2000
_known: dict[tuple[object, ...], tuple[dict[object, int], list[bool], list[list[float]]]] = {}
"""Cache by requirement and dice: an index of outcomes, which of them pay, and the chances by throws to come."""


def throwable(s: State) -> list[int]:
    """KL-26, KL-76: the dice that the mover may throw again."""
    if s.phase != Phase.REROLLING:
        return []
    others = to_mark(s) | int(s.marked)
    return [*range(REDS), *(i for i in range(REDS, DICE) if (others >> i) & 1)]


class Holds(NamedTuple):
    """The dice before a throw, for each set of `throwable` dice that the mover may hold."""

    sixes: int
    eights: int
    fixed: tuple[int, ...]
    """What the androids' dice show."""
    lying: list[tuple[object, bool] | None]
    """For each set, what lies, and whether nothing is left to throw; None where an augmented die is held."""


def claim_chances(s: State, box: Box, card: int) -> list[float]:
    """The chance of paying for a card for each set of `throwable` dice held, as a bit set; before the roll there is only one.

    UNKNOWN where an augmented die is held. Empty if there are too many dice or no throw is to come.
    """
    return row_chances(s, box, [card])[0]


def row_chances(s: State, box: Box, cards: Sequence[int]) -> list[list[float]]:
    """`claim_chances` of several cards."""
    holds = _holds(s, box) if s.phase in (Phase.OPENING, Phase.REROLLING) else None
    if holds is None:
        return [[] for _ in cards]
    return [[] if card == NONE else _chances(box, card, holds, throws_left(s, box)) for card in cards]


def _chances(box: Box, card: int, holds: Holds, throws: int) -> list[float]:
    index, hope, enough = _reckoned(box, card, holds.sixes, holds.eights, holds.fixed, throws)
    found = list[float]()
    for one in holds.lying:
        at, all_held = one or (None, False)
        found.append(UNKNOWN if at is None else float(enough[index[at]]) if all_held else _rounded(hope[index[at]]))
    return found


def _holds(s: State, box: Box) -> Holds | None:
    """What the mover may hold; None if there are too many dice."""
    kinds = _kinds_to_roll(s, box) if s.phase == Phase.OPENING else list(s.kind)
    dice = [i for i in range(DICE) if kinds[i] not in (0, DieKind.ANDROID)]
    great = [i for i in dice if kinds[i] == DieKind.GREAT_PURPLE]
    if len(great) > 1 or len(dice) > MOST_DICE:
        return None
    fixed = tuple(sorted(s.die[i] for i in range(DICE) if kinds[i] == DieKind.ANDROID))
    loose = throwable(s)
    sixes = len(dice) - len(great)
    lying: list[tuple[object, bool] | None] = []
    for held in range(1 << len(loose)):
        kept = [i for i in dice if i not in loose or (held >> loose.index(i)) & 1] if loose else []
        six = sorted(s.die[i] for i in kept if i not in great)
        eight = [s.die[i] for i in kept if i in great]
        if any(n > SIDES for n in six) or any(n > GREAT_SIDES for n in eight):
            lying.append(None)
            continue
        at = ((0,) * (sixes - len(six)) + tuple(six), (*eight, 0)[: len(great)])
        lying.append((at, len(kept) == len(dice)))
    return Holds(sixes, len(great), fixed, lying)


def _kinds_to_roll(s: State, box: Box) -> list[int]:
    """KL-25, KL-70, KL-79: the kinds of dice in play after the roll, androids included."""
    rolled = State()
    rolled.mover, rolled.kind = s.mover, [*[DieKind.RED] * REDS, *s.kind[REDS:]]
    rolled.seats[s.mover].techs = s.seats[s.mover].techs
    join_crystals(rolled, box, 0)
    return rolled.kind


def _rounded(chance: float) -> float:
    """Round to six digits, but never to 0 or 1 unless it is impossible or certain."""
    return float(chance > 0.5) if min(chance, 1 - chance) < 1e-9 else min(max(round(chance, 6), 1e-6), 1 - 1e-6)


def _reckoned(
    box: Box, card: int, sixes: int, eights: int, fixed: tuple[int, ...], throws: int
) -> tuple[dict[object, int], list[float], list[bool]]:
    """An index of outcomes, the chance from each, and which of them pay. Cards with the same requirement share the result."""
    key = (*_asked(box, card), sixes, eights, fixed)
    if key not in _known:
        if len(_known) >= KEPT:
            _known.clear()
        lying, s = lattice(sixes, eights).lying, State()
        enough = [0 not in (*six, *eight) and _pays(s, box, card, (*six, *eight, *fixed)) for six, eight in lying]
        _known[key] = {one: i for i, one in enumerate(lying)}, enough, [[float(yes) for yes in enough]]
    index, enough, hopes = _known[key]
    if len(hopes) <= throws:
        hopes[1:] = chances(lattice(sixes, eights), enough, throws)
    return index, hopes[max(throws, 0)], enough


def _asked(box: Box, card: int) -> tuple[object, ...]:
    """The dice that a card requires, as a cache key."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        hand = box.hand[card]
        return "hand", box.dice[hand], box.alike[hand], box.least[hand]
    if kind == Card.MONSTER:
        return "total", box.target[Card.MONSTER.index(card)]
    if kind == Card.MARKET:
        return "number", box.number[Card.MARKET.index(card)]
    return "pattern", tuple(box.pattern[Card.TECH.index(card)])


def _pays(s: State, box: Box, card: int, faces: Sequence[int]) -> bool:
    """KL-27: whether dice that show these numbers pay for a card. `s` is a scratch state that holds only these dice."""
    for i, number in enumerate(faces):
        s.die[i], s.kind[i] = number, DieKind.RED
    return affordable(s, box, card)
