"""Pools of worker processes for work that must not slow the tables down, such as a bot's search, shared in fair turns.

Addresses take turns, and so do the guests of one address: a guest with many requests waits for their own and never delays others.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from math import ceil
from multiprocessing.connection import wait as wait_for
from typing import Any, TypeVar

from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.limits import resource
from rulewright.kernel.engines.progress import on_progress
from rulewright.telling.language import language, speaking


class Crowded(Exception):  # noqa: N818 - an answer, not a defect
    """Raised when a guest or address is already waiting for too many turns."""


@dataclass(frozen=True, eq=False)
class _Waiter:
    payer: Callable[[], Payer]
    rank: Callable[[], int]
    number: int
    called: asyncio.Future[Payer]


class Turns:
    """Hands out turns, at most `places` at once. The next turn goes to the address with the fewest turns under way, and among
    equals to the one that has been passed over longest.

    The bound: while a guest waits whose address has no turn under way, every other address gets at most one turn before that
    address does, and within that address every other guest gets at most one before this guest does. It holds whatever the
    ranks are. A lower `rank` only goes first among the turns that the same guest waits for.

    Payer and rank may be functions. They are called whenever a turn is given out, because clients connect and disconnect
    while they wait.
    """

    def __init__(self, places: int) -> None:
        self.places = self._free = places
        self._queue: list[_Waiter] = []
        self._last: dict[str, int] = {}
        """When a waiting name last got a turn, on the same counter that numbers the waiters."""
        self._at_it: Counter[str] = Counter()
        self._numbers = count()

    @property
    def wanted(self) -> int:
        """How many turns are under way or waited for."""
        return len(self._queue) + self.places - self._free

    @asynccontextmanager
    async def turn(
        self, payer: Payer | Callable[[], Payer] = HOUSE, rank: int | Callable[[], int] = 0, most: int = 0
    ) -> AsyncIterator[None]:
        """Wait for a turn and hold it.

        With `most`, a guest already waiting for that many turns is refused, and so is an address with four times as many.
        """
        who = payer if callable(payer) else lambda: payer
        if most and self._waiting(who()) >= most:
            raise Crowded
        entered = await self._take(who, rank if callable(rank) else lambda: rank)
        try:
            yield
        finally:
            self._give(entered)

    def _waiting(self, payer: Payer) -> int:
        """How many turns a guest waits for, or a quarter of those that their address waits for, whichever is more."""
        waiting = [w.payer() for w in self._queue]
        guest = sum(other.guest == payer.guest for other in waiting) if payer.guest else 0
        return max(guest, sum(other.address == payer.address for other in waiting) // 4)

    async def _take(self, payer: Callable[[], Payer], rank: Callable[[], int]) -> Payer:
        """Wait for a turn; return the payer it is charged to."""
        if self._free and not self._queue:
            return self._enter(payer())
        waiter = _Waiter(payer, rank, next(self._numbers), asyncio.get_running_loop().create_future())
        self._queue.append(waiter)
        try:
            return await waiter.called
        except asyncio.CancelledError:
            if waiter in self._queue:
                self._queue.remove(waiter)
            elif not waiter.called.cancelled():  # cancelled just as its turn came: pass the turn on
                self._give(waiter.called.result())
            raise

    def _enter(self, payer: Payer) -> Payer:
        self._free -= 1
        self._at_it.update(_names(payer))
        return payer

    def _give(self, payer: Payer) -> None:
        self._at_it.subtract(_names(payer))
        self._at_it += Counter()
        self._free += 1
        while self._free and self._queue:
            waiter, who = self._next()
            self._queue.remove(waiter)
            if not waiter.called.done():
                self._last.update(dict.fromkeys(_names(who), next(self._numbers)))
                waiter.called.set_result(self._enter(who))

    def _next(self) -> tuple[_Waiter, Payer]:
        """Who gets the next turn. A name that was not waiting before counts from when it began to, not from its last turn."""
        waiting = [(w, w.payer()) for w in self._queue]
        since: dict[str, int] = {}
        for w, payer in waiting:  # the queue is in order of arrival
            for name in _names(payer):
                since.setdefault(name, w.number)
        self._last = {name: n for name, n in self._last.items() if name in since}

        def order(found: tuple[_Waiter, Payer]) -> tuple[int, ...]:
            address, guest = _names(found[1])
            return (
                self._at_it[address],
                max(since[address], self._last.get(address, -1)),
                self._at_it[guest],
                max(since[guest], self._last.get(guest, -1)),
                found[0].rank(),
                found[0].number,
            )

        return min(waiting, key=order)


def _names(payer: Payer) -> tuple[str, str]:
    return payer.address, f"{payer.address} {payer.guest}"


# ---------------------------------------------------------------- processes


A = TypeVar("A")
T = TypeVar("T")

PROCESSES = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
"""Worker processes are forked from one that has imported what they need, and nothing of a match: only
the first waits for these imports. Elsewhere forking is not safe."""
if sys.platform == "linux":
    PROCESSES.set_forkserver_preload([f"rulewright.doors.server.jobs.{name}" for name in ("bots", "boxes", "records")])

SWITCH = "RULEWRIGHT_NICE"
"""`off` in this environment variable runs all processes at normal priority."""
IDLE = -1.0
"""The progress value of a process that is not compiling."""


class Pool:
    """A fixed number of processes, started when first needed. With `nice` they run at a lower priority.

    Set `memory` for untrusted work: the operating system limits each process to that many bytes, and each task to as much
    processor time as its timeout. A task that times out is then killed even while it compiles.
    """

    def __init__(self, count: int, nice: int = 0, memory: int = 0) -> None:
        self.turns = Turns(count)
        self._workers = [Worker(nice, memory) for _ in range(count)]
        self._free = list(self._workers)
        self._later: set[asyncio.Task[None]] = set()

    async def do(
        self,
        task: Callable[[A], T],
        argument: A,
        seconds: float | None,
        payer: Payer | Callable[[], Payer] = HOUSE,
        rank: int | Callable[[], int] = 0,
        most: int = 0,
    ) -> T:
        """Run a function in a process, for at most `seconds`; waiting for a free process does not count.

        After that, raises TimeoutError. The process is replaced, unless it is compiling: a compile is never thrown away, so
        it keeps its turn until it is done.
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
        """Wait for a process that is still compiling after its task timed out."""
        async with stack:
            await worker.finish()
        self._later = {task for task in self._later if not task.done()}

    @property
    def progress(self) -> float:
        """The progress of the compile under way, from 0 to 1."""
        return max(worker.progress for worker in self._workers)

    def start_anew(self) -> None:
        """Replace idle processes by fresh ones that have loaded nothing yet."""
        for worker in self._free:
            worker.close()

    def close(self) -> None:
        for task in self._later:
            task.cancel()
        for worker in self._workers:
            worker.close()


class Worker:
    """One process. It is replaced when it dies or times out, without affecting the work of others."""

    def __init__(self, nice: int, memory: int = 0) -> None:
        self._nice, self._memory = nice, memory
        self._process: ProcessPoolExecutor | None = None
        self._told: Any = None
        """Shared with the process: its compile progress, or IDLE."""
        self.under_way: asyncio.Future[Any] | None = None
        """A compile that outlived its task's timeout."""

    @property
    def progress(self) -> float:
        return max(0.0, self._told.value) if self._told else 0.0

    async def do(self, task: Callable[[A], T], argument: A, seconds: float | None) -> T:
        for attempt in (1, 2):
            if self._process is None:
                self._told = PROCESSES.Value("d", IDLE, lock=False)
                given = self._nice, self._memory, self._told, dict(os.environ)
                self._process = ProcessPoolExecutor(1, PROCESSES, _settle_in, given)
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
                if attempt == 2 or self._memory:  # the task itself may have killed it
                    raise
        raise AssertionError("unreachable")

    async def finish(self) -> None:
        """Wait until the compile under way has ended; replace the process if it failed."""
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
"""In a worker process: the shared value that holds its compile progress."""


def _settle_in(nice: int, memory: int, told: Any, environment: dict[str, str]) -> None:
    """Set up a worker process: it ends with its server, however that ends, and leaves Ctrl-C to it."""
    _told.append(told)
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice") and os.environ.get(SWITCH) != "off":
        os.nice(nice)
    if memory and resource:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    end_with_parent()


def _attend(task: Callable[[A], T], argument: A, tag: str, processor: int = 0) -> T:
    """Run a task in the caller's language, and share its compile progress. Runs in a worker process.

    With `processor`, the system kills this process after that many more seconds of processor time.
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
    """The exception, or its text as a RuntimeError if it cannot be pickled: otherwise it would break the whole process pool."""
    try:
        pickle.loads(pickle.dumps(e))
    except Exception:
        return RuntimeError(f"{type(e).__name__}: {e}")
    return e


def end_with_parent() -> None:
    """Make this process exit when its parent does, even if the parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        wait_for([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
