"""One match in this process's memory: the moves come in here one at a time, and are shown only once they are stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from sqlalchemy import Connection

from rulewright.doors.server.identity import Payer
from rulewright.doors.server.live import scene
from rulewright.doors.server.live.due import late
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.shared import Shared
from rulewright.doors.server.store import campaigns, gather, ledger
from rulewright.doors.server.store.ledger import Conflict, LineRow, SeatRow, Story
from rulewright.doors.server.store.schema import HUMAN, MOVE, OPEN, OVER, PLAYING, UNDO
from rulewright.doors.server.time import now
from rulewright.doors.server.wire import Fault
from rulewright.match import Refused
from rulewright.match.campaign import SEAT
from rulewright.match.match import SCRUTINY

FEW = 10
"""So few moves are made again at once."""
SLICE = 0.004
"""Seconds for which a table that is read may keep all others from being played."""


class Onlooker(Protocol):
    """Somebody who is shown every change: a player's or a spectator's socket. The seat of a spectator is -1."""

    payer: Payer
    seat: int

    def wake(self) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Mover(Protocol):
    """Who moves without being asked, for bots and for people whose time is up."""

    @property
    def busy(self) -> bool: ...

    def poke(self) -> None: ...

    def stop(self) -> None: ...


class Table:
    """A match, its seats, and the sockets of those who look at it.

    `playing` is always what is stored: a move goes ahead in a copy, which takes its place once it is committed. Whoever
    writes, or reads from the database, holds `lock`.
    """

    def __init__(self, shared: Shared, story: Story) -> None:
        self.shared, self.id = shared, story.row.id
        self.game = shared.shelf.find(story.row.game)
        self.row, self.seats = story.row, story.seats
        self.playing: Playing | None = None
        self.lock = asyncio.Lock()
        self.sockets: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}
        self.touched = now()
        self.thinking: float | None = None
        """Seconds that a bot here was last given for a move, where that was less than usual because many bots think."""
        self._payer = Payer(story.row.host)
        self._sights: dict[int, dict[str, Any]] = {}
        self.driver: Mover

    # ------------------------------------------------------------ keeping up with the database

    async def refresh(self) -> None:
        """Read what was written since; the caller holds the lock."""
        after = self.playing.lines if self.playing else 0
        story = await ledger.fetch(self.shared.database, self.id, after)
        assert story
        await self.take(story)

    async def catch_up(self) -> None:
        """Somebody sat down, left, or moved on another process: read it, and show it."""
        async with self.lock:
            await self.refresh()
        self.show()

    async def take(self, story: Story) -> None:
        """Put what was read in the place of what was here."""
        self.row, self.seats = story.row, story.seats
        if story.row.header is not None:
            playing = self.playing.fork() if self.playing else Playing(self.game, story.row)
            await self._replay(playing, [line for line in story.lines if line.line > playing.lines])
            self.playing = playing
        self._sights.clear()

    async def _replay(self, playing: Playing, lines: list[LineRow]) -> None:
        """Make the moves that were read. Where they are many, in slices, one table at a time: others play on in between."""
        if len(lines) <= FEW:
            for line in lines:
                playing.add(line)
            return
        async with self.shared.replaying.turn(self.payer):
            until = time.monotonic() + SLICE
            for line in lines:
                playing.add(line)
                if time.monotonic() > until:
                    await asyncio.sleep(0)
                    until = time.monotonic() + SLICE

    def show(self) -> None:
        """Something changed: everybody is sent the newest state."""
        for socket in self.sockets:
            socket.wake()

    @property
    def connected(self) -> set[int]:
        here = {s.seat for s in self.sockets if s.seat >= 0}
        fresh = now() - 90_000
        return here.union(*(seats for seen, seats in self.elsewhere.values() if seen > fresh))

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

    # ------------------------------------------------------------ what is sent

    def links(self) -> dict[str, Any]:
        """The invite links for its host."""
        return self.shared.signer.links(self.id, [s.seat for s in self.seats if s.kind == OPEN])

    def state(self, seat: int, seen: int, drawn: bool = False) -> dict[str, Any]:
        """The state as this seat may see it, with the notes after the first `seen`; `drawn` adds the table as text."""
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
            "receipt": "",
            "over": None,
            "rematch": row.rematch,
            "thinking": self.thinking,
        }
        if playing is None:
            return message
        if seat not in self._sights:
            self._sights[seat] = scene.sight(playing, seat)
        if drawn:
            message["text"] = playing.match.board(seat)
        match, journal = playing.match, playing.journal(seat)
        first = seen if 0 <= seen <= len(journal) else 0
        return message | self._sights[seat] | {
            "number": match.number,
            "receipt": match.receipt,
            "turn": playing.turns[seat] if seat >= 0 else 0,
            "waiting": match.waiting,
            "notes": [scene.note(n, told) for n, told in enumerate(journal[first:], first)],
            "notes_from": first,
            "over": scene.over(match),
        }  # fmt: skip

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
            if self.playing.lines >= self.shared.settings.limits.lines // 2:
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
                if self.playing.match.over:
                    raise Refused("The game is over.")
                if turn != self.playing.turns[seat]:
                    raise Refused("That answers an older state of the table: look again and choose anew.")
                try:
                    await self.write(await line())
                    return
                except Conflict:
                    await self.refresh()
            raise Refused("Many moves came at once: try again.")

    def line(self, kind: str, seat: int, codes: Sequence[int], by: str) -> LineRow:
        """The next line of this match."""
        assert self.playing
        return LineRow.of(self.id, self.playing.lines + 1, kind, seat, codes, by, now())

    async def write(self, line: LineRow) -> None:
        """Store a move, and only then make it here, where everybody sees it. The caller holds the lock."""
        assert self.playing
        ahead, started = self.playing.fork(), now()
        ahead.add(line)
        match = ahead.match
        seats = self.seats if line.made_by == HUMAN else self._stood_in(line.seat)
        changes: dict[str, Any] = {
            "number": match.number,
            "waiting": sum(1 << i for i in match.waiting),
            "due": late(ahead, seats),
            "status": OVER if match.over else PLAYING,
            "result": scene.over(match),
        }
        announcement = ledger.news(self.shared.process, self.id)

        def work(c: Connection) -> None:
            ledger.append(c, line, changes, announcement)
            if seats is not self.seats:
                ledger.change_seat(c, self.id, line.seat, standin=True)
            if match.over:
                campaigns.finish(c, seats[SEAT].guest or "", match)

        try:
            await self.shared.database.write(work)
        except Conflict:
            raise
        except Exception:
            await self.refresh()  # it may be stored all the same
            raise
        self.playing, self.seats = ahead, seats
        self.row = replace(self.row, lines=ahead.lines, updated=line.at, **changes)
        self._sights.clear()
        self.shared.metrics.moved(line.made_by, now() - started)
        self.show()
        self.driver.poke()

    def _stood_in(self, seat: int) -> list[SeatRow]:
        """The seats after a bot has moved in this one: if it is a person's, it goes on until the person returns."""
        if self.seats[seat].kind != HUMAN or self.seats[seat].standin:
            return self.seats
        return [replace(s, standin=True) if s.seat == seat else s for s in self.seats]

    async def come_back(self, seat: int) -> None:
        """The person in this seat is here: nobody stands in any longer."""
        if not (self.seats[seat].standin or self.row.archived):
            return
        announcement = ledger.news(self.shared.process, self.id)

        def work(c: Connection) -> None:
            gather.come_back(c, self.id, seat)
            ledger.announce(c, announcement)

        await self.shared.database.write(work)
        await self.catch_up()

    async def close(self) -> None:
        for socket in list(self.sockets):
            await socket.close(1012, "The server is going down; it will be back.")
        self.driver.stop()

    @property
    def idle(self) -> bool:
        return not (self.sockets or self.driver.busy or self.lock.locked())
