"""Tables on a Rulewright server, reached by an invite link: HTTP for the lobby, a WebSocket for play (docs/protocol.md)."""

from __future__ import annotations

import contextlib
import threading
import time
from http.client import HTTPException
from secrets import token_hex
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed

from rulewright.doors.mcp import library
from rulewright.doors.mcp.local import Plan
from rulewright.doors.mcp.messages import SAY
from rulewright.doors.mcp.table import SeatedTable, Status
from rulewright.doors.mcp.thinking import check, pause
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.terminal.messages import SAY as TERMINAL
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import Json
from rulewright.match import Move, Refused
from rulewright.telling.language import ENGLISH, figure
from rulewright.telling.text import listed

ANSWER = 30.0
"""Timeout in seconds for a server's answer to a move."""
REVIEW = 120.0
"""Timeout in seconds for a review."""
LOOK = 0.5
"""Seconds between checks for cancellation."""


def refused(answer: Answered) -> Refused:
    """The error for a request that a server refused."""
    said = answer.body if isinstance(answer.body, dict) else {}
    return Refused(str(said.get("error") or SAY("status-answer", status=str(answer.status))), said.get("clause", ""))


class RemoteTable(SeatedTable):
    """A seat at a server's table. It shows only what the server sends to this seat."""

    game: Game
    link: str

    def __init__(self, guest: Guest, match: str, language: str = ENGLISH) -> None:
        self.guest, self.match, self.language = guest, match, language
        self.link = ""
        self._lock = threading.RLock()
        self._line: Line | None = None
        self._table: Json = {}
        self._state: Json = {}
        self._notes: list[str] = []
        self._refused: Json | None = None
        self._salt: tuple[str, str] | None = None
        """The server's commitment, and the salt then added to its dice."""
        with self._lock:
            self._read(ANSWER)
            end = time.monotonic() + ANSWER
            while self._full_but_not_dealt and time.monotonic() < end:
                self._read(1.0)
        self.game = library.game(self._table["game"])
        self.seat: int = self._table["you"]

    @classmethod
    def join(cls, link: str, name: str, language: str = ENGLISH) -> RemoteTable:
        """Join a table by its invite link."""
        place = urlsplit(link)
        if place.scheme not in ("http", "https") or "token" not in parse_qs(place.query):
            raise ValueError(SAY("no-invite"))
        guest = _guest(link, name)
        try:
            return cls(guest, guest.join(link)["id"], language)
        except Answered as e:
            raise refused(e) from None

    @classmethod
    def open(cls, server: str, plan: Plan, language: str = ENGLISH) -> RemoteTable:
        """Open a table on a server; seats without a bot stay open, and `link` is their invite."""
        guest, game = _guest(server, plan.name), library.game(plan.game)
        seats = plan.players or game.welcome.seats or game.seats[0]
        bots = plan.fills(seats)
        asked: Json = {"game": game.name, "seats": seats, "options": dict(plan.options), "salts": True}
        asked["fill"] = {str(seat): bot for seat, bot in enumerate(bots, 1 + plan.open_seats)}
        try:
            made = guest.post("/api/matches", asked)
        except Answered as e:
            raise refused(e) from None
        table = cls(guest, made["id"], language)
        here = server.rstrip("/")
        links = [link if link.startswith("http") else f"{here}{link}" for link in made["links"]["seats"].values()]
        table.link = ", ".join(links)
        return table

    # ------------------------------------------------------------ the socket

    def _hear(self, line: Line, seconds: float) -> Json:
        """The next message within this many seconds; stops waiting if the call is cancelled."""
        end = time.monotonic() + seconds
        while True:
            check()
            left = end - time.monotonic()
            try:
                return line.hear(min(max(left, 0.0), LOOK))
            except TimeoutError:
                if left <= LOOK:
                    raise

    def _read(self, seconds: float) -> None:
        """Process the server's messages, waiting up to `seconds` for the first one; reconnects if the connection was lost."""
        for attempt in (1, 2):
            try:
                if self._line is None:
                    self._line = self.guest.sit(self.match, len(self._notes), text=True, lang=self.language)
                    while not self._take(self._hear(self._line, ANSWER)):
                        pass
                    return
                wait = seconds
                while True:
                    self._take(self._hear(self._line, wait))
                    wait = 0.0
            except TimeoutError:
                return
            except ConnectionClosed as e:
                self._line = None
                if attempt == 2:
                    raise Refused(SAY("closed", reason=str(e.rcvd.reason if e.rcvd else e))) from None

    def _take(self, message: Json) -> bool:
        """Process one message; returns whether it was a state."""
        kind = message["type"]
        if kind == "table":
            self._table = message
        elif kind == "refused":
            self._refused = message
        elif kind == "state":
            self._state = message
            told = [f"{n['text']} ({n['clause']})" if n["clause"] else n["text"] for n in message["notes"]]
            self._notes[message["notes_from"] :] = told
            self._season(message)
        return bool(kind == "state")

    @property
    def _full_but_not_dealt(self) -> bool:
        return not self._state["started"] and all(seat["kind"] != "open" for seat in self._state["seats"])

    def _season(self, state: Json) -> None:
        """Send a salt once the server has committed to a seed, and verify its use when the dice are revealed."""
        salts, seat = state["salts"], state["you"]
        if salts is None or seat < 0:
            return
        if not state["started"] and seat not in salts["answered"] and self._line:
            self._salt = salts["promise"], token_hex(16)
            self._line.say(type="salt", text=self._salt[1])
        elif state["started"] and self._salt and self._salt != (salts["promise"], (salts["used"] or [""] * 32)[seat]):
            self._salt = None
            self._notes.append(SAY("unseasoned"))

    def _now(self) -> Json:
        """The latest state."""
        with self._lock:
            self._read(0.0)
            return self._state

    # ------------------------------------------------------------ the seat's view

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self._state["seats"]]

    @property
    def over(self) -> bool:
        return bool(self._state["over"])

    def status(self) -> Status:
        now = self._now()
        number = now["number"]
        if not now["started"]:
            there = SAY("invite-links", links=self.link) if self.link else ""
            return Status(0, False, SAY("waiting-for-dice", links=there), started=False)
        if now["over"]:
            return Status(number, False, SAY("over", verdict=now["over"].get("verdict", "")).strip(), over=True)
        if self.seat in now["waiting"]:
            return Status(number, True, SAY("your-turn", number=str(number + 1)))
        due = listed([self.names[i] for i in now["waiting"]])
        return Status(number, False, SAY("waiting-for", players=due, number=str(number + 1)))

    def board(self) -> str:
        now = self._now()
        if not now["started"]:
            raise Refused(self.status().sentence)
        return str(now.get("text", ""))

    def view(self) -> Json:
        now = self._now()
        if not now["started"]:
            raise Refused(self.status().sentence)
        return {**now["view"], **({"derived": now["derived"]} if now["derived"] is not None else {})}

    def moves(self) -> list[Move]:
        return [Move(m["code"], m["label"], m["verb"], m["arguments"]) for m in self._now()["moves"]]

    def log(self) -> list[str]:
        self._now()
        return self._notes

    def receipt(self) -> str:
        return str(self._now()["receipt"])

    # ------------------------------------------------------------ playing

    def play(self, code: int) -> None:
        self._send([code])

    def refusal(self, code: int) -> Refused | None:
        """Ask the server by sending this move followed by an impossible one, so that nothing is ever played."""
        if self._allowed(code):
            return None
        try:
            self._send([code, self.game.actions.size])
        except Refused as e:
            if self._allowed(code):  # another seat moved meanwhile
                return None
            return Refused(e.sentence.partition("move 1 of 2: ")[2] or e.sentence, e.clause, e.text)
        raise AssertionError("a server made a move that no game has")

    def _allowed(self, code: int) -> bool:
        return any(move.code == code for move in self.moves())

    def _send(self, codes: list[int]) -> None:
        """Send a move and wait for the answer. If the connection is lost, it is sent again: a move is tied to a turn, so the
        server plays it only once."""
        with self._lock:
            turn, self._refused = self._now()["turn"], None
            sent, end = None, time.monotonic() + ANSWER
            while self._state["turn"] == turn and self._refused is None:
                if time.monotonic() > end:
                    raise Refused(SAY("no-answer-yet"))
                if self._line is not None and sent is not self._line:
                    sent = self._line
                    with contextlib.suppress(ConnectionClosed):  # the next read notices and reconnects
                        sent.play(codes if len(codes) > 1 else codes[0], turn)
                self._read(1.0)
            if said := self._refused:
                self._read(0.0)
                raise Refused(said["sentence"], said["clause"], said["text"])
        self.wait(ANSWER if all(seat["kind"] != "human" for seat in self._others()) else 0.0)

    def _others(self) -> list[Json]:
        return [seat for i, seat in enumerate(self._state["seats"]) if i != self.seat]

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        with self._lock:
            while not (now := self.status()).yours and not now.over and (left := end - time.monotonic()) > 0:
                self._read(min(left, 1.0))

    # ------------------------------------------------------------ the coach

    def advice(self, meant: int) -> str:
        asked = f"?meant={meant}" if meant >= 0 else ""
        try:
            found = self._ask(f"/api/matches/{self.match}/advice{asked}")
        except Answered as e:
            raise refused(e) from None
        lines = [f"{m['code']}  {m['label']}: {m['worth']:.3g} ({_between(m)})" for m in found["moves"]]
        said = [found["summary"], found["verdict"], found["why"]]
        return "\n".join([SAY("worth-by", aim=found["aim"]), *lines, *filter(None, said)])

    def _ask(self, path: str) -> Any:
        """The server's answer, in the table's language."""
        return self.guest.ask("GET", path, **{"Accept-Language": self.language})

    def review(self) -> str:
        end = time.monotonic() + REVIEW
        while True:
            try:
                found = self._ask(f"/api/records/{self.match}/review")
            except Answered as e:
                raise refused(e) from None
            if found["review"]:
                return _reviewed(found["review"])
            if time.monotonic() > end:
                raise Refused(SAY("review-so-far", share=figure(f"{found['share']:.0%}")))
            for _ in range(10):
                pause()


def _between(m: Json) -> str:
    if m["exact"]:
        return TERMINAL("exact")
    return SAY("interval", low=figure(f"{m['low']:.3g}"), high=figure(f"{m['high']:.3g}"))


def _reviewed(found: Json) -> str:
    """The accuracy of each seat, and the most costly decisions."""
    lines = []
    for each in found["accuracies"]:
        name = found["names"][each["seat"]]
        mean, low, high = (figure(f"{each[part]:.0%}") for part in ("mean", "low", "high"))
        lines.append(SAY("accuracy", player=name, mean=mean, low=low, high=high))
    worst = sorted((d for d in found["decisions"] if d["cost"] > 0), key=lambda d: -d["cost"])[:10]
    for d in worst:
        who, chosen, other = found["names"][d["seat"]], d["chosen"]["label"], d["other"]["label"]
        lines.append(
            SAY(
                "decision",
                number=str(d["move"]),
                player=who,
                grade=SAY(f"grade-{d['grade']}"),
                chosen=chosen,
                cost=figure(f"{d['cost']:.1%}"),
                other=other,
                why=d["why"],
            )
        )
    return "\n".join(lines)


def _guest(address: str, name: str) -> Guest:
    """A new guest on a server, with a name."""
    guest = Guest(address)
    try:
        guest.get("/api/me")
        if name:
            guest.put("/api/me", {"name": name})
    except Answered as e:
        raise refused(e) from None
    except (OSError, HTTPException) as e:
        raise ValueError(SAY("no-server", place=guest.place, error=str(e))) from None
    return guest
