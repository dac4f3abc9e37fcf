"""Gin rummy: gather sets and runs, and knock when little else is left. See docs/classics.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import MOST_BONUS, MOST_DEADWOOD, MOST_MOVES

GAME = Game.of(
    __name__,
    title="Gin Rummy",
    prefix="GR",
    version="1.0",
    pitch="Gather sets and runs, and knock when little else is left in your hand.",
    designer="traditional",
    publisher="public domain",
    seats=(2, 2),
    minutes=(3, 10),
    endings=(
        Ending("knock", "somebody knocked"),
        Ending("wall", "only two cards were left to draw, and nobody knocked"),
        Ending("standstill", "the same cards were taken and discarded again and again"),
    ),
    bound=MOST_MOVES,
    aim="score",
    stake=MOST_DEADWOOD + MOST_BONUS,
    exact=True,
)
