"""What one server process shares: the database, the games, the worker processes and the counters, and who is kept out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rulewright import games
from rulewright.doors.server.catalog import Catalog, Laid, key_of
from rulewright.doors.server.config import Networks, Settings
from rulewright.doors.server.contract.fault import refused
from rulewright.doors.server.identity import HOUSE, RECEIPT_PRIVATE, RECEIPT_PUBLIC, Payer, ReceiptKey, SignedIn, Signer
from rulewright.doors.server.jobs import boxes
from rulewright.doors.server.jobs.bots import BotJobs, CompileJobs
from rulewright.doors.server.jobs.boxes import BoxJobs
from rulewright.doors.server.jobs.lab import LabJobs
from rulewright.doors.server.jobs.pool import Pool, Turns
from rulewright.doors.server.limits import Usage
from rulewright.doors.server.metrics import Metrics
from rulewright.doors.server.store import access, matches
from rulewright.doors.server.store.access import GUEST, NETWORK, NOBODY, ORIGIN, Ban, SignIn
from rulewright.doors.server.store.database import AWAY, Database, Lease, Unsure, now
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import BatchWriter
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
        self.receipt_key = ReceiptKey(await self.database.setting(RECEIPT_PRIVATE))
        await self.database.publish(RECEIPT_PUBLIC, self.receipt_key.public)
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


# ---------------------------------------------------------------- who may come in


EVERY = 1.0
"""Seconds between looks whether somebody is kept out, or let in again, by another process or by the operator."""
NOTED = 3_600_000
"""Milliseconds for which the use of a cookie is not noted again."""
MANY = 20_000
"""Cookies whose use is remembered, so that it is not noted again."""


class Access:
    """Bans and revoked sign-ins in memory; `changed` is called when there are others than before."""

    def __init__(self, context: Context, changed: Callable[[], Awaitable[None]]) -> None:
        self.context, self._changed = context, changed
        self._out = NOBODY
        self._networks: list[tuple[Networks, Ban]] = []
        self._subjects: dict[tuple[str, str], Ban] = {}
        self._noted: dict[tuple[str, str], int] = {}

    @property
    def bans(self) -> tuple[Ban, ...]:
        return self._out.bans

    async def refresh(self) -> None:
        """Read who is kept out, if that has changed, and let nobody go on who is."""
        database = self.context.database
        if await database.read(access.kept_out_version) == self._out.version:
            return
        self._out = await database.read(access.read_kept_out)
        self._subjects = {(ban.kind, ban.subject): ban for ban in self._out.bans}
        self._networks = [(Networks([ban.subject]), ban) for ban in self._out.bans if ban.kind == NETWORK]
        await self._changed()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.refresh()
            except Exception as e:
                log.error("who is kept out could not be read: %s", type(e).__name__)

    # ------------------------------------------------------------ asked at every door

    def signed_in(self, cookie: str | None) -> SignedIn | None:
        """Whose cookie this is, if it is one of ours and was not revoked."""
        found = self.context.signer.signed_in(cookie)
        if found and self._out.revoked and self.revoked(found):
            return None
        return found

    def revoked(self, found: SignedIn) -> bool:
        return not self._out.revoked.isdisjoint(
            (access.sign_in_digest(found.guest), access.sign_in_digest(found.guest, found.session))
        )

    def ban_of(self, payer: Payer) -> Ban | None:
        """The ban that keeps this guest, or everybody at this address, out."""
        if not self._out.bans:
            return None
        origin = self.context.signer.origin(payer.address)
        found = [self._subjects.get((GUEST, payer.guest)), self._subjects.get((ORIGIN, origin))]
        found += [ban for networks, ban in self._networks if payer.address in networks]
        return next((ban for ban in found if ban and ban.holds(now())), None)

    # ------------------------------------------------------------ what is noted

    def note(self, payer: Payer, agent: str) -> None:
        """A cookie is in use: its owner sees it on the list of devices. Noted once an hour."""
        key, time = (payer.guest, payer.session), now()
        if not payer.session or self._noted.get(key, 0) > time - NOTED:
            return
        if len(self._noted) >= MANY:
            self._noted.clear()
        self._noted[key] = time
        used = SignIn(payer.guest, payer.session, access.device_name(agent), self.context.signer.origin(payer.address))
        self.context.spawn(self._write(used), "noting a sign-in")

    async def _write(self, used: SignIn) -> None:
        if self.revoked(SignedIn(used.guest, used.session)):
            return
        try:
            await self.context.database.write(lambda c: access.note_sign_in(c, used))
        except BaseException:
            self._noted.pop((used.guest, used.session), None)  # it is tried again
            raise
