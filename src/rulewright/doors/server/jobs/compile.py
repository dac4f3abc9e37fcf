"""Where bots are made ready: their search is compiled in processes apart and kept on disk, where the bots find it.

Games with bots at a table come first. Nothing that was begun is thrown away, however long it takes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.fallback import manner
from rulewright.bots.levels import LEVELS
from rulewright.doors.server.contract.socket import GettingReady
from rulewright.doors.server.jobs.pool import Pool
from rulewright.doors.server.store.matches import SeatRow
from rulewright.kernel.game import Game

log = logging.getLogger(__name__)

MOMENT = 1.0
"""Seconds between two words about how far it is."""


def prepare(address: str) -> None:
    """Runs in a process apart: compile the search of a game, or see that it is there."""
    game = games.load(address)
    LEVELS[-1].prepare(game, game.make_box({}, game.seats[0]))


def look_ahead(game: Game, seats: Sequence[SeatRow]) -> bool:
    """Whether a bot that searches has one of these seats."""
    return any(registry.looks_ahead(s.bot, game) for s in seats)


class CompileJobs:
    """`tell` is called with a game's name whenever its bots have come further, and when they are ready."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._pools: dict[str, tuple[Pool, float]] = {}
        self._ready: dict[str, bool] = {}
        self._places = {10: asyncio.Semaphore(1), 0: asyncio.Semaphore(1)}
        """One place for what is prepared in good time, and one for what somebody waits for."""

    def is_ready(self, game: Game) -> bool:
        return self._ready.get(game.name, False)

    def told(self, game: Game, seats: Sequence[SeatRow]) -> GettingReady | None:
        """How far the bots at a table are, while they cannot search yet, and what they play by meanwhile."""
        if game.name not in self._under_way or not look_ahead(game, seats):
            return None
        share, seconds = 0.0, 0.0
        if game.name in self._pools:
            pool, began = self._pools[game.name]
            share, seconds = pool.progress, time.monotonic() - began
        return GettingReady(share=round(share, 2), seconds=int(seconds), manner=manner(game))

    async def warm_up(self, catalog: Iterable[Game]) -> None:
        """Make the bots of each game ready, one after the other."""
        for game in catalog:
            await self.get_ready(game, nice=10)

    async def get_ready(self, game: Game, nice: int = 0, most: float | None = None) -> bool:
        """Wait until the bots of a game are ready, but not longer than this; whether they are. What is begun goes on."""
        name = game.name
        if name not in self._ready and name not in self._under_way:
            self._under_way[name] = asyncio.create_task(self._compile(game, nice), name=f"preparing the bots of {name}")
        if name in self._under_way:
            await asyncio.wait([self._under_way[name]], timeout=most)
        return self.is_ready(game)

    async def _compile(self, game: Game, nice: int) -> None:
        try:
            async with self._places[nice]:
                self._ready[game.name] = await self._prepare(game, nice)
        finally:
            if self._under_way.get(game.name) is asyncio.current_task():
                del self._under_way[game.name]
            self._tell(game.name)

    async def _prepare(self, game: Game, nice: int) -> bool:
        pool = Pool(1, nice)
        self._pools[game.name] = pool, time.monotonic()
        task = asyncio.ensure_future(pool.do(prepare, games.address(game), None))
        try:
            while not task.done():
                self._tell(game.name)
                await asyncio.wait([task], timeout=MOMENT)
            task.result()
        except Exception:
            log.exception("the bots of %s could not be prepared; they play without their search", game.name)
            return False
        finally:
            task.cancel()
            if (newest := self._pools.get(game.name)) and newest[0] is pool:
                del self._pools[game.name]
            pool.close()
        return True

    def forget(self, game: Game) -> None:
        """Its rules have changed: what was ready is not any more, and what is compiled of the older ones helps nobody."""
        self._ready.pop(game.name, None)
        if game.name in self._under_way:
            self._under_way.pop(game.name).cancel()

    async def close(self) -> None:
        """The server closes: only then is a compile given up."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
