"""What tests have other processes do. It imports nothing of the server, because every one of them imports it."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from rulewright.kernel.engines.progress import compiling, one_more

ENDS, HANGS, WORKS, STAYS, LATE = "ends", "hangs", "works", "stays", "late"


def work(number: int, alive: Any, folder: str, how: list[str]) -> None:
    """The first worker with a number behaves as given, its replacements run until told to end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if how[number] == STAYS:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if how[number] == LATE:
        time.sleep(1.5)
    first = not list(Path(folder).glob(f"{number}-*"))
    Path(folder, f"{number}-{os.getpid()}").touch()
    alive.value = time.monotonic()
    if first and how[number] == ENDS:
        sys.exit(3)
    while True:
        if not first or how[number] != HANGS:
            alive.value = time.monotonic()
        time.sleep(0.05)


# ---------------------------------------------------------------- tasks of pools


def compile_slowly(done: str) -> None:
    compiling(2)
    time.sleep(1.5)
    Path(done).touch()


def write_down(given: tuple[str, float]) -> None:
    path, seconds = given
    with open(path, "a", encoding="utf-8") as file:
        file.write("begun\n")
    time.sleep(seconds)


class Unsendable(Exception):  # noqa: N818 - as some libraries raise them
    """It cannot be unpickled from its arguments."""

    def __init__(self, one: str, another: str) -> None:
        super().__init__(f"{one} and {another}")


def fail(_: None) -> None:
    raise Unsendable("this", "that")


def processor_left(_: object) -> float:
    import resource

    end = time.process_time() + 0.1
    while time.process_time() < end:
        pass
    return resource.getrlimit(resource.RLIMIT_CPU)[0] - time.process_time()


def work_without_end(_: object) -> None:
    while True:
        pass


def getpid(_: object) -> int:
    return os.getpid()


GATE = "RULEWRIGHT_TEST_GATE"


def prepare_slowly(address: str) -> None:
    """A compiler that waits until the test releases it."""
    compiling(4)
    one_more()
    one_more()
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.05)


def refuse_to_prepare(address: str) -> None:
    raise RuntimeError(f"no compiler for {address}")
