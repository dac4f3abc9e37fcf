"""The besieged server, in its own process, which can be killed, starved of disk, and measured."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import IO, Any

import msgspec

from rulewright.doors.server.config import ENVIRONMENT, Settings
from rulewright.doors.server.jobs.pool import end_with_parent
from tests.doors.server.postgres import free_port
from tests.doors.server.servers import ROOT

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.siege.loaded"])
FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Forked:
    """A server forked from a process that has imported the code and opened nothing: that is two seconds quicker than importing it
    after every kill, and carries over nothing of a killed server. Used like a `Popen`."""

    def __init__(self, log: Path, settings: Settings, port: int) -> None:
        said, told = os.pipe()
        with open(told, "wb") as out, open(log, "ab") as errors:
            streams = DupFd(out.fileno()), DupFd(errors.fileno())
            self._process = FORKS.Process(target=serve, args=(streams, settings, port))
            self._process.start()
        self.stdout: IO[str] = open(said, encoding="utf-8")  # noqa: SIM115 - closed by the code that kills it
        self.pid = self._process.pid or 0

    def send_signal(self, signal: int) -> None:
        os.kill(self.pid, signal)

    def wait(self, seconds: float) -> int | None:
        self._process.join(seconds)
        return self._process.exitcode


def serve(streams: tuple[Any, Any], settings: Settings, port: int) -> None:
    """Run a forked server."""
    from tests.siege import besieged

    end_with_parent()
    for number, stream in enumerate(streams, 1):
        os.dup2(stream.detach(), number)
    besieged.serve(settings, port)


def pages(folder: Path) -> Path:
    """A folder with a page, as built for browsers."""
    (folder / "web").mkdir(exist_ok=True)
    (folder / "web" / "index.html").write_text("<!doctype html><html><head></head><body></body></html>")
    return folder / "web"


@dataclass
class Target:
    """The besieged server; `source` is a copy of the source to run instead of this one."""

    settings: Settings
    log: Path
    workers: int = 1
    source: Path | None = None

    def __post_init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[str] | Forked | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def pid(self) -> int:
        """Its process id; 0 while there is none."""
        return self._process.pid if self._process else 0

    def _launch(self) -> subprocess.Popen[str] | Forked:
        if self.workers == 1 and not self.source:
            return Forked(self.log, self.settings, self.port)
        environment = {**os.environ, ENVIRONMENT: msgspec.json.encode(self.settings).decode()}
        if self.source:
            environment["PYTHONPATH"] = str(self.source)
        command = [sys.executable, "-m", "tests.siege.besieged", str(self.port), str(self.workers)]
        with open(self.log, "a", encoding="utf-8") as log:
            return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)

    def _start(self) -> None:
        self._process = self._launch()
        assert self._process.stdout
        said = self._process.stdout.readline()
        if self.address not in said:
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-1000:]}")

    async def start(self) -> None:
        await asyncio.to_thread(self._start)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(120)
        assert self._process.stdout
        self._process.stdout.close()
        self._process = None

    def kill_one(self, which: int) -> None:
        """Kill one of several processes: the others keep serving, and it is replaced."""
        children = [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]
        serving = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        os.kill(serving[which % len(serving)], signal.SIGKILL)

    def take_over(self) -> None:
        """Start another server on the same port, and let this one shut down normally."""
        old, self._process = self._process, None
        self._start()
        new, self._process = self._process, old
        self.stop()
        self._process = new

    def stop(self) -> None:
        """Shut it down: it must report no failure, and be quick."""
        assert self._process
        assert self._process.stdout
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(120)
        self._process.stdout.close()
        self._process = None
        if code not in (0, -signal.SIGTERM):
            raise RuntimeError(f"the server ended with {code}: {self.log.read_text()[-1000:]}")

    def limit_files(self, most: int | None) -> None:
        """Limit the size of files, as on a full disk; None: lift the limit."""
        limit = FREE if most is None else (most, resource.RLIM_INFINITY)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)

    def memory(self) -> float:
        """Its memory in megabytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def complaints(self) -> list[str]:
        """Log lines that report an error of the server rather than of its guests or its database."""
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        return [
            " / ".join([line, *lines[k - 1 : k], *lines[k + 1 : k + 30]][:40])
            for k, line in enumerate(lines)
            if line.startswith("Traceback") or "never retrieved" in line
        ]

    async def settled(self, descriptors: int, seconds: float) -> int:
        """The number of open descriptors once those of disconnected guests are closed."""
        end = time.monotonic() + seconds
        while self.descriptors() > descriptors and time.monotonic() < end:
            await asyncio.sleep(0.1)
        return self.descriptors()
