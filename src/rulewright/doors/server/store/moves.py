"""The lines of a match: read in order, and written so that each is stored once.

Lines of many tables are written together, in one statement, so that they share the round trip to the database and the write to
disk. While one batch is being committed, the next one fills. On a quiet server a batch is one line: one message to PostgreSQL.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import asyncpg
import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError

from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import PATIENCE, Database, Unsure, driver_of

CHANNEL = "rulewright"
"""The PostgreSQL channel that notifies all processes of changes."""
MOST = 256
"""The most lines in one batch."""
GONE = ("08", "57P")
"""Prefixes of PostgreSQL's error codes for a lost server: then it is not known whether it had committed."""
SPOILED = (DBAPIError, sqlite3.Error, asyncpg.PostgresError)
"""The exceptions raised when the database refuses one line of a batch: each line is then written separately."""
CLOSING = 10.0
"""Seconds for which a server that is shutting down waits for the database."""


class Conflict(Exception):  # noqa: N818 - an answer of the database, not a defect
    """This line is already stored: by another process, or by an earlier attempt at the same write."""


class Gesture(NamedTuple):
    """What a line does: make one move or several (MOVE), undo the last ones (UNDO), or end the game by agreement (END)."""

    kind: str
    seat: int
    codes: list[int]


Key = tuple[str, int]
"""The match and the number of a line."""


class LineRow(msgspec.Struct, frozen=True):
    """One line of a match, a row of the table `moves`. `more` holds its moves after the first, if any.

    `attempt` is a random token by which the process that wrote a line recognises it.
    """

    match: str
    line: int
    kind: str
    seat: int
    code: int
    made_by: str
    at: int
    more: list[int] | None = None
    attempt: str | None = None

    @classmethod
    def of(cls, match: str, line: int, gesture: Gesture, made_by: str, at: int) -> LineRow:
        first, *more = gesture.codes
        return cls(match, line, gesture.kind, gesture.seat, first, made_by, at, more or None, secrets.token_hex(8))

    @property
    def codes(self) -> list[int]:
        return [self.code, *(self.more or ())]

    @property
    def gesture(self) -> Gesture:
        return Gesture(self.kind, self.seat, self.codes)


class NewLine(LineRow, frozen=True, kw_only=True):
    """A line to be written, with the match's progress after it and the notification to other processes."""

    number: int
    waiting: int
    due: int | None
    news: str


# ---------------------------------------------------------------- SQL, generated from the schema

COLUMNS = [column.name for column in schema.moves.columns]
PROGRESS = {"updated": "at", "lines": "line", "number": "number", "waiting": "waiting", "due": "due"}
"""What a line changes in its match: the columns of `matches`, and the fields of NewLine that they are set to."""


_columns = ", ".join(COLUMNS)
_values = ", ".join(f"value ->> '{name}'" for name in COLUMNS)
_progress = ", ".join(f"{column} = value ->> '{field}'" for column, field in PROGRESS.items())
_INSERT = f"""
    INSERT INTO moves ({_columns}) SELECT {_values} FROM json_each(?) WHERE true
    ON CONFLICT DO NOTHING RETURNING match, line"""
_UPDATE = f"UPDATE matches SET {_progress} FROM json_each(?) WHERE matches.id = value ->> 'match'"

_types = {field: schema.matches.columns[column].type for column, field in PROGRESS.items()}
_types |= {column.name: column.type for column in schema.moves.columns}
_dialect: Any = postgresql.dialect  # SQLAlchemy gives it no type
_given = ", ".join(f"{field} {kind.compile(_dialect())}" for field, kind in _types.items())
_progress = ", ".join(f"{column} = given.{field}" for column, field in PROGRESS.items())
_POSTGRES = f"""
    WITH given AS (
        SELECT * FROM json_to_recordset($1::text::json) AS line({_given}, news text)
    ), added AS (
        INSERT INTO moves ({_columns}) SELECT {_columns} FROM given ON CONFLICT DO NOTHING RETURNING match, line
    ), done AS (
        UPDATE matches SET {_progress} FROM given JOIN added USING (match, line) WHERE matches.id = given.match
    )
    SELECT match, line, pg_notify('{CHANNEL}', news) FROM given JOIN added USING (match, line)"""

_AFTER = (
    select(schema.moves)
    .where(schema.moves.c.match == bindparam("this"), schema.moves.c.line > bindparam("after"))
    .order_by(schema.moves.c.line)
    .limit(bindparam("most"))
)


def read(c: Connection, match: str, after: int, most: int) -> list[LineRow]:
    """At most `most` lines of a match after line `after`."""
    rows = c.execute(_AFTER, {"this": match, "after": after, "most": most})
    return [LineRow(**row._mapping) for row in rows]


def insert(c: Connection, lines: Iterable[LineRow]) -> None:
    """Write the first lines of a new match, or all lines of an uploaded one."""
    if rows := [msgspec.structs.asdict(line) for line in lines]:
        c.execute(schema.moves.insert(), rows)


def append(c: Connection, line: NewLine) -> None:
    """Write the next line of a match within a larger transaction. Raises Conflict if it is already stored."""
    if not _add(c, [line]):
        raise Conflict


def _add(c: Connection, lines: list[NewLine]) -> set[Key]:
    """Write lines and the progress of their matches. Returns those that were not stored before."""
    given = msgspec.json.encode(lines).decode()
    if c.dialect.name == "postgresql":
        return {(row.match, row.line) for row in c.exec_driver_sql(_POSTGRES, (given,))}
    file = driver_of(c)
    added: set[Key] = set(file.execute(_INSERT, (given,)).fetchall())
    if len(added) < len(lines):
        given = msgspec.json.encode([line for line in lines if (line.match, line.line) in added]).decode()
    file.execute(_UPDATE, (given,))
    return added


# ---------------------------------------------------------------- many tables at once

Waiting = tuple[NewLine, "asyncio.Future[None]"]


class BatchWriter:
    """Writes the lines of all tables of this process, in batches; for lines that change nothing but their match's progress."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="batch writer")

    async def close(self) -> None:
        """Write what is pending, unless the database does not answer."""
        self._closing = True
        self._wake.set()
        if self._task:
            await asyncio.wait([self._task], timeout=CLOSING)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._disconnect()

    async def add(self, line: NewLine) -> None:
        """Store a line; when this returns, it is committed. Raises Conflict or Unsure as `Database.write` does."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write(sorted(batch, key=lambda waiting: (waiting[0].match, waiting[0].line)))

    async def _write(self, batch: Sequence[Waiting]) -> None:
        """Write a batch, which is sorted by match and line, so that two processes writing the same lines cannot deadlock."""
        try:
            added = await self._store([line for line, _ in batch])
        except Exception as e:
            if len(batch) > 1 and isinstance(e, SPOILED):
                for one in batch:
                    await self._write([one])
                return
            for _, done in batch:
                _settle(done, e)
            return
        for line, done in batch:
            _settle(done, None if (line.match, line.line) in added else Conflict())

    async def _store(self, lines: list[NewLine]) -> set[Key]:
        """Write these lines. Returns those that were not stored before."""
        if self.database.postgres:
            return await self._send(msgspec.json.encode(lines).decode())
        return await self.database.write(lambda c: _add(c, lines))

    async def _send(self, lines: str) -> set[Key]:
        if self._connection is None or self._connection.driver_connection.is_closed():
            self._disconnect()
            try:
                self._connection = await self.database.own_connection()
            except Exception as e:
                raise OSError(f"PostgreSQL cannot be reached: {type(e).__name__}") from None
        try:
            found = await self._connection.driver_connection.fetch(_POSTGRES, lines, timeout=PATIENCE)
        except asyncpg.PostgresError as e:
            if not str(e.sqlstate).startswith(GONE):
                raise
            raise Unsure from e
        except Exception as e:
            self._disconnect()
            raise Unsure from e
        return {(row["match"], row["line"]) for row in found}

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.driver_connection.terminate()
            self._connection.invalidate()
            self._connection = None


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
