"""Claims: a toy on a field of hexes, where all point at a cell and bid for it in secret, at the same time."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Claims",
    prefix="CM",
    version="1.0",
    pitch="Stake out hexes by secret bids; what lies together counts more.",
    designer="us",
    publisher="nobody",
    seats=(2, 3),
    minutes=(2, 5),
    endings=(Ending("rounds played", "the last round is over"), Ending("field full", "no cell is free")),
    bound=72,
    aim="place",
    exact=True,
)
