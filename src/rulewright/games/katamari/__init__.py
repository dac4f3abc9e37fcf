"""Katamari: dice for what is visible, household things piled on each other, and a heap that may grow too large."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction, Welcome

from .state import BOUND

GAME = Game.of(
    __name__,
    title="Katamari",
    prefix="KT",
    version="1.2",
    pitch="Roll up drawing pins, teapots and windmills: what lies on top gives dice, stars and symbols, and covers what did.",
    designer="unnamed in the rulebook (probably Andy Long, Johannes Spaulding and Buzz Tilford)",
    publisher="a fan-made game, rules version 3",
    seats=(2, 4),
    minutes=(20, 50),
    endings=(
        Ending("most points", "the Emperor has arrived, and one player has more points than all others"),
        Ending("shared", "the Emperor has arrived, and several have the most points: they win together"),
    ),
    bound=BOUND,
    welcome=Welcome(options={"track": "short"}),
    reconstructed=Reconstruction(
        "partly",
        "We do not have the printed pieces: their shapes, what each of them shows, how many there are, and the "
        "length of the Emperor's track, are our own design.",
    ),
)
