"""A real PostgreSQL for the tests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg

from tests.prepare import postgresql


def _servant() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so it is run as another user."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            who = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL will not run as root, and there is no user nobody: run the tests as another user.")


def free_port() -> int:
    """A port below the ephemeral range: an outgoing connection must not take it while its listener is down."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as s, contextlib.suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


class Cluster:
    """A separate, empty PostgreSQL that can be killed and restarted.

    With `hasty` it does not wait for its disk, which a test need not. `at` is another address of this machine to listen on.
    """

    def __init__(self, hasty: bool = True, at: str = "") -> None:
        self._hasty, self._at = hasty, at
        self._bin, self._servant, self.port = postgresql(), _servant(), free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="rulewright-pg-"))
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        self.address = f"postgresql://rulewright@127.0.0.1:{self.port}"

    def __enter__(self) -> Cluster:
        try:
            self._make()
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._server:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(120)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _clean(self) -> dict[str, Any]:
        return {"cwd": self._folder, "env": {**os.environ, "HOME": str(self._folder)}, **self._servant}

    def _make(self) -> None:
        if self._servant:
            os.chown(self._folder, self._servant["user"], self._servant["group"])
        words = ["-U", "rulewright", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = subprocess.run(
            [self._bin / "initdb", "-D", self._folder / "data", *words],
            capture_output=True, text=True, check=False, **self._clean,
        )  # fmt: skip
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr.strip()}")
        if self._at:
            with open(self._folder / "data" / "pg_hba.conf", "a", encoding="utf-8") as rules:
                rules.write(f"host all all {self._at}/24 trust\n")

    def _start(self) -> None:
        settings = ("max_connections=200", *(("fsync=off", "full_page_writes=off") if self._hasty else ()))
        quick = [arg for setting in settings for arg in ("-c", setting)]
        place = ["-k", str(self._folder), "-p", str(self.port), "-h", ",".join(filter(None, ("127.0.0.1", self._at)))]
        with open(self._folder / "log", "ab") as log:
            self._server = subprocess.Popen(
                [self._bin / "postgres", "-D", self._folder / "data", *place, *quick],
                stdout=log, stderr=log, **self._clean,
            )  # fmt: skip
        _wait_for(self.address, self._server, self._folder / "log")

    @property
    def pid(self) -> int:
        """The process from which all others of it descend."""
        assert self._server
        return self._server.pid

    def crash(self) -> None:
        """Crash as in a power cut, except for the disk, and restart."""
        assert self._server
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(120)
        self._start()

    def fresh(self) -> str:
        """The address of a new empty database, for the server."""
        self._made += 1
        execute(self.address, f"CREATE DATABASE fresh_{self._made}")
        return f"{self.address.replace('postgresql://', 'postgresql+asyncpg://')}/fresh_{self._made}"


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """A running, empty PostgreSQL; yields its address without a database name."""
    with Cluster() as found:
        yield found.address


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            execute(address, "SELECT 1")
            return
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.05)
    raise RuntimeError(f"PostgreSQL did not start: {log.read_text()[-500:]}")


def execute(address: str, *commands: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(f"{address}/postgres")
        try:
            for command in commands:
                await connection.execute(command)
        finally:
            await connection.close()

    asyncio.run(work())
