"""Server processes: a single one, and several behind one address with a supervisor."""

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
"""Seconds between checks for sockets that opened during shutdown."""


class Server(uvicorn.Server):
    """A uvicorn server that also closes late sockets on shutdown. uvicorn closes only those open when shutdown begins; a socket
    opened or handed over later would be cut off when the timeout ends."""

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
        """Close sockets that open during shutdown. First runs when uvicorn has closed those that were already open."""
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
"""Seconds between checks whether to stop."""
AGAIN = 1.0
"""Seconds until a process that ended is replaced."""
HANGS = 30.0
"""Seconds without a heartbeat after which a process is replaced."""
STARTS = 60.0
"""Additional seconds that a process may take to start."""


class Worker(Server):
    """One of several processes: it hands sockets to the processes that own their tables, and accepts those for its own."""

    def __init__(self, config: uvicorn.Config, handoff: Handoff, alive: Any) -> None:
        super().__init__(config)
        self.handoff, self.alive = handoff, alive

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        try:
            self.handoff.open(self._welcome)
        except OSError as e:  # then it serves only the connections that the kernel gives it
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
    except OSError:  # the client has already disconnected
        log.info("a socket that was handed over is gone")


class Supervisor:
    """Keeps `count` processes running. Each calls `work` with its number, which its replacement gets again, and with a shared
    value for its heartbeat."""

    def __init__(self, work: Callable[..., None], count: int, *given: Any) -> None:
        self._work, self._count, self._given = work, count, given
        self._spawn = multiprocessing.get_context("spawn")
        self._alive = [self._spawn.Value("d", lock=False) for _ in range(count)]
        self._first = [0.0] * count
        """The initial heartbeat value of each process, to recognise its first real one."""
        self.ended = threading.Event()

    def run(self, opened: Callable[[], None]) -> None:
        """Keep the processes running until SIGINT or SIGTERM."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self.ended.set())
        self.keep(opened)

    def keep(self, opened: Callable[[], None] = lambda: None) -> None:
        """Keep the processes running until `ended` is set. Calls `opened` once, when the first of them accepts connections."""
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
            process.kill()  # does nothing if it has ended
            process.join()

    def _start(self, number: int) -> SpawnProcess:
        alive = self._alive[number]
        self._first[number] = alive.value = time.monotonic() + STARTS
        process = self._spawn.Process(target=self._work, args=(number, alive, *self._given), name=f"server {number}")
        process.start()
        return process
