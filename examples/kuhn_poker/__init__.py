"""Kuhn poker, the smallest game of hidden cards and bluffs: see docs/hidden-information.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Kuhn Poker",
    prefix="KU",
    version="1.0",
    pitch="One card each and a single bet: the smallest poker in which bluffing pays.",
    designer="Harold W. Kuhn",
    publisher="public domain",
    seats=(2, 3),
    minutes=(1, 2),
    endings=(Ending("pot taken", "somebody has taken the pot"),),
    bound=5,
    aim="score",
    stake=2,
)
