"""Writes lines: those of many tables together, in one statement, so that they share the way to the database and its disk.

While one batch is being committed the next gathers. At a quiet table a batch is one line, which is then one message to
PostgreSQL instead of five.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from rulewright.doors.server.store.database import PATIENCE, Database, Unsure, driver_of
from rulewright.doors.server.store.matches import CHANNEL, Conflict, LineRow

Row = tuple[Any, ...]
Waiting = tuple[Row, asyncio.Future[None]]

MOST = 256
"""Lines in one batch."""
GONE = ("08", "57P")
"""What PostgreSQL's errors begin with when it goes away: whether it had committed is not known then."""

SPOILED = (DBAPIError, sqlite3.Error, asyncpg.PostgresError)
"""What the database says when it could not take one of several lines: each is then written alone."""
CLOSING = 10.0
"""Seconds for which a server that closes waits for the database."""

_LINE = ("match", "line", "kind", "seat", "code", "made_by", "at", "more", "attempt")
_MATCH = {"updated": 6, "lines": 1, "number": 9, "waiting": 10, "due": 11}
"""What a line changes in its match, and where that stands in a row."""
_NEWS = 12

_ADD = f"""
    INSERT INTO moves ({", ".join(_LINE)})
    SELECT {", ".join(f"value ->> {i}" for i in range(len(_LINE)))} FROM json_each(?) WHERE true
    ON CONFLICT DO NOTHING RETURNING match, line"""
_TURN = f"""
    UPDATE matches SET {", ".join(f"{name} = value ->> {i}" for name, i in _MATCH.items())}
    FROM json_each(?) WHERE matches.id = value ->> 0"""

_WHOLE = ("line", "seat", "code", "lines", "number", "waiting")
_TYPES = {**dict.fromkeys(_WHOLE, "int"), **dict.fromkeys(("at", "updated", "due"), "bigint"), "more": "json"}


def _typed(name: str, i: int) -> str:
    return f"(value ->> {i})::{_TYPES.get(name, 'text')} AS {name}"


_BOTH = f"""
    WITH given AS (
        SELECT {", ".join(_typed(name, i) for name, i in {**dict(zip(_LINE, range(9), strict=True)), **_MATCH}.items())},
            value ->> {_NEWS} AS news
        FROM json_array_elements($1::text::json)
    ), added AS (
        INSERT INTO moves ({", ".join(_LINE)}) SELECT {", ".join(_LINE)} FROM given
        ON CONFLICT DO NOTHING RETURNING match, line
    ), done AS (
        UPDATE matches SET {", ".join(f"{name} = g.{name}" for name in _MATCH)}
        FROM given g JOIN added USING (match, line) WHERE matches.id = g.match
    )
    SELECT match, line, pg_notify('{CHANNEL}', news) FROM given JOIN added USING (match, line)"""


def row_of(line: LineRow, changes: Mapping[str, Any], news: str) -> Row:
    """A line with what it changes in its match, as it is handed to the database."""
    return (*vars(line).values(), changes["number"], changes["waiting"], changes["due"], news)


class BatchWriter:
    """Takes lines that change nothing but how far their match is."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._line: Any = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="batches")

    async def close(self) -> None:
        """Finish what was begun, unless the database does not answer."""
        self._closing = True
        self._wake.set()
        if self._task:
            await asyncio.wait([self._task], timeout=CLOSING)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._hang_up()

    async def add(self, row: Row) -> None:
        """Store a line; when this returns, it is committed. Conflict and Unsure as elsewhere."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write(sorted(batch, key=lambda waiting: waiting[0][:2]))

    async def _write(self, batch: Sequence[Waiting]) -> None:
        """Sorted by table, so that two processes that write the same lines never wait for each other in a circle."""
        try:
            added = await self._store([row for row, _ in batch])
        except Exception as e:
            if len(batch) > 1 and isinstance(e, SPOILED):
                for one in batch:
                    await self._write([one])
                return
            for _, done in batch:
                _settle(done, e)
            return
        for row, done in batch:
            _settle(done, None if row[:2] in added else Conflict())

    async def _store(self, rows: list[Row]) -> set[Row]:
        """Write these lines; which of them were not there before."""
        if self.database.postgres:
            return await self._send(msgspec.json.encode(rows).decode())
        return await self.database.write(lambda c: _add(c, rows))

    async def _send(self, rows: str) -> set[Row]:
        if self._line is None or self._line.driver_connection.is_closed():
            self._hang_up()
            try:
                self._line = await self.database.own_line()
            except Exception as e:
                raise OSError(f"PostgreSQL cannot be reached: {type(e).__name__}") from None
        try:
            found = await self._line.driver_connection.fetch(_BOTH, rows, timeout=PATIENCE)
        except asyncpg.PostgresError as e:
            if not str(e.sqlstate).startswith(GONE):
                raise
            raise Unsure from e
        except Exception as e:
            self._hang_up()
            raise Unsure from e
        return {(row["match"], row["line"]) for row in found}

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.driver_connection.terminate()
            self._line.invalidate()
            self._line = None


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)


def _add(c: Connection, rows: list[Row]) -> set[Row]:
    file = driver_of(c)
    added: set[Row] = set(file.execute(_ADD, (msgspec.json.encode(rows).decode(),)).fetchall())
    new = [row for row in rows if row[:2] in added]
    file.execute(_TURN, (msgspec.json.encode(new).decode(),))
    return added
