"""Processes for work that must not slow the tables down, such as a bot's thinking; each is used in fair turns."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from multiprocessing.connection import wait as wait_for
from typing import Any, TypeVar

from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.jobs.fair_queue import Turns
from rulewright.kernel.engines.progress import on_progress
from rulewright.kernel.language import language, speaking

T = TypeVar("T")

IDLE = -1.0
"""What is said of the compiling of a process that does not."""


class Pool:
    """So many processes, started when they are first needed. `nice` ones give way to everything else on the machine."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.turns = Turns(count)
        self._workers = [Worker(nice) for _ in range(count)]
        self._free = list(self._workers)
        self._later: set[asyncio.Task[None]] = set()

    async def do(
        self,
        task: Callable[[Any], T],
        argument: Any,
        seconds: float | None,
        payer: Payer | Callable[[], Payer] = HOUSE,
        rank: int | Callable[[], int] = 0,
        most: int = 0,
    ) -> T:
        """Run a function in a process, for so many seconds at most; waiting for a free one does not count.

        Whoever waits is told TimeoutError then. The process is replaced, unless it compiles: that is never thrown away, so it
        keeps its turn until it is through.
        """
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.turns.turn(payer, rank, most))
            worker = self._free.pop()
            stack.callback(self._free.append, worker)
            try:
                return await worker.do(task, argument, seconds)
            except TimeoutError:
                if worker.under_way:
                    self._later.add(asyncio.create_task(self._finish(worker, stack.pop_all()), name="compiling on"))
                raise

    async def _finish(self, worker: Worker, stack: AsyncExitStack) -> None:
        """Wait for a process that compiles longer than anybody wanted to wait for it."""
        async with stack:
            await worker.finish()
        self._later = {task for task in self._later if not task.done()}

    @property
    def progress(self) -> float:
        """How far the one is that compiles, from 0 to 1."""
        return max(worker.progress for worker in self._workers)

    def start_anew(self) -> None:
        """Let the processes that do nothing now be new ones when they are next needed: they have not loaded anything yet."""
        for worker in self._free:
            worker.close()

    def close(self) -> None:
        for task in self._later:
            task.cancel()
        for worker in self._workers:
            worker.close()


class Worker:
    """One process. It is replaced when it dies or does not come back; nobody else's work is lost by that."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: ProcessPoolExecutor | None = None
        self._told: Any = None
        """What the process says of its compiling: IDLE, or how far it is."""
        self.under_way: asyncio.Future[Any] | None = None
        """What is compiled although nobody waits for it any longer."""

    @property
    def progress(self) -> float:
        return max(0.0, self._told.value) if self._told else 0.0

    async def do(self, task: Callable[[Any], T], argument: Any, seconds: float | None) -> T:
        for attempt in (1, 2):
            if self._process is None:
                spawn = multiprocessing.get_context("spawn")
                self._told = spawn.Value("d", IDLE, lock=False)
                self._process = ProcessPoolExecutor(1, spawn, _settle_in, (self._nice, self._told))
            future = asyncio.get_running_loop().run_in_executor(self._process, _attend, task, argument, language())
            try:
                async with asyncio.timeout(seconds):
                    return await asyncio.shield(future)
            except TimeoutError:
                if self._told.value != IDLE:
                    self.under_way = future
                else:
                    future.cancel()
                    self._discard()
                raise
            except asyncio.CancelledError:
                future.cancel()
                self._discard()
                raise
            except BrokenProcessPool:
                self._discard()
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    async def finish(self) -> None:
        """Until what is under way is done; how it ended, the next one will see."""
        assert self.under_way
        try:
            await asyncio.wait([self.under_way])
            if self.under_way.exception():
                self._discard()
        finally:
            self.under_way = None

    def _discard(self, wait: bool = False) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for child in list((process._processes or {}).values()):
            child.terminate()
        process.shutdown(wait=wait)

    def close(self) -> None:
        self._discard(wait=True)


_told: list[Any] = []
"""In a process of ours: where it says how far its compiling is."""


def _settle_in(nice: int, told: Any) -> None:
    """A process of ours ends with its server, however that ends, and leaves Ctrl-C to it."""
    _told.append(told)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    end_with_parent()


def _attend(task: Callable[[Any], T], argument: Any, tag: str) -> T:
    """Runs in a process of ours: do something in a language, and say meanwhile whether it compiles."""

    def tell(share: float) -> None:
        _told[0].value = share

    try:
        with on_progress(tell), speaking(tag):
            return task(argument)
    except Exception as e:
        raise _sendable(e) from None
    finally:
        tell(IDLE)


def _sendable(e: Exception) -> Exception:
    """The same, or its words where it would not come back whole: an error that cannot be read breaks the whole process pool."""
    try:
        pickle.loads(pickle.dumps(e))
    except Exception:
        return RuntimeError(f"{type(e).__name__}: {e}")
    return e


def end_with_parent() -> None:
    """Let this process end when the one that started it has, even where that was killed and could say nothing."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        wait_for([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
