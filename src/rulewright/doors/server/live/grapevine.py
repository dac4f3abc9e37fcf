"""How the processes on one PostgreSQL hear of each other's moves, and of who is connected where (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.doors.server.store import ledger
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.ledger import CHANNEL

if TYPE_CHECKING:
    from rulewright.doors.server.live.hall import Hall

log = logging.getLogger(__name__)

CHANGED, HERE, WHO = "changed", "here", "who"
"""A match was changed; these of its seats are connected to me; who is connected to you?"""
REPEAT = 30.0
"""Seconds after which it is said again who is here, so that a process that died is forgotten."""

AGAIN = 0.3
"""Seconds between attempts to connect again."""


class News(msgspec.Struct):
    process: str
    match: str
    kind: str
    seats: list[int]


class Grapevine:
    """With SQLite there is one process and nothing to hear."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._speaking = asyncio.Lock()

    async def open(self) -> None:
        if self.hall.database.postgres:
            await self._connect()
            self.hall.spawn(self._stay_connected(), "grapevine")

    async def _connect(self) -> None:
        self._connection = await self.hall.database.own_line()
        driver = self._connection.driver_connection
        self._lost.clear()
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, self._heard)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None

    async def _stay_connected(self) -> None:
        """Connect again whenever the line is lost, and catch up on what was missed."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), REPEAT)
            try:
                if self._lost.is_set():
                    self._hang_up()
                    await asyncio.sleep(AGAIN)
                    await self._connect()
                    for match in list(self.hall.tables):
                        await self.hall.changed(match)
                for match, table in list(self.hall.tables.items()):
                    if table.sockets:
                        await self.tell(match)
            except Exception as e:
                log.warning("PostgreSQL does not answer (%s); trying again", type(e).__name__)
                self._lost.set()

    async def close(self) -> None:
        self._hang_up()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        heard = msgspec.json.decode(payload, type=News)
        if heard.process != self.hall.process and heard.match in self.hall.tables:
            self.hall.spawn(self._act(heard), "news")

    async def _act(self, heard: News) -> None:
        table = self.hall.tables.get(heard.match)
        if table is None:
            return
        if heard.kind == CHANGED:
            try:
                await self.hall.changed(heard.match)
            except Exception:
                self._lost.set()  # catch up on everything
                raise
        elif heard.kind == HERE:
            before = table.connected
            table.elsewhere[heard.process] = (now(), set(heard.seats))
            if table.connected != before:
                table.show()
        elif heard.kind == WHO and table.sockets:
            await self.tell(heard.match)

    async def tell(self, match: str) -> None:
        """Say who is connected to this match here."""
        table = self.hall.tables.get(match)
        if self._connection is not None and table is not None:
            await self._say(match, HERE, sorted({s.seat for s in table.sockets if s.seat >= 0}))

    async def ask(self, match: str) -> None:
        """Ask who is connected to this match elsewhere."""
        if self._connection is not None:
            await self._say(match, WHO, [])

    async def _say(self, match: str, kind: str, seats: list[int]) -> None:
        payload = ledger.news(self.hall.process, match, kind, seats)
        async with self._speaking:
            if self._connection is None:
                return
            try:
                await self._connection.driver_connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except Exception as e:  # it is said again once the line is back
                log.warning("PostgreSQL was not told who is here (%s)", type(e).__name__)
