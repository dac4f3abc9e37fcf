"""A process may show tables only while PostgreSQL has answered it a moment ago.

A process that is cut off from the database cannot store a move, but it could go on showing boards that others have long played
on. So it holds a lease of a few seconds, which every answer of the database renews. When the lease has run out, the process
closes its sockets and refuses requests, and a balancer leads people to another process.

Time counts from when the database was asked, because all that was committed before was heard by the time it answered.
"""

from __future__ import annotations

import time

LASTS = 10.0
"""Seconds for which an answer of the database is good: longer than the busiest database takes to say that it is there."""
BEAT = 1.0
"""Seconds between two questions."""
GATEWAY_TIMEOUT = 504
"""What requests are answered meanwhile. It is not 503, which also says that something is not ready: a balancer can tell by it
that nothing was done, and that another process may do better."""


def clock() -> float:
    """Seconds, also those for which a machine was asleep."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease:
    """Held from the first answer of the database on; `needed` is false where nobody else could write to it."""

    def __init__(self, needed: bool) -> None:
        self._needed = needed
        self._until = 0.0

    def renew(self, asked: float) -> None:
        """The database answered what it was asked then."""
        self._until = max(self._until, asked + LASTS)

    @property
    def left(self) -> float:
        """Seconds until it runs out."""
        return max(0.0, self._until - clock()) if self._needed else LASTS

    @property
    def held(self) -> bool:
        return not self._needed or clock() < self._until
