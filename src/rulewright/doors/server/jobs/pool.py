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
from math import ceil
from multiprocessing.connection import wait as wait_for
from typing import Any, TypeVar

from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.jobs.fair_queue import Turns
from rulewright.kernel.engines.progress import on_progress
from rulewright.kernel.language import language, speaking

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

SWITCH = "RULEWRIGHT_NICE"
"""`off` in the environment lets no process give way to others."""
IDLE = -1.0
"""What is said of the compiling of a process that does not."""


class Pool:
    """So many processes, started when they are first needed. `nice` ones give way to everything else on the machine.

    With `memory`, the processes do what strangers ask for. The operating system holds each to so many bytes, and each task to as
    much processor time as it has seconds; a task that is too late is ended even while it compiles.
    """

    def __init__(self, count: int, nice: int = 0, memory: int = 0) -> None:
        self.turns = Turns(count)
        self._workers = [Worker(nice, memory) for _ in range(count)]
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

    def __init__(self, nice: int, memory: int = 0) -> None:
        self._nice, self._memory = nice, memory
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
                self._process = ProcessPoolExecutor(1, spawn, _settle_in, (self._nice, self._memory, self._told))
            processor = ceil(seconds) if seconds and self._memory else 0
            future = asyncio.get_running_loop().run_in_executor(
                self._process, _attend, task, argument, language(), processor
            )
            try:
                async with asyncio.timeout(seconds):
                    return await asyncio.shield(future)
            except TimeoutError:
                if self._told.value != IDLE and not self._memory:
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
                if attempt == 2 or self._memory:  # it may have died of what was asked of it
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


def _settle_in(nice: int, memory: int, told: Any) -> None:
    """A process of ours ends with its server, however that ends, and leaves Ctrl-C to it."""
    _told.append(told)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice") and os.environ.get(SWITCH) != "off":
        os.nice(nice)
    if memory and resource:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    end_with_parent()


def _attend(task: Callable[[Any], T], argument: Any, tag: str, processor: int = 0) -> T:
    """Runs in a process of ours: do something in a language, and say meanwhile whether it compiles.

    With `processor`, the system ends this process after so many more seconds of processor time.
    """
    if processor and resource:
        used = resource.getrusage(resource.RUSAGE_SELF)
        spent = ceil(used.ru_utime + used.ru_stime)
        resource.setrlimit(resource.RLIMIT_CPU, (spent + processor, resource.getrlimit(resource.RLIMIT_CPU)[1]))

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
