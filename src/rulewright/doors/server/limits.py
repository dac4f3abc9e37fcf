"""Limits: request rates per guest and address, the size of request bodies, and the number of connections per process."""

from __future__ import annotations

import asyncio
import contextlib
import mmap
import secrets
import time
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from ipaddress import IPv6Address, ip_address
from math import ceil
from pathlib import Path
from types import ModuleType

from starlette.requests import HTTPConnection, Request

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.config import Rate, Share
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.translations import SAY

BODY_SECONDS = 30.0
"""How long the body of a request may take to arrive."""


class TooMuch(Fault):
    """Refused by a rate limit; the client may try again after `seconds`."""

    def __init__(self, sentence: str, seconds: float) -> None:
        super().__init__(429, sentence)
        self.args = sentence, seconds  # unpickling in another process calls `TooMuch(*args)`
        self.seconds = max(1, ceil(seconds))


class Gate:
    """A rate limit per guest, and one for all guests of an address together: ten times as much by default.

    Without a cookie every request would look like a new guest, so all such requests of an address share one guest's budget.
    """

    def __init__(self, rate_limiter: RateLimiter, kind: Kind, rate: Rate, address: Rate | None = None) -> None:
        self._rate_limiter, self._kind, self._rate = rate_limiter, kind, rate
        self._address = address or Rate(10 * rate.per_second, 10 * rate.burst)

    def pass_through(self, payer: Payer, what: str) -> None:
        """Count one use, or raise `TooMuch` with the message `too-many-{what}`."""
        address = Budget(f"address {payer.address}", self._address)
        guest = Budget(f"guest {payer.guest}" if payer.guest else f"nobody {payer.address}", self._rate)
        wait = self._rate_limiter.wait(self._kind, guest, address)
        if wait:
            raise too_much(SAY(f"too-many-{what}"), wait)


def too_much(what: str, wait: float) -> TooMuch:
    """The refusal, with a message that says when to try again."""
    seconds = max(1, ceil(wait))
    return TooMuch(SAY("try-again", what=what, seconds=seconds), wait)


def address_of(asked: HTTPConnection) -> str:
    """The client's address, as the limits count it."""
    return network(asked.client.host if asked.client else "")


def network(host: str) -> str:
    """Reduce an IPv6 address to its /64 network, because a client can use any address in it. Keep IPv4 and ::1 unchanged."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return host


async def body(request: Request, most: int) -> bytes:
    """Read a request's body; refuse one that is too long or arrives too slowly."""
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
    """Refuse a NUL in a URL: PostgreSQL allows none in text, and the query would fail as if the server were at fault."""
    if "\0" in asked.scope["path"] or b"%00" in asked.scope["query_string"]:
        raise Fault(400, SAY("nul-in-address"))


def same_origin(headers: dict[str, str]) -> bool:
    """Whether a request comes from our own page. Clients other than browsers send no `Origin` and are allowed."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


# ---------------------------------------------------------------- rates, in memory shared by all processes


ROWS, BITS = 4, 14
CELLS = 1 << BITS
SALT = 64
"""Bytes at the beginning of the shared memory: the hash key."""


class Kind(IntEnum):
    """What a budget limits."""

    REQUESTS = 0
    NEWCOMERS = 1
    PAGES = 2
    HANDSHAKES = 3
    MESSAGES = 4
    OPENINGS = 5
    UPLOADS = 6
    LINKS = 7
    TRIES = 8
    CHAT = 9
    REPORTS = 10
    EXPORTS = 11
    PICTURES = 12
    LAB = 13
    BOXES = 14
    SIGN_INS = 15
    MAILS = 16
    FOLLOWS = 17
    SEEKS = 18
    MISTAKES = 19


def _size(processes: int) -> int:
    return SALT + 8 * ROWS * CELLS * (len(Kind) + processes)


def create_shared(path: Path, processes: int) -> None:
    """Create the shared memory for this many processes, before they start."""
    with open(path, "xb") as file:
        file.write(secrets.token_bytes(SALT))
        file.truncate(_size(processes))


@dataclass(frozen=True)
class Budget:
    """An account that a use is charged to, and how often it may be used."""

    name: str
    rate: Rate


class RateLimiter:
    """Budgets that refill over time, and counts of what is open now, in memory shared by all processes of one server.

    The processes of one machine map the same file. It has no lock, because a process can be killed at any moment: if two write
    the same cell, at most one use is not counted. Names are not stored: each has four cells, found by a keyed hash (a count-min
    sketch), and the lowest one counts. Machines count separately; long-lived things, such as tables, are counted in the
    database.
    """

    def __init__(self, share: Share = Share()) -> None:  # noqa: B008 - it never changes
        size = _size(share.processes)
        if share.path:
            with open(share.path, "r+b") as file:
                memory = mmap.mmap(file.fileno(), size)
        else:
            memory = mmap.mmap(-1, size)
            memory[:SALT] = secrets.token_bytes(SALT)
        self._salt = memory[:SALT]
        self._cells = memoryview(memory)[SALT:].cast("d")
        self._counts = [ROWS * CELLS * (len(Kind) + n) for n in range(share.processes)]
        self._own = self._counts[share.number]
        for i in range(self._own, self._own + ROWS * CELLS):  # counts left by an earlier process with this number
            if self._cells[i]:
                self._cells[i] = 0.0

    def _places(self, name: str) -> list[int]:
        found = int.from_bytes(blake2b(name.encode(), digest_size=8, key=self._salt).digest(), "little")
        return [row * CELLS + (found >> row * BITS) % CELLS for row in range(ROWS)]

    # ------------------------------------------------------------ budgets

    def wait(self, kind: Kind, *wishes: Budget) -> float:
        """Take one use from each budget and return 0. If one is empty, take nothing and return the seconds until it is not.

        A cell holds the time at which its budget will be full again.
        """
        at, longest, base = time.monotonic(), 0.0, kind * ROWS * CELLS
        taken: list[tuple[list[int], float]] = []
        for wish in wishes:
            places = [base + place for place in self._places(wish.name)]
            due = max(at, min(self._cells[i] for i in places))
            longest = max(longest, due - at - (wish.rate.burst - 1) / wish.rate.per_second)
            taken.append((places, due + 1 / wish.rate.per_second))
        if longest <= 0:
            for places, due in taken:
                for i in places:
                    self._cells[i] = max(self._cells[i], due)
        return max(0.0, longest)

    # ------------------------------------------------------------ counts

    def add(self, *names: str, by: int = 1) -> None:
        """Add `by` to what this process has open under each of these names."""
        for name in names:
            for place in self._places(name):
                self._cells[self._own + place] += by

    def count(self, name: str) -> int:
        """How many are open under this name, in all processes together."""
        places = self._places(name)
        return int(min(sum(self._cells[base + place] for base in self._counts) for place in places))


# ---------------------------------------------------------------- open files and connections


def _limits() -> ModuleType | None:
    """The module that sets limits of the system; None on Windows, which has none."""
    try:
        return import_module("resource")
    except ModuleNotFoundError:
        return None


resource = _limits()

RESERVE = 200
"""File descriptors kept for the database, for files and for the bots' processes."""
LEAST = 50
"""Connections that are accepted however few file descriptors there are."""
PLAYERS = 0.75
"""The share of connections that may be table sockets; the rest is kept for HTTP requests and new clients."""

UNLIMITED = 1_000_000
"""The number assumed where the system sets no limit."""


@cache
def files_allowed() -> int:
    """The limit of open files (`ulimit -n`), after raising it as far as the system allows."""
    if resource is None:
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # keep the limit as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """The most connections that may be open at once."""
    return max(LEAST, files_allowed() - RESERVE)


def most_sockets() -> int:
    """The most of those connections that may be table sockets."""
    return int(PLAYERS * most_connections())


def open_files() -> str:
    """The line about this limit that a server prints when it starts."""
    advice = "" if files_allowed() >= 4096 else ' For more, raise the limit first: "ulimit -n 65536".'
    return (
        f"There is room for {most_connections():,} connections, because {files_allowed():,} files may be open.{advice}"
    )
