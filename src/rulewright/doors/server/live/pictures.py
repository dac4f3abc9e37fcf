"""What the sockets of a table are sent, put together once and kept until the table changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol
from weakref import ref

import msgspec

from rulewright.doors.server.identity import Payer
from rulewright.doors.server.live import scene
from rulewright.doors.server.live.context import Shared
from rulewright.doors.server.live.pending import PendingMove
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.sketch import sketch
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.timestamps import now
from rulewright.kernel.game import Game

SLICE = 0.004
"""Seconds for which one table may keep all others from being played."""
LOOK, LOOKS = 0.3, 20
"""Seconds after which it is looked whether a move may be taken back, and how often that is put off while there is no time."""


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

    @property
    def thinks(self) -> bool: ...

    @property
    def obvious(self) -> Mapping[int, int]: ...

    def poke(self) -> None: ...

    def stop(self) -> None: ...


class Pictured(Protocol):
    """A table, as far as it is shown."""

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


class Pictures:
    """The table as each seat may see it. The table holds it, and not the other way round, so that what is forgotten is gone."""

    def __init__(self, table: Pictured) -> None:
        self._table = ref(table)
        self._sights: dict[int, dict[str, Any]] = {}
        self._common: dict[str, Any] | None = None
        self._people: tuple[Any, msgspec.Raw] | None = None
        """Who sits here, as it was last written out, and what it was written from."""

    @property
    def table(self) -> Pictured:
        found = self._table()
        assert found
        return found

    def table_changed(self) -> None:
        """Who sits here, who is connected, or what is said of the table is not what it was."""
        self._common = None

    def game_went_on(self) -> None:
        """Nor is what anybody sees."""
        self._common = None
        self._sights.clear()

    def state(self, seat: int, seen: int, drawn: bool) -> dict[str, Any]:
        """The state as this seat may see it, with the notes after the first `seen`; `drawn` adds a sketch of the table."""
        table = self.table
        playing = table.playing
        message = {**scene.BLANK, **self._for_all(), "you": seat}
        if playing is None:
            return message
        if drawn:
            message |= sketch(playing.match, seat)
        message |= scene.heard(playing, seat, seen)
        message |= self._sight(playing, seat)
        if seat in table.driver.obvious:  # it is answered in a moment
            message["moves"] = []
        if table.unsettled:
            message |= {"moves": [], "undo": False}
        return message

    def _for_all(self) -> dict[str, Any]:
        """What everybody may know. Where a clock runs, it is another one each time."""
        table = self.table
        playing = table.playing
        if self._common is not None:
            return self._common
        found = scene.common(table.row, playing, now()) | {
            "seats": self._seated(playing),
            "thinking": table.thinking,
            "getting_ready": table.context.compile_jobs.told(table.game, table.seats),
            "unsettled": table.unsettled is not None,
        }
        if not (playing and playing.clock.on):
            self._common = found
        return found

    def _seated(self, playing: Playing | None) -> msgspec.Raw:
        table = self.table
        presence = table.presence
        known = table.seats, presence.here, table.row.status, playing and playing.missed
        if self._people is None or self._people[0] != known or (playing and playing.clock.on):
            people = scene.people(table.row, table.seats, playing, presence, now())
            self._people = known, scene.written(people)
        return self._people[1]

    def _sight(self, playing: Playing, seat: int) -> dict[str, Any]:
        if seat not in self._sights:
            self._sights[seat] = scene.sight(playing, seat)
            if playing.may_undo(seat) is None:
                self._look_soon(playing, seat)
        return self._sights[seat]

    # ------------------------------------------------------------ taking back

    def _look_soon(self, playing: Playing, seat: int, tries: int = LOOKS) -> None:
        """See whether a seat may be offered to take its move back: when everybody has been shown it, and nobody is waiting."""
        loop = self.table.context.loop
        loop.call_later(LOOK, self._look, playing, seat, loop.time() + LOOK, tries)

    def _look(self, playing: Playing, seat: int, planned: float, tries: int) -> None:
        table = self._table()
        if table is None or table.playing is not playing or seat not in self._sights:
            return
        if tries and table.context.loop.time() > planned + SLICE:  # there is more to do than time: moves come first
            self._look_soon(playing, seat, tries - 1)
        elif playing.no_undo(seat) is None:
            self._sights[seat]["undo"] = True
            for socket in table.sockets:
                if socket.seat == seat:
                    socket.wake()
