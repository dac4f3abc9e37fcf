"""Bots think here, in processes of their own: they are given a view and never a state, and cannot slow the tables down."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass

from rulewright import games
from rulewright.bots import random, registry
from rulewright.bots.bot import Budget
from rulewright.bots.fallback import Glance, fallback
from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.jobs.pool import Pool

log = logging.getLogger(__name__)

SECONDS = 1.0
"""What a bot is given to think about one move."""
LEAST = 1 / 16
"""What it is left with when very many think at once."""
PATIENCE = 30.0
"""How much longer than that is waited for before it is given up: the first time, a bot loads what was compiled."""


@dataclass(frozen=True, repr=False)
class Question:
    """All that a bot is told: the game, box and view as packed bytes, its seat, two numbers to draw lots from, its time."""

    bot: str
    game: str
    box: bytes
    view: bytes
    seat: int
    lots: tuple[int, int]
    seconds: float = SECONDS


def answer(question: Question) -> int:
    """Runs in a worker process: the move that the bot chooses."""
    game = games.load(question.game)
    box, view = game.box.unpack(question.box), game.state.unpack(question.view)
    bot = fallback(game) if question.bot == Glance.name else registry.find(question.bot, game)
    return bot.choose(game, view, box, question.seat, list(question.lots), Budget(seconds=question.seconds))


def any_move(question: Question) -> int:
    """What is played where a bot fails: a random move, so that nobody waits for ever."""
    game = games.load(question.game)
    box, view = game.box.unpack(question.box), game.state.unpack(question.view)
    return random.choose(game, view, box, question.seat, list(question.lots))


class BotJobs(Pool):
    """The processes in which bots think."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(count or max(1, (os.cpu_count() or 2) - 1))

    @property
    def seconds(self) -> float:
        """How long a bot may think about a move now: less, the more of them want to think at once."""
        seconds = SECONDS
        while seconds * self.turns.wanted > SECONDS * self.turns.places and seconds > LEAST:
            seconds /= 2
        return seconds

    async def choose(
        self, question: Question, payer: Payer | Callable[[], Payer] = HOUSE, rank: int | Callable[[], int] = 0
    ) -> int:
        """The bot's move; a random one where the bot fails or does not come back, which is logged."""
        try:
            return await self.do(answer, question, question.seconds + PATIENCE, payer, rank)
        except Exception:
            log.exception("the bot %s failed at %s; a random move is made for it", question.bot, question.game)
            return any_move(question)
