"""What a table does without being asked: bots move, and clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.thinkers import Question
from rulewright.doors.server.shelf import Shelf
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.ledger import Conflict, SeatRow
from rulewright.doors.server.store.schema import BOT, HUMAN, MOVE

if TYPE_CHECKING:
    from rulewright.doors.server.live.table import Table

log = logging.getLogger(__name__)

STANDIN = "random"
"""The bot that plays for people who are away."""
THOUGHT = 20_000
"""Milliseconds that a bot which thinks in earnest may take before anybody else tries."""


def plays_itself(playing: Playing, seats: Sequence[SeatRow], seat: int, time: int) -> bool:
    """Whether a bot is to move for this seat: its own, or one that stands in for somebody away or out of time.

    Nobody stands in at a table that everybody has left: it waits.
    """
    s = seats[seat]
    if s.kind == BOT:
        return True
    if s.standin:
        return any(o.kind == HUMAN and not o.standin for o in seats)
    deadline = playing.clock.deadline(seat, s.returned)
    return deadline is not None and deadline <= time


def due(playing: Playing | None, seats: Sequence[SeatRow]) -> int | None:
    """When a server must do something for this match without being asked; None: never."""
    if playing is None or playing.match.over:
        return None
    waiting, time = playing.match.waiting, now()
    if any(plays_itself(playing, seats, seat, time) for seat in waiting):
        return time
    deadlines = [playing.clock.deadline(i, seats[i].returned) for i in waiting if not seats[i].standin]
    return min((d for d in deadlines if d is not None), default=None)


def late(playing: Playing, seats: Sequence[SeatRow]) -> int | None:
    """When another process may conclude that the one which should have acted is gone: bots may take their time."""
    when = due(playing, seats)
    deep = any(seats[i].bot not in (None, STANDIN) for i in playing.match.waiting)
    return when + THOUGHT if when is not None and deep else when


class Driver:
    """Runs while there is something to wait for at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def poke(self) -> None:
        """Something changed: see whether there is anything to do."""
        self._wake.set()
        if due(self.table.playing, self.table.seats) is not None and not self.busy:
            self._task = self.table.hall.spawn(self._drive(), f"table {self.table.id}")

    @property
    def deep_bots(self) -> list[str]:
        """The bots at this table that think in earnest. Those that do not have a process apart, and never wait for these."""
        return [s.bot for s in self.table.seats if s.bot and s.bot != STANDIN]

    async def prepare(self, bot: str) -> None:
        table = self.table
        box = table.game.make_box(table.row.options, table.row.seats)
        await table.hall.thinkers.get_ready(bot, Shelf.address(table.game), box.pack())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    async def _drive(self) -> None:
        table, hall = self.table, self.table.hall
        while True:
            self._wake.clear()
            when = due(table.playing, table.seats)
            if when is None:
                return
            question = self._question() if when <= now() else None
            if question is None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), max(0.01, (when - now()) / 1000))
                continue
            await asyncio.sleep(hall.settings.bot_pause)
            pool = hall.reflexes if question.bot == STANDIN else hall.thinkers
            code = await pool.choose(question)
            async with table.lock:
                await self._move(question, code)

    def _question(self) -> Question | None:
        table, time = self.table, now()
        assert table.playing
        match = table.playing.match
        for seat in match.waiting:
            if plays_itself(table.playing, table.seats, seat, time):
                low, high = match.lots(seat)
                bot, address = table.seats[seat].bot or STANDIN, Shelf.address(table.game)
                return Question(bot, address, match.box.pack(), match.view(seat).pack(), seat, (low, high))
        return None

    async def _move(self, question: Question, code: int) -> None:
        """Make the bot's move, unless the table has changed before its eyes meanwhile."""
        table, seat, playing = self.table, question.seat, self.table.playing
        if playing is None or seat not in playing.match.waiting or not plays_itself(playing, table.seats, seat, now()):
            return
        if playing.match.view(seat).pack() != question.view:
            return
        if playing.match.refusal(seat, code):
            log.error("the bot %s chose a move that %s does not allow", question.bot, table.game.name)
            code = playing.match.legal(seat)[0].code
        try:
            await table.write(table.line(MOVE, seat, code, BOT))
        except Conflict:
            await table.refresh()
            table.show()
