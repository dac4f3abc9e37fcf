"""Replays of finished matches, and pictures of any match: each is made once, in a worker process, and cached."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from rulewright import games
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.pool import Crowded
from rulewright.doors.server.jobs.records import (
    FinishedMatch,
    FinishedPicture,
    Position,
    Replay,
    draw_finished,
    draw_position,
    make_final,
    make_replay,
)
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.translations import SAY
from rulewright.telling.language import language

T = TypeVar("T")

PATIENCE = 60.0
"""Timeout for replaying a match, in seconds."""
WAITING = 4
"""How many different replays one guest may wait for."""


class Replays:
    """A cache of the replays requested most recently, limited in bytes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.made = 0
        self._kept: OrderedDict[tuple[str, str], Replay] = OrderedDict()
        """By match and language."""
        self._size = 0
        self._making: dict[tuple[str, str], asyncio.Future[Replay]] = {}

    async def page(self, match: str, first: int, most: int, payer: Payer) -> bytes:
        """Up to `most` frames of a finished match, as JSON."""
        replay = await self._replay(match, payer)
        return await asyncio.to_thread(replay.page, first, most)

    async def record(self, match: str, payer: Payer) -> bytes:
        """The record of a finished match."""
        replay = await self._replay(match, payer)
        return await asyncio.to_thread(zlib.decompress, replay.record)

    async def _replay(self, match: str, payer: Payer) -> Replay:
        """The replay from the cache, or else a new one; concurrent requests wait for the same one."""
        key = match, language()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._make(match, payer))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def final(self, match: str, payer: Payer, rank: int = 0) -> Final:
        """The final state of a finished match, made by replaying it."""
        return await self._play(match, make_final, payer, rank)

    async def _make(self, match: str, payer: Payer) -> Replay:
        replay = await self._play(match, make_replay, payer)
        self.made += 1
        self._keep(match, replay)
        return replay

    async def _play(self, match: str, task: Callable[[FinishedMatch], T], payer: Payer, rank: int = 0) -> T:
        """Replay a finished match in a worker process."""
        row = await self.context.database.read(lambda c: matches.match_row(c, match))
        if row is None:
            raise Fault(404, SAY("no-record"))
        if row.status != OVER:
            raise Fault(409, SAY("replay-not-over"))
        if row.lines > self.context.settings.limits.lines:
            raise Fault(413, SAY("replay-too-long"))
        game = await self.context.rules_of(row, payer)
        story = await matches.fetch(self.context.database, match)
        assert story
        finished = FinishedMatch(games.address(game), row, story.lines)
        try:
            return await self.context.readers.do(task, finished, PATIENCE, payer, rank, most=WAITING)
        except Crowded:
            raise Fault(429, SAY("replays-busy")) from None
        except TimeoutError:
            raise Fault(413, SAY("replay-late")) from None

    def forget(self, match: str) -> None:
        """Drop the replays of a match, because they are out of date."""
        for key in [key for key in self._kept if key[0] == match]:
            self._size -= self._kept.pop(key).size

    def _keep(self, match: str, replay: Replay) -> None:
        self._kept[match, language()] = replay
        self._size += replay.size
        while self._size > self.context.settings.limits.replays:
            _, old = self._kept.popitem(last=False)
            self._size -= old.size


# ---------------------------------------------------------------- pictures


Key = tuple[str, int, int, str]
"""The match, its number of lines (or the frame), the seat, and the file type."""


class Picture:
    """An image file and its ETag."""

    def __init__(self, body: bytes) -> None:
        self.body, self.tag = body, f'"{sha256(body).hexdigest()[:24]}"'


class Pictures:
    """A cache of the pictures requested most recently, limited in bytes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.made = 0
        self._gate = Gate(context.usage, Kind.PICTURES, context.settings.limits.pictures)
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._size = 0
        self._making: dict[Key, asyncio.Future[Picture]] = {}

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
            game = await self.context.rules_of(row, payer)
            story = await matches.fetch(self.context.database, row.id)
            assert story
            finished = FinishedMatch(games.address(game), row, story.lines)
            return await self._draw(draw_finished, FinishedPicture(finished, frame, seat, kind), payer)

        return await self._found((row.id, frame, seat, kind), payer, make)

    async def _found(self, key: Key, payer: Payer, make: Callable[[], Any]) -> Picture:
        """The picture from the cache, or else a new one; concurrent requests wait for the same one."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._gate.pass_through(payer, "pictures")
            self._making[key] = asyncio.ensure_future(self._make(key, make))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, make: Callable[[], Any]) -> Picture:
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
