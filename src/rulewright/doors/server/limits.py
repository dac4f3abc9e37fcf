"""Limits: how often guests and addresses may ask, how much they may send, and how many connections this process can hold."""

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
from ipaddress import IPv6Address, ip_address
from math import ceil
from pathlib import Path

from starlette.requests import HTTPConnection, Request

from rulewright.doors.server.config import Rate, Share
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.translations import SAY

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
        address = Budget(f"address {payer.address}", self._address)
        guest = Budget(f"guest {payer.guest}" if payer.guest else f"nobody {payer.address}", self._rate)
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


# ---------------------------------------------------------------- rates, in memory that all processes share


ROWS, BITS = 4, 14
CELLS = 1 << BITS
SALT = 64
"""Bytes at the beginning of the memory: the key of the hash."""


class Kind(IntEnum):
    """What is measured."""

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


def _size(processes: int) -> int:
    return SALT + 8 * ROWS * CELLS * (len(Kind) + processes)


def create_shared(path: Path, processes: int) -> None:
    """Make the memory for so many processes, before they start."""
    with open(path, "xb") as file:
        file.write(secrets.token_bytes(SALT))
        file.truncate(_size(processes))


@dataclass(frozen=True)
class Budget:
    """One use on somebody's account, and how often that is allowed."""

    name: str
    rate: Rate


class Usage:
    """Budgets that fill again with time, and counts of what is open now, in memory that all processes of one server share.

    The processes of one machine map the same file. It has no lock, because a process can be killed at any moment: if two write
    the same cell, at most one use is not counted. Names are not kept: each has four cells, found by a keyed hash (a count-min
    sketch), and the lowest counts. Several machines count separately; what is kept for long, such as tables, is counted in the
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
        for i in range(self._own, self._own + ROWS * CELLS):  # a process that ended in its place has left nothing open
            if self._cells[i]:
                self._cells[i] = 0.0

    def _places(self, name: str) -> list[int]:
        found = int.from_bytes(blake2b(name.encode(), digest_size=8, key=self._salt).digest(), "little")
        return [row * CELLS + (found >> row * BITS) % CELLS for row in range(ROWS)]

    # ------------------------------------------------------------ budgets

    def wait(self, kind: Kind, *wishes: Budget) -> float:
        """Take one use from each of these budgets: 0, or if one is empty, the seconds until it is not, and nothing is taken.

        A cell holds the time at which everything taken so far will have been given back.
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
        """So many more, or fewer, are open under these names in this process."""
        for name in names:
            for place in self._places(name):
                self._cells[self._own + place] += by

    def count(self, name: str) -> int:
        """How many are open under this name in all processes."""
        places = self._places(name)
        return int(min(sum(self._cells[base + place] for base in self._counts) for place in places))


# ---------------------------------------------------------------- open files and connections


try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

RESERVE = 200
"""FileLimits that are kept for the database, for files and for the processes in which bots think."""
LEAST = 50
"""Connections that are taken however few descriptors there are."""
PLAYERS = 0.75
"""The part of all connections that may be sockets to tables: the others are for those who come in."""

UNLIMITED = 1_000_000
"""What is assumed where there is no limit."""


@cache
def files_allowed() -> int:
    """The limit of open files (`ulimit -n`), raised first as far as the machine lets us."""
    if resource is None:
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """How many connections there may be at once."""
    return max(LEAST, files_allowed() - RESERVE)


def most_sockets() -> int:
    """How many of them may be sockets to tables."""
    return int(PLAYERS * most_connections())


def open_files() -> str:
    """What a server says of it when it starts."""
    advice = "" if files_allowed() >= 4096 else ' For more, raise the limit first: "ulimit -n 65536".'
    return (
        f"There is room for {most_connections():,} connections, because {files_allowed():,} files may be open.{advice}"
    )
