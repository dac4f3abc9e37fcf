"""The database behind the tables: one SQLite file for one server process, or PostgreSQL for any number of them.

Nothing is acknowledged before its transaction is on disk. SQLite has one writer: concurrent writes of several tables go into
one transaction, each in its own savepoint, so that they share the wait for the disk.

Queries are plain functions over a connection. PostgreSQL runs them on the event loop (asyncpg); SQLite in a thread, whole
batches at a time, because a hop to a thread for every statement (aiosqlite) took most of the time when it was measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from errno import ENOSPC
from pathlib import Path
from shutil import disk_usage
from typing import IO, TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as SQLAlchemyTimeoutError

from rulewright.doors.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x52_55_4C_45
"""The PostgreSQL advisory lock that lets only one process at a time migrate the tables."""
READING = "rulewright_reading"
BATCH = 64
ROOM = 4_000_000
"""Bytes that must be free on the disk of a SQLite file: its log grows to about this size before it is reused."""
PROBE = "probe"
"""The setting written to test whether the database is writable."""
PATIENCE = 20.0
"""Timeout for PostgreSQL, in seconds."""
GIVEN_UP = 10_000
"""Milliseconds after which PostgreSQL drops the connection of a silent process and rolls back its transaction: otherwise others
would wait for the lines that it had written and not committed."""


AWAY = (DBAPIError, sqlite3.Error, SQLAlchemyTimeoutError, OSError, TimeoutError)
"""The exceptions raised when the database does not answer or cannot write."""


def now() -> int:
    """The current time as it is stored and sent: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Unsure(Exception):  # noqa: N818 - an answer of the database, not a defect
    """The connection was lost during a commit: it is not known whether it succeeded."""


class Database:
    """The database. Open it, `read` and `write` with functions over a connection, and close it."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except ArgumentError:
            raise ValueError(
                "the database address is not understood; write it like postgresql+asyncpg://user@host/name"
            ) from None
        self.postgres = self.url.get_backend_name() == "postgresql"
        if not self.postgres and self.url.get_backend_name() != "sqlite":
            raise ValueError("the database must be SQLite (sqlite:///file) or PostgreSQL (postgresql+asyncpg://...)")
        if not self.postgres:
            _check_path(self.url.database or "")
        self.url = self.url.set(drivername="postgresql+asyncpg" if self.postgres else "sqlite")
        self.insert: Any = postgresql.insert if self.postgres else sqlite.insert
        self._lock: IO[str] | None = None
        self._jobs: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._batching: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._readers = ThreadPoolExecutor(4, "database-reader")
        self._file: Engine | None = None
        self._connection: Connection | None = None
        """The writer's connection to the file. It is kept, because taking one from the pool for each move and returning it took
        longer than writing the move."""
        self._net: AsyncEngine | None = None

    async def open(self) -> None:
        """Connect, and migrate the tables."""
        if self.postgres:
            from sqlalchemy.ext.asyncio import create_async_engine

            patience = {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": _fencing()}
            self._net = create_async_engine(
                self.url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=PATIENCE,
                hide_parameters=True,
                connect_args=patience,
            )
        else:
            self._lock_file()
            self._file = create_engine(self.url, pool_size=5, hide_parameters=True)
            event.listen(self._file, "connect", _prepare_sqlite)
            event.listen(self._file, "begin", _begin_sqlite)
            self._batching = asyncio.create_task(self._write_batches())
        await self.write(upgrade)

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        if self._batching:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._jobs.join()
            self._batching.cancel()
            await asyncio.gather(self._batching, return_exceptions=True)
        self._writer.shutdown()
        self._readers.shutdown()
        self._drop_connection()
        if self._net:
            await self._net.dispose()
        if self._file:
            self._file.dispose()
        if self._lock:
            self._lock.close()

    def _lock_file(self) -> None:
        """Lock the file: a second process would not see the moves of the first, so it is refused.

        The file is created readable by its owner only, because it holds seeds and the key to all cookies.
        """
        path = Path(self.url.database or "")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._lock = open(f"{path}.lock", "w", encoding="utf-8")  # noqa: SIM115 - held until the server closes
        except OSError as e:
            raise RuntimeError(
                f"the database cannot be used ({path} cannot be written: {e.strerror}): give --database another file, or "
                "set RULEWRIGHT_DATA to a folder that you can write to"
            ) from None
        try:
            _hold(self._lock.fileno())
        except OSError:
            self._lock.close()
            raise RuntimeError(
                f"another server is using {path}: stop it, give --database another file, or use PostgreSQL for several"
            ) from None

    async def own_connection(self, patience: float = PATIENCE) -> Any:
        """A new connection to PostgreSQL outside the pool; its `driver_connection` is the driver's own."""
        from sqlalchemy.ext.asyncio import create_async_engine
        from sqlalchemy.pool import NullPool

        arguments = {"timeout": None, "server_settings": _fencing()}
        engine = create_async_engine(self.url, poolclass=NullPool, hide_parameters=True, connect_args=arguments)
        async with time_limit(patience):
            return await engine.raw_connection()

    # ------------------------------------------------------------ work

    async def read(self, work: Work[T]) -> T:
        """Run a query that only reads."""
        if self._net:
            return await self._over_net(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_file, self._in_context(work))

    def _read_file(self, work: Work[T]) -> T:
        assert self._file
        with self._file.connect().execution_options(**{READING: True}) as c:
            try:
                return work(c)
            except BaseException:  # who holds the error may hold a query, and the connection would stay at its state
                c.invalidate()
                raise

    async def write(self, work: Work[T]) -> T:
        """Run a transaction; when this returns, it is committed. If it raises anything but Unsure, nothing was changed."""
        if self._net:
            return await self._over_net(work)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((self._in_context(work), done))
        return await done

    def _in_context(self, work: Work[T]) -> Work[T]:
        """The work bound to the current context, so that it uses the caller's language in any thread."""
        context = copy_context()
        return lambda c: context.run(work, c)

    async def _over_net(self, work: Work[T]) -> T:
        """One transaction on PostgreSQL. Retried once if the connection turns out to have gone stale in the pool."""
        assert self._net
        for attempt in (1, 2):
            async with self._net.connect() as c:
                try:
                    result = await c.run_sync(work)
                except DBAPIError as e:
                    if attempt == 1 and e.connection_invalidated:
                        continue
                    raise
                try:
                    await c.commit()
                except Exception as e:
                    raise Unsure from e
                return result
        raise AssertionError("unreachable")

    async def _write_batches(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty() and len(batch) < BATCH:
                batch.append(self._jobs.get_nowait())
            results = await loop.run_in_executor(self._writer, self._write_batch, [work for work, _ in batch])
            for (_, done), (result, error) in zip(batch, results, strict=True):
                self._jobs.task_done()
                if done.done():
                    continue
                if error:
                    done.set_exception(error)
                else:
                    done.set_result(result)

    def _write_batch(self, batch: list[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        """Run several jobs in one transaction. If that fails as a whole, run each in a transaction of its own."""
        results: list[tuple[Any, Exception | None]] = []
        assert self._file
        try:
            c = self._connection = self._connection or self._file.connect()
            with c.begin():
                if len(batch) == 1:  # the usual case: there are no other jobs to isolate it from
                    return [(batch[0](c), None)]
                for work in batch:
                    try:
                        with c.begin_nested():
                            results.append((work(c), None))
                    except Exception as e:
                        if not _under_way(c):  # SQLite has rolled back everything, other jobs' writes included
                            raise
                        results.append((None, e))
        except Exception as e:
            self._drop_connection()
            if len(batch) == 1:
                return [(None, e)]
            return [found for work in batch for found in self._write_batch([work])]
        return results

    def _drop_connection(self) -> None:
        """Close the connection, so that the next write after a failure starts with a fresh one."""
        connection, self._connection = self._connection, None
        if connection:
            with contextlib.suppress(*AWAY):
                connection.close()

    async def probe(self) -> None:
        """Write a dummy row, and raise the error that a move would raise: a server that cannot write is unhealthy.

        On a full disk, SQLite may keep overwriting old pages of its log for a while, so free space is required too.
        """
        if not self._net and disk_usage(Path(self.url.database or "").resolve().parent).free < ROOM:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        row = {"key": PROBE, "value": secrets.token_hex(8)}  # always new: SQLite would skip an unchanged value
        written = self.insert(schema.settings).values(row)
        written = written.on_conflict_do_update(index_elements=["key"], set_={"value": row["value"]})
        await self.write(lambda c: c.execute(written).rowcount)

    async def setting(self, key: str) -> str:
        """A secret of this database, generated on first use and shared by all its processes."""
        table = schema.settings

        def work(c: Connection) -> str:
            fresh = {"key": key, "value": secrets.token_hex(32)}
            c.execute(self.insert(table).values(fresh).on_conflict_do_nothing())
            return str(c.execute(select(table.c.value).where(table.c.key == key)).scalar_one())

        return await self.write(work)

    async def publish(self, key: str, value: str) -> None:
        """Store a value derived from a setting, for transactions to read."""
        row = self.insert(schema.settings).values(key=key, value=value)
        row = row.on_conflict_do_update(index_elements=["key"], set_={"value": value})
        await self.write(lambda c: c.execute(row).rowcount)


def _fencing() -> dict[str, str]:
    """The settings of every PostgreSQL connection, so that the server notices when our side of it is gone.

    A COMMIT that arrives after this time has no effect: the process that sent it raises Unsure and tries again.
    """
    idle = max(1, GIVEN_UP // 2000)
    return {
        "idle_in_transaction_session_timeout": str(GIVEN_UP),
        "tcp_user_timeout": str(GIVEN_UP),
        "tcp_keepalives_idle": str(idle),
        "tcp_keepalives_interval": str(max(1, idle // 2)),
        "tcp_keepalives_count": "3",
    }


def _check_path(path: str) -> None:
    """Refuse a URL without a file, and one with three slashes that is meant to be absolute: it would start in this folder."""
    if not path:
        raise ValueError("the database address names no file; write it like sqlite:///folder/server.db")
    first, *more = Path(path).parts
    if more and not Path(first).exists() and Path("/", first).is_dir():
        raise ValueError(
            f"sqlite:///{path} would be a folder {first} in {Path.cwd()}: write sqlite:////{path} for /{path}, "
            f"or sqlite:///./{path} if you mean it"
        )


def upgrade(connection: Connection) -> None:
    """Apply the migrations that this database has not had yet, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": UPGRADE_LOCK})
    if version_known(connection) == newest_version():
        return
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The last migration applied to this database."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def version_known(connection: Connection) -> str | None:
    """The last migration applied to this database. Raises RuntimeError if this release does not have it."""
    found = version(connection)
    if found is not None and not any(MIGRATIONS.glob(f"versions/{found}_*.py")):
        raise RuntimeError(
            f"this database was written by a newer Rulewright: its tables are version {found}, and this one knows "
            f"{newest_version()}; start it with the newer one"
        )
    return found


def unusable(e: BaseException) -> RuntimeError:
    """An error that describes what is wrong with a database in one sentence, without its URL, which may contain a password."""
    cause = getattr(e, "orig", None) or e
    damaged = isinstance(cause, sqlite3.DatabaseError) and not isinstance(cause, sqlite3.OperationalError)
    what_to_do = "its file is damaged, restore a backup" if damaged else "see that it runs, and check --database"
    told = f"{type(cause).__name__}: {cause}".splitlines()[0][:120]
    return RuntimeError(f"the database cannot be used ({told}): {what_to_do}")


def newest_version() -> str:
    """The number of the newest migration, from the file names."""
    return max(path.name for path in MIGRATIONS.glob("versions/[0-9]*.py")).partition("_")[0]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def driver_of(c: Connection) -> sqlite3.Connection:
    """The raw SQLite connection, for the statements that run with every move."""
    found = c.connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _under_way(c: Connection) -> bool:
    """Whether the transaction is still open: SQLite rolls it back by itself when the disk is full."""
    return driver_of(c).in_transaction


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get(READING)
    driver_of(connection).execute("BEGIN" if reading else "BEGIN IMMEDIATE")


def _hold(file: int) -> None:
    """Lock a file until it is closed. Raises OSError if another process has locked it."""
    try:
        import fcntl
    except ImportError:  # on Windows
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---------------------------------------------------------------- the lease


LEASE_SECONDS = 10.0
"""Seconds for which an answer of the database is valid. More than a beat and `pubsub.ANSWER` together: by the time it runs out, a
beat has failed if the database is gone."""
LEASE_BEAT = 1.0
"""Seconds between two renewals."""
GATEWAY_TIMEOUT = 504
"""The status of requests while the lease has run out. It is not 503, which is also used when something is not ready: 504 tells a
load balancer that nothing was done, and that it can try another process."""


def boot_clock() -> float:
    """A monotonic clock in seconds that includes the time a machine was asleep."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


TICK = 0.1


@contextlib.asynccontextmanager
async def time_limit(seconds: float) -> AsyncIterator[None]:
    """Raise TimeoutError after so many seconds in which this process ran. A standstill counts as one tick: after one,
    `asyncio.timeout` would give up on an answer that has arrived and is waiting to be read."""
    async with asyncio.timeout(None) as limit:
        counting = asyncio.create_task(_count_down(limit, seconds), name="time limit")
        try:
            yield
        finally:
            counting.cancel()


async def _count_down(limit: asyncio.Timeout, seconds: float) -> None:
    for _ in range(round(seconds / TICK)):
        await asyncio.sleep(TICK)
    limit.reschedule(0)


class Lease:
    """A process may show tables only if PostgreSQL has answered within the last seconds; `needed` is false for SQLite.

    A process cut off from the database cannot store moves, but could go on showing outdated positions. When its lease has run
    out, it closes its sockets and refuses requests, and a load balancer sends clients to another process. The lease counts from
    the time of the request: notifications of all earlier commits have arrived when the database answers.
    """

    def __init__(self, needed: bool) -> None:
        self._needed = needed
        self._until = 0.0
        self._silent = False

    def renew(self, asked: float) -> None:
        """Extend the lease after an answer to a request sent at `asked`."""
        self._until = max(self._until, asked + LEASE_SECONDS)
        self._silent = False

    def fail(self) -> None:
        """Note that the database was asked and did not answer in time."""
        self._silent = True

    async def regain(self) -> bool:
        """Whether it is held. If it has run out although the database never failed to answer, this process stood still, as on a
        busy machine or a laptop that was asleep: wait for the beat under way, which is answered or fails."""
        while not self.held and not self._silent:
            await asyncio.sleep(LEASE_BEAT / 50)
        return self.held

    @property
    def left(self) -> float:
        """Seconds until it runs out."""
        return max(0.0, self._until - boot_clock()) if self._needed else LEASE_SECONDS

    @property
    def held(self) -> bool:
        return not self._needed or boot_clock() < self._until
