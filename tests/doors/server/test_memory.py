"""Evicted tables are freed at once: nothing waits for the garbage collector, which runs late in a server."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest

from rulewright.doors.server.live import tables
from rulewright.doors.server.live.socket import Socket
from rulewright.doors.server.store.database import now
from tests.doors.server.servers import Server, newest, opened, quick

AT_ONCE, TOGETHER = 50, 5


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def played(server: Server, number: int) -> None:
    """A table with a bot and, every other time, a clock; a refusal, a few chat messages, a move, an undo, and disconnect."""
    ann, clock = server.guest(), {"clock": {"total": 600}} if number % 2 else {}
    match = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}, **clock})["id"]
    with ann.sit(match) as line:
        line.play(99, line.until()["turn"])
        line.until("refused")
        line.say(type="say", ready=0)
        line.play(3, 0)
        state = newest(line, 2)
        line.say(type="undo", turn=state["turn"])
        line.until("refused")


@pytest.mark.parametrize("many", [50, pytest.param(1000, marks=pytest.mark.release)])
@pytest.mark.usefixtures("without_collector")
def test_forgotten_tables_are_gone_without_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    living: WeakSet[Any] = WeakSet()
    met: Counter[str] = Counter()

    def meet(*found: Any) -> None:
        living.update(found)
        met.update(type(one).__name__ for one in found)

    sit = Socket.run

    async def run(self: Socket) -> None:
        meet(self)
        await sit(self)

    monkeypatch.setattr(Socket, "run", run)
    settings = quick(f"sqlite:///{tmp_path / 'server.db'}")
    with opened(settings) as server, ThreadPoolExecutor(TOGETHER) as guests:

        async def forget() -> None:
            """Evict them, like tables that were idle for long or continue in another process."""
            for table in server.tables.by_match.values():
                assert table.match
                meet(table, table.driver, table.chat, table.match)
            while server.tables.by_match:
                tables.forget(server.tables, now() + 1)
                for table in [t for t in server.tables.by_match.values() if t.left]:
                    server.tables.forget(table)
                await asyncio.sleep(0.001)

        for first in range(0, many, AT_ONCE):
            list(guests.map(lambda n: played(server, n), range(first, first + AT_ONCE)))
            server.do(forget())
        assert met == dict.fromkeys(("Socket", "Table", "Driver", "Chat", "LiveMatch"), many)
        end = time.monotonic() + 120
        while living and time.monotonic() < end:
            time.sleep(0.05)
        assert Counter(type(one).__name__ for one in living) == {}
