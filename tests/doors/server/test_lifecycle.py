"""A server that shuts down: a socket that connects, or is being handed over, at that moment is notified at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import tempfile
from collections.abc import AsyncIterator
from multiprocessing import Value
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.doors.server.command import bind, configured
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http.connections import Connections, Handoff
from rulewright.doors.server.workers import Worker

HEAD = b"\r\n".join(
    [
        b"GET /ws/abc HTTP/1.1",
        b"Host: here",
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        b"\r\n",
    ]
)
OWNER = int(Handoff(Path(), 0, 2).owner(b"/ws/abc") is not None)
"""Which of two processes owns that table."""
RESTART = (1012).to_bytes(2, "big")


async def listen(line: WebSocket) -> None:
    await line.accept()
    try:
        while True:
            await line.receive_text()
    except WebSocketDisconnect:
        pass


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    monkeypatch.setattr(Connections, "handoff", None)
    caplog.set_level(logging.WARNING)
    return caplog


@contextlib.asynccontextmanager
async def serving(handoff: Handoff) -> AsyncIterator[tuple[Worker, int]]:
    """One process of a server and its port; it has ended when the context ends."""
    app = Starlette(routes=[WebSocketRoute("/ws/{match}", listen)])
    alive: Any = Value("d", lock=False)
    with bind("127.0.0.1", 0) as listener:
        worker = Worker(configured(lambda: app, Settings()), handoff, alive)
        ending = asyncio.create_task(worker._serve([listener]))
        while not worker.started:
            await asyncio.sleep(0.01)
        yield worker, listener.getsockname()[1]
        worker.should_exit = True
        await ending


async def end(worker: Worker) -> None:
    """Wait until it has begun to shut down."""
    worker.should_exit = True
    while worker.handoff._listener:
        await asyncio.sleep(0)


def told_to_come_again(client: socket.socket) -> bool:
    client.settimeout(30)
    heard = b""
    while more := client.recv(10_000):
        heard += more
    return heard.startswith(b"HTTP/1.1 101") and heard[-2:] == RESTART


def test_a_socket_handed_over_while_a_process_ends_is_told_to_come_again(quiet: pytest.LogCaptureFixture) -> None:
    client, given = socket.socketpair()

    async def late(folder: str) -> None:
        async with serving(Handoff(Path(folder), 0, 1)) as (worker, _):
            await end(worker)
            worker._welcome(given, HEAD)

    with client, tempfile.TemporaryDirectory(prefix="rw-") as folder:
        asyncio.run(late(folder))
        assert told_to_come_again(client)
    assert not quiet.records


def test_a_socket_that_is_being_handed_over_when_a_process_ends_is_told_as_well(
    quiet: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is listening, but does not respond."""
    monkeypatch.setattr("rulewright.doors.server.http.connections.HANDOFF_SECONDS", 0.5)
    client = socket.socket()

    async def halfway(folder: str) -> None:
        here, other = Handoff(Path(folder), 1 - OWNER, 2), Handoff(Path(folder), OWNER, 2)
        other.open(lambda *_: pytest.fail("it took the socket"))
        assert other._listener
        asyncio.get_running_loop().remove_reader(other._listener)
        async with serving(here) as (worker, port):
            await asyncio.to_thread(client.connect, ("127.0.0.1", port))
            client.sendall(HEAD)
            while not any(isinstance(line, Connections) and line._handing for line in worker.server_state.connections):
                await asyncio.sleep(0)
            await end(worker)
        other.close()

    with client, tempfile.TemporaryDirectory(prefix="rw-") as folder:
        asyncio.run(halfway(folder))
        assert told_to_come_again(client)
    assert not quiet.records
