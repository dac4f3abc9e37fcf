"""Leduc poker: a hidden card each, and two rounds of betting with a shared card between them: see docs/hidden-information.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Leduc Poker",
    prefix="LE",
    version="1.0",
    pitch="One card each, two rounds of bets, and a card for everybody between them.",
    designer="University of Alberta Computer Poker Research Group",
    publisher="public domain",
    seats=(2, 3),
    minutes=(1, 3),
    endings=(Ending("pot taken", "the pot has been taken or shared"),),
    bound=24,
    aim="score",
    stake=13,
)
