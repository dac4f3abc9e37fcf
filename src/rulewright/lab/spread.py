"""Spreading work: many small tasks that need nothing of each other, whose results may come back in any order.

Whoever uses `spread` must not care who does a task, nor when: results are reduced by sums of whole numbers, so they come to the
same in any order. Today tasks are done here, by threads or by processes; a cluster would stand behind the same function.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TypeVar

from rulewright.lab.workers import workers

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(do: Callable[[T], R], tasks: Iterable[T], jobs: int = 1, compiled: bool = False) -> Iterator[tuple[T, R]]:
    """Each task with its result, as they are done. At most two tasks a job are under way, so tasks may be made as they are
    needed; whoever stops listening stops the rest. `do` is a function at the top of a module and a task a small record that
    can be sent; compiled work is done by threads, since it does not hold Python's lock."""
    if jobs <= 1:
        for task in tasks:
            yield task, do(task)
        return
    with workers("compiled" if compiled else "interpreted", jobs) as pool:
        under_way: dict[Future[R], T] = {}
        for task in tasks:
            under_way[pool.submit(do, task)] = task
            if len(under_way) >= 2 * jobs:
                yield from _done(under_way)
        while under_way:
            yield from _done(under_way)


def _done(under_way: dict[Future[R], T]) -> Iterator[tuple[T, R]]:
    """Those that are done, at least one."""
    for future in wait(under_way, return_when=FIRST_COMPLETED).done:
        yield under_way.pop(future), future.result()
