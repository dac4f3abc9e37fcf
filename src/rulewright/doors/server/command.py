"""`rulewright serve` and `rulewright dev`: start a server and print its address."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.applications import Starlette

from rulewright import games
from rulewright.doors.server import limits, logs
from rulewright.doors.server.config import Networks, Settings, Share, at_home
from rulewright.doors.server.http.app import alone
from rulewright.doors.server.http.connections import Config, Connections, Handoff, Line, hands_over
from rulewright.doors.server.jobs.pool import end_with_parent
from rulewright.doors.server.mail import Mailer
from rulewright.doors.server.store.database import Database, unusable
from rulewright.doors.server.translations import SAY
from rulewright.doors.server.workers import Server, Supervisor, Worker
from rulewright.match import store

log = logging.getLogger(__name__)

TOKEN = "RULEWRIGHT_OPERATOR_TOKEN"
"""The environment variable with the operator's token: every user of the machine could read it on the command line."""
SMTP, MAIL_FROM = "RULEWRIGHT_SMTP", "RULEWRIGHT_MAIL_FROM"
"""The environment variables with the mail server and its password, and the address that mail comes from."""
PRIVATE_PUSH = "RULEWRIGHT_PRIVATE_PUSH"
"""`on` in this environment variable lets push services be at private addresses."""
WARM = "RULEWRIGHT_WARM"
"""`off` in this environment variable compiles a bot's search when one is seated, not as soon as the server starts."""
SHARED = "counts"
"""The file through which several processes share what guests and addresses have used."""
MESSAGE_ROOM = 65_536
"""Longer messages, in bytes, close the socket at once; up to this length the sender gets an error message."""


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    """The command `serve`: run until Ctrl-C."""
    folders = tuple(games.told_apart(settings.games))
    token, warm = os.environ.get(TOKEN, ""), os.environ.get(WARM) != "off"
    smtp, sender = os.environ.get(SMTP, ""), os.environ.get(MAIL_FROM, "")
    if smtp:
        Mailer(smtp, sender)  # reject what is not understood before anything is opened
        if not settings.host_names:
            raise ValueError(SAY("mail-name"))
    private = os.environ.get(PRIVATE_PUSH) == "on"
    settings = replace(settings, smtp=smtp, mail_from=sender, private_push=private)
    run(replace(settings, games=folders, warm=warm, operator_token=token), host, port, workers)


def develop(folder: Path, others: Sequence[str], host: str, port: int, show: bool) -> None:
    """The command `dev`: a local server for a game that you are writing, with a separate database. `others` are further games,
    such as an earlier version to compare with."""
    folder = folder.resolve()
    if not games.is_folder(str(folder)):
        raise ValueError(f"there is no game in {folder}: see docs/add-a-game.md for the files it needs")
    place = store.folder("dev") / f"{folder.name}-{sha256(bytes(folder)).hexdigest()[:8]}.db"
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise store.not_writable(place, e) from None
    served = (str(folder), *games.told_apart([str(folder), *others])[1:])
    settings = Settings(database=f"sqlite:///{place}", games=served, dev=str(folder), lab=at_home(host, ()))
    run(settings, host, port, opened=webbrowser.open if show else lambda address: None)


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 0,
    workers: int = 1,
    opened: Callable[[str], Any] = lambda address: None,
) -> None:
    """Run a server, and print its address once it accepts connections: then a server that it replaces may stop. `opened` is
    called with the address, too."""
    if (workers > 1 or settings.rolling) and not hands_over():
        raise ValueError(
            "on Windows and macOS a server is one process, and cannot take over from another: leave out --workers and --rolling"
        )
    if not Database(settings.url).postgres and workers > 1:
        raise ValueError("several processes need PostgreSQL: give --database postgresql+asyncpg://..., or one worker")
    if settings.rolling and not Database(settings.url).postgres:
        raise ValueError("a server can only take over from another on PostgreSQL: leave --rolling out")
    Networks((*settings.trusted_proxies, *settings.monitors))  # reject invalid addresses before anything is opened
    with bind(host, port, settings.rolling) as listener:
        asyncio.run(prepare(settings))
        said = f"Rulewright is at {address(host, listener)}"
        if not settings.dev:
            said += f"\n{limits.open_files()}"

        def welcome() -> None:
            print(said, flush=True)
            opened(address(host, listener))

        if workers > 1:
            logs.set_up(settings.verbose, settings.json_logs)
            with TemporaryDirectory(prefix="rulewright-") as folder:  # for its owner only
                limits.create_shared(Path(folder, SHARED), workers)
                Supervisor(work, workers, workers, settings, folder, listener).run(welcome)
        else:
            _exit_normally()
            Server(configured(lambda: alone(settings), settings), welcome).run([listener])


def _exit_normally() -> None:
    """After shutdown, uvicorn raises the signal again that it had caught. Then exit as at the end of a program, so that the
    semaphores of worker processes are released."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def work(number: int, alive: Any, workers: int, settings: Settings, folder: str, listener: socket.socket) -> None:
    """The main function of each of several processes. None of them outlives its parent."""
    end_with_parent()
    _exit_normally()
    logs.set_up(settings.verbose, settings.json_logs)
    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(prepare(settings))
        except RuntimeError as e:  # the supervisor starts it again
            log.error("%s", e)
            sys.exit(1)
        settings = replace(settings, share=Share(str(Path(folder, SHARED)), number, workers))
        Worker(configured(lambda: alone(settings), settings), Handoff(Path(folder), number, workers), alive).run(
            [listener]
        )


async def prepare(settings: Settings) -> None:
    """Migrate the database before the server accepts connections."""
    database = Database(settings.url)
    try:
        await database.open()
    except RuntimeError:
        raise
    except Exception as e:
        raise unusable(e) from None
    finally:
        await database.close()


def configured(app: Callable[[], Starlette], settings: Settings) -> Config:
    """The configuration of uvicorn. Its access log is off, because URLs can contain invitations. States are not compressed,
    because that takes as long as making a move, and memory for every socket. `http/endpoint.py` reads the proxy headers."""
    made = Config(
        app,
        factory=True,
        http=Connections,
        log_level="warning",
        log_config=None,
        access_log=False,
        ws=Line,
        ws_max_size=MESSAGE_ROOM,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,
    )
    made.trusted = Networks(settings.trusted_proxies)
    return made


def bind(host: str, port: int, context: bool = False) -> socket.socket:
    """The listening socket. Raises RuntimeError with one sentence if the port is taken, unless both servers agree to share it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family)
    if sys.platform == "win32":  # where SO_REUSEADDR would let two servers share a port
        made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if context:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
        if not context:  # a server that takes over accepts nothing before it is ready
            made.listen(2048)
    except (OSError, TypeError, UnicodeError) as e:  # the last two: not a valid host name
        made.close()
        why = e.strerror if isinstance(e, OSError) and e.strerror else "that is no host"
        other = "; if a server with --rolling is there, run both as the same user" if context else ""
        raise RuntimeError(f"cannot listen at {host}:{port} ({why}): choose another --port{other}") from None
    made.set_inheritable(True)
    return made


def address(host: str, listener: socket.socket) -> str:
    """A URL that you can open in a browser."""
    port = listener.getsockname()[1]
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))
                host = probe.getsockname()[0]
            except OSError:
                host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
