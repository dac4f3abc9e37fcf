"""What a position promises each player: bots go by it instead of playing every imagined game to its end."""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import rule, size

from .deck import stack_size
from .scoring import bonus_points, final_score, round_points
from .state import Box, State

HORIZON = 30
"""After so many moves in the head the outlook is asked: about two turns."""
A_MINE = 6
"""Points that a mine card in front of a player brings in a round, on the average, once it is part of a claim."""


@rule
def cards_to_come(s: State, box: Box) -> int:
    """Klotho cards until score card 3."""
    left = int(s.left)
    for i in range(int(s.shown) + 1, 3):
        left += stack_size(box, i)
    return left


@rule
def promise(s: State, box: Box, seat: int) -> float:
    """KL-103, KL-104: the sheet, what counts again in the rounds to come, and mine cards that may yet close."""
    rounds = 3 - s.scored
    ahead = rounds * (round_points(s, box, seat) + A_MINE * size(int(s.seats[seat].mines)))
    return float(final_score(s, seat) + ahead + bonus_points(s, box, seat))


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance to win; a lead means the less, the more cards are still to come."""
    swing = 4.0 + 2.2 * sqrt(cards_to_come(s, box))
    most = 0.0
    for seat in range(box.seats):
        most = max(most, promise(s, box, seat))
    together = 0.0
    for seat in range(box.seats):
        out[seat] = exp((promise(s, box, seat) - most) / swing)
        together += out[seat]
    for seat in range(box.seats):
        out[seat] /= together
