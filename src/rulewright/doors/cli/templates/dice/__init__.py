"""My Game."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import MOST_ROLLS, MOST_ROUNDS, SEATS

GAME = Game.of(
    __name__,
    title="My Game",
    prefix="MG",
    version="0.1",
    pitch="Roll for points, and stop before a one takes them away.",
    designer="nobody",
    publisher="not published yet",
    seats=(2, SEATS),
    minutes=(2, 10),
    endings=(Ending("rounds played", "all rounds are played"),),
    bound=SEATS * MOST_ROUNDS * MOST_ROLLS,
)
