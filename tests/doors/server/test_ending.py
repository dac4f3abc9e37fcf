"""A server that ends: a socket that comes in just then is told at once."""

from __future__ import annotations

import asyncio
import logging
import socket
import tempfile
from multiprocessing import Value
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.doors.server.command import bind, configured
from rulewright.doors.server.http.patience import Patience
from rulewright.doors.server.http.siblings import Siblings
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
RESTART = (1012).to_bytes(2, "big")


async def listen(line: WebSocket) -> None:
    await line.accept()
    try:
        while True:
            await line.receive_text()
    except WebSocketDisconnect:
        pass


def test_a_socket_handed_over_while_a_process_ends_is_told_to_come_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(Patience, "siblings", None)
    client, given = socket.socketpair()

    async def late(folder: str, listener: socket.socket) -> bytes:
        app = Starlette(routes=[WebSocketRoute("/ws/{match}", listen)])
        alive: Any = Value("d", lock=False)
        worker = Worker(configured(lambda: app), Siblings(Path(folder), 0, 1), alive)
        ending = asyncio.create_task(worker._serve([listener]))
        while not worker.started:
            await asyncio.sleep(0.01)
        worker.should_exit = True
        while worker.siblings._listener:
            await asyncio.sleep(0)
        worker._welcome(given, HEAD)
        await ending
        client.settimeout(30)
        return await asyncio.to_thread(client.recv, 10_000)

    with client, tempfile.TemporaryDirectory(prefix="rw-") as folder, bind("127.0.0.1", 0) as listener:
        heard = asyncio.run(late(folder, listener))
    assert heard.startswith(b"HTTP/1.1 101")
    assert heard[-2:] == RESTART
    assert not caplog.records
