"""Nothing blocks the event loop for long: the processor time of every step is measured while all endpoints and sockets are
used."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.identity import COOKIE
from tests.doors.server.mistakes import mistake
from tests.doors.server.push_service import SUBSCRIPTION
from tests.doors.server.servers import Server, fetch, newest, opened, over, quick
from tests.doors.server.test_listing import listed
from tests.doors.server.test_tournaments import CARDS, account, make
from tests.tiers import everything

MOST = 0.005
"""The most processor seconds for one step."""
ROUNDS = 4
"""The first is a warm-up; of the others the quickest counts, because a busy machine slows every step. Mostly one is enough."""


class Watch:
    """The longest step of the event loop by request, in each round."""

    def __init__(self) -> None:
        self.label, self.round = "", 0
        self.longest: dict[str, dict[int, tuple[float, str]]] = defaultdict(dict)

    def step(self, seconds: float, what: str) -> None:
        rounds = self.longest[self.label]
        rounds[self.round] = max(rounds.get(self.round, (0.0, "")), (seconds, what))

    def slow(self) -> list[str]:
        found = []
        for label, rounds in self.longest.items():
            best, what = min(step for n, step in rounds.items() if n > 0) if len(rounds) > 1 else (0.0, "")
            if best > MOST:
                found.append(f"{label}: {1000 * best:.1f} ms in {what}")
        return found


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    found, run = Watch(), asyncio.Handle._run

    def measured(handle: Any) -> None:
        if threading.current_thread().name != "server":
            run(handle)
            return
        began = time.thread_time()
        run(handle)
        found.step(time.thread_time() - began, repr(handle)[:300])

    monkeypatch.setattr(asyncio.Handle, "_run", measured)
    gc.collect()
    gc.disable()  # collection time must not count
    yield found
    gc.enable()


def asked(guest: Guest, watch: Watch, method: str, path: str, label: str, body: Any = None) -> Any:
    """Send a request, and wait until the last step has finished."""
    watch.label = f"{method} {label}"
    try:
        return guest.ask(method, path, body)
    except Answered as refused:
        if refused.status >= 500 and refused.status != 503:  # the coach may not be ready yet
            raise
        return refused.body
    finally:
        if method == "GET":
            compressed(guest, path)
        time.sleep(0.02)


def compressed(guest: Guest, path: str) -> None:
    """Send the request as a browser does."""
    fetch(f"http://{guest.place}/", path, cookie=f"{COOKIE}={guest.cookie}", accept_encoding="gzip")


@contextmanager
def seated(guest: Guest, watch: Watch, match: str, game: str) -> Iterator[Line]:
    watch.label = f"sit at {game}"
    with guest.sit(match) as line:
        line.until()
        time.sleep(0.02)
        yield line


def play(server: Server, watch: Watch, game: str) -> str:
    """A few moves at a table with bots, over a socket, with a check whether one can be taken back."""
    ann = server.guest("Ann")
    seats = ann.get(f"/api/games/{game}")["seats"][0]
    fill = {str(seat): "random" for seat in range(1, seats)}
    match: str = asked(ann, watch, "POST", "/api/matches", f"/api/matches {game}", {"game": game, "fill": fill})["id"]
    with seated(ann, watch, match, game) as line:
        asked(ann, watch, "GET", f"/pictures/{match}/now.svg", f"/pictures {game}")
        watch.label = f"play {game}"
        state = line.until() if not line.heard else next(m for m in reversed(line.heard) if m["type"] == "state")
        for _ in range(6):
            while not state["moves"] and not state["over"]:
                state = line.until()
            if state["over"]:
                break
            move = state["moves"][len(state["moves"]) // 2]
            line.play(move["code"], state["turn"])
            state = newest(line, state["number"] + 1)
        time.sleep(0.5)
        watch.label = f"undo {game}"
        line.say(type="undo", turn=state["turn"])
        line.say(type="ping")
        line.until("pong")
    return match


def finished(server: Server, watch: Watch) -> tuple[Guest, str]:
    match, ann = server.against_bot()
    with ann.sit(match) as line:
        watch.label = "finish"
        line.play(line.until()["moves"][-1]["code"], 0)
        over(line)
    return ann, match


def go_round(server: Server, watch: Watch) -> None:
    """Use all endpoints, and a table of each game; without `--all` of the quickest and the slowest."""
    names = list(server.tables.catalog.games) if everything[0] else ["connect_four", "klobba"]
    for game in names:
        play(server, watch, game)
    ann, over = finished(server, watch)
    host = account(server, f"Host {watch.round}")
    cup = make(host, **CARDS)[-12:]
    table = ann.post("/api/matches", {"game": "high_card", "open": True})["id"]
    bodies: dict[str, Any] = {
        "/api/me": {"name": "Anna"},
        "/api/matches": {"game": "high_card"},
        "/api/seek": {"game": "high_card"},
        "/api/me/mistakes": mistake(4),
        "/api/me/push": SUBSCRIPTION,
        "/api/me/email": {"address": "ann@example.com"},
        "/api/email/confirm": {"token": "x" * 30},
        "/api/me/vacation": {"days": 1},
        "/api/tournaments/{tournament}/bots": {"bot": "random", "count": 32},
        "/api/matches/{match}/conditional": {"seat": 0},
        "/api/matches/{match}/fill": {"seat": 1, "bot": "random"},
        "/api/records": ann.get(f"/api/matches/{over}/record").encode(),
        "/api/records/{match}/fork": {"frame": 0},
    }
    for door in operations():
        match = over if door.path.endswith(("rematch", "record", "{file}")) or "/records/" in door.path else table
        body = bodies.get(door.path, {}) if door.method != "GET" else None
        if door.path == "/api/me/here":
            body = {"token": ann.post("/api/me/device", {}).get("link", "#" * 30).partition("#")[2]}
        for game in names if "game" in door.path or "game" in door.query else [""]:
            path = door.path.replace("{match}", match).replace("{game}", game).replace("{file}", "now.png")
            path = path.replace("{tournament}", "nosuch" if path.endswith("cancel") else cup)
            path += f"?game={game}" if "game" in door.query else ""
            guest = host if "{tournament}" in door.path else ann
            asked(guest, watch, door.method, path, f"{door.path} {game}".strip(), body)
    for path in ("/", "/sw.js", "/nosuch.js"):
        asked(ann, watch, "GET", path, path)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_step_of_the_event_loop_takes_long(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, watch: Watch
) -> None:
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'server.db'}"
    else:
        url = request.getfixturevalue("fresh_postgres")()
    with opened(quick(url), "asyncio") as server:
        for n in range(20):  # more than a page
            listed(server, f"address {n}", f"host {n}", 3, at=1000)
        for watch.round in range(ROUNDS):
            go_round(server, watch)
            watch.label = "nothing"
            if watch.round and not watch.slow():
                break
    assert len(watch.longest) > 50
    assert watch.slow() == []
