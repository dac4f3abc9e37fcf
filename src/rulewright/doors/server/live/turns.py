"""Fair turns at something scarce: whoever has had least of it lately comes next, by address first and then by guest.

So one guest, or one address with many guests, who asks for a great deal waits behind himself and not before others.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from math import exp2

from rulewright.doors.server.identity import HOUSE, Payer

HALF_LIFE = 30.0
"""Seconds after which half of what somebody has had is forgotten."""
FORGET = 10_000
"""How many names are remembered before those that have had next to nothing are dropped."""


class Crowded(Exception):  # noqa: N818 - an answer, not a defect
    """Somebody waits for too many turns already."""


@dataclass(frozen=True, eq=False)
class _Waiter:
    payer: Payer
    rank: int
    number: int
    called: asyncio.Future[None]


class Turns:
    """`places` may be at it at once. A lower `rank` comes first, whoever asks."""

    def __init__(self, places: int) -> None:
        self.places = self._free = places
        self._queue: list[_Waiter] = []
        self._had: dict[str, tuple[float, float]] = {}
        self._at_it: Counter[str] = Counter()
        self._numbers = count()

    @property
    def wanted(self) -> int:
        """How many are at it or wait for it."""
        return len(self._queue) + self.places - self._free

    @asynccontextmanager
    async def turn(self, payer: Payer = HOUSE, rank: int = 0, most: int = 0) -> AsyncIterator[None]:
        """Wait for a turn and have it. Only the turn itself is put on the account, not the waiting.

        With `most`, whoever waits for so many turns already is sent away, and so is an address with four times as many.
        """
        if most and self._waiting(payer) >= most:
            raise Crowded
        await self._take(payer, rank)
        began = time.monotonic()
        try:
            yield
        finally:
            self._give(payer, time.monotonic() - began)

    def _waiting(self, payer: Payer) -> int:
        """How many turns a guest waits for, or a quarter of those that his address does, whichever is more."""
        guest = sum(w.payer.guest == payer.guest for w in self._queue) if payer.guest else 0
        return max(guest, sum(w.payer.address == payer.address for w in self._queue) // 4)

    async def _take(self, payer: Payer, rank: int) -> None:
        if self._free and not self._queue:
            self._enter(payer)
            return
        waiter = _Waiter(payer, rank, next(self._numbers), asyncio.get_running_loop().create_future())
        self._queue.append(waiter)
        try:
            await waiter.called
        except asyncio.CancelledError:
            if waiter in self._queue:
                self._queue.remove(waiter)
            else:  # called in the same moment: the turn goes to the next
                self._give(payer, 0)
            raise

    def _enter(self, payer: Payer) -> None:
        self._free -= 1
        self._at_it.update(_names(payer))

    def _give(self, payer: Payer, seconds: float) -> None:
        at = time.monotonic()
        for name in _names(payer):
            self._had[name] = (self._has_had(name, at) + seconds, at)
            self._at_it[name] -= 1
            if not self._at_it[name]:
                del self._at_it[name]
        if len(self._had) > FORGET:
            self._had = {name: had for name, had in self._had.items() if self._has_had(name, at) > 0.01}
        self._free += 1
        while self._free and self._queue:
            waiter = min(self._queue, key=lambda w: self._order(w, at))
            self._queue.remove(waiter)
            if not waiter.called.done():
                self._enter(waiter.payer)
                waiter.called.set_result(None)

    def _order(self, w: _Waiter, at: float) -> tuple[float, ...]:
        address, guest = _names(w.payer)
        return (
            w.rank,
            self._at_it[address],
            self._has_had(address, at),
            self._at_it[guest],
            self._has_had(guest, at),
            w.number,
        )

    def _has_had(self, name: str, at: float) -> float:
        had, since = self._had.get(name, (0.0, at))
        return had * exp2((since - at) / HALF_LIFE)


def _names(payer: Payer) -> tuple[str, str]:
    return f"address {payer.address}", f"guest {payer.guest}"
