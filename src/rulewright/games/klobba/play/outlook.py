"""What a position promises each player: bots go by it instead of playing every imagined game to its end."""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import rule

from ..state import Box, State, Storm

HORIZON = 12
"""After so many moves in the head the outlook is asked: about two rounds of two players."""


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """KB-68: each seat's chance to win by its Stars; a lead means the less, the more Barbarians are still to come.

    The two figures lie between those that fit games of two and games of four equal players best.
    """
    swing = 0.3 + sqrt(draws_left(s))
    most = 0
    for seat in range(box.seats):
        most = max(most, int(s.seats[seat].stars))
    together = 0.0
    for seat in range(box.seats):
        out[seat] = exp((s.seats[seat].stars - most) / swing)
        together += out[seat]
    for seat in range(box.seats):
        out[seat] /= together


@rule
def draws_left(s: State) -> int:
    """KB-64, KB-65: how many Barbarians are drawn until the storm has broken; the bottom of the deck comes first here."""
    for i in range(s.barbarians.n):
        if s.barbarians.card[i] >= Storm.LIGHTNING:
            return s.barbarians.n - i
    return 0
