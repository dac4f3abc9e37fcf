"""Spreading work: many small tasks that need nothing of each other, done here by threads or processes, or by a cluster.

Results come in the order of the tasks, so sums, digests and files are the same wherever the work was done.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from typing import TypeVar

from rulewright.lab.cluster import Cluster
from rulewright.lab.workers import workers

T = TypeVar("T")
R = TypeVar("R")
Results = Generator[tuple[T, R], None, None]
Jobs = int | Cluster
"""Who works: so many cores of this machine, or a cluster."""
AHEAD = 3
"""Tasks under way for each job, so that nobody waits for the one whose turn it is."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hands(jobs: Jobs) -> int:
    """How many tasks can be done at once."""
    return jobs.cores() if isinstance(jobs, Cluster) else jobs


def check_jobs(jobs: Jobs) -> None:
    if not isinstance(jobs, Cluster) and jobs < 1:
        raise ValueError(f"work is done by at least 1 job, not {jobs}")


def spread(do: Callable[[T], R], tasks: Iterable[T], jobs: Jobs = 1, compiled: bool = False) -> Results[T, R]:
    """Each task with its result, in the order of the tasks. Only a few are under way, so tasks may be made as they are needed and
    memory stays flat; if you stop listening, the rest is not done. `do` is a function at the top of a module and a task a small
    record that can be sent; compiled work is done by threads, since it does not hold Python's lock."""
    if isinstance(jobs, Cluster):
        yield from jobs.spread(do, tasks)
        return
    if jobs <= 1:
        for task in tasks:
            yield task, do(task)
        return
    with workers("compiled" if compiled else "interpreted", jobs) as pool:
        under_way: deque[tuple[T, Future[R]]] = deque()
        for task in tasks:
            under_way.append((task, pool.submit(do, task)))
            if len(under_way) >= AHEAD * jobs:
                first, result = under_way.popleft()
                yield first, result.result()
        while under_way:
            first, result = under_way.popleft()
            yield first, result.result()
