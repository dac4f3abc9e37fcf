"""Replays of finished matches, and pictures of any match: each is made once, in a worker process, and cached."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from rulewright import games
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.identity import HOUSE, SPECTATE, Payer
from rulewright.doors.server.jobs.pool import Crowded
from rulewright.doors.server.jobs.prints import PrintRequest, print_sheets
from rulewright.doors.server.jobs.records import (
    FinishedPicture,
    PlayedMatch,
    Position,
    Replay,
    StoredPicture,
    Wanted,
    draw_finished,
    draw_frames,
    draw_position,
    make_archive,
    make_final,
    open_archive,
    paint_stored,
)
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.matches.archive import LONGEST
from rulewright.doors.server.store import archives, matches, results
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.translations import SAY
from rulewright.telling.language import language

T = TypeVar("T")

log = logging.getLogger(__name__)

ReplayKey = tuple[str, int, int, str]
"""The match, the observer, its number of lines, and the language."""
PATIENCE = 60.0
"""Timeout for replaying a match, in seconds."""
ENDS = 30
"""How many ends of matches are remembered."""
WAITING = 4
"""How many different replays one guest may wait for."""


class Replays:
    """Matches as they are shown without their rules: archives, made once and stored, and a cache of those read most recently,
    limited in bytes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.made = 0
        self._kept: OrderedDict[ReplayKey, Replay] = OrderedDict()
        self._size = 0
        self._making: dict[ReplayKey, asyncio.Future[Replay]] = {}
        self._ending: dict[str, asyncio.Future[Final]] = {}
        self.ends: dict[tuple[str, str], bytes] = {}
        """The ends of matches asked for last, as JSON, by match and why it cannot be played on: reading one takes 5 ms."""
        self.forgotten = 0
        """How many matches were forgotten because they are out of date."""
        self._over: asyncio.Queue[str] = asyncio.Queue()
        """Matches that are over and not archived yet."""

    async def page(self, row: MatchRow, seat: int, first: int, most: int, payer: Payer) -> bytes:
        """Up to `most` frames of a match as an observer saw it, as JSON."""
        replay = await self.replay(row, seat, payer)
        lost = await self.context.lost(row, payer)
        return await asyncio.to_thread(replay.page, first, most, lost)

    async def replay(self, row: MatchRow, seat: int, payer: Payer) -> Replay:
        """The replay from the cache, or else a new one; concurrent requests wait for the same one."""
        key = row.id, seat, row.lines, language()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._open(key, row, payer))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _open(self, key: ReplayKey, row: MatchRow, payer: Payer) -> Replay:
        """Read the archive of a match; if it has none, make it first."""
        assert row.header
        stored = await self.context.database.read(lambda c: archives.read(c, row.id))
        frames = stored.frames if stored else await self._archive(row, payer)
        replay = await self._do(open_archive, Wanted(frames, row.header, key[1]), payer)
        self._kept[key] = replay
        self._size += replay.size
        while self._size > self.context.settings.limits.replays:
            _, old = self._kept.popitem(last=False)
            self._size -= old.size
        return replay

    async def _archive(self, row: MatchRow, payer: Payer, rank: int = 0) -> bytes:
        """Make and store the archive of a match, without pictures: they take longer, and nobody waits for them."""
        frames = await self._play(row, make_archive, payer, rank)
        self.made += 1
        if row.lines <= LONGEST:
            await self.context.database.write(lambda c: archives.keep(c, row.id, archives.Stored(row.lines, frames)))
        return frames

    async def final(self, row: MatchRow, payer: Payer, rank: int = 0) -> Final:
        """The final state of a finished match, made by replaying it, and stored; concurrent requests wait for the same one."""
        if row.id not in self._ending:
            self._ending[row.id] = asyncio.ensure_future(self._end(row, payer, rank))
            self._ending[row.id].add_done_callback(lambda _: self._ending.pop(row.id))
        return await asyncio.shield(self._ending[row.id])

    def remember(self, end: tuple[str, str], text: bytes) -> None:
        self.ends[end] = text
        if len(self.ends) > ENDS:
            del self.ends[next(iter(self.ends))]

    async def _end(self, row: MatchRow, payer: Payer, rank: int) -> Final:
        made = await self._play(row, make_final, payer, rank)
        await self.context.database.write(lambda c: results.keep_final(c, row.id, made))
        return made

    async def _play(self, row: MatchRow, task: Callable[[PlayedMatch], T], payer: Payer, rank: int = 0) -> T:
        """Replay a match in a worker process."""
        if row.lines > self.context.settings.limits.lines:
            raise Fault(413, SAY("replay-too-long"))
        game = await self.context.rules_of(row, payer)
        story = await matches.fetch(self.context.database, row.id)
        assert story
        return await self._do(task, PlayedMatch(games.address(game), row, story.lines), payer, rank)

    async def _do(self, task: Callable[[Any], T], argument: Any, payer: Payer, rank: int = 0) -> T:
        try:
            return await self.context.readers.do(task, argument, PATIENCE, payer, rank, most=WAITING)
        except Crowded:
            raise Fault(429, SAY("replays-busy")) from None
        except TimeoutError:
            raise Fault(413, SAY("replay-late")) from None

    def forget(self, match: str) -> None:
        """Drop the replays of a match, because they are out of date, and store it again."""
        for key in [key for key in self._kept if key[0] == match]:
            self._size -= self._kept.pop(key).size
        self.forgotten += 1
        for end in [end for end in self.ends if end[0] == match]:
            del self.ends[end]
        self.ended(match)

    # ------------------------------------------------------------ in the background

    @property
    def waiting(self) -> int:
        """How many matches wait to be archived."""
        return self._over.qsize()

    def ended(self, match: str) -> None:
        """A match may be over, and should be archived when there is time."""
        self._over.put_nowait(match)

    async def keep_all(self) -> None:
        """Archive every match that is over: those that ended before this server started, as far as their rules are here, then
        each when it ends. At most half of the time of one process is spent on it."""
        last = ""
        while found := await self.context.database.read(partial(archives.missing, after=last)):
            for match in found:
                await self._keep(match)
            last = found[-1]
        while True:
            await self._keep(await self._over.get())

    async def _keep(self, match: str) -> None:
        began = self.context.loop.time()
        try:
            await self.keep(match)
        except Fault as e:
            log.info("match %s cannot be archived: %s", match, e.sentence)
        except Exception as e:
            log.error("match %s cannot be archived: %s", match, type(e).__name__)
        await asyncio.sleep(self.context.loop.time() - began)

    async def keep(self, match: str) -> None:
        """Store whatever is missing of a finished match: its final state, its archive, its pictures."""
        database = self.context.database
        row, final = await database.read(lambda c: (matches.match_row(c, match), results.read_final(c, match)))
        if row is None or row.status != OVER:
            return
        if final is None:
            await self.final(row, HOUSE, rank=2)
        if row.lines > LONGEST:
            return
        if asked_for := [made for key, made in self._making.items() if key[0] == match]:
            await asyncio.wait(asked_for)  # somebody who opened it has its archive made
        stored = await database.read(lambda c: archives.read(c, match))
        if stored and stored.pictures:
            return
        frames = stored.frames if stored else await self._archive(row, HOUSE, rank=2)
        drawn = await self._play(row, draw_frames, HOUSE, rank=2)
        await database.write(lambda c: archives.keep(c, match, archives.Stored(row.lines, frames, drawn)))


# ---------------------------------------------------------------- pictures


Key = tuple[str, int, int, str]
"""The match, its number of lines (or the frame), the seat, and the file type."""
Spoken = tuple[Key, str]
"""A picture's key with the language of its words."""


class Picture:
    """An image file and its ETag."""

    def __init__(self, body: bytes) -> None:
        self.body, self.tag = body, f'"{sha256(body).hexdigest()[:24]}"'


class Pictures:
    """A cache of the pictures requested most recently, limited in bytes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.made = 0
        self._gate = Gate(context.rate_limiter, Kind.PICTURES, context.settings.limits.pictures)
        self._kept: OrderedDict[Spoken, Picture] = OrderedDict()
        self._size = 0
        self._making: dict[Spoken, asyncio.Future[Picture]] = {}

    async def running(self, table: Table, seat: int, kind: str, payer: Payer) -> Picture:
        """The current position of a match in progress: only what this seat, or a spectator, may see."""
        match, row = table.begun, table.row
        view = match.view(seat).pack()
        wanted = Position(games.address(table.game), dict(row.options), row.content, match.names, view, seat, kind)
        return await self._found(
            (row.id, match.line_count, seat, kind), payer, lambda: self._draw(draw_position, wanted, payer)
        )

    async def finished(self, row: MatchRow, frame: int, seat: int, kind: str, payer: Payer) -> Picture:
        """A frame of a finished match, or the whole of it, as the seat or a spectator saw it."""

        async def make() -> Picture:
            if row.lines > self.context.settings.limits.lines:
                raise Fault(413, SAY("picture-too-long"))
            try:
                game = await self.context.rules_of(row, payer)
            except Fault:
                stored = await self.context.database.read(lambda c: archives.read(c, row.id))
                if seat != SPECTATE or not (stored and stored.pictures):
                    raise
                return await self._draw(paint_stored, StoredPicture(stored.pictures, frame, kind), payer)
            story = await matches.fetch(self.context.database, row.id)
            assert story
            finished = PlayedMatch(games.address(game), row, story.lines)
            return await self._draw(draw_finished, FinishedPicture(finished, frame, seat, kind), payer)

        return await self._found((row.id, frame, seat, kind), payer, make)

    async def printed(self, wanted: PrintRequest, payer: Payer) -> Picture:
        """The sheets of a game's box, in the current language."""
        key = f"{wanted.game} {wanted.box} {wanted.paper}", wanted.seats, 0, wanted.form
        return await self._found(key, payer, lambda: self._draw(print_sheets, wanted, payer))

    async def _found(self, wanted: Key, payer: Payer, make: Callable[[], Any]) -> Picture:
        """The picture from the cache, or else a new one; concurrent requests wait for the same one."""
        key = wanted, language()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._gate.pass_through(payer, "pictures")
            self._making[key] = asyncio.ensure_future(self._make(key, make))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Spoken, make: Callable[[], Any]) -> Picture:
        made: Picture = await make()
        self.made += 1
        self._kept[key] = made
        self._size += len(made.body)
        while self._size > self.context.settings.limits.drawn and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.body)
        return made

    async def _draw(self, task: Callable[[Any], bytes], wanted: Any, payer: Payer) -> Picture:
        try:
            body = await self.context.readers.do(task, wanted, PATIENCE, payer, most=WAITING)
        except Crowded:
            raise Fault(429, SAY("pictures-busy")) from None
        except TimeoutError:
            raise Fault(413, SAY("picture-late")) from None
        except ImportError as e:
            raise Fault(501, SAY("picture-svg", error=str(e))) from None
        return await asyncio.to_thread(Picture, body)
