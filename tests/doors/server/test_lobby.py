"""The lobby: games, names, tables, seats, lists, heroes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from rulewright import games
from rulewright.bots.names import name
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.config import Limits
from rulewright.doors.server.http.endpoint import Ask, Fixed
from rulewright.doors.server.store import schema
from tests.doors.server.servers import Server, closing, over, until
from tests.doors.server.test_play import table


def refused(status: int, guest: Guest, method: str, path: str, body: Any = None) -> str:
    """The message of a refused request."""
    with pytest.raises(Answered) as answered:
        guest.ask(method, path, body)
    assert answered.value.status == status, answered.value.body
    sentence: str = answered.value.body["error"]
    assert sentence.endswith(".")
    return sentence


def test_a_guest_says_whether_the_name_is_his_own(server: Server) -> None:
    somebody = server.guest()
    assert somebody.get("/api/me")["chosen"] is False
    assert somebody.ask("PUT", "/api/me", {"name": "Ann"}) == {"name": "Ann", "chosen": True}
    assert somebody.get("/api/me") == {"name": "Ann", "chosen": True}


def test_games_are_described(server: Server) -> None:
    ann = server.guest()
    catalog = {g["name"]: g for g in ann.get("/api/games")}
    assert set(games.names()) < set(catalog)
    assert catalog["high_card"]["seats"] == [2, 3]
    assert catalog["high_card"]["options"][0]["name"] == "bonus"
    toy = ann.get("/api/games/high_card")
    assert [c["id"] for c in toy["clauses"]] == [f"TOY-{i}" for i in range(1, 6)]
    assert toy["verbs"][0] == {
        "name": "lay", "first": 0, "arguments": [["card", 12]], "concede": False, "clauses": ["TOY-2", "TOY-3"],
    }  # fmt: skip
    fields = {f["name"]: f for f in toy["fields"]}
    assert set(fields) == {"deck", "out", "seats", "end"}
    assert fields["deck"]["sight"] == "secret"
    assert fields["seats"]["shape"] == [3]
    assert [f["sight"] for f in fields["seats"]["fields"]] == ["owned", "owned", "public", "public"]
    assert "random" in [b["name"] for b in ann.get("/api/bots?game=high_card")]
    assert "choose one of" in refused(404, ann, "GET", "/api/games/nosuch")


def test_a_guest_is_remembered_by_a_cookie_and_may_have_a_name(server: Server) -> None:
    ann = server.guest()
    name = ann.get("/api/me")["name"]
    assert name.startswith("Guest ")
    assert ann.get("/api/me")["name"] == name
    assert ann.put("/api/me", {"name": "  Änne "})["name"] == "Änne"
    assert ann.get("/api/me")["name"] == "Änne"
    assert "cannot be a name" in refused(400, ann, "PUT", "/api/me", {"name": " \u0007 "})
    for name in ("\u0646\u06cc\u0645\u200c\u0641", "👩\u200d💻 Ada", "🏴\u200d☠️"):
        assert ann.put("/api/me", {"name": name})["name"] == name
    for name in ("An\u200dn", "\u200dAnn", "Ann\u200c", "\u202ennA"):
        assert "cannot be a name" in refused(400, ann, "PUT", "/api/me", {"name": name})
    assert ann.put("/api/me", {"name": "Änne"})["name"] == "Änne"
    forged = Guest(server.address, ann.cookie[:-3] + "abc")
    assert forged.get("/api/me")["name"] != "Änne"


def test_friends_gather_by_links_and_the_match_begins_when_all_are_there(server: Server) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Ann", "Cy"))
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "seat": 1})
    match, links = made["id"], made["links"]["seats"]
    assert (made["you"], set(links)) == (1, {"0", "2"})
    with ann.sit(match) as a:
        waiting = a.until()
        assert (waiting["started"], waiting["view"], waiting["moves"]) == (False, None, [])
        assert [s["kind"] for s in waiting["seats"]] == ["open", "human", "open"]
        a.play(0, 0)
        assert "not begun" in a.until("refused")["sentence"]
        assert bo.join(links["0"]) == {"id": match, "you": 0, "links": None}
        assert bo.join(links["2"])["you"] == 0, "who has a seat is led back to it"
        assert "taken" in refused(
            409, cy, "POST", f"/api/matches/{match}/join", {"token": links["0"].partition("=")[2]}
        )
        assert "not for this table" in refused(403, cy, "POST", f"/api/matches/{match}/join", {"token": "nonsense"})
        assert "ask its host" in refused(403, cy, "POST", f"/api/matches/{match}/join", {"seat": 2})
        invited = cy.get(f"/api/matches/{match}?token={links['2'].partition('=')[2]}")
        assert (invited["you"], invited["invited"], invited["started"]) == (None, 2, False)
        taken = cy.get(f"/api/matches/{match}?token={links['0'].partition('=')[2]}")
        assert (taken["invited"], taken["seats"][0]["kind"]) == (0, "human"), (
            "a used link is known before anybody is asked"
        )
        refused(403, cy, "GET", f"/api/matches/{match}")
        refused(403, cy, "GET", f"/api/matches/{match}?token=nonsense")
        cy.join(links["2"])
        state = until(a, lambda s: s["started"])
    assert [s["name"] for s in state["seats"]] == ["Ann", "Ann 2", "Cy"]
    assert state["waiting"] == [0, 1, 2]
    assert cy.get("/api/matches/mine")[0]["you"] == 2


def test_the_host_fills_open_seats_with_bots(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    match = ann.post("/api/matches", {"game": "high_card", "seats": 3})["id"]
    path = f"/api/matches/{match}/fill"
    assert "Only the host" in refused(403, bo, "POST", path, {"seat": 1, "bot": "random"})
    assert "no bot" in refused(400, ann, "POST", path, {"seat": 1, "bot": "deep"})
    assert "not open" in refused(409, ann, "POST", path, {"seat": 0, "bot": "random"})
    ann.post(path, {"seat": 1, "bot": "random"})
    ann.post(path, {"seat": 2, "bot": "random"})
    found = ann.get(f"/api/matches/{match}")
    assert found["started"]
    assert [s["name"] for s in found["seats"]] == ["Ann", name(match, 1), name(match, 2)]


def test_open_tables_are_listed_and_anybody_may_join(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    match = ann.post("/api/matches", {"game": "connect_four", "open": True})["id"]
    assert match in [m["id"] for m in bo.get("/api/matches/open")]
    assert bo.post(f"/api/matches/{match}/join")["you"] == 1
    assert match not in [m["id"] for m in bo.get("/api/matches/open")]
    assert bo.get("/api/matches/mine")[0]["id"] == match


def test_leaving_before_the_start_frees_the_seat(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "open": True})
    match = made["id"]
    bo.join(made["links"]["seats"]["2"])
    with bo.sit(match) as line:
        line.until()
        bo.post(f"/api/matches/{match}/leave")
        assert closing(line) == (4000, "You left the table.")
    assert [s["kind"] for s in ann.get(f"/api/matches/{match}")["seats"]] == ["human", "open", "open"]
    assert bo.get("/api/matches/mine") == []
    ann.post(f"/api/matches/{match}/leave")
    assert ann.get("/api/matches/mine") == []
    assert match not in [m["id"] for m in bo.get("/api/matches/open")]


def test_a_table_that_its_host_has_left_lets_nobody_in(server: Server) -> None:
    """Waiting guests are notified; every link says so in one sentence, and gives no seat."""
    ann, bo, cy, dee = (server.guest(name) for name in ("Ann", "Bo", "Cy", "Dee"))
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3})
    match, links = made["id"], made["links"]
    bo.join(links["seats"]["1"])
    dee.join(links["spectate"])
    with bo.sit(match) as seated, dee.sit(match) as watching:
        seated.until()
        watching.until()
        ann.post(f"/api/matches/{match}/leave")
        for line in (seated, watching):
            assert closing(line) == (4000, "The host has closed this table, so nobody can join it any more.")
    for link in (*links["seats"].values(), links["spectate"]):
        token = link.partition("=")[2]
        for guest in (bo, cy, dee):
            assert "closed" in refused(410, guest, "POST", f"/api/matches/{match}/join", {"token": token})
            assert "closed" in refused(410, guest, "GET", f"/api/matches/{match}?token={token}")
    assert "closed" in refused(410, ann, "POST", f"/api/matches/{match}/fill", {"seat": 1, "bot": "random"})
    for guest in (ann, bo):
        assert guest.get("/api/matches/mine") == []
        with guest.sit(match) as line:
            assert closing(line) == (4001, "The host has closed this table, so nobody can join it any more.")


def test_a_table_that_waited_too_long_is_not_closed(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "connect_four"})
    query = schema.matches.update().where(schema.matches.c.id == made["id"]).values(archived=True)
    server.write(lambda c: c.execute(query) and None)
    assert bo.join(made["links"]["seats"]["1"])["you"] == 1


def test_a_new_name_shows_at_tables_that_have_not_begun(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "connect_four"})["id"]
    with ann.sit(match) as line:
        assert line.until()["seats"][0]["name"] == "Ann"
        ann.put("/api/me", {"name": "Anna"})
        until(line, lambda s: s["seats"][0]["name"] == "Anna")


def test_a_rematch_has_the_same_people_one_seat_further(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"2": "random"}, "options": {"bonus": 2}})
    match = made["id"]
    bo.join(made["links"]["seats"]["1"])
    path = f"/api/matches/{match}/rematch"
    assert "not over" in refused(409, ann, "POST", path)
    with ann.sit(match) as a:
        state = a.until()
        a.play(state["moves"][-1]["code"], state["turn"])
        state = over(a)
        again = bo.post(path)["id"]
        state = until(a, lambda s: s["rematch"])
    assert state["rematch"] == again
    assert ann.post(path)["id"] == again, "both are led to one table"
    found = ann.get(f"/api/matches/{again}")
    assert [s["name"] for s in found["seats"]] == ["Bo", name(match, 2), "Ann"], "the bot keeps its name"
    assert found["options"] == {"bonus": 2, "box": "standard"}
    assert found["started"]
    assert "Only those who played" in refused(403, server.guest("Eve"), "POST", path)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({}, "missing required field `game`"),
        ({"game": "high_card", "colour": "red"}, "unknown field `colour`"),
        ({"game": "high_card", "seats": "two"}, "Expected `int"),
        ({"game": "high_card", "seats": 7}, "is for 2 to 3 players"),
        ({"game": "high_card", "seat": 2}, "seats are numbered 0 to 1"),
        ({"game": "high_card", "options": {"bonus": 7}}, "whole number from 1 to 6"),
        ({"game": "high_card", "options": {"malus": 1}}, "has no option malus"),
        ({"game": "high_card", "fill": {"0": "random"}}, "cannot be filled"),
        ({"game": "high_card", "fill": {"9": "random"}}, "cannot be filled"),
        ({"game": "high_card", "fill": {"1": "deep"}}, "no bot"),
        ({"game": "high_card", "fill": {"1": "search:999999999"}}, "no bot"),
        ({"game": "high_card", "clock": {}}, "one of the three"),
        ({"game": "high_card", "clock": {"total": 0}}, "Expected `int` >= 1"),
        ({"game": "high_card", "hero": "Ann"}, "has no campaign"),
        ({"game": "high_card", "seed": 7}, "practice against bots"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_in_words(server: Server, wish: dict[str, Any], words: str) -> None:
    assert words in refused(400, server.guest(), "POST", "/api/matches", wish)


def test_a_seed_makes_practice_reproducible(server: Server) -> None:
    ann = server.guest("Ann")
    hands = []
    for _ in range(2):
        match = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}, "seed": 7})["id"]
        with ann.sit(match) as line:
            hands.append(line.until()["view"]["seats"][0]["hand"])
    assert hands[0] == hands[1]


def test_a_guest_hosts_only_so_many_unfinished_tables(open_server: Any) -> None:
    """Leaving a game makes room, whether it has begun or not."""
    begun, ann, _ = table(open_server(limits=Limits(matches=2)))
    waiting = ann.post("/api/matches", {"game": "connect_four"})["id"]
    for match in (begun, waiting):
        assert "2 unfinished tables" in refused(429, ann, "POST", "/api/matches", {"game": "connect_four"})
        ann.post(f"/api/matches/{match}/leave")
        ann.post("/api/matches", {"game": "connect_four"})


def test_what_many_ask_for_at_once_is_made_once(server: Server) -> None:
    """The list of games takes a second of processor time to build."""
    made = []

    def make(_: Ask) -> str:
        made.append(1)
        time.sleep(0.05)
        return "an answer"

    fixed, request = Fixed(make), Request({"type": "http", "headers": [], "query_string": b"", "path_params": {}})
    ask = Ask(server.tables, request, "ann", known=True)

    async def many() -> list[Response]:
        return await asyncio.gather(*(fixed(ask) for _ in range(5)))

    found = server.do(many())
    assert {response.body for response in found} == {b'"an answer"'}
    assert made == [1]
