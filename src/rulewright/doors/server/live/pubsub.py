"""News between the processes on one PostgreSQL: moves, and who is connected where (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec

from rulewright.doors.server.live.context import Context
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.moves import CHANNEL

log = logging.getLogger(__name__)

CHANGED, HERE, WHO = "changed", "here", "who"
"""A match was changed; these of its seats are connected to me; who is connected to you?"""
REPEAT = 30.0
"""Seconds after which each process repeats who is connected to it, so that one that died is forgotten."""

AGAIN = 0.3
"""Seconds between attempts to connect again."""


class News(msgspec.Struct):
    process: str
    match: str
    kind: str
    seats: list[int]


class PubSub:
    """Says news and hears those of others. With SQLite there is one process and nothing to hear.

    `heard` is called for each piece of news, `missed` once the line was lost and is back, `repeat` every half a minute.
    """

    def __init__(
        self,
        context: Context,
        heard: Callable[[News], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
        repeat: Callable[[], Awaitable[None]],
    ) -> None:
        self.context, self._on_news, self._on_missed, self._on_repeat = context, heard, missed, repeat
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._speaking = asyncio.Lock()

    async def open(self) -> None:
        if self.context.database.postgres:
            await self._connect()
            self.context.spawn(self._stay_connected(), "pubsub")

    async def _connect(self) -> None:
        self._connection = await self.context.database.own_connection()
        driver = self._connection.driver_connection
        self._lost.clear()
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, self._heard)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None

    async def _stay_connected(self) -> None:
        """Connect again whenever the line is lost, and catch up on what was missed.

        `asyncio.wait_for` would swallow the cancelling of this task when the line is lost at the same moment, as it is when
        the server closes, and the server would never end: `asyncio.timeout` does not.
        """
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPEAT):
                    await self._lost.wait()
            try:
                if self._lost.is_set():
                    self._hang_up()
                    await asyncio.sleep(AGAIN)
                    await self._connect()
                    await self._on_missed()
                await self._on_repeat()
            except Exception as e:
                log.warning("PostgreSQL does not answer (%s); trying again", type(e).__name__)
                self._lost.set()

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
        """Tell the other processes, if there is a line to them."""
        payload = matches.news(self.context.process, match, kind, sorted(seats))
        async with self._speaking:
            if self._connection is None:
                return
            try:
                await self._connection.driver_connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except Exception as e:  # it is said again once the line is back
                log.warning("PostgreSQL was not told who is here (%s)", type(e).__name__)
