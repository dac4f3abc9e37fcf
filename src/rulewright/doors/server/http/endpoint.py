"""What every HTTP request has in common: the guest's cookie, the rate limits, and refusals in words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, TypeVar

from starlette.datastructures import QueryParams
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from rulewright.doors.server import limits, logs
from rulewright.doors.server.contract import codec
from rulewright.doors.server.contract.codec import encode
from rulewright.doors.server.contract.fault import ErrorAnswer, Fault
from rulewright.doors.server.identity import COOKIE, COOKIE_SECONDS, Payer, new_guest, new_session
from rulewright.doors.server.limits import Gate, TooMuch
from rulewright.doors.server.live.lease import GATEWAY_TIMEOUT
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store.database import AWAY, Unsure
from rulewright.doors.server.usage import Kind
from rulewright.doors.server.words import SAY

log = logging.getLogger(__name__)
T = TypeVar("T")

NO_STORE = {"Cache-Control": "no-store"}
SAFE = {"X-Content-Type-Options": "nosniff"}
RETRY = {"Retry-After": "5"}
AGAIN = 10
"""Seconds after which to ask again where something else must end first, such as a replay that is being made."""


@dataclass(frozen=True)
class Ask:
    """One request: who asks, and for what."""

    tables: Tables
    request: Request
    guest: str
    known: bool
    """Whether the guest showed a cookie; else the answer brings one."""
    session: str = ""
    """The name of the cookie."""

    @property
    def payer(self) -> Payer:
        return Payer(self.guest if self.known else "", limits.address_of(self.request), self.session)

    @property
    def path(self) -> dict[str, str]:
        return self.request.path_params

    @property
    def query(self) -> QueryParams:
        return self.request.query_params

    def number(self, name: str, default: int) -> int:
        """A whole number out of the query."""
        text = self.query.get(name, "") or str(default)
        if not (text.isascii() and text.isdecimal()) or len(text) > 9:
            raise Fault(400, SAY("whole-number", name=name, text=repr(text[:20])))
        return int(text)

    async def body(self, kind: type[T], more: int = 0) -> T:
        """What was sent; `more` bytes are allowed where something long may come with it."""
        return codec.read_body(kind, await self.raw(more))

    async def raw(self, more: int = 0) -> bytes:
        """The same, not read yet."""
        if "json" not in self.request.headers.get("content-type", ""):
            raise Fault(415, SAY("send-json"))
        return await limits.body(self.request, self.tables.settings.limits.body + more)


@dataclass(frozen=True)
class Become:
    """An answer that changes who is asking: the guest they are from now on, and what they are told."""

    guest: str
    told: Any


@dataclass(frozen=True)
class SignOut:
    """An answer after which this device is nobody any more: its cookie is taken away."""

    told: Any


Answer = Callable[[Ask], Awaitable[Any]]


class Endpoint:
    """Turns what an endpoint gives back, or raises, into a response."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        allowed = tables.settings.limits
        self.guests = Gate(tables.usage, Kind.REQUESTS, allowed.requests, allowed.address_requests)
        self.newcomers = Gate(tables.usage, Kind.NEWCOMERS, allowed.newcomers)

    def endpoint(self, answer: Answer, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
        async def respond(request: Request) -> Response:
            shown = self.tables.access.signed_in(request.cookies.get(COOKIE))
            known, guest = shown is not None, shown.guest if shown else new_guest()
            session = (shown and shown.session) or new_session()
            cookie = None if shown and shown.session else self._cookie(guest, session, request)
            try:
                self._admit(request, Payer(guest if known else "", limits.address_of(request), session))
                self._see_to_the_lease(request)
                found = await answer(Ask(self.tables, request, guest, known, session))
                if isinstance(found, Become):
                    cookie, found = self._cookie(found.guest, new_session(), request), found.told
                elif isinstance(found, SignOut):
                    cookie, found = self._cookie("", "", request), found.told
                response = _response(found, status)
            except Fault as e:
                self.tables.metrics.refusals["request"] += 1
                log.log(e.level, "%s %s was refused: %s", request.method, _route(request), e.told)
                response = _response(e.body(), e.status)
                if e.status == GATEWAY_TIMEOUT:
                    response.headers.update(RETRY)
                if e.status == 429:
                    response.headers["Retry-After"] = str(e.seconds if isinstance(e, TooMuch) else AGAIN)
                logs.let_go(e)
            except ClientDisconnect:  # nobody is there any more to be told
                response = Response(status_code=400)
            except Unsure:
                log.error("%s %s: it is not known whether that was stored", request.method, _route(request))
                response = _response(ErrorAnswer(SAY("unknown-whether-saved")), 503)
                response.headers.update(RETRY)
            except AWAY as e:
                log.error("%s %s: the database failed: %s", request.method, _route(request), type(e).__name__)
                response = _response(ErrorAnswer(SAY("database-silent")), 503)
                response.headers.update(RETRY)
            except Exception as e:
                log.error("%s %s failed", request.method, _route(request), exc_info=e)
                response = _response(ErrorAnswer(SAY("server-mistake")), 500)
            self.tables.metrics.requests[str(response.status_code)] += 1
            response.headers.update(SAFE)
            if cookie and response.status_code < 400:
                response.headers.append("Set-Cookie", cookie)
            return response

        return respond

    def _admit(self, request: Request, payer: Payer) -> None:
        limits.refuse_nul(request)
        if request.method not in ("GET", "HEAD") and not limits.same_origin(dict(request.headers)):
            raise Fault(403, SAY("own-page"))
        (self.guests if payer.guest else self.newcomers).pass_through(payer, "requests")
        if ban := self.tables.access.ban_of(payer):
            raise Fault(403, ban.sentence)
        if payer.guest:
            self.tables.access.note(payer, request.headers.get("user-agent", ""))

    def _see_to_the_lease(self, request: Request) -> None:
        """What a process that is cut off remembers may be old, so monitoring is told that it is cut off."""
        if not self.tables.lease.held and request.url.path.startswith("/api/"):
            raise Fault(GATEWAY_TIMEOUT, SAY("cut-off"))

    def _cookie(self, guest: str, session: str, request: Request) -> str:
        """The cookie of a guest; of nobody: one that ends at once."""
        made: SimpleCookie = SimpleCookie()
        made[COOKIE] = self.tables.signer.cookie(guest, session) if guest else ""
        made[COOKIE] |= {"path": "/", "max-age": COOKIE_SECONDS if guest else 0, "httponly": True, "samesite": "Lax"}
        if request.url.scheme == "https":
            made[COOKIE]["secure"] = True
        return made[COOKIE].OutputString()


def _response(found: Any, status: int) -> Response:
    if isinstance(found, Response):
        return found
    return Response(encode(found), status, NO_STORE, "application/json")


def _route(request: Request) -> str:
    """The pattern of a path, which names no match and no token."""
    return str(getattr(request.scope.get("route"), "path", "?"))
