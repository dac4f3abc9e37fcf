"""The Temple of Karthis: one explorer, a deck of threats, and a map drawn along the way."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction

from .rules.turn import BOUND

GAME = Game.of(
    __name__,
    title="The Temple of Karthis",
    prefix="KA",
    version="1.1",
    pitch="Explore a temple tile by tile, floor by floor, and bring out the Jeweled Crown alive.",
    designer="Lee Stone",
    publisher="not named in the rulebook",
    seats=(1, 1),
    minutes=(10, 40),
    endings=(
        Ending("the Crown", "the second Joker was acquired: the treasures are the score"),
        Ending("death", "Health ran out: the treasures are lost", won=False),
        Ending("trapped", "nowhere was left to go: the treasures are lost", won=False),
        Ending("gave up", "the explorer turned back: the treasures are lost", won=False),
    ),
    bound=BOUND,
    exact=True,
    reconstructed=Reconstruction(
        "partly",
        "We do not have the drawings of the Tiles Chart: which sides of each tile are open, and where its stairs "
        "are, is our own design.",
    ),
)
