"""Bots run here, in worker processes: they get a view and never a state, and cannot slow the tables down.

Their search is compiled in separate processes and cached on disk. Games with bots at a table come first, and a compile that
has begun is never thrown away.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright import games
from rulewright.bots import random, registry
from rulewright.bots.bot import Budget
from rulewright.bots.fallback import Glance, fallback, manner
from rulewright.bots.levels import LEVELS
from rulewright.doors.contract.socket import GettingReady
from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.jobs.pool import Pool
from rulewright.kernel.cache_folder import CacheError
from rulewright.kernel.game import Game

if TYPE_CHECKING:  # a bot's process does not need the database
    from rulewright.doors.server.store.matches import SeatRow

log = logging.getLogger(__name__)

SECONDS = 1.0
"""How long a bot may think about one move."""
LEAST = 1 / 16
"""The least time per move, however many bots think at once."""
PATIENCE = 30.0
"""Seconds added to a bot's thinking time before it times out: on first use it has to load its compiled search."""


@dataclass(frozen=True, repr=False)
class Question:
    """Everything a bot gets: the game, box and view as packed bytes, its seat, two random numbers, its time."""

    bot: str
    game: str
    box: bytes
    view: bytes
    seat: int
    lots: tuple[int, int]
    seconds: float = SECONDS


def answer(question: Question) -> int:
    """Return the move that the bot chooses. Runs in a worker process."""
    game = games.load(question.game)
    box, view = game.box.unpack(question.box), game.state.unpack(question.view)
    bot = fallback(game) if question.bot == Glance.name else registry.find(question.bot, game)
    return bot.choose(game, view, box, question.seat, list(question.lots), Budget(seconds=question.seconds))


def any_move(question: Question) -> int:
    """A random move, played if a bot fails, so that the match can go on."""
    game = games.load(question.game)
    box, view = game.box.unpack(question.box), game.state.unpack(question.view)
    return random.choose(game, view, box, question.seat, list(question.lots))


class BotJobs(Pool):
    """The worker processes that bots run in."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(count or max(1, (os.cpu_count() or 2) - 1))

    @property
    def seconds(self) -> float:
        """How long a bot may think about a move now: the more bots think or wait, the less."""
        seconds = SECONDS
        while seconds * self.turns.wanted > SECONDS * self.turns.places and seconds > LEAST:
            seconds /= 2
        return seconds

    async def choose(
        self, question: Question, payer: Payer | Callable[[], Payer] = HOUSE, rank: int | Callable[[], int] = 0
    ) -> int:
        """The bot's move. If the bot fails or times out, log that and return a random move."""
        try:
            return await self.do(answer, question, question.seconds + PATIENCE, payer, rank)
        except Exception:
            log.exception("the bot %s failed at %s; a random move is made for it", question.bot, question.game)
            return any_move(question)


# ---------------------------------------------------------------- compiling their search


MOMENT = 1.0
"""Seconds between two progress reports."""


def prepare(address: str) -> None:
    """Compile the search of a game unless it is in the cache. Runs in a worker process."""
    game = games.load(address)
    LEVELS[-1].prepare(game, game.make_box({}, game.seats[0]))


def look_ahead(game: Game, seats: Sequence[SeatRow]) -> bool:
    """Whether any of these seats has a bot that searches."""
    return any(registry.looks_ahead(s.bot, game) for s in seats)


class CompileJobs:
    """Compiles the bots' search. Calls `tell` with a game's name when its compile makes progress and when it ends."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._pools: dict[str, tuple[Pool, float]] = {}
        self._ready: dict[str, bool] = {}
        self._places = {10: asyncio.Semaphore(1), 0: asyncio.Semaphore(1)}
        """By niceness: one slot for compiling ahead of time, and one for compiles that a table waits for."""

    def is_ready(self, game: Game) -> bool:
        return self._ready.get(games.address(game), False)

    def told(self, game: Game, seats: Sequence[SeatRow]) -> GettingReady | None:
        """The compile progress of the bots at a table and how they play until then; None if they wait for no compile."""
        name = games.address(game)
        if name not in self._under_way or not look_ahead(game, seats):
            return None
        share, seconds = 0.0, 0.0
        if name in self._pools:
            pool, began = self._pools[name]
            share, seconds = pool.progress, time.monotonic() - began
        return GettingReady(share=round(share, 2), seconds=int(seconds), manner=manner(game))

    async def warm_up(self, catalog: Iterable[Game]) -> None:
        """Prepare the bots of each game, one game after the other."""
        for game in catalog:
            await self.get_ready(game, nice=10)

    async def get_ready(self, game: Game, nice: int = 0, most: float | None = None) -> bool:
        """Wait up to `most` seconds for the bots of a game and return whether they are ready. The compile itself goes on."""
        name = games.address(game)
        if name not in self._ready and name not in self._under_way:
            self._under_way[name] = asyncio.create_task(self._compile(game, nice), name=f"preparing the bots of {name}")
        if name in self._under_way:
            await asyncio.wait([self._under_way[name]], timeout=most)
        return self.is_ready(game)

    async def _compile(self, game: Game, nice: int) -> None:
        try:
            async with self._places[nice]:
                self._ready[games.address(game)] = await self._prepare(game, nice)
        finally:
            if self._under_way.get(games.address(game)) is asyncio.current_task():
                del self._under_way[games.address(game)]
            self._tell(game.name)

    async def _prepare(self, game: Game, nice: int) -> bool:
        pool = Pool(1, nice)
        address = games.address(game)
        self._pools[address] = pool, time.monotonic()
        task = asyncio.ensure_future(pool.do(prepare, address, None))
        try:
            while not task.done():
                self._tell(game.name)
                await asyncio.wait([task], timeout=MOMENT)
            task.result()
        except CacheError as e:
            log.error("%s; until then, the bots of %s play without their search", e, game.name)
            return False
        except Exception:
            log.exception("the bots of %s could not be prepared; they play without their search", game.name)
            return False
        finally:
            task.cancel()
            if (newest := self._pools.get(address)) and newest[0] is pool:
                del self._pools[address]
            pool.close()
        return True

    def forget(self, game: Game) -> None:
        """Drop a game's compiled search, and cancel a compile under way, because its rules have changed."""
        self._ready.pop(games.address(game), None)
        if games.address(game) in self._under_way:
            self._under_way.pop(games.address(game)).cancel()

    async def close(self) -> None:
        """Cancel all compiles, because the server is shutting down."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
