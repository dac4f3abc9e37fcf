"""My Game."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import MOST_ROUNDS, SEATS

GAME = Game.of(
    __name__,
    title="My Game",
    prefix="MG",
    version="0.1",
    pitch="Everybody bids at once for a prize; the highest bid that nobody else made takes it.",
    designer="nobody",
    publisher="not published yet",
    seats=(2, SEATS),
    minutes=(2, 10),
    endings=(Ending("prizes gone", "there was a bid for every prize"),),
    bound=SEATS * MOST_ROUNDS,
)
