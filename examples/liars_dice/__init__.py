"""Liar's dice for two, with a die each: hidden information, bids that may be bluffs, and a known value. See
docs/hidden-information.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Liar's Dice",
    prefix="LD",
    version="1.0",
    pitch="A die each under a cup, and ever higher bids about both, until somebody says: liar!",
    designer="traditional (dudo, perudo)",
    publisher="public domain",
    seats=(2, 2),
    minutes=(1, 2),
    endings=(Ending("bid doubted", "a bid was doubted, and the dice were shown"),),
    bound=13,
    aim="score",
    stake=1,
)
