"""Processes for work that must not slow the tables down, such as a bot's thinking, used in fair turns.

Addresses take turns, and so do the guests of one address: a guest with many requests waits for their own and never delays others.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
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
from rulewright.kernel.engines.progress import on_progress
from rulewright.kernel.language import language, speaking


class Crowded(Exception):  # noqa: N818 - an answer, not a defect
    """Somebody waits for too many turns already."""


@dataclass(frozen=True, eq=False)
class _Waiter:
    payer: Callable[[], Payer]
    rank: Callable[[], int]
    number: int
    called: asyncio.Future[Payer]


class Turns:
    """`places` may have a turn at once; the next one goes to the address with the fewest turns under way, and among equals to
    the one that was passed over for longest.

    The bound: while somebody waits whose address has no turn under way, every other address is given at most one turn before
    that address is, and in that address every other guest at most one before this one is. It holds whatever the ranks are. A
    lower `rank` only goes first among the turns that one guest waits for.

    Who somebody is, and the rank, may be functions. They are called whenever a turn is given out, because people connect and
    leave while they wait.
    """

    def __init__(self, places: int) -> None:
        self.places = self._free = places
        self._queue: list[_Waiter] = []
        self._last: dict[str, int] = {}
        """When a name that waits was last given a turn, by the same count by which the waiters are numbered."""
        self._at_it: Counter[str] = Counter()
        self._numbers = count()

    @property
    def wanted(self) -> int:
        """How many are at it or wait for it."""
        return len(self._queue) + self.places - self._free

    @asynccontextmanager
    async def turn(
        self, payer: Payer | Callable[[], Payer] = HOUSE, rank: int | Callable[[], int] = 0, most: int = 0
    ) -> AsyncIterator[None]:
        """Wait for a turn and have it.

        With `most`, a guest who waits for so many turns already is refused, and so is an address with four times as many.
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
        """How many turns a guest waits for, or a quarter of those that their address does, whichever is more."""
        waiting = [w.payer() for w in self._queue]
        guest = sum(other.guest == payer.guest for other in waiting) if payer.guest else 0
        return max(guest, sum(other.address == payer.address for other in waiting) // 4)

    async def _take(self, payer: Callable[[], Payer], rank: Callable[[], int]) -> Payer:
        """Wait for a turn; on whose account it is."""
        if self._free and not self._queue:
            return self._enter(payer())
        waiter = _Waiter(payer, rank, next(self._numbers), asyncio.get_running_loop().create_future())
        self._queue.append(waiter)
        try:
            return await waiter.called
        except asyncio.CancelledError:
            if waiter in self._queue:
                self._queue.remove(waiter)
            elif not waiter.called.cancelled():  # called in the same moment: the turn goes to the next
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
        """Whose turn it is. A name that did not wait until now counts from when it began to, not from its last turn."""
        waiting = [(w, w.payer()) for w in self._queue]
        since: dict[str, int] = {}
        for w, payer in waiting:  # the earliest come first in the queue
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
