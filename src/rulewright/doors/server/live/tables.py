"""All the tables in this process, kept in step with the database and with other processes."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from rulewright.doors.server.config import Settings
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.jobs.compile import look_ahead
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.live.chat import CHAT
from rulewright.doors.server.live.coach import Coach
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.driver import Driver
from rulewright.doors.server.live.pubsub import CHANGED, HERE, WHO, News, PubSub
from rulewright.doors.server.live.replays import Replays
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.usage import Kind


class Tables(Context):
    """The tables of one server process."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.pubsub = PubSub(self, self._heard, self._missed, self._repeat)
        self.by_match: dict[str, Table] = {}
        self.replays = Replays(self)
        self.coach = Coach(self)
        self.openings = Gate(self.usage, Kind.OPENINGS, settings.limits.openings)
        self.closing = False
        self._loading: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        await super().open()
        await self.pubsub.open()

    async def close(self) -> None:
        self.closing = True
        for table in list(self.by_match.values()):
            await table.close()
        await self.pubsub.close()
        await super().close()
        self.coach.close()

    # ------------------------------------------------------------ tables

    async def table(self, match: str) -> Table:
        """A match in memory, read from the database if it is not there yet."""
        while match not in self.by_match:
            if match not in self._loading:
                self._loading[match] = asyncio.ensure_future(self._load(match))
                self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
            await asyncio.shield(self._loading[match])
        self.metrics.tables = len(self.by_match)
        table = self.by_match[match]
        table.last_used = now()
        return table

    async def _load(self, match: str) -> None:
        """Read a match; and once more when its news can be heard, in case some was missed in between."""
        stored = await matches.fetch(self.database, match)
        if stored is None:
            raise Fault(404, "There is no such table: ask for its link again.")
        table = Table(self, stored)
        Driver(table)
        await table.load(stored)
        self.by_match[match] = table
        if self.database.postgres:
            await self.changed(match)
            await self.pubsub.say(match, WHO)

    def forget(self, table: Table) -> None:
        """Drop a table that nobody looks at from memory; it is read again when somebody asks for it."""
        table.driver.stop()
        del self.by_match[table.id]
        self.metrics.tables = len(self.by_match)

    async def people(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        """A match and who sits there, without its moves."""
        if match in self.by_match:
            return self.by_match[match].row, self.by_match[match].seats

        def work(c: Connection) -> tuple[MatchRow, list[SeatRow]] | None:
            row = matches.match_row(c, match)
            return (row, matches.seat_rows(c, [match])[match]) if row else None

        found = await self.database.read(work)
        if found is None:
            raise Fault(404, "There is no such table: ask for its link again.")
        return found

    async def watches(self, match: str, guest: str) -> bool:
        """Whether this guest is a spectator here."""
        table = schema.watchers
        query = select(table).where(table.c.match == match, table.c.guest == guest)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def changed(self, match: str) -> None:
        """Somebody sat down, left, or moved on another process: catch up, and show it."""
        if match in self.by_match:
            await self.by_match[match].catch_up()

    async def serve(self, match: str) -> None:
        """Catch up, and run the bots and clocks of this match here."""
        await self.changed(match)
        table = await self.table(match)
        table.driver.poke()
        if look_ahead(table.game, table.seats):
            await self.compile_jobs.get_ready(table.game, most=0)

    def bots_progressed(self, game: str) -> None:
        for table in self.by_match.values():
            if table.game.name == game and look_ahead(table.game, table.seats):
                table.show()

    # ------------------------------------------------------------ news

    async def _heard(self, news: News) -> None:
        table = self.by_match.get(news.match)
        if table is None:
            return
        if news.kind == CHANGED:
            if table.left:  # the process that changed it serves it; it is read again when it is wanted here
                self.forget(table)
            else:
                await table.catch_up()
        elif news.kind == HERE:
            before = table.connected
            table.elsewhere[news.process] = (now(), set(news.seats))
            if table.connected != before:
                table.presence_changed()
        elif news.kind == CHAT:
            await table.chat.catch_up()
            table.show()
        elif news.kind == WHO and table.sockets:
            await self.tell(news.match)

    async def _missed(self) -> None:
        """News may have been lost: read everything again."""
        for match in list(self.by_match):
            await self.changed(match)
            if match in self.by_match:
                await self.by_match[match].chat.catch_up()

    async def _repeat(self) -> None:
        for match, table in list(self.by_match.items()):
            if table.sockets:
                await self.tell(match)

    async def tell(self, match: str) -> None:
        """Let the other processes know who is connected to this match here."""
        if match in self.by_match:
            await self.pubsub.say(match, HERE, {s.seat for s in self.by_match[match].sockets if s.seat >= 0})
