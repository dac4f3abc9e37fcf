"""Klobba!: the facts about the game."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction, Welcome

GAME = Game.of(
    __name__,
    title="Klobba!",
    prefix="KB",
    version="1.1",
    pitch="Pair your Band with another, lay a card face down, and clobber the others for Stars before the storm breaks.",
    designer="not named in the rulebook",
    publisher="not named in the rulebook",
    seats=(2, 6),
    minutes=(20, 60),
    endings=(
        Ending("most Stars", "the storm has broken, and one player has more Stars than all others"),
        Ending("larger score pile", "several had the most Stars, and the larger score pile decided"),
        Ending("shared", "Stars and score piles of the best are equal: they win together"),
    ),
    bound=30000,  # KB-A28: at most 492 rounds of about 60 decisions
    exact=True,
    welcome=Welcome(seats=3, options={"game": "basic"}),  # KB-6: the first game
    reconstructed=Reconstruction(
        "partly",
        "We do not have the printed cards: the Barbarians' values and clans, how many copies of each Action card "
        "there are and what most of them do, are our own design.",
    ),
)
