"""The database tables, and how they are created."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from rulewright.doors.cli import run
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.command import prepare
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.live.socket import NOT_YOURS
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import MIGRATIONS, Database, newest_version
from tests.doors.server.releases import fill, releases
from tests.doors.server.servers import closing, opened, quick


def test_migrations_make_the_declared_tables(database: str) -> None:
    def differences(c: Connection) -> list[Any]:
        context = MigrationContext.configure(c, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async def work() -> list[Any]:
        found = Database(database)
        await found.open()
        try:
            return await found.read(differences)
        finally:
            await found.close()

    assert asyncio.run(work()) == []
    assert asyncio.run(work()) == [], "a second start changes nothing"


def test_a_database_file_is_its_owners_alone(tmp_path: Path) -> None:
    """It contains seeds, and the key for all cookies."""
    asyncio.run(prepare(Settings(database=f"sqlite:///{tmp_path / 'server.db'}")))
    assert (tmp_path / "server.db").stat().st_mode & 0o077 == 0


def test_the_last_migration_is_the_newest_file() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == newest_version()


def test_a_failed_write_leaves_nothing_behind_and_spoils_no_other(database: str) -> None:
    async def work() -> list[str]:
        found = Database(database)
        await found.open()

        def add(name: str) -> Any:
            def change(c: Connection) -> None:
                c.execute(schema.guests.insert().values(id=name, name=name))
                if name == "bad":
                    raise ValueError(name)

            return found.write(change)

        results = await asyncio.gather(*map(add, ("a", "bad", "b")), return_exceptions=True)
        assert [isinstance(r, ValueError) for r in results] == [False, True, False]
        try:
            return await found.read(lambda c: sorted(c.execute(select(schema.guests.c.id)).scalars()))
        finally:
            await found.close()

    assert asyncio.run(work()) == ["a", "b"]


def test_after_a_failed_read_the_next_one_sees_what_was_written_meanwhile(database: str) -> None:
    """The error holds a query that was not read to its end."""
    table, errors = schema.guests, list[Exception]()

    def add(c: Connection) -> None:
        c.execute(table.insert().values(id=token_hex(4), name="Ann"))

    def fail(c: Connection) -> None:
        rows = c.execute(select(table.c.id))
        raise ValueError(next(rows))

    async def work() -> list[int]:
        found = Database(database)
        await found.open()
        seen = list[int]()
        for _ in range(3):
            await found.write(add)
            try:
                await found.read(fail)
            except ValueError as e:
                errors.append(e)
            seen.append(await found.read(lambda c: len(c.execute(select(table.c.id)).all())))
        await found.close()
        return seen

    assert asyncio.run(work()) == [1, 2, 3]
    assert len(errors) == 3


def test_a_second_process_on_one_file_is_turned_away(tmp_path: Path) -> None:
    async def work() -> None:
        first, second = (Database(f"sqlite:///{tmp_path / 'a.db'}") for _ in range(2))
        await first.open()
        try:
            with pytest.raises(RuntimeError, match="another server is using"):
                await second.open()
        finally:
            await second.close()
            await first.close()

    asyncio.run(work())


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="database"):
        Database(url)


def test_a_database_that_does_not_answer_is_said_in_a_sentence_without_its_password() -> None:
    with pytest.raises(RuntimeError, match="cannot be used") as raised:
        asyncio.run(prepare(Settings(database="postgresql+asyncpg://ann:hunter2@127.0.0.1:9/none")))
    assert "hunter2" not in str(raised.value)


def test_a_batch_that_sqlite_ends_of_its_own_accord_acknowledges_nothing_that_is_lost(tmp_path: Path) -> None:
    """A full disk makes SQLite roll back a whole transaction, and with it the other writes of the same batch."""

    async def work() -> tuple[list[str], list[str]]:
        found = Database(f"sqlite:///{tmp_path / 'a.db'}")
        await found.open()

        def add(name: str) -> Any:
            def change(c: Connection) -> None:
                c.execute(schema.guests.insert().values(id=name, name=name))
                if name == "full":
                    c.exec_driver_sql("ROLLBACK")
                    raise OSError("database or disk is full")

            return found.write(change)

        names = ("a", "b", "full", "c")
        results = await asyncio.gather(*map(add, names), return_exceptions=True)
        try:
            kept = await found.read(lambda c: sorted(c.execute(select(schema.guests.c.id)).scalars()))
        finally:
            await found.close()
        return [name for name, r in zip(names, results, strict=True) if r is None], kept

    acknowledged, kept = asyncio.run(work())
    assert acknowledged == kept == ["a", "b", "c"]


def stamp(version: str) -> Any:
    """Give a database the version of a later release."""
    return lambda c: c.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})


def test_a_database_of_a_newer_release_is_refused_in_one_sentence(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        found = Database(database)
        await found.open()
        await found.write(stamp("9999"))
        await found.close()

    asyncio.run(work())
    told = f"newer Rulewright: its tables are version 9999, and this one knows {newest_version()}"
    with pytest.raises(RuntimeError, match=told):
        asyncio.run(prepare(Settings(database=database)))
    assert run(["admin", "check", "--database", database]) == 2
    assert told in capsys.readouterr().err
    assert run(["admin", "restore", str(Path(__file__)), "--database", database]) == 2
    assert told in capsys.readouterr().err


def test_a_damaged_file_is_told_of_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Pages in the middle are overwritten, as by a broken disk."""
    path = tmp_path / "server.db"
    fill(f"sqlite:///{path}", releases()[1])
    asyncio.run(prepare(Settings(database=f"sqlite:///{path}")))
    whole = path.read_bytes()
    page = 4096
    path.write_bytes(whole[: 2 * page] + b"\xff" * (len(whole) - 2 * page))
    url = f"sqlite:///{path}"
    for command in (["check"], ["backup", str(tmp_path / "saved")]):
        assert run(["admin", *command, "--database", url]) == 2
        told = capsys.readouterr().err
        assert "the database cannot be used (" in told
        assert "restore a backup" in told
        assert "Traceback" not in told
    with pytest.raises(RuntimeError, match=r"the database cannot be used \("):
        asyncio.run(prepare(Settings(database=url)))


def test_a_nul_in_an_address_is_refused_and_no_fault_of_the_database(open_server: Any) -> None:
    """PostgreSQL accepts none in a text."""
    server = open_server()
    ann = server.guest("Ann")
    for door in operations():
        if door.method != "GET" or door.path.startswith(("/health", "/metrics", "/openapi", "/operator")):
            continue
        path = re.sub(r"{\w+}", "%00a", door.path)
        for name in ("", *door.query):
            status = 200
            try:
                ann.get(f"{path}?{name}=a%00" if name else path)
            except Answered as e:
                status = e.status
            assert status < 500, f"{path} {name}"
    with ann.sit("%00a") as line:
        assert closing(line)[0] == NOT_YOURS


def test_a_damaged_page_is_told_without_a_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A page of a table, while the server is running and when it starts, and in the commands that read it."""
    file = tmp_path / "server.db"
    with opened(quick(f"sqlite:///{file}")) as server:
        ann = server.guest("Ann")
        matches = [ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}})["id"] for _ in range(25)]
    whole = file.read_bytes()
    with opened(quick(f"sqlite:///{file}")) as server:
        with file.open("r+b") as pages:
            pages.seek(8192)
            pages.write(b"\x5a" * (len(whole) - 8192))
        back = Guest(server.address, ann.cookie)
        for path in ("/api/matches/mine", f"/api/matches/{matches[0]}", "/api/history", "/api/standing"):
            with pytest.raises(Answered) as refused:
                back.get(path)
            assert refused.value.status == 503
    assert not any(record.exc_info for record in caplog.records)
