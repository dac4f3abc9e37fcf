"""Who asks too much, or too often."""

from __future__ import annotations

import asyncio
import time
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection, Request

from rulewright.doors.server.config import Rate
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.wire import Fault

BODY_SECONDS = 30.0
"""How long the body of a request may take to arrive."""
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


class Gate:
    """A budget for each guest, and for each address ten times as much for all its guests together.

    Whoever shows no cookie would be somebody new every time: so an address has one guest's budget for all of them.
    """

    def __init__(self, rate: Rate) -> None:
        self.guests = Buckets(rate)
        self.addresses = Buckets(Rate(10 * rate.per_second, 10 * rate.burst))

    def take(self, payer: Payer) -> bool:
        key = f"guest {payer.guest}" if payer.guest else f"address {payer.address}"
        return self.guests.take(key) and self.addresses.take(payer.address)


def address_of(asked: HTTPConnection) -> str:
    """From where somebody asks."""
    return network(asked.client.host if asked.client else "")


def network(host: str) -> str:
    """An address. Of one of IPv6 only its network, because everybody has as many in it as he likes; ::1 is this machine."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return host


async def body(request: Request, most: int) -> bytes:
    """A request's body, unless it is too long."""
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Fault(413, f"That is too long: send at most {most:,} bytes.")
    except TimeoutError:
        raise Fault(408, f"The request did not arrive within {BODY_SECONDS:.0f} seconds: send it again.") from None
    return bytes(found)


def same_origin(headers: dict[str, str]) -> bool:
    """Whether a browser asks from our own page; what is no browser does not say where it comes from."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")
