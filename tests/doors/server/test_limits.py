"""Requests that are too large, too frequent, from another origin, or too slow."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from rulewright.doors.server.client import Answered, Line
from rulewright.doors.server.config import Limits, Rate
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.live.tables import archive
from rulewright.doors.server.store import schema
from tests.doors.server.servers import PATIENT, Server, closing
from tests.doors.server.test_play import table


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense", "not understood"),
        ("[]", "Expected `object`"),
        ('{"type":"dance"}', "Invalid value 'dance'"),
        ('{"type":"play"}', "missing required field `code`"),
        ('{"type":"play","code":"1","turn":0}', "Expected `int | array`"),
        ('{"type":"play","code":-1,"turn":0}', "Expected `int` >= 0"),
        ('{"type":"play","code":0,"turn":0,"view":1}', "unknown field `view`"),
        ('{"type":"play","code":1e99,"turn":0}', "not understood"),
        ("\ud7ff" * 1000 + "x" * 3000, "too long"),
    ],
)
def test_a_message_that_is_not_understood_is_refused_and_the_table_stays_open(
    server: Server, text: str, words: str
) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        line.socket.send(text)
        assert words in line.until("refused")["sentence"]
        assert line.until()["number"] == 0
        line.say(type="ping")
        assert line.until("pong")


def test_far_too_long_a_message_ends_the_line(server: Server) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        line.socket.send("x" * 100_000)
        assert closing(line)[0] == 1009


def test_bytes_are_no_message(server: Server) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        line.socket.send(b"\xff\xfe")
        assert "text" in line.until("refused")["sentence"]


def test_too_many_messages_end_the_line(open_server: Any) -> None:
    server = open_server(limits=replace(PATIENT, messages=Rate(0.001, 5)))
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        with suppress(ConnectionClosed):  # it may close before everything is sent
            for _ in range(10):
                line.say(type="ping")
        assert closing(line) == (4008, "Too many messages: wait a little and open the page again.")
    with ann.sit(match) as line:
        assert line.until()["number"] == 0


def test_too_many_requests_are_refused(open_server: Any) -> None:
    ann = open_server(limits=Limits(requests=Rate(0.001, 3), newcomers=Rate(0.001, 2))).guest()
    for _ in range(4):
        ann.get("/api/me")
    with pytest.raises(Answered, match="429"):
        ann.get("/api/me")
    stranger = type(ann)(f"http://{ann.place}/")
    stranger.get("/api/me")
    with pytest.raises(Answered, match="429"):
        type(ann)(f"http://{ann.place}/").get("/api/me")


def test_too_long_a_body_is_refused(server: Server) -> None:
    with pytest.raises(Answered, match="413"):
        server.guest().put("/api/me", {"name": "x" * 20_000})
    with pytest.raises(Answered, match="413"):
        server.guest().ask("POST", "/api/records", b"x" * 2_100_000)


def test_only_our_own_pages_may_ask(server: Server) -> None:
    match, ann, _ = table(server)
    with pytest.raises(Answered, match="own page"):
        ann.ask("POST", f"/api/matches/{match}/leave", {}, Origin="http://elsewhere.example")
    ann.ask("PUT", "/api/me", {"name": "Ann"}, Origin=f"http://{ann.place}")
    headers = {"Cookie": f"{COOKIE}={ann.cookie}", "Origin": "http://elsewhere.example"}
    with Line(f"ws://{ann.place}/ws/{match}", headers) as line:
        assert closing(line) == (4003, "Open the table from its own page.")
    with pytest.raises(Answered, match="content-type"):
        ann.ask("PUT", "/api/me", b'{"name": "Eve"}')


def test_idle_matches_are_put_away_and_brought_back_by_their_people(open_server: Any) -> None:
    server = open_server()
    match, ann, _ = table(server)

    def age(c: Connection) -> None:
        c.execute(schema.matches.update().values(updated=0))

    async def work() -> None:
        await server.tables.database.write(age)
        await archive(server.tables)

    server.do(work())
    assert ann.get("/api/matches/mine") == []
    with ann.sit(match) as line:
        assert line.until()["started"]
    assert [m["id"] for m in ann.get("/api/matches/mine")] == [match]
