"""Which tables a list shows: no host can crowd out others, and your own running games come first."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from rulewright.doors.contract.tables import NewMatch
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.store import creation, matches
from rulewright.doors.server.store.database import MIGRATIONS
from rulewright.doors.server.store.schema import OVER
from tests.doors.server.servers import PATIENT, Server
from tests.doors.server.test_lobby import refused


def listed(server: Server, origin: str, host: str, count: int, at: int, **wish: Any) -> list[str]:
    """`count` open tables of a host, the last of them the newest."""
    limits = replace(PATIENT, matches=10_000)

    def work(c: Connection) -> list[str]:
        made = []
        for n in range(count):
            asked = NewMatch(**{"game": "connect_four", "open": True, **wish})
            made.append(creation.open_table(c, server.tables.catalog, host, origin, asked, limits))
            matches.change(c, made[-1], updated=at + n)
        return made

    return server.write(work)


def pages(guest: Guest, query: str = "") -> list[str]:
    """All listed tables, page by page."""
    found: list[str] = []
    for page in range(20):
        more = [m["id"] for m in guest.get(f"/api/matches/open?page={page}{query}")]
        found += more
        if len(more) < matches.TABLES_PAGE:
            return found
    raise AssertionError("there is no end to it")


def test_a_hoard_of_open_tables_buries_nobody_elses(open_server: Any) -> None:
    server: Server = open_server()
    (old,) = listed(server, "home", "ann", 1, at=1000)
    context = listed(server, "school", "bo", 3, at=2000) + listed(server, "school", "cy", 1, at=1500)
    hoard = [match for n in range(4) for match in listed(server, "hoard", f"eve {n}", 30, at=10_000 + 100 * n)]
    first = [m["id"] for m in server.guest().get("/api/matches/open")]
    assert len(first) == matches.TABLES_PAGE
    assert set(first[:3]) == {hoard[-1], context[2], old}, "each address shows one before any shows its second"
    assert context[3] in first[3:5], "and of one address each host"
    assert first[:2] == [hoard[-1], context[2]], "the newest of them first"
    whole = pages(server.guest())
    assert len(whole) == len(set(whole)) == 125
    assert set(whole) == {old, *context, *hoard}


def test_a_list_ends_with_the_newest_tables(open_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: else each look would cost more the more people there are."""
    server: Server = open_server()
    made = [match for n in range(5) for match in listed(server, f"home {n}", f"ann {n}", 1, at=9000 - n)]

    def spread(c: Connection) -> None:
        for n, match in enumerate(made):
            matches.change(c, match, created=1000 + n)

    server.write(spread)
    monkeypatch.setattr(matches, "NEWEST", 3)
    assert pages(server.guest()) == made[2:]


def test_tables_before_there_was_an_origin_take_turns_by_host(open_server: Any) -> None:
    server: Server = open_server()
    (old,) = listed(server, "x", "ann", 1, at=1000)
    hoard = listed(server, "y", "eve", 60, at=2000)

    def forget(c: Connection) -> None:
        for match in (old, *hoard):
            matches.change(c, match, origin=None)

    server.write(forget)
    assert [m["id"] for m in server.guest().get("/api/matches/open")][:2] == [hoard[-1], old]


def test_open_tables_are_found_by_game_and_by_free_seats(open_server: Any) -> None:
    server: Server = open_server()
    two = listed(server, "a", "ann", 2, at=1000)
    three = listed(server, "b", "bo", 1, at=2000, game="klobba", seats=4)
    ann = server.guest()
    assert set(pages(ann)) == {*two, *three}
    assert set(pages(ann, "&game=connect_four")) == set(two)
    assert pages(ann, "&game=klobba&free=3") == three
    assert set(pages(ann, "&free=1")) == {*two, *three}
    assert pages(ann, "&free=2") == three
    assert pages(ann, "&free=4") == []
    with pytest.raises(Answered, match="404"):
        ann.get("/api/matches/open?game=nosuch")
    for query in ("page=-1", "page=x", "free=1.5", "page=" + "9" * 20):
        with pytest.raises(Answered, match="is a whole number"):
            ann.get(f"/api/matches/open?{query}")


def test_a_guest_and_an_address_list_only_so_many_tables(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, listed=2, address_listed=3))
    ann, bo = server.guest("Ann"), server.guest("Bo")
    wish = {"game": "connect_four", "open": True}
    first = ann.post("/api/matches", wish)["id"]
    ann.post("/api/matches", wish)
    with pytest.raises(Answered, match="You have 2 open tables already") as refused:
        ann.post("/api/matches", wish)
    assert refused.value.status == 429
    ann.post("/api/matches", {"game": "connect_four"})
    bo.post("/api/matches", wish)
    with pytest.raises(Answered, match="Your address has 3 open tables already"):
        bo.post("/api/matches", wish)
    listed(server, "elsewhere", "cy", 1, at=1)
    server.guest("Cy").post(f"/api/matches/{first}/join", {})
    bo.post("/api/matches", wish)


def test_games_that_go_on_come_before_newer_ones_that_are_over(open_server: Any) -> None:
    server: Server = open_server()
    going, ann = server.against_bot("connect_four")
    host = server.tables.by_match[going].row.host
    done = listed(server, "home", host, matches.TABLES_PAGE + 10, at=10**15)

    def finish(c: Connection) -> None:
        for match in done:
            matches.change(c, match, status=OVER, listed=False)

    server.write(finish)
    first = [m["id"] for m in ann.get("/api/matches/mine")]
    assert first[:2] == [going, done[-1]]
    assert len(first) == matches.TABLES_PAGE
    assert {*first, *(m["id"] for m in ann.get("/api/matches/mine?page=1"))} == {going, *done}


def test_running_games_of_open_tables_are_watched_by_anybody_and_no_others(open_server: Any) -> None:
    server: Server = open_server()
    ann, bo, cy, dee = (server.guest(name) for name in ("Ann", "Bo", "Cy", "Dee"))
    wish = {"game": "connect_four"}

    def running(guest: Guest, query: str = "") -> list[str]:
        return [m["id"] for m in guest.get(f"/api/matches/running{query}")]

    hidden, waiting = (ann.post("/api/matches", {**wish, "open": open_})["id"] for open_ in (False, True))
    ann.post(f"/api/matches/{hidden}/fill", {"seat": 1, "bot": "random"})
    assert running(cy) == []
    bo.post(f"/api/matches/{waiting}/join")
    assert (running(cy), running(ann), running(bo)) == ([waiting], [], [])
    assert (running(cy, "?game=connect_four"), running(cy, "?game=klobba")) == ([waiting], [])
    path = f"/api/matches/{waiting}/join"
    assert "is taken" in refused(409, cy, "POST", path, {"seat": 0})
    assert "not open to everybody" in refused(403, cy, "POST", f"/api/matches/{hidden}/join", {})
    assert cy.post(path)["you"] == -1
    with cy.sit(waiting) as line:
        state = line.until()
        assert (state["started"], state["moves"]) == (True, [])
    dee.post(path)
    ann.post(f"/api/matches/{waiting}/remove", {"seat": -1, "block": True})
    assert (running(cy), running(dee)) == ([], []), "the host has blocked them"
    assert "does not let you" in refused(403, dee, "POST", path, {})
    late = server.guest()
    server.write(lambda c: matches.change(c, waiting, status=OVER))
    assert running(late) == []
    assert "not open to everybody" in refused(403, late, "POST", path, {})


def test_games_that_ran_before_anybody_could_watch_stay_private(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with create_engine(f"sqlite:///{tmp_path / 'old.db'}").begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, "0018")
        for status in ("playing", "gathering"):
            c.execute(
                text(
                    "INSERT INTO matches (id, game, seats, options, host, listed, status, archived, uploaded, created, updated, "
                    "lines, number, waiting) VALUES (:status, 'klobba', 2, '{}', 'a', 1, :status, 0, 0, 1, 7, 1, 1, 0)"
                ),
                {"status": status},
            )
        command.upgrade(config, "head")
        assert matches.listed_tables(c, matches.Filter(running=True)) == []
        assert [row.id for row, _ in matches.listed_tables(c, matches.Filter())] == ["gathering"]
