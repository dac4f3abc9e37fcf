"""Conditional moves at tables played by the day: made as soon as the others move as expected, and nobody else's business."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest
from sqlalchemy import select

from rulewright.doors.server.client import Guest
from rulewright.doors.server.live.driver import Driver
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from tests.doors.server.servers import Server, eventually, newest
from tests.doors.server.test_days import THREE, mine
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_play import table


def path(match: str) -> str:
    return f"/api/matches/{match}/conditional"


def lay(guest: Guest, match: str, *moves: int, seat: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = guest.put(path(match), {"seat": seat, "moves": [*moves]})
    return found


def look(guest: Guest, match: str, moves: list[int] | None = None, seat: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(path(match), {"seat": seat, "moves": moves})
    return found


def stored(server: Server, match: str) -> list[list[int]]:
    """The lines kept for a match."""
    table = schema.conditional_moves.c
    query = select(table.codes).where(table.match == match)
    return server.read(lambda c: [row.codes for row in c.execute(query)])


def column(server: Server, match: str) -> list[tuple[int, str]]:
    """The columns played so far, and by whom they count as chosen."""
    table = schema.moves.c
    query = select(table.code, table.made_by).where(table.match == match).order_by(table.line)
    return server.read(lambda c: [(row.code, row.made_by) for row in c.execute(query)])


def test_the_answers_of_a_line_are_made_at_once(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    found = look(bo, match)
    assert (found["laid"], found["moves"]) == (False, [])
    assert [(move["seat"], move["code"]) for move in found["next"]] == [(0, code) for code in range(7)]
    assert found["next"][0]["label"] == "Drop in column 1"
    assert [move["seat"] for move in look(bo, match, [3, 3])["next"]] == [0] * 7
    assert look(bo, match)["moves"] == [], "trying stores nothing"
    assert lay(bo, match, 3, 2, 4, 5)["laid"]
    assert [move["code"] for move in look(bo, match)["moves"]] == [3, 2, 4, 5]
    with ann.sit(match) as a:
        a.play(3, a.until()["turn"])
        state = newest(a, 2)
        assert state["waiting"] == [0]
        assert [move["code"] for move in look(bo, match)["moves"]] == [4, 5]
        a.play(4, state["turn"])
        newest(a, 4)
    assert column(server, match) == [(3, "human"), (2, "human"), (4, "human"), (5, "human")]
    assert not stored(server, match)
    assert mine(bo, match)["left"] is None


def test_who_leaves_the_line_or_takes_back_ends_it(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    lay(bo, match, 3, 3)
    with ann.sit(match) as a, bo.sit(match) as b:
        a.play(2, a.until()["turn"])
        b.play(2, newest(b, 1)["turn"])
        newest(b, 2)
        assert not stored(server, match)
        a.play(0, newest(a, 2)["turn"])
        state = newest(a, 3)
        lay(ann, match, 0, 5, seat=0)
        a.say(type="undo", turn=state["turn"])
        eventually(lambda: not stored(server, match), "an undo left the line")
        a.play(0, newest(a, 2)["turn"])
        b.play(0, newest(b, 3)["turn"])
        newest(a, 4)
    assert mine(ann, match)["number"] == 4


def test_a_line_is_taken_back_and_replaced(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    lay(bo, match, 3, 3)
    lay(bo, match, 3, 4)
    assert stored(server, match) == [[3, 4]]
    assert not lay(bo, match)["laid"]
    assert not stored(server, match)
    with ann.sit(match) as a:
        a.play(3, a.until()["turn"])
        assert newest(a, 1)["waiting"] == [1]
    assert refused(409, bo, "PUT", path(match), {"seat": 1, "moves": []}) == "It is your turn: just move."


def test_only_while_others_think_and_only_by_day(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    wish = {"seat": 1, "moves": [3]}
    assert refused(409, bo, "PUT", path(match), wish) == "End the line with a move of your own."
    assert refused(409, bo, "PUT", path(match), {**wish, "moves": [3, 99]}).startswith("Move 2 of the line cannot")
    assert refused(409, ann, "POST", path(match), {"seat": 0}) == "It is your turn: just move."
    for guest, seat in ((ann, 1), (server.guest(), 0), (bo, 7)):
        assert "no seat" in refused(403, guest, "PUT", path(match), {"seat": seat, "moves": [3, 3]})
    refused(400, bo, "PUT", path(match), {"seat": 1, "moves": [0] * 21})
    plain, _, bo = table(server)
    assert "played by the day" in refused(409, bo, "PUT", path(plain), {"seat": 1, "moves": [3, 3]})
    at_once, _, bo = table(server, "high_card", **THREE)
    assert refused(409, bo, "POST", path(at_once), {"seat": 1}) == "It is your turn: just move."
    assert not stored(server, match)


def test_nobody_else_learns_of_a_line(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """Everything that the others can get stays as it was: what they are sent, what they can read, and the log."""
    caplog.set_level(logging.DEBUG)
    match, ann, bo = table(server, **THREE)

    def readable(guest: Guest) -> list[str]:
        """What somebody can read about the match, but for the time left."""
        doors = (f"/api/matches/{match}", f"/api/matches/{match}/record", "/api/matches/mine")
        found = [json.dumps(guest.get(door)) for door in doors] + [json.dumps(guest.get("/api/me/data")["matches"])]
        return [re.sub(r"\"left\": [\d.]+", "", text) for text in found]

    with ann.sit(match) as a:
        first = a.until()
        before = readable(ann)
        caplog.clear()
        lay(bo, match, 3, 6)
        refused(409, bo, "PUT", path(match), {"seat": 1, "moves": [3, 63]})
        assert [row["conditional"] for row in bo.get("/api/me/data")["matches"]] == [[3, 6]]
        assert [row["conditional"] for row in ann.get("/api/me/data")["matches"]] == [[]]
        assert "63" not in caplog.text
        assert "[3, 6" not in caplog.text

        assert readable(ann) == before
        a.say(type="ping")
        assert a.hear()["type"] == "pong", "a message was sent to the other seat"
        a.play(3, first["turn"])
        newest(a, 2)


def test_a_line_is_deleted_with_its_account_and_by_leaving(server: Server) -> None:
    match, _, bo = table(server, **THREE)
    lay(bo, match, 3, 3)
    bo.post(f"/api/matches/{match}/leave", {})
    assert not stored(server, match)
    match, _, bo = table(server, **THREE)
    lay(bo, match, 3, 3)
    bo.post("/api/me/delete", {"name": "Bo"})
    assert not stored(server, match)


def test_another_process_makes_the_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that stored the move dies before the answer: another one finds the table, and makes it once."""
    match, ann, bo = table(server, **THREE)
    lay(bo, match, 3, 6)

    async def dies(driver: Driver) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(Driver, "_drive", dies)
        server.forget(match)
        with ann.sit(match) as a:
            a.play(3, a.until()["turn"])
            newest(a, 1)
        due = server.read(
            lambda c: c.execute(select(schema.matches.c.due).where(schema.matches.c.id == match)).scalar()
        )
        assert due is not None
        assert due <= now()
        server.forget(match)
    eventually(lambda: mine(ann, match)["number"] == 2, "nobody made the answer")
    assert column(server, match) == [(3, "human"), (6, "human")]
