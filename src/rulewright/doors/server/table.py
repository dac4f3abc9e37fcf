"""One match in this process's memory: the moves come in here one at a time, and are shown only once they are stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from rulewright.doors.server import campaigns, gather, ledger, scene
from rulewright.doors.server.database import now
from rulewright.doors.server.ledger import Conflict, LineRow, Story
from rulewright.doors.server.playing import Playing
from rulewright.doors.server.revealed import SCRUTINY
from rulewright.doors.server.schema import BOT, HUMAN, MOVE, OVER, PLAYING, UNDO
from rulewright.doors.server.shelf import Shelf
from rulewright.doors.server.thinkers import Question
from rulewright.doors.server.wire import Fault
from rulewright.match import Refused
from rulewright.match.campaign import SEAT

if TYPE_CHECKING:
    from rulewright.doors.server.hall import Hall
    from rulewright.doors.server.socket import Socket

log = logging.getLogger(__name__)

STANDIN = "random"
"""The bot that plays for people who are away."""


class Table:
    """A match, its seats, and the sockets of those who look at it. Whoever touches the match holds `lock`."""

    def __init__(self, hall: Hall, story: Story) -> None:
        self.hall, self.id = hall, story.row.id
        self.game = hall.shelf.find(story.row.game)
        self.row, self.seats = story.row, story.seats
        self.playing: Playing | None = None
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}
        self.touched = now()
        self._sights: dict[int, dict[str, Any]] = {}
        self._driver: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    # ------------------------------------------------------------ keeping up with the database

    async def refresh(self) -> None:
        """Read what was written since; the caller holds the lock."""
        after = self.playing.lines if self.playing else 0
        story = await self.hall.database.read(lambda c: ledger.read(c, self.id, after))
        assert story
        await self.take(story)

    async def take(self, story: Story) -> None:
        self.row, self.seats = story.row, story.seats
        if story.row.header is not None:
            await asyncio.to_thread(self._replay, story)
        self._sights.clear()

    def _replay(self, story: Story) -> None:
        if self.playing is None:
            self.playing = Playing(self.game, story.row)
        for line in story.lines:
            if line.line > self.playing.lines:
                self.playing.add(line)

    def show(self) -> None:
        """Something changed: everybody is sent the newest state."""
        for socket in self.sockets:
            socket.wake()

    @property
    def connected(self) -> set[int]:
        here = {s.seat for s in self.sockets if s.seat >= 0}
        fresh = now() - 90_000
        return here.union(*(seats for seen, seats in self.elsewhere.values() if seen > fresh))

    # ------------------------------------------------------------ what is sent

    async def state(self, seat: int, seen: int) -> dict[str, Any]:
        """The state as this seat may see it, with the notes after the first `seen`."""
        async with self.lock:
            return self._state(seat, seen)

    def _state(self, seat: int, seen: int) -> dict[str, Any]:
        playing, row = self.playing, self.row
        message: dict[str, Any] = {
            "type": "state",
            "started": playing is not None,
            "you": seat,
            "number": 0,
            "turn": 0,
            "seats": scene.people(row, self.seats, playing, self.connected, now()),
            "waiting": [],
            "view": None,
            "moves": [],
            "notes": [],
            "notes_from": 0,
            "undo": False,
            "over": None,
            "rematch": row.rematch,
        }
        if playing is None:
            return message
        if seat not in self._sights:
            self._sights[seat] = scene.sight(playing, seat)
        match, journal = playing.match, playing.journal(seat)
        first = seen if 0 <= seen <= len(journal) else 0
        return message | self._sights[seat] | {
            "number": match.number,
            "turn": playing.turns[seat] if seat >= 0 else 0,
            "waiting": match.waiting,
            "notes": [scene.note(n, told) for n, told in enumerate(journal[first:], first)],
            "notes_from": first,
            "over": scene.over(match),
        }  # fmt: skip

    # ------------------------------------------------------------ moves

    async def play(self, seat: int, code: int, turn: int) -> None:
        """A person's move, stored when this returns; Refused or Fault says why it is not."""
        await self._person(seat, turn, lambda: self._line(MOVE, seat, code, HUMAN))

    async def undo(self, seat: int, turn: int) -> None:
        """Take a person's last move back."""

        def line() -> LineRow:
            assert self.playing
            if not self.playing.may_undo(seat, SCRUTINY):
                raise Refused("That cannot be taken back: it was not the last move, or it has shown you something.")
            return self._line(UNDO, seat, 0, HUMAN)

        await self._person(seat, turn, line)

    async def _person(self, seat: int, turn: int, line: Any) -> None:
        async with self.lock:
            for _ in range(8):
                if self.playing is None:
                    raise Refused("The game has not begun: somebody's seat is still empty.")
                if self.playing.match.over:
                    raise Refused("The game is over.")
                if turn != self.playing.turns[seat]:
                    raise Refused("That answers an older state of the table: look again and choose anew.")
                try:
                    await self._write(line())
                    return
                except Conflict:
                    await self._reload()
            raise Refused("Many moves came at once: try again.")

    def _line(self, kind: str, seat: int, code: int, by: str) -> LineRow:
        assert self.playing
        return LineRow(self.id, self.playing.lines + 1, kind, seat, code, by, now())

    async def _reload(self) -> None:
        """Forget what was not stored, and read what was."""
        self.playing = None
        await self.refresh()
        self.show()

    async def _write(self, line: LineRow) -> None:
        """Make a move in memory and store it; nobody sees it before it is stored. The caller holds the lock."""
        playing = self.playing
        assert playing
        playing.add(line)
        self._sights.clear()
        started = now()
        if line.made_by != HUMAN:
            self._mark_standin(line.seat)
        match, due = playing.match, self._due()
        changes: dict[str, Any] = {
            "number": match.number,
            "waiting": sum(1 << i for i in match.waiting),
            "due": due,
            "status": OVER if match.over else PLAYING,
        }
        announcement = ledger.news(self.hall.process, self.id)

        def work(c: Connection) -> None:
            ledger.append(c, line, changes, announcement)
            if match.over:
                campaigns.finish(c, self.seats[SEAT].guest or "", match)

        try:
            await self.hall.database.write(work)
        except Conflict:
            raise
        except BaseException:
            await self._reload()
            raise
        self.row = replace(self.row, lines=playing.lines, updated=line.at, **changes)
        self.hall.metrics.moved(line.made_by, now() - started)
        self.show()
        self.poke()

    def _mark_standin(self, seat: int) -> None:
        if self.seats[seat].kind == HUMAN:
            self.seats[seat] = replace(self.seats[seat], standin=True)

    # ------------------------------------------------------------ bots and clocks

    def _plays_itself(self, seat: int, time: int) -> bool:
        """Whether a bot is to move for this seat: its own, or one that stands in for somebody away or out of time."""
        s = self.seats[seat]
        if s.kind == BOT:
            return True
        if s.standin:
            return any(o.kind == HUMAN and not o.standin for o in self.seats)
        deadline = self.playing.clock.deadline(seat, s.returned) if self.playing else None
        return deadline is not None and deadline <= time

    def _due(self) -> int | None:
        """When a server must do something for this match without being asked; None: never."""
        playing, time = self.playing, now()
        if playing is None or playing.match.over:
            return None
        waiting = playing.match.waiting
        if any(self._plays_itself(seat, time) for seat in waiting):
            return time
        deadlines = [playing.clock.deadline(i, self.seats[i].returned) for i in waiting if not self.seats[i].standin]
        return min((d for d in deadlines if d is not None), default=None)

    def poke(self) -> None:
        """See to it that bots and clocks are served."""
        self._wake.set()
        if self._due() is not None and (self._driver is None or self._driver.done()):
            self._driver = self.hall.spawn(self._drive(), f"table {self.id}")

    async def _drive(self) -> None:
        while True:
            self._wake.clear()
            async with self.lock:
                due, question = self._due(), None
                if due is not None and due <= now():
                    question = self._question()
            if due is None:
                return
            if question is None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), max(0.01, (due - now()) / 1000))
                continue
            if self.hall.settings.bot_pause:
                await asyncio.sleep(self.hall.settings.bot_pause)
            code = await self.hall.thinkers.choose(question)
            async with self.lock:
                await self._bot_moves(question, code)

    def _question(self) -> Question | None:
        assert self.playing
        match, time = self.playing.match, now()
        for seat in match.waiting:
            if self._plays_itself(seat, time):
                low, high = match.lots(seat)
                return Question(
                    self.seats[seat].bot or STANDIN, Shelf.address(self.game), match.box.pack(), match.view(seat).pack(),
                    seat, (low, high),
                )  # fmt: skip
        return None

    async def _bot_moves(self, question: Question, code: int) -> None:
        """Make the bot's move, unless the table has changed before its eyes meanwhile."""
        seat, playing = question.seat, self.playing
        if playing is None or seat not in playing.match.waiting or not self._plays_itself(seat, now()):
            return
        if playing.match.view(seat).pack() != question.view:
            return
        if playing.match.refusal(seat, code):
            log.error("the bot %s chose a move that %s does not allow", question.bot, self.game.name)
            code = playing.match.legal(seat)[0].code
        try:
            await self._write(self._line(MOVE, seat, code, BOT))
        except Conflict:
            await self._reload()

    async def come_back(self, seat: int) -> None:
        """The person in this seat is here: nobody stands in any longer."""
        if not (self.seats[seat].standin or self.row.archived):
            return
        announcement = ledger.news(self.hall.process, self.id)

        def work(c: Connection) -> None:
            gather.come_back(c, self.id, seat)
            ledger.announce(c, announcement)

        await self.hall.database.write(work)
        await self.hall.changed(self.id)

    async def close(self) -> None:
        for socket in list(self.sockets):
            await socket.close(1012, "The server is going down; it will be back.")
        if self._driver:
            self._driver.cancel()

    @property
    def idle(self) -> bool:
        return not self.sockets and (self._driver is None or self._driver.done()) and not self.lock.locked()


def begun(table: Table) -> Playing:
    if table.playing is None:
        raise Fault(409, "The game has not begun: somebody's seat is still empty.")
    return table.playing
