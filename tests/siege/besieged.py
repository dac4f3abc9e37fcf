"""`python -m tests.siege.besieged PORT WORKERS [HOST]`: the server under siege, with short timeouts and slow bots."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from rulewright.doors.server import limits
from rulewright.doors.server.command import run
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http.connections import Connections
from rulewright.doors.server.jobs import bots, pool

HALF = 10.0
"""The timeout for incomplete requests here, shortened for short sieges."""
SLOW = 0.03
"""Extra seconds for every bot, so that hoarding them would make others wait."""


def take_time() -> None:
    do = pool.Worker.do

    async def slowly(self: pool.Worker, task: Any, *given: Any) -> Any:
        if task is bots.answer:
            await asyncio.sleep(SLOW)
        return await do(self, task, *given)

    pool.Worker.do = slowly  # type: ignore[method-assign, assignment]


def serve(settings: Settings, port: int, workers: int = 1, host: str = "127.0.0.1") -> None:
    """Run it until it is killed."""
    Connections.seconds = limits.BODY_SECONDS = HALF
    take_time()
    run(settings, host, port, workers)


if __name__ == "__main__":
    port, workers, *more = sys.argv[1:]
    serve(Settings.from_environment(), int(port), int(workers), *more)
