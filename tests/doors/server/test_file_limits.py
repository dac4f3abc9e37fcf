"""Every connection is counted until it is closed, and the most allowed follows from the limit of open files."""

from __future__ import annotations

import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from rulewright.doors.server import limits
from rulewright.doors.server.http import connections
from rulewright.doors.server.http.connections import COUNTS, Connections
from tests.doors.server.servers import Server, closing, eventually
from tests.doors.server.test_play import table
from tests.doors.server.test_siege import ended

UPGRADE = (
    b"GET /ws/abc HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


def handshake(server: Server, stack: ExitStack, source: str) -> socket.socket:
    """A socket without a cookie, which receives a close frame and does not answer."""
    host, port = server.address.split("/")[2].split(":")
    line = stack.enter_context(socket.create_connection((host, int(port)), 60, (source, 0)))
    line.sendall(UPGRADE)
    return line


def told_to_close(line: socket.socket) -> bool:
    """Whether it was accepted and closed with a reason, rather than cut off."""
    heard = b""
    try:
        while b"Open the page first" not in heard:
            more = line.recv(4096)
            if not more:
                return False
            heard += more
    except ConnectionError:
        return False
    return True


def test_a_socket_that_does_not_answer_the_close_is_counted_until_it_is_closed(
    server: Server, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CLOSING", 600.0)
    monkeypatch.setattr(Connections, "of_address", 20)
    lines = [handshake(server, stack, "127.0.0.2") for _ in range(30)]
    assert sum(told_to_close(line) for line in lines) == 20
    assert COUNTS.here["127.0.0.2"] == 20
    assert told_to_close(handshake(server, stack, "127.0.0.3")), "another address has room"
    stack.close()
    eventually(lambda: not COUNTS.here["127.0.0.2"] and not COUNTS.here["127.0.0.3"])


def test_it_is_closed_soon_whether_it_answers_or_not(
    server: Server, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CLOSING", 0.2)
    line = handshake(server, stack, "127.0.0.2")
    assert told_to_close(line)
    while not ended(line):
        pass
    eventually(lambda: not COUNTS.here["127.0.0.2"])


def test_sockets_that_do_not_answer_make_room_for_newcomers(
    server: Server, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CLOSING", 600.0)
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
        monkeypatch.setattr(Connections, "most", 20)
        for n in range(2, 62):
            assert told_to_close(handshake(server, stack, f"127.0.0.{n}"))
        for _ in range(3):
            assert server.guest("Bo").get("/api/me")["name"] == "Bo"
        line.say(type="ping")
        assert line.until("pong"), "who plays does not make room"


def test_a_socket_at_a_table_is_counted_as_one_and_not_in_the_crowd(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, ann, _ = table(server)
    eventually(lambda: not COUNTS.here["127.0.0.1"])
    with ann.sit(match) as line:
        line.until()
        assert not COUNTS.here["127.0.0.1"]
        assert server.tables.rate_limiter.count("address 127.0.0.1") == 1
        monkeypatch.setattr("rulewright.doors.server.live.socket.most_sockets", lambda: 1)
        with ann.sit(match) as another:
            assert closing(another)[1] == "The server is full: try again in a while."
    eventually(lambda: not server.tables.rate_limiter.count("address 127.0.0.1"))


# ---------------------------------------------------------------- the limit of open files


def test_the_limit_is_raised_as_far_as_it_goes_and_connections_follow_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for (soft, hard), allowed in {(256, 4096): 4096, (100, 100): 100, (256, resource.RLIM_INFINITY): 1_000_000}.items():
        asked: list[tuple[int, int]] = []
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=(soft, hard): found)
        monkeypatch.setattr(resource, "setrlimit", lambda _, given, asked=asked: asked.append(given))
        limits.files_allowed.cache_clear()
        assert limits.files_allowed() == allowed
        assert asked == ([] if soft == hard else [(hard, hard)])
        assert limits.most_connections() == max(50, allowed - limits.RESERVE)
        assert limits.most_sockets() < limits.most_connections()

    def refused(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "setrlimit", refused)
    limits.files_allowed.cache_clear()
    assert limits.files_allowed() == 256, "where it cannot be raised, it is what it is"
    limits.files_allowed.cache_clear()


def test_a_server_says_how_many_it_has_room_for(tmp_path: Path) -> None:
    command = f"ulimit -n 1024; exec {sys.executable} -m rulewright serve --port 0 --database sqlite:///{tmp_path}/a.db"
    with subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            assert re.match("Rulewright is at http", server.stdout.readline())
            said = server.stdout.readline()
        finally:
            server.terminate()
    assert said.startswith("There is room for 824 connections, because 1,024 files may be open.")
    assert "ulimit -n" in said
