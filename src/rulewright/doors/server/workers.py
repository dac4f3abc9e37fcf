"""Server processes: one that says when it is open and when it ends, and several behind one address."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rulewright.doors.server.http.connections import Connections, Handoff

STARTUP_LOOK = 0.05
"""Seconds between looks for latecomers."""


class Server(uvicorn.Server):
    """uvicorn tells those who are connected when it begins to end. A socket that was accepted before and opened after, or
    handed over meanwhile by another process, would hear of it only when patience ends, and by being cut off."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        telling = asyncio.create_task(self._tell_latecomers(), name="telling latecomers")
        try:
            await super().shutdown(sockets)
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling

    async def _tell_latecomers(self) -> None:
        """It runs first when all who were there have been told."""
        told = set(self.server_state.connections)
        while True:
            for line in self.server_state.connections - told:
                if isinstance(line, WebSocketsSansIOProtocol) and line.handshake_complete:
                    told.add(line)
                    line.shutdown()
            await asyncio.sleep(STARTUP_LOOK)


# ---------------------------------------------------------------- several processes


log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds between looks whether all are to end."""
AGAIN = 1.0
"""Seconds until a process is started in the place of one that ended."""
HANGS = 30.0
"""Seconds without a sign of life after which a process is replaced."""
STARTS = 60.0
"""Seconds that it may take to start besides."""


class Worker(Server):
    """One of them: it leads sockets to the tables of the others, and takes in those to its own."""

    def __init__(self, config: uvicorn.Config, handoff: Handoff, alive: Any) -> None:
        super().__init__(config)
        self.handoff, self.alive = handoff, alive

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        try:
            self.handoff.open(self._welcome)
        except OSError as e:  # then it serves whatever the kernel gives it
            log.warning("the other processes cannot hand over sockets to this one: %s", e.strerror)
        Connections.handoff = self.handoff

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.handoff.close()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        self.alive.value = time.monotonic()
        return await super().on_tick(counter)

    def _welcome(self, line: socket.socket, head: bytes) -> None:
        protocol = Connections(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.head = head
        taking = asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
        task = asyncio.create_task(_taken(taking), name="a socket that was handed over")
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)


async def _taken(taking: Any) -> None:
    try:
        await taking
    except OSError:  # it is gone already
        log.info("a socket that was handed over is gone")


class Supervisor:
    """Keeps so many processes running. Each calls `work` with its number, which the one in its place has again, and with where
    it says from time to time that it is alive."""

    def __init__(self, work: Callable[..., None], count: int, *given: Any) -> None:
        self._work, self._count, self._given = work, count, given
        self._spawn = multiprocessing.get_context("spawn")
        self._alive = [self._spawn.Value("d", lock=False) for _ in range(count)]
        self._first = [0.0] * count
        """What stands there until each gives its first sign of life."""
        self.ended = threading.Event()

    def run(self, opened: Callable[[], None]) -> None:
        """Until a signal says that it is enough."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self.ended.set())
        self.keep(opened)

    def keep(self, opened: Callable[[], None] = lambda: None) -> None:
        """`opened` is called once, when the first of them lets people in."""
        running = [self._start(number) for number in range(self._count)]
        told = False
        while not self.ended.is_set():
            wait([process.sentinel for process in running], LOOK)
            if not told and any(alive.value != first for alive, first in zip(self._alive, self._first, strict=True)):
                told = True
                opened()
            for number, process in enumerate(running):
                if process.is_alive() and time.monotonic() > self._alive[number].value + HANGS:
                    log.error("process %d hangs and is killed", number)
                    process.kill()
                    process.join()
                if not process.is_alive() and not self.ended.wait(AGAIN):
                    log.warning("process %d ended with %s and is started again", number, process.exitcode)
                    running[number] = self._start(number)
        for process in running:
            process.terminate()
        for process in running:
            process.join(HANGS)
            process.kill()  # nothing, where it has ended
            process.join()

    def _start(self, number: int) -> SpawnProcess:
        alive = self._alive[number]
        self._first[number] = alive.value = time.monotonic() + STARTS
        process = self._spawn.Process(target=self._work, args=(number, alive, *self._given), name=f"server {number}")
        process.start()
        return process
