"""PostgreSQL fails at every point of a write: the reported outcome of a move is true, or reported as unknown."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import make_url, select

from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.store import database, schema
from tests.doors.server.proxy import Proxy
from tests.doors.server.servers import Server, newest, opened, quick
from tests.doors.server.test_play import table

DOWN = 0.5
"""Seconds for which the database is unavailable."""


@dataclass
class Wire(Proxy):
    """A proxy between the server and PostgreSQL that cuts all connections after a number of messages.

    `swallow` is whether the last message still arrives: then the database executes it, but the answer is lost.
    """

    cut_after: int = -1
    cut_on: bytes = b""
    """Cut the connections at this text."""
    swallow: bool = False
    cuts: int = 0
    _deaf: bool = False
    _answered: asyncio.Event = field(default_factory=asyncio.Event)
    _closed_until: float = 0.0
    _lines: list[asyncio.StreamWriter] = field(default_factory=list)

    def settle(self, cuts: int) -> None:
        """Stop cutting, and let connections recover; the cut message may have been unrelated."""
        self.cut_after = -1
        while self._deaf:
            time.sleep(0.01)
        time.sleep(DOWN + 0.1 if self.cuts > cuts else 0)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if time.monotonic() < self._closed_until:
            writer.close()
            return
        there, back = await asyncio.open_connection(self.host, self.port)
        self._lines += [writer, back]
        with contextlib.suppress(OSError):
            await asyncio.gather(self._there(reader, back), self._back(there, writer))

    async def _there(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self.cut_after == 0 or (self.cut_on and self.cut_on in data):
                self.cut_after, self.cut_on = -1, b""
                if self.swallow:
                    self._deaf = True
                    self._answered = asyncio.Event()
                    writer.write(data)
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._answered.wait(), 5)
                self.cuts += 1
                self._closed_until = time.monotonic() + DOWN
                self._cut()
                return
            self.cut_after -= self.cut_after > 0
            writer.write(data)
        writer.close()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self._deaf:
                self._answered.set()
                return
            writer.write(data)
        writer.close()

    def _cut(self) -> None:
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()
        self._deaf = False


@pytest.fixture
def wired(fresh_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Wire]]:
    """With a lease that outlasts all cuts: test_cut_off covers its expiry."""
    monkeypatch.setattr(database, "LEASE_SECONDS", 600.0)
    url = make_url(fresh_postgres())
    with Wire(url.host or "", url.port or 0) as wire, opened(quick(str(url.set(port=wire.address)))) as server:
        yield server, wire


def told(line: Line, turn: int) -> tuple[bool, bool]:
    """Whether the move is reported as made, once that is known; and whether it was ever reported as unknown."""
    doubtful = False
    while True:
        state = line.until(timeout=120)
        doubtful |= state["unsettled"]
        if state["unsettled"]:
            assert not state["moves"], "nobody is asked to choose again before it is known"
        elif state["turn"] > turn:
            return True, doubtful
        elif any(m["type"] == "refused" for m in line.heard):
            return False, doubtful


def patiently(server: Server) -> tuple[str, Guest, Guest]:
    """Open a table as soon as the database accepts one again."""
    while True:
        with contextlib.suppress(Answered):
            return table(server)
        time.sleep(0.1)


def stored(server: Server, match: str) -> list[Any]:
    query = select(schema.moves).where(schema.moves.c.match == match).order_by(schema.moves.c.line)
    return server.read(lambda c: list(c.execute(query)))


@pytest.mark.parametrize(
    ("before", "move", "steps", "swallow"),
    [
        ([], 3, 1, False),
        ([], 3, 1, True),
        ([0, 1, 0, 1], 3, 1, False),
        ([0, 1, 0, 1], 3, 1, True),
        # every message of a transaction takes up to a minute; test_a_database_that_goes_away_while_it_commits is quick
        pytest.param([0, 1, 0, 1, 0, 1], 0, 4, False, marks=pytest.mark.release),
        pytest.param([0, 1, 0, 1, 0, 1], 0, 4, True, marks=pytest.mark.release),
    ],
)
def test_a_database_that_goes_away_at_any_point_of_a_write(
    wired: tuple[Server, Wire], swallow: bool, before: list[int], move: int, steps: int
) -> None:
    """An ordinary move is one message to the database; the winning one, with its consequences, is a whole transaction."""
    server, wire = wired
    wire.swallow = swallow
    outcomes: list[tuple[bool, bool]] = []
    step = most = 0
    for _ in range(60):
        match, ann, bo = patiently(server)
        with ann.sit(match) as line, bo.sit(match) as other:
            for number, code in enumerate(before):
                (other if number % 2 else line).play(code, number // 2)
                newest(line, number + 1)
            first, turn = len(before), len(before) // 2
            if not before:
                newest(line, 0)
            time.sleep(0.1)  # who is here has been said
            cuts, wire.cut_after = wire.cuts, step
            line.play(move, turn)
            made, doubtful = told(line, turn)
            outcomes.append((made, doubtful))
            wire.settle(cuts)
            assert [row.code for row in stored(server, match)[first:]] == [move] * made, f"cut after {step} messages"
            if not made:
                line.play(move, turn)
                newest(line, first + 1)
                assert [row.code for row in stored(server, match)[first:]] == [move]
        most = max(most, step)
        if wire.cuts == cuts and ((True, True) in outcomes or steps > 1 or not before):
            break
        step = (step + 1) % 15  # preparing statements again takes additional messages
    assert most >= steps
    if before and steps == 1:
        assert (True, True) in outcomes, "while it was stored that was not known, and then it was"


@pytest.mark.parametrize("swallow", [False, True])
def test_a_database_that_goes_away_while_it_commits(wired: tuple[Server, Wire], swallow: bool) -> None:
    server, wire = wired
    match, ann, bo = table(server)
    with ann.sit(match) as line, bo.sit(match) as other:
        for number, code in enumerate([0, 1, 0, 1, 0, 1]):
            (other if number % 2 else line).play(code, number // 2)
            newest(line, number + 1)
        wire.swallow, wire.cut_on = swallow, b"COMMIT"
        line.play(0, 3)
        assert told(line, 3) == (True, True), "it was not known, and then it was"
        assert wire.cuts == 1
        wire.settle(0)
        assert [row.code for row in stored(server, match)] == [0, 1, 0, 1, 0, 1, 0]


def test_a_bot_plays_on_after_an_outage(wired: tuple[Server, Wire]) -> None:
    server, wire = wired
    match, ann = server.against_bot("connect_four")
    with ann.sit(match) as line:
        state = line.until()
        for step in (0, 1, 2, 4):
            wire.cut_after = step
            turn = state["turn"]
            line.play(state["moves"][0]["code"], turn)
            while state["turn"] == turn or not (state["moves"] or state["over"]):
                state = line.until(timeout=120)
                if state["turn"] == turn and state["moves"] and not state["unsettled"]:
                    line.play(state["moves"][0]["code"], turn)
        wire.cut_after = -1
        assert len(stored(server, match)) == state["number"] >= 7
