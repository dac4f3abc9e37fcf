"""Estimates each player's chance of winning from a position, so that bots need not simulate games to the end.

The weights are rounded from a fit to positions of games between heuristic players; `rulewright lab fit klotho` fits them again.
"""

from __future__ import annotations

from math import sqrt

from rulewright.kernel import Enumeration, lowest, rule, table
from rulewright.kernel.standing import softmax

from ..rules.deck import cards_to_come
from ..rules.dice import owned, throws_left
from ..rules.score import bonus_points, final_score, round_points
from ..rules.turn import step_of_turn
from ..state import ANDROIDS, AUGMENTS, Box, Phase, Power, State, Tool
from .odds import WHOLE
from .values import HALF, HEURISTIC, best_kept, hope, hope_to_come, mine_worth, priced, rounds_left, unlocked

HORIZON = 10
"""Moves that bots look ahead before they evaluate: about a turn."""
IMAGINED = (3, 24, 24, 500, 8000)
"""Simulated games for each move, by level. The third level also uses the heuristic; luck leaves little room above it."""
OFFERED = (1, 2, 3, 4, 6)
"""Level 5 is not shown to be stronger than level 4 (docs/bots.md)."""
UNSETTLED = 0.1
"""Of 600 numbers from the coach, 95% moved by no more than this outside their intervals when it thought ten times longer."""
UNTHROWN, HOPED, PAYABLE = 0.8, 0.7, 0.75
"""The share of expected worth that is realised: before the roll, between throws, and of what the dice already pay for."""
SWING, SWING_A_CARD = 2.0, 2.3
"""The lead in points that is decisive: a constant, plus a factor times the square root of the cards to come."""


class Feature(Enumeration):
    """The features that the outlook weighs. All but POINTS and DICE count once for each remaining round; an Overdrive counts as
    part of the next turn."""

    POINTS = 0
    """Points that are sure."""
    COINS = 1
    MINES = 2
    """Mine cards in front."""
    MINERALS = 3
    """Points that the four minerals of mine cards cost."""
    CRYSTALS = 4
    BRIBES = 5
    ANDROIDS = 6
    AUGMENTS = 7
    RAIDS = 8
    """Attack and defence are worth more early: they count once more for each remaining round."""
    TURRETS = 9
    WAITING = 10
    """Turns until the player's own, as a share of a round: the turn order is most of what can be foreseen."""
    DICE = 11
    """Points that the dice of this turn promise."""


WORTH = table([[100, 10, 180, 19, 500, 220, 115, 85, 190, 100, -600, 100]])
"""What each feature is worth, in hundredths of a point: its weight in a fit divided by that of POINTS."""
ALONE = table([[100 * (one == other) for other in Feature] for one in Feature])
"""Weights that leave only one feature."""


@rule
def promise(s: State, box: Box, seat: int, weights: list[int]) -> float:
    """KL-103, KL-104: the score so far, what scores again in the remaining rounds, and what the cards in front may bring."""
    mine, rounds, point = s.seats[seat], float(rounds_left(s)), weights[Feature.POINTS] / 100.0
    ahead = point * rounds_left(s) * round_points(s, box, seat) + weights[Feature.COINS] / 100.0 * rounds * mine.coins
    a_mine, a_price, mines = weights[Feature.MINES] / 100.0, weights[Feature.MINERALS] / 100.0, int(mine.mines)
    while mines != 0:
        ahead += rounds * (a_mine + a_price * mine_worth(s, box, lowest(mines)))
        mines &= mines - 1
    crystals = owned(s, box, seat, Power.SMALL_CRYSTAL) + owned(s, box, seat, Power.GREAT_CRYSTAL)
    ahead += rounds * (weights[Feature.CRYSTALS] / 100.0 * crystals + tools_promise(s, seat, rounds, weights))
    return point * (final_score(s, seat) + bonus_points(s, box, seat)) + ahead


@rule
def tools_promise(s: State, seat: int, rounds: float, weights: list[int]) -> float:
    """The worth of a player's tools for each remaining round."""
    held = s.seats[seat].tools
    attack, defence = weights[Feature.RAIDS] / 100.0, weights[Feature.TURRETS] / 100.0
    found = weights[Feature.BRIBES] / 100.0 * held[Tool.BRIBE]
    found += rounds * (attack * held[Tool.RAID] + defence * held[Tool.TURRET])
    for tool in range(ANDROIDS):
        found += weights[Feature.ANDROIDS] / 100.0 * held[Tool.ANDROID + tool]
    for i in range(AUGMENTS):
        found += weights[Feature.AUGMENTS] / 100.0 * held[Tool.AUGMENT + i]
    return found


@rule
def turn_promise(s: State, box: Box) -> float:
    """The points that the mover's dice are expected to bring this turn."""
    step = step_of_turn(s)
    if step in (Phase.CLOSING, Phase.TRIMMING):
        return 0.0
    seat = int(s.mover)
    left, right = priced(s, box, seat, 0, HEURISTIC), priced(s, box, seat, HALF, HEURISTIC)
    if step == Phase.OPENING:
        return UNTHROWN * hope_to_come(s, box, left, right) / (10.0 * WHOLE)
    if step == Phase.REROLLING:
        kept = best_kept(s, box, seat, throws_left(s, box), HEURISTIC)
        return HOPED * hope(s, box, left, right, kept, throws_left(s, box)) / (10.0 * WHOLE)
    return PAYABLE * unlocked(s, box, left, right) / 10.0


@rule
def prospect(s: State, box: Box, seat: int, weights: list[int]) -> float:
    """What a player's cards promise, and the turn order and the dice of this turn."""
    away = (seat - s.mover - 1) % box.seats + 1
    found = promise(s, box, seat, weights) + weights[Feature.WAITING] / 100.0 * rounds_left(s) * away / box.seats
    if seat == s.mover and weights[Feature.DICE] != 0:
        found += weights[Feature.DICE] / 100.0 * turn_promise(s, box)
    return found


@rule
def swing(s: State, box: Box) -> float:
    """The lead that is decisive: it is larger the more cards are to come."""
    return SWING + SWING_A_CARD * sqrt(cards_to_come(s, box))


@rule
def feature(s: State, box: Box, seat: int, what: int) -> float:
    """One of a player's features, relative to the lead that is decisive, so that it means the same at any stage of the game."""
    return prospect(s, box, seat, ALONE[what]) / swing(s, box)


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance of winning."""
    for seat in range(box.seats):
        out[seat] = prospect(s, box, seat, WORTH[0])
    softmax(out, box.seats, swing(s, box))
