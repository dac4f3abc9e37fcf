"""The worth of visible icons to the heuristic, in hundredths of a point (KT-16, KT-43, KT-44)."""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import Enumeration, has, lowest, minus, rule, table

from ..rules.placement import all_dice, bare, lead
from ..state import ALL_HEXES, CENTER, DICE_ICONS, FACES, HEXES, ICONS, LEVELS, SEATS, Box, Icon, Level, State


class Weight(Enumeration):
    """The weights of the heuristic, as indices into a list."""

    DIE = 0
    """The worth of one power in a later turn."""
    GROWTH = 1
    """How much more that is worth for each turn after it."""
    SYMBOL = 2
    """The worth of a majority."""
    STEADY = 3
    """The lead that counts as safe at the end of the game, in hundredths of a symbol."""
    SWING = 4
    """How much that lead grows with the turns left."""
    DANGER = 5
    """The cost of a crash, for each die rolled."""
    GROUND = 6
    """The worth of a hex of Stuff to build on, by its level."""
    PRICE = 7
    """How much the price counts, in hundredths of a power."""
    HIGHEST = 8
    """The highest level to buy."""


HEURISTIC = table([[30, 5, 369, 40, 23, 13, 11, 65, 2], [29, 4, 163, 37, 16, 13, 19, 69, 2]])
"""The weights for two or three players, and for four: the strongest found by playing them against each other
(`rulewright lab tune katamari --weight symbol=200..500/20`). With four players after the same symbols, each is worth less."""
CRASHES = table(
    [0, 0, 0, 0, 1, 3, 9, 18, 31, 48, 70, 96, 125, 158, 194, 232, 271, 311, 352, 394, 434, 474, 512, 550, 585]
)
"""Crashes per thousand rolls, by the number of dice (KT-25)."""


def weights(box: Box) -> dict[str, int]:
    """The weights of the heuristic for this number of players."""
    return dict(zip(map(str.lower, Weight.members), map(int, HEURISTIC[heuristic_row(box)]), strict=True))


@rule
def heuristic_row(box: Box) -> int:
    """The row of HEURISTIC for this number of players."""
    return 1 if box.seats == SEATS else 0


@rule
def turns_left(s: State, box: Box, seat: int) -> int:
    """A player's remaining turns after this one."""
    waits = (seat - s.first) % box.seats > (s.mover - s.first) % box.seats
    return int(box.rounds) - int(s.round) + (1 if waits else 0)


@rule
def crash_chance(dice: int) -> float:
    """KT-25: the chance that a roll of this many dice is a crash."""
    return float(CRASHES[min(dice, 24)]) / 1000.0


@rule
def held(ahead: float, turns: int, weights: list[int]) -> float:
    """The share of a majority that a lead is worth: nearly all or nothing at the end, half for a tie."""
    return 1.0 / (1.0 + exp(-100.0 * ahead / (weights[Weight.STEADY] + weights[Weight.SWING] * sqrt(turns))))


@rule
def icon_worth(s: State, box: Box, seat: int, level: int, icon: int, more: int, weights: list[int]) -> int:
    """The worth of one more visible icon on Stuff of a level; with `more` 0, the cost of losing one."""
    turns = turns_left(s, box, seat)
    if icon == Icon.NOTHING:
        return 0
    if icon in DICE_ICONS:
        each = (FACES + 1 - box.success[level]) * turns * (weights[Weight.DIE] + weights[Weight.GROWTH] * turns) / 6.0
        dice = all_dice(s, box, seat)
        danger = crash_chance(dice + 1) - crash_chance(dice)
        return int(icon * (each - turns * weights[Weight.DANGER] * danger * dice))
    if icon in (Icon.STAR, Icon.TWO_STARS):
        return 100 if icon == Icon.STAR else 200
    ahead = lead(s, box, seat, icon - Icon.SMILEY) + more
    gain = held(ahead, turns, weights) - held(ahead - 1, turns, weights)
    return int(weights[Weight.SYMBOL] * box.majority * gain)


@rule
def weigh(s: State, box: Box, seat: int, weights: list[int]) -> None:
    """Fill `worth` with the cost of covering each hex."""
    mine = s.seats[seat]
    for hex in range(HEXES):
        s.worth[hex] = 0
    for icon in range(1, ICONS):
        for level in range(LEVELS):
            at = ALL_HEXES & int(mine.shows[icon]) & int(mine.level[level])
            if at != 0:
                worth = icon_worth(s, box, seat, level, icon, 0, weights)
                while at != 0:
                    s.worth[lowest(at)] = worth
                    at = minus(at, lowest(at))
    weigh_ground(s, box, seat, weights)


@rule
def weigh_ground(s: State, box: Box, seat: int, weights: list[int]) -> None:
    """Add the worth of each hex as ground to build on, while turns remain."""
    turns = turns_left(s, box, seat)
    for level in range(LEVELS):
        at = ALL_HEXES & int(s.seats[seat].level[level])
        while at != 0:
            s.worth[lowest(at)] += min(level + 1, 2) * weights[Weight.GROUND] * min(turns, 3)
            at = minus(at, lowest(at))
    if has(bare(s, seat), CENTER):
        s.worth[CENTER] += box.center * icon_worth(s, box, seat, Level.YELLOW, Icon.ONE_DIE, 0, weights)
