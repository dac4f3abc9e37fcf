"""My Game."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="My Game",
    prefix="MG",
    version="0.1",
    pitch="Take stones in turn; the player who takes the last one wins.",
    designer="nobody",
    publisher="not published yet",
    seats=(2, 4),
    minutes=(1, 5),
    endings=(Ending("no stones", "the last stone was taken"),),
    bound=99,  # the largest number of stones that a box can have
)
