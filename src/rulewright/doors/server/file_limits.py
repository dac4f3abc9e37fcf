"""How many files and connections this process may have open, and what follows from that."""

from __future__ import annotations

import contextlib
from functools import cache

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
def allowed() -> int:
    """The limit of open files (`ulimit -n`), raised first as far as the machine lets us."""
    if resource is None:
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def connections() -> int:
    """How many connections there may be at once."""
    return max(LEAST, allowed() - RESERVE)


def sockets() -> int:
    """How many of them may be sockets to tables."""
    return int(PLAYERS * connections())


def told() -> str:
    """What a server says of it when it starts."""
    advice = "" if allowed() >= 4096 else ' For more, raise the limit first: "ulimit -n 65536".'
    return f"There is room for {connections():,} connections, because {allowed():,} files may be open.{advice}"
