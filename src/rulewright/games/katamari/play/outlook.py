"""Each player's chance of winning from a position: bots use it instead of playing every playout to the end.

Features of what each player shows are weighted by the rounds to come. Weights are thousandths of the log odds of winning, fitted
to games of the heuristic for two, three and four players (`rulewright lab fit katamari --players 4`).
"""

from __future__ import annotations

from math import comb, exp, sqrt

from rulewright.kernel import Enumeration, has, lowest, minus, rule, size, table
from rulewright.kernel.standing import softmax

from ..rules.placement import all_dice, bare, dice_of
from ..rules.score import lead, stars_of
from ..state import (
    ALL_HEXES,
    CENTER,
    DICE_ICONS,
    FACES,
    HEXES,
    ICONS,
    LEVELS,
    SEATS,
    SYMBOLS,
    Box,
    Icon,
    Level,
    Phase,
    State,
)

HORIZON = 16
"""Playouts stop for the outlook after this many moves: about two turns."""
OFFERED = (1, 2, 3, 6)
"""Levels 4 and 5 are not each shown to be stronger than the one below (docs/bots.md)."""
UNSETTLED = 0.045
"""Of 600 numbers from the coach, 95% moved by no more than this outside their intervals when it thought ten times longer."""
FAR = 12
"""The most rounds to come that are told apart."""


class Feature(Enumeration):
    """The features that the outlook weighs, as rows of WORTH (KT-31, KT-43, KT-44)."""

    STARS = 0
    POWER_PER_ROLL = 1
    POWER_NOW = 2
    """Power to spend in this round."""
    BLUE_HEXES = 3
    PURPLE_HEXES = 4
    AHEAD_1 = 5
    """Symbols of which the player shows at least one more than any other player; two and three more follow."""
    AHEAD_2 = 6
    AHEAD_3 = 7
    BEHIND_1 = 8
    """Symbols of which the player shows at least one fewer than another player; two and three fewer follow."""
    BEHIND_2 = 9
    BEHIND_3 = 10


FEATURES = len(Feature)
WORTH = table(
    [
        [299, 197, 91, 51, 33, 19, 16, 11, 33, 22, 28, 0, 0],
        [56, 189, 219, 226, 239, 210, 163, 158, 162, 190, 252, 319, 313],
        [236, 168, 119, 95, 77, 65, 61, 66, 88, 111, 156, 198, 194],
        [46, 32, 50, 48, 40, 22, 12, 13, 20, 3, 0, 0, 0],
        [31, 15, 63, 64, 41, 26, 0, 0, 0, 0, 0, 0, 0],
        [948, 630, 410, 283, 210, 166, 146, 141, 126, 133, 148, 132, 130],
        [170, 175, 166, 144, 127, 119, 81, 47, 30, 44, 43, 41, 40],
        [68, 84, 90, 90, 83, 83, 82, 63, 58, 54, 51, 49, 48],
        [-948, -630, -410, -283, -210, -166, -146, -141, -126, -133, -148, -132, -130],
        [-170, -175, -166, -144, -127, -119, -81, -47, -30, -44, -43, -41, -40],
        [-68, -84, -90, -90, -83, -83, -82, -63, -58, -54, -51, -49, -48],
        [353, 227, 133, 76, 44, 24, 38, 33, 29, 40, 61, 37, 36],
        [112, 228, 243, 242, 228, 183, 140, 108, 104, 134, 195, 274, 269],
        [191, 122, 80, 65, 57, 42, 37, 46, 60, 83, 131, 185, 182],
        [34, 42, 53, 55, 46, 34, 20, 30, 36, 14, 13, 13, 12],
        [7, 8, 40, 56, 56, 38, 56, 89, 82, 76, 72, 69, 68],
        [1741, 1031, 562, 324, 233, 170, 98, 92, 88, 133, 135, 119, 117],
        [416, 420, 400, 345, 257, 188, 181, 131, 128, 145, 139, 134, 131],
        [175, 240, 285, 275, 262, 245, 163, 106, 94, 88, 83, 80, 78],
        [-275, -178, -138, -131, -77, -38, -65, -48, -43, -34, -32, -19, -19],
        [-26, -9, -1, 0, 0, 0, -3, -10, -24, -48, -48, -46, -45],
        [-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [381, 243, 158, 107, 57, 40, 29, 22, 41, 43, 50, 0, 0],
        [72, 232, 295, 316, 297, 229, 153, 118, 105, 131, 197, 276, 271],
        [210, 133, 99, 81, 68, 58, 52, 55, 77, 117, 175, 240, 235],
        [42, 56, 74, 74, 66, 50, 40, 28, 24, 51, 53, 51, 50],
        [20, 39, 66, 77, 97, 81, 71, 98, 90, 84, 79, 76, 75],
        [1961, 1063, 531, 260, 102, 47, 11, 3, 22, 39, 58, 35, 34],
        [366, 374, 373, 268, 154, 87, 120, 123, 113, 108, 95, 91, 89],
        [165, 161, 108, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [-254, -164, -140, -127, -91, -60, -44, -53, -41, -57, -59, -37, -36],
        [-19, -42, -23, -40, -30, -24, -54, -59, -65, -64, -53, -51, -50],
        [-65, -37, -63, -55, -43, -56, -57, -46, -43, -40, -38, -36, -36],
    ]
)
"""The worth of one more of each feature, for two, three and four players, by the rounds to come after this one."""


@rule
def power_per_roll(s: State, box: Box, seat: int) -> float:
    """KT-31: the expected power of a roll; a crash brings none."""
    power = 0.0
    for colour in range(LEVELS):
        power += dice_of(s, box, seat, colour) * (FACES + 1 - box.success[colour]) / 6.0
    return power * (1.0 - crash_chance(box, all_dice(s, box, seat)))


@rule
def power_now(s: State, box: Box, seat: int) -> float:
    """KT-32: the power that a player has or can expect in this round, so that a roll does not change it on average."""
    if seat != s.mover:
        return power_per_roll(s, box, seat) if (seat - s.first) % box.seats > (s.mover - s.first) % box.seats else 0.0
    if s.phase == Phase.ROLLING:
        return power_per_roll(s, box, seat)
    return float(s.power + s.chosen + 1 if s.phase == Phase.PLACING else s.power)


@rule
def rounds_left(s: State, box: Box) -> int:
    """Rounds after this one, as columns of WORTH."""
    return min(FAR, int(box.rounds) - int(s.round))


@rule
def symbols_by(s: State, box: Box, seat: int, more: int) -> int:
    """KT-44: how many symbols a player leads by at least `more`, or trails in by at least that many if it is negative."""
    n = 0
    for symbol in range(SYMBOLS):
        by = lead(s, box, seat, symbol)
        if (by >= more) if more > 0 else (by <= more):
            n += 1
    return n


@rule
def feature(s: State, box: Box, seat: int, what: int) -> float:
    """KT-43, KT-44: one of the features of a player."""
    if what == Feature.STARS:
        return float(stars_of(s, seat))
    if what == Feature.POWER_PER_ROLL:
        return power_per_roll(s, box, seat)
    if what == Feature.POWER_NOW:
        return power_now(s, box, seat)
    if what in (Feature.BLUE_HEXES, Feature.PURPLE_HEXES):
        return float(size(int(s.seats[seat].level[Level.BLUE if what == Feature.BLUE_HEXES else Level.PURPLE])))
    more = what - Feature.AHEAD_1 + 1 if what < Feature.BEHIND_1 else Feature.BEHIND_1 - what - 1
    return float(symbols_by(s, box, seat, more))


@rule
def promise(s: State, box: Box, seat: int) -> float:
    """The weighted sum of a player's features."""
    left, row, worth = rounds_left(s, box), (int(box.seats) - 2) * FEATURES, 0.0
    for what in range(FEATURES):
        worth += WORTH[row + what][left] * feature(s, box, seat, what)
    return worth


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance of winning."""
    for seat in range(box.seats):
        out[seat] = promise(s, box, seat)
    softmax(out, box.seats, 1000.0)


# ---------------------------------------------------------------- the worth of icons to the heuristic


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
STYLES = {"bold": {"danger": 0}, "careful": {"danger": 30, "die": 28}, "collector": {"price": 120}}
"""Players who do not mind a crash, who avoid one, and who buy much (`python -m bench.styles katamari`)."""
MOST_DICE, MOST_SIXES = 24, 10
"""Rolls of more dice, and crashes with more sixes, are rare enough to count as these."""


def crashes(sixes: int, dice: int) -> int:
    """KT-25: how many of a thousand rolls of so many dice show at least so many sixes."""
    safe: int = sum(comb(dice, k) * (FACES - 1) ** (dice - k) for k in range(min(sixes, dice + 1)))
    share: float = 1 - safe / FACES**dice
    return round(1000 * share)


CRASHES = table([[crashes(sixes, dice) for dice in range(MOST_DICE + 1)] for sixes in range(MOST_SIXES + 1)])
"""Crashes per thousand rolls, by the sixes that make one in this box and by the number of dice (KT-25)."""


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
def crash_chance(box: Box, dice: int) -> float:
    """KT-25: the chance that a roll of this many dice is a crash."""
    return float(CRASHES[min(int(box.crash), MOST_SIXES)][min(dice, MOST_DICE)]) / 1000.0


@rule
def held(ahead: float, turns: int, weights: list[int]) -> float:
    """The share of a majority that a lead is worth: nearly all or nothing at the end, half for a tie."""
    return 1.0 / (1.0 + exp(-100.0 * ahead / (weights[Weight.STEADY] + weights[Weight.SWING] * sqrt(turns))))


@rule
def symbol_worth(s: State, box: Box, seat: int, ahead: int, weights: list[int]) -> int:
    """The worth of the visible symbol that brings this lead."""
    turns = turns_left(s, box, seat)
    return int(weights[Weight.SYMBOL] * box.majority * (held(ahead, turns, weights) - held(ahead - 1, turns, weights)))


@rule
def icon_worth(s: State, box: Box, seat: int, level: int, icon: int, weights: list[int]) -> int:
    """The worth of a visible icon on Stuff of a level."""
    if icon == Icon.NOTHING:
        return 0
    if icon in DICE_ICONS:
        turns = turns_left(s, box, seat)
        each = (FACES + 1 - box.success[level]) * turns * (weights[Weight.DIE] + weights[Weight.GROWTH] * turns) / 6.0
        dice = all_dice(s, box, seat)
        danger = crash_chance(box, dice + 1) - crash_chance(box, dice)
        return int(icon * (each - turns * weights[Weight.DANGER] * danger * dice))
    if icon in (Icon.STAR, Icon.TWO_STARS):
        return 100 if icon == Icon.STAR else 200
    return symbol_worth(s, box, seat, lead(s, box, seat, icon - Icon.SMILEY), weights)


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
                worth = icon_worth(s, box, seat, level, icon, weights)
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
        s.worth[CENTER] += box.center * icon_worth(s, box, seat, Level.YELLOW, Icon.ONE_DIE, weights)
