"""What a table does by itself: bots move, forced and conditional moves are made, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from weakref import ref

import msgspec

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.fallback import fallback
from rulewright.doors.server.identity import Payer, owner
from rulewright.doors.server.jobs.bots import Question
from rulewright.doors.server.live.table import MOST_RETRY, RETRY, Table
from rulewright.doors.server.logs import drop_traceback
from rulewright.doors.server.matches.live_match import STANDIN, LiveMatch, Turn
from rulewright.doors.server.store import conditional_moves, schema
from rulewright.doors.server.store.database import Unsure
from rulewright.doors.server.store.moves import Conflict, Gesture
from rulewright.doors.server.store.schema import BOT, HUMAN, MOVE, ONLY, STOOD_IN
from rulewright.match import Refused

log = logging.getLogger(__name__)

LONG = 3_600_000
"""Milliseconds: for longer than this no table is kept in memory only because a clock runs."""
GRACE = 1.0
"""Seconds that a bot waits for its search to be compiled before it moves without it."""


class Driver:
    """Drives one table: runs while there is something to wait for.

    The table references it, and it references the table only while it runs, so that an unloaded table is freed at once.
    """

    def __init__(self, table: Table) -> None:
        self._table, self.context = ref(table), table.context
        table.driver = self
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._waits = False
        self._asked = 0
        """After how many lines it has looked for a conditional move. The first move answers nothing."""

    @property
    def table(self) -> Table:
        found = self._table()
        assert found
        return found

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def thinks(self) -> bool:
        """Whether it is making a move, rather than just waiting."""
        return self.busy and not self._waits

    def poke(self, turn: Turn | None = None) -> None:
        """React to a change: start driving if the table's state requires it."""
        self._wake.set()
        if self.busy:
            return
        turn = turn or self.table.look()
        if turn.due is not None or turn.only:
            self._task = self.context.spawn(self._drive(), f"table {self.table.id}")
            self._task.add_done_callback(self._done)

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        """Drop the finished task: a cancelled one keeps its frame alive, and with it the table."""
        if self._task is task:  # and not its successor
            self._task = None

    async def _drive(self) -> None:
        table, context, again = self._table(), self.context, RETRY
        if table is None:  # it was unloaded before this began
            return
        while True:
            self._wake.clear()
            turn = table.look()
            if left := turn.request_left:  # players are being asked to agree to an undo
                await self._wait(left)
                continue
            if turn.match and turn.forced and not turn.unsettled:
                lines, (seat, code) = turn.match.line_count, next(iter(turn.forced.items()))
                await asyncio.sleep(context.settings.bot_pause)
                again = await self._stored(self._play_forced(lines, seat, code), again)
                continue
            if turn.match and turn.match.clock.by_day and self._asked != turn.match.line_count and not turn.unsettled:
                again = await self._stored(self._answer(turn.match), again)
                continue
            when = turn.due
            if when is None:
                return
            if turn.match is None:
                if when > turn.time:
                    await self._wait((when - turn.time) / 1000)
                else:
                    again = await self._stored(self._deal(), again)
                continue
            if when > turn.time + LONG and not turn.unsettled:
                await self._put_off(turn)
                return
            question = self._question(turn) if when <= turn.time and not turn.unsettled else None
            if question is None:
                await self._wait(1.0 if turn.unsettled else (when - turn.time) / 1000)
                continue
            await asyncio.sleep(context.settings.bot_pause)
            code = await self._ask(question)
            again = await self._stored(self._move(question, code), again)

    async def _put_off(self, turn: Turn) -> None:
        """Leave a table whose clock runs for long to the sweep, of whichever process: it need not stay in memory for days."""
        table, due = self.table, turn.overdue
        if due is None or (table.row.due is not None and turn.time < table.row.due <= due):
            return
        match, lines = schema.matches, table.row.lines
        rests = match.update().where(match.c.id == table.id, match.c.lines == lines, ~match.c.archived)
        await self.context.database.write(lambda c: c.execute(rests.values(due=due)).rowcount)
        table.row = msgspec.structs.replace(table.row, due=due)

    async def _stored(self, move: Awaitable[None], again: float) -> float:
        """Make a move; if it cannot be stored, wait `again` seconds. Returns how long to wait the next time."""
        try:
            async with self.table.lock:
                await move
        except Unsure as e:
            drop_traceback(e)
            return again
        except Exception as e:
            log.error("a move in match %s could not be stored: %s", self.table.id, type(e).__name__)
            drop_traceback(e)
            await asyncio.sleep(again)
            return min(2 * again, MOST_RETRY)
        return RETRY

    async def _deal(self) -> None:
        """Begin the game, unless the last salt has arrived or a player has left in the meantime."""
        table = self.table
        if table.match is None and table.row.due is not None:
            await table.deal()

    async def _play_forced(self, lines: int, seat: int, code: int) -> None:
        """Make the only legal move, unless the table has changed in the meantime."""
        turn = self.table.look()
        if turn.match and not (turn.unsettled or turn.request_left) and turn.match.line_count == lines:
            await self._write(seat, code, ONLY)

    async def _answer(self, match: LiveMatch) -> None:
        """Make the move that a player has laid down for this position, if there is one."""
        table, database = self.table, self.context.database
        if table.match is not match or table.unsettled or table.look().request_left:
            return
        for plan in await database.read(lambda c: conditional_moves.plans(c, table.id)):
            mine = plan.seat in match.waiting and owner(table.seats[plan.seat].guest) == plan.guest
            if mine and plan.holds(match):
                try:
                    await self._write(plan.seat, plan.codes[0], HUMAN)
                except Refused as e:
                    log.error("a conditional move in match %s is not allowed", table.id)
                    drop_traceback(e)
                    await database.write(partial(conditional_moves.forget, match=table.id, seat=plan.seat))
                break
        self._asked = match.line_count

    async def _write(self, seat: int, code: int, made_by: str) -> None:
        """Make a move; if another process was faster, show its move instead."""
        table = self.table
        try:
            await table.write(Gesture(MOVE, seat, [code]), made_by)
        except Conflict as e:
            drop_traceback(e)
            await table.refresh()
            table.show()

    async def _wait(self, seconds: float) -> None:
        """Wait until something changes, at most this long."""
        self._waits = True
        try:
            async with asyncio.timeout(max(0.01, seconds)):
                await self._wake.wait()
        except TimeoutError:
            pass
        finally:
            self._waits = False

    async def _ask(self, question: Question) -> int:
        """Ask the bot for its move, charged to a player who is connected when its turn comes. Tables with open sockets come
        before the same guest's other tables. Bots that do not search never wait for those that do."""
        table, bot_jobs = self.table, self.context.bot_jobs

        def payer() -> Payer:
            return table.payer

        if question.bot == STANDIN:
            return await self.context.reflexes.choose(question, payer)
        game, compile_jobs = table.game, self.context.compile_jobs
        if registry.looks_ahead(question.bot, game) and not await compile_jobs.get_ready(game, most=GRACE):
            return await self.context.reflexes.choose(replace(question, bot=fallback(game).name), payer)
        seconds = bot_jobs.seconds
        hurried = seconds if seconds < question.seconds else None
        if hurried != table.thinking:
            table.thinking = hurried
            table.show()
        return await bot_jobs.choose(replace(question, seconds=seconds), payer, lambda: 0 if table.sockets else 1)

    def _question(self, turn: Turn) -> Question | None:
        table, match = self.table, turn.match
        assert match
        for seat in match.waiting:
            if turn.bot_moves(seat):
                bot, address = turn.seats[seat].bot or STANDIN, games.address(table.game)
                low, high = match.lots(seat)
                packed = table.laid.packed
                return Question(bot, address, packed, match.view(seat).pack(), seat, (low, high))
        return None

    async def _move(self, question: Question, code: int) -> None:
        """Make the bot's move, unless its view has changed in the meantime."""
        table, seat, turn = self.table, question.seat, self.table.look()
        match = turn.match
        if match is None or turn.unsettled or turn.request_left or seat not in match.waiting:
            return
        if not turn.bot_moves(seat) or match.view(seat).pack() != question.view:
            return
        if match.refusal(seat, code):
            log.error("the bot %s chose a move that %s does not allow", question.bot, table.game.name)
            code = match.legal(seat)[0].code
        await self._write(seat, code, BOT if table.seats[seat].kind == BOT else STOOD_IN)
