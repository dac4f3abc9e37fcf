"""Notifications between processes that share a PostgreSQL database: moves, and who is connected where (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec

from rulewright.doors.server.live.context import Context
from rulewright.doors.server.store import database, matches
from rulewright.doors.server.store.database import PATIENCE
from rulewright.doors.server.store.moves import CHANNEL

log = logging.getLogger(__name__)

CHANGED, HERE, WHO = "changed", "here", "who"
"""A match has changed; these of its seats are connected to the sender; which seats are connected to you?"""
RENAMED, REMOVED = "renamed", "removed"
"""A player's name was removed from a match; the host has removed the players in these seats (-1: all spectators)."""
REPEAT = 30.0
"""Seconds after which each process repeats who is connected to it, so that dead processes are forgotten."""

AGAIN = 0.3
"""Seconds between attempts to reconnect."""
ANSWER = 6.0
"""Seconds, in which this process runs, after which a connection that does not answer is given up."""


class News(msgspec.Struct):
    process: str
    match: str
    kind: str
    seats: list[int]


class PubSub:
    """Sends notifications to other processes and receives theirs. With SQLite there is only one process, and it does nothing.

    `heard` is called for each notification, `missed` after a lost connection is back, `repeat` every half a minute, and
    `cut_off` when the `Lease` has run out: the connection that brings notifications is the one that renews it.
    """

    def __init__(
        self,
        context: Context,
        heard: Callable[[News], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
        repeat: Callable[[], Awaitable[None]],
        cut_off: Callable[[], None],
    ) -> None:
        self.context, self._on_news, self._on_missed, self._on_repeat = context, heard, missed, repeat
        self._on_cut_off = cut_off
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._speaking = asyncio.Lock()

    async def open(self) -> None:
        if self.context.database.postgres:
            await self._connect(PATIENCE)
            await self._beat()
            self.context.spawn(self._stay_connected(), "pubsub")
            self.context.spawn(self._repeat(), "repeating who is here")
            self.context.spawn(self._watch_lease(), "watching the lease")

    async def _connect(self, patience: float) -> None:
        self._connection = await self.context.database.own_connection(patience)
        driver = self._connection.driver_connection
        self._lost.clear()
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, self._heard)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.driver_connection.terminate()
            self._connection.invalidate()
            self._connection = None

    async def _stay_connected(self) -> None:
        """Check the connection regularly; when it is lost, reconnect and catch up on missed notifications.

        `asyncio.wait_for` would swallow the cancellation of this task if the connection is lost at the same moment, as happens
        when the server shuts down, and the server would never end: `asyncio.timeout` does not.
        """
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(database.LEASE_BEAT):
                    await self._lost.wait()
            try:
                if self._lost.is_set():
                    self._hang_up()
                    await asyncio.sleep(AGAIN)
                    await self._connect(ANSWER)
                    await self._on_missed()
                    await self._on_repeat()
                await self._beat()
            except Exception as e:
                log.warning("PostgreSQL does not answer (%s); trying again", type(e).__name__)
                self.context.lease.fail()
                self._lost.set()

    async def _beat(self) -> None:
        """Renew the lease with a round trip: notifications of everything committed so far arrive before its answer. After a slow
        answer, ask again: a lease counted from the slow request would run out almost at once."""
        late = True
        while late:
            asked = database.boot_clock()
            await self._tell("SELECT 1")
            self.context.lease.renew(asked)
            late = database.boot_clock() > asked + database.LEASE_SECONDS / 2

    async def _tell(self, command: str, *given: str) -> None:
        """Execute a command, without the driver's own timeout, which waits for PostgreSQL to confirm it."""
        async with self._speaking, database.time_limit(ANSWER):
            if self._connection is None:
                raise ConnectionError("there is no line to PostgreSQL")
            await self._connection.driver_connection.execute(command, *given)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            await self._on_repeat()

    async def _watch_lease(self) -> None:
        """Cut off clients when the lease runs out. Separate from the beat, which may be waiting for an answer then."""
        while True:
            await asyncio.sleep(max(database.LEASE_BEAT / 10, self.context.lease.left))
            if not await self.context.lease.regain():
                log.error(
                    "PostgreSQL has not answered for %g s: all sockets are closed until it does", database.LEASE_SECONDS
                )
                self._on_cut_off()
                while not self.context.lease.held:
                    await asyncio.sleep(AGAIN)
                log.warning("PostgreSQL answers again")

    async def close(self) -> None:
        self._hang_up()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        heard = msgspec.json.decode(payload, type=News)
        if heard.process != self.context.process:
            self.context.spawn(self._act(heard), "news")

    async def _act(self, heard: News) -> None:
        try:
            await self._on_news(heard)
        except Exception:
            self._lost.set()  # catch up on everything
            raise

    async def say(self, match: str, kind: str, seats: Collection[int] = ()) -> None:
        """Notify the other processes, if connected."""
        payload = matches.news(self.context.process, match, kind, sorted(seats))
        if self._connection is None or self._lost.is_set():  # repeated once reconnected
            return
        try:
            await self._tell("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except Exception as e:
            log.warning("PostgreSQL was not told who is here (%s)", type(e).__name__)
            self._lost.set()
