"""`rulewright admin`: a backup of the house, a restored one, and whether everything in it is as it should be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, select
from sqlalchemy.exc import DBAPIError

from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.config import default_database
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.store import backup, matches, schema
from rulewright.doors.server.store.database import PATIENCE, Database, newest_version, unusable, version_known
from rulewright.match import Refused, Secret

T = TypeVar("T")


def back_up(database: str, path: Path) -> int:
    """Write everything to a file; the server may go on meanwhile."""
    return looking(database, lambda c: backup.dump(c, path))


def restore(database: str, path: Path) -> int:
    """Put everything from a file into an empty database that no server is using; all of it, or nothing."""

    path.open("rb").close()  # where there is none, no empty database is left behind

    async def work() -> int:
        found = Database(database or default_database())
        try:
            await found.open()
            return await found.write(lambda c: backup.fill(c, path))
        except DBAPIError as e:
            raise unusable(e) from None
        finally:
            await found.close()

    return asyncio.run(work())


@dataclass(frozen=True)
class Findings:
    """How many matches there are, how many of them have older rules or no game here, and what is wrong with which."""

    count: int
    older: int
    missing: Counter[str]
    wrong: list[str]

    def __str__(self) -> str:
        found = [*self.wrong, f"{self.count:,} matches, {len(self.wrong)} of them wrong."]
        told = "\n".join(found) + (f" {self.older:,} kept, older rules." if self.older else "")
        if self.missing:
            told += f" {self.missing.total():,} not checked: game missing ({', '.join(sorted(self.missing))})."
        return told


def check(database: str, games: Iterable[str] = ()) -> Findings:
    """Play every match again from its lines. One that was begun by older rules cannot be, and nothing is wrong with that."""
    return looking(database, lambda c: _checked(c, Catalog(tuple(games))))


def looking(database: str, work: Callable[[Connection], T]) -> T:
    """Read in one transaction, in which nothing changes whatever others write."""
    found = Database(database or default_database())
    if not found.postgres:
        if not Path(found.url.database or "").exists():
            raise ValueError(f"there is no database at {found.url.database}")
        engine = create_engine(found.url)
        try:
            with engine.connect() as c:
                c.exec_driver_sql("BEGIN")
                return _of_this_version(c, work)
        except DBAPIError as e:
            raise unusable(e) from None

    async def over_net() -> T:
        from sqlalchemy.ext.asyncio import create_async_engine

        net = create_async_engine(found.url, isolation_level="REPEATABLE READ", hide_parameters=True)
        try:
            async with net.connect() as c:
                return await c.run_sync(lambda c: _of_this_version(c, work))
        except (OSError, DBAPIError) as e:
            raise unusable(e) from None
        finally:
            await net.dispose()

    return asyncio.run(over_net())


def changing(database: str, work: Callable[[Connection], T]) -> T:
    """Change something in one transaction, while the server may go on: it waits its turn, as the server does."""
    found = Database(database or default_database())

    async def over_net() -> T:
        from sqlalchemy.ext.asyncio import create_async_engine

        net = create_async_engine(found.url, hide_parameters=True)
        try:
            async with net.begin() as c:
                return await c.run_sync(lambda c: _of_this_version(c, work))
        finally:
            await net.dispose()

    try:
        if found.postgres:
            return asyncio.run(over_net())
        if not Path(found.url.database or "").exists():
            raise ValueError(f"there is no database at {found.url.database}")
        engine = create_engine(found.url, hide_parameters=True, connect_args={"timeout": PATIENCE})
        with engine.begin() as c:
            return _of_this_version(c, work)
    except (OSError, DBAPIError) as e:
        raise unusable(e) from None


def _of_this_version(c: Connection, work: Callable[[Connection], T]) -> T:
    if version_known(c) != newest_version():
        raise ValueError("that database is of an older version of Rulewright: start its server once with this one")
    return work(c)


def _checked(c: Connection, catalog: Catalog) -> Findings:
    wrong, older, missing = list[str](), 0, Counter[str]()
    ids = list(c.execute(select(schema.matches.c.id).order_by(schema.matches.c.id)).scalars())
    for match in ids:
        story = matches.read(c, match)
        assert story
        if story.row.game not in catalog.games:
            missing[story.row.game] += 1
            continue
        try:
            found = _trouble(story, catalog)
        except Fault as e:
            older += e.status == 410
            found = "" if e.status == 410 else e.sentence
        if found:
            wrong.append(f"{match}: {found}")
    return Findings(len(ids), older, missing, wrong)


def _trouble(story: matches.StoredMatch, catalog: Catalog) -> str:
    """What is wrong with a match; a Fault says that its rules are not here."""
    row, lines = story.row, story.lines
    if [line.line for line in lines] != list(range(1, row.lines + 1)):
        return f"it says that it has {row.lines} lines, and has {len(lines)}"
    if len(story.seats) != row.seats:
        return f"it is for {row.seats}, and has {len(story.seats)} seats"
    if row.header is None:
        return ""
    if Secret(row.seed or "", row.nonce or "").commitment(row.header) != row.header["commitment"]:
        return "its seed is not the one that was committed to"
    try:
        replayed = LiveMatch(catalog.find(row.game), row, lines)
    except (Refused, ValueError) as e:
        return f"its lines cannot be played again: {e}"
    if (replayed.number, replayed.over) != (row.number, row.status == schema.OVER):
        return "what it says of itself is not what its lines come to"
    return ""
