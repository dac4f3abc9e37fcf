"""A database of every release is opened with today's code: nothing that was played is lost, and nobody is answered with 5xx."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from rulewright.doors.cli import run
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.jobs.compile import CompileJobs
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.matches import MatchRow
from tests.doors.server.house import FOUR, House, closing, opened, quick
from tests.doors.server.releases import fill, make, releases
from tests.doors.server.test_finals import kept
from tests.doors.server.test_records import finished

BODIES: dict[str, Any] = {
    "/api/me": {"name": "Anna"},
    "/api/me/here": {"token": "x" * 30},
    "/api/matches": {"game": "connect_four"},
    "/api/matches/{match}/fill": {"seat": 1, "bot": "random"},
    "/api/records": b"nonsense\n",
    "/api/records/{match}/fork": {"frame": 1, "bot": "random"},
}


@pytest.fixture(params=releases(), ids=lambda path: str(path.stem))
def release(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def old(release: Path, database: str) -> str:
    """The database of a release, of either kind."""
    fill(database, release)
    return database


def rows(house: House) -> list[MatchRow]:
    def work(c: Connection) -> list[MatchRow]:
        return [MatchRow(**row._mapping) for row in c.execute(select(schema.matches))]

    return asyncio.run_coroutine_threadsafe(house.tables.database.read(work), house.loop).result(60)


def host(house: House, row: MatchRow) -> Guest:
    """Whoever opened this table, with the cookie of that time."""
    return Guest(house.address, house.tables.signer.cookie(row.host))


def asked(house: House, row: MatchRow) -> Iterator[tuple[str, int, Any]]:
    """Every answer of the server about one match; those that change nothing first."""
    guest = host(house, row)
    for door in sorted(operations(), key=lambda door: door.method):
        path = door.path.replace("{match}", row.id).replace("{game}", row.game)
        body = BODIES.get(door.path, {}) if door.method != "GET" else None
        try:
            yield f"{door.method} {path}", door.status, guest.ask(door.method, path, body)
        except Answered as e:
            yield f"{door.method} {path}", e.status, e.body


async def never_ready(*_: Any, **__: Any) -> bool:
    """Nothing is compiled here for reviews, which have tests of their own."""
    return False


def test_every_door_answers_for_every_match_of_every_release(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CompileJobs, "get_ready", never_ready)
    with opened(quick(old)) as house:
        found = rows(house)
        assert {row.status for row in found} == {schema.GATHERING, schema.PLAYING, schema.OVER}
        for row in found:
            for what, status, answer in asked(house, row):
                assert status < 500 or (status == 503 and "coach" in str(answer)), f"{what}: {status} {answer}"
            if row.status == schema.OVER:
                kept = host(house, row).get(f"/api/records/{row.id}/final")
                assert row.result
                assert row.result.items() <= kept["over"].items()  # it may be explained by now
                assert kept["lost"] or kept["frames"][0]["notes"]
            with host(house, row).sit(row.id) as line:
                try:
                    line.until()
                except Exception:
                    assert closing(line)[0] in (4000, 4001, 4003, 4010), row


def test_what_the_first_release_finished_is_kept_and_not_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its games of Karthis and Klobba were played by version 1.0 of the rules, which is gone."""
    url = f"sqlite:///{tmp_path / 'server.db'}"
    fill(url, releases()[0])
    with opened(quick(url)) as house:
        found = [row for row in rows(house) if row.game in ("karthis", "klobba") and row.status == schema.OVER]
        for row in found:
            guest = host(house, row)
            kept = guest.get(f"/api/records/{row.id}/final")
            assert kept["over"] == row.result
            assert "needs version 1.0" in kept["lost"]
            assert guest.get("/api/history")[0]["ending"] == kept["over"]["ending"]
            for method, path in (
                ("GET", f"/api/matches/{row.id}/record"),
                ("GET", f"/api/records/{row.id}"),
                ("GET", f"/api/records/{row.id}/review"),
                ("POST", f"/api/records/{row.id}/fork"),
            ):
                with pytest.raises(Answered) as answered:
                    guest.ask(method, path, {"frame": 1} if method == "POST" else None)
                assert (answered.value.status, answered.value.body["error"]) == (410, kept["lost"])
        assert len(found) == 3
    assert run(["admin", "check", "--database", url, "--game", FOUR]) == 1
    told = capsys.readouterr().out
    assert "7 kept, older rules." in told, "those, a game of Klobba that goes on, and three of Connect Four"
    assert "1 of them wrong" in told
    assert "There is no game 'toy' here" in told


def test_what_is_written_for_the_next_release_is_what_was_there(database: str, tmp_path: Path) -> None:
    file, release = tmp_path / "today.db", tmp_path / "today.sql"
    with opened(quick(f"sqlite:///{file}")) as house:
        match, ann = finished(house)
        final = ann.get(f"/api/records/{match}/final")
    release.write_text(make.dump(file), "utf-8")
    fill(database, release)
    with opened(quick(database)) as house:
        (row,) = rows(house)
        assert kept(house) == 1
        assert host(house, row).get(f"/api/records/{match}/final") == final
