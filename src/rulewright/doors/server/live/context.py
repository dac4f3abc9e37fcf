"""What one server process shares: the database, the games, the worker processes and the counters."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from rulewright import games
from rulewright.doors.server.box_cache import Laid, key_of
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.config import Settings
from rulewright.doors.server.contract.fault import refused
from rulewright.doors.server.identity import HOUSE, Payer, Signer
from rulewright.doors.server.jobs import boxes
from rulewright.doors.server.jobs.bots import BotJobs
from rulewright.doors.server.jobs.boxes import BoxJobs
from rulewright.doors.server.jobs.compile import CompileJobs
from rulewright.doors.server.jobs.fair_queue import Turns
from rulewright.doors.server.jobs.lab import LabJobs
from rulewright.doors.server.jobs.pool import Pool
from rulewright.doors.server.live.lease import Lease
from rulewright.doors.server.metrics import Metrics
from rulewright.doors.server.receipt_key import PRIVATE, PUBLIC, ReceiptKey
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.database import AWAY, Database, Unsure
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import BatchWriter
from rulewright.doors.server.usage import Usage
from rulewright.kernel.game import Game

log = logging.getLogger(__name__)


class Context:
    """Everything that all tables of one process use, and its background tasks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        """The name of this process among all that use the database."""
        self.catalog = Catalog(settings.games)
        self.database = Database(settings.url)
        self.lease = Lease(self.database.postgres)
        self.batches = BatchWriter(self.database)
        self.bot_jobs = BotJobs(settings.bot_jobs)
        self.reflexes = BotJobs(1)
        self.compile_jobs = CompileJobs(self.bots_progressed)
        self.readers = Pool(2, nice=10)
        """For whole records, which can be long: no table waits for them."""
        self.boxes = BoxJobs()
        self.replaying = Turns(1)
        """For tables that are read with many moves."""
        self.metrics = Metrics()
        self.usage = Usage(settings.share)
        self.lab = LabJobs(self.usage, settings.limits)
        self.signer: Signer
        self.receipt_key: ReceiptKey
        self.loop: asyncio.AbstractEventLoop
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.database.open()
        self.batches.open()
        self.signer = Signer(await self.database.setting("cookie key"))
        self.receipt_key = ReceiptKey(await self.database.setting(PRIVATE))
        await self.database.publish(PUBLIC, self.receipt_key.public)
        if self.settings.warm:
            self.spawn(self._warm_up(), "warming up")

    async def _warm_up(self) -> None:
        """Compile what bots need, beginning with the games that are played with bots at most tables now."""
        for game in self.catalog.games.values():  # beside the tables: the first match of each would wait for it
            await asyncio.to_thread(getattr, game, "fingerprint")
        known = tuple(games.address(game) for game in self.catalog.games.values())
        await self.boxes.do(boxes.get_ready, known, None)
        played = await self.database.read(matches.played_with_bots)
        await self.compile_jobs.warm_up(sorted(self.catalog.games.values(), key=lambda game: -played.get(game.name, 0)))

    async def lay(self, row: MatchRow, payer: Payer = HOUSE) -> Laid:
        """The box of a match, with its description in the language that is spoken. Call this before anything that needs the
        box: reading a guest's takes too long to be done in this process."""
        game = self.catalog.find(row.game)
        try:
            return await self.boxes.lay(key_of(game, row.options, row.seats, row.content), payer)
        except ValueError as e:
            raise (refused(e) if row.header is None else row.other_rules(game)) from None

    async def rules_of(self, row: MatchRow, payer: Payer = HOUSE) -> Game:
        """The game of a match that has begun; a Fault where it was begun by other rules than those here now."""
        await self.lay(row, payer)
        game = self.catalog.find(row.game)
        row.played_box(game)
        return game

    def bots_progressed(self, game: str) -> None:
        """The bots of a game are nearer to being ready, or are ready."""

    async def close(self) -> None:
        await self.compile_jobs.close()
        await self.lab.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.bot_jobs, self.reflexes, self.readers, self.boxes):
            pool.close()
        await self.batches.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run a background task; if it fails, that is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or not (e := task.exception()):
            return
        if isinstance(e, (*AWAY, Unsure)):  # not ours: the database is away or damaged, and a trace would say no more
            log.error("%s failed: the database failed: %s", task.get_name(), type(e).__name__)
        else:
            log.error("%s failed", task.get_name(), exc_info=e)
