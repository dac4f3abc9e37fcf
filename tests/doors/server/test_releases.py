"""A database of every release is opened with today's code: nothing played is lost, and no request gets a 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from rulewright.doors.cli import run
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.identity import SPECTATE, is_former
from rulewright.doors.server.jobs.bots import CompileJobs
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.matches import MatchRow
from rulewright.match.header import FORMER
from tests.doors.server.releases import fill, make, releases
from tests.doors.server.servers import FOUR, Server, closing, opened, quick
from tests.doors.server.test_finals import kept
from tests.doors.server.test_records import finished
from tests.tiers import everything

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
    """The database of a release, on SQLite or PostgreSQL."""
    fill(database, release)
    return database


def rows(server: Server) -> list[MatchRow]:
    def work(c: Connection) -> list[MatchRow]:
        return [MatchRow(**row._mapping) for row in c.execute(select(schema.matches))]

    return server.read(work)


def host(server: Server, row: MatchRow) -> Guest:
    """The guest who opened this table, with the cookie of that time."""
    return Guest(server.address, server.tables.signer.cookie(row.host))


def asked(server: Server, row: MatchRow) -> Iterator[tuple[str, int, Any]]:
    """All responses of the server about one match; requests that change nothing come first."""
    guest = host(server, row)
    for door in sorted(operations(), key=lambda door: door.method):
        path = door.path.replace("{match}", row.id).replace("{game}", row.game)
        body = BODIES.get(door.path, {}) if door.method != "GET" else None
        try:
            yield f"{door.method} {path}", door.status, guest.ask(door.method, path, body)
        except Answered as e:
            yield f"{door.method} {path}", e.status, e.body


async def never_ready(*_: Any, **__: Any) -> bool:
    """Compile nothing for reviews here; they have their own tests."""
    return False


def test_every_door_answers_for_every_match_of_every_release(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All endpoints for a match of each status, and with `--all` for every match."""
    monkeypatch.setattr(CompileJobs, "get_ready", never_ready)
    with opened(quick(old)) as server:
        found = rows(server)
        assert {row.status for row in found} == {schema.GATHERING, schema.PLAYING, schema.OVER}
        some = {row.status: row.id for row in found}.values()
        for row in found:
            for what, status, answer in asked(server, row) if row.id in some or everything[0] else ():
                assert status < 500 or (status == 503 and "coach" in str(answer)), f"{what}: {status} {answer}"
            if row.status == schema.OVER:
                kept = host(server, row).get(f"/api/records/{row.id}/final")
                assert row.result
                assert row.result.items() <= kept["over"].items()  # explanations may have been added since
                assert kept["lost"] or kept["frames"][0]["notes"]
            with host(server, row).sit(row.id) as line:
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
    with opened(quick(url)) as server:
        found = [row for row in rows(server) if row.game in ("karthis", "klobba") and row.status == schema.OVER]
        for row in found:
            guest = host(server, row)
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
    assert run(["admin", "check", "--database", url, "--game", FOUR]) == 0
    told = capsys.readouterr().out
    assert "7 kept, older rules." in told, "those, a game of Klobba that goes on, and three of Connect Four"
    assert "0 of them wrong" in told
    assert "1 not checked: game missing (toy)." in told


def test_a_match_that_cannot_go_on_can_be_left(old: str) -> None:
    """With older rules, or without its game: it is off the list of the guest who left it, and stays on that of others."""
    with opened(quick(old)) as server:
        stuck = [row for row in rows(server) if row.status == schema.PLAYING and not goes_on(server, row)]
        for row in stuck:
            guest = host(server, row)
            guest.post(f"/api/matches/{row.id}/leave")
            assert row.id not in [found["id"] for found in guest.get("/api/matches/mine")]
            (left,) = [found for found in rows(server) if found.id == row.id]
            assert left.lines == row.lines, "what was played stays"


@pytest.mark.parametrize("release", releases()[3:], ids=lambda path: str(path.stem))
def test_what_people_did_about_each_other_still_holds(
    release: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bans, blocks, reports, chat, ended sign-ins, and deleted accounts; requests to undo have expired."""
    fill(database, release)
    with opened(quick(database)) as server:

        def every(name: str) -> list[Any]:
            return server.read(lambda c: list(c.execute(select(schema.metadata.tables[name]))))

        (banned,), (blocked,), (report,), (line,) = map(every, ("bans", "blocks", "reports", "talk"))
        for path in ("/api/me", "/api/matches/open"):
            with pytest.raises(Answered, match="You are banned from this server for good: Be kind"):
                Guest(server.address, server.tables.signer.cookie(banned.subject)).get(path)
        ann = Guest(server.address, server.tables.signer.cookie(blocked.host))
        assert [row["name"] for row in ann.get("/api/me/blocked")] == ["Dan"]
        with ann.sit(line.match) as socket:
            assert [said["text"] for said in socket.until("chat")["lines"]] == [line.text]
            assert socket.until()["undo_request"]["ended"] == "timeout"
        former = [seat for seat in every("seats") if is_former(seat.guest or "")]
        assert [seat.name for seat in former] == [FORMER]
        assert len(every("revoked")) == 3, "a phone, all cookies of whoever left, and theirs of then"
        assert {digest for digest, _ in every("revoked")} == server.tables.access._out.revoked
    assert run(["admin", "reports", "--database", database]) == 0
    told = capsys.readouterr().out
    assert report.id in told
    assert "was rude" in told
    assert run(["admin", "bans", "--database", database]) == 0
    assert f"guest {banned.subject} is banned for good" in capsys.readouterr().out


def goes_on(server: Server, row: MatchRow) -> bool:
    try:
        row.played_box(server.tables.catalog.find(row.game))
    except Fault:
        return False
    return True


def test_tables_that_were_closed_before_let_nobody_in_any_more(database: str, tmp_path: Path) -> None:
    """Earlier releases only delisted a table when its host left. A listed table had only waited too long."""
    release = tmp_path / "closed.sql"
    put_away = "UPDATE matches SET archived = true WHERE status = 'gathering';\n"
    release.write_text(releases()[2].read_text("utf-8") + put_away, "utf-8")
    fill(database, release)
    with opened(quick(database)) as server:
        bo, signer = server.guest("Bo"), server.tables.signer
        gathering = [row for row in rows(server) if row.status == schema.GATHERING]
        assert {row.listed for row in gathering} == {True, False}
        for row in gathering:
            if row.listed:
                assert bo.join(signer.link(row.id, 1))["you"] == 1
                continue
            for seat in (1, SPECTATE):
                with pytest.raises(Answered, match="closed this table"):
                    bo.join(signer.link(row.id, seat))


def test_what_is_written_for_the_next_release_is_what_was_there(database: str, tmp_path: Path) -> None:
    file, release = tmp_path / "today.db", tmp_path / "today.sql"
    with opened(quick(f"sqlite:///{file}")) as server:
        match, ann = finished(server)
        final = ann.get(f"/api/records/{match}/final")
    release.write_text(make.dump(file), "utf-8")
    fill(database, release)
    with opened(quick(database)) as server:
        (row,) = rows(server)
        assert kept(server) == 1
        assert host(server, row).get(f"/api/records/{match}/final") == final
