"""Estimates each player's chance of winning from a position, so that bots need not simulate games to the end.

The weights are rounded from a fit to positions of games between heuristic players; `rulewright lab fit klotho` fits them again.
"""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import lowest, rule

from ..rules.deck import cards_to_come
from ..rules.dice import owned, throws_left
from ..rules.scoring import bonus_points, final_score, round_points
from ..rules.turn import step_of_turn
from ..state import ANDROIDS, AUGMENTS, Box, Phase, Power, State, Tool
from .card_values import HALF, best_kept, hope, hope_to_come, mine_worth, priced, rounds_left
from .dice_odds import WHOLE
from .shopping import unlocked

HORIZON = 10
"""Moves that bots look ahead before they evaluate: about a turn."""
IMAGINED = (3, 24, 24, 500, 8000)
"""Simulated games for each move, by level. The third level also uses the heuristic; luck leaves little room above it."""
UNSETTLED = 0.1
"""Of 600 numbers from the coach, 95% moved by no more than this outside their intervals when it thought ten times longer."""
A_TURN = 6.0
"""Points that a turn brings for each remaining round: the turn order is most of what can be foreseen."""
UNTHROWN, HOPED, PAYABLE = 0.8, 0.7, 0.75
"""The share of expected worth that is realised: before the roll, between throws, and of what the dice already pay for."""
A_MINE, A_PRICE = 1.8, 0.19
"""The worth of a mine card for each remaining round, and for each point of its four minerals."""
A_COIN, A_CRYSTAL, A_BRIBE, AN_ANDROID, AN_AUGMENT = 0.1, 5.0, 2.2, 1.15, 0.85
"""The same for other cards in front; an Overdrive counts as part of the next turn."""
A_RAID, A_TURRET = 1.9, 1.0
"""Attack and defence are worth more early: these are multiplied by the square of the remaining rounds."""
SWING, SWING_A_CARD = 2.0, 2.3
"""The lead in points that is decisive: a constant, plus a factor times the square root of the cards to come."""


@rule
def promise(s: State, box: Box, seat: int) -> float:
    """KL-103, KL-104: the score so far, what scores again in the remaining rounds, and what the cards in front may bring."""
    mine, rounds = s.seats[seat], float(rounds_left(s))
    ahead = rounds_left(s) * round_points(s, box, seat) + A_COIN * rounds * mine.coins
    mines = int(mine.mines)
    while mines != 0:
        ahead += rounds * (A_MINE + A_PRICE * mine_worth(s, box, lowest(mines)))
        mines &= mines - 1
    crystals = owned(s, box, seat, Power.SMALL_CRYSTAL) + owned(s, box, seat, Power.GREAT_CRYSTAL)
    ahead += rounds * (A_CRYSTAL * crystals + tools_promise(s, seat, rounds))
    return final_score(s, seat) + bonus_points(s, box, seat) + ahead


@rule
def tools_promise(s: State, seat: int, rounds: float) -> float:
    """The worth of a player's tools for each remaining round."""
    held = s.seats[seat].tools
    found = A_BRIBE * held[Tool.BRIBE] + rounds * (A_RAID * held[Tool.RAID] + A_TURRET * held[Tool.TURRET])
    for tool in range(ANDROIDS):
        found += AN_ANDROID * held[Tool.ANDROID + tool]
    for i in range(AUGMENTS):
        found += AN_AUGMENT * held[Tool.AUGMENT + i]
    return found


@rule
def turn_promise(s: State, box: Box) -> float:
    """The points that the mover's dice are expected to bring this turn."""
    step = step_of_turn(s)
    if step in (Phase.CLOSING, Phase.TRIMMING):
        return 0.0
    seat = int(s.mover)
    left, right = priced(s, box, seat, 0), priced(s, box, seat, HALF)
    if step == Phase.OPENING:
        return UNTHROWN * hope_to_come(s, box, left, right) / (10.0 * WHOLE)
    if step == Phase.REROLLING:
        kept = best_kept(s, box, seat, throws_left(s, box))
        return HOPED * hope(s, box, left, right, kept, throws_left(s, box)) / (10.0 * WHOLE)
    return PAYABLE * unlocked(s, box, left, right) / 10.0


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance of winning; a lead means less the more cards are to come."""
    swing = SWING + SWING_A_CARD * sqrt(cards_to_come(s, box))
    most = 0.0
    for seat in range(box.seats):
        away = (seat - s.mover - 1) % box.seats + 1
        out[seat] = promise(s, box, seat) - A_TURN * rounds_left(s) * away / box.seats
        if seat == s.mover:
            out[seat] += turn_promise(s, box)
        most = max(most, out[seat])
    together = 0.0
    for seat in range(box.seats):
        out[seat] = exp((out[seat] - most) / swing)
        together += out[seat]
    for seat in range(box.seats):
        out[seat] /= together
