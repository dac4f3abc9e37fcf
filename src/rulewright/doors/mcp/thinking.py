"""Worker processes for bots, the coach and the lab, shared fairly between clients.

A tool runs in a thread, which cannot be killed from outside; a process can. So a cancelled call frees its core, and a server can
always shut down.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from contextvars import ContextVar
from typing import Protocol, TypeVar

from anyio import from_thread

from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.bots import BotJobs

A = TypeVar("A")
T = TypeVar("T")

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""The client of this call: a token's name, or an address; empty for the single client on stdin."""
MOMENT = 0.1
"""Seconds between polls."""


class Think(Protocol):
    """Does a task within a number of seconds."""

    def __call__(self, task: Callable[[A], T], argument: A, seconds: float) -> T: ...


def at_once(task: Callable[[A], T], argument: A, seconds: float) -> T:
    """Do the task in this process, for tables outside a server."""
    return task(argument)


class Thinkers:
    """The worker processes of a server, started on first use."""

    def __init__(self) -> None:
        self._jobs = BotJobs()

    def __call__(self, task: Callable[[A], T], argument: A, seconds: float) -> T:
        """Do a task; called in the thread of a tool. The process is killed if the call is cancelled or times out."""
        client = CLIENT.get()
        try:
            return from_thread.run(self._jobs.do, task, argument, seconds, Payer(client, client))
        except CancelledError:
            raise asyncio.CancelledError from None

    def close(self) -> None:
        self._jobs.close()


def pause(seconds: float = MOMENT) -> None:
    """Sleep in the thread of a tool; raises if the call was cancelled."""
    check()
    time.sleep(seconds)


def check() -> None:
    """Raise if the call was cancelled. Does nothing outside a server."""
    with suppress(RuntimeError):
        from_thread.check_cancelled()
