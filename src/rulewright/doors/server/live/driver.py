"""What a table does without being asked: bots move, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from weakref import ref

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.fallback import fallback
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.bots import Question
from rulewright.doors.server.live.deadlines import STANDIN, away, due, plays_itself
from rulewright.doors.server.live.table import AGAIN, MOST_AGAIN, Table
from rulewright.doors.server.logs import let_go
from rulewright.doors.server.store.database import Unsure
from rulewright.doors.server.store.moves import Conflict
from rulewright.doors.server.store.schema import BOT, HUMAN, MOVE, ONLY, STOOD_IN
from rulewright.doors.server.timestamps import now
from rulewright.match.forced_moves import forced_move

log = logging.getLogger(__name__)

GRACE = 1.0
"""Seconds for which a bot waits for its search before it moves without it."""


class Driver:
    """Runs while there is something to wait for at one table.

    The table holds it, and it holds the table only while it runs, so that a forgotten table is gone at once.
    """

    def __init__(self, table: Table) -> None:
        self._table, self.context = ref(table), table.context
        table.driver = self
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._waits = False
        self._looked = -1
        self._found: dict[int, int] = {}

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
        """Whether a move is being made, rather than only waited for."""
        return self.busy and not self._waits

    def poke(self) -> None:
        """Something changed: see whether there is anything to do."""
        self._wake.set()
        if self.busy:
            return
        table = self.table
        if due(table.playing, table.seats, table.presence) is not None or self._with_one_answer():
            self._task = self.context.spawn(self._drive(), f"table {self.table.id}")
            self._task.add_done_callback(self._done)

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        """A task that was cancelled holds the frame it was in, and with it the table."""
        if self._task is task:  # and not the next one already
            self._task = None

    async def _drive(self) -> None:
        table, context, again = self.table, self.context, AGAIN
        while True:
            self._wake.clear()
            if table.playing and self.obvious and not table.unsettled:
                lines, (seat, code) = table.playing.lines, next(iter(self.obvious.items()))
                await asyncio.sleep(context.settings.bot_pause)
                again = await self._stored(self._answer(lines, seat, code), again)
                continue
            when = due(table.playing, table.seats, table.presence)
            if when is None:
                return
            question = self._question() if when <= now() and not table.unsettled else None
            if question is None:
                await self._wait(1.0 if table.unsettled else (when - now()) / 1000)
                continue
            await asyncio.sleep(context.settings.bot_pause)
            code = await self._ask(question)
            again = await self._stored(self._move(question, code), again)

    async def _stored(self, move: Awaitable[None], again: float) -> float:
        """Make a move; where it cannot be stored, wait a while. The next wait is given back."""
        try:
            async with self.table.lock:
                await move
        except Unsure as e:
            let_go(e)
            return again
        except Exception as e:
            log.error("a move in match %s could not be stored: %s", self.table.id, type(e).__name__)
            let_go(e)
            await asyncio.sleep(again)
            return min(2 * again, MOST_AGAIN)
        return AGAIN

    @property
    def obvious(self) -> dict[int, int]:
        """The people who need not be asked now, because they have one answer and everybody knows it, and their answers.

        Whose last move can still be taken back is asked all the same, because answering would seal it.
        """
        playing = self.table.playing
        if playing is None:
            return {}
        if self._looked != playing.lines:
            found = {i: forced_move(playing.match, i) for i in self._with_one_answer() if playing.no_undo(i)}
            self._looked = playing.lines
            self._found = {i: code for i, code in found.items() if code is not None}
        return self._found

    def _with_one_answer(self) -> list[int]:
        """The people who have one answer now, whether or not others know that. This is quick, and mostly nobody has."""
        playing, seats = self.table.playing, self.table.seats
        if playing is None or self.context.settings.ask_anyway:
            return []
        presence = self.table.presence
        people = [i for i in playing.waiting if seats[i].kind == HUMAN and not away(playing, seats[i], presence)]
        return [i for i in people if playing.match.only_move(i) is not None]

    async def _answer(self, lines: int, seat: int, code: int) -> None:
        """Give the only answer, unless the table has changed meanwhile."""
        table = self.table
        if table.playing is None or table.unsettled or table.playing.lines != lines:
            return
        try:
            await table.write(table.line(MOVE, seat, [code], ONLY))
        except Conflict as e:
            let_go(e)
            await table.refresh()
            table.show()

    async def _wait(self, seconds: float) -> None:
        """Until something changes, but not longer than this."""
        self._waits = True
        try:
            async with asyncio.timeout(max(0.01, seconds)):
                await self._wake.wait()
        except TimeoutError:
            pass
        finally:
            self._waits = False

    async def _ask(self, question: Question) -> int:
        """Let the bot think, on the account of whoever is here when its turn comes, and at tables that somebody looks at
        before the other tables of the same guest. Those that do not think in earnest never wait for these."""
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

    def _question(self) -> Question | None:
        table, presence = self.table, self.table.presence
        assert table.playing
        match = table.playing.match
        for seat in table.playing.waiting:
            if plays_itself(table.playing, table.seats, seat, presence):
                low, high = match.lots(seat)
                bot, address = table.seats[seat].bot or STANDIN, games.address(table.game)
                return Question(bot, address, match.box.pack(), match.view(seat).pack(), seat, (low, high))
        return None

    async def _move(self, question: Question, code: int) -> None:
        """Make the bot's move, unless the table has changed before its eyes meanwhile."""
        table, seat, playing = self.table, question.seat, self.table.playing
        if (
            playing is None
            or table.unsettled
            or seat not in playing.waiting
            or not plays_itself(playing, table.seats, seat, table.presence)
        ):
            return
        if playing.match.view(seat).pack() != question.view:
            return
        if playing.match.refusal(seat, code):
            log.error("the bot %s chose a move that %s does not allow", question.bot, table.game.name)
            code = playing.match.legal(seat)[0].code
        try:
            await table.write(table.line(MOVE, seat, [code], BOT if table.seats[seat].kind == BOT else STOOD_IN))
        except Conflict as e:
            let_go(e)
            await table.refresh()
            table.show()
