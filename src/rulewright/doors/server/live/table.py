"""One match in this process's memory: moves are made one at a time, and shown only once they are stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar
from weakref import ref

from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.tables import Links
from rulewright.doors.server.catalog import Laid
from rulewright.doors.server.identity import SPECTATE, Payer, owner
from rulewright.doors.server.live.chat import Chat
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.messages import SLICE, Messages, Mover, Onlooker
from rulewright.doors.server.logs import drop_traceback
from rulewright.doors.server.matches.live_match import LiveMatch, PendingMove, Presence, Turn
from rulewright.doors.server.store import consent, matches, seating
from rulewright.doors.server.store.database import Unsure, now
from rulewright.doors.server.store.matches import SeatRow, StoredMatch
from rulewright.doors.server.store.moves import Conflict, Gesture, LineRow, NewLine
from rulewright.doors.server.store.schema import CONSENT, END, HUMAN, MOVE, OPEN, STOOD_IN, UNDO
from rulewright.doors.server.translations import SAY
from rulewright.match import Refused
from rulewright.match.match import SCRUTINY

log = logging.getLogger(__name__)
T = TypeVar("T")

FEW = 10
"""Up to this many lines are replayed without yielding to other tables."""
RETRY, MOST_RETRY = 0.2, 5.0
"""Seconds between attempts to find out whether a line was stored: at first, and at most."""
LEFT = 4000
"""The close code of a socket whose guest has left the seat."""


class Table:
    """A match, its seats, and the sockets of its players and spectators; `turn` is its status after the last change.

    `match` is always as stored: a move is made in a copy, which replaces it once it is committed. Hold `lock` to write, or to
    read from the database.
    """

    def __init__(self, context: Context, stored: StoredMatch, laid: Laid) -> None:
        self.context, self.id, self.laid = context, stored.row.id, laid
        self.game = context.catalog.rules(stored.row.game, stored.row.header)
        self.row, self.seats = stored.row, stored.seats
        self.match: LiveMatch | None = None
        self.lock = asyncio.Lock()
        self.sockets: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}
        """The seats connected to each other process, and when it last reported them."""
        self._presence = Presence(int(1000 * context.settings.comeback))
        self.last_used = now()
        self._watched = 0
        """The time of the undo request whose timeout is scheduled."""
        self.unsettled: PendingMove | None = None
        """A line that may or may not have been stored, because the database went away."""
        self.thinking: float | None = None
        """Seconds that a bot here last had for a move, if less than usual because many bots are thinking."""
        self.chat = Chat(context, self.id)
        self._payer = Payer(stored.row.host)
        self._news = matches.news(context.process, self.id)
        self.turn = self.look()
        self.messages = Messages(context, self.turn, self.sockets)
        self._shown: tuple[object, ...] = ()
        """The stored data that the sockets were last sent."""
        self.driver: Mover

    # ------------------------------------------------------------ keeping up with the database

    async def refresh(self) -> list[LineRow]:
        """Read and return the lines written since the last read. The caller holds the lock."""
        after = self.match.line_count if self.match else 0
        stored = await matches.fetch(self.context.database, self.id, after)
        assert stored
        if self.match and self.match.header != stored.row.header:
            await self._read_anew()
        else:
            await self.load(stored)
        return stored.lines

    async def begin_again(self) -> None:
        """Reload the match and send all of it to every socket, because a player's name was removed."""
        async with self.lock:
            await self._read_anew()
        self.drop_leavers()
        self.show()

    async def _read_anew(self) -> None:
        stored = await matches.fetch(self.context.database, self.id)
        assert stored
        chat = Chat(self.context, self.id)
        await chat.open()
        await self.load(stored, anew=True)
        messages = Messages(self.context, self.turn, self.sockets)
        self.messages, self.chat = messages, chat  # both at once, so that no socket is sent a half-loaded match
        for socket in self.sockets:
            socket.begin_again()

    def turn_out(self, seats: Sequence[int]) -> None:
        """Close the sockets of players, or of spectators (-1), that the host has removed."""
        gone = [s for s in self.sockets if s.seat in seats and s.payer.guest != self.row.host]
        self.sockets.difference_update(gone)
        for socket in gone:
            socket.seat = SPECTATE
            self.context.spawn(socket.dismiss(LEFT, "removed"), "closing the socket of somebody who was removed")

    async def catch_up(self) -> None:
        """Read changes made by other requests or processes, and send them to the sockets if there are any."""
        async with self.lock:
            await self.refresh()
        self.drop_leavers()
        if self._shown != self._stored:
            self.show()

    def drop_leavers(self) -> None:
        """Close the sockets of guests who have left their seat, through whichever process; until then they count as spectators.
        If the host has closed the table, close all sockets."""
        closed = matches.closed(self.row, self.seats)
        gone = [s for s in self.sockets if closed or (s.seat >= 0 and owner(self.seats[s.seat].guest) != s.payer.guest)]
        self.sockets.difference_update(gone)
        for socket in gone:
            socket.seat = SPECTATE
            reason = "closed" if closed and socket.payer.guest != self.row.host else "left"
            self.context.spawn(socket.dismiss(LEFT, reason), "closing the socket of a leaver")

    async def load(self, stored: StoredMatch, anew: bool = False) -> None:
        """Update the table from stored data: rebuild the match from all its lines, or add only the new ones."""
        if self.unsettled and stored.row.lines >= self.unsettled.line.line:
            self.unsettled = None
        if self.match and not anew and not stored.lines and (stored.row, stored.seats) == (self.row, self.seats):
            return
        self.row, self.seats = stored.row, stored.seats
        self.laid = stored.row.laid(self.game)
        if stored.row.header is not None:
            match = self.match.fork() if self.match and not anew else LiveMatch(self.game, stored.row)
            await self._replay(match, [line for line in stored.lines if line.line > match.line_count])
            assert stored.row.started
            match.clock.start = stored.row.started
            self.match = match
        self.messages.table_changed(self.look())
        self._watch_request()

    async def _replay(self, match: LiveMatch, lines: list[LineRow]) -> None:
        """Replay lines read from the database. If there are many, do it in slices, one table at a time, so others can play."""
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

    @property
    def _stored(self) -> tuple[object, ...]:
        """The stored data that clients are sent."""
        return self.row, self.seats, self.unsettled, self.match and self.match.line_count

    def show(self, turn: Turn | None = None) -> Turn:
        """Send the new state to all sockets, after a change. Works out the status unless `turn` is given."""
        self.turn = turn or self.look()
        self._shown = self._stored
        self.messages.table_changed(self.turn)
        for socket in self.sockets:
            socket.wake()
        return self.turn

    @property
    def connected(self) -> set[int]:
        """The seats connected to any process, directly or through a shared screen."""
        here = {s.seat for s in self.sockets if s.seat >= 0}
        if self.elsewhere:
            fresh = now() - 90_000
            here = here.union(*(seats for seen, seats in self.elsewhere.values() if seen > fresh))
        if all(s.seat in here for s in self.seats if s.guest):
            return here
        screens = {owner(self.seats[seat].guest) for seat in here}
        return here | {s.seat for s in self.seats if s.guest and owner(s.guest) in screens}

    def look(self) -> Turn:
        """Work out the table's current status."""
        self.turn = self._stands(self.match, self.seats)
        return self.turn

    def _stands(self, match: LiveMatch | None, seats: list[SeatRow]) -> Turn:
        presence, asks = self._presence.update(self.connected), self.context.settings.ask_anyway
        return Turn(match, self.row, seats, presence, asks, self.unsettled is not None, self.thinking)

    def presence_changed(self) -> None:
        """A player has connected or disconnected: show it; a bot may have to stand in or stop."""
        self.driver.poke(self.show())

    @property
    def line(self) -> int:
        """The number of the last line of the record: it only grows. 0 before the game begins."""
        return len(self.match.lines) if self.match else 0

    @property
    def begun(self) -> LiveMatch:
        """The match. Raises a Fault if it has not begun."""
        if self.match is None:
            raise Fault(409, SAY("not-begun"))
        return self.match

    @property
    def payer(self) -> Payer:
        """The guest charged for the bots' work here: the host if connected, else another connected player, else the last one."""
        here = sorted((s.payer for s in self.sockets if s.seat >= 0), key=lambda p: (p.guest != self.row.host, p.guest))
        if here:
            self._payer = here[0]
        return self._payer

    def asked_by(self, payer: Payer) -> None:
        """Charge the bots' work to this guest, who has a seat, until a socket is open."""
        self._payer = payer

    # ------------------------------------------------------------ invitations

    def links(self) -> Links:
        """The invite links for its host."""
        return self.context.signer.links(self.id, [s.seat for s in self.seats if s.kind == OPEN])

    # ------------------------------------------------------------ moves

    async def play(self, seat: int, codes: Sequence[int], turn: int) -> None:
        """Make a player's move, or several as one gesture. It is stored when this returns; otherwise raises Refused or Fault."""

        async def check(match: LiveMatch) -> Gesture:
            if len(codes) > 1:
                await asyncio.to_thread(match.fork().gesture, seat, codes)
            return Gesture(MOVE, seat, list(codes))

        await self._write_for(seat, turn, check)

    async def undo(self, seat: int, turn: int) -> None:
        """Undo a player's last move."""

        async def check(match: LiveMatch) -> Gesture:
            if match.line_count >= self.context.settings.limits.lines // 2:
                raise Refused(SAY("too-many-undos"))
            refused = await asyncio.to_thread(match.no_undo, seat, SCRUTINY)
            if refused:
                raise refused
            return Gesture(UNDO, seat, [0])

        await self._write_for(seat, turn, check)

    async def _write_for(self, seat: int, turn: int, check: Callable[[LiveMatch], Awaitable[Gesture]]) -> None:
        """Write a player's answer to `turn`. If another process was faster, check again whether it is still valid."""
        async with self.lock:
            for _ in range(8):
                try:
                    await self.write(await check(self._answered(seat, turn)), HUMAN)
                    return
                except Conflict as e:
                    drop_traceback(e)
                    await self.refresh()
            raise Refused(SAY("many-at-once"))

    def _answered(self, seat: int, turn: int) -> LiveMatch:
        """The match that a player answers. Raises Refused if it has moved on since, or takes no moves now."""
        if self.match is None:
            raise Refused(SAY("not-begun"))
        if self.match.over:
            raise Refused(SAY("over"))
        if self.unsettled:
            raise Refused(SAY("unsettled"))
        if turn != self.match.turns[seat]:
            raise Refused(SAY("moved-on"))
        return self.match

    # ------------------------------------------------------------ undo by consent

    async def ask_undo(self, seat: int, turn: int) -> None:
        """Ask the others to agree to an undo that the rules do not allow; if there is nobody to ask, do it at once."""
        async with self.lock:
            match = self._answered(seat, turn)
            gestures = match.gestures_since(seat)
            if not gestures:
                raise Refused(SAY("no-move-yet"))
            if self.row.hero is not None:
                raise Refused(SAY("campaign-no-undo"))
            if match.line_count >= self.context.settings.limits.lines // 2:
                raise Refused(SAY("too-many-undos"))
            if self.look().must_agree(seat):
                await self._announced(lambda c: consent.ask_undo(c, self.id, match.line_count, seat, now()))
                await self.refresh()
            else:
                await self._undo_by_consent(seat, gestures)
        self.driver.poke(self.show())

    async def answer_undo(self, seat: int, line: int, agree: bool) -> None:
        """Agree to an undo request or refuse it. When the last player agrees, the undo is done."""
        async with self.lock:
            mine = matches.seats_of(self.seats, owner(self.seats[seat].guest) or "")
            asked = await self._announced(lambda c: consent.answer_undo(c, self.id, line, mine, agree, now()))
            await self.refresh()
            if not asked.ended and not set(self.look().must_agree(asked.seat)) - set(asked.agreed):
                await self._undo_by_consent(asked.seat, self.begun.gestures_since(asked.seat))
        self.driver.poke(self.show())

    async def _undo_by_consent(self, seat: int, gestures: int) -> None:
        try:
            await self.write(Gesture(UNDO, seat, [gestures]), CONSENT)
        except Conflict as e:
            drop_traceback(e)
            await self.refresh()
            raise Refused(SAY("moved-on-since")) from None

    # ------------------------------------------------------------ an agreed end

    async def propose_end(self, seat: int) -> None:
        """Propose to end the game; if there is nobody to ask, end it. Bots agree to what all people want: alone with them you
        could as well leave the game and never come back."""
        async with self.lock:
            self._answered(seat, self.begun.turns[seat])
            if self.row.seats == 1:
                raise Refused(SAY("end-alone"))
            if self.row.hero is not None:
                raise Refused(SAY("campaign-no-end"))
            if self.row.tournament:
                raise Refused(SAY("tournament-no-end"))
            if self.look().must_agree_to_end(seat):
                await self._announced(lambda c: consent.propose_end(c, self.id, seat, now()))
                await self.refresh()
            else:
                await self._end_by_agreement(seat)
        self.driver.poke(self.show())

    async def answer_end(self, seat: int, number: int, agree: bool) -> None:
        """Agree to end the game or refuse. When the last player agrees, it ends."""
        async with self.lock:
            await self.refresh()
            if self.begun.over:
                raise Refused(SAY("over"))
            mine = matches.seats_of(self.seats, owner(self.seats[seat].guest) or "")
            proposer = consent.open_end(self.row, number).seat
            asked = self.look().must_agree_to_end(proposer)
            ends = await self._announced(lambda c: consent.answer_end(c, self.id, number, mine, agree, asked))
            await self.refresh()
            if ends:
                await self._end_by_agreement(proposer, number)
        self.driver.poke(self.show())

    async def _end_by_agreement(self, seat: int, number: int | None = None) -> None:
        """Write the end, unless somebody has refused this proposal in the meantime. Moves made in the meantime do not matter."""
        for _ in range(8):
            if number is not None:
                consent.open_end(self.row, number)
            try:
                await self.write(Gesture(END, seat, [0]), CONSENT)
                return
            except Conflict as e:
                drop_traceback(e)
                await self.refresh()
        raise Refused(SAY("many-at-once"))

    def _watch_request(self) -> None:
        """Schedule an update for when the undo request times out."""
        found, left = self.turn.request, self.turn.request_left
        if found and left and found.at != self._watched:
            self._watched = found.at
            self.context.loop.call_later(left + 0.01, _request_ran_out, ref(self))

    # ------------------------------------------------------------ writing

    async def write(self, gesture: Gesture, made_by: str) -> None:
        """Store a move, and only then make it here and show it. The caller holds the lock.

        Raises Unsure if it is not known whether the move was stored; nothing more is written until that is known.
        """
        if self.unsettled:
            raise Refused(SAY("unsettled"))
        pending = self._go_ahead(gesture, made_by)
        try:
            if pending.simple:
                await self.context.batches.add(pending.line)
            else:
                if pending.ahead.over:  # making the final takes longer than a move
                    await asyncio.to_thread(lambda: pending.final)
                await self.context.database.write(pending.store)
        except Unsure:
            self.unsettled = pending
            self.context.spawn(self._settle(pending), f"settling a move of table {self.id}")
            self.show()
            raise
        self._commit(pending)

    def _go_ahead(self, gesture: Gesture, made_by: str) -> PendingMove:
        """Make the next move in a copy of the match. Raises Refused if the rules forbid it."""
        assert self.match
        ahead, seats, before = self.match.fork(), self.seats, self.turn
        line = LineRow.of(self.id, ahead.line_count + 1, gesture, made_by, now())
        ahead.add(line)
        stands_in = made_by == STOOD_IN and not seats[line.seat].standin
        if stands_in:
            seats = [replace(s, standin=True) if s.seat == line.seat else s for s in seats]
        turn = self._stands(ahead, seats)
        new = NewLine(
            **asdict(line),
            number=len(ahead.made),
            waiting=sum([1 << i for i in ahead.waiting]),
            due=turn.overdue,
            news=self._news,
        )
        return PendingMove(new, ahead, seats, stands_in, before, turn)

    def _commit(self, pending: PendingMove) -> None:
        """Make a stored move in memory, and show it."""
        self.match, self.seats, self.row = pending.ahead, pending.seats, pending.after(self.row)
        self.unsettled, turn = None, pending.turn
        turn.row = self.row
        metrics = self.context.metrics
        metrics.moves[pending.line.made_by] += 1
        metrics.stored[now() - pending.line.at] += 1
        if pending.ahead.over:
            self.context.match_ended(self.id)
        self.driver.poke(self.show(turn if self.turn is pending.before else None))

    async def _settle(self, pending: PendingMove) -> None:
        """Find out whether a line was stored, by storing it: if it is already there, it is not written again.

        Reading alone would not do: the database may still be executing the earlier write.
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
            self.driver.poke(self.show())
        else:
            self._commit(pending)

    async def come_back(self, seat: int) -> None:
        """The player in this seat is back: the bot stops standing in."""
        if self.seats[seat].standin or self.row.archived:
            await self._change(lambda c: seating.come_back(c, self.id, seat))

    async def add_salt(self, seat: int, text: str) -> None:
        """Store the salt of the player in this seat; the game begins once all players have answered."""
        await self._change(lambda c: seating.add_salt(c, self.context.catalog, self.id, seat, text))
        self.driver.poke()

    async def deal(self) -> None:
        """Begin the game without waiting for more salts. The caller holds the lock."""
        await self._announced(lambda c: seating.deal(c, self.context.catalog, self.id))
        await self.refresh()
        self.show()

    async def get_ready(self, seat: int) -> None:
        """The player in this seat is ready for the clocks to run."""
        if self.match and self.match.clock.on and self.match.clock.held(now()) and not self.seats[seat].returned:
            await self._change(lambda c: seating.get_ready(c, self.id, seat))
            self.driver.poke()

    async def _change(self, change: Callable[[Connection], None]) -> None:
        """Store a change of the seats, notify the other processes, and show it."""
        await self._announced(change)
        await self.catch_up()

    async def _announced(self, change: Callable[[Connection], T]) -> T:
        """Store a change, and notify the other processes."""

        def work(c: Connection) -> T:
            result = change(c)
            matches.announce(c, self._news)
            return result

        return await self.context.database.write(work)

    async def close(self) -> None:
        for socket in list(self.sockets):
            await socket.dismiss(1012, "restarting")
        self.driver.stop()

    @property
    def left(self) -> bool:
        """Whether no socket is open and nothing is in progress, except waiting for a clock."""
        return not (self.sockets or self.driver.thinks or self.lock.locked() or self.unsettled)

    @property
    def idle(self) -> bool:
        return not (self.sockets or self.driver.busy or self.lock.locked())


def _request_ran_out(found: ref[Table]) -> None:
    """The undo request has timed out: show it, and let the bots go on."""
    if table := found():
        table.driver.poke(table.show())
