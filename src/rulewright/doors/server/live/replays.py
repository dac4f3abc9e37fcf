"""Finished matches to look at: each is played again once, in a process apart, and kept for a while."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from rulewright import games
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.fair_queue import Crowded
from rulewright.doors.server.jobs.records import FinishedMatch, Replay, make_final, make_replay
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.finals import Final
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.words import SAY
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
