"""Backup and restore of the whole database as one file, in the same format for SQLite and PostgreSQL, so that you can migrate.

The file has compressed lines: a header, then every row of every table, then the number of rows. Without the last line it is
incomplete. The database is read in one transaction, while the server keeps running.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, func, select, tuple_
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import newest_version, version

FORM = 1
PART = 500
"""How many rows are read or written at once."""


def dump(c: Connection, path: Path) -> int:
    """Write everything to a file that only its owner may read, because it holds seeds and keys. Returns the number of rows."""
    count, beside = 0, path.with_name(f"{path.name}.part")
    beside.unlink(missing_ok=True)
    with (
        os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw,
        gzip.open(raw, "wb") as out,
    ):
        out.write(_line({"rulewright backup": FORM, "version": version(c)}))
        for table in schema.metadata.sorted_tables:
            for row in _rows(c, table):
                out.write(_line({"table": str(table.name), "row": row}))
                count += 1
        out.write(_line({"rows": count}))
    beside.replace(path)
    return count


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _decoded(line: bytes) -> dict[str, Any]:
    return msgspec.json.decode(line, type=dict[str, Any])


def _rows(c: Connection, table: Table) -> Iterator[dict[str, Any]]:
    """All rows in the order of their keys, fetched in parts."""
    keys = list(table.primary_key.columns)
    query = select(table).order_by(*keys).limit(PART)
    part = c.execute(query).all()
    while part:
        for row in part:
            yield {str(name): value for name, value in row._mapping.items()}
        last = [part[-1]._mapping[key.name] for key in keys]
        part = c.execute(query.where(tuple_(*keys) > last)).all() if len(part) == PART else []


def fill(c: Connection, path: Path) -> int:
    """Load everything from a file into a database that has no matches. Returns the number of rows."""
    if c.execute(select(func.count()).select_from(schema.matches)).scalar():
        raise ValueError("there are matches in that database: restore into an empty one")
    for table in reversed(schema.metadata.sorted_tables):
        c.execute(table.delete())
    count, rows = 0, list[dict[str, Any]]()
    current: Any = None
    for line in _read(path):
        table = schema.metadata.tables.get(str(line["table"]))
        if table is None:
            raise ValueError(f"{path.name} holds a table {line['table']!r} that is not known here")
        if rows and (table is not current or len(rows) == PART):
            _insert(c, current, rows, path)
            rows = []
        current = table
        rows.append(_binary(table, line["row"]))
        count += 1
    if rows:
        _insert(c, current, rows, path)
    return count


def _binary(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes, which JSON has as base64."""
    raw = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {key: b64decode(value) if key in raw and value is not None else value for key, value in row.items()}


def _insert(c: Connection, table: Table, rows: list[dict[str, Any]], path: Path) -> None:
    try:
        c.execute(table.insert(), rows)
    except OperationalError:  # a fault of the database, not of the file
        raise
    except (SQLAlchemyError, TypeError, AttributeError, ValueError):
        raise ValueError(f"{path.name} holds rows that do not fit into {table.name}: nothing was restored") from None


def _read(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file. Raises ValueError if it is incomplete or of another version."""
    try:
        with gzip.open(path, "rb") as lines:
            head = _decoded(next(lines, b"{}"))
            if head.get("rulewright backup") != FORM:
                raise ValueError(f"{path.name} is no backup of a server")
            if head.get("version") != newest_version():
                raise ValueError(
                    f"{path.name} was made by another version of Rulewright: restore it with that one first"
                )
            for count, text in enumerate(lines):
                line = _decoded(text)
                if line.get("rows") == count:
                    return
                if "table" not in line or not isinstance(line.get("row"), dict):
                    break
                yield line
    except (EOFError, OSError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as e:
        if isinstance(e, FileNotFoundError):
            raise
    raise ValueError(f"{path.name} is not whole: nothing was restored")
