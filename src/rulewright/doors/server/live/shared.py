"""What everything in one server process shares."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from rulewright.doors.server.config import Settings
from rulewright.doors.server.identity import Signer
from rulewright.doors.server.live.kitchen import Kitchen
from rulewright.doors.server.live.pool import Pool
from rulewright.doors.server.live.thinkers import Thinkers
from rulewright.doors.server.live.turns import Turns
from rulewright.doors.server.meters import Meters
from rulewright.doors.server.metrics import Metrics
from rulewright.doors.server.shelf import Shelf
from rulewright.doors.server.store import ledger
from rulewright.doors.server.store.database import Database
from rulewright.doors.server.store.scribe import Scribe

log = logging.getLogger(__name__)


class Shared:
    """The database, the games, the processes that think, the counters, and what runs beside everything else."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        """By what the other processes on this database know us."""
        self.shelf = Shelf(settings.games)
        self.database = Database(settings.url)
        self.scribe = Scribe(self.database)
        self.thinkers = Thinkers(settings.thinkers)
        self.reflexes = Thinkers(1)
        self.kitchen = Kitchen(self.bots_came_further)
        self.readers = Pool(2, nice=10)
        """For whole records: whatever their length, no table waits for them."""
        self.replaying = Turns(1)
        """For tables that are read with many moves."""
        self.metrics = Metrics()
        self.meters = Meters(settings.share)
        self.signer: Signer
        self.loop: asyncio.AbstractEventLoop
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.database.open()
        self.scribe.open()
        self.signer = Signer(await self.database.setting("cookie key"))
        if self.settings.warm:
            self.spawn(self._warm_up(), "warming up")

    async def _warm_up(self) -> None:
        """Compile what bots need; of the games that are being played with bots first, and of those that most are, soonest."""
        played = await self.database.read(ledger.played_with_bots)
        await self.kitchen.warm_up(sorted(self.shelf.games.values(), key=lambda game: -played.get(game.name, 0)))

    def bots_came_further(self, game: str) -> None:
        """The bots of a game are nearer to being ready, or are."""

    async def close(self) -> None:
        await self.kitchen.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.thinkers, self.reflexes, self.readers):
            pool.close()
        await self.scribe.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Do something beside everything else; what goes wrong in it is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("%s failed", task.get_name(), exc_info=task.exception())
