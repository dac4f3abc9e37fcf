"""Finished matches to look at, and pictures of any match: each is made once, in a process apart, and kept for a while."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from rulewright import games
from rulewright.doors.server.contract.fault import Fault
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
from rulewright.kernel.language import language

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which playing a match again is given up."""
WAITING = 4
"""How many different replays one guest may wait for."""


class Replays:
    """The replays that were asked for last, up to so many bytes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.made = 0
        self._kept: OrderedDict[tuple[str, str], Replay] = OrderedDict()
        """By match and language."""
        self._size = 0
        self._making: dict[tuple[str, str], asyncio.Future[Replay]] = {}

    async def page(self, match: str, first: int, most: int, payer: Payer) -> bytes:
        """So many frames of a finished match, as JSON."""
        replay = await self._replay(match, payer)
        return await asyncio.to_thread(replay.page, first, most)

    async def record(self, match: str, payer: Payer) -> bytes:
        """The record of a finished match."""
        replay = await self._replay(match, payer)
        return await asyncio.to_thread(zlib.decompress, replay.record)

    async def _replay(self, match: str, payer: Payer) -> Replay:
        """The match from what is kept, else made anew; those who ask at the same time wait for the same one."""
        key = match, language()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._make(match, payer))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def final(self, match: str, payer: Payer, rank: int = 0) -> Final:
        """What is kept of a finished match, played again for it."""
        return await self._play(match, make_final, payer, rank)

    async def _make(self, match: str, payer: Payer) -> Replay:
        replay = await self._play(match, make_replay, payer)
        self.made += 1
        self._keep(match, replay)
        return replay

    async def _play(self, match: str, task: Callable[[FinishedMatch], T], payer: Payer, rank: int = 0) -> T:
        """Play a finished match again, in a process apart."""
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
        """What was kept of a match is not as it is any more."""
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
"""The match, how many lines it had (or which frame), the seat, and the kind of file."""


class Picture:
    """A file and the tag by which a browser knows it again."""

    def __init__(self, body: bytes) -> None:
        self.body, self.tag = body, f'"{sha256(body).hexdigest()[:24]}"'


class Pictures:
    """The pictures that were asked for last, up to so many bytes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.made = 0
        self._gate = Gate(context.usage, Kind.PICTURES, context.settings.limits.pictures)
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._size = 0
        self._making: dict[Key, asyncio.Future[Picture]] = {}

    async def running(self, table: Table, seat: int, kind: str, payer: Payer) -> Picture:
        """A match that goes on, as it stands: only what this seat, or a spectator, may see now."""
        match, row = table.begun, table.row
        view = match.view(seat).pack()
        wanted = Position(games.address(table.game), dict(row.options), row.content, match.names, view, seat, kind)
        return await self._found(
            (row.id, match.line_count, seat, kind), payer, lambda: self._draw(draw_position, wanted, payer)
        )

    async def finished(self, row: MatchRow, frame: int, seat: int, kind: str, payer: Payer) -> Picture:
        """A frame of a match that is over, or the whole of it; as the seat saw it, or as spectators did."""

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
        """What is kept, or made now; those who ask at the same time wait for the same one."""
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
