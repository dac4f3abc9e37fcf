"""Backups: restoring gives the original data, in either database, and damage is detected."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from rulewright.doors.cli import run
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import Database
from tests.doors.server.servers import CLAIMS, FOUR, TOY, newest, opened, quick
from tests.doors.server.test_play import table

SHELF = ["--game", FOUR, "--game", TOY, "--game", CLAIMS]


def played(database: str, file: Path) -> dict[str, Any]:
    """A server with one finished and one unfinished match, backed up while running; returns what Ann saw last."""
    with opened(quick(database)) as server:
        match, ann, bo = table(server)
        with ann.sit(match) as a, bo.sit(match) as b:
            for number, code in enumerate([0, 1, 0, 1, 0, 1, 0]):
                (b if number % 2 else a).play(code, number // 2)
                newest(a, number + 1)
        final = ann.get(f"/api/records/{match}/final")
        other, ann, _ = table(server, "high_card")
        with ann.sit(other) as a:
            state = a.until()
            a.play(state["moves"][0]["code"], 0)
            state = newest(a, 1)
        assert run(["admin", "backup", str(file), "--database", database]) == 0
    return {"match": other, "cookie": ann.cookie, "view": state["view"], "receipt": state["receipt"], "final": final}


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_what_is_restored_is_what_was_there(
    database: str, into: str, tmp_path: Path, fresh_postgres: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.backup"
    before = played(database, file)
    assert file.stat().st_mode & 0o077 == 0, "it holds seeds"
    new = f"sqlite:///{tmp_path / 'new.db'}" if into == "sqlite" else fresh_postgres()
    assert run(["admin", "restore", str(file), "--database", new]) == 0
    assert run(["admin", "check", "--database", new, *SHELF]) == 0
    assert "2 matches, 0 of them wrong" in capsys.readouterr().out
    with opened(quick(new)) as server:
        guest = server.guest()
        guest.cookie = str(before["cookie"])
        with guest.sit(str(before["match"])) as line:
            state = line.until()
            assert (state["view"], state["receipt"]) == (before["view"], before["receipt"])
        found = server.read(lambda c: c.execute(select(schema.finals.c.shown)).scalar_one())
        assert found.items() <= before["final"].items(), "nothing had to be made again"
    assert run(["admin", "restore", str(file), "--database", new]) == 2
    assert "restore into an empty one" in capsys.readouterr().err


def test_half_a_backup_restores_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, half = tmp_path / "server.backup", tmp_path / "half.backup"
    played(f"sqlite:///{tmp_path / 'old.db'}", file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for broken in (b"".join(lines[:-1]), b"".join([*lines[:3], *lines[4:]]), b"hello\n"):
        half.write_bytes(gzip.compress(broken))
        assert run(["admin", "restore", str(half), "--database", f"sqlite:///{tmp_path / 'new.db'}"]) == 2
        assert "backup" in capsys.readouterr().err
    assert run(["admin", "restore", str(tmp_path / "none"), "--database", f"sqlite:///{tmp_path / 'other.db'}"]) == 2
    assert not (tmp_path / "other.db").exists(), "no empty database is left behind"
    half.write_bytes(file.read_bytes()[:-50])
    assert run(["admin", "restore", str(half), "--database", f"sqlite:///{tmp_path / 'new.db'}"]) == 2
    assert "not whole" in capsys.readouterr().err
    assert run(["admin", "restore", str(file), "--database", f"sqlite:///{tmp_path / 'new.db'}"]) == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda c: c.execute(schema.moves.delete().where(schema.moves.c.line == 2)), "and has"),
        (lambda c: c.execute(schema.moves.update().where(schema.moves.c.line == 1).values(code=77)), "played again"),
        (lambda c: c.execute(schema.matches.update().values(seed="x")), "committed to|played again"),
        (lambda c: c.execute(schema.matches.update().values(number=5)), "what its lines come to"),
    ],
)
def test_what_is_wrong_is_found(
    change: Callable[[Connection], None], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    played(url, tmp_path / "server.backup")

    async def spoil() -> None:
        found = Database(url)
        await found.open()
        await found.write(change)
        await found.close()

    asyncio.run(spoil())
    assert run(["admin", "check", "--database", url, *SHELF]) == 1
    assert re.search(told, capsys.readouterr().out)
