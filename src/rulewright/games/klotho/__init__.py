"""97 Klotho: dice, claims laid edge to edge, and a market that every player moves."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction

from .content import longest, longest_of_all

GAME = Game.of(
    __name__,
    title="97 Klotho",
    prefix="KL",
    version="1.2",
    pitch="Roll for mines, monsters and alien technology on an asteroid, close your claims, and rig the market in time.",
    designer="Dave Dobson",
    publisher="Plankton Games",
    seats=(2, 4),
    minutes=(45, 97),
    endings=(
        Ending("most points", "score card 3 was counted, and one player has more points than all others"),
        Ending("more cards", "several had the most points, and more cards in front decided"),
        Ending("more coins", "points and cards of the best were equal, and more coins decided"),
        Ending("shared", "points, cards and coins of the best are equal: they win together"),
    ),
    bound=longest_of_all(),
    longest=longest,
    exact=True,
    reconstructed=Reconstruction(
        "partly",
        "We do not have the printed cards: mines, monsters, technologies, the number and prices of tools, and "
        "what a step of the market costs, are our own design.",
    ),
)
