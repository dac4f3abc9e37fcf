"""Servers for the tests: one in a thread of this process, or one in a process that can be killed."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing as closed
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any, Literal, TypeVar

import uvicorn
from sqlalchemy import Connection, make_url
from websockets.exceptions import ConnectionClosed

from rulewright.doors.server.client import PATIENCE, Guest, Line
from rulewright.doors.server.command import address, bind, configured, prepare
from rulewright.doors.server.config import Limits, Rate, Settings
from rulewright.doors.server.http import app
from rulewright.doors.server.live.tables import Tables

T = TypeVar("T")
SECONDS = 600.0
"""How long to wait for what happens at once on a machine that does nothing else."""
ROOT = Path(__file__).parents[3]
TOY = str(ROOT / "tests" / "toys" / "high_card")
CLAIMS = str(ROOT / "tests" / "toys" / "claims")
FOUR = str(ROOT / "examples" / "connect_four")

PATIENT = Limits(
    messages=Rate(1000, 1000),
    address_messages=Rate(10_000, 10_000),
    requests=Rate(1000, 1000),
    address_requests=Rate(10_000, 10_000),
    address_pages=Rate(10_000, 10_000),
    handshakes=Rate(1000, 1000),
    address_handshakes=Rate(10_000, 10_000),
    newcomers=Rate(1000, 1000),
    uploads=Rate(10, 100),
    listed=10_000,
    address_listed=10_000,
    openings=Rate(1000, 1000),
    pictures=Rate(1000, 1000),
)


def quick(database: str, **more: Any) -> Settings:
    """Settings of a fast server with lenient limits, with the toys and connect four."""
    plain = Settings(
        database=database,
        games=(TOY, FOUR, CLAIMS),
        bot_jobs=1,
        bot_pause=0.0,
        ask_anyway=True,
        comeback=0.0,
        limits=PATIENT,
    )
    return replace(plain, **more)


class Server:
    """A running server in this process."""

    def __init__(self, address: str, tables: Tables) -> None:
        self.address, self.tables = address, tables

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of the server."""
        return self.tables.loop

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def read(self, work: Callable[[Connection], T]) -> T:
        return self.do(self.tables.database.read(work))

    def write(self, work: Callable[[Connection], T]) -> T:
        return self.do(self.tables.database.write(work))

    def forget(self, match: str) -> None:
        """Drop a table from memory, so that it is loaded again."""

        async def drop() -> None:
            self.tables.by_match.pop(match, None)

        self.do(drop())

    def guest(self, name: str = "") -> Guest:
        found = Guest(self.address)
        if name:
            found.put("/api/me", {"name": name})
        return found

    def against_bot(self, game: str = "high_card", **wish: object) -> tuple[str, Guest]:
        """A match of Ann against a bot."""
        ann = self.guest("Ann")
        return ann.post("/api/matches", {"game": game, "fill": {"1": "random"}, **wish})["id"], ann


Pair = tuple[Server, Server]


@cache
def migrated() -> Path:
    """A database file with today's tables and nothing in them, as every new one begins."""
    file = Path(tempfile.mkdtemp(prefix="rulewright-"), "server.db")
    atexit.register(shutil.rmtree, file.parent, ignore_errors=True)
    made = Settings(database=f"sqlite:///{file}")
    worker = threading.Thread(target=lambda: asyncio.run(prepare(made)))  # a browser's tests have a loop in this thread
    worker.start()
    worker.join()
    return file


def fill_in(settings: Settings) -> None:
    """Spare a new file the migrations, which take most of the time in which a server starts."""
    url = make_url(settings.url)
    file = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and file.parent.is_dir() and not file.exists():
        shutil.copy(migrated(), file)


@contextmanager
def opened(
    settings: Settings, loop: Literal["auto", "asyncio"] = "auto", certificate: Path | None = None
) -> Iterator[Server]:
    """A server until the block ends; over HTTPS if given a file with a certificate and its key."""
    fill_in(settings)
    listener = bind("127.0.0.1", 0)
    made = app.create(settings)
    config = configured(lambda: made, settings)
    config.loop = loop
    config.ssl_certfile = certificate
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), name="server")
    thread.start()
    try:
        while not server.started:
            if not thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.005)
        found = address("127.0.0.1", listener)
        yield Server(found.replace("http:", "https:") if certificate else found, made.state.tables)
    finally:
        server.should_exit = True
        thread.join(120)
        assert not thread.is_alive(), "the server did not close"
        listener.close()


def until(line: Line, what: Callable[[dict[str, Any]], object], why: str = "") -> dict[str, Any]:
    """The first state that is so. An idle table resends its state, so there is a time limit."""
    end = time.monotonic() + 4 * PATIENCE
    while not what(state := line.until()):
        assert time.monotonic() < end, why or f"it never came; the last state was {state}"
    return state


def newest(line: Line, number: int) -> dict[str, Any]:
    """The state once `number` moves are made."""
    return until(line, lambda s: s["number"] >= number, f"{number} moves were not made")


def over(line: Line) -> dict[str, Any]:
    """The state at the end of the game."""
    return until(line, lambda s: s["over"])


def play_out(line: Line) -> dict[str, Any]:
    """Make the first of the legal moves again and again; returns the state at the end."""
    while not (state := line.until())["over"]:
        if state["moves"]:
            line.play(state["moves"][0]["code"], state["turn"])
    return state


def eventually(what: Callable[[], object], why: str = "it did not come to that") -> None:
    """Wait until this is so; on a busy machine that may take long."""
    end = time.monotonic() + SECONDS
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.05)


def fetch(
    server: Server | str, path: str, method: str = "GET", home: str = "", **headers: str
) -> tuple[HTTPResponse, bytes]:
    """A request without a guest: the response, and its body. In a header's name `_` stands for a hyphen."""
    place = (server if isinstance(server, str) else server.address).split("/")[2]
    with closed(HTTPConnection(place, timeout=SECONDS, source_address=(home, 0) if home else None)) as line:
        line.request(method, path, headers={name.replace("_", "-"): text for name, text in headers.items()})
        response = line.getresponse()
        return response, response.read()


def on_offer(line: Line, number: int) -> dict[str, Any]:
    """The state once `number` moves are made and undo is available, which may be reported a moment later."""
    state = newest(line, number)
    while not state["undo"]:
        state = line.until()
    return state


def closing(line: Line) -> tuple[int, str]:
    """The code and the reason with which a socket is closed."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as e:
        return (e.rcvd.code, e.rcvd.reason) if e.rcvd else (0, "")


class Process:
    """A server in a separate process, on a port that stays the same when it is killed and restarted."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.settings, self.port = settings, port
        self.address = f"http://127.0.0.1:{port}/"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.settings.to_environment()
        environment = dict(os.environ)
        os.environ.pop("RULEWRIGHT_SERVER")
        command = [sys.executable, "-m", "rulewright.doors.server", str(self.port)]
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        assert self.address in self._process.stdout.readline()

    def kill(self) -> None:
        """Kill it, as in a power cut."""
        assert self._process
        assert self._process.stdout
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
