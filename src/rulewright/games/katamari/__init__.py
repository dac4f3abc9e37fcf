"""Katamari: dice by what is visible, household things laid over each other, and a handful that may grow too large."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Welcome

from .state import BOUND

GAME = Game.of(
    __name__,
    title="Katamari",
    prefix="KT",
    version="1.1",
    pitch="Roll up drawing pins, teapots and windmills: what lies on top gives dice, stars and symbols, and covers what did.",
    designer="unnamed in the rulebook (probably Andy Long, Johannes Spaulding and Buzz Tilford)",
    publisher="a fan-made game, rules version 3",
    reconstructed=(
        "the shapes of the Stuff, what is printed on each piece, how many there are, the length of the Emperor's track, and "
        "the names of things and Cousins (KT-R1 to KT-R5)"
    ),
    seats=(2, 4),
    minutes=(20, 50),
    endings=(
        Ending("most points", "the Emperor has arrived, and one player has more points than all others"),
        Ending("shared", "the Emperor has arrived, and several have the most points: they win together"),
    ),
    bound=BOUND,
    welcome=Welcome(options={"track": "short"}),
)
