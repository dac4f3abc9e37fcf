"""Moderation by players and the operator: remove, block, report, ban."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import Connection, select
from starlette.websockets import WebSocket

from rulewright.doors.cli import run
from rulewright.doors.server.admin import _network
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http import account, endpoint, friends, seeking
from rulewright.doors.server.identity import Payer, SignedIn
from rulewright.doors.server.live import socket
from rulewright.doors.server.live.socket import Socket
from rulewright.doors.server.live.table import LEFT
from rulewright.doors.server.live.tables import BANNED, SIGNED_OUT, Tables
from rulewright.doors.server.store import access, moderation, schema, seating
from rulewright.doors.server.store.database import now
from rulewright.doors.server.translations import SAY
from tests.doors.server.servers import Pair, Server, closing, eventually, newest, opened, play_out, quick, until
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_play import table

WORDS = "no such word anywhere else"


def gathering(server: Server) -> tuple[dict[str, Any], Guest, Guest]:
    """Ann's table, with Bo at it, and one seat free."""
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "open": True})
    bo.join(made["links"]["seats"]["1"])
    return made, ann, bo


def test_a_host_removes_somebody_before_the_game(server: Server) -> None:
    made, ann, bo = gathering(server)
    path = f"/api/matches/{made['id']}/remove"
    assert "Only the host" in refused(403, bo, "POST", path, {"seat": 0})
    assert "nobody to remove" in refused(409, ann, "POST", path, {"seat": 0})
    assert "nobody to remove" in refused(409, ann, "POST", path, {"seat": 2})
    assert "nobody to remove" in refused(409, ann, "POST", path, {"seat": 30})
    refused(400, ann, "POST", path, {"seat": -2})
    with bo.sit(made["id"]) as line:
        line.until()
        ann.post(path, {"seat": 1})
        assert closing(line) == (LEFT, SAY("removed"))
    assert [s["kind"] for s in ann.get(f"/api/matches/{made['id']}")["seats"]] == ["human", "open", "open"]
    assert bo.join(made["links"]["seats"]["1"])["you"] == 1, "removed, and not blocked"


def test_whoever_is_blocked_comes_to_no_table_of_that_host(server: Server) -> None:
    made, ann, bo = gathering(server)
    ann.post(f"/api/matches/{made['id']}/remove", {"seat": 1, "block": True})
    other = ann.post("/api/matches", {"game": "connect_four", "open": True})
    for table_ in (made, other):
        assert "does not let you" in refused(403, bo, "POST", f"/api/matches/{table_['id']}/join", {})
        for link in (*table_["links"]["seats"].values(), table_["links"]["spectate"]):
            with pytest.raises(Answered, match="does not let you"):
                bo.join(link)
    assert other["id"] not in [row["id"] for row in bo.get("/api/matches/open")]
    assert other["id"] in [row["id"] for row in server.guest().get("/api/matches/open")]
    (row,) = ann.get("/api/me/blocked")
    assert row["name"] == "Bo"
    assert "not blocked or muted anybody" in refused(404, bo, "POST", "/api/me/blocked/lift", {"id": row["id"]})
    assert ann.post("/api/me/blocked/lift", {"id": row["id"]}) == []
    assert bo.post(f"/api/matches/{other['id']}/join")["you"] == 1


def test_players_of_a_game_that_has_begun_stay_and_can_be_blocked_for_the_next(server: Server) -> None:
    match, ann, bo = table(server)
    path = f"/api/matches/{match}/remove"
    assert "has begun" in refused(409, ann, "POST", path, {"seat": 1})
    with bo.sit(match) as b, ann.sit(match) as a:
        b.until()
        ann.post(path, {"seat": 1, "block": True})
        for number, (line, column) in enumerate([(a, 3), (b, 0)] * 3 + [(a, 3)]):
            line.play(column, newest(line, number)["turn"])
        assert newest(b, 7)["over"], "the game goes on to its end"
    for guest in (ann, bo):
        assert "blocked" in refused(403, guest, "POST", f"/api/matches/{match}/rematch")


def test_spectators_are_removed_at_any_time(server: Server) -> None:
    match, ann, _ = table(server)
    cy = server.guest("Cy")
    with ann.sit(match) as a:
        watch = a.until("table")["links"]["spectate"]
    cy.join(watch)
    with cy.sit(match) as line:
        line.until()
        ann.post(f"/api/matches/{match}/remove", {"seat": -1, "block": True})
        assert closing(line) == (LEFT, SAY("removed"))
    with pytest.raises(Answered, match="does not let you"):
        cy.join(watch)
    assert [row["name"] for row in ann.get("/api/me/blocked")] == ["Cy"]


def test_removal_is_heard_on_other_processes(pair: Pair) -> None:
    here, there = pair
    made, ann, bo = gathering(here)
    far, cy = Guest(there.address, bo.cookie), there.guest("Cy")
    cy.join(made["links"]["spectate"])
    with far.sit(made["id"]) as line, cy.sit(made["id"]) as watching:
        line.until()
        watching.until()
        for seat, gone in ((1, line), (-1, watching)):
            ann.post(f"/api/matches/{made['id']}/remove", {"seat": seat})
            assert closing(gone) == (LEFT, SAY("removed"))


# ---------------------------------------------------------------- muting


def test_what_the_muted_say_is_hidden_from_one_account_everywhere(pair: Pair) -> None:
    here, there = pair
    match, ann, bo = table(here)
    path, far = f"/api/matches/{match}/mute", Guest(there.address, ann.cookie)
    with bo.sit(match) as speaks, far.sit(match) as reads:
        speaks.say(type="say", text=WORDS)
        assert [line["text"] for line in reads.until("chat")["lines"]] == [WORDS]
        ann.post(path, {"seat": 1, "mute": True})
        ann.post(path, {"seat": 1, "mute": True})
        heard = reads.until("chat")
        assert (heard["from"], [line["text"] for line in heard["lines"]], heard["muted"]) == (0, [""], [1])
        speaks.say(type="say", text="still here")
        assert [line["text"] for line in reads.until("chat")["lines"]] == [""]
        assert [line["text"] for line in speaks.until("chat")["lines"]][-1] in (WORDS, "still here"), "not told"
    made = ann.post("/api/matches", {"game": "connect_four", "seats": 2})
    other = made["id"]
    bo.join(made["links"]["seats"]["1"])
    with bo.sit(other) as speaks, ann.sit(other) as reads:
        speaks.until()
        speaks.say(type="say", text="here as well")
        assert reads.until("chat")["muted"] == [1], "as soon as they meet again"
        assert reads.until("chat")["lines"][0]["text"] == ""
        (row,) = far.get("/api/me/blocked")
        assert (row["name"], row["muted"], bo.get("/api/me/blocked")) == ("Bo", True, [])
        assert [one["muted"] for one in ann.get("/api/me/data")["blocked"]] == [True]
        ann.post(f"/api/matches/{other}/mute", {"seat": 1, "mute": False})
        assert reads.until("chat")["lines"][0]["text"] == "here as well"
    ann.post(path, {"seat": 1, "mute": True})
    (row,) = ann.get("/api/me/blocked")
    assert "not blocked or muted anybody" in refused(404, bo, "POST", "/api/me/blocked/lift", {"id": row["id"]})
    assert ann.post("/api/me/blocked/lift", {"id": row["id"]}) == []
    ann.post(path, {"seat": 1, "mute": True})
    bo.post("/api/me/delete", {"name": "Bo"})
    assert ann.get("/api/me/blocked") == []


def test_only_people_where_you_are_can_be_muted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made, ann, bo = gathering(server)
    path = f"/api/matches/{made['id']}/mute"
    assert "cannot mute yourself" in refused(409, bo, "POST", path, {"seat": 1, "mute": True})
    for seat in (2, 30):
        assert "no person" in refused(409, bo, "POST", path, {"seat": seat, "mute": True})
    assert "where you are" in refused(403, server.guest(), "POST", path, {"seat": 1, "mute": True})
    refused(400, ann, "POST", path, {"seat": -1, "mute": True})
    monkeypatch.setattr(moderation, "MOST_BLOCKS", 0)
    assert "muted 0 people" in refused(429, ann, "POST", path, {"seat": 1, "mute": True})
    assert ann.get("/api/me/blocked") == []


# ---------------------------------------------------------------- reports


def url_of(server: Server) -> str:
    return server.tables.database.url.render_as_string(hide_password=False)


def reported(server: Server, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    capsys.readouterr()
    assert run(["admin", "reports", "--database", url_of(server), *more]) == 0
    return capsys.readouterr().out


def test_a_report_tells_the_operator_who_said_what_and_nothing_of_the_game(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        hand = a.until()["view"]["seats"][0]
        b.until()
        b.say(type="say", text=WORDS)
        line = a.until("chat")["lines"][0]
    path = f"/api/matches/{match}/report"
    made = ann.post(path, {"seat": 1, "why": "abuse", "words": " very\n rude ", "line": line["n"]})
    told = reported(server, capsys)
    (mine,) = [part for part in told.split("\n\n") if part.startswith(made["id"])]
    assert f"said    {WORDS}" in mine
    assert "report  very rude" in mine
    assert "about   Bo, guest " in mine
    assert f"at table {match}" in mine

    def stored(c: Connection) -> tuple[Any, Any]:
        row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
        return c.execute(select(schema.reports).where(schema.reports.c.id == made["id"])).one(), row

    row, game = server.write(stored)
    assert set(row._mapping) == {
        "id", "at", "reporter", "match", "guest", "origin", "name", "why", "words", "said", "closed",
    }, "and nothing else: a new column must be looked at for what it could show"  # fmt: skip
    assert hand["hand"]
    for secret in (game.seed, game.nonce):
        assert secret not in str(tuple(row)) + mine
    assert run(["admin", "reports", "--close", made["id"], "--database", url_of(server)]) == 0
    assert made["id"] not in reported(server, capsys)
    assert made["id"] in reported(server, capsys, "--all")


def test_only_what_happened_at_ones_own_table_can_be_reported(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "FIRST_DAY", 0)
    match, ann, bo = table(server)
    other, _, _ = table(server)
    path = f"/api/matches/{match}/report"
    with bo.sit(match) as b:
        b.say(type="say", text="hello")
        b.until("chat")
    assert "where you are" in refused(403, server.guest(), "POST", path, {"seat": 1, "why": "abuse"})
    assert "where you are" in refused(403, ann, "POST", f"/api/matches/{other}/report", {"seat": 1, "why": "abuse"})
    assert "yourself" in refused(409, ann, "POST", path, {"seat": 0, "why": "abuse"})
    assert "Nobody sits" in refused(409, ann, "POST", path, {"seat": 9, "why": "abuse"})
    assert "did not say" in refused(404, ann, "POST", path, {"seat": 1, "why": "abuse", "line": 7})
    assert "did not say" in refused(404, bo, "POST", path, {"seat": 0, "why": "abuse", "line": 0})
    refused(400, bo, "POST", path, {"seat": 0, "why": "boredom"})
    refused(400, bo, "POST", path, {"seat": 0, "why": "abuse", "words": "x" * 501})
    refused(400, bo, "POST", path, {"seat": 0, "why": "abuse", "words": "\u202e"})
    ann = server.guest()
    bots = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    assert "Only a person" in refused(409, ann, "POST", f"/api/matches/{bots}/report", {"seat": 1, "why": "abuse"})


def old(server: Server, guest: Guest) -> None:
    """As if the guest had been here for years."""
    row = {"guest": guest_of(guest), "id": "old", "device": "", "origin": "", "created": 1, "seen": 1}
    server.write(lambda c: c.execute(schema.sign_ins.insert().values(**row)))


def test_new_guests_report_follow_and_seek_less(open_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = open_server()
    for routes, name in ((account, "REPORTS"), (friends, "FOLLOWS"), (seeking, "SEARCHES")):
        monkeypatch.setattr(routes, name, Rate(0.001, 4))
    match, ann, bo = table(server)
    old(server, ann)

    def report(guest: Guest, n: int) -> Any:
        return guest.post(f"/api/matches/{match}/report", {"seat": 1 if guest is ann else 0, "why": "spam"})

    def follow(guest: Guest, n: int) -> Any:
        return refused(404, guest, "POST", "/api/me/following", {"profile": "x", "follow": True})

    def seek(guest: Guest, n: int) -> Any:
        return guest.ask("PUT", "/api/seek", {"game": "high_card", "clock": {"per_move": 1000 + n}})

    for guest, most in ((ann, 4), (bo, 2)):
        for way in (report, follow, seek):
            for n in range(most):
                way(guest, n)
            with pytest.raises((Answered, AssertionError), match=r"429|Too many"):
                way(guest, most)
        assert seek(guest, most - 1)["match"] is None, "to go on looking costs nothing"


# ---------------------------------------------------------------- bans


def ban(server: Server, *whom: str, until: str = "7") -> None:
    given = ["--reason", "Be kind.", "--until", until, "--database", url_of(server)]
    assert run(["admin", "ban", *whom, *given]) == 0


def guest_of(guest: Guest) -> str:
    return guest.cookie.partition(".")[0]


def banned(guest: Guest) -> str:
    """The message of the ban, which takes effect within a moment."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            guest.get("/api/me")
        except Answered as e:
            return str(e.body["error"])
        time.sleep(0.02)
    raise AssertionError("nobody was banned")


def admitted(guest: Guest) -> bool:
    with suppress(Answered):
        return bool(guest.get("/api/me"))
    return False


def test_a_ban_holds_for_requests_and_sockets_and_those_that_are_open(
    open_server: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    server: Server = open_server()
    match, ann, bo = table(server)
    waiting = bo.post("/api/matches", {"game": "connect_four", "open": True})["id"]
    with bo.sit(match) as line, ann.sit(match) as a:
        line.until()
        ban(server, "--guest", guest_of(bo), until="2031-05-01")
        code, reason = closing(line)
        assert (code, reason) == (BANNED, "You are banned from this server until 2031-05-01 00:00 UTC: Be kind.")
        state = a.until()
        while not state["seats"][1]["standin"]:
            state = a.until()  # the leaving rule applies, so no other player has to wait
    assert banned(bo) == reason
    with bo.sit(match) as line:
        assert closing(line) == (BANNED, reason)
    assert waiting not in [row["id"] for row in ann.get("/api/matches/open")], "their table is closed"
    assert ann.get("/api/me")["name"] == "Ann"
    capsys.readouterr()
    assert run(["admin", "bans", "--database", url_of(server)]) == 0
    told = capsys.readouterr().out
    assert f"guest {guest_of(bo)} is banned until 2031-05-01 00:00 UTC: Be kind." in told
    assert run(["admin", "lift", told.split()[0], "--database", url_of(server)]) == 0
    eventually(lambda: admitted(bo))
    with bo.sit(match) as line:
        assert line.until()["you"] == 1, "and may play on"


def admin(server: Server, capsys: pytest.CaptureFixture[str], *given: str) -> str:
    capsys.readouterr()
    assert run(["admin", *given, "--database", url_of(server)]) == 0
    return capsys.readouterr().out


def test_a_banned_person_appeals_once_and_reads_the_answer(
    open_server: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Server = open_server()
    monkeypatch.setattr(account, "REPORTS", Rate(1000, 1000))
    _, ann, bo = table(server)
    assert bo.get("/api/me/ban") is None
    assert "not banned" in refused(404, bo, "POST", "/api/me/ban", {"words": WORDS})
    ban(server, "--guest", guest_of(bo))
    sentence = banned(bo)
    assert bo.get("/api/me/ban") == {"sentence": sentence, "appeal": None}
    for words in ("", " \n ", "\u202e", "x" * 1001):
        refused(400, bo, "POST", "/api/me/ban", {"words": words})
    with monkeypatch.context() as full:
        full.setattr(moderation, "MOST_APPEALS", 0)
        assert "already" in refused(429, bo, "POST", "/api/me/ban", {"words": WORDS})
    assert bo.post("/api/me/ban", {"words": f"  {WORDS}\n now "})["appeal"]["words"] == f"{WORDS} now"
    assert "already" in refused(409, bo, "POST", "/api/me/ban", {"words": "again"})
    assert bo.get("/api/me/ban")["appeal"]["answer"] == ""
    told = admin(server, capsys, "appeals")
    assert WORDS in told
    assert f"guest   {guest_of(bo)}" in told
    assert "Be kind." in told
    id_ = told.split()[0]
    for answer in ("", "x" * 301):
        assert run(["admin", "answer", id_, "--answer", answer, "--database", url_of(server)]) != 0
    assert run(["admin", "answer", "nothing", "--answer", "No.", "--database", url_of(server)]) != 0
    admin(server, capsys, "answer", id_, "--answer", "Wait a week.")
    assert bo.get("/api/me/ban")["appeal"]["answer"] == "Wait a week."
    assert "no appeals" in admin(server, capsys, "appeals")
    assert "Wait a week." in admin(server, capsys, "appeals", "--all")
    refused(403, bo, "GET", "/api/me/data")
    admin(server, capsys, "answer", id_, "--answer", "Welcome back.", "--lift")
    eventually(lambda: admitted(bo))
    (mine,) = bo.get("/api/me/data")["appeals"]
    assert (mine["words"], mine["answer"], ann.get("/api/me/data")["appeals"]) == (f"{WORDS} now", "Welcome back.", [])
    bo.post("/api/me/delete", {"name": "Bo"})
    assert server.write(lambda c: c.execute(select(schema.appeals)).all()) == []


@pytest.mark.parametrize("how", ["banned", "signed out"])
def test_whoever_is_kept_out_while_they_are_let_in_gets_no_socket(
    how: str, open_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding a seat takes a moment, in which open sockets are closed and this one is not yet among them."""
    server: Server = open_server()
    match, _, bo = table(server)
    found, find, access_ = threading.Event(), socket._find_seat, server.tables.access

    async def slowly(tables: Tables, line: WebSocket, payer: Payer) -> Socket:
        seat = await find(tables, line, payer)
        found.set()
        while not (access_.ban_of(payer) or access_.revoked(SignedIn(payer.guest, payer.session))):
            await asyncio.sleep(0.01)
        return seat

    monkeypatch.setattr(socket, "_find_seat", slowly)
    with bo.sit(match) as line:
        assert found.wait(120)
        if how == "banned":
            ban(server, "--guest", guest_of(bo))
        else:
            server.write(lambda c: access.revoke_digests(c, [access.sign_in_digest(guest_of(bo))]))
        assert closing(line)[0] == (BANNED if how == "banned" else SIGNED_OUT)
        assert not [heard for heard in line.heard if heard["type"] == "state"], "nothing was shown"


def test_leaving_by_a_ban_counts_as_leaving(open_server: Any) -> None:
    server: Server = open_server()
    match, ann, bo = table(server)
    with bo.sit(match) as b, ann.sit(match) as a:
        a.play(3, newest(a, 0)["turn"])
        b.play(0, newest(b, 1)["turn"])
        newest(a, 2)
        ban(server, "--guest", guest_of(bo))
        state = play_out(a)
    assert state["seats"][1]["missed"]["rated"] == "lost"
    assert ann.get("/api/history")[0]["result"] == "won"

    def lost(c: Connection) -> str:
        table_ = schema.results.c
        return str(c.execute(select(table_.outcome).where(table_.guest == guest_of(bo), table_.counts)).scalar_one())

    assert server.write(lost) == "lost"


def test_an_address_is_banned_for_all_its_guests(open_server: Any) -> None:
    """By its network: guests connected through it leave their tables."""
    server: Server = open_server()
    ann, cy = server.guest("Ann"), Guest(server.address, home="127.0.0.77")
    made = ann.post("/api/matches", {"game": "connect_four"})
    cy.join(made["links"]["seats"]["1"])
    with cy.sit(made["id"]) as line, ann.sit(made["id"]) as a:
        line.until()
        server.write(lambda c: _ban_literally(c, "127.0.0.64/28"))
        assert closing(line)[0] == BANNED
        until(a, lambda s: s["seats"][1]["standin"])
    assert "Be kind" in banned(Guest(server.address, home="127.0.0.70")), "somebody without a cookie"
    assert ann.get("/api/me")["name"] == "Ann", "from another address"


def _ban_literally(c: Connection, network: str) -> None:
    """Ban directly: the command refuses this machine, where all tests come from."""
    access.ban(c, access.NETWORK, network, "Be kind.", None)


def test_whom_a_report_is_about_is_banned_with_their_address(
    open_server: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    server: Server = open_server()
    ann, bo = server.guest("Ann"), Guest(server.address, home="127.0.0.78")
    made = ann.post("/api/matches", {"game": "connect_four"})
    bo.join(made["links"]["seats"]["1"])
    eventually(
        lambda: bo.get("/api/me") and server.write(lambda c: c.execute(select(schema.sign_ins).where(_is(bo))).first())
    )
    report = ann.post(f"/api/matches/{made['id']}/report", {"seat": 1, "why": "abuse"})["id"]
    ban(server, "--report", report, "--with-address", until="never")
    assert banned(bo).startswith("You are banned from this server for good:")
    assert "Be kind" in banned(Guest(server.address, home="127.0.0.78")), "with another cookie, too"
    assert report not in reported(server, capsys), "it is closed"


def _is(guest: Guest) -> Any:
    return schema.sign_ins.c.guest == guest_of(guest)


def test_a_ban_ends_by_itself(open_server: Any) -> None:
    server: Server = open_server()
    bo = server.guest("Bo")
    bo.post("/api/matches", {"game": "connect_four"})
    ban(server, "--guest", guest_of(bo))
    banned(bo)
    server.write(_end_all)
    eventually(lambda: admitted(bo), "it never ended")


def _end_all(c: Connection) -> None:
    """Let all bans expire, which every process checks by itself."""
    c.execute(schema.bans.update().values(until=now() + 300))
    access.kept_out_changed(c)


def test_it_holds_on_every_process(pair: Pair) -> None:
    here, there = pair
    match, _, bo = table(here)
    far = Guest(there.address, bo.cookie)
    with bo.sit(match) as near, far.sit(match) as distant:
        near.until()
        distant.until()
        ban(here, "--guest", guest_of(bo))
        assert {closing(near)[0], closing(distant)[0]} == {BANNED}
    assert banned(bo) == banned(far)


def test_a_ban_from_before_the_start_holds(database: str) -> None:
    with opened(quick(database)) as server:
        match, ann, bo = table(server)
    assert run(["admin", "ban", "--guest", guest_of(bo), "--reason", "x", "--until", "1", "--database", database]) == 0
    with opened(quick(database)) as server:
        for guest in (ann, bo):
            guest.place = server.address.removeprefix("http://").rstrip("/")
        refused(403, bo, "GET", "/api/me")
        with ann.sit(match) as a:
            until(a, lambda s: s["seats"][1]["standin"])


def test_whoever_leaves_while_the_box_is_read_has_left(open_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a box is slow: the table's state from before may be outdated."""
    server: Server = open_server()
    match, ann, bo = table(server)
    tables, lay = server.tables, server.tables.lay

    async def late(*given: Any) -> Any:
        monkeypatch.setattr(tables, "lay", lay)
        await tables.database.write(lambda c: seating.leave(c, tables.catalog, match, guest_of(bo)))
        return await lay(*given)

    async def forget() -> None:
        if found := tables.by_match.get(match):
            tables.forget(found)
        monkeypatch.setattr(tables, "lay", late)

    server.do(forget())
    with ann.sit(match) as a:
        assert a.until()["seats"][1]["standin"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--until", "7", "--reason", "x"], "say whom"),
        (["--guest", "nobody", "--until", "7", "--reason", "x"], "there is no guest nobody"),
        (["--report", "nothing", "--until", "7", "--reason", "x"], "there is no report"),
        (["--address", "10.0.0.1", "--guest", "x", "--until", "7", "--reason", "x"], "say whom"),
        (["--address", "here", "--until", "7", "--reason", "x"], "no address"),
        (["--address", "127.0.0.1", "--until", "7", "--reason", "x"], "this machine"),
        (["--address", "0.0.0.0/0", "--until", "7", "--reason", "x"], "this machine"),
        (["--address", "10.0.0.1", "--until", "soon", "--reason", "x"], "no end"),
        (["--address", "10.0.0.1", "--until", "2001-01-01", "--reason", "x"], "over already"),
        (["--address", "10.0.0.1", "--until", "99999999999", "--reason", "x"], "no end"),
        (["--address", "10.0.0.1", "--until", "7", "--reason", " "], "give a --reason"),
        (["--address", "10.0.0.1", "--until", "7", "--reason", "x" * 301], "give a --reason"),
    ],
)
def test_a_ban_that_cannot_be_is_refused_in_words(
    given: list[str], told: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    with opened(quick(url)):
        pass
    assert run(["admin", "ban", *given, "--database", url]) == 2
    assert told in capsys.readouterr().err
    assert run(["admin", "bans", "--database", url]) == 0
    assert "Nobody is banned." in capsys.readouterr().out
    assert run(["admin", "lift", "nothing", "--database", url]) == 2
    assert run(["admin", "reports", "--close", "nothing", "--database", url]) == 2


def test_addresses_are_written_as_the_server_sees_them() -> None:
    assert _network("2001:db8:1:2:3::9") == "2001:db8:1:2::/64"
    assert _network("203.0.113.9/24") == "203.0.113.0/24"
