"""High Card: a toy with secrets, simultaneous moves, dice and whispers, small enough to break on purpose."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="High Card",
    prefix="TOY",
    version="1.0",
    pitch="Everybody lays a card in secret; the highest, with a die, takes the trick.",
    designer="us",
    publisher="nobody",
    seats=(2, 3),
    minutes=(1, 1),
    endings=(Ending("cards out", "all hands are empty"), Ending("gave up", "somebody stood up", won=False)),
    bound=20,
)
