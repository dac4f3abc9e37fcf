"""What every part of a visit needs: guests, seats, requests that must succeed or be refused."""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack
from email.message import Message
from http.client import HTTPConnection
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed

from rulewright.doors.server.client import Answered, Guest, Line
from tests.siege.tally import Tally
from tests.siege.target import Target

PATIENCE = 30.0
"""Seconds to wait for a message."""
TOKEN = "the operator's"
"""The operator's token of the besieged server."""
numbers = count(1)
"""For names that nobody else has."""


class Wrong(Exception):  # noqa: N818 - what the visitor reports, not a defect of the visitor
    """A violation of a guarantee."""


def hold(true: bool, sentence: str) -> None:
    if not true:
        raise Wrong(sentence)


def closed(guest: Guest, match: str) -> int:
    """The code with which a socket is closed at once."""
    with guest.sit(match) as line:
        return hears_closing(line)


def hears_closing(line: Line, patient: bool = True) -> int:
    """The code with which a connection is closed; 0 if it is not, and another message comes first."""
    try:
        while True:
            heard = line.hear(PATIENCE)
            if not patient and json.dumps(heard):
                return 0
    except ConnectionClosed as e:
        return e.rcvd.code if e.rcvd else 0
    except TimeoutError:
        return 0


class Seat:
    """A player at a table whose received states and sent messages are recorded."""

    def __init__(self, tally: Tally, guest: Guest, match: str, **address: Any) -> None:
        self.tally, self.match = tally, match
        self.client = tally.client(match, f"visitor {next(numbers)}")
        self.client.connects()
        self.line: Line = guest.sit(match, **address)
        self.state: dict[str, Any] = {}

    def look(self, number: int = 0, *, over: bool = False) -> dict[str, Any]:
        """The state once `number` moves are made."""
        while not (self.state and self.state["started"] and self.state["number"] >= number):
            self._hear("state")
        while over and not self.state["over"]:
            self._hear("state")
        return self.state

    def _hear(self, kind: str) -> dict[str, Any]:
        while True:
            try:
                heard = self.line.hear(PATIENCE)
            except TimeoutError:
                raise Wrong(f"waited in vain for {kind!r}") from None
            if heard["type"] == "state":
                self.state = heard
                if heard["started"]:
                    self.tally.shown(self.client, heard)
            if heard["type"] == kind:
                return heard

    def say(self, **message: Any) -> None:
        self.tally.said(message)
        self.line.say(**message)

    def play(self, which: int = 0) -> dict[str, Any]:
        """Make one of the legal moves, and wait until it is shown."""
        state = self.look()
        code, number = state["moves"][which]["code"], state["number"]
        self.tally.tried.setdefault((self.match, state["you"], state["turn"]), set()).add(code)
        self.say(type="play", code=code, turn=state["turn"])
        return self.look(number + 1)

    def refused(self, what: str, **message: Any) -> None:
        """Send a message that must be refused."""
        number = self.look()["number"]
        self.say(**message)
        self._hear("refused")
        self._hear("state")
        hold(self.state["number"] == number, f"{what} was refused and yet done")

    def hears(self, kind: str, **message: Any) -> dict[str, Any]:
        self.say(**message)
        return self._hear(kind)

    def until(self, kind: str) -> dict[str, Any]:
        return self._hear(kind)

    def close(self) -> None:
        self.line.close()


class Visitor:
    """Somebody who uses the server, and records what they used."""

    def __init__(self, tally: Tally, target: Target, home: str, games: set[str]) -> None:
        self.tally, self.target, self.home, self.games = tally, target, home, games
        self.address, self.database = target.address, target.settings.url
        self.stack = ExitStack()
        described = self.guest().get("/openapi.json")
        self.doors = {
            (method.upper(), path): re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)) + r"(\?.*)?")
            for path, methods in described["paths"].items()
            for method in methods
        }

    def guest(self, name: str = "", home: str = "") -> Guest:
        made = Guest(self.address, home=home or self.home)
        if name:
            self.ask(made, "PUT", "/api/me", {"name": name})
            self.tally.secrets.add(made.cookie.rpartition(".")[2])
        return made

    def seat(self, guest: Guest, match: str, **address: Any) -> Seat:
        made = Seat(self.tally, guest, match, **address)
        self.stack.callback(made.close)
        return made

    def ask(self, guest: Guest, method: str, path: str, body: Any = None, *refused: int, **headers: str) -> Any:
        """Send a request that must succeed, or be refused with one of the statuses in `refused`."""
        for door, pattern in self.doors.items():
            if door[0] == method and pattern.fullmatch(path):
                self.tally.uses(*door, body)
        try:
            found = guest.ask(method, path, body, **headers)
        except Answered as e:
            hold(e.status in refused, f"{method} {path} was answered {e.status}: {e.body}")
            return None
        hold(not refused or 200 in refused, f"{method} {path} was not refused")
        return found

    def fetch(self, path: str, method: str = "GET", home: str = "", **headers: str) -> tuple[int, Message]:
        """The status and the headers of a response, to a client without a cookie unless one is given."""
        place = self.address.split("/")[2]
        line = HTTPConnection(place, timeout=PATIENCE, source_address=(home or self.home, 0))
        try:
            line.request(method, path, None, {name.replace("_", "-"): value for name, value in headers.items()})
            found = line.getresponse()
            found.read()
        finally:
            line.close()
        return found.status, found.headers

    def open(self, guest: Guest, game: str, **more: Any) -> Any:
        made = self.ask(guest, "POST", "/api/matches", {"game": game, **more})
        self.tally.secrets.update(re.findall(r"token=([\w-]+)", json.dumps(made)))
        return made

    def join(self, guest: Guest, link: str, *refused: int) -> Any:
        path, _, token = link.partition("?token=")
        return self.ask(guest, "POST", f"/api/matches/{path.rpartition('/')[2]}/join", {"token": token}, *refused)

    def two(self, game: str, **more: Any) -> tuple[str, Guest, Guest, Any]:
        """A private table."""
        ann, bo = self.guest("Ann"), self.guest("Bo")
        made = self.open(ann, game, **more)
        self.join(bo, made["links"]["seats"]["1"])
        return made["id"], ann, bo, made["links"]

    def play_out(self, match: str, *guests: Guest) -> list[Seat]:
        """Play connect four until the first player has won."""
        seats = [self.seat(guest, match) for guest in guests]
        for number in range(7):
            seats[number % 2].look(number)
            seats[number % 2].play(number % 2)
        return seats

    def lets_in(self, guest: Guest) -> Any:
        """Wait until a lifted ban has reached all processes, which takes about a second."""
        end = time.monotonic() + PATIENCE
        while True:
            found = self.ask(guest, "GET", "/api/me", None, 200, 403)
            if found:
                return found
            hold(time.monotonic() < end, "somebody whose ban was lifted is still kept out")
            time.sleep(0.1)

    def ids(self, guest: Guest, which: str) -> set[str]:
        return {row["id"] for row in self.ask(guest, "GET", f"/api/matches/{which}")}
