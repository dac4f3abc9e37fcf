"""What a position promises each player: bots go by it instead of playing every imagined game to its end.

The weights are rounded from a fit to positions of games that were played by rule of thumb: `python -m tests.games.klotho.fit`.
"""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import lowest, rule, size

from ..rules.deck import cards_to_come
from ..rules.dice import throws_left
from ..rules.scoring import bonus_points, final_score, round_points
from ..state import ANDROIDS, CRYSTALS, Box, Phase, State, Tool
from .card_values import HALF, best_kept, hope, hope_to_come, mine_worth, priced, rounds_left
from .dice_odds import WHOLE
from .shopping import unlocked

HORIZON = 10
"""After so many moves in the head the outlook is asked: about a turn."""
IMAGINED = (3, 24, 24, 500, 8000)
"""Imagined games a move, by level. The third knows the rule of thumb besides; luck leaves little room above it."""
A_TURN = 6.0
"""Points that a turn brings for each round that is still to come: most of what can be foreseen is whose turn comes first."""
UNTHROWN, HOPED, PAYABLE = 0.8, 0.7, 0.75
"""What comes true of hopes: before the roll, of dice that lie (see `hope`), and of what dice can pay for."""
A_MINE, A_PRICE = 1.8, 0.19
"""What a mine card promises for each round to come: so much, and so much of what its four minerals cost."""
A_COIN, A_CRYSTAL, A_BRIBE, AN_ANDROID, AN_AUGMENT = 0.1, 5.0, 2.2, 1.15, 0.85
"""The same for other things in front; what an Overdrive brings, the next turn brings already."""
A_RAID, A_TURRET = 1.9, 1.0
"""Attack and defence are worth the more the earlier: so much for each round to come, times the rounds to come."""
SWING, SWING_A_CARD = 2.0, 2.3
"""How far a lead must go to mean much: so many points, and so many more for the root of the cards to come."""


@rule
def promise(s: State, box: Box, seat: int) -> float:
    """KL-103, KL-104: the sheet, what counts again in the rounds to come, and what lies in front and may yet bring something."""
    mine, rounds = s.seats[seat], float(rounds_left(s))
    ahead = (3 - s.scored) * round_points(s, box, seat) + A_COIN * rounds * mine.coins
    mines = int(mine.mines)
    while mines != 0:
        ahead += rounds * (A_MINE + A_PRICE * mine_worth(s, box, lowest(mines)))
        mines &= mines - 1
    ahead += rounds * (A_CRYSTAL * size(int(mine.techs) & CRYSTALS) + tools_promise(s, seat, rounds))
    return final_score(s, seat) + bonus_points(s, box, seat) + ahead


@rule
def tools_promise(s: State, seat: int, rounds: float) -> float:
    """What the tools of a player promise for each round to come."""
    held = s.seats[seat].tools
    found = A_BRIBE * held[Tool.BRIBE] + rounds * (A_RAID * held[Tool.RAID] + A_TURRET * held[Tool.TURRET])
    for tool in range(ANDROIDS):
        found += AN_ANDROID * held[tool]
    for tool in range(Tool.AUGMENT, Tool.BOMB):
        found += AN_AUGMENT * held[tool]
    return found


@rule
def turn_promise(s: State, box: Box) -> float:
    """What the dice of the mover promise in this turn, in points: none where they have served."""
    step = int(s.phase if s.phase <= Phase.CLOSING else s.step if s.phase > Phase.STARS else Phase.CLAIMING)
    if step == Phase.CLOSING or s.phase == Phase.TRIMMING:
        return 0.0
    seat = int(s.mover)
    left, right = priced(s, box, seat, 0), priced(s, box, seat, HALF)
    if step == Phase.OPENING:
        return UNTHROWN * hope_to_come(s, box, left, right) / (10.0 * WHOLE)
    if step == Phase.THROWN:
        kept = best_kept(s, box, seat, throws_left(s))
        return HOPED * hope(s, box, left, right, kept, throws_left(s)) / (10.0 * WHOLE)
    return PAYABLE * unlocked(s, box, left, right) / 10.0


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance to win; a lead means the less, the more cards are still to come."""
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
