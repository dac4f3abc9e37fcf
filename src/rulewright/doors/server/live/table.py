"""One match in this process's memory: the moves come in here one at a time, and are shown only once they are stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.socket import State
from rulewright.doors.server.contract.tables import Links
from rulewright.doors.server.identity import SPECTATE, Payer, owner
from rulewright.doors.server.live.chat import Chat
from rulewright.doors.server.live.context import Shared
from rulewright.doors.server.live.messages import SLICE, Messages, Mover, Onlooker
from rulewright.doors.server.live.pending import PendingMove
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.logs import let_go
from rulewright.doors.server.store import joining, matches
from rulewright.doors.server.store.database import Unsure
from rulewright.doors.server.store.matches import Story
from rulewright.doors.server.store.moves import Conflict, Gesture, LineRow
from rulewright.doors.server.store.schema import HUMAN, MOVE, OPEN, UNDO
from rulewright.doors.server.timestamps import now
from rulewright.match import Refused
from rulewright.match.match import SCRUTINY

log = logging.getLogger(__name__)

FEW = 10
"""So few moves are made again at once."""
AGAIN, MOST_AGAIN = 0.2, 5.0
"""Seconds between attempts to find out whether a line was stored: at first, and at most."""
LEFT, UP = 4000, "You left the table."
"""With what the socket of somebody is closed who stood up."""
UNSETTLED = (
    "It is not known yet whether the last move was stored, because the database does not answer. You will see it here."
)


class Table:
    """A match, its seats, and the sockets of those who look at it.

    `playing` is always what is stored: a move goes ahead in a copy, which takes its place once it is committed. Whoever
    writes, or reads from the database, holds `lock`.
    """

    def __init__(self, context: Shared, story: Story) -> None:
        self.context, self.id = context, story.row.id
        self.game = context.catalog.find(story.row.game)
        self.row, self.seats = story.row, story.seats
        self.playing: Playing | None = None
        self.lock = asyncio.Lock()
        self.sockets: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}
        self._presence = Presence(int(1000 * context.settings.comeback))
        self.touched = now()
        self.unsettled: PendingMove | None = None
        """A line of which it is not known whether it was stored, because the database went away."""
        self.thinking: float | None = None
        """Seconds that a bot here was last given for a move, where that was less than usual because many bots think."""
        self.chat = Chat(context, story.row.id)
        self._payer = Payer(story.row.host)
        self._news = matches.news(context.process, story.row.id)
        self._messages = Messages(self)
        self.driver: Mover

    # ------------------------------------------------------------ keeping up with the database

    async def refresh(self) -> list[LineRow]:
        """Read what was written since, and give it back; the caller holds the lock."""
        after = self.playing.lines if self.playing else 0
        story = await matches.fetch(self.context.database, self.id, after)
        assert story
        await self.take(story)
        return story.lines

    async def catch_up(self) -> None:
        """Somebody sat down, left, or moved on another process: read it, and show it."""
        async with self.lock:
            await self.refresh()
        self.see_off()
        self.show()

    def see_off(self) -> None:
        """Whoever has left his seat, through whichever process, sees nothing of who takes it. Until his line is closed,
        for which nobody waits, he looks on."""
        gone = [s for s in self.sockets if s.seat >= 0 and owner(self.seats[s.seat].guest) != s.payer.guest]
        self.sockets.difference_update(gone)
        for socket in gone:
            socket.seat = SPECTATE
            self.context.spawn(socket.close(LEFT, UP), "seeing off")

    async def take(self, story: Story) -> None:
        """Put what was read in the place of what was here."""
        if self.unsettled and story.row.lines >= self.unsettled.line.line:
            self.unsettled = None
        self.row, self.seats = story.row, story.seats
        if story.row.header is not None:
            playing = self.playing.fork() if self.playing else Playing(self.game, story.row)
            await self._replay(playing, [line for line in story.lines if line.line > playing.lines])
            assert story.row.started
            playing.clock.start = story.row.started
            self.playing = playing
        self._messages.game_went_on()

    async def _replay(self, playing: Playing, lines: list[LineRow]) -> None:
        """Make the moves that were read. Where they are many, in slices, one table at a time: others play on in between."""
        if len(lines) <= FEW:
            for line in lines:
                playing.add(line)
            return
        async with self.context.replaying.turn(lambda: self.payer):
            until = time.monotonic() + SLICE
            for line in lines:
                playing.add(line)
                if time.monotonic() > until:
                    await asyncio.sleep(0)
                    until = time.monotonic() + SLICE

    def show(self) -> None:
        """Something changed: everybody is sent the newest state."""
        self._messages.table_changed()
        for socket in self.sockets:
            socket.wake()

    @property
    def connected(self) -> set[int]:
        here = {s.seat for s in self.sockets if s.seat >= 0}
        fresh = now() - 90_000
        here = here.union(*(seats for seen, seats in self.elsewhere.values() if seen > fresh))
        screens = {owner(self.seats[seat].guest) for seat in here}
        return here | {s.seat for s in self.seats if s.guest and owner(s.guest) in screens}

    @property
    def presence(self) -> Presence:
        """Who is here, and who was."""
        return self._presence.see(self.connected)

    def came_or_went(self) -> None:
        """Somebody was connected, or was cut off: everybody sees it, and whoever stands in may begin or stop."""
        self.show()
        self.driver.poke()

    @property
    def begun(self) -> Playing:
        if self.playing is None:
            raise Fault(409, "The game has not begun: somebody's seat is still empty.")
        return self.playing

    @property
    def payer(self) -> Payer:
        """On whose account the bots here think: the host's, else anybody's who sits here and is connected, or last was."""
        here = sorted((s.payer for s in self.sockets if s.seat >= 0), key=lambda p: (p.guest != self.row.host, p.guest))
        if here:
            self._payer = here[0]
        return self._payer

    def asked_by(self, payer: Payer) -> None:
        """Somebody with a seat has asked for something here; until a socket is open, the bots think on this account."""
        self._payer = payer

    # ------------------------------------------------------------ what is sent

    def links(self) -> Links:
        """The invite links for its host."""
        return self.context.signer.links(self.id, [s.seat for s in self.seats if s.kind == OPEN])

    async def prepare(self, seat: int) -> None:
        """Compute what takes long before this seat's state is put together."""
        await self._messages.prepare(seat)

    def state(self, seat: int, seen: int, drawn: bool = False) -> State:
        """The state as this seat may see it, with the notes after the first `seen`; `drawn` adds a drawing as text."""
        return self._messages.state(seat, seen, drawn)

    # ------------------------------------------------------------ moves

    async def play(self, seat: int, codes: Sequence[int], turn: int) -> None:
        """A person's move, or several as one, stored when this returns; Refused or Fault says why it is not."""

        async def line() -> LineRow:
            assert self.playing
            if len(codes) > 1:
                await asyncio.to_thread(self.playing.match.fork().gesture, seat, codes)
            return self.line(MOVE, seat, codes, HUMAN)

        await self._person(seat, turn, line)

    async def undo(self, seat: int, turn: int) -> None:
        """Take a person's last move back."""

        async def line() -> LineRow:
            assert self.playing
            if self.playing.lines >= self.context.settings.limits.lines // 2:
                raise Refused("Too many moves were taken back in this game: it goes on without that.")
            refused = await asyncio.to_thread(self.playing.no_undo, seat, SCRUTINY)
            if refused:
                raise refused
            return self.line(UNDO, seat, [0], HUMAN)

        await self._person(seat, turn, line)

    async def _person(self, seat: int, turn: int, line: Any) -> None:
        async with self.lock:
            for _ in range(8):
                if self.playing is None:
                    raise Refused("The game has not begun: somebody's seat is still empty.")
                if self.playing.over:
                    raise Refused("The game is over.")
                if self.unsettled:
                    raise Refused(UNSETTLED)
                if turn != self.playing.turns[seat]:
                    raise Refused("That answers an older state of the table: look again and choose anew.")
                try:
                    await self.write(await line())
                    return
                except Conflict as e:
                    let_go(e)
                    await self.refresh()
            raise Refused("Many moves came at once: try again.")

    def line(self, kind: str, seat: int, codes: Sequence[int], by: str) -> LineRow:
        """The next line of this match."""
        assert self.playing
        return LineRow.of(self.id, self.playing.lines + 1, Gesture(kind, seat, list(codes)), by, now())

    async def write(self, line: LineRow) -> None:
        """Store a move, and only then make it here, where everybody sees it. The caller holds the lock.

        Where it cannot be known whether it was stored, Unsure is raised, and nothing more is written before it is known.
        """
        assert self.playing
        if self.unsettled:
            raise Refused(UNSETTLED)
        attempt = PendingMove.at(self.playing, self.seats, line, self.presence, self._news)
        try:
            if attempt.plain:
                await self.context.batches.add(attempt.line)
            else:
                await attempt.write(self.context.database)
        except Unsure:
            self.unsettled = attempt
            self.context.spawn(self._settle(attempt), f"settling a move of table {self.id}")
            self.show()
            raise
        self._made(attempt)

    def _made(self, attempt: PendingMove) -> None:
        """It is stored: here is what it makes of the table."""
        self.playing, self.seats, self.row = attempt.ahead, attempt.seats, attempt.after(self.row)
        self.unsettled = None
        self._messages.game_went_on()
        self.context.metrics.moved(attempt.line.made_by, now() - attempt.begun)
        self.show()
        self.driver.poke()

    async def _settle(self, attempt: PendingMove) -> None:
        """Find out whether a line was stored, by storing it: if it is there already, it is not written again.

        Only to read would not do. What the database was told before it went away it may still be doing.
        """
        wait = AGAIN
        while self.unsettled is attempt:
            await asyncio.sleep(wait)
            wait = min(2 * wait, MOST_AGAIN)
            async with self.lock:
                with contextlib.suppress(Exception):
                    await self._try_again(attempt)

    async def _try_again(self, attempt: PendingMove) -> None:
        if self.unsettled is not attempt:
            return
        try:
            await self.context.database.write(attempt.store)
        except Conflict:  # it is there since the first time, or another process was faster
            ours = attempt.line.attempt in [line.attempt for line in await self.refresh()]
            log.warning("a move in match %s was %s", self.id, "stored after all" if ours else "not stored")
            self.unsettled = None
            self.show()
            self.driver.poke()
        else:
            self._made(attempt)

    async def come_back(self, seat: int) -> None:
        """The person in this seat is here: nobody stands in any longer."""
        if self.seats[seat].standin or self.row.archived:
            await self._change(lambda c: joining.come_back(c, self.id, seat))

    async def get_ready(self, seat: int) -> None:
        """The person in this seat is ready for the clocks to run."""
        if self.playing and self.playing.clock.held(now()) and not self.seats[seat].returned:
            await self._change(lambda c: joining.get_ready(c, self.id, seat))
            self.driver.poke()

    async def _change(self, change: Callable[[Connection], None]) -> None:
        """Write something about who sits here, tell the other processes, and show it."""

        def work(c: Connection) -> None:
            change(c)
            matches.announce(c, self._news)

        await self.context.database.write(work)
        await self.catch_up()

    async def close(self) -> None:
        for socket in list(self.sockets):
            await socket.close(1012, "The server is going down; it will be back.")
        self.driver.stop()

    @property
    def left(self) -> bool:
        """Whether nobody is here and nothing is under way but waiting for a clock."""
        return not (self.sockets or self.driver.thinks or self.lock.locked() or self.unsettled)

    @property
    def idle(self) -> bool:
        return not (self.sockets or self.driver.busy or self.lock.locked())
