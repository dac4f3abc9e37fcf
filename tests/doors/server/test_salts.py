"""The server commits to a seed, then players add salts, then the game is dealt from both: the record proves it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from rulewright import games
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.store import creation, schema
from rulewright.match import Secret, verify
from tests.doors.server.servers import TOY, Server, eventually


@pytest.fixture(autouse=True)
def patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a full table wait until `time_up`, however busy the machine is."""
    monkeypatch.setattr(creation, "SALT_SECONDS", 3600)


def time_up(server: Server, match: str) -> None:
    """Let the time for salts run out at a table that waits for them."""
    table = schema.matches
    query = table.update().where(table.c.id == match, table.c.due.is_not(None)).values(due=1)

    async def work() -> int:
        found = await server.tables.database.write(lambda c: c.execute(query).rowcount)
        await server.tables.serve(match)
        return found

    assert server.do(work()) == 1, "it waits for nobody"


def begun(line: Line) -> dict[str, Any]:
    while not (state := line.until())["started"]:
        pass
    return state


def two(server: Server, **more: Any) -> tuple[str, Guest, Guest]:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "high_card", "salts": True, **more})
    bo.join(made["links"]["seats"]["1"])
    return made["id"], ann, bo


def to_the_end(one: Line, two: Line) -> None:
    lines, number = [one, two], 0
    states = [begun(one), begun(two)]
    while not states[0]["over"]:
        seat = states[0]["waiting"][0]
        lines[seat].play(states[seat]["moves"][0]["code"], states[seat]["turn"])
        number += 1
        for i, line in enumerate(lines):
            while states[i]["number"] < number:
                states[i] = line.until()


def test_the_seed_is_promised_before_anybody_adds_a_salt(server: Server, tmp_path: Path) -> None:
    match, ann, bo = two(server)
    with ann.sit(match) as one, bo.sit(match) as other:
        first = one.until()
        assert not first["started"]
        assert first["view"] is None
        assert first["commitment"] == ""
        promise = first["salts"]["promise"]
        assert first["salts"] == {"promise": promise, "answered": [], "used": []}
        one.say(type="salt", text="pepper")
        while not (seen := other.until())["salts"]["answered"]:
            pass
        assert seen["salts"] == {"promise": promise, "answered": [0], "used": []}, "nobody sees a salt before the deal"
        assert "pepper" not in json.dumps(other.heard)
        other.say(type="salt", text="thyme")
        to_the_end(one, other)
        shown = [m for m in one.heard if m["type"] == "state" and m["started"]]
        assert {json.dumps(m["salts"]) for m in shown} == {
            json.dumps({"promise": promise, "answered": [0, 1], "used": ["pepper", "thyme"]})
        }
    assert [m["salt"] for guest in (ann, bo) for m in guest.get("/api/me/data")["matches"]] == ["pepper", "thyme"]
    record = ann.get(f"/api/matches/{match}/record")
    header, last = json.loads(record.splitlines()[0]), json.loads(record.splitlines()[-1])
    assert header["table"]["salts"] == ["pepper", "thyme"]
    assert header["table"]["promise"] == promise == Secret(last["seed"], last["nonce"]).promise
    kept = tmp_path / "record.jsonl"
    kept.write_text(record)
    assert verify(kept, games.load(TOY)).true
    kept.write_text(record.replace("thyme", "basil"))
    assert not verify(kept, games.load(TOY)).true, "another salt is another game"


def test_the_dice_follow_from_the_salts_too(server: Server) -> None:
    """The same seed with other salts deals other cards; the commitment does not reveal them."""
    match, ann, bo = two(server)
    with ann.sit(match) as one, bo.sit(match) as other:
        one.until()
        one.say(type="salt", text="pepper")
        other.say(type="salt", text="")
        begun(one)

    query = select(schema.matches).where(schema.matches.c.id == match)
    row: Any = server.read(lambda c: c.execute(query).one())
    plain = Secret(row.seed, row.nonce)
    assert Secret(row.seed, row.nonce, ("pepper", "")).dice(0) != plain.dice(0)
    assert row.header["table"]["promise"] == plain.promise
    assert server.tables.by_match[match].begun.secret.salts == ("pepper", "")


def test_a_game_against_bots_begins_with_the_answer(server: Server) -> None:
    match, ann = server.against_bot(salts=True)
    with ann.sit(match) as line:
        assert not line.until()["started"]
        line.say(type="salt", text="once")
        line.say(type="salt", text="late")
        assert begun(line)["salts"]["used"] == ["once", ""]
        assert line.until("refused")["sentence"] == "The game has begun: its dice are already thrown."


def test_a_page_that_sends_its_salt_twice_is_not_refused(server: Server) -> None:
    """It does so if another message arrives before the answer."""
    match, ann = server.against_bot(salts=True)
    with ann.sit(match) as line:
        assert not line.until()["started"]
        for text in ("once", "once", "late"):
            line.say(type="salt", text=text)
        heard = [begun(line)["type"]]
        while heard[-1] != "refused":
            heard.append(line.hear()["type"])
        with pytest.raises(TimeoutError):
            line.until("refused", 0.5)


def test_nobody_blocks_the_start(server: Server) -> None:
    match, ann, bo = two(server)
    with ann.sit(match) as one, bo.sit(match):
        one.until()
        one.say(type="salt", text="pepper")
        while one.until()["salts"]["answered"] != [0]:
            pass
        time_up(server, match)
        state = begun(one)
        assert state["salts"] == {"promise": state["salts"]["promise"], "answered": [0], "used": ["pepper", ""]}


def test_a_table_that_nobody_opens_is_dealt_all_the_same(server: Server) -> None:
    match, ann = server.against_bot(salts=True)
    time_up(server, match)
    eventually(lambda: ann.get(f"/api/matches/{match}")["started"])
    with ann.sit(match) as line:
        assert line.until()["salts"]["used"] == []


def test_a_salt_goes_with_its_player(server: Server) -> None:
    """Bo adds a salt and leaves: the table waits again, and the salt is not used for the next in the seat."""
    ann, bo, cy = server.guest("Ann"), server.guest("Bo"), server.guest("Cy")
    made = ann.post("/api/matches", {"game": "high_card", "salts": True})
    link = made["links"]["seats"]["1"]
    bo.join(link)
    with bo.sit(made["id"]) as line:
        line.until()
        line.say(type="salt", text="bo's")
        while not line.until()["salts"]["answered"]:
            pass
    bo.post(f"/api/matches/{made['id']}/leave")
    with pytest.raises(AssertionError, match="waits for nobody"):
        time_up(server, made["id"])
    assert not ann.get(f"/api/matches/{made['id']}")["started"]
    cy.join(link)
    time_up(server, made["id"])
    with ann.sit(made["id"]) as line:
        assert begun(line)["salts"]["used"] == []


def test_what_is_no_salt_is_refused(server: Server) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "high_card", "salts": True})
    with ann.sit(made["id"]) as line:
        line.until()
        for bad in ("x" * 65, "a\nb", 7):
            line.say(type="salt", text=bad)
            assert line.until("refused")["sentence"]
        assert line.until()["salts"]["answered"] == []
    watcher = server.guest()
    watcher.join(made["links"]["spectate"])
    with watcher.sit(made["id"]) as line:
        line.say(type="salt", text="x")
        assert "You are watching" in line.until("refused")["sentence"]
    plain = ann.post("/api/matches", {"game": "high_card"})["id"]
    with ann.sit(plain) as line:
        assert line.until()["salts"] is None
        line.say(type="salt", text="x")
        assert line.until("refused")["sentence"].startswith("The dice of this table come from its seed alone")
    with pytest.raises(Answered, match="A chosen deal takes no salts"):
        ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}, "seed": 7, "salts": True})


def test_a_rematch_takes_salts_again_and_playing_on_keeps_the_dice(server: Server) -> None:
    match, ann, bo = two(server)
    with ann.sit(match) as one, bo.sit(match) as other:
        one.until()
        one.say(type="salt", text="pepper")
        other.say(type="salt", text="thyme")
        to_the_end(one, other)
        dealt = next(m for m in one.heard if m["type"] == "state" and m["started"])["view"]
    again = ann.post(f"/api/matches/{match}/rematch")["id"]
    with ann.sit(again) as one, bo.sit(again) as other:
        first = one.until()
        assert not first["started"]
        assert first["salts"]["answered"] == []
        one.say(type="salt")
        other.say(type="salt")
        assert begun(one)["salts"]["used"] == []
    forked = ann.post(f"/api/records/{match}/fork", {"frame": 0, "seat": 0, "bot": "random"})["id"]
    with ann.sit(forked) as line:
        state = line.until()
        assert state["salts"]["used"] == ["pepper", "thyme"]
        assert line.heard[-1]["view"] == dealt or state["number"] > 0, "the deal is the same"
