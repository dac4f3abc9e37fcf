"""Fair turns at something scarce: addresses take turns, the guests of one address take turns, and so does what a guest asks for.

So one guest, or one address with many guests, who asks for a great deal waits behind himself and not before others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

from rulewright.doors.server.identity import HOUSE, Payer


class Crowded(Exception):  # noqa: N818 - an answer, not a defect
    """Somebody waits for too many turns already."""


@dataclass(frozen=True, eq=False)
class _Waiter:
    payer: Callable[[], Payer]
    rank: Callable[[], int]
    number: int
    called: asyncio.Future[Payer]


class Turns:
    """`places` may have a turn at once; the next one goes to the address with the fewest turns under way, and among equals to
    the one that was passed over for longest.

    The bound: while somebody waits whose address has no turn under way, every other address is given at most one turn before
    that address is, and in that address every other guest at most one before this one is. It holds whatever the ranks are. A
    lower `rank` only goes first among the turns that one guest waits for.

    Who somebody is, and the rank, may be functions. They are called whenever a turn is given out, because people connect and
    leave while they wait.
    """

    def __init__(self, places: int) -> None:
        self.places = self._free = places
        self._queue: list[_Waiter] = []
        self._last: dict[str, int] = {}
        """When a name that waits was last given a turn, by the same count by which the waiters are numbered."""
        self._at_it: Counter[str] = Counter()
        self._numbers = count()

    @property
    def wanted(self) -> int:
        """How many are at it or wait for it."""
        return len(self._queue) + self.places - self._free

    @asynccontextmanager
    async def turn(
        self, payer: Payer | Callable[[], Payer] = HOUSE, rank: int | Callable[[], int] = 0, most: int = 0
    ) -> AsyncIterator[None]:
        """Wait for a turn and have it.

        With `most`, a guest who waits for so many turns already is refused, and so is an address with four times as many.
        """
        who = payer if callable(payer) else lambda: payer
        if most and self._waiting(who()) >= most:
            raise Crowded
        entered = await self._take(who, rank if callable(rank) else lambda: rank)
        try:
            yield
        finally:
            self._give(entered)

    def _waiting(self, payer: Payer) -> int:
        """How many turns a guest waits for, or a quarter of those that their address does, whichever is more."""
        waiting = [w.payer() for w in self._queue]
        guest = sum(other.guest == payer.guest for other in waiting) if payer.guest else 0
        return max(guest, sum(other.address == payer.address for other in waiting) // 4)

    async def _take(self, payer: Callable[[], Payer], rank: Callable[[], int]) -> Payer:
        """Wait for a turn; on whose account it is."""
        if self._free and not self._queue:
            return self._enter(payer())
        waiter = _Waiter(payer, rank, next(self._numbers), asyncio.get_running_loop().create_future())
        self._queue.append(waiter)
        try:
            return await waiter.called
        except asyncio.CancelledError:
            if waiter in self._queue:
                self._queue.remove(waiter)
            elif not waiter.called.cancelled():  # called in the same moment: the turn goes to the next
                self._give(waiter.called.result())
            raise

    def _enter(self, payer: Payer) -> Payer:
        self._free -= 1
        self._at_it.update(_names(payer))
        return payer

    def _give(self, payer: Payer) -> None:
        self._at_it.subtract(_names(payer))
        self._at_it += Counter()
        self._free += 1
        while self._free and self._queue:
            waiter, who = self._next()
            self._queue.remove(waiter)
            if not waiter.called.done():
                self._last.update(dict.fromkeys(_names(who), next(self._numbers)))
                waiter.called.set_result(self._enter(who))

    def _next(self) -> tuple[_Waiter, Payer]:
        """Whose turn it is. A name that did not wait until now counts from when it began to, not from its last turn."""
        waiting = [(w, w.payer()) for w in self._queue]
        since: dict[str, int] = {}
        for w, payer in waiting:  # the earliest come first in the queue
            for name in _names(payer):
                since.setdefault(name, w.number)
        self._last = {name: n for name, n in self._last.items() if name in since}

        def order(found: tuple[_Waiter, Payer]) -> tuple[int, ...]:
            address, guest = _names(found[1])
            return (
                self._at_it[address],
                max(since[address], self._last.get(address, -1)),
                self._at_it[guest],
                max(since[guest], self._last.get(guest, -1)),
                found[0].rank(),
                found[0].number,
            )

        return min(waiting, key=order)


def _names(payer: Payer) -> tuple[str, str]:
    return payer.address, f"{payer.address} {payer.guest}"
