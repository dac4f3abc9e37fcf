"""The besieged: a server in a process of its own, which can be killed, starved of disk, and measured."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from rulewright.doors.server.config import ENVIRONMENT, Settings
from tests.doors.server.house import ROOT
from tests.doors.server.postgres import free_port

FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@dataclass
class Keep:
    """`fault` names a way in which the server is broken on purpose, to see whether the alarm rings (see `broken`)."""

    settings: Settings
    log: Path
    fault: str = ""
    workers: int = 1

    def __post_init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def pid(self) -> int:
        """Its process; 0 while there is none."""
        return self._process.pid if self._process else 0

    def _start(self) -> None:
        environment = {**os.environ, ENVIRONMENT: msgspec.json.encode(self.settings).decode()}
        command = [sys.executable, "-m", "tests.siege.broken", self.fault, str(self.port), str(self.workers)]
        with open(self.log, "a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
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

    def take_over(self) -> None:
        """Start another server at the same port, and let this one end as it is meant to."""
        old, self._process = self._process, None
        self._start()
        new, self._process = self._process, old
        self.stop()
        self._process = new

    def stop(self) -> None:
        """Ask it to end: it says nothing of a failure, and does not take long."""
        assert self._process
        assert self._process.stdout
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(120)
        self._process.stdout.close()
        self._process = None
        if code not in (0, -signal.SIGTERM):
            raise RuntimeError(f"the server ended with {code}: {self.log.read_text()[-1000:]}")

    def limit_files(self, most: int | None) -> None:
        """No file may grow beyond this, as on a full disk; None: there is room again."""
        limit = FREE if most is None else (most, resource.RLIM_INFINITY)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)

    def memory(self) -> float:
        """Megabytes that it holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def complaints(self) -> list[str]:
        """Lines of its log that tell of a mistake of the server rather than of its guests or its database."""
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        return [
            " / ".join([line, *lines[k - 1 : k], *lines[k + 1 : k + 30]][:40])
            for k, line in enumerate(lines)
            if line.startswith("Traceback") or "never retrieved" in line
        ]

    async def settled(self, descriptors: int, seconds: float) -> int:
        """How many descriptors are open once those of guests who left are closed."""
        end = time.monotonic() + seconds
        while self.descriptors() > descriptors and time.monotonic() < end:
            await asyncio.sleep(0.1)
        return self.descriptors()
