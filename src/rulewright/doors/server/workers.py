"""Several server processes behind one address, and the one that starts them again when they end."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn

from rulewright.doors.server.http.patience import Patience
from rulewright.doors.server.http.siblings import Siblings

log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds between looks whether all are to end."""
AGAIN = 1.0
"""Seconds until a process is started in the place of one that ended."""


class Worker(uvicorn.Server):
    """One of them: it leads sockets to the tables of the others, and takes in those to its own."""

    def __init__(self, config: uvicorn.Config, siblings: Siblings) -> None:
        super().__init__(config)
        self.siblings = siblings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        try:
            self.siblings.open(self._welcome)
        except OSError as e:  # then it serves whatever the kernel gives it
            log.warning("the other processes cannot hand over sockets to this one: %s", e.strerror)
        Patience.siblings = self.siblings

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.siblings.close()
        await super().shutdown(sockets)

    def _welcome(self, line: socket.socket, head: bytes) -> None:
        protocol = Patience(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
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


class Foreman:
    """Keeps so many processes running. Each calls `work` with its number, which the one in its place has again."""

    def __init__(self, work: Callable[..., None], count: int, *given: Any) -> None:
        self._work, self._given = work, given
        self._ended = threading.Event()
        self._count = count

    def run(self) -> None:
        """Until a signal says that it is enough."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self._ended.set())
        running = [self._start(number) for number in range(self._count)]
        while not self._ended.is_set():
            wait([process.sentinel for process in running], LOOK)
            for number, process in enumerate(running):
                if not process.is_alive() and not self._ended.wait(AGAIN):
                    log.warning("process %d ended with %s and is started again", number, process.exitcode)
                    running[number] = self._start(number)
        for process in running:
            process.terminate()
        for process in running:
            process.join()

    def _start(self, number: int) -> SpawnProcess:
        process = multiprocessing.get_context("spawn").Process(
            target=self._work, args=(number, *self._given), name=f"server {number}"
        )
        process.start()
        return process
