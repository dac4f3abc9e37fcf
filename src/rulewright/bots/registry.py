"""The bots by name. Every door asks here, so a bot that is added to `BOTS` can be played against everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.bots import random
from rulewright.kernel.game import Game

Choose = Callable[[Game, Any, Any, int, list[int], float], int]
"""A move from (game, view, box, seat, two random words, seconds to think)."""


@dataclass(frozen=True)
class Bot:
    """A program that takes a seat. `games` are those it can play; none named: all."""

    name: str
    title: str
    about: str
    choose: Choose
    games: tuple[str, ...] = ()

    def plays(self, game: Game) -> bool:
        return not self.games or game.name in self.games


def _random(game: Game, view: Any, box: Any, seat: int, words: list[int], seconds: float) -> int:
    return random.choose(game, view, box, seat, words)


BOTS = (Bot("random", "Random bot", "Takes any allowed move; it plans nothing and never gives up.", _random),)


def bots(game: Game) -> list[Bot]:
    """Those that can play this game."""
    return [bot for bot in BOTS if bot.plays(game)]


def find(name: str, game: Game) -> Bot:
    for bot in bots(game):
        if bot.name == name:
            return bot
    raise ValueError(
        f"there is no bot {name!r} for {game.title}: choose one of {', '.join(b.name for b in bots(game))}"
    )
