"""What the sockets of a table are sent: put together once, and kept until the table changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, cast
from weakref import ref

from msgspec.structs import replace

from rulewright.doors.server.contract.base import encoded
from rulewright.doors.server.contract.socket import Missed, Move, Note, Seat, SeatClock, State
from rulewright.doors.server.contract.tables import SeatKind
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.live.context import Shared
from rulewright.doors.server.live.deadlines import deadline
from rulewright.doors.server.live.derived_facts import DerivedFacts
from rulewright.doors.server.live.pending import PendingMove
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.render.parts import grid_contents, move, note, result_of
from rulewright.doors.server.store import ratings
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, OVER
from rulewright.doors.server.timestamps import now
from rulewright.kernel.game import Game
from rulewright.kernel.views import SPECTATOR

SLICE = 0.004
"""Seconds for which one table may hold up all others."""
LOOK, LOOKS = 0.3, 20
"""Seconds after which the server finds out whether a move may be taken back, and how often that is put off while it is
busy."""


class Onlooker(Protocol):
    """A socket at the table, shown every change. The seat of a spectator is -1."""

    payer: Payer
    seat: int

    def wake(self) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Mover(Protocol):
    """What moves without being asked, for bots and for people whose time is up."""

    @property
    def busy(self) -> bool: ...

    @property
    def thinks(self) -> bool: ...

    @property
    def obvious(self) -> Mapping[int, int]: ...

    def poke(self) -> None: ...

    def stop(self) -> None: ...


class TableLike(Protocol):
    """A table, as far as its messages need it."""

    context: Shared
    game: Game
    row: MatchRow
    seats: list[SeatRow]
    playing: Playing | None
    sockets: set[Onlooker]
    thinking: float | None
    unsettled: PendingMove | None
    driver: Mover

    @property
    def presence(self) -> Presence: ...


@dataclass
class SeatPart:
    """What only one seat is sent, encoded once.

    Where it takes a look at other worlds to say whether the last move may be taken back, `undo` is false at first.
    """

    view: dict[str, Any]
    moves: list[Move]
    undo: bool


class Messages:
    """The states that each seat of a table is sent. The table holds it, and not the other way round, so that a forgotten
    table is gone."""

    def __init__(self, table: TableLike) -> None:
        self._table = ref(table)
        self._parts: dict[int, SeatPart] = {}
        self._derived = DerivedFacts()
        self._common: State | None = None
        self._seats: tuple[Any, list[Seat]] | None = None
        """Who sits here as it was last encoded, and what it was encoded from."""

    @property
    def table(self) -> TableLike:
        found = self._table()
        assert found
        return found

    def table_changed(self) -> None:
        """Who sits here, who is connected, or something else that all may know has changed."""
        self._common = None

    def game_went_on(self) -> None:
        """What the seats see has changed too."""
        self._common = None
        self._parts.clear()
        self._derived.clear()

    async def prepare(self, seat: int) -> None:
        """Compute what takes long before this seat's state is put together."""
        await self._derived.prepare(lambda: self.table.playing, seat)

    def state(self, seat: int, seen: int, drawn: bool) -> State:
        """The state as this seat may see it, with the notes after the first `seen`; `drawn` adds a drawing as text."""
        table, common = self.table, self._for_all()
        playing = table.playing
        if playing is None:
            return replace(common, you=seat)
        part, (first, notes) = self._part(playing, seat), heard(playing, seat, seen)
        state = replace(
            common,
            you=seat,
            turn=playing.turns[seat] if seat >= 0 else 0,
            view=part.view,
            derived=self._derived.of(playing, seat),
            moves=[]
            if table.unsettled or seat in table.driver.obvious
            else part.moves,  # the only answer is given in a moment
            notes=notes,
            notes_from=first,
            undo=part.undo and not table.unsettled,
        )
        if drawn:
            match = playing.match
            state.text = match.board(seat)
            state.grids = grid_contents(match, match.state if match.over else match.view(seat))
        return state

    def _for_all(self) -> State:
        """What everybody may know. Where a clock runs, it is made anew each time."""
        table = self.table
        playing = table.playing
        if self._common is not None:
            return self._common
        match, time = playing and playing.match, now()
        found = State(
            started=match is not None,
            you=SPECTATOR,
            number=match.number if match else 0,
            turn=0,
            seats=self._seated(playing),
            waiting=playing.waiting if playing else [],
            view=None,
            derived=None,
            moves=[],
            notes=[],
            notes_from=0,
            undo=False,
            receipt=match.receipt if match else "",
            over=result_of(match) if match else None,
            thinking=table.thinking,
            getting_ready=table.context.compile_jobs.told(table.game, table.seats),
            unsettled=table.unsettled is not None,
            clocks_in=max(0, playing.clock.start - time) / 1000 if playing and held(playing, time) else None,
            rematch=table.row.rematch,
        )
        if not (playing and playing.clock.on):
            self._common = found
        return found

    def _seated(self, playing: Playing | None) -> list[Seat]:
        table = self.table
        presence = table.presence
        known = table.seats, presence.here, table.row.status, playing and playing.missed
        if self._seats is None or self._seats[0] != known or (playing and playing.clock.on):
            self._seats = known, encoded(seats(table.row, table.seats, playing, presence, now()))
        return self._seats[1]

    def _part(self, playing: Playing, seat: int) -> SeatPart:
        if seat not in self._parts:
            match = playing.match
            legal = match.legal(seat, playing.view(seat)) if seat in playing.waiting else []
            self._parts[seat] = SeatPart(
                view=cast(dict[str, Any], playing.written(seat)),
                moves=encoded([move(match, found) for found in legal]) if legal else [],
                undo=bool(playing.may_undo(seat)),
            )
            if playing.may_undo(seat) is None:
                self._look_soon(playing, seat)
        return self._parts[seat]

    # ------------------------------------------------------------ taking back

    def _look_soon(self, playing: Playing, seat: int, tries: int = LOOKS) -> None:
        """Find out whether a seat may take its move back, once everybody has been shown it and nobody is waiting."""
        loop = self.table.context.loop
        loop.call_later(LOOK, self._look, playing, seat, loop.time() + LOOK, tries)

    def _look(self, playing: Playing, seat: int, planned: float, tries: int) -> None:
        table = self._table()
        if table is None or table.playing is not playing or seat not in self._parts:
            return
        if tries and table.context.loop.time() > planned + SLICE:  # the server is busy: moves come first
            self._look_soon(playing, seat, tries - 1)
        elif playing.no_undo(seat) is None:
            self._parts[seat].undo = True
            for socket in table.sockets:
                if socket.seat == seat:
                    socket.wake()


def held(playing: Playing, time: int) -> bool:
    """Whether the clocks wait until everybody is ready."""
    return playing.clock.held(time) and not playing.over


def heard(playing: Playing, seat: int, seen: int) -> tuple[int, list[Note]]:
    """What this seat was told after the first `seen` notes, and the number of the first of them."""
    journal = playing.journal(seat)
    first = seen if 0 <= seen <= len(journal) else 0
    return first, [note(n, told) for n, told in enumerate(journal[first:], first)]


def seats(row: MatchRow, sitting: list[SeatRow], playing: Playing | None, presence: Presence, time: int) -> list[Seat]:
    """Who sits where, as everybody may know."""
    found = []
    waits = playing is not None and held(playing, time)
    for s in sitting:
        shown = Seat(
            name=s.name,
            kind=cast(SeatKind, s.kind),
            bot=s.bot,
            connected=s.seat in presence.here,
            standin=s.standin and row.status != OVER,
            ready=not waits or s.kind != HUMAN or s.returned > 0,
            missed=missed(playing, s.seat) if playing else None,
            clock=None,
        )
        if playing and playing.clock.on and s.kind == HUMAN:
            until = None if waits or playing.over else deadline(playing, s, presence)
            left = playing.clock.allowance(s.seat) if until is None else max(0, until - time)
            shown.clock = SeatClock(left=left / 1000, running=until is not None)
        found.append(shown)
    return found


def missed(playing: Playing, seat: int) -> Missed | None:
    """How many of a person's moves a bot made, and what that does to a rated game; None: it made none."""
    moves, chosen = playing.missed[seat], playing.chosen[seat]
    rated = cast(Literal["", "lost", "unrated"], ratings.absent(moves, chosen))
    return Missed(moves=moves, of=chosen, rated=rated) if moves else None
