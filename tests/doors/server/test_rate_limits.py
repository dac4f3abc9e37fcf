"""The usage of guests and addresses is counted across all processes of a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.server_load import serving
from rulewright.doors.server.client import Guest
from rulewright.doors.server.config import Rate, Share
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.limits import Budget, Kind, RateLimiter, create_shared
from tests.doors.server.servers import PATIENT, Server, closing, fetch, quick
from tests.doors.server.test_play import table

SLOW = Rate(0.001, 10)


@pytest.fixture
def two(tmp_path: Path) -> tuple[RateLimiter, RateLimiter]:
    """Two counters, as in two processes."""
    path = tmp_path / "counts"
    create_shared(path, 2)
    return RateLimiter(Share(str(path), 0, 2)), RateLimiter(Share(str(path), 1, 2))


def test_a_budget_is_one_for_all_processes_and_each_name_has_its_own(two: tuple[RateLimiter, RateLimiter]) -> None:
    for n in range(10):
        assert two[n % 2].wait(Kind.REQUESTS, Budget("ann", SLOW)) == 0
    assert all(0 < m.wait(Kind.REQUESTS, Budget("ann", SLOW)) <= 1000 for m in two)
    assert two[0].wait(Kind.MESSAGES, Budget("ann", SLOW)) == 0
    for n in range(1000):
        assert two[0].wait(Kind.REQUESTS, Budget(f"guest {n}", SLOW)) == 0


def test_where_one_of_two_budgets_is_empty_nothing_is_taken_from_the_other(
    two: tuple[RateLimiter, RateLimiter],
) -> None:
    for _ in range(10):
        assert two[0].wait(Kind.REQUESTS, Budget("ann", SLOW), Budget("home", Rate(0.001, 11))) == 0
    for _ in range(10):
        assert two[0].wait(Kind.REQUESTS, Budget("ann", SLOW), Budget("home", Rate(0.001, 11)))
    assert two[1].wait(Kind.REQUESTS, Budget("bo", SLOW), Budget("home", Rate(0.001, 11))) == 0


def test_a_budget_fills_again(two: tuple[RateLimiter, RateLimiter], monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr("rulewright.doors.server.limits.time.monotonic", lambda: at)
    often = Budget("ann", Rate(2, 3))
    assert [two[0].wait(Kind.PAGES, often) for _ in range(4)] == [0, 0, 0, 0.5]
    at += 0.5
    assert [two[1].wait(Kind.PAGES, often) for _ in range(2)] == [0, 0.5]
    at += 100
    assert [two[0].wait(Kind.PAGES, often) for _ in range(4)] == [0, 0, 0, 0.5]


def test_what_is_open_is_counted_everywhere_and_a_process_that_ended_holds_nothing(
    two: tuple[RateLimiter, RateLimiter], tmp_path: Path
) -> None:
    two[0].add("ann", "all")
    two[1].add("ann", "all", by=2)
    assert [m.count("ann") for m in two] == [3, 3]
    two[0].add("ann", by=-1)
    assert (two[1].count("ann"), two[1].count("all"), two[1].count("bo")) == (2, 3, 0)
    RateLimiter(Share(str(tmp_path / "counts"), 1, 2))
    assert (two[0].count("ann"), two[0].count("all")) == (0, 1)


# ---------------------------------------------------------------- over the wire


def asked(house_address: str, path: str, cookie: str = "") -> tuple[int, str | None, str]:
    found, said = fetch(house_address, path, **({"cookie": f"{COOKIE}={cookie}"} if cookie else {}))
    return found.status, found.headers["Retry-After"], said.decode()


def test_two_processes_let_through_what_one_would(fresh_postgres: Callable[[], str]) -> None:
    limits = replace(PATIENT, requests=Rate(0.01, 40), sockets=4)
    with serving(quick(fresh_postgres(), limits=limits), 2) as (address, _):
        ann = Guest(address)
        made = ann.post("/api/matches", {"game": "connect_four"})["id"]
        other = ann.post("/api/matches", {"game": "connect_four"})["id"]
        lines = [ann.sit(match) for match in (made, other) * 2]
        for line in lines:
            line.until()
        with ann.sit(made) as one_more:
            assert closing(one_more)[0] == 4008, "whichever processes the others are in"
        for line in lines:
            line.close()
        found = [asked(address, "/api/me", ann.cookie)[0] for _ in range(60)]
        assert found.count(200) == 39


def test_many_guests_of_one_address_have_its_budget_together(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, address_requests=Rate(0.002, 30)))
    guests = [server.guest() for _ in range(5)]
    for guest in guests:
        guest.get("/api/me")
    found = [asked(server.address, "/api/me", guest.cookie) for _ in range(8) for guest in guests]
    assert [status for status, _, _ in found] == [200] * 30 + [429] * 10
    status, again, said = found[-1]
    assert status == 429
    assert again
    assert 0 < int(again) <= 500
    assert f"Too many requests: try again in {again} seconds." in said
    elsewhere, _ = fetch(server, "/api/me", home="127.0.0.2", cookie=f"{COOKIE}={guests[0].cookie}")
    assert elsewhere.status == 200, "another address has a budget of its own"


def test_pages_and_sockets_have_limits_too(open_server: Any) -> None:
    limits = replace(PATIENT, address_pages=Rate(0.001, 5), handshakes=Rate(0.001, 3), newcomers=Rate(0.001, 10))
    server: Server = open_server(limits=limits)
    found = [asked(server.address, "/nosuch.js") for _ in range(6)]
    assert [status for status, _, _ in found] == [404] * 5 + [429]
    assert found[-1][1]
    match, ann, _ = table(server)
    for _ in range(3):
        with ann.sit(match) as line:
            assert line.until()
    with ann.sit(match) as line:
        code, reason = closing(line)
    assert code == 4008
    assert reason.startswith("Too many sockets: try again in ")


def test_where_an_address_sends_too_many_messages_they_are_read_later_and_nobody_is_cut_off(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, address_messages=Rate(20, 5)))
    match, ann, bo = table(server)
    with ann.sit(match) as a, bo.sit(match) as b:
        for line in (a, b):
            line.until()
            for _ in range(10):
                line.say(type="ping")
        for line in (a, b):
            for _ in range(10):
                assert line.until("pong")
