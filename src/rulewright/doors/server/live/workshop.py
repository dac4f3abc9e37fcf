"""Live reload for a game that you are writing: when you save one of its files, every table uses it at once.

Matches go on at the same position, or at the last one that the new rules allow; then the page offers to restart them. If a file
has an error, the page shows which and where, and the last good version stays in use. One process, for one author on one machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from rulewright import games
from rulewright.doors.contract.fault import Fault
from rulewright.doors.sentences import sentence
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.store import matches, moves, schema
from rulewright.doors.server.store.matches import EVERY, MatchRow
from rulewright.doors.server.store.schema import PLAYING
from rulewright.doors.server.translations import SAY
from rulewright.kernel.engines.checked import rehearse
from rulewright.kernel.game import Game, box_hash
from rulewright.match import Match, Secret
from rulewright.match.lesson import rehearse as rehearse_lesson
from rulewright.match.record import FORMAT, SHAPES

log = logging.getLogger(__name__)

PAUSE = 0.15
"""Seconds between two checks of the files."""
RELOADED = 1012
"""The close code of the sockets of a game's tables when the game is reloaded."""
TOLD = 0.3
"""Seconds for which a new version is played with all its texts before it is accepted."""
CHECKS = True
"""Whether each good version is checked (see `rulewright check`)."""
WATCHED = (".ftl", ".json", ".py", ".toml")


class Workshop:
    """Watches a game's folder. `loads` counts the good versions, `error` describes what is wrong with the newest one, `warning`
    what is wrong with its lesson, `findings` which laws it breaks, and `changed` what happened to matches that could not go on
    unchanged."""

    def __init__(self, tables: Tables, folder: str) -> None:
        self.tables, self.folder = tables, Path(folder)
        self.loads, self.error, self.warning = 0, "", ""
        self.findings: list[str] = []
        self.changed: dict[str, str] = {}
        self._check: asyncio.Task[None] | None = None
        self._seen: dict[str, tuple[int, int]] = {}

    async def watch(self) -> None:
        try:
            while True:
                now = await asyncio.to_thread(files, self.folder)
                if now != self._seen:
                    self._seen = now
                    await self._stop_check()
                    await self.reload()
                    if not self.error and CHECKS:
                        self._check = asyncio.create_task(self.check())
                await asyncio.sleep(PAUSE)
        finally:
            await self._stop_check()

    async def _stop_check(self) -> None:
        """End the check of an older version."""
        if self._check is not None:
            self._check.cancel()
            await asyncio.gather(self._check, return_exceptions=True)
            self._check = None

    async def check(self) -> None:
        """Try the laws of every game in a process of its own, and collect what it finds: reloads never wait for it."""
        self.findings = []
        command = (sys.executable, "-m", "rulewright", "--lang", "en", "check", str(self.folder), "--json")
        process = await asyncio.create_subprocess_exec(
            *command,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            stdin=asyncio.subprocess.DEVNULL,
        )
        try:
            if hasattr(os, "setpriority"):  # the table comes first
                with contextlib.suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, process.pid, 10)
            assert process.stdout
            async for line in process.stdout:
                self.findings.append(str(msgspec.json.decode(line)["text"]))
                log.warning("%s", self.findings[-1])
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def reload(self) -> None:
        """Load the newest version, and use it if it is good."""
        try:
            game = await asyncio.to_thread(games.load_again, self.folder, try_out)
            warning = await asyncio.to_thread(outdated_lesson, game)
        except Exception as e:
            self.error = sentence(e)
            log.warning("%s", self.error)
            return
        await self._exchange(game)
        self.error, self.warning, self.findings = "", warning, []
        self.loads += 1

    async def _exchange(self, game: Game) -> None:
        """Switch every table of the game to the new version. It is compiled when a bot that searches needs it."""
        tables = self.tables
        async with self._held(lambda table: table.game.name == game.name):
            tables.catalog.exchange(game)
            self.changed = await tables.database.write(lambda c: carry_over(c, game))
        for pool in (tables.bot_jobs, tables.reflexes, tables.readers, tables.boxes, tables.lab):
            await asyncio.to_thread(pool.start_anew)
        tables.compile_jobs.forget(game)

    async def restart(self, match: str, guest: str) -> None:
        """Restart a match under the current rules, with the same players and, if still possible, the same options. Only its
        players and its host may do this, because others may be able to reach this server."""
        row, seats = await self.tables.people(match)
        if not guest or (guest != row.host and not matches.seats_of(seats, guest)):
            raise Fault(403, SAY("restart-players"))
        async with self._held(lambda table: table.id == match):
            await self.tables.database.write(lambda c: begin_again(c, self.tables.catalog, match))
        self.changed.pop(match, None)

    @asynccontextmanager
    async def _held(self, concerned: Callable[[Table], bool]) -> AsyncIterator[None]:
        """Lock tables, then unload them and close their sockets, so that clients reconnect. A table that was being loaded
        meanwhile may have been read before the change: it is unloaded as soon as it is there."""
        async with AsyncExitStack() as stack:
            held = await self._lock(concerned, stack)
            yield
            self._unload(held)
        if loading := self.tables.loading:
            await asyncio.wait(list(loading.values()))
            async with AsyncExitStack() as stack:
                self._unload(await self._lock(concerned, stack))

    async def _lock(self, concerned: Callable[[Table], bool], stack: AsyncExitStack) -> list[Table]:
        found = [table for table in self.tables.by_match.values() if concerned(table)]
        for table in found:
            await stack.enter_async_context(table.lock)
        return found

    def _unload(self, found: Sequence[Table]) -> None:
        for table in found:
            for socket in list(table.sockets):
                self.tables.spawn(socket.dismiss(RELOADED, "game-changed"), "closing the socket of an older version")
            self.tables.forget(table)

    @property
    def status(self) -> dict[str, Any]:
        return {
            "loads": self.loads, "error": self.error, "warning": self.warning, "findings": self.findings, "changed": self.changed,
        }  # fmt: skip


def files(folder: Path) -> dict[str, tuple[int, int]]:
    """The files of a game, each with its modification time and size."""
    found = {}
    for path in folder.rglob("*"):
        try:
            if path.suffix in WATCHED and "__pycache__" not in path.parts:
                about = path.stat()
                found[str(path)] = about.st_mtime_ns, about.st_size
        except OSError:  # it was just deleted
            continue
    return found


def try_out(game: Game) -> None:
    """Exercise everything that a table needs from a game, to find errors now; also play a few games with all checks on."""
    for name, look in (
        ("clauses.toml", lambda: game.written_clauses),
        ("box.toml", lambda: game.usual_box),
        ("help.toml", lambda: game.help(game.usual_box)),
        ("lesson.toml", lambda: game.lesson),
    ):
        try:
            look()
        except (ValueError, TypeError, KeyError) as e:
            said = str(e) if name in str(e) else f"{name}: {e}"
            raise ValueError(said) from None
    rehearse(game)
    tell_all(game)


def tell_all(game: Game) -> None:
    """Play a game as a table does, rendering every text, until it is over or the time is up."""
    match, end = Match(game, seed=1), time.monotonic() + TOLD
    for move in range(game.bound):
        for seat in range(-1, match.seats):
            game.tell.board(match.view(seat), match.box, match.names, seat)
        if match.over or time.monotonic() > end:
            return
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[move % len(legal)])


def outdated_lesson(game: Game) -> str:
    """What is wrong with a lesson that no longer fits the rules, or an empty string. The game can be played without it."""
    try:
        if game.lesson is not None:
            rehearse_lesson(game)
    except (ValueError, KeyError) as e:
        return SAY("lesson-broken", why=sentence(e))
    return ""


def carry_over(c: Connection, game: Game) -> dict[str, str]:
    """Carry every running match of a game over to its new rules, as far as they allow. Returns what was lost, by match."""
    table, changed = schema.matches, {}
    running = select(table).where(table.c.game == game.name, table.c.status == PLAYING)
    for found in c.execute(running).all():
        row = MatchRow(**found._mapping)
        lines = moves.read(c, row.id, 0, EVERY)
        try:
            match, kept = replayed(game, row, lines)
        except Fault as e:  # its options or its box are no longer valid
            changed[row.id] = e.sentence
            continue
        header = match.header
        waiting = sum(1 << i for i in match.waiting)
        matches.change(
            c, row.id, header=header, commitment=header["commitment"], lines=kept, number=match.number, waiting=waiting
        )
        if kept < len(lines):
            c.execute(schema.moves.delete().where(schema.moves.c.match == row.id, schema.moves.c.line > kept))
            changed[row.id] = SAY("new-rules", number=str(match.number + 1))
    return changed


def begin_again(c: Connection, catalog: Catalog, match: str) -> None:
    """Restart a running match. It gets the default options if its own are no longer valid."""
    row = matches.match_row(c, match)
    if row is None or row.status != PLAYING:
        raise Fault(404, SAY("nothing-to-restart"))
    game = catalog.find(row.game)
    try:
        row.laid(game)
    except ValueError:
        options = game.chosen({}, row.seats)
        row = msgspec.structs.replace(
            row, options=options, content=None, header={**(row.header or {}), "options": options}
        )
    made, _kept = replayed(game, row, ())
    c.execute(schema.moves.delete().where(schema.moves.c.match == match))
    matches.change(
        c, match, header=made.header, commitment=made.header["commitment"], options=row.options, content=row.content,
        lines=0, number=0, waiting=sum(1 << i for i in made.waiting),
    )  # fmt: skip


def replayed(game: Game, row: MatchRow, lines: Iterable[moves.LineRow]) -> tuple[LiveMatch, int]:
    """A running match replayed under new rules, as far as they allow and short of its end, and the number of lines kept."""
    assert row.header
    try:
        box = row.laid(game).box
    except ValueError:
        raise row.other_rules(game) from None
    sealed = game.has_secrets and row.seats > 1
    known = {
        "rulewright": FORMAT,
        "version": game.version,
        "rules": game.fingerprint,
        "box": box_hash(box),
        "sealed": sealed,
    }
    header = {key: {**row.header, **known}[key] for key in SHAPES[FORMAT]["rulewright"]}
    header["commitment"] = Secret(row.seed or "", row.nonce or "").commitment(header)
    match, kept = LiveMatch(game, msgspec.structs.replace(row, header=header)), 0
    for line in lines:
        ahead = match.fork()
        try:
            ahead.add(line)
        except Exception:  # refused, or a rule that crashes: go on from the line before
            break
        if ahead.over:
            break
        match, kept = ahead, kept + 1
    return match, kept
