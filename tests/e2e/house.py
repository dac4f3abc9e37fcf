"""What the browser tests need from the machine: a Chromium, the built table, and a server of their own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOUR = ROOT / "examples" / "connect_four"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


class MissingError(RuntimeError):
    """The machine lacks something; the sentence says how to mend it."""


def chromium() -> str:
    """The machine's Chromium, or Debian's package where it may be installed."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "chromium"], check=False, capture_output=True)
        found = shutil.which("chromium")
        if found:
            return found
    raise MissingError(
        "The browser tests need Chromium and could not install it: run `apt-get install chromium` as root."
    )


def build() -> None:
    """The browser table as the sources have it now."""
    done = subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], capture_output=True, text=True, check=False)
    if done.returncode:
        raise MissingError(f"The browser table does not build: {done.stderr[-2000:] or done.stdout[-2000:]}")
    if not AXE.exists():
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "lint"], check=True, capture_output=True)


class Server:
    """`rulewright serve` in a process that can be killed and started again, with a data folder of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        """On the port it had before, if any."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", "serve", "--port", str(self.port), "--game", str(FOUR)],
            cwd=ROOT,
            env={**os.environ, "RULEWRIGHT_DATA": str(self.data)},
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
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()
