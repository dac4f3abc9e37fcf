"""Where bots, the coach and the lab think: in processes of their own, each client in fair turns.

A tool runs in a thread, which nobody can end from outside; a process can be ended. So a call that is cancelled frees its core,
and a server that is told to end does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, Protocol, TypeVar

from anyio import from_thread

from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.bots import BotJobs

T = TypeVar("T")

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""Whose call this is: a token's name, or an address; empty for the one client on stdin."""
MOMENT = 0.1
"""Seconds between two looks whether something has happened."""


class Think(Protocol):
    """Do a task in so many seconds at most."""

    def __call__(self, task: Callable[[Any], T], argument: Any, seconds: float) -> T: ...


def at_once(task: Callable[[Any], T], argument: Any, seconds: float) -> T:
    """Here and now, for tables outside a server."""
    return task(argument)


class Thinkers:
    """The processes of a server. They start when they are first needed."""

    def __init__(self) -> None:
        self._jobs = BotJobs()

    def __call__(self, task: Callable[[Any], T], argument: Any, seconds: float) -> T:
        """Called in the thread of a tool. The process is ended when the call is cancelled, and when it is too late."""
        client = CLIENT.get()
        try:
            return from_thread.run(self._jobs.do, task, argument, seconds, Payer(client, client))
        except CancelledError:
            raise asyncio.CancelledError from None

    def close(self) -> None:
        self._jobs.close()


def pause(seconds: float = MOMENT) -> None:
    """Wait for a moment in the thread of a tool; a call that was cancelled ends here."""
    check()
    time.sleep(seconds)


def check() -> None:
    """End a call that was cancelled. Outside a server there is none."""
    with suppress(RuntimeError):
        from_thread.check_cancelled()
