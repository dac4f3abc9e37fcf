"""Hostile input: no response is a 500, no log line is forged, and no limit is evaded by being quick."""

from __future__ import annotations

import asyncio
import json
import logging
import select
import socket
import sys
import threading
import time
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from rulewright.doors.cli import run
from rulewright.doors.server import limits
from rulewright.doors.server.client import Answered, Line
from rulewright.doors.server.config import Limits
from rulewright.doors.server.http.connections import Connections
from rulewright.doors.server.http.pages import policy
from rulewright.doors.server.logs import MOST, Formatter, Quiet
from rulewright.doors.server.store.database import Database
from tests.doors.server.servers import PATIENT, ROOT, Server, closing
from tests.doors.server.test_play import table


def fetch(server: Server, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str]]:
    line = HTTPConnection(server.address.split("/")[2], timeout=120)
    line.request(method, path, body or None, headers)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status, {k.lower(): v for k, v in answer.getheaders()}


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 300, "/a%00b.js", "/assets/%00", "/m/" + "%ff" * 100, "/%0d%0aX:%20y"]
)
def test_an_odd_path_is_no_mistake_of_the_server(server: Server, path: str) -> None:
    status, _ = fetch(server, "GET", path)
    assert status in (200, 404, 503), "503 where the pages are not built"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "connect_four", "fill": {"9" * 5000: "random"}},
        {"game": "connect_four", "fill": {"\u0663": "random"}},
        {"game": "connect_four", "fill": {"": "random"}},
    ],
)
def test_an_odd_seat_is_refused(server: Server, body: Any) -> None:
    with pytest.raises(Answered, match="400"):
        server.guest().post("/api/matches", body)


@pytest.mark.parametrize(
    "text", ['{"x":' + "[" * 1900, '{"type":"ping","x":' + '{"a":' * 370, '{"type":"play","code":' + "9" * 1900 + "}"]
)
def test_a_message_that_is_very_deep_is_refused_without_a_trace(
    server: Server, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        line.socket.send(text)
        assert "not understood" in line.until("refused")["sentence"]
    assert not [record for record in caplog.records if record.exc_info]
    with pytest.raises(Answered, match="400"):
        ann.ask("PUT", "/api/me", ('{"x":' + "[" * 10_000).encode(), **{"Content-Type": "application/json"})


@pytest.mark.parametrize("said", [b"\xff\xfe", b'{"type":"ping"}\xc3'])
def test_text_that_is_not_utf_8_is_refused_with_a_sentence(
    server: Server, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        line.socket.send(said, text=True)
        assert "as text" in line.until("refused")["sentence"]
        line.say(type="ping")
        assert line.until("pong")
    assert not [record for record in caplog.records if record.exc_info]


def test_a_database_without_a_file_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--database", "sqlite://", "--port", "0"]) == 2
    assert "names no file" in capsys.readouterr().err


def test_while_the_database_is_away_one_is_asked_to_come_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match, ann, _ = table(server)

    async def away(*_: Any) -> None:
        raise OperationalError("SELECT secret", None, OSError("away"))

    server.forget(match)
    monkeypatch.setattr(Database, "read", away)
    monkeypatch.setattr(Database, "write", away)
    headers = {"Cookie": f"rulewright={ann.cookie}", "Content-Type": "application/json"}
    for method, path, body in [
        ("GET", "/api/matches/mine", b""),
        ("GET", "/api/me", b""),
        ("POST", "/api/matches", json.dumps({"game": "connect_four"}).encode()),
        ("GET", f"/api/records/{match}", b""),
    ]:
        status, found = fetch(server, method, path, body, **headers)
        assert (status, found["retry-after"]) == (503, "5")
    with ann.sit(match) as line:
        assert closing(line)[0] == 1013
    assert not [record for record in caplog.records if record.exc_info]
    assert "secret" not in caplog.text


def test_who_hangs_up_in_the_middle_of_a_body_is_no_error(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    host, port = server.address.split("/")[2].split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        )
        time.sleep(0.2)
    time.sleep(0.3)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_log_holds_no_control_characters_and_does_not_repeat_itself() -> None:
    quiet, form, said = Quiet(), Formatter("%(message)s"), []
    for n in range(1000):
        record = logging.LogRecord("x", logging.ERROR, "table.py", 7, "it failed: %s", (f"a\nb\x1b[2J\u202e{n}",), None)
        if quiet.filter(record):
            said.append(form.format(record))
    assert said[0] == r"it failed: a\nb\x1b[2J\u202e0"
    assert len(said) == MOST
    try:
        raise ValueError("a\rb\x00")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "other.py", 7, "it failed", (), sys.exc_info())
    text = form.format(record)
    assert r"a\rb\x00" in text
    assert "\n" in text


def test_a_guest_passes_no_limit_by_opening_many_sockets_at_once(
    open_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Server = open_server(limits=replace(PATIENT, sockets=3))
    match, ann, bo = table(server)
    find = server.tables.table

    async def slowly(match: str) -> Any:
        await asyncio.sleep(0.5)
        return await find(match)

    monkeypatch.setattr(server.tables, "table", slowly)
    lines: list[Line] = []
    threads = [threading.Thread(target=lambda: lines.append(ann.sit(match))) for _ in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    refused = 0
    for line in lines:
        try:
            line.until()
        except ConnectionClosed as e:
            refused += e.rcvd is not None and e.rcvd.code == 4008
    assert refused == 37
    with bo.sit(match) as his:
        assert his.until(), "others have their own"
    for line in lines:
        line.close()
    while server.tables.rate_limiter.count(f"guest {ann.cookie.partition('.')[0]}"):
        time.sleep(0.02)
    with ann.sit(match) as again:
        assert again.until()


def test_answers_are_not_guessed_at_and_pages_talk_to_their_own_host_only(server: Server, tmp_path: Path) -> None:
    for path in ("/api/games", "/api/nothing", "/health", "/", "/%00", "/nothing.js", "/../../etc/passwd"):
        assert fetch(server, "GET", path)[1]["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in fetch(server, "GET", "/nothing.js")[1]["content-security-policy"]
    assert "connect-src 'self' ws://table.example:8765 wss://table.example:8765;" in policy("table.example:8765")
    assert "connect-src 'self';" in policy("evil; script-src *")


def test_the_limits_are_those_that_the_page_tells() -> None:
    text, known = (ROOT / "docs" / "server.md").read_text("utf-8"), Limits()
    for number in (known.message, known.record, known.lines, known.sockets, known.address_sockets, known.matches):
        assert f"{number:,}" in text


def half(server: Server, text: bytes, source: str = "127.0.0.1") -> socket.socket:
    host, port = server.address.split("/")[2].split(":")
    line = socket.create_connection((host, int(port)), 60, (source, 0))
    line.sendall(text)
    return line


def ended(line: socket.socket) -> bool:
    """Whether the other side has closed the connection."""
    try:
        return line.recv(65536) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HT",
    ],
)
def test_half_a_request_is_given_up(server: Server, text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connections, "seconds", 0.5)
    with half(server, text) as line:
        while not ended(line):  # it times out in the end
            pass
    monkeypatch.undo()
    assert server.guest().get("/health")["ok"]


def test_half_a_body_is_given_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.5)
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    with half(server, head) as line:
        assert b" 408 " in line.recv(65536)


def test_an_address_has_only_so_many_connections_and_others_still_come_in(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connections, "of_address", 20)
    lines = [half(server, b"", "127.0.0.2") for _ in range(30)]

    def still_open() -> int:
        """The open connections: one that becomes readable has ended, since nothing was requested."""
        return len(lines) - len(select.select(lines, [], [], 0.2)[0])

    end = time.monotonic() + 60
    while still_open() > 20 and time.monotonic() < end:
        pass
    assert still_open() == 20
    assert server.guest().get("/health")["ok"]
    for line in lines:
        line.close()


def test_where_there_is_no_room_the_silent_make_room_for_newcomers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They connect from many addresses, so that none of them has too many."""
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        monkeypatch.setattr(Connections, "most", 20)
        lines = [half(server, b"GET / HT", f"127.0.0.{n}") for n in range(2, 62)]
        for _ in range(3):
            assert server.guest("Bo").get("/api/me")["name"] == "Bo"
        line.say(type="ping")
        assert line.until("pong"), "who plays is not silent"
        for silent in lines:
            silent.close()


def test_a_request_that_takes_long_to_answer_and_a_socket_are_not_given_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connections, "seconds", 1.0)
    match, ann, _ = table(server)
    read = Database.read
    with ann.sit(match) as line:
        line.until()

        async def slowly(self: Database, work: Any) -> Any:
            await asyncio.sleep(2)
            return await read(self, work)

        monkeypatch.setattr(Database, "read", slowly)
        assert ann.get("/api/me")["name"] == "Ann"
        monkeypatch.setattr(Database, "read", read)
        line.say(type="ping")
        assert line.until("pong")
