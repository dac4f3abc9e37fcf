"""Who asks too much, or too often."""

from __future__ import annotations

import time

from starlette.requests import Request

from rulewright.doors.server.config import Rate
from rulewright.doors.server.wire import Fault

FORGET = 20_000
"""How many keys are remembered before those that have nothing left to remember are dropped."""


class Bucket:
    """A budget that fills again with time: `take` says whether there was enough."""

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.at = rate, float(rate.burst), time.monotonic()

    def _refill(self) -> None:
        at = time.monotonic()
        self.left = min(self.rate.burst, self.left + (at - self.at) * self.rate.per_second)
        self.at = at

    def take(self) -> bool:
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        self._refill()
        return self.left >= self.rate.burst


class Buckets:
    """One bucket a key, such as a guest or an address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._found: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self._found) > FORGET:
            self._found = {k: b for k, b in self._found.items() if not b.full}
        return self._found.setdefault(key, Bucket(self.rate)).take()


async def body(request: Request, most: int) -> bytes:
    """A request's body, unless it is too long."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Fault(413, f"That is too long: send at most {most:,} bytes.")
    return bytes(found)


def same_origin(headers: dict[str, str]) -> bool:
    """Whether a browser asks from our own page; what is no browser does not say where it comes from."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")
