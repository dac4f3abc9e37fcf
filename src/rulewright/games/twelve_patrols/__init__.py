"""12 Patrols: nine regions form a kingdom, and eighteen soldiers must guard its every border."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction

from .state import BOUND

GAME = Game.of(
    __name__,
    title="12 Patrols",
    prefix="TP",
    version="1.0",
    pitch="Lay nine regions into a kingdom and man its twelve borders with the knights that you rolled.",
    designer="Scott Allen Czysz",
    publisher="nano9games, AVStudioGames",
    seats=(1, 1),
    minutes=(5, 15),
    endings=(
        Ending("the kingdom is safe", "all twelve patrols are in place and every side has what it asks for"),
        Ending("a line stays open", "a line has its three regions, and nobody is left who could man it", won=False),
        Ending("gave up", "the kingdom was left to itself", won=False),
    ),
    bound=BOUND,
    exact=True,
    reconstructed=Reconstruction(
        "partly",
        "We do not have the printed cards: 41 of their 48 sides, nine of their names, and which three came with "
        "the expansion, are our own design.",
    ),
)
