"""All the tables in this process, and what keeps them in step with the database and with other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import Connection, select

from rulewright.doors.server.config import Settings
from rulewright.doors.server.identity import Signer
from rulewright.doors.server.live.grapevine import Grapevine
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.thinkers import Thinkers, warm_up
from rulewright.doors.server.metrics import Metrics
from rulewright.doors.server.shelf import Shelf
from rulewright.doors.server.store import ledger, schema
from rulewright.doors.server.store.database import Database, now
from rulewright.doors.server.store.schema import GATHERING, PLAYING
from rulewright.doors.server.wire import Fault

log = logging.getLogger(__name__)

SWEEP = 1.0
"""Seconds between looks for matches that nobody serves, such as after a crash."""
OVERDUE = 2_000
"""How late, in milliseconds, the process that should have served a match is before another does."""
TIDY = 60.0
FORGET = 600_000
"""How long, in milliseconds, a table that nobody looks at stays in memory."""


class Hall:
    """The shared parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.shelf = Shelf(settings.games)
        self.database = Database(settings.url)
        self.thinkers = Thinkers(settings.thinkers)
        self.reflexes = Thinkers(1)
        self.checker = Thinkers(1)
        self.metrics = Metrics()
        self.grapevine = Grapevine(self)
        self.tables: dict[str, Table] = {}
        self.sockets: Counter[str] = Counter()
        self.signer: Signer
        self.loop: asyncio.AbstractEventLoop
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.database.open()
        self.signer = Signer(await self.database.setting("cookie key"))
        await self.grapevine.open()
        self.spawn(self._sweep(), "sweeper")
        self.spawn(self._tidy(), "tidier")
        if self.settings.warm:
            self.spawn(warm_up([(Shelf.address(game), game) for game in self.shelf.games.values()]), "warming up")

    async def close(self) -> None:
        self.closing = True
        for table in list(self.tables.values()):
            await table.close()
        await self.grapevine.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.thinkers, self.reflexes, self.checker):
            pool.close()
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

    # ------------------------------------------------------------ tables

    async def table(self, match: str) -> Table:
        """A match in memory, read from the database if it is not there yet."""
        while match not in self.tables:
            if match not in self._loading:
                self._loading[match] = asyncio.ensure_future(self._load(match))
                self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
            await asyncio.shield(self._loading[match])
        self.metrics.tables = len(self.tables)
        table = self.tables[match]
        table.touched = now()
        return table

    async def _load(self, match: str) -> None:
        """Read a match; once more when its news are heard, lest one was missed between the two."""
        story = await self.database.read(lambda c: ledger.read(c, match))
        if story is None:
            raise Fault(404, "There is no such table: ask for its link again.")
        table = Table(self, story)
        await table.take(story)
        self.tables[match] = table
        if self.database.postgres:
            await self.changed(match)
            await self.grapevine.ask(match)

    async def watches(self, match: str, guest: str) -> bool:
        """Whether this guest was let in to look on."""
        table = schema.watchers
        query = select(table).where(table.c.match == match, table.c.guest == guest)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def changed(self, match: str) -> None:
        """Somebody sat down, left, or moved on another process: catch up, and show it."""
        table = self.tables.get(match)
        if table is None:
            return
        async with table.lock:
            await table.refresh()
        table.show()

    async def serve(self, match: str) -> None:
        """Catch up and see to bots and clocks here."""
        await self.changed(match)
        driver = (await self.table(match)).driver
        driver.poke()
        for bot in driver.deep_bots:
            self.spawn(driver.prepare(bot), "preparing a bot")

    # ------------------------------------------------------------ housekeeping

    async def _sweep(self) -> None:
        """Serve the bots and clocks of matches whose own process is gone or busy."""
        table = schema.matches.c
        while True:
            query = select(table.id).where(table.due < now() - OVERDUE, table.status == PLAYING, ~table.archived)

            def work(c: Connection, query: Any = query) -> list[str]:
                return list(c.execute(query.order_by(table.due).limit(100)).scalars())

            try:
                for match in await self.database.read(work):
                    await self._serve_late(match)
            except Exception as e:
                log.error("the sweep failed: %s", type(e).__name__)
            await asyncio.sleep(SWEEP)

    async def _serve_late(self, match: str) -> None:
        if match in self.tables and self.tables[match].driver.busy:
            return
        try:
            await self.serve(match)
        except Fault as e:
            log.warning("match %s cannot be served: %s", match, e.sentence)
            await self.database.write(lambda c: ledger.change(c, match, due=None))

    async def _tidy(self) -> None:
        """Put away what is idle: tables out of memory, matches off the lists."""
        while True:
            await asyncio.sleep(TIDY)
            old = sorted((t for t in self.tables.values() if t.idle), key=lambda t: t.touched)
            crowd = max(0, len(self.tables) - self.settings.limits.tables)
            for i, table in enumerate(old):
                if i < crowd or table.touched < now() - FORGET:
                    del self.tables[table.id]
            self.metrics.tables = len(self.tables)
            try:
                await self.archive()
            except Exception as e:
                log.error("the tidying failed: %s", type(e).__name__)

    async def archive(self) -> None:
        """Take matches off the lists that nobody has touched for long; their people can still open them."""
        limits, table = self.settings.limits, schema.matches
        waited = (table.c.status == GATHERING) & (table.c.updated < now() - 1000 * limits.seconds_gathering)
        rested = (table.c.status == PLAYING) & (table.c.updated < now() - 1000 * limits.seconds_idle)
        query = table.update().where(~table.c.archived, waited | rested).values(archived=True, due=None)

        def work(c: Connection) -> list[str]:
            return list(c.execute(query.returning(table.c.id)).scalars())

        for match in await self.database.write(work):
            self.metrics.matches["archived"] += 1
            await self.changed(match)
