"""One trial of a mutation: it is applied in a fork, games are played from the same seeds, and the tests run until one fails.

A fork returns only its verdict, so neither mutations nor caches can mix. Rules that never end are stopped by a timer that counts
processor time, those that fill the memory by a limit on it, and anything that survives both by the system.
"""

from __future__ import annotations

import os
import resource
import selectors
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.breaks import Break
from tests.mutants.digests import Seeded, differs

PATIENCE, LEAST, MEMORY = 5.0, 1.0, 1 << 30
"""How many times its usual duration a test may take, the least seconds allowed, and the extra bytes a fork may use."""
SLOWEST = 4.0
"""A test that takes longer without a mutation is left out: it would delay every survivor."""
COMPILER = str(Path("kernel", "engines", "compiled.py"))

Place = tuple[str, int]
"""A function by its file and first line."""


class Endless(BaseException):
    """A rule was stopped. No test expects this, and no rule catches it."""


class Compiles(BaseException):
    """A test needs a compiler and can be abandoned."""


class Timing(msgspec.Struct):
    """The behaviour of a test without a mutation."""

    seconds: float
    rules: list[Place]
    """The rules that it calls."""
    kind: str
    """`passes`; or why it is left out: `compiles` (compiled code is not mutated in a fork) or `slow`; or `fails`."""


class Verdict(msgspec.Struct):
    """The verdict on a mutation."""

    differs: str = ""
    """The first seeded game that changed."""
    caught: str = ""
    """The first test that fails."""
    golden: str = ""
    """If no test fails: what else would have caught it."""
    stopped: bool = False
    """Whether it had to be stopped."""


@dataclass
class Trials:
    """Everything that a fork needs, loaded once."""

    tests: list[pytest.Item]
    goldens: list[pytest.Item]
    played: list[Seeded]
    kept: list[list[int]]
    digest_seconds: float
    thorough: bool = False
    timings: dict[str, Timing] = field(default_factory=dict)
    """The tests to run, by name."""

    def watch(self, files: set[str], jobs: int) -> dict[str, Timing]:
        """Run every test once, in so many forks; returns their timings by name."""
        parts = [self.tests[i::jobs] for i in range(jobs)]
        forks = [Fork(lambda say, part=part: say(self._watched(files, part))) for part in parts]  # type: ignore[misc]
        made = dict[str, Timing]()
        for said in [fork.heard(dict[str, Timing]) for fork in forks]:
            if not said:
                raise RuntimeError("the tests did not run to their end before anything was broken")
            made |= said[0]
        return made

    def _watched(self, files: set[str], tests: list[pytest.Item]) -> dict[str, Timing]:
        found = {}
        self.move_out()
        for item in tests:
            called, compiled = set[Place](), list[bool]()
            sys.settrace(spy(files, called, compiled))
            start = time.process_time()
            passed = self.passes(item, SLOWEST)
            sys.settrace(None)
            seconds = time.process_time() - start
            slow = seconds >= 0.95 * SLOWEST  # the timer may fire a few ticks early
            kind = "compiles" if compiled else "passes" if passed else "slow" if slow else "fails"
            found[item.nodeid] = Timing(seconds, sorted(called), kind)
        return found

    def move_out(self) -> None:
        """Give this fork its own folder for what tests write: pytest empties the common one for each process that asks."""
        factory = self.tests[0].config._tmp_path_factory  # type: ignore[attr-defined]
        factory._basetemp = Path(tempfile.mkdtemp(dir=factory._given_basetemp.parent))

    def passes(self, item: pytest.Item, limit: float) -> bool:
        with timer(limit):
            reports = runtestprotocol(item, log=False, nextitem=None)
        return not any(report.failed for report in reports)

    def concerning(self, a_break: Break) -> list[pytest.Item]:
        """The tests that call the mutated rule, quick ones first; all tests for a constant."""
        if a_break.constant:
            found = [item for item in self.tests if item.nodeid in self.timings]
        else:
            place = (a_break.function.__code__.co_filename, a_break.function.__code__.co_firstlineno)
            found = [
                item for item in self.tests if item.nodeid in self.timings and place in self.timings[item.nodeid].rules
            ]
        return sorted(found, key=lambda item: self.timings[item.nodeid].seconds)

    def begin(self, a_break: Break) -> Fork:
        """Try a mutation in a fork."""
        return Fork(lambda say: self._try(a_break, say))

    def verdict(self, fork: Fork) -> Verdict:
        """The verdict of a fork. A killed one was in an endless loop, or had filled the memory."""
        said = fork.heard(Verdict)
        verdict: Verdict = said[-1] if said else Verdict(differs="killed")
        if len(said) < 2:
            verdict.caught, verdict.stopped = "killed", True
        return verdict

    def _try(self, a_break: Break, say: Callable[[Any], None]) -> None:
        concerned = self.concerning(a_break)
        self.move_out()
        limit_memory(MEMORY)
        a_break.make()
        verdict = Verdict()
        try:
            with timer(PATIENCE * self.digest_seconds + LEAST):
                verdict.differs = differs(self.played, self.kept)
        except Endless:
            verdict.differs, verdict.stopped = "does not end", True
        say(verdict)
        for item in concerned if verdict.differs or self.thorough else ():
            start, limit = time.process_time(), PATIENCE * self.timings[item.nodeid].seconds + LEAST
            if not self.passes(item, limit):
                verdict.caught = item.nodeid
                verdict.stopped |= time.process_time() - start >= limit
                break
        if verdict.differs and not verdict.caught:
            verdict.golden = next((item.nodeid for item in self.goldens if not self.passes(item, 60.0)), "")
        say(verdict)


def spy(files: set[str], called: set[Place], compiled: list[bool]) -> Callable[[FrameType, str, Any], None]:
    """A tracer that only records which rules were called, and whether anything was compiled."""
    known: dict[CodeType, Place | None] = {}

    def look(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code not in known:
            code = frame.f_code
            known[code] = None
            if code.co_filename in files:
                called.add((code.co_filename, code.co_firstlineno))
            elif code.co_filename.endswith(COMPILER) and code.co_name == "compile_for":
                compiled.append(True)
                raise Compiles

    return look


def limit_memory(more: int) -> None:
    used = int(Path("/proc/self/statm").read_text("ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + more, used + more))


class timer:  # noqa: N801
    """Raises `Endless` after this many seconds of processor time; twenty later the system kills the process."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        signal.signal(signal.SIGPROF, self.stop)
        signal.setitimer(signal.ITIMER_PROF, self.seconds, 1.0)
        limit = int(time.process_time() + self.seconds) + 20
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    @staticmethod
    def stop(number: int, frame: FrameType | None) -> None:
        raise Endless


class Fork:
    """Work done in a fork without output; its messages are read until it ends."""

    def __init__(self, work: Callable[[Callable[[Any], None]], None]) -> None:
        self.reading, writing = os.pipe()
        self.said = b""
        self.child = os.fork()
        if self.child == 0:
            try:
                self._do(work, writing)
            finally:
                os._exit(0)
        os.close(writing)

    def _do(self, work: Callable[[Callable[[Any], None]], None], writing: int) -> None:
        dark = os.open(os.devnull, os.O_WRONLY)
        os.dup2(dark, 1)
        os.dup2(dark, 2)
        with os.fdopen(writing, "wb") as out:

            def say(thing: Any) -> None:
                out.write(msgspec.json.encode(thing) + b"\n")
                out.flush()

            work(say)

    def goes_on(self) -> bool:
        """Wait for it to say more; False once it has ended."""
        more = os.read(self.reading, 1 << 16)
        self.said += more
        return bool(more)

    def heard(self, kind: Any) -> list[Any]:
        """All messages that it sent before it ended."""
        while self.goes_on():
            pass
        os.close(self.reading)
        os.waitpid(self.child, 0)
        return [msgspec.json.decode(line, type=kind) for line in self.said.splitlines()]


def tried(trials: Trials, chosen: Iterable[Break], jobs: int) -> Iterator[tuple[Break, Verdict]]:
    """Yield every mutation with its verdict as soon as it has one, with `jobs` at a time."""
    left = iter(chosen)
    with selectors.DefaultSelector() as running:
        while True:
            for one in islice(left, jobs - len(running.get_map())):
                fork = trials.begin(one)
                running.register(fork.reading, selectors.EVENT_READ, (one, fork))
            if not running.get_map():
                return
            for key, _ in running.select():
                one, fork = key.data
                if not fork.goes_on():
                    running.unregister(fork.reading)
                    yield one, trials.verdict(fork)
