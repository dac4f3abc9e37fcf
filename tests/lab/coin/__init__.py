"""A game with known probabilities: the player who tosses wins with the chance given in the box, and the first seat may toss or
pass."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Coin",
    prefix="CO",
    version="1",
    pitch="Heads you win.",
    designer="nobody",
    publisher="nobody",
    seats=(2, 2),
    minutes=(1, 1),
    endings=(Ending("heads", "heads came up"), Ending("tails", "tails came up")),
    bound=4,
)
