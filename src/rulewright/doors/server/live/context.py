"""What all tables of a server process share: the database, games, worker processes and counters; also bans and sign-ins."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import copy_context
from typing import Any

from rulewright import games
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.server import logs
from rulewright.doors.server.catalog import Catalog, Laid, key_of
from rulewright.doors.server.config import Networks, Settings
from rulewright.doors.server.identity import HOUSE, RECEIPT_PRIVATE, RECEIPT_PUBLIC, Payer, ReceiptKey, SignedIn, Signer
from rulewright.doors.server.jobs import boxes
from rulewright.doors.server.jobs.bots import BotJobs, CompileJobs
from rulewright.doors.server.jobs.boxes import BoxJobs
from rulewright.doors.server.jobs.lab import LabJobs
from rulewright.doors.server.jobs.pool import Pool, Turns
from rulewright.doors.server.limits import RateLimiter
from rulewright.doors.server.metrics import Metrics
from rulewright.doors.server.store import access, matches, rules
from rulewright.doors.server.store.access import GUEST, NETWORK, NOBODY, ORIGIN, Ban, SignIn
from rulewright.doors.server.store.database import AWAY, Database, Lease, Unsure, now
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import BatchWriter
from rulewright.doors.server.store.results import DAILY_KEY
from rulewright.kernel.game import Game

log = logging.getLogger(__name__)


class Context:
    """The resources that all tables of one process share, and its background tasks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        """The id of this process among all that use the database."""
        self.catalog = Catalog(settings.games)
        self.database = Database(settings.url)
        self.lease = Lease(self.database.postgres)
        self.batches = BatchWriter(self.database)
        self.bot_jobs = BotJobs(settings.bot_jobs)
        self.reflexes = BotJobs(1)
        self.compile_jobs = CompileJobs(self.bots_progressed)
        self.readers = Pool(2, nice=10)
        """For whole records, which can be long, so that no table waits for them."""
        self.boxes = BoxJobs()
        self.replaying = Turns(1)
        """For loading tables with many moves."""
        self.metrics = Metrics()
        self.rate_limiter = RateLimiter(settings.share)
        self.lab = LabJobs(self.rate_limiter, settings.limits)
        self.signer: Signer
        self.receipt_key: ReceiptKey
        self.loop: asyncio.AbstractEventLoop
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.database.open()
        self.batches.open()
        self.catalog.retired = await self.database.read(rules.retired)
        self.signer = Signer(await self.database.setting("cookie key"))
        self.receipt_key = ReceiptKey(await self.database.setting(RECEIPT_PRIVATE))
        await self.database.publish(RECEIPT_PUBLIC, self.receipt_key.public)
        await self.database.setting(DAILY_KEY)
        if self.settings.warm:
            self.spawn(self._warm_up(), "warming up")

    async def _warm_up(self) -> None:
        """Compile the bots' search, beginning with the games now played with bots at most tables. Before that, start the
        process in which bots answer meanwhile, or the first guest would wait for it."""
        known = tuple(games.address(game) for game in self.catalog.games.values())
        await self.reflexes.do(boxes.get_ready, known, None)
        for game in self.catalog.games.values():  # in a thread, or the first match of each would wait
            await asyncio.to_thread(getattr, game, "fingerprint")
        await self.boxes.do(boxes.get_ready, known, None)
        played = await self.database.read(matches.played_with_bots)
        await self.compile_jobs.warm_up(sorted(self.catalog.games.values(), key=lambda game: -played.get(game.name, 0)))

    async def lay(self, row: MatchRow, payer: Payer = HOUSE) -> Laid:
        """The box of a match, with its description in the current language. Call this before anything that needs the box:
        reading a custom box takes too long to be done in this process."""
        game = self.catalog.rules(row.game, row.header)
        try:
            return await self.boxes.lay(key_of(game, row.options, row.seats, row.content), payer)
        except ValueError as e:
            raise (refused(e) if row.header is None else row.other_rules(game)) from None

    async def rules_of(self, row: MatchRow, payer: Payer = HOUSE) -> Game:
        """The game of a match that has begun. Raises a Fault if it was begun under other rules than the current ones."""
        await self.lay(row, payer)
        game = self.catalog.rules(row.game, row.header)
        row.played_box(game)
        return game

    async def lost(self, row: MatchRow, payer: Payer) -> str:
        """Why a match cannot be played on with the rules that are here; empty: it can."""
        try:
            await self.rules_of(row, payer)
        except Fault as e:
            if e.status == 429:
                raise
            return e.sentence
        return ""

    def bots_progressed(self, game: str) -> None:
        """Called when compiling the bots of a game makes progress or ends; subclasses override it."""

    def match_ended(self, match: str) -> None:
        """Called when a match is over and stored; subclasses override it."""

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
        """Run a background task and log its failure. It outlives the request that began it, and is not logged as part of it."""
        context = copy_context()
        context.run(logs.REQUEST.set, "")
        task = asyncio.create_task(work, name=name, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or not (e := task.exception()):
            return
        if isinstance(e, (*AWAY, Unsure)):  # not our bug, and a traceback would not help
            log.error("%s failed: the database failed: %s", task.get_name(), type(e).__name__)
        else:
            log.error("%s failed", task.get_name(), exc_info=e)


# ---------------------------------------------------------------- bans and sign-ins


EVERY = 1.0
"""Seconds between checks for bans and revoked sign-ins changed by another process or by the operator."""
NOTED = 3_600_000
"""Milliseconds until the use of a cookie is recorded again."""
MANY = 20_000
"""The most cookies remembered as recently recorded."""


class Access:
    """Bans and revoked sign-ins in memory; `changed` is called whenever they change."""

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
        """Read bans and revoked sign-ins if they have changed, and call `changed` so that they are enforced."""
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

    # ------------------------------------------------------------ checks for every request

    def signed_in(self, cookie: str | None) -> SignedIn | None:
        """The guest and session of a cookie, if this server signed it and it was not revoked."""
        found = self.context.signer.signed_in(cookie)
        if found and self._out.revoked and self.revoked(found):
            return None
        return found

    def revoked(self, found: SignedIn) -> bool:
        return not self._out.revoked.isdisjoint(
            (access.sign_in_digest(found.guest), access.sign_in_digest(found.guest, found.session))
        )

    def ban_of(self, payer: Payer) -> Ban | None:
        """The ban in force against this guest or their address, if any."""
        if not self._out.bans:
            return None
        origin = self.context.signer.origin(payer.address)
        found = [self._subjects.get((GUEST, payer.guest)), self._subjects.get((ORIGIN, origin))]
        found += [ban for networks, ban in self._networks if payer.address in networks]
        return next((ban for ban in found if ban and ban.holds(now())), None)

    # ------------------------------------------------------------ recording sign-ins

    def note(self, payer: Payer, agent: str) -> None:
        """Record that a cookie is in use, at most once an hour: its owner sees it in the list of devices."""
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
            self._noted.pop((used.guest, used.session), None)  # try again next time
            raise
