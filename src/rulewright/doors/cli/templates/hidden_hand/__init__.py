"""My Game."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import MOST_HAND, SEATS

GAME = Game.of(
    __name__,
    title="My Game",
    prefix="MG",
    version="0.1",
    pitch="Lay a card in turn; the highest takes the trick.",
    designer="nobody",
    publisher="not published yet",
    seats=(2, SEATS),
    minutes=(2, 10),
    endings=(Ending("hands empty", "all cards are laid"),),
    bound=SEATS * MOST_HAND,
)
