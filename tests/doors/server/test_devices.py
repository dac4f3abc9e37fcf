"""A link that signs you in on another device: once, for a limited time, and never in a log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select

from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.store import schema
from tests.doors.server.servers import Server


def token(guest: Guest) -> str:
    found = guest.post("/api/me/device", {})
    assert found["minutes"] == 10
    path, _, made = found["link"].partition("#")
    assert path == "/device", "what servers and proxies see of the link is nothing"
    return str(made)


def follow(guest: Guest, made: str) -> Any:
    return guest.post("/api/me/here", {"token": made})


def test_another_device_is_the_same_guest(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    desk, phone = server.guest("Ann"), server.guest()
    match = desk.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    made = token(desk)
    assert follow(phone, made) == {"name": "Ann", "chosen": True}
    assert [m["id"] for m in phone.get("/api/matches/mine")] == [match]
    with phone.sit(match) as line:
        assert line.hear()["you"] == 0
    with pytest.raises(Answered, match="has been used"):
        follow(server.guest(), made)
    assert desk.get("/api/me")["name"] == "Ann", "the first device stays who it was"
    assert made not in caplog.text


def test_only_the_latest_link_works_and_not_for_ever(server: Server) -> None:
    ann = server.guest("Ann")
    old, new = token(ann), token(ann)
    with pytest.raises(Answered) as answered:
        follow(server.guest(), old)
    assert answered.value.status == 403

    def age(c: Connection) -> list[str]:
        c.execute(schema.devices.update().values(expires=1))
        return [str(v) for row in c.execute(select(schema.devices)) for v in row]

    stored = server.write(age)
    assert new not in stored, "who reads the database cannot follow it"
    with pytest.raises(Answered, match="has expired"):
        follow(server.guest(), new)


def statuses(work: Callable[[], Any]) -> set[int]:
    """The statuses of repeated attempts."""
    found = set()
    for _ in range(20):
        try:
            work()
        except Answered as e:
            found.add(e.status)
        else:
            found.add(200)
    return found


def test_neither_making_nor_trying_goes_on_for_ever(open_server: Any) -> None:
    server = open_server()
    ann = server.guest("Ann")
    assert statuses(lambda: token(ann)) == {200, 429}
    assert statuses(lambda: follow(ann, "x" * 32)) == {403, 429}
    with pytest.raises(Answered, match="not understood"):
        follow(ann, "short")
