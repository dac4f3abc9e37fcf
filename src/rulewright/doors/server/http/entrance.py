"""What is settled before a request is looked at: who asks if it came through a proxy, and by which name the server was asked.

A page of another site can give its own name the address of this machine, and its visitors' browsers would then take this server
for a part of that site. So it answers to its own names only. Names that nobody can register need not be given: addresses,
`localhost`, names without a dot, and those that are reserved for home networks.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

from starlette.datastructures import Headers, QueryParams
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from rulewright.doors.server.addresses import Networks, parsed
from rulewright.doors.server.config import Settings
from rulewright.doors.server.contract.codec import encode
from rulewright.doors.server.contract.fault import ErrorAnswer
from rulewright.doors.server.words import SAY
from rulewright.kernel.language import preferred, speaking

ANY = "*"
LONGEST = 200
"""Letters of a list of languages that are read."""
HOST = re.compile(r"(\[[^\]]*\]|[^:]*)(?::\d{0,5})?")
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")
PRIVATE = ("localhost", "local", "internal", "home.arpa")
"""Domains that cannot be registered (RFC 6761, 6762, 8375, and ICANN's `internal`)."""
MISDIRECTED, UNAVAILABLE = 421, 503
SAFE = {"X-Content-Type-Options": "nosniff"}


class Entrance:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.trusted = Networks(settings.trusted_proxies)
        self.names = {name.lower().removesuffix(".") for name in settings.host_names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            self._look_behind_proxies(scope, headers)
            if not self.answers_to(headers.get("host", "")):
                await _refusal(scope, MISDIRECTED, SAY("not-that-name"))(scope, receive, send)
                return
            with speaking(asked_for(scope, headers)):
                await self._answer(scope, receive, send)
            return
        await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """When the server ends, it waits some seconds and then cuts off what still goes on: that is an answer, and no defect."""
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending if scope["type"] == "http" else send)
        except asyncio.CancelledError:
            if not begun and scope["type"] == "http":
                await _refusal(scope, UNAVAILABLE, SAY("restarted"))(scope, receive, send)

    def _look_behind_proxies(self, scope: Scope, headers: Headers) -> None:
        """Believe what a trusted proxy says of its client. Each proxy adds the address that it was asked from at the end, so the
        last one that is not a trusted proxy is the client's; whatever stands before it, the client may have made up."""
        if not scope.get("client") or scope["client"][0] not in self.trusted:
            return
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in ("http", "https"):
            secure = scheme == "https"
            scope["scheme"] = ("wss" if secure else "ws") if scope["type"] == "websocket" else scheme
        said = [text.strip() for line in headers.getlist("x-forwarded-for") for text in line.split(",")]
        hosts = [host for host in map(_address, reversed(said)) if host]
        if hosts:
            client = next((host for host in hosts if host not in self.trusted), hosts[-1])
            scope["client"] = (client, 0)

    def answers_to(self, host: str) -> bool:
        """Whether a name, as the client wrote it, is one of ours; without one, as in HTTP/1.0, nobody is misled."""
        split = HOST.fullmatch(host.strip().lower())
        if not split or not host or ANY in self.names:
            return not host or ANY in self.names
        name = split[1].removesuffix(".")
        if name in self.names or parsed(name.strip("[]")):
            return True
        private = "." not in name or any(name.endswith(f".{domain}") for domain in PRIVATE)
        return private and NAME.fullmatch(name) is not None


def asked_for(scope: Scope, headers: Headers) -> str:
    """The language that somebody asks for: in the address, as sockets do, else by what their browser says."""
    wished = QueryParams(scope["query_string"]).get("lang", "")
    return preferred((wished or headers.get("accept-language", ""))[:LONGEST])


def _address(text: str) -> str:
    """An address out of X-Forwarded-For, where some proxies add the port; empty if it is none."""
    bracketed = re.fullmatch(r"\[(.*)\](:\d+)?", text)
    host = bracketed[1] if bracketed else text.partition(":")[0] if text.count(":") == 1 else text
    found = parsed(host)
    return str(found) if found else ""


def _refusal(scope: Scope, status: int, sentence: str) -> Any:
    if scope["type"] == "websocket":
        return WebSocketClose(reason=sentence)
    if scope["path"].startswith("/api/"):
        return Response(encode(ErrorAnswer(sentence)), status, SAFE, "application/json")
    return PlainTextResponse(f"{sentence}\n", status, SAFE)
