"""`python -m bench.load --bystander`: how long a player waits for a move while ten guests use one endpoint of the server, or all.

The guests connect from ten addresses and keep within their limits: if told to wait, they do. The bystander plays in another
process and from another address. Each endpoint is measured between two idle periods, so that the ratio does not depend on other
load.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, get_args

from websockets.asyncio.client import ClientConnection, connect

from bench.server_load import serving
from rulewright import games
from rulewright.doors.contract import socket
from rulewright.doors.contract.introspection import tag
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.config import Limits, Settings
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.identity import COOKIE
from rulewright.match import Match
from tests.doors.server.mistakes import mistake
from tests.doors.server.push_service import SUBSCRIPTION

GUESTS = 10
RATIO, LONGEST = 3.0, 0.5
"""The limits: a bystander's median wait relative to the idle one, and the longest wait for a move in seconds."""
PACE = 1 / Limits().requests.per_second
"""Seconds between a guest's requests: the highest sustained rate allowed. A burst is over after seconds."""
PAUSE = 0.12
"""Seconds between moves of the bystander."""
HOME = "127.0.0.7"
PATIENCE = 60.0
SOCKET, PAGE = ("GET", "/ws/{match}"), ("GET", "/{path:path}")
"""Endpoints that the contract does not list: opening a socket, and the files of the page."""
ALL = "everything at once"
TALK = "klotho"
"""The game at the sockets: it answers questions."""
_numbers = count(1)


# ---------------------------------------------------------------- the guests


@dataclass
class Caller:
    """One of the guests, with tables to request."""

    guest: Guest
    running: str = ""
    finished: str = ""
    boxed: str = ""
    talking: str = ""
    line: Line | None = None
    state: dict[str, Any] = field(default_factory=dict)
    """The last state that the socket was sent."""

    def settle(self, record: bytes) -> Caller:
        self.running = self.guest.post("/api/matches", {"game": "twelve_patrols", "seats": 1})["id"]
        self.boxed = self.guest.post("/api/matches", {"game": "katamari", "fill": {"1": "random"}, "box": box()})["id"]
        self.finished = self.guest.ask("POST", "/api/records", record)["id"]
        return self

    def ask(self, method: str, path: str, body: Any = None) -> None:
        """Send a request; pause if it is refused by the rate limit."""
        try:
            self.guest.ask(method, path.format(match=self.running, finished=self.finished, boxed=self.boxed), body)
        except Answered as e:
            if e.status == 429:
                time.sleep(0.2)
            elif e.status >= 500 and e.status != 503:
                raise

    def say(self, **message: Any) -> None:
        """Send a message over the socket, as often as a guest may: a move is a legal one of this turn."""
        if not self.state or self.state["over"]:
            self.hang_up()
            self.talking = self.guest.post("/api/matches", {"game": TALK, "fill": {"1": "random"}})["id"]
        if self.line is None:
            self.line = self.guest.sit(self.talking)
            self.state = self.line.until()
        if "turn" in message:
            message["turn"] = self.state["turn"]
        if "code" in message and self.state["moves"]:
            message["code"] = self.state["moves"][-1]["code"]
        self.line.say(**message)
        with suppress(TimeoutError):
            while heard := self.line.hear(0.1):
                self.state = heard if heard["type"] == "state" else self.state

    def look_in(self) -> None:
        """Open a socket to a table with a custom box, and close it."""
        self.guest.sit(self.boxed, lang="de").close()
        time.sleep(0.1)

    def hang_up(self) -> None:
        if self.line:
            self.line.close()
            self.line = None

    def open_and_leave(self) -> None:
        """Open a table and leave it: a guest may have only a limited number of unfinished tables."""
        wish: dict[str, Any] = {"game": "katamari", "seats": 2}
        if next(_numbers) % 2:
            wish["box"] = box()
        try:
            made = self.guest.post("/api/matches", wish)["id"]
        except Answered as e:
            if e.status != 429:
                raise
            time.sleep(0.2)
            return
        self.ask("POST", f"/api/matches/{made}/leave", {})


Use = Callable[[Caller], None]


def box() -> str:
    """A custom box that is new to the server."""
    own = games.load("katamari").content.read_text("utf-8")
    return f"# number {next(_numbers)}\n{own}"


def get(path: str) -> Use:
    return lambda caller: caller.ask("GET", path)


def post(path: str, body: Any = None, method: str = "POST") -> Use:
    return lambda caller: caller.ask(method, path, {} if body is None else body() if callable(body) else body)


def _record() -> bytes:
    match = Match(games.load("klobba"), 2, seed=7)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0].code)
    return match.record().text.encode()


CUP = {"name": "Cup", "kind": "swiss", "game": "katamari", "clock": {"per_move": 60}, "starts": 0}
STUDY = {"game": "katamari", "players": "random", "settings": [{}], "games": 20}
TABLE, RECORD = "/api/matches/{match}", "/api/records/{match}"
OVER = "/api/records/{finished}"

DOORS: dict[tuple[str, str], Use] = {
    ("GET", "/api/games"): get("/api/games"),
    ("GET", "/api/games/{game}"): get("/api/games/katamari"),
    ("GET", "/api/games/{game}/lesson"): get("/api/games/katamari/lesson"),
    ("GET", "/api/games/{game}/diagrams/{diagram}.svg"): get("/api/games/katamari/diagrams/stack.svg"),
    ("GET", "/api/games/{game}/print"): get("/api/games/katamari/print"),
    ("GET", "/api/games/{game}/leaderboard"): get("/api/games/klobba/leaderboard"),
    ("GET", "/api/games/{game}/deal"): get("/api/games/twelve_patrols/deal?kind=daily"),
    ("GET", "/api/games/{game}/deal/today"): get("/api/games/twelve_patrols/deal/today"),
    ("POST", f"{TABLE}/conditional"): post(f"{TABLE}/conditional", {"seat": 0}),
    ("PUT", f"{TABLE}/conditional"): post(f"{TABLE}/conditional", {"seat": 0}, "PUT"),
    ("GET", f"{TABLE}/deal"): get(f"{TABLE}/deal"),
    ("POST", "/api/games/{game}/box"): post("/api/games/katamari/box", lambda: {"text": box()}),
    ("GET", "/api/lab"): get("/api/lab"),
    ("POST", "/api/lab/study"): post("/api/lab/study", STUDY),
    ("POST", "/api/lab/files/{file}"): post("/api/lab/files/report.html", STUDY),
    ("GET", "/api/bots"): get("/api/bots?game=klobba"),
    ("GET", "/api/heroes"): get("/api/heroes?game=karthis"),
    ("GET", "/api/me"): get("/api/me"),
    ("PUT", "/api/me"): post("/api/me", lambda: {"name": f"Guest {next(_numbers)}"}, "PUT"),
    ("POST", "/api/me/device"): post("/api/me/device"),
    ("POST", "/api/me/here"): post("/api/me/here", {"token": "x" * 20}),
    ("GET", "/api/me/devices"): get("/api/me/devices"),
    ("POST", "/api/me/devices/revoke"): post("/api/me/devices/revoke", {"id": "others"}),
    ("GET", "/api/me/data"): get("/api/me/data"),
    ("GET", "/api/me/account"): get("/api/me/account"),
    ("POST", "/api/me/passkeys/options"): post("/api/me/passkeys/options"),
    ("POST", "/api/me/passkeys"): post("/api/me/passkeys", {"id": "x", "client_data": "x", "attestation": "x"}),
    ("POST", "/api/me/passkeys/remove"): post("/api/me/passkeys/remove", {"id": "nothing"}),
    ("POST", "/api/me/profile"): post("/api/me/profile", {"public": False}),
    ("GET", "/api/profiles/{profile}"): get("/api/profiles/nobody"),
    ("POST", "/api/sign-in/options"): post("/api/sign-in/options"),
    ("POST", "/api/sign-in"): post(
        "/api/sign-in", {"id": "x", "client_data": "x", "authenticator_data": "x", "signature": "x"}
    ),
    ("POST", "/api/me/delete"): post("/api/me/delete", {"name": "not mine"}),
    ("GET", "/api/me/mistakes"): get("/api/me/mistakes"),
    ("PUT", "/api/me/mistakes"): post("/api/me/mistakes", mistake(4), "PUT"),
    ("DELETE", "/api/me/mistakes/{match}"): post("/api/me/mistakes/abc", method="DELETE"),
    ("GET", "/api/me/notices"): get("/api/me/notices"),
    ("PUT", "/api/me/push"): post("/api/me/push", SUBSCRIPTION, "PUT"),
    ("DELETE", "/api/me/push"): post("/api/me/push", method="DELETE"),
    ("PUT", "/api/me/email"): post("/api/me/email", {"address": "ann@example.com"}, "PUT"),
    ("DELETE", "/api/me/email"): post("/api/me/email", method="DELETE"),
    ("POST", "/api/email/confirm"): post("/api/email/confirm", {"token": "x" * 30}),
    ("POST", "/api/email/stop/{token}"): post("/api/email/stop/nothing"),
    ("PUT", "/api/me/vacation"): post("/api/me/vacation", {"days": 1}, "PUT"),
    ("DELETE", "/api/me/vacation"): post("/api/me/vacation", method="DELETE"),
    ("GET", "/api/me/friends"): get("/api/me/friends"),
    ("POST", "/api/me/following"): post("/api/me/following", {"profile": "nobody", "follow": True}),
    ("POST", "/api/me/invitations/decline"): post("/api/me/invitations/decline", {"match": "none"}),
    ("GET", "/api/me/ban"): get("/api/me/ban"),
    ("POST", "/api/me/ban"): post("/api/me/ban", {"words": "not me"}),
    ("GET", "/api/me/blocked"): get("/api/me/blocked"),
    ("POST", "/api/me/blocked/lift"): post("/api/me/blocked/lift", {"id": "nobody"}),
    ("POST", "/api/matches"): Caller.open_and_leave,
    ("GET", "/api/matches/mine"): get("/api/matches/mine"),
    ("GET", "/api/matches/open"): get("/api/matches/open"),
    ("GET", "/api/matches/running"): get("/api/matches/running"),
    ("PUT", "/api/seek"): post("/api/seek", {"game": "katamari", "low": 9999}, "PUT"),
    ("DELETE", "/api/seek"): lambda caller: caller.ask("DELETE", "/api/seek"),
    ("GET", "/api/seeks"): get("/api/seeks"),
    ("GET", "/api/tournaments"): get("/api/tournaments"),
    ("POST", "/api/tournaments"): post("/api/tournaments", CUP),
    ("GET", "/api/tournaments/{tournament}"): get("/api/tournaments/nosuch"),
    ("POST", "/api/tournaments/{tournament}/enter"): post("/api/tournaments/nosuch/enter"),
    ("POST", "/api/tournaments/{tournament}/withdraw"): post("/api/tournaments/nosuch/withdraw"),
    ("POST", "/api/tournaments/{tournament}/bots"): post("/api/tournaments/nosuch/bots", {"bot": "random"}),
    ("POST", "/api/tournaments/{tournament}/start"): post("/api/tournaments/nosuch/start"),
    ("POST", "/api/tournaments/{tournament}/cancel"): post("/api/tournaments/nosuch/cancel"),
    ("GET", "/api/history"): get("/api/history"),
    ("GET", "/api/standing"): get("/api/standing"),
    ("GET", TABLE): get(TABLE),
    ("POST", f"{TABLE}/join"): post(f"{TABLE}/join"),
    ("POST", f"{TABLE}/invite"): post(f"{TABLE}/invite", {"profile": "nobody"}),
    ("POST", f"{TABLE}/fill"): post(f"{TABLE}/fill", {"seat": 0, "bot": "random"}),
    ("POST", f"{TABLE}/leave"): Caller.open_and_leave,
    ("POST", f"{TABLE}/remove"): post(f"{TABLE}/remove", {"seat": 0}),
    ("POST", f"{TABLE}/mute"): post(f"{TABLE}/mute", {"seat": 0, "mute": True}),
    ("POST", f"{TABLE}/report"): post(f"{TABLE}/report", {"seat": 0, "why": "abuse"}),
    ("POST", f"{TABLE}/rematch"): post("/api/matches/{finished}/rematch"),
    ("GET", f"{TABLE}/box"): get("/api/matches/{boxed}/box"),
    ("GET", f"{TABLE}/box/changes"): get("/api/matches/{boxed}/box/changes"),
    ("GET", f"{TABLE}/record"): get("/api/matches/{finished}/record"),
    ("POST", "/api/records"): lambda caller: caller.ask("POST", "/api/records", _record()),
    ("GET", RECORD): get(OVER),
    ("GET", f"{RECORD}/final"): get(f"{OVER}/final"),
    ("GET", f"{TABLE}/advice"): get(f"{TABLE}/advice"),
    ("GET", f"{RECORD}/review"): get(f"{OVER}/review"),
    ("GET", f"{RECORD}/decision"): get(f"{OVER}/decision?move=3"),
    ("GET", f"{RECORD}/decision/tried"): get(f"{OVER}/decision/tried?move=3&code=0"),
    ("POST", f"{RECORD}/fork"): post(f"{OVER}/fork", {"frame": 3, "seat": 0, "bot": "random"}),
    ("GET", "/pictures/{match}/{file}"): lambda caller: caller.ask(
        "GET", f"/pictures/{{finished}}/{next(_numbers) % 100}.png"
    ),
    ("GET", "/.well-known/rulewright-key"): get("/.well-known/rulewright-key"),
    ("GET", "/health"): get("/health"),
    ("GET", "/metrics"): get("/metrics"),
    ("GET", "/operator"): get("/operator"),
    ("GET", "/operator/people"): get("/operator/people"),
    ("POST", "/operator/people"): post("/operator/people"),
    ("GET", "/openapi.json"): get("/openapi.json"),
    SOCKET: Caller.look_in,
    PAGE: get("/"),
}
"""How each endpoint is used. A test fails if any endpoint of the server is missing here."""

MESSAGES: dict[str, dict[str, Any]] = {
    "play": {"code": 0, "turn": 0},
    "undo": {"turn": 0},
    "ask_undo": {"turn": 0},
    "answer_undo": {"id": 0, "agree": True},
    "propose_end": {},
    "answer_end": {"id": 0, "agree": True},
    "back": {},
    "ready": {},
    "salt": {"text": "pepper"},
    "say": {"text": "hello"},
    "ask": {"question": "claim", "argument": 0},
    "ping": {},
}


def said(message: str) -> Use:
    return lambda caller: caller.say(type=message, **MESSAGES[message])


def declared() -> tuple[set[tuple[str, str]], set[str]]:
    """The endpoints and messages of the server."""
    doors = {(operation.method, operation.path) for operation in operations()} | {SOCKET, PAGE}
    return doors, {tag(message) for message in get_args(socket.ClientMessage)}


@dataclass
class Callers:
    """The guests, each in its own thread."""

    callers: list[Caller]
    errors: list[str] = field(default_factory=list)

    @contextmanager
    def using(self, uses: list[Use]) -> Iterator[None]:
        """All guests use these endpoints repeatedly until the block ends, each starting with a different one."""
        end = threading.Event()

        def run(number: int, caller: Caller) -> None:
            turn = number
            while not end.is_set():
                due = time.monotonic() + PACE
                try:
                    uses[turn % len(uses)](caller)
                except Exception as e:
                    self.errors.append(f"{type(e).__name__}: {e}"[:200])
                    caller.hang_up()
                    time.sleep(0.1)
                turn += 1
                time.sleep(max(0.0, due - time.monotonic()))
            caller.hang_up()

        threads = [threading.Thread(target=run, args=found) for found in enumerate(self.callers)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            end.set()
            for thread in threads:
                thread.join()


# ---------------------------------------------------------------- the bystander


@dataclass
class Bystander:
    """Plays in a separate process, and reports how long each move took."""

    address: str
    waits: list[tuple[float, float]] = field(default_factory=list)

    @contextmanager
    def playing(self) -> Iterator[None]:
        command = [sys.executable, "-m", "bench.bystander", self.address]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            listener = threading.Thread(target=self._listen, args=(process.stdout,))
            listener.start()
            try:
                while not self.waits and process.poll() is None:
                    time.sleep(0.05)
                yield
            finally:
                process.terminate()
                listener.join()

    def _listen(self, told: Any) -> None:
        for line in told:
            self.waits.append(tuple(json.loads(line)))

    def during(self, since: float, until: float) -> list[float]:
        return [wait for at, wait in self.waits if since <= at < until]


def _kept_waiting() -> float:
    """Seconds in which this process was runnable but not scheduled, which is not the server's fault."""
    try:
        return int(Path("/proc/self/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


async def play(address: str) -> None:
    """Two players at one table, move by move; each wait is printed as a line: when it began, and how long it was."""
    ann, bo = Guest(address, home=HOME), Guest(address, home=HOME)
    while True:
        made = ann.post("/api/matches", {"game": "klobba", "seats": 2})
        bo.join(made["links"]["seats"]["1"])
        url, lines = f"ws://{ann.place}/ws/{made['id']}", []
        for guest in (ann, bo):
            cookie = {"Cookie": f"{COOKIE}={guest.cookie}"}
            lines.append(await connect(url, additional_headers=cookie, max_size=None, local_addr=(HOME, 0)))
        states = [await _until(line, -1) for line in lines]
        while not states[0]["over"]:
            seat = states[0]["waiting"][0]
            keen = [move for move in states[seat]["moves"] if move["verb"] != "give_up"] or states[seat]["moves"]
            began, asleep = time.monotonic(), _kept_waiting()
            await lines[seat].send(json.dumps({"type": "play", "code": keen[0]["code"], "turn": states[seat]["turn"]}))
            states = [await _until(line, states[0]["number"]) for line in lines]
            print(json.dumps([began, time.monotonic() - began - (_kept_waiting() - asleep)]), flush=True)
            await asyncio.sleep(PAUSE)
        for line in lines:
            await line.close()


async def _until(line: ClientConnection, number: int) -> dict[str, Any]:
    while True:
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if heard["type"] == "state" and heard["started"] and heard["number"] > number:
            return heard


# ---------------------------------------------------------------- results


@dataclass(frozen=True)
class Found:
    """The effect of one endpoint on a bystander; times in seconds."""

    door: str
    quiet: float
    loaded: float
    longest: float
    quiet_longest: float

    @property
    def ratio(self) -> float:
        return self.loaded / self.quiet

    @property
    def fine(self) -> bool:
        return self.ratio <= RATIO and self.longest < LONGEST

    def __str__(self) -> str:
        mark = "" if self.fine else "  TOO LONG"
        return (
            f"{self.door:42} median {1000 * self.quiet:5.0f} ms quiet, {1000 * self.loaded:5.0f} ms loaded ({self.ratio:4.1f}x); "
            f"longest {1000 * self.quiet_longest:5.0f} and {1000 * self.longest:5.0f} ms{mark}"
        )


def chosen(only: str) -> dict[str, list[Use]]:
    """The endpoints to measure, alone and then all together."""
    uses = {f"{method} {path}": [use] for (method, path), use in DOORS.items()}
    uses |= {f"message {name}": [said(name)] for name in MESSAGES}
    uses[ALL] = [use for (use,) in uses.values()]
    return {name: found for name, found in uses.items() if only in name}


def besiege(seconds: float, only: str = "") -> list[Found]:
    """Measure one endpoint after another, each compared with the idle periods before and after it."""
    results: list[Found] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder, 'load.db')}", operator_token="bench", lab=True)
        with serving(settings) as (address, _):
            record = _record()
            callers = Callers([Caller(Guest(address, home=f"127.0.1.{n + 1}")).settle(record) for n in range(GUESTS)])
            bystander = Bystander(address)
            with bystander.playing():
                before = _quiet(bystander, seconds / 2)
                for name, uses in chosen(only).items():
                    since = time.monotonic()
                    with callers.using(uses):
                        time.sleep(seconds)
                        until = time.monotonic()
                    loaded, after = bystander.during(since, until), _quiet(bystander, seconds / 2)
                    if not (loaded and before and after):
                        raise RuntimeError(f"the bystander made no move: {name}")
                    quiet = [*before, *after]
                    found = Found(name, statistics.median(quiet), statistics.median(loaded), max(loaded), max(quiet))
                    print(found, flush=True)
                    results.append(found)
                    before = after
            for error in sorted(set(callers.errors)):
                print(f"  a guest met {error}", file=sys.stderr)
    return results


def _quiet(bystander: Bystander, seconds: float) -> list[float]:
    """An idle period, which begins when earlier requests have been served."""
    time.sleep(1.0)
    since = time.monotonic()
    time.sleep(seconds)
    return bystander.during(since, time.monotonic())


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
