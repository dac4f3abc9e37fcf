"""`rulewright admin doctor`: looks at a server's machine, database and games, and says what is wrong and what to do."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from sqlalchemy import Connection, func, select

from rulewright.doors.server import limits
from rulewright.doors.server.admin import list_rules, looking
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.config import WEB, default_database
from rulewright.doors.server.store import archives, schema
from rulewright.doors.server.store.database import Database
from rulewright.games import known

LITTLE = 500_000_000
"""Less free disk than this, in bytes, needs attention; with less than `NONE` the server refuses moves."""
NONE = 4_000_000


class Health(StrEnum):
    OK = "ok"
    WARNING = "warning"
    WRONG = "wrong"


@dataclass(frozen=True)
class Finding:
    """What was looked at, how it is, and what to do about it."""

    health: Health
    what: str

    def __str__(self) -> str:
        return f"{self.health:8} {self.what}"


def examine(database: str, games: Iterable[str] = ()) -> list[Finding]:
    """All findings. Nothing is changed, and the server may keep running."""
    url = database or default_database()
    looks: list[Callable[[], Iterator[Finding]]] = [
        lambda: _games(tuple(games)),
        _pages,
        _files,
        lambda: _disk(url),
        lambda: _database(url, tuple(games)),
    ]
    found: list[Finding] = []
    for look in looks:
        try:
            found += look()
        except Exception as e:  # one broken thing must not hide the others
            found.append(Finding(Health.WRONG, f"{e}" if isinstance(e, ValueError | RuntimeError) else repr(e)))
    return found


def _games(folders: tuple[str, ...]) -> Iterator[Finding]:
    there = Catalog(folders).games
    lost = sorted({*known()} - {*there})
    if lost:
        yield Finding(Health.WRONG, f"these games cannot be loaded: {', '.join(lost)}. Start the server to see why.")
    else:
        yield Finding(Health.OK, f"{len(there)} games can be loaded")


def _pages() -> Iterator[Finding]:
    if (WEB / "index.html").is_file():
        yield Finding(Health.OK, "the pages are built")
    else:
        yield Finding(Health.WRONG, "the pages are not built: run `make web`, or install the wheel")


def _files() -> Iterator[Finding]:
    yield Finding(Health.OK, limits.open_files())


def _disk(url: str) -> Iterator[Finding]:
    found = Database(url)
    if found.postgres:
        yield Finding(Health.OK, "the database is PostgreSQL: watch the disk of its machine")
        return
    path = Path(found.url.database or "").absolute()
    free = shutil.disk_usage(next(folder for folder in path.parents if folder.is_dir())).free
    told = f"{free / 1e9:.1f} GB are free where the database is"
    if free < NONE:
        yield Finding(Health.WRONG, f"{told}: moves are refused. Make room; the server goes on by itself.")
    elif free < LITTLE:
        yield Finding(Health.WARNING, f"{told}: make room soon")
    else:
        yield Finding(Health.OK, told)
    if path.exists() and path.stat().st_mode & 0o077:
        yield Finding(Health.WRONG, f"others can read {path}, which holds seeds and keys: chmod 600 it")
    if path.exists() and not os.access(path, os.W_OK):
        yield Finding(Health.WRONG, f"you may not write {path}: run this as the server's user")


def _database(url: str, games: tuple[str, ...]) -> Iterator[Finding]:
    yield from looking(url, lambda c: list(_tables(c)))
    for line in list_rules(url, games).splitlines():
        needs, _, where = line.rpartition(": ")
        if "not here" in where and " 0 running" not in needs:
            yield Finding(Health.WARNING, f"{needs}: these rules are {where}")


def _tables(c: Connection) -> Iterator[Finding]:
    if c.dialect.name == "sqlite":
        told = str(c.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if told == "ok":
            yield Finding(Health.OK, "the database file is intact")
        else:
            yield Finding(Health.WRONG, f"the database file is damaged: restore your last backup ({told})")
    table = schema.matches.c
    counted = c.execute(select(table.status, func.count()).group_by(table.status))
    count: dict[str, int] = {str(status): int(n) for status, n in counted}
    told = ", ".join(f"{count.get(status, 0):,} {status}" for status in (schema.GATHERING, schema.PLAYING, schema.OVER))
    yield Finding(Health.OK, f"matches: {told}")
    late = len(archives.missing(c, ""))
    if late:
        more = "or more " if late == archives.AT_ONCE else ""
        yield Finding(Health.WARNING, f"{late} {more}finished matches are not archived: run `rulewright admin upgrade`")
    else:
        yield Finding(Health.OK, "all finished matches are archived")
