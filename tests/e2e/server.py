"""What the browser tests need from the machine: a Chromium, the built table, and their own server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from rulewright.doors.server.command import TOKEN, WARM
from tests.prepare import ROOT, MissingError, chromium, web

FOUR = ROOT / "examples" / "connect_four"
TOYS = tuple(ROOT / toy for toy in ("tests/toys/claims", "tests/toys/high_card", "examples/leduc_poker"))
SECRET = "for the operator of the tests alone"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Server:
    """`rulewright serve` in a process that can be killed and restarted, with its own data folder."""

    def __init__(self, data: Path, *more: Path) -> None:
        """Besides the built-in games it has connect four, and those in the given folders."""
        self.data, self.guests = data, (FOUR, *more)
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start on the previous port, if any."""
        guests = [word for game in self.guests for word in ("--game", str(game))]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", "serve", "--port", str(self.port), *guests],
            cwd=ROOT,
            env={**os.environ, "RULEWRIGHT_DATA": str(self.data), TOKEN: SECRET, WARM: "off"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        if "http" not in said:
            self.stop()
            raise MissingError(f"`rulewright serve` did not say where it is, but {said!r}.")
        self.address = said.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        self.process.terminate()
        self._reap()

    def _reap(self) -> None:
        self.process.wait(120)
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def browsing() -> Iterator[tuple[Browser, Server]]:
    """A browser and a server with fresh data, for programs that take pictures or measure."""
    web()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        server = Server(Path(data))
        browser = p.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()
