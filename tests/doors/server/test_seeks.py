"""Looking for others to play with."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest
from msgspec.structs import asdict
from sqlalchemy import Connection, event, literal, select

from rulewright.doors.contract.tables import Seek
from rulewright.doors.server.client import Guest
from rulewright.doors.server.store import schema, seeks
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.seeks import SeekRow
from tests.doors.server.servers import Pair, Server
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_ratings import win

FOUR = {"game": "connect_four"}


def look(guest: Guest, **wish: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.put("/api/seek", {**FOUR, **wish})
    return found


@pytest.fixture(autouse=True)
def _nobody_looks(server: Server) -> None:
    """Guests of other tests may still be looking."""
    server.write(lambda c: c.execute(schema.seeks.delete()))


def test_two_who_look_for_the_same_are_seated_at_one_table(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    assert look(ann) == {"match": None, "waited": 0, "others": 0}
    assert look(ann)["match"] is None, "nobody is paired with themselves"
    (seen,) = bo.get("/api/seeks?game=connect_four")
    assert (seen["you"], seen["name"], seen["title"], seen["points"]) == (False, "Ann", "Connect Four", 1500)
    assert ann.get("/api/seeks")[0]["you"]
    match = look(bo)["match"]
    assert look(ann)["match"] == look(bo)["match"] == match, "both are told, however often they ask"
    assert bo.get("/api/seeks") == []
    for guest in (ann, bo):
        assert guest.get("/api/matches/mine")[0]["id"] == match
    table = ann.get(f"/api/matches/{match}")
    assert (sorted(s["name"] for s in table["seats"]), table["rated"]) == (["Ann", "Bo"], True)
    assert len(ann.get("/api/matches/mine")) == 1


def test_other_tables_are_other_seeks(server: Server) -> None:
    ann, clock = server.guest("Ann"), {"total": 600, "increment": 5}
    look(ann, clock=clock)
    wishes: list[dict[str, Any]] = [{}, {"clock": {"total": 600}}, {"clock": clock, "rated": False}]
    for other in [*wishes, {"clock": clock, "game": "high_card"}]:
        assert look(server.guest(), **other) == {"match": None, "waited": 0, "others": 0}
    bo = server.guest("Bo")
    match = look(bo, clock=clock)["match"]
    assert bo.get(f"/api/matches/{match}")["clock"] == clock


def test_a_party_is_complete_when_every_seat_has_somebody(server: Server) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    wish = {"game": "high_card", "seats": 3}
    assert [look(guest, **wish)["others"] for guest in (ann, bo)] == [0, 1]
    match = look(cy, **wish)["match"]
    assert [look(guest, **wish)["match"] for guest in (ann, bo)] == [match, match]
    assert sorted(s["name"] for s in ann.get(f"/api/matches/{match}")["seats"]) == ["Ann", "Bo", "Cy"]


def test_who_has_stopped_or_gone_is_not_seated(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    look(ann)
    assert ann.ask("DELETE", "/api/seek")["match"] is None
    assert look(bo) == {"match": None, "waited": 0, "others": 0}
    monkeypatch.setattr(seeks, "ALIVE", 0)
    assert look(cy)["match"] is None
    assert cy.get("/api/seeks") == []
    monkeypatch.undo()
    match = look(cy)["match"]
    assert bo.ask("DELETE", "/api/seek")["match"] == match, "who stops too late is told where to go"
    assert bo.ask("DELETE", "/api/seek") == {"match": None, "waited": 0, "others": 0}


def test_ratings_near_each_other_are_paired_first_and_others_with_patience(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    match = ann.post("/api/matches", {**FOUR, "seats": 2})
    bo.join(match["links"]["seats"]["1"])
    win(match["id"], ann, bo)
    up = ann.get("/api/standing")["ratings"][0]["points"]
    assert up - 1500 > 50
    monkeypatch.setattr(seeks, "NEAR", 10)
    look(ann)
    assert look(cy)["others"] == 0
    assert cy.get("/api/seeks")[0]["name"] == "Cy"
    begun = schema.seeks.c.began
    server.write(lambda c: c.execute(schema.seeks.update().values(began=begun - 1000 * up)))
    assert look(cy)["match"], "a long wait widens the range"
    dee = server.guest("Dee")
    look(dee, low=up + 1)
    assert look(ann, high=3000)["match"] is None, "limits that somebody set do not give way"
    assert look(ann, low=1700, high=3000)["match"] is None
    assert look(dee, high=up)["match"] is None
    assert look(ann, low=0)["match"]


def test_whoever_blocked_somebody_is_not_paired_with_them(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {**FOUR, "seats": 2})
    bo.join(made["links"]["seats"]["1"])
    ann.post(f"/api/matches/{made['id']}/remove", {"seat": 1, "block": True})
    look(ann)
    assert bo.get("/api/seeks") == []
    assert look(bo)["others"] == 0
    assert look(ann)["match"] is None


def test_unrated_means_unrated(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    look(ann, rated=False)
    match = look(bo, rated=False)["match"]
    seated = [s["name"] for s in ann.get(f"/api/matches/{match}")["seats"]]
    with ann.sit(match) as a, bo.sit(match) as b:
        a.say(type="salt", text="")
        b.say(type="salt", text="")
        for line in (a, b):
            while not line.until()["started"]:
                pass
    first, second = (ann, bo) if seated == ["Ann", "Bo"] else (bo, ann)
    win(match, first, second)
    assert first.get("/api/history")[0]["result"] == "won"
    assert ann.get("/api/standing")["ratings"] == []
    again = ann.post(f"/api/matches/{match}/rematch")["id"]
    assert [ann.get(f"/api/matches/{id_}")["rated"] for id_ in (match, again)] == [False, False]


def test_a_seek_that_cannot_be_is_refused_in_a_sentence(server: Server) -> None:
    ann = server.guest("Ann")
    for wrong, words in (
        ({"game": "karthis"}, "played alone"),
        ({"game": "nosuch"}, "choose one of"),
        ({"seats": 1}, "two seats or more"),
        ({"seats": 9}, "2"),
        ({"options": {"size": 5}}, "size"),
        ({"low": 1700, "high": 1300}, "exchange"),
        ({"clock": {"per_move": 30, "increment": 5}}, "one of the three"),
    ):
        wish = {**FOUR, **wrong}
        status = 404 if wish["game"] == "nosuch" else 400
        assert words in refused(status, ann, "PUT", "/api/seek", wish), wrong
    assert ann.get("/api/seeks") == []


def test_nobody_is_seated_twice_however_many_look_at_once(pair: Pair) -> None:
    guests = [pair[n % 2].guest(f"Seeker {n}") for n in range(12)]

    def find(guest: Guest) -> str:
        while not (found := look(guest)["match"]):
            pass
        return str(found)

    with ThreadPoolExecutor(len(guests)) as pool:
        found = list(pool.map(find, guests))
    assert sorted(map(found.count, set(found))) == [2] * 6
    for guest, match in zip(guests, found, strict=True):
        assert [row["id"] for row in guest.get("/api/matches/mine")] == [match]


def crowd(server: Server, count: int, **about: Any) -> None:
    """So many others have looked for the same for a minute; what they want otherwise is in `about`."""
    time = now()

    def work(c: Connection) -> None:
        one = asdict(seeks._wanted(c, server.tables.catalog, "crowd", Seek(game=FOUR["game"])))
        some = [{**one, "guest": f"crowd.{n}", "began": time - 60_000 + n, "seen": time, **about} for n in range(count)]
        c.execute(schema.seeks.insert(), some)

    server.write(work)


@pytest.mark.parametrize("about", [{}, {"low": 3000}], ids=["welcome", "not welcome"])
def test_the_more_others_look_the_more_it_does_not_cost(
    server: Server, monkeypatch: pytest.MonkeyPatch, about: dict[str, Any]
) -> None:
    """Else an evening costs the square of those who come."""
    ann, counted = server.guest("Ann"), [0, 0]
    mine = ann.cookie.partition(".")[0]

    def made(**columns: Any) -> SeekRow:
        counted[1] += 1
        return SeekRow(**columns)

    def asked(*_: object) -> None:
        counted[0] += 1

    def cost(work: Callable[[Connection], Any]) -> tuple[int, int]:
        def listened(c: Connection) -> None:
            event.listen(c, "before_cursor_execute", asked)
            try:
                work(c)
            finally:
                event.remove(c, "before_cursor_execute", asked)

        counted[:] = 0, 0
        server.write(listened)
        return counted[0], counted[1]

    monkeypatch.setattr(seeks, "SeekRow", made)
    wish, limits = Seek(game=FOUR["game"], high=3000 if about else 0), server.tables.settings.limits
    works: list[Callable[[Connection], Any]] = [
        lambda c: seeks.seek(c, server.tables.catalog, mine, wish, limits, lambda _: None),
        lambda c: seeks.seek(c, server.tables.catalog, mine, wish, limits, lambda _: None),
        lambda c: seeks.those_who_look(c, mine, ""),
    ]
    crowd(server, 100, **about)
    few = [cost(work) for work in works]
    server.write(lambda c: c.execute(schema.seeks.delete()))
    crowd(server, 400, **about)
    many = [cost(work) for work in works]
    assert many == few
    assert all(statements < 20 and rows <= seeks.LISTED + 2 for statements, rows in many)


def test_the_database_and_the_server_agree_on_who_accepts_whom(server: Server) -> None:
    time = now()
    limits = [(None, None), (1400, None), (None, 1600), (1400, 1600), (1600, 1400)]

    def work(c: Connection) -> None:
        one = seeks._wanted(c, server.tables.catalog, "x", Seek(game=FOUR["game"]))
        rows = [
            SeekRow(**{**asdict(one), "guest": f"{low} {high} {gone} {points}", "low": low, "high": high, "points": points}
                    | {"began": time - gone, "seen": time})
            for low, high in limits for gone in (0, 999, 1000, 20_000) for points in (1399, 1400, 1500, 1600, 1601)
        ]  # fmt: skip
        c.execute(schema.seeks.insert(), [asdict(row) for row in rows])
        for points in (1299, 1300, 1399, 1400, 1401, 1500, 1600, 1601, 1700, 1701):
            reader = SeekRow(**{**asdict(one), "guest": "reader", "points": points})
            welcome = seeks._welcome("reader", literal(points), time)
            found = set(c.execute(select(schema.seeks.c.guest).where(welcome)).scalars())
            assert found == {row.guest for row in rows if row.accepts(reader, time)}, points

    server.write(work)


def test_whoever_stops_while_being_seated_is_told_of_the_match(pair: Pair) -> None:
    """The pairing is not committed yet when the other process is told to stop; what it says must be what then was stored."""
    ann, bo = pair[0].guest("Ann"), pair[1].guest("Bo")
    look(ann)
    written, stopping = threading.Event(), threading.Event()

    def work(c: Connection) -> str | None:
        found = seeks.seek(
            c, pair[0].tables.catalog, bo.cookie.partition(".")[0], Seek(game=FOUR["game"]),
            pair[0].tables.settings.limits, lambda _: None,
        )  # fmt: skip
        written.set()
        assert stopping.wait(60)
        return found.match

    async def waits() -> None:
        """Until the other process waits for what this one has written."""
        line = await asyncpg.connect(pair[0].tables.database.url.set(drivername="postgresql").render_as_string(False))
        try:
            for _ in range(600):
                if await line.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                    return
                await asyncio.sleep(0.05)
        finally:
            await line.close()

    with ThreadPoolExecutor(2) as pool:
        seated = pool.submit(pair[0].write, work)
        assert written.wait(60)
        told = pool.submit(Guest(pair[1].address, ann.cookie).ask, "DELETE", "/api/seek")
        asyncio.run(waits())
        stopping.set()
        assert seated.result() == told.result()["match"] is not None
    assert bo.ask("DELETE", "/api/seek")["match"] == seated.result()


def test_a_deleted_guest_no_longer_looks(server: Server) -> None:
    ann = server.guest("Ann")
    look(ann)
    ann.post("/api/me/delete", {"name": "Ann"})
    assert server.guest("Bo").get("/api/seeks") == []
