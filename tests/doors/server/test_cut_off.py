"""A process that silently loses PostgreSQL: every connection stays open, and nothing gets through.

It must not go on showing outdated state, must not make others wait for its unfinished work, and must recover by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self

import pytest
from sqlalchemy import make_url, text
from websockets.exceptions import InvalidStatus

from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.live import pubsub
from rulewright.doors.server.store import database
from rulewright.doors.server.translations import SAY
from tests.doors.server.proxy import Proxy
from tests.doors.server.servers import Server, closing, eventually, fetch, newest, opened, quick

SLACK = 60.0
"""Extra seconds beyond the guarantee, for a busy machine."""


@dataclass
class Valve(Proxy):
    """A proxy between a server and PostgreSQL. While it is shut, connections are accepted and nothing passes through them, as
    when a network drops packets."""

    _open: asyncio.Event = field(default_factory=asyncio.Event)

    def __enter__(self) -> Self:
        self._open.set()
        return super().__enter__()

    def shut(self) -> None:
        self._loop.call_soon_threadsafe(self._open.clear)

    def open(self) -> None:
        self._loop.call_soon_threadsafe(self._open.set)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, back = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
        await self._open.wait()  # not even a closed connection is noticed
        writer.close()


@pytest.fixture
def cut(fresh_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Server, Valve]]:
    """Two servers on one database, and the proxy through which the first of them reaches it."""
    monkeypatch.setattr(database, "LEASE_SECONDS", 2.0)
    monkeypatch.setattr(database, "LEASE_BEAT", 0.3)
    monkeypatch.setattr(pubsub, "ANSWER", 1.5)
    monkeypatch.setattr(database, "GIVEN_UP", 3000)
    url = make_url(fresh_postgres())
    through = Valve(url.host or "", url.port or 0)
    with through, opened(quick(str(url.set(port=through.address)))) as one, opened(quick(str(url))) as two:
        two.tables.lease.renew(database.boot_clock() + 3600)  # it loses nothing, however busy the machine is
        yield one, two, through
        through.open()


def table(one: Server, two: Server) -> tuple[str, Guest, Guest]:
    """Ann at the first server, Bo at the second."""
    ann, bo = one.guest("Ann"), two.guest("Bo")
    made = ann.post("/api/matches", {"game": "connect_four"})
    bo.join(made["links"]["seats"]["1"])
    return made["id"], ann, bo


def elsewhere(guest: Guest, server: Server) -> Guest:
    return Guest(server.address, guest.cookie)


def test_a_process_that_is_cut_off_shows_nothing_more_and_comes_back(
    cut: tuple[Server, Server, Valve], caplog: pytest.LogCaptureFixture
) -> None:
    one, two, valve = cut
    match, ann, bo = table(one, two)
    with ann.sit(match) as hers, bo.sit(match) as his:
        hers.play(3, newest(hers, 0)["turn"])
        state = newest(his, 1)
        newest(hers, 1)
        valve.shut()
        began = time.monotonic()
        his.play(2, state["turn"])
        assert newest(his, 2)["number"] == 2, "the others play on"
        code, reason = closing(hers)
        assert (code, reason) == (1013, SAY("cut-off")), "an old board is not left standing"
        assert time.monotonic() - began < database.LEASE_SECONDS + SLACK
        numbers = [m["number"] for m in hers.heard if m["type"] == "state"]
        assert max(numbers) == 1
        with elsewhere(ann, two).sit(match) as again:  # the load balancer sends her to another process
            again.play(3, newest(again, 2)["turn"])
            newest(his, 3)

        # requests to the isolated process fail at once, with a status that a load balancer understands
        began = time.monotonic()
        with pytest.raises(Answered) as refused:
            ann.get(f"/api/matches/{match}")
        assert refused.value.status == 504
        with pytest.raises(InvalidStatus) as shut:
            ann.sit(match)
        assert shut.value.response.status_code == 504
        assert health(one) == 503
        assert time.monotonic() - began < database.PATIENCE, "it waited for the database"
        assert health(two) == 200
        assert not [record for record in caplog.records if record.name.startswith("uvicorn")]

        valve.open()
        eventually(lambda: one.tables.lease.held)
        assert ann.get(f"/api/matches/{match}")["id"] == match
        with ann.sit(match) as back:
            assert newest(back, 3)["number"] == 3
            his.play(2, newest(his, 3)["turn"])
            newest(back, 4)


def test_a_process_that_stood_still_serves_the_first_request_after_it(cut: tuple[Server, Server, Valve]) -> None:
    """As on a laptop that was asleep: the lease has run out, and the database is there. Nobody's socket is closed."""
    one, two, _ = cut
    match, ann, _ = table(one, two)
    with ann.sit(match) as line:
        newest(line, 0)
        one.loop.call_soon_threadsafe(time.sleep, database.LEASE_SECONDS + 0.2)
        assert ann.get(f"/api/matches/{match}")["id"] == match
        one.loop.call_soon_threadsafe(time.sleep, database.LEASE_SECONDS + 0.2)
        line.play(3, 0)
        assert newest(line, 1)["number"] == 1


def test_a_database_that_is_slow_after_a_standstill_is_waited_for(
    cut: tuple[Server, Server, Valve], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a busy machine, where the beat after a standstill takes as long as the standstill did."""
    one, two, valve = cut
    monkeypatch.setattr(pubsub, "ANSWER", 600.0)
    match, ann, bo = table(one, two)
    with ann.sit(match) as line, bo.sit(match) as his:
        newest(line, 0)
        newest(his, 0)
        valve.shut()
        one.loop.call_soon_threadsafe(time.sleep, database.LEASE_SECONDS + 0.2)
        eventually(lambda: not one.tables.lease.held)
        threading.Timer(2 * database.LEASE_SECONDS, valve.open).start()
        assert ann.get(f"/api/matches/{match}")["id"] == match
        assert health(one) == 200
        line.play(3, 0)
        assert newest(his, 1)["number"] == newest(line, 1)["number"] == 1
    assert not [record for record in caplog.records if record.name == pubsub.log.name]


def test_time_in_which_the_process_stood_still_does_not_count() -> None:
    """`asyncio.timeout` would give up on an answer that came meanwhile."""

    async def work() -> str:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()
        with pytest.raises(TimeoutError):
            async with database.time_limit(0.3):
                await answer
        answer = loop.create_future()
        async with database.time_limit(0.3):
            time.sleep(0.5)
            loop.call_soon(answer.set_result, "answer")
            return await answer

    assert asyncio.run(work()) == "answer"


def health(server: Server) -> int:
    return fetch(server, "/health")[0].status


def test_a_move_that_was_sent_into_the_void_is_made_once_or_not_at_all(cut: tuple[Server, Server, Valve]) -> None:
    one, two, valve = cut
    match, ann, bo = table(one, two)
    with ann.sit(match) as hers, bo.sit(match) as his:
        turn = newest(hers, 0)["turn"]
        newest(his, 0)
        valve.shut()
        hers.play(3, turn)
        assert closing(hers)[0] == 1013
        assert max(m["number"] for m in hers.heard if m["type"] == "state") == 0, "nobody was shown that it was made"
        with elsewhere(ann, two).sit(match) as again:
            again.play(5, newest(again, 0)["turn"])
            shown = newest(his, 1)
            valve.open()
            eventually(lambda: one.tables.lease.held)
            eventually(lambda: not (match in one.tables.by_match and one.tables.by_match[match].unsettled))
            with ann.sit(match) as back:
                assert newest(back, 1)["receipt"] == shown["receipt"]
            lines = two.read(
                lambda c: list(c.execute(text("SELECT code FROM moves WHERE match = :m"), {"m": match}).scalars())
            )
            assert lines == [5]


def test_what_a_process_had_begun_when_it_was_cut_off_keeps_nobody_waiting(cut: tuple[Server, Server, Valve]) -> None:
    """It has written the row and not committed it: until PostgreSQL gives up on it, no other process can write that row."""
    one, two, valve = cut
    match, ann, bo = table(one, two)
    with ann.sit(match) as hers, bo.sit(match) as his:
        for number in range(6):
            (hers, his)[number % 2].play(number % 2, number // 2)
            newest(hers, number + 1)
            newest(his, number + 1)
        commit: Any = None

        async def begun() -> None:
            """The winning move's transaction, up to its commit."""
            nonlocal commit
            engine = one.tables.database._net
            assert engine
            commit = await engine.connect()
            seventh = "SELECT match, 7, kind, seat, 0, made_by, at, more, attempt FROM moves WHERE match = :m LIMIT 1"
            await commit.execute(text(f"INSERT INTO moves {seventh}"), {"m": match})

        one.do(begun())
        valve.shut()
        began = time.monotonic()
        with elsewhere(ann, two).sit(match) as again:
            again.play(0, newest(again, 6)["turn"])
            assert newest(again, 7)["over"]
        assert time.monotonic() - began < database.GIVEN_UP / 1000 + SLACK
        valve.open()
        with contextlib.suppress(Exception):
            one.do(commit.close())
