"""Where bots think: processes of their own, which are handed a view and never a state, and cannot slow the tables down."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait as wait_for
from typing import Any, TypeVar

from rulewright import games
from rulewright.bots import random, registry
from rulewright.bots.bot import Budget
from rulewright.bots.levels import LEVELS
from rulewright.kernel.game import Game

log = logging.getLogger(__name__)
T = TypeVar("T")

SECONDS = 1.0
"""What a bot is given to think about one move."""
PATIENCE = 120.0
"""How much longer than that is waited for before it is given up: the first time, a bot may compile its rules."""
WARMING = 1200.0
"""How long compiling beforehand may take, on a machine that is busy with other things."""


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
    """Runs in a thinker: the move that the bot chooses."""
    game = games.load(question.game)
    box, view = game.box.unpack(question.box), game.state.unpack(question.view)
    bot = registry.find(question.bot, game)
    return bot.choose(game, view, box, question.seat, list(question.lots), Budget(seconds=question.seconds))


def any_move(question: Question) -> int:
    """What is played where a bot fails: a random move, so that nobody waits for ever."""
    game = games.load(question.game)
    box, view = game.box.unpack(question.box), game.state.unpack(question.view)
    return random.choose(game, view, box, question.seat, list(question.lots))


def prepare(given: tuple[str, str, bytes]) -> None:
    """Runs in a thinker: lets a bot do beforehand what would make its first move slow, such as compiling."""
    bot, address, box = given
    game = games.load(address)
    registry.find(bot, game).prepare(game, game.box.unpack(box))


def prepare_quietly(given: tuple[str, str, bytes]) -> None:
    """The same, giving way to whoever is playing."""
    os.nice(10)
    prepare(given)


async def warm_up(shelf: Iterable[tuple[str, Game]]) -> None:
    """Compile the bots' search of each game in a process apart: it is kept on disk, where the thinkers find it."""
    for address, game in shelf:
        warmer, box = Thinkers(1), game.make_box({}, game.seats[0])
        try:
            await warmer.do(prepare_quietly, (LEVELS[-1].name, address, box.pack()), WARMING)
        except Exception:
            log.exception("the bots of %s could not be prepared", game.name)
        finally:
            warmer.close()


class Thinkers:
    """A pool of processes. It is replaced when one of them dies or does not come back."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._ready: set[tuple[str, str]] = set()

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=_settle_in)
        return self._pool

    async def choose(self, question: Question) -> int:
        """The bot's move; a random one where the bot fails, which is logged."""
        try:
            return await self.do(answer, question, question.seconds + PATIENCE)
        except Exception:
            log.exception("the bot %s failed at %s; a random move is made for it", question.bot, question.game)
            return any_move(question)

    async def get_ready(self, bot: str, address: str, box: bytes) -> None:
        """Prepare a bot for a game, once."""
        if (bot, address) not in self._ready:
            self._ready.add((bot, address))
            await self.do(prepare, (bot, address, box), PATIENCE)

    async def do(self, task: Callable[[Any], T], argument: Any, seconds: float) -> T:
        """Run a function in a thinker."""
        for attempt in (1, 2):
            pool = self._open()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, task, argument)
                return await asyncio.wait_for(future, seconds)
            except TimeoutError:
                self._discard(pool)
                raise
            except BrokenProcessPool:
                self._discard(pool)
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _discard(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=wait)

    def close(self) -> None:
        if self._pool:
            self._discard(self._pool, wait=True)


def _settle_in() -> None:
    """A thinker ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent

    def follow() -> None:
        wait_for([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
