"""A guest's account: signed-in devices, all stored data, and deletion."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from rulewright import games
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.http import account
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.live.socket import NO_COOKIE
from rulewright.doors.server.live.table import LEFT
from rulewright.doors.server.live.tables import SIGNED_OUT
from rulewright.doors.server.store import access, my_data, schema
from rulewright.doors.server.store.my_data import DELETED
from rulewright.match import verify
from rulewright.match.header import FORMER
from tests.doors.server.releases import fill, releases
from tests.doors.server.servers import FOUR, Pair, Server, closing, eventually, newest, opened, quick, until
from tests.doors.server.test_devices import follow, token
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_play import table
from tests.doors.server.test_ratings import win
from tests.doors.server.test_releases import host, rows

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
NAME = "Zebedee"


def everything(server: Server) -> str:
    """Every value of every table, as text."""

    def work(c: Connection) -> str:
        tables = schema.metadata.sorted_tables
        return "\n".join(str(tuple(row)) for found in tables for row in c.execute(select(found)))

    return str(server.read(work))


def devices(guest: Guest, least: int = 1) -> list[dict[str, Any]]:
    """The list once it has `least` rows: the use of a cookie is recorded a moment later."""
    eventually(lambda: len(guest.get("/api/me/devices")) >= least)
    return list(guest.get("/api/me/devices"))


def signed_in_twice(server: Server) -> tuple[Guest, Guest]:
    desk, phone = server.guest(NAME), server.guest()
    follow(phone, token(desk))
    desk.ask("GET", "/api/me", **{"User-Agent": FIREFOX})
    phone.get("/api/me")
    return desk, phone


def test_devices_are_listed_and_each_can_be_signed_out(server: Server) -> None:
    desk, phone = signed_in_twice(server)
    found = devices(desk, 2)
    assert sum(row["here"] for row in found) == 1
    (other,) = [row for row in found if not row["here"]]
    match = desk.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    with phone.sit(match) as line, desk.sit(match) as mine:
        assert line.until()["you"] == 0
        left = desk.post("/api/me/devices/revoke", {"id": other["id"]})
        assert [row["here"] for row in left] == [True]
        assert closing(line) == (SIGNED_OUT, "This device was signed out.")
        mine.until()
    old = phone.cookie
    with Guest(server.address, old).sit(match) as line:
        assert closing(line)[0] == NO_COOKIE
    assert phone.get("/api/me")["name"] != NAME, "it is somebody new from then on"
    assert phone.cookie != old
    assert Guest(server.address, old).get("/api/matches/mine") == []
    assert desk.get("/api/me")["name"] == NAME
    assert "not one of yours" in refused(404, phone, "POST", "/api/me/devices/revoke", {"id": left[0]["id"]})


def test_all_others_are_signed_out_at_once_and_oneself_too(server: Server) -> None:
    desk, phone = signed_in_twice(server)
    devices(desk, 2)
    before_they_were_named = Guest(server.address, server.tables.signer.cookie(desk.cookie.partition(".")[0]))
    assert before_they_were_named.get("/api/me")["name"] == NAME, "a cookie of an earlier release"
    old = Guest(server.address, server.tables.signer.cookie(desk.cookie.partition(".")[0]))
    assert len(desk.post("/api/me/devices/revoke", {"id": access.OTHERS})) == 1
    for guest in (phone, before_they_were_named, old):
        assert guest.get("/api/me")["name"] != NAME
    (here,) = desk.get("/api/me/devices")
    kept = desk.cookie
    assert desk.post("/api/me/devices/revoke", {"id": here["id"]}) == []
    assert desk.cookie in ("", '""'), "it is taken away"
    assert Guest(server.address, kept).get("/api/me")["name"] != NAME


def test_a_device_is_called_by_its_browser_and_no_more_than_so_many_are_kept(server: Server) -> None:
    assert access.device_name(FIREFOX) == "Firefox on Linux"
    assert access.device_name("x" * 10_000) == "a program"
    assert access.device_name("") == "an unknown device"
    ann = server.guest("Ann")
    guest = ann.cookie.partition(".")[0]
    for n in range(access.MOST_SIGN_INS + 3):
        server.write(lambda c, n=n: access.note_sign_in(c, access.SignIn(guest, f"s{n}", "x", "o")))  # type: ignore[misc]
        time.sleep(0.002)
    server.do(server.tables.access.refresh())
    assert len(ann.get("/api/me/devices")) == access.MOST_SIGN_INS
    first = Guest(server.address, server.tables.signer.cookie(guest, "s0"))
    assert first.get("/api/me")["name"] != "Ann", "what is on no list is worth nothing"


def test_it_holds_on_other_processes(pair: Pair) -> None:
    here, there = pair
    desk, phone = signed_in_twice(here)
    devices(desk, 2)
    match = desk.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    far = Guest(there.address, phone.cookie)
    with far.sit(match) as line:
        line.until()
        desk.post("/api/me/devices/revoke", {"id": "others"})
        assert closing(line)[0] == SIGNED_OUT
    assert far.get("/api/me")["name"] != NAME


# ---------------------------------------------------------------- taking it along


def data(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/api/me/data")
    return found


def test_everything_of_mine_is_in_one_file(server: Server) -> None:
    match, ann, bo = table(server)
    with ann.sit(match) as a, bo.sit(match) as b:
        a.say(type="say", text="hello from Ann")
        b.say(type="say", text="hello from Bo")
        b.until("chat")
    win(match, ann, bo)
    for _ in range(7):
        running = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}})["id"]
    ann.post(f"/api/matches/{match}/report", {"seat": 1, "why": "abuse", "words": "rude"})
    found = data(ann)
    assert found["profile"] == {"name": "Ann", "chosen": True}
    assert [row["here"] for row in found["devices"]] == [True]
    assert found["ratings"][0]["games"] == 1
    assert [(row["name"], row["words"]) for row in found["reports"]] == [("Bo", "rude")]
    by_id = {row["id"]: row for row in found["matches"]}
    assert len(by_id) == 8
    over = by_id[match]
    assert over["record"] == ann.get(f"/api/matches/{match}/record")
    assert (over["you"], over["rated"], over["result"]["places"]) == (0, True, [1, 2])
    assert [line["text"] for line in over["chat"]] == ["hello from Ann"]
    assert (by_id[running]["record"], by_id[running]["result"]) == ("", None)

    def secrets(c: Connection) -> tuple[str, str]:
        row = c.execute(select(schema.matches).where(schema.matches.c.id == running)).one()
        return row.seed, row.nonce

    for secret in server.write(secrets):
        assert secret not in json.dumps(found), "nothing hidden of a match that goes on"
    assert data(bo)["matches"][0]["chat"][0]["text"] == "hello from Bo"


def test_not_too_often(open_server: Any) -> None:
    server = open_server()
    ann = server.guest("Ann")
    for _ in range(account.EXPORTS.burst):
        data(ann)
    assert "Too many" in refused(429, ann, "GET", "/api/me/data")
    assert "does not know you" in refused(409, Guest(server.address), "GET", "/api/me/data")


# ---------------------------------------------------------------- leaving for good


def delete(guest: Guest, name: str = NAME) -> None:
    guest.post("/api/me/delete", {"name": name})


def named(line: Line, name: str) -> dict[str, Any]:
    """The state once a seat has this name."""
    return until(line, lambda s: name in [seat["name"] for seat in s["seats"]])


def test_a_name_typed_wrong_deletes_nothing(server: Server) -> None:
    ann = server.guest(NAME)
    assert "not your name" in refused(409, ann, "POST", "/api/me/delete", {"name": "Zeb"})
    assert ann.get("/api/me")["name"] == NAME
    for former in (FORMER.upper(), "Ein ehemaliger Gast", "Un ancien invité 2"):
        assert "cannot be a name" in refused(400, ann, "PUT", "/api/me", {"name": former})


def test_nothing_is_left_of_a_name(open_server: Any, tmp_path: Path) -> None:
    """Not at open tables, in chats, records, replays, results, histories or anywhere in the database."""
    server: Server = open_server()
    zeb, bo = server.guest(NAME), server.guest("Bo")
    ids = []
    for game in ("connect_four", "connect_four", "high_card"):
        made = zeb.post("/api/matches", {"game": game, "seats": 2})
        bo.join(made["links"]["seats"]["1"])
        ids.append(made["id"])
    over, going, cards = ids
    win(over, zeb, bo)
    waiting = zeb.post("/api/matches", {"game": "connect_four", "open": True})["id"]
    alone = zeb.post("/api/matches", {"game": "karthis", "hero": "Zebulon"})["id"]
    zeb.post(f"/api/matches/{over}/report", {"seat": 1, "why": "other", "words": f"I am {NAME}"})
    bo.post(f"/api/matches/{over}/report", {"seat": 0, "why": "abuse"})
    bo.get(f"/api/records/{over}")  # it is cached
    with zeb.sit(going) as z, bo.sit(going) as b:
        z.say(type="say", text=f"call me {NAME}")
        b.until("chat")
        z.play(3, 0)
        newest(b, 1)
        assert NAME in everything(server)
        delete(zeb)
        assert closing(z)[0] in (LEFT, SIGNED_OUT), "whichever comes first: the seat is free, the device is signed out"
        state = named(b, FORMER)
        assert state["seats"][0]["standin"]
        assert [note["text"] for note in state["notes"] if NAME in note["text"]] == []
        chats = [message for message in b.heard if message["type"] == "chat"]
        assert (chats[-1]["from"], chats[-1]["lines"][0]["text"]) == (0, DELETED)
        assert state["number"] >= 1
        b.play(2, state["turn"])
        newest(b, 3)  # a bot plays for the guest who left
    assert NAME not in everything(server)
    assert "Zebulon" not in everything(server)
    assert zeb.cookie in ("", '""')
    record = bo.get(f"/api/matches/{over}/record")
    kept = tmp_path / "record.jsonl"
    kept.write_text(record, "utf-8")
    assert verify(kept, games.load(FOUR)).true
    for found in (record, *(json.dumps(bo.get(f"/api/records/{over}{more}")) for more in ("", "/final"))):
        assert NAME not in found
        assert FORMER in found
    (row,) = bo.get("/api/history")
    assert (row["names"], row["result"]) == ([FORMER, "Bo"], "lost")
    assert "left for good" in refused(409, bo, "POST", f"/api/matches/{over}/rematch")
    refused(410, bo, "POST", f"/api/matches/{waiting}/join", {})
    with bo.sit(cards) as line:
        assert line.until()["seats"][0]["name"] == FORMER
    assert alone not in [row["id"] for row in Guest(server.address).get("/api/matches/open")]


def test_what_was_played_is_still_sound(open_server: Any, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    from rulewright.doors.cli import run
    from tests.doors.server.test_admin import SHELF

    server: Server = open_server()
    zeb, bo = server.guest(NAME), server.guest("Bo")
    for _ in range(my_data.MATCHES_AT_ONCE + 2):
        made = zeb.post("/api/matches", {"game": "connect_four"})
        bo.join(made["links"]["seats"]["1"])
    win(made["id"], zeb, bo)
    delete(zeb)
    assert NAME not in everything(server)
    assert run(["admin", "check", "--database", database, *SHELF]) == 0
    assert f"{my_data.MATCHES_AT_ONCE + 2} matches, 0 of them wrong." in capsys.readouterr().out


def test_leaving_for_good_counts_by_the_rule_of_leaving(server: Server) -> None:
    """A bot makes more than a quarter of the moves: the guest who is gone has lost, and the other is rated for it."""
    match, zeb, bo = table(server)
    zeb.put("/api/me", {"name": NAME})
    with zeb.sit(match) as z, bo.sit(match) as b:
        z.play(3, 0)
        b.play(0, newest(b, 1)["turn"])
        newest(b, 2)
        delete(zeb)
        state = named(b, FORMER)
        while not state["over"]:
            if state["moves"]:
                b.play(state["moves"][0]["code"], state["turn"])
            state = b.until()
    (row,) = bo.get("/api/history")
    assert row["result"] == "won"
    (rating,) = bo.get("/api/standing")["ratings"]
    assert rating["points"] > 1500
    assert "left for good" in refused(409, bo, "POST", f"/api/matches/{match}/rematch")


def test_it_is_heard_on_other_processes(fresh_postgres: Callable[[], str]) -> None:
    url = fresh_postgres()
    with opened(quick(url)) as here, opened(quick(url)) as there:
        zeb, bo = here.guest(NAME), there.guest("Bo")
        made = zeb.post("/api/matches", {"game": "connect_four"})
        bo.join(made["links"]["seats"]["1"])
        with bo.sit(made["id"]) as b:
            named(b, NAME)
            delete(zeb)
            named(b, FORMER)
        assert NAME not in everything(here)


@pytest.fixture
def old(database: str) -> Iterator[Server]:
    fill(database, releases()[0])
    with opened(quick(database)) as server:
        yield server


def test_names_leave_what_older_rules_left(old: Server) -> None:
    """The stored form of a match whose rules are gone cannot be rebuilt: the name is removed from its texts."""
    lost = [row for row in rows(old) if row.status == schema.OVER and row.header and row.header["version"] == "1.0"]
    row = next(row for row in lost if row.game == "klobba")
    assert row.header
    shown = {"names": row.header["seats"], "frames": [{"notes": [{"text": "Ann pays; Annabel and Bo do not."}]}]}
    text = (
        json.dumps({**row.header, "seal": "x"})
        + "\n"
        + json.dumps({"ending": "x", "words": "Ann won.", "scores": [], "seal": "y"})
    )
    old.write(lambda c: c.execute(schema.finals.insert().values(match=row.id, shown=shown, record=text)) and None)
    guest = host(old, row)
    delete(guest, guest.get("/api/me")["name"])

    def kept(c: Connection) -> Any:
        return c.execute(select(schema.finals).where(schema.finals.c.match == row.id)).one()

    found = old.write(kept)
    assert found.shown["names"][0] == FORMER
    assert found.shown["frames"][0]["notes"][0]["text"] == f"{FORMER} pays; Annabel and Bo do not."
    assert f"{FORMER} won." in found.record
    assert "Ann won" not in found.record


def test_whoever_hangs_up_while_their_data_are_read_costs_no_connection(
    fresh_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The query runs to its end: when it was interrupted, its database connection was lost."""
    played, began, ended = my_data.played, threading.Event(), threading.Event()

    def slowly(c: Connection, guest: str, after: str) -> Any:
        began.set()
        c.execute(text("SELECT pg_sleep(1)"))
        found = played(c, guest, after)
        ended.set()
        return found

    monkeypatch.setattr(my_data, "played", slowly)
    with opened(quick(fresh_postgres())) as server:
        ann = server.guest("Ann")
        host, _, port = ann.place.partition(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(f"GET /api/me/data HTTP/1.1\r\nHost: x\r\nCookie: {COOKIE}={ann.cookie}\r\n\r\n".encode())
            assert began.wait(120)
        assert ended.wait(120)
        assert ann.get("/api/me")["name"] == "Ann"
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
