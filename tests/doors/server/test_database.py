"""The tables, and how they come to be."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

from rulewright.doors.server.command import prepare
from rulewright.doors.server.config import Settings
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import MIGRATIONS, Database, newest_version


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
    """It holds seeds, and the key to all cookies."""
    asyncio.run(prepare(Settings(database=f"sqlite:///{tmp_path / 'house.db'}")))
    assert (tmp_path / "house.db").stat().st_mode & 0o077 == 0


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
    """A full disk makes SQLite roll back a whole transaction, and with it what others wrote in the same batch."""

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
