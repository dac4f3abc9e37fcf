"""Distribution of work: to threads or processes of this machine, or to a Ray cluster.

Tasks are small and independent. Results arrive in the order of the tasks, so sums, digests and files are the same wherever the
work was done. If a cluster loses a machine, its tasks are run again elsewhere.
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
from importlib import import_module
from itertools import chain
from multiprocessing import get_context, parent_process
from types import ModuleType
from typing import Any, Generic, TypeVar

from rulewright.lab import journal

T = TypeVar("T")
R = TypeVar("R")
Results = Generator[tuple[T, R], None, None]
AHEAD = 3
"""Tasks in flight for each job, so that a slow task at the head of the queue leaves no worker idle."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def capacity(jobs: Jobs) -> int:
    """How many tasks can run at once."""
    return jobs.cores() if isinstance(jobs, Cluster) else jobs


def check_jobs(jobs: Jobs) -> None:
    if not isinstance(jobs, Cluster) and jobs < 1:
        raise ValueError(f"work is done by at least 1 job, not {jobs}")


@dataclass(frozen=True)
class Timed(Generic[T, R]):
    """Work that also says for how many seconds it held a core."""

    do: Callable[[T], R]

    def __call__(self, task: T) -> tuple[R, float]:
        start = time.perf_counter()
        return self.do(task), time.perf_counter() - start


def distribute(
    do: Callable[[T], R],
    tasks: Iterable[T],
    jobs: Jobs = 1,
    compiled: bool = False,
    gpu: bool = False,
    key: Callable[[T], str] | None = None,
) -> Results[T, R]:
    """Yield each task with its result, in the order of the tasks. Only a few are in flight, so tasks may be made lazily and
    memory stays flat; if you stop iterating, the rest is not run. `do` must be a module-level function and a task a small
    picklable record. Compiled work runs in threads, since it releases the GIL. On a cluster, GPU work goes to machines that have
    one. In a command that keeps a journal, results of tasks with a `key` are written there, and taken from there."""
    kept = journal.current()
    if kept is None:
        yield from _distribute(do, tasks, jobs, compiled, gpu)
        return
    rest = iter(tasks)
    for task in rest:
        stored = kept.get(key(task)) if key else None
        if stored is None:
            rest = chain([task], rest)
            break
        yield task, stored[0]
    for task, (result, seconds) in _distribute(Timed(do), rest, jobs, compiled, gpu):
        kept.status.core_seconds += seconds
        if key:
            kept.put(key(task), result)
        yield task, result


def _distribute(do: Callable[[T], R], tasks: Iterable[T], jobs: Jobs, compiled: bool, gpu: bool) -> Results[T, R]:
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
    """A pool of workers: threads for compiled code, which releases the GIL, and processes for interpreted games."""
    pool: Executor
    if compiled:
        pool = ThreadPoolExecutor(jobs)
    else:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _watch_parent)
        with _interrupts_blocked():
            for _ in range(jobs):  # a worker starts only when work is submitted and none is idle
                pool.submit(int)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started in this context never see an interrupt: the process that started them handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _watch_parent() -> None:
    """Initialise a worker process so that it ends when its parent does."""

    def follow() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


# ---------------------------------------------------------------- a cluster

HERE = "ray"
"""The cluster this machine belongs to, or a local one if it belongs to none."""
ADDRESS = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9a-fA-F:]+\]):([0-9]{1,5})")
PATIENCE = 5.0
"""Seconds for a port to accept a connection, and three times as many for it to answer as Ray does."""
WAIT = 300.0
"""Seconds to wait for a head whose port is open: a busy one answers late."""
RETRIES = 20
"""How often a task is retried when its machine or worker is lost. A task that has failed this often is itself the problem."""
AHEAD_THERE = 4
"""Tasks in flight for each core: enough to keep every core busy, and to make an autoscaling cluster grow."""
LOOK = 2.0
"""Seconds between checks of the cluster's size."""


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster: `ray`, or `HOST:PORT`, the address of its head. Ray is imported only when a cluster is used."""

    address: str = HERE

    def __post_init__(self) -> None:
        if self.address != HERE and not ADDRESS.fullmatch(self.address):
            raise ValueError(f"{self.address!r} is no cluster: give ray, or the address of its head as HOST:PORT")

    def connect(self, say: Callable[[str], None] = lambda _: None) -> ModuleType:
        """Connect and return the `ray` module; `say` is told what is waited for. The connection stays open until the process
        ends, so that workers keep their compiled code."""
        try:
            ray = import_module("ray")
        except ImportError:
            raise RuntimeError('a cluster needs Ray: run pip install ".[cluster]" in the clone') from None
        if ray.is_initialized():
            return ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
        address = os.environ.get("RAY_ADDRESS", "") if self.address == HERE else self.address
        if address:
            _expect_answer(address, say)
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
        """Yield each task with its result, in the order of the tasks."""
        ray = self.connect()
        remote = ray.remote(_perform).options(
            max_retries=RETRIES, num_cpus=0 if gpu else 1, num_gpus=1 if gpu else 0, scheduling_strategy="SPREAD"
        )
        size, looked, dead = self.gpus if gpu else self.cores, 0.0, _dead(ray)
        under_way: deque[tuple[T, object]] = deque()
        most = 0
        try:
            for task in tasks:
                under_way.append((task, remote.remote(do, task, own_version())))
                if time.monotonic() - looked > LOOK:
                    most, looked = AHEAD_THERE * max(1, size()), time.monotonic()
                    dead = _count_lost(ray, dead)
                while len(under_way) >= most:
                    yield _next(ray, under_way)
            while under_way:
                yield _next(ray, under_way)
            _count_lost(ray, dead)
        finally:
            for _, reference in under_way:
                ray.cancel(reference)


Jobs = int | Cluster
"""Where to run: this many cores of this machine, or a cluster."""


def _next(ray: ModuleType, under_way: deque[tuple[T, object]]) -> tuple[T, Any]:
    task, reference = under_way.popleft()
    try:
        return task, ray.get(reference)
    except ray.exceptions.RayTaskError as e:
        raise e.cause from None
    except ray.exceptions.RayError as e:
        raise RuntimeError(f"the cluster could not do its work: {_first_line(e)}") from None


def own_version() -> str:
    """The version of Rulewright running in this process."""
    return str(sys.modules["rulewright"].__version__)


def _perform(do: Callable[[T], R], task: T, version: str) -> R:
    """Do one task. Runs on a machine of the cluster."""
    if version != own_version():
        raise ValueError(f"a machine has Rulewright {own_version()}, this one {version}: give all of them the same")
    return do(task)


def _keep_stdout_clean() -> None:
    """Silence Ray, which would print to stdout, among our JSON, that a machine was lost; the work goes on without it."""
    from ray._private import worker

    worker.print_to_stdstream = lambda *said, **how: None


def _dead(ray: ModuleType) -> set[str]:
    """The machines that the cluster has lost so far."""
    return {node["NodeID"] for node in ray.nodes() if not node["Alive"]}


def _count_lost(ray: ModuleType, before: set[str]) -> set[str]:
    """Note in the journal how many more machines were lost."""
    now, kept = _dead(ray), journal.current()
    if kept is not None:
        kept.status.machines_lost += len(now - before)
    return now


def _expect_answer(address: str, say: Callable[[str], None]) -> None:
    """Refuse an address where no cluster head answers: Ray itself would end this process. A head whose port is open may be busy,
    so it is waited for."""
    if not ADDRESS.fullmatch(address):
        raise ValueError(f"{address!r} is no cluster: give the address of its head as HOST:PORT")
    host, _, port = address.rpartition(":")
    asked, until = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address], 0.0
    while True:
        try:
            if int(port) >= 1 << 16:
                raise OSError
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
            subprocess.run(asked, timeout=3 * PATIENCE, check=True, capture_output=True)
            return
        except OSError:
            raise ValueError(
                f"no Ray cluster answers at {address}: start one with ray start --head, or ray up"
            ) from None
        except subprocess.SubprocessError:
            if not until:
                until = time.monotonic() + WAIT
                say(
                    f"Waiting up to {WAIT / 60:g} minutes for the Ray head at {address}: its port is open, but Ray does not "
                    "answer yet."
                )
            if time.monotonic() > until:
                raise ValueError(
                    f"no Ray cluster answers at {address}, though the port is open: look there with ray status"
                ) from None
            time.sleep(min(1.0, PATIENCE))


def _first_line(e: Exception) -> str:
    return next(iter(str(e).strip().splitlines()), type(e).__name__).strip()
