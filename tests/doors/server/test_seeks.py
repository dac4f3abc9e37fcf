"""Looking for others to play with."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from rulewright.doors.server.client import Guest
from rulewright.doors.server.store import schema, seeks
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
    guests = [pair[n % 2].guest() for n in range(12)]

    def find(guest: Guest) -> str:
        while not (found := look(guest)["match"]):
            pass
        return str(found)

    with ThreadPoolExecutor(len(guests)) as pool:
        found = list(pool.map(find, guests))
    assert sorted(map(found.count, set(found))) == [2] * 6
    for guest, match in zip(guests, found, strict=True):
        assert [row["id"] for row in guest.get("/api/matches/mine")] == [match]


def test_a_deleted_guest_no_longer_looks(server: Server) -> None:
    ann = server.guest("Ann")
    look(ann)
    ann.post("/api/me/delete", {"name": "Ann"})
    assert server.guest("Bo").get("/api/seeks") == []
