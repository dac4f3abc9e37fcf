"""Ante: a toy with a hidden card each, bets in turn and chips to win: what counts is how many, not who has most."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Ante",
    prefix="AN",
    version="1.0",
    pitch="One hidden card each: call, raise or fold, for chips.",
    designer="us",
    publisher="nobody",
    seats=(2, 4),
    minutes=(1, 2),
    endings=(Ending("hands played", "every hand has been played"),),
    bound=150,
    aim="score",
)
