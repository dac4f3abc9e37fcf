"""A real PostgreSQL for the tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tests.prepare import postgresql


def _servant() -> dict[str, Any]:
    """PostgreSQL will not run as root, so it is run as somebody else."""
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
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str]:
    """A running PostgreSQL with nothing in it; yields its address without a database's name."""
    bin_, servant, port = postgresql(), _servant(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="rulewright-pg-"))
    if servant:
        os.chown(folder, servant["user"], servant["group"])
    clean: dict[str, Any] = {"cwd": folder, "env": {**os.environ, "HOME": str(folder)}, **servant}
    data = folder / "data"
    quick = [arg for setting in ("fsync=off", "full_page_writes=off", "max_connections=200") for arg in ("-c", setting)]
    server = None
    try:
        made = subprocess.run(
            [bin_ / "initdb", "-D", data, "-U", "rulewright", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            capture_output=True, text=True, check=False, **clean,
        )  # fmt: skip
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr.strip()}")
        with open(folder / "log", "wb") as log:
            server = subprocess.Popen(
                [bin_ / "postgres", "-D", data, "-k", folder, "-p", str(port), "-h", "127.0.0.1", *quick],
                stdout=log, stderr=log, **clean,
            )  # fmt: skip
        address = f"postgresql://rulewright@127.0.0.1:{port}"
        _wait_for(address, server, folder / "log")
        yield address
    finally:
        if server:
            server.send_signal(signal.SIGINT)
            server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


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
