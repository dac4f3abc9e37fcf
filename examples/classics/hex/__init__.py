"""Hex on a board of up to 11 by 11 cells, with the swap rule: see docs/classics.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import CELLS

GAME = Game.of(
    __name__,
    title="Hex",
    prefix="HX",
    version="1.0",
    pitch="Place stones in turn; the first to join their two sides of the board wins, and somebody always does.",
    designer="Piet Hein, John Nash",
    publisher="public domain",
    seats=(2, 2),
    minutes=(5, 30),
    endings=(Ending("sides joined", "somebody joined their two sides of the board"),),
    bound=CELLS + 1,
    seat_names=("Vertical", "Horizontal"),
)
