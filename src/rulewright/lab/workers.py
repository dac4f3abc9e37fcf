"""Where work is done: threads or processes of this machine, or a Ray cluster.

Tasks are small and need nothing of each other. Results come in the order of the tasks, so sums, digests and files are the same
wherever the work was done. What a lost machine of a cluster had in hand is done again elsewhere.
"""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Results = Generator[tuple[T, R], None, None]
AHEAD = 3
"""Tasks under way for each job, so that nobody waits for the one whose turn it is."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def capacity(jobs: Jobs) -> int:
    """How many tasks can be done at once."""
    return jobs.cores() if isinstance(jobs, Cluster) else jobs


def check_jobs(jobs: Jobs) -> None:
    if not isinstance(jobs, Cluster) and jobs < 1:
        raise ValueError(f"work is done by at least 1 job, not {jobs}")


def distribute(
    do: Callable[[T], R], tasks: Iterable[T], jobs: Jobs = 1, compiled: bool = False, gpu: bool = False
) -> Results[T, R]:
    """Each task with its result, in the order of the tasks. Only a few are under way, so tasks may be made as they are needed and
    memory stays flat; if you stop listening, the rest is not done. `do` is a function at the top of a module and a task a small
    record that can be sent; compiled work is done by threads, since it does not hold Python's lock. On a cluster, work for a
    GPU goes where one is."""
    if isinstance(jobs, Cluster):
        yield from jobs.distribute(do, tasks, gpu)
        return
    if jobs <= 1:
        for task in tasks:
            yield task, do(task)
        return
    with workers(compiled, jobs) as pool:
        under_way: deque[tuple[T, Future[R]]] = deque()
        for task in tasks:
            under_way.append((task, pool.submit(do, task)))
            if len(under_way) >= AHEAD * jobs:
                first, result = under_way.popleft()
                yield first, result.result()
        while under_way:
            first, result = under_way.popleft()
            yield first, result.result()


# ---------------------------------------------------------------- threads and processes


@contextmanager
def workers(compiled: bool, jobs: int) -> Iterator[Executor]:
    """Compiled code lets go of Python's lock, so threads will do; interpreted games need processes."""
    pool: Executor
    if compiled:
        pool = ThreadPoolExecutor(jobs)
    else:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _watch_parent)
        with _interrupts_blocked():
            for _ in range(jobs):  # a worker starts when work comes and nobody is idle
                pool.submit(int)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes that start in here never see an interrupt: the process that started them handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _watch_parent() -> None:
    """Begin as a worker, and end with the process that started it."""

    def follow() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


# ---------------------------------------------------------------- a cluster

HERE = "ray"
"""The cluster that this machine belongs to; where it belongs to none, one of this machine alone."""
ADDRESS = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9a-fA-F:]+\]):([0-9]{1,5})")
PATIENCE = 5.0
"""Seconds in which a port has to answer, and three times as many for what listens there to answer as Ray does."""
RETRIES = 20
"""How often a task is done again when its machine or worker is lost. One that has failed this often is itself the problem."""
AHEAD_THERE = 4
"""Tasks under way for each core: enough that nobody waits, and that a cluster which can grow sees the need."""
LOOK = 2.0
"""Seconds between looks at how large the cluster is now."""


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster: `ray`, or `HOST:PORT`, the address of its head. Ray is imported only when a cluster is asked for."""

    address: str = HERE

    def __post_init__(self) -> None:
        if self.address != HERE and not ADDRESS.fullmatch(self.address):
            raise ValueError(f"{self.address!r} is no cluster: give ray, or the address of its head as HOST:PORT")

    def connect(self) -> Any:
        """Ray, connected. A connection stays open until the process ends, so that workers keep what they have compiled."""
        try:
            import ray
        except ImportError:
            raise RuntimeError('a cluster needs Ray: pip install "rulewright[cluster]"') from None
        if ray.is_initialized():
            return ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that you use it
        address = os.environ.get("RAY_ADDRESS", "") if self.address == HERE else self.address
        if address:
            _expect_answer(address)
        _keep_stdout_clean()
        try:
            ray.init(address=address or None, log_to_driver=False, logging_level=logging.CRITICAL)
        except Exception as e:
            raise RuntimeError(f"no cluster answers at {address or 'this machine'}: {_first_line(e)}") from None
        return ray

    def cores(self) -> int:
        """How many processors the cluster has now."""
        return max(1, int(self.connect().cluster_resources().get("CPU", 1)))

    def gpus(self) -> int:
        """How many graphics processors the cluster has now."""
        return int(self.connect().cluster_resources().get("GPU", 0))

    def distribute(self, do: Callable[[T], R], tasks: Iterable[T], gpu: bool = False) -> Results[T, R]:
        """Each task with its result, in the order of the tasks."""
        ray = self.connect()
        remote = ray.remote(_perform).options(
            max_retries=RETRIES, num_cpus=0 if gpu else 1, num_gpus=1 if gpu else 0, scheduling_strategy="SPREAD"
        )
        size, looked = self.gpus if gpu else self.cores, 0.0
        under_way: deque[tuple[T, Any]] = deque()
        most = 0
        try:
            for task in tasks:
                under_way.append((task, remote.remote(do, task, own_version())))
                if time.monotonic() - looked > LOOK:
                    most, looked = AHEAD_THERE * max(1, size()), time.monotonic()
                while len(under_way) >= most:
                    yield _next(ray, under_way)
            while under_way:
                yield _next(ray, under_way)
        finally:
            for _, reference in under_way:
                ray.cancel(reference)


Jobs = int | Cluster
"""Who works: so many cores of this machine, or a cluster."""


def _next(ray: Any, under_way: deque[tuple[T, Any]]) -> tuple[T, Any]:
    task, reference = under_way.popleft()
    try:
        return task, ray.get(reference)
    except ray.exceptions.RayTaskError as e:
        raise e.cause from None
    except ray.exceptions.RayError as e:
        raise RuntimeError(f"the cluster could not do its work: {_first_line(e)}") from None


def own_version() -> str:
    """Of Rulewright, as it runs here."""
    return str(sys.modules["rulewright"].__version__)


def _perform(do: Callable[[T], R], task: T, version: str) -> R:
    """Runs on a machine of the cluster."""
    if version != own_version():
        raise ValueError(f"a machine has Rulewright {own_version()}, this one {version}: give all of them the same")
    return do(task)


def _keep_stdout_clean() -> None:
    """Ray prints on stdout, among our JSON, that a machine was lost; the work goes on without it."""
    from ray._private import worker

    worker.print_to_stdstream = lambda *said, **how: None


def _expect_answer(address: str) -> None:
    """Refuse an address where no head of a cluster answers in time: Ray itself would wait for minutes, or end this process."""
    if not ADDRESS.fullmatch(address):
        raise ValueError(f"{address!r} is no cluster: give the address of its head as HOST:PORT")
    host, _, port = address.rpartition(":")
    try:
        if int(port) >= 1 << 16:
            raise OSError
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        asked = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
        subprocess.run(asked, timeout=3 * PATIENCE, check=True, capture_output=True)
    except (OSError, subprocess.SubprocessError):
        raise ValueError(f"no Ray cluster answers at {address}: start one with ray start --head, or ray up") from None


def _first_line(e: Exception) -> str:
    return next(iter(str(e).strip().splitlines()), type(e).__name__).strip()
