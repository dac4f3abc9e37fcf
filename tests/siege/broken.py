"""`python -m tests.siege.broken FAULT PORT WORKERS`: a server that is broken on purpose, or one that is not where FAULT is empty.

Each fault is one that the siege must notice.
"""

from __future__ import annotations

import itertools
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from rulewright.doors.server.command import run
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http import lobby
from rulewright.doors.server.live.socket import Socket
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.shown import Shown
from rulewright.doors.server.store import scribe

count = itertools.count(1)
hoard: list[Any] = []


def loses_moves() -> None:
    store = scribe.Scribe._store

    async def forgetful(self: scribe.Scribe, rows: list[Any]) -> set[Any]:
        if next(count) % 9 == 0:
            return {row[:2] for row in rows}
        return await store(self, rows)

    scribe.Scribe._store = forgetful  # type: ignore[method-assign]


def doubles_moves() -> None:
    play = Table.play

    async def twice(self: Table, seat: int, codes: Any, turn: int) -> None:
        await play(self, seat, codes, turn)
        if self.playing and next(count) % 9 == 0 and seat in self.playing.match.waiting:
            await play(self, seat, codes, self.playing.turns[seat])
        elif self.playing and seat not in self.playing.match.waiting and next(count) % 5 == 0:
            other = self.playing.match.waiting[0] if self.playing.match.waiting else seat
            await play(self, other, [self.playing.match.legal(other)[0].code], self.playing.turns[other])

    Table.play = twice  # type: ignore[method-assign]


def shows_another_view() -> None:
    state = Table.state

    def wrong(self: Table, seat: int, seen: int, drawn: bool = False) -> Any:
        return state(self, seat, seen, drawn) | {"view": {"rows": next(count)}}

    Table.state = wrong  # type: ignore[method-assign]


def leaks_a_hand() -> None:
    to = Shown.to
    Shown.to = lambda self, seat: to(self, 0 if seat == 1 else seat)  # type: ignore[method-assign]


def fails() -> None:
    async def wrong(_ask: Any) -> Any:
        raise KeyError("broken on purpose")

    lobby.list_games = wrong  # type: ignore[assignment]


def keeps_memory() -> None:
    take = Socket._take

    async def heap(self: Socket, text: str | None) -> None:
        hoard.append(bytearray(150_000))
        await take(self, text)

    Socket._take = heap  # type: ignore[method-assign]


def keeps_descriptors() -> None:
    take = Socket._take

    async def heap(self: Socket, text: str | None) -> None:
        hoard.append(os.open("/dev/null", os.O_RDONLY))
        await take(self, text)

    Socket._take = heap  # type: ignore[method-assign]


def stalls() -> None:
    take = Socket._take

    async def heavy(self: Socket, text: str | None) -> None:
        if next(count) % 40 == 0:
            time.sleep(2.5)
        await take(self, text)

    Socket._take = heavy  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    f.__name__: f
    for f in (
        loses_moves,
        doubles_moves,
        shows_another_view,
        leaks_a_hand,
        fails,
        keeps_memory,
        keeps_descriptors,
        stalls,
    )
}

if __name__ == "__main__":
    if sys.argv[1]:
        FAULTS[sys.argv[1]]()
    run(Settings.from_environment(), port=int(sys.argv[2]), workers=int(sys.argv[3]))
