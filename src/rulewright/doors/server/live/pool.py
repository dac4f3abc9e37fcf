"""Processes for work that must not slow the tables down, such as a bot's thinking; each is used in fair turns."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Any, TypeVar

from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.live.turns import Turns

T = TypeVar("T")


class Pool:
    """So many processes, started when they are first needed. `nice` ones give way to everything else on the machine."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.turns = Turns(count)
        self._workers = [Worker(nice) for _ in range(count)]
        self._free = list(self._workers)

    async def do(
        self,
        task: Callable[[Any], T],
        argument: Any,
        seconds: float,
        payer: Payer = HOUSE,
        rank: int = 0,
        most: int = 0,
    ) -> T:
        """Run a function in a process, for so many seconds at most; waiting for a free one does not count."""
        async with self.turns.turn(payer, rank, most):
            worker = self._free.pop()
            try:
                return await worker.do(task, argument, seconds)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class Worker:
    """One process. It is replaced when it dies or does not come back; nobody else's work is lost by that."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: ProcessPoolExecutor | None = None

    async def do(self, task: Callable[[Any], T], argument: Any, seconds: float) -> T:
        for attempt in (1, 2):
            if self._process is None:
                spawn = multiprocessing.get_context("spawn")
                self._process = ProcessPoolExecutor(1, spawn, _settle_in, (self._nice,))
            try:
                future = asyncio.get_running_loop().run_in_executor(self._process, task, argument)
                return await asyncio.wait_for(future, seconds)
            except (TimeoutError, asyncio.CancelledError):
                self._discard()
                raise
            except BrokenProcessPool:
                self._discard()
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _discard(self, wait: bool = False) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for child in list((process._processes or {}).values()):
            child.terminate()
        process.shutdown(wait=wait)

    def close(self) -> None:
        self._discard(wait=True)


def _settle_in(nice: int) -> None:
    """A process of ours ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice:
        os.nice(nice)
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end when the one that started it has, even where that was killed and could say nothing."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        wait_for([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
