"""All tables of this process, kept in step with the database and with other processes, and their periodic maintenance."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.config import Settings
from rulewright.doors.server.identity import SPECTATE, Payer, SignedIn
from rulewright.doors.server.jobs.bots import look_ahead
from rulewright.doors.server.limits import Gate, Kind, network
from rulewright.doors.server.live.chat import CHAT
from rulewright.doors.server.live.coach import Coach
from rulewright.doors.server.live.context import Access, Context
from rulewright.doors.server.live.driver import Driver
from rulewright.doors.server.live.notices import Notices
from rulewright.doors.server.live.pubsub import CHANGED, HERE, REMOVED, RENAMED, WHO, News, PubSub
from rulewright.doors.server.live.replays import Pictures, Replays
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.store import matches, moderation, schema, seating
from rulewright.doors.server.store.access import GUEST, NETWORK, ORIGIN, Ban
from rulewright.doors.server.store.database import PATIENCE, now, time_limit
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import GATHERING, OVER, PLAYING
from rulewright.doors.server.translations import SAY

BANNED, SIGNED_OUT = 4012, 4013
"""Close codes of sockets whose guest was banned, or whose device was signed out."""
REASON = 123
"""The most bytes of a reason that fit in a close frame."""


class Tables(Context):
    """The tables of one server process."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.access = Access(self, self._keep_out)
        self.pubsub = PubSub(self, self._heard, self._missed, self._repeat, self._cut_off)
        self.by_match: dict[str, Table] = {}
        self.replays = Replays(self)
        self.coach = Coach(self)
        self.pictures = Pictures(self)
        self.notices = Notices(self)
        self.openings = Gate(self.rate_limiter, Kind.OPENINGS, settings.limits.openings)
        self.closing = False
        self.loading: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        await super().open()
        await self.notices.open()
        await self.access.refresh()
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
        """A match in memory, loaded from the database if necessary."""
        while match not in self.by_match or match in self.loading:
            if match not in self.loading:
                self.loading[match] = asyncio.ensure_future(self._load(match))
            await asyncio.shield(self.loading[match])
        self.metrics.tables = len(self.by_match)
        table = self.by_match[match]
        table.last_used = now()
        return table

    async def _load(self, match: str) -> None:
        """Load a match, then catch up once its notifications are received here: reading its box takes long, and a player may
        have left in the meantime. No caller gets the table before that."""
        try:
            stored = await matches.fetch(self.database, match)
            if stored is None:
                raise Fault(404, SAY("no-table"))
            table = Table(self, stored, await self.lay(stored.row))
            Driver(table)
            await table.load(stored)
            self.by_match[match] = table
            await self.changed(match)
            if self.database.postgres:
                await self.pubsub.say(match, WHO)
        except BaseException:
            if found := self.by_match.get(match):
                self.forget(found)  # it may be out of date
            raise
        finally:
            del self.loading[match]  # not in a callback: a caller running before it would loop forever

    def forget(self, table: Table) -> None:
        """Unload a table that has no sockets; it is loaded again when it is needed."""
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
            raise Fault(404, SAY("no-table"))
        return found

    async def watches(self, match: str, guest: str) -> bool:
        """Whether this guest is a spectator here."""
        table = schema.watchers
        query = select(table).where(table.c.match == match, table.c.guest == guest)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def changed(self, match: str) -> None:
        """Catch up with changes made by other requests or processes, and show them."""
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

    def match_ended(self, match: str) -> None:
        self.loop.call_later(self.settings.archive_pause, self.replays.ended, match)

    # ------------------------------------------------------------ bans and removals

    async def _keep_out(self) -> None:
        """Close the sockets of banned guests and revoked sign-ins. A banned guest also leaves their tables, under the usual rules
        for leaving, so that the other players need not wait."""
        gone = set[tuple[str, str]]()
        for table in list(self.by_match.values()):
            for socket in list(table.sockets):
                kept_out = self.kept_out(socket.payer)
                if not kept_out:
                    continue
                code, reason = kept_out
                table.sockets.discard(socket)
                if code == BANNED and socket.seat >= 0:
                    gone.add((table.id, socket.payer.guest))
                socket.seat = SPECTATE
                self.spawn(socket.close(code, reason.encode()[:REASON].decode(errors="ignore")), "closing a socket")
                table.presence_changed()
        origins = {ban.subject if ban.kind == ORIGIN else self._origin(ban) for ban in self.access.bans}
        guests = {ban.subject for ban in self.access.bans if ban.kind == GUEST}
        gone |= set(await self.database.read(lambda c: seating.sitting(c, guests, origins)))
        for match, guest in sorted(gone):
            self.spawn(self.leave(match, guest), f"leaving table {match}")

    def kept_out(self, payer: Payer) -> tuple[int, str] | None:
        """The close code and the reason to refuse this guest's sockets; None if they are allowed."""
        if ban := self.access.ban_of(payer):
            return BANNED, ban.sentence
        if self.access.revoked(SignedIn(payer.guest, payer.session)):
            return SIGNED_OUT, SAY("signed-out")
        return None

    def _origin(self, ban: Ban) -> str:
        """The keyed hash of an address that is banned as a network."""
        return self.signer.origin(network(ban.subject)) if ban.kind == NETWORK else ""

    async def leave(self, match: str, guest: str) -> None:
        """Make a guest leave a table, voluntarily or not, and notify every process."""

        def work(c: Connection) -> None:
            seating.leave(c, self.catalog, match, guest)
            matches.announce(c, matches.news(self.process, match))

        await self.database.write(work)
        try:
            await self.serve(match)
        except Fault as e:  # a table that cannot go on here can still be left
            if e.status not in (404, 410):
                raise

    async def removed(self, match: str, seats: Sequence[int]) -> None:
        """The host has removed the players in these seats, or the spectators (-1)."""
        if table := self.by_match.get(match):
            table.turn_out(seats)
            await table.catch_up()

    async def renamed(self, match: str) -> None:
        """A player's name was removed from a match: drop everything cached that contains it."""
        self.replays.forget(match)
        if table := self.by_match.get(match):
            await table.begin_again()
            table.driver.poke()

    # ------------------------------------------------------------ notifications

    async def _heard(self, news: News) -> None:
        if news.kind == RENAMED:
            await self.renamed(news.match)
        table = self.by_match.get(news.match)
        if table is None:
            return
        if news.kind == CHANGED:
            if table.left:  # the process that changed it serves it; loaded again when needed
                self.forget(table)
            else:
                await table.catch_up()
        elif news.kind == REMOVED:
            await self.removed(news.match, news.seats)
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
        """Catch up with all tables, because notifications may have been lost."""
        for match in list(self.by_match):
            async with time_limit(PATIENCE):  # requests may be waiting for the lease
                await self.changed(match)
                if match in self.by_match:
                    await self.by_match[match].chat.catch_up()

    async def _repeat(self) -> None:
        for match, table in list(self.by_match.items()):
            if table.sockets:
                await self.tell(match)

    def _cut_off(self) -> None:
        """Wake all sockets, which close themselves because the lease has run out: the data in memory may be stale."""
        for table in self.by_match.values():
            table.show()

    async def tell(self, match: str) -> None:
        """Notify the other processes which seats of this match are connected here."""
        if match in self.by_match:
            await self.pubsub.say(match, HERE, {s.seat for s in self.by_match[match].sockets if s.seat >= 0})


# ---------------------------------------------------------------- periodic work


log = logging.getLogger(__name__)

SWEEP = 1.0
"""Seconds between searches for matches that no process serves, as after a crash."""
OVERDUE = 2_000
"""How late, in milliseconds, a process must be in serving a match before another takes over."""
TIDY = 60.0
FORGET = 600_000
"""How long, in milliseconds, an unused table stays in memory."""


async def sweep(tables: Tables) -> None:
    """Serve the bots and clocks of matches whose own process is gone or busy, and begin those that waited for salts."""
    table = schema.matches.c
    while True:
        query = select(table.id).where(table.due < now() - OVERDUE, table.status != OVER, ~table.archived)

        def work(c: Connection, query: Any = query) -> list[str]:
            return list(c.execute(query.order_by(table.due).limit(100)).scalars())

        try:
            for match in await tables.database.read(work):
                await _serve_late(tables, match)
        except Exception as e:
            log.error("the sweep failed: %s", type(e).__name__)
        await asyncio.sleep(SWEEP)


async def _serve_late(tables: Tables, match: str) -> None:
    if match in tables.by_match and tables.by_match[match].driver.busy:
        return
    try:
        await tables.serve(match)
    except Fault as e:
        log.warning("match %s cannot be served: %s", match, e.sentence)
        await tables.database.write(lambda c: matches.change(c, match, due=None))


async def tidy(tables: Tables) -> None:
    """Unload idle tables, archive idle matches, and delete old reports."""
    while True:
        await asyncio.sleep(TIDY)
        forget(tables, now() - FORGET)
        try:
            await archive(tables)
            await tables.database.write(moderation.tidy_reports)
        except Exception as e:
            log.error("the tidying failed: %s", type(e).__name__)


def forget(tables: Tables, since: int) -> None:
    """Unload the idle tables not used since then and, if there are too many tables, those unused longest."""
    old = sorted((t for t in tables.by_match.values() if t.idle), key=lambda t: t.last_used)
    crowd = max(0, len(tables.by_match) - tables.settings.limits.tables)
    for i, table in enumerate(old):
        if i < crowd or table.last_used < since:
            tables.forget(table)


async def archive(tables: Tables) -> None:
    """Take matches off the lists that have not been used for long; their players can still open them."""
    limits, table = tables.settings.limits, schema.matches
    waited = (table.c.status == GATHERING) & (table.c.updated < now() - 1000 * limits.seconds_gathering)
    rested = (table.c.status == PLAYING) & (table.c.updated < now() - 1000 * limits.seconds_idle)
    query = table.update().where(~table.c.archived, waited | rested).values(archived=True, due=None)

    def work(c: Connection) -> list[str]:
        return list(c.execute(query.returning(table.c.id)).scalars())

    for match in await tables.database.write(work):
        tables.metrics.matches["archived"] += 1
        await tables.changed(match)
