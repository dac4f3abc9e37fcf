"""Hearts: four players pass three cards and avoid tricks with hearts and the queen of spades. See docs/classics.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import MOST_HANDS, PASSED, SEATS, SIZE

GAME = Game.of(
    __name__,
    title="Hearts",
    prefix="HT",
    version="1.0",
    pitch="Avoid tricks with hearts and the queen of spades, or take every one of them.",
    designer="traditional",
    publisher="public domain",
    seats=(SEATS, SEATS),
    minutes=(5, 60),
    endings=(Ending("hands played", "all hands have been played"),),
    bound=MOST_HANDS * SEATS * (SIZE + PASSED),
    longest=lambda box: box.hands * SEATS * (SIZE + PASSED),
    aim="score",
    exact=True,
    seat_names=("North", "East", "South", "West"),
)
