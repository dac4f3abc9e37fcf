"""A client for programs, used by the load command and the tests. It talks to a real server over real sockets."""

from __future__ import annotations

import json
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPSConnection
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from rulewright.doors.server.identity import COOKIE

PATIENCE = 60.0
"""Seconds to wait for a message before giving up."""


class Answered(Exception):  # noqa: N818 - an answer with a status, not a defect
    """The server refused a request, with this HTTP `status` and `body`."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(status, body)  # all arguments, so that it survives pickling
        self.status, self.body = status, body

    def __str__(self) -> str:
        return f"{self.status}: {self.body}"


class Guest:
    """A guest with a cookie; `home` is the local address to connect from, on a machine with several."""

    def __init__(self, address: str, cookie: str = "", home: str = "") -> None:
        self.place = urlsplit(address).netloc
        self.secure = urlsplit(address).scheme == "https"
        self.cookie, self.home = cookie, home

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send one HTTP request; return decoded JSON, text, or the bytes of a picture or font."""
        kind = HTTPSConnection if self.secure else HTTPConnection
        line = kind(self.place, timeout=2 * PATIENCE, source_address=self._source)
        sent: bytes | None = None
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        if isinstance(body, bytes):
            sent = body
        elif body is not None:
            sent = json.dumps(body).encode()
            headers.setdefault("Content-Type", "application/json")
        try:
            line.request(method, path, sent, headers)
            found = line.getresponse()
            raw = found.read()
        finally:
            line.close()
        for cookie in found.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name == COOKIE:
                self.cookie = value
        answer: Any = raw if found.headers.get_content_maintype() in ("image", "font") else raw.decode()
        if found.headers.get_content_type() == "application/json":
            answer = json.loads(raw)
        if found.status >= 400:
            raise Answered(found.status, answer)
        return answer

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, {} if body is None else body)

    def put(self, path: str, body: Any) -> Any:
        return self.ask("PUT", path, body)

    def join(self, link: str) -> Any:
        """Follow an invite link."""
        path, _, token = link.partition("?token=")
        return self.post(f"/api/matches/{path.rpartition('/')[2]}/join", {"token": token})

    def sit(
        self, match: str, notes: int = 0, seat: int | None = None, text: bool = False, lang: str = "", line: int = 0
    ) -> Line:
        """Open the socket to a match, for this `seat` if several share a screen. `text` adds the table drawn as text, `lang` is
        the language of the messages, and `line` is the line of the last state you received."""
        if not self.cookie:
            self.get("/api/me")
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        url = f"{'wss' if self.secure else 'ws'}://{self.place}/ws/{match}?notes={notes}{'&text=1' * text}"
        url += f"&seat={seat}" * (seat is not None) + f"&lang={lang}" * bool(lang)
        url += f"&line={line}" * bool(line)
        return Line(url, headers, self._source)

    @property
    def _source(self) -> tuple[str, int] | None:
        return (self.home, 0) if self.home else None


class Line:
    """An open socket. Every message received is kept in `heard`."""

    def __init__(self, url: str, headers: dict[str, str], source: tuple[str, int] | None = None) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                open_timeout=60,
                max_size=None,
                max_queue=None,  # unread messages must not keep the socket from closing
                source_address=source,
            )
        )
        self.heard: list[dict[str, Any]] = []

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        return message

    def until(self, kind: str = "state", timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of this kind, within `timeout` seconds in all; other messages are skipped."""
        end = monotonic() + timeout
        while True:
            message = self.hear(max(0.0, end - monotonic()))
            if message["type"] == kind:
                return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def play(self, code: int | list[int], turn: int) -> None:
        """Make a move, or several as one gesture."""
        self.say(type="play", code=code, turn=turn)
