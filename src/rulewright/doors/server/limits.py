"""Who asks too much, or too often."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address
from math import ceil

from starlette.requests import HTTPConnection, Request

from rulewright.doors.server.config import Rate
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.usage import Kind, Usage, Wish
from rulewright.doors.server.words import SAY

BODY_SECONDS = 30.0
"""How long the body of a request may take to arrive."""


class TooMuch(Fault):
    """Refused for now; `seconds` says for how long."""

    def __init__(self, sentence: str, seconds: float) -> None:
        super().__init__(429, sentence)
        self.args = sentence, seconds  # by which it is made again in another process
        self.seconds = max(1, ceil(seconds))


class Gate:
    """A budget for each guest, and one for all guests of an address together: ten times as much, where nothing else is said.

    Whoever shows no cookie would be somebody new every time: so an address has one guest's budget for all of them.
    """

    def __init__(self, usage: Usage, kind: Kind, rate: Rate, address: Rate | None = None) -> None:
        self._meters, self._kind, self._rate = usage, kind, rate
        self._address = address or Rate(10 * rate.per_second, 10 * rate.burst)

    def pass_through(self, payer: Payer, what: str) -> None:
        """Count one more, or refuse it with a sentence: the message `too-many-` with what it is."""
        address = Wish(f"address {payer.address}", self._address)
        guest = Wish(f"guest {payer.guest}" if payer.guest else f"nobody {payer.address}", self._rate)
        wait = self._meters.wait(self._kind, guest, address)
        if wait:
            raise too_much(SAY(f"too-many-{what}"), wait)


def too_much(what: str, wait: float) -> TooMuch:
    """The refusal in words."""
    seconds = max(1, ceil(wait))
    return TooMuch(SAY("try-again", what=what, seconds=seconds), wait)


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
                    raise Fault(413, SAY("too-long-bytes", most=most))
    except TimeoutError:
        raise Fault(408, SAY("request-late", seconds=f"{BODY_SECONDS:.0f}")) from None
    return bytes(found)


def refuse_nul(asked: HTTPConnection) -> None:
    """Refuse a NUL in an address: PostgreSQL takes none in a text, and would seem to fail."""
    if "\0" in asked.scope["path"] or b"%00" in asked.scope["query_string"]:
        raise Fault(400, SAY("nul-in-address"))


def same_origin(headers: dict[str, str]) -> bool:
    """Whether a browser asks from our own page; what is no browser does not say where it comes from."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")
