"""Nine men's morris: place, move and fly nine men on 24 points, and take a man for every mill. See docs/classics.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import MOST_TURNS, TAKEN

GAME = Game.of(
    __name__,
    title="Nine Men's Morris",
    prefix="MO",
    version="1.0",
    pitch="Line up three men to take one of your opponent's; with two men left you have lost.",
    designer="traditional",
    publisher="public domain",
    seats=(2, 2),
    minutes=(5, 20),
    endings=(
        Ending("two men left", "somebody had only two men left"),
        Ending("blocked", "somebody could not move"),
        Ending("turns over", "all turns were taken, and nobody had won: a draw"),
    ),
    bound=MOST_TURNS + TAKEN,
    exact=True,
    seat_names=("White", "Black"),
)
