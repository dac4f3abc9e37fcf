"""What things in sight are worth, in hundredths of a point: dice by the turns to come, stars, and symbols by who leads."""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import lowest, minus, rule, table

from ..rules.placement import all_dice, symbols_of
from ..state import ALL_HEXES, FACES, HEXES, ICONS, LEVELS, SEATS, Box, Icon, Level, State

DIE, GROWTH, SYMBOL, STEADY, SWING, DANGER, GROUND, PRICE, HIGHEST = 0, 1, 2, 3, 4, 5, 6, 7, 8
"""What somebody goes by: power in a turn to come, and more for each turn after it; a majority, how soon it counts as won and
how much the turns left may still change it; another die when many are rolled; a hex covered for the first time, by its level; how
much the price counts, in hundredths of a power; and the highest level that is bought."""
HEURISTIC = table([[30, 5, 369, 40, 23, 13, 11, 65, 2], [29, 4, 163, 37, 16, 13, 19, 69, 2]])
"""What the rule of thumb goes by, with two or three players and with four: the strongest weights that were found by playing them
against each other (`python -m tests.games.katamari.climb`). Where four want the same symbol, each is worth less."""
CRASHES = table(
    [0, 0, 0, 0, 1, 3, 9, 18, 31, 48, 70, 96, 125, 158, 194, 232, 271, 311, 352, 394, 434, 474, 512, 550, 585]
)
"""Crashes in a thousand rolls, by the number of dice (KT-25)."""


@rule
def heuristic_row(box: Box) -> int:
    """Which of the weights are for so many players."""
    return 1 if box.seats == SEATS else 0


@rule
def turns_left(s: State, box: Box, seat: int) -> int:
    """Turns of a player after this one."""
    waits = (seat - s.first) % box.seats > (s.mover - s.first) % box.seats
    return int(box.rounds) - int(s.round) + (1 if waits else 0)


@rule
def crash_chance(dice: int) -> float:
    return float(CRASHES[min(dice, 24)]) / 1000.0


@rule
def lead(s: State, box: Box, seat: int, symbol: int) -> int:
    """KT-44: by how many a player shows more of a symbol than the best of the others."""
    most = 0
    for other in range(box.seats):
        if other != seat:
            most = max(most, symbols_of(s, other, symbol))
    return symbols_of(s, seat, symbol) - most


@rule
def held(ahead: float, turns: int, steady: int, swing: int) -> float:
    """How much of a majority one has with such a lead: all or nothing at the end, and half of it where several are equal."""
    return 1.0 / (1.0 + exp(-100.0 * ahead / (steady + swing * sqrt(turns))))


@rule
def icon_worth(s: State, box: Box, seat: int, level: int, icon: int, more: int, weights: list[int]) -> int:
    """One more of an icon in sight on Stuff of a level; or one less, where `more` is 0."""
    turns = turns_left(s, box, seat)
    if icon == Icon.NOTHING:
        return 0
    if icon <= Icon.THREE:
        each = (FACES + 1 - box.success[level]) * turns * (weights[DIE] + weights[GROWTH] * turns) / 6.0
        dice = all_dice(s, box, seat)
        danger = crash_chance(dice + 1) - crash_chance(dice)
        return int(icon * (each - turns * weights[DANGER] * danger * dice))
    if icon < Icon.SMILEY:
        return 100 * (icon - Icon.STAR + 1)
    ahead = lead(s, box, seat, icon - Icon.SMILEY) + more
    gain = held(ahead, turns, weights[STEADY], weights[SWING]) - held(ahead - 1, turns, weights[STEADY], weights[SWING])
    return int(weights[SYMBOL] * box.majority * gain)


@rule
def weigh(s: State, box: Box, seat: int, weights: list[int]) -> None:
    """Write down for each hex what is lost when it is covered."""
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
    """What may lie on a hex matters too, while there are turns to come: a higher level carries higher ones."""
    turns = turns_left(s, box, seat)
    for level in range(LEVELS):
        at = ALL_HEXES & int(s.seats[seat].level[level])
        while at != 0:
            s.worth[lowest(at)] += min(level + 1, 2) * weights[GROUND] * min(turns, 3)
            at = minus(at, lowest(at))
    if not covered(s, seat, 9):
        s.worth[9] += box.center * icon_worth(s, box, seat, Level.YELLOW, 1, 0, weights)


@rule
def covered(s: State, seat: int, hex: int) -> bool:
    mine = s.seats[seat]
    return ((int(mine.level[0]) | int(mine.level[1]) | int(mine.level[2])) >> hex) & 1 != 0
