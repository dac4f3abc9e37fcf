"""What bots assume: winning chances, so that games need not go on to their end (KB-64 to KB-68), and decisions made in secret."""

from __future__ import annotations

from math import sqrt

from rulewright.kernel import rule
from rulewright.kernel.standing import softmax

from ..state import BARBARIANS, Box, State

HORIZON = 12
"""Simulated moves before the outlook is used: about two rounds with two players."""
UNSETTLED = 0.035
"""Of 480 chances from the coach, 1 moved by more than this outside its interval when it thought ten times longer."""


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """KB-68: each seat's chance of winning, from its Stars; a lead counts for less the more Barbarians are still to be drawn.

    The constants are between the best fits for games of two and of four equal players.
    """
    for seat in range(box.seats):
        out[seat] = float(s.seats[seat].stars)
    softmax(out, box.seats, 0.3 + sqrt(draws_left(s)))


@rule
def draws_left(s: State) -> int:
    """KB-64, KB-65: cards to draw until both Lightning and Thunder are out; the deck is read from the bottom."""
    for i in range(s.barbarians.n):
        if s.barbarians.card[i] >= BARBARIANS:
            return s.barbarians.n - i
    return 0


@rule
def reconsider(s: State, box: Box, seat: int) -> None:
    """KB-27, KB-A17: others who have decided in secret decide again in imagined games. They laid a card for a reason, so the one
    they would choose after some thought is a better guess than a random card of theirs."""
    s.asked |= s.called & ~(1 << seat)
