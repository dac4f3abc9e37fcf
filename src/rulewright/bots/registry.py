"""The bots by name. Every door asks here, so a bot that is added to `BOTS` can be played against everywhere."""

from __future__ import annotations

from rulewright.bots.bot import Bot
from rulewright.bots.random import Random
from rulewright.bots.thumb import Thumb
from rulewright.kernel.game import Game

BOTS: tuple[Bot, ...] = (Random(), Thumb())


def bots(game: Game) -> list[Bot]:
    """Those that can play this game."""
    return [bot for bot in BOTS if bot.plays(game)]


def find(name: str, game: Game) -> Bot:
    """A bot by name."""
    for bot in bots(game):
        if bot.name == name:
            return bot
    raise ValueError(
        f"there is no bot {name!r} for {game.title}: choose one of {', '.join(b.name for b in bots(game))}"
    )
