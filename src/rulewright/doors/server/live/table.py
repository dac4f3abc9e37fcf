"""One match in this process's memory: moves come in one at a time, and are shown only once they are stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.socket import State
from rulewright.doors.server.contract.tables import Links
from rulewright.doors.server.identity import SPECTATE, Payer, owner
from rulewright.doors.server.live.chat import Chat
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.messages import SLICE, Messages, Mover, Onlooker
from rulewright.doors.server.logs import let_go
from rulewright.doors.server.matches.clock import Presence, overdue
from rulewright.doors.server.matches.final import final
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.render import result_of
from rulewright.doors.server.store import finals, joining, matches, moves, seating
from rulewright.doors.server.store.database import Unsure, now
from rulewright.doors.server.store.finals import Final
from rulewright.doors.server.store.matches import MatchRow, SeatRow, StoredMatch
from rulewright.doors.server.store.moves import Conflict, Gesture, LineRow, NewLine
from rulewright.doors.server.store.schema import HUMAN, MOVE, OPEN, OVER, STOOD_IN, UNDO
from rulewright.match import Refused
from rulewright.match.match import SCRUTINY

log = logging.getLogger(__name__)

FEW = 10
"""Up to so many lines are replayed at once, without letting others play in between."""
RETRY, MOST_RETRY = 0.2, 5.0
"""Seconds between tries to find out whether a line was stored: at first, and at most."""
LEFT, LEFT_REASON = 4000, "You left the table."
"""With which your socket is closed when you leave your seat."""
UNSETTLED = (
    "It is not known yet whether the last move was stored, because the database does not answer. You will see it here."
)


@dataclass(frozen=True, repr=False)
class PendingMove:
    """A line on its way into the database, and what the table will be once it is stored: `ahead` as its match, and `seats`.

    The line carries a random word, so that it can be written again without being made twice.
    """

    line: NewLine
    ahead: LiveMatch
    seats: list[SeatRow]
    stands_in: bool
    """Whether a bot moves for a person for the first time: the table says so until the person moves or is back."""
    begun: int

    @property
    def simple(self) -> bool:
        """Whether it changes nothing but how far the match is."""
        return not (self.stands_in or self.ahead.over)

    @cached_property
    def final(self) -> Final:
        """What is kept of the match, which is over."""
        return final(self.ahead, self.ahead.line_count)

    def store(self, c: Connection) -> None:
        """Write it, with all that comes of it, in one transaction."""
        moves.append(c, self.line)
        if self.stands_in:
            matches.change_seat(c, self.line.match, self.line.seat, standin=True)
        if self.ahead.over:
            matches.change(c, self.line.match, status=OVER, result=msgspec.to_builtins(result_of(self.ahead)))
            missed = list(zip(self.ahead.missed, self.ahead.chosen, strict=True))
            finals.finish(c, self.line, self.seats, self.ahead, missed, self.final)

    def after(self, row: MatchRow) -> MatchRow:
        """The row of the match once this is stored."""
        line = self.line
        row = replace(row, lines=line.line, updated=line.at, number=line.number, waiting=line.waiting, due=line.due)
        return replace(row, status=OVER, result=msgspec.to_builtins(result_of(self.ahead))) if self.ahead.over else row


class Table:
    """A match, its seats, and the sockets of everybody who looks at it.

    `match` is always what is stored: a move goes ahead in a copy, which takes its place once it is committed. Hold `lock` to
    write, or to read from the database.
    """

    def __init__(self, context: Context, stored: StoredMatch) -> None:
        self.context, self.id = context, stored.row.id
        self.game = context.catalog.find(stored.row.game)
        self.row, self.seats = stored.row, stored.seats
        self.match: LiveMatch | None = None
        self.lock = asyncio.Lock()
        self.sockets: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}
        """The seats that are connected to other processes, and when each process last said so."""
        self._presence = Presence(int(1000 * context.settings.comeback))
        self.last_used = now()
        self.unsettled: PendingMove | None = None
        """A line of which nobody knows whether it was stored, because the database went away."""
        self.thinking: float | None = None
        """Seconds that a bot here was last given for a move, if that was less than usual because many bots think."""
        self.chat = Chat(context, self.id)
        self._payer = Payer(stored.row.host)
        self._news = matches.news(context.process, self.id)
        self._messages = Messages(self)
        self.driver: Mover

    # ------------------------------------------------------------ keeping up with the database

    async def refresh(self) -> list[LineRow]:
        """Read what was written since, and give it back; the caller holds the lock."""
        after = self.match.line_count if self.match else 0
        stored = await matches.fetch(self.context.database, self.id, after)
        assert stored
        await self.load(stored)
        return stored.lines

    async def catch_up(self) -> None:
        """Somebody sat down, left, or moved on another process: read it, and show it."""
        async with self.lock:
            await self.refresh()
        self.drop_leavers()
        self.show()

    def drop_leavers(self) -> None:
        """If you have left your seat, through whichever process, you see nothing more of it: your socket is closed, and is a
        spectator's until then. If the host has closed the table, everybody's is."""
        closed = seating.closed(self.row, self.seats)
        gone = [s for s in self.sockets if closed or (s.seat >= 0 and owner(self.seats[s.seat].guest) != s.payer.guest)]
        self.sockets.difference_update(gone)
        for socket in gone:
            socket.seat = SPECTATE
            reason = seating.CLOSED if closed and socket.payer.guest != self.row.host else LEFT_REASON
            self.context.spawn(socket.close(LEFT, reason), "closing the socket of a leaver")

    async def load(self, stored: StoredMatch) -> None:
        """Replace what is in memory by what was read."""
        if self.unsettled and stored.row.lines >= self.unsettled.line.line:
            self.unsettled = None
        self.row, self.seats = stored.row, stored.seats
        if stored.row.header is not None:
            match = self.match.fork() if self.match else LiveMatch(self.game, stored.row)
            await self._replay(match, [line for line in stored.lines if line.line > match.line_count])
            assert stored.row.started
            match.clock.start = stored.row.started
            self.match = match
        self._messages.game_went_on()

    async def _replay(self, match: LiveMatch, lines: list[LineRow]) -> None:
        """Make the moves that were read. If they are many, in slices, one table at a time: others play on in between."""
        if len(lines) <= FEW:
            for line in lines:
                match.add(line)
            return
        async with self.context.replaying.turn(lambda: self.payer):
            until = time.monotonic() + SLICE
            for line in lines:
                match.add(line)
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
        """The seats that are connected to any process, themselves or through a screen that they share."""
        here = {s.seat for s in self.sockets if s.seat >= 0}
        fresh = now() - 90_000
        here = here.union(*(seats for seen, seats in self.elsewhere.values() if seen > fresh))
        if all(s.seat in here for s in self.seats if s.guest):
            return here
        screens = {owner(self.seats[seat].guest) for seat in here}
        return here | {s.seat for s in self.seats if s.guest and owner(s.guest) in screens}

    @property
    def presence(self) -> Presence:
        """Who is here, and who was."""
        return self._presence.update(self.connected)

    def presence_changed(self) -> None:
        """Somebody was connected, or was cut off: everybody sees it, and a bot may stand in or stop."""
        self.show()
        self.driver.poke()

    @property
    def begun(self) -> LiveMatch:
        """The match, which has begun; a Fault if it has not."""
        if self.match is None:
            raise Fault(409, "The game has not begun: somebody's seat is still empty.")
        return self.match

    @property
    def payer(self) -> Payer:
        """On whose account the bots here think: the host's, or else that of somebody who sits here and is connected."""
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

        async def check(match: LiveMatch) -> Gesture:
            if len(codes) > 1:
                await asyncio.to_thread(match.fork().gesture, seat, codes)
            return Gesture(MOVE, seat, list(codes))

        await self._write_for(seat, turn, check)

    async def undo(self, seat: int, turn: int) -> None:
        """Take a person's last move back."""

        async def check(match: LiveMatch) -> Gesture:
            if match.line_count >= self.context.settings.limits.lines // 2:
                raise Refused("Too many moves were taken back in this game: it goes on without that.")
            refused = await asyncio.to_thread(match.no_undo, seat, SCRUTINY)
            if refused:
                raise refused
            return Gesture(UNDO, seat, [0])

        await self._write_for(seat, turn, check)

    async def _write_for(self, seat: int, turn: int, check: Callable[[LiveMatch], Awaitable[Gesture]]) -> None:
        """Write what a person chose in answer to `turn`. If another process was faster, check again whether it still stands."""
        async with self.lock:
            for _ in range(8):
                if self.match is None:
                    raise Refused("The game has not begun: somebody's seat is still empty.")
                if self.match.over:
                    raise Refused("The game is over.")
                if self.unsettled:
                    raise Refused(UNSETTLED)
                if turn != self.match.turns[seat]:
                    raise Refused("That answers an older state of the table: look again and choose anew.")
                try:
                    await self.write(await check(self.match), HUMAN)
                    return
                except Conflict as e:
                    let_go(e)
                    await self.refresh()
            raise Refused("Many moves came at once: try again.")

    async def write(self, gesture: Gesture, made_by: str) -> None:
        """Store a move, and only then make it here, where everybody sees it. The caller holds the lock.

        If nobody can know whether it was stored, Unsure is raised, and nothing more is written before that is known.
        """
        if self.unsettled:
            raise Refused(UNSETTLED)
        pending = self._go_ahead(gesture, made_by)
        try:
            if pending.simple:
                await self.context.batches.add(pending.line)
            else:
                if pending.ahead.over:  # to put together what is kept takes longer than a move
                    await asyncio.to_thread(lambda: pending.final)
                await self.context.database.write(pending.store)
        except Unsure:
            self.unsettled = pending
            self.context.spawn(self._settle(pending), f"settling a move of table {self.id}")
            self.show()
            raise
        self._commit(pending)

    def _go_ahead(self, gesture: Gesture, made_by: str) -> PendingMove:
        """Make the next move in a copy of the match; Refused if the rules forbid it."""
        assert self.match
        begun, ahead, seats = now(), self.match.fork(), self.seats
        line = LineRow.of(self.id, ahead.line_count + 1, gesture, made_by, begun)
        ahead.add(line)
        stands_in = made_by == STOOD_IN and not seats[line.seat].standin
        if stands_in:
            seats = [replace(s, standin=True) if s.seat == line.seat else s for s in seats]
        new = NewLine(
            **asdict(line),
            number=ahead.number,
            waiting=sum(1 << i for i in ahead.waiting),
            due=overdue(ahead.clock, seats, self.presence),
            news=self._news,
        )
        return PendingMove(new, ahead, seats, stands_in, begun)

    def _commit(self, pending: PendingMove) -> None:
        """The move is stored: make it here, and show it."""
        self.match, self.seats, self.row = pending.ahead, pending.seats, pending.after(self.row)
        self.unsettled = None
        self._messages.game_went_on()
        metrics = self.context.metrics
        metrics.moves[pending.line.made_by] += 1
        metrics.stored[now() - pending.begun] += 1
        self.show()
        self.driver.poke()

    async def _settle(self, pending: PendingMove) -> None:
        """Find out whether a line was stored, by storing it: if it is there already, it is not written again.

        Reading alone would not do: the database may still be doing what it was told before it went away.
        """
        wait = RETRY
        while self.unsettled is pending:
            await asyncio.sleep(wait)
            wait = min(2 * wait, MOST_RETRY)
            async with self.lock:
                with contextlib.suppress(Exception):
                    await self._try_again(pending)

    async def _try_again(self, pending: PendingMove) -> None:
        if self.unsettled is not pending:
            return
        try:
            await self.context.database.write(pending.store)
        except Conflict:  # it was stored the first time, or another process was faster
            ours = pending.line.attempt in [line.attempt for line in await self.refresh()]
            log.warning("a move in match %s was %s", self.id, "stored after all" if ours else "not stored")
            self.unsettled = None
            self.show()
            self.driver.poke()
        else:
            self._commit(pending)

    async def come_back(self, seat: int) -> None:
        """The person in this seat is here: nobody stands in any longer."""
        if self.seats[seat].standin or self.row.archived:
            await self._change(lambda c: joining.come_back(c, self.id, seat))

    async def get_ready(self, seat: int) -> None:
        """The person in this seat is ready for the clocks to run."""
        if self.match and self.match.clock.held(now()) and not self.seats[seat].returned:
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
