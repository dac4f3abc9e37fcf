"""Handling common to all HTTP requests: identity, proxies, rate limits, refusals, and cached answers."""

from __future__ import annotations

import asyncio
import gzip
import inspect
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import SimpleCookie
from typing import Any, TypedDict, TypeVar, Unpack, cast, get_type_hints

from sqlalchemy import Connection
from starlette.datastructures import Headers, QueryParams
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from rulewright.doors.contract.fault import ErrorAnswer, Fault
from rulewright.doors.server import codec, limits, logs
from rulewright.doors.server.codec import encode
from rulewright.doors.server.config import ANY_NAME, Networks, Rate, Settings, parsed
from rulewright.doors.server.identity import COOKIE, COOKIE_SECONDS, Payer, new_guest, new_session
from rulewright.doors.server.limits import Gate, Kind, TooMuch
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store import access
from rulewright.doors.server.store.database import AWAY, GATEWAY_TIMEOUT, Unsure, now
from rulewright.doors.server.tracing import span
from rulewright.doors.server.translations import SAY
from rulewright.telling.language import language, preferred, speaking

log = logging.getLogger(__name__)
T = TypeVar("T")

NO_STORE = {"Cache-Control": "no-store"}
SAFE = {"X-Content-Type-Options": "nosniff"}
RETRY = {"Retry-After": "5"}
AGAIN = 10
"""`Retry-After` in seconds when something else must finish first, such as a replay being made."""


@dataclass(frozen=True)
class Ask:
    """One request and the guest who sent it."""

    tables: Tables
    request: Request
    guest: str
    known: bool
    """Whether the guest sent a cookie; if not, the answer sets one."""
    session: str = ""
    """The id of the sign-in that the cookie belongs to."""

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
        """A whole number from the query string."""
        text = self.query.get(name, "") or str(default)
        if not (text.isascii() and text.isdecimal()) or len(text) > 9:
            raise Fault(400, SAY("whole-number", name=name, text=repr(text[:20])))
        return int(text)

    async def body(self, kind: type[T], more: int = 0) -> T:
        """The decoded body; `more` bytes are allowed in addition to the usual limit."""
        return codec.read_body(kind, await self.raw(more))

    async def raw(self, more: int = 0) -> bytes:
        """The body before decoding."""
        if "json" not in self.request.headers.get("content-type", ""):
            raise Fault(415, SAY("send-json"))
        return await limits.body(self.request, self.tables.settings.limits.body + more)


@dataclass(frozen=True)
class Become:
    """An answer that signs the client in as another guest, with the value to return."""

    guest: str
    told: Any


@dataclass(frozen=True)
class SignOut:
    """An answer that signs this device out: its cookie is deleted."""

    told: Any


Answer = Callable[[Ask], Awaitable[object]]


Asked = TypeVar("Asked", bound=Callable[[Ask], object])
TABLE = "/api/matches/{match}"
BAN = "/api/me/ban"
"""The one path that is open to the banned."""

FIRST_DAY = 24 * 3600 * 1000
"""Milliseconds for which a guest is new."""


def sparing(ask: Ask, c: Connection, kind: Kind, rate: Rate, what: str) -> None:
    """Count one use of something that others notice. New guests may do it half as often at once, and a quarter as often after."""
    own, every = rate, Rate(10 * rate.per_second, 10 * rate.burst)
    if (access.first_seen(c, ask.guest) or now()) > now() - FIRST_DAY:
        own = Rate(rate.per_second / 4, (rate.burst + 1) // 2)
    Gate(ask.tables.rate_limiter, kind, own, every).pass_through(ask.payer, what)


class Details(TypedDict, total=False):
    """What an operation may add to its path and its answer."""

    body: type | str
    query: tuple[str, ...]
    status: int
    line: type
    """The type of each line, if the answer is sent line by line."""


@dataclass(frozen=True)
class Operation:
    """One method of one path: the source of both its route and its OpenAPI description."""

    method: str
    path: str
    answer: Answer
    returns: object
    about: str
    body: type | str | None = None
    query: tuple[str, ...] = ()
    status: int = 200
    line: type | None = None


DECLARED: list[Callable[[], Operation]] = []
"""Makes each operation, with a cache of its own."""


def operation(
    method: str, path: str, returns: object = None, *, fixed: tuple[str, ...] | None = None, **details: Unpack[Details]
) -> Callable[[Asked], Asked]:
    """Declare the decorated function as the answer to these requests. The first paragraph of its docstring describes it, and the
    type of the answer is what it returns, unless `returns` says otherwise. `fixed` caches it (see `Fixed`)."""

    def declare(answer: Asked) -> Asked:
        def made() -> Operation:
            about = " ".join(inspect.cleandoc(answer.__doc__ or "").partition("\n\n")[0].split())
            kind = returns or get_type_hints(answer)["return"]
            found = cast(Answer, answer) if fixed is None else Fixed(answer, *fixed)
            return Operation(method, path, found, kind, about, **details)

        DECLARED.append(made)
        return answer

    return declare


class Endpoint:
    """Turns the value that an endpoint returns, or the exception it raises, into a response."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        allowed = tables.settings.limits
        self.guests = Gate(tables.rate_limiter, Kind.REQUESTS, allowed.requests, allowed.address_requests)
        self.newcomers = Gate(tables.rate_limiter, Kind.NEWCOMERS, allowed.newcomers)

    def endpoint(self, answer: Answer, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
        async def respond(request: Request) -> Response:
            number = logs.begin_request()
            shown = self.tables.access.signed_in(request.cookies.get(COOKIE))
            known, guest = shown is not None, shown.guest if shown else new_guest()
            session = (shown and shown.session) or new_session()
            cookie = None if shown and shown.session else self._cookie(guest, session, request)
            try:
                self._admit(request, Payer(guest if known else "", limits.address_of(request), session))
                await self._see_to_the_lease(request)
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
                logs.drop_traceback(e)
            except ClientDisconnect:  # no client is left to answer
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
            response.headers["X-Request-Id"] = number
            if cookie and response.status_code < 400:
                response.headers.append("Set-Cookie", cookie)
            return response

        async def traced(request: Request) -> Response:
            route = _route(request)
            with span(
                f"{request.method} {route}", **{"http.request.method": request.method, "http.route": route}
            ) as seen:
                response = await respond(request)
                if seen:
                    seen.set_attribute("http.response.status_code", response.status_code)
                    seen.set_attribute("rulewright.request", response.headers["X-Request-Id"])
                return response

        return traced

    def _admit(self, request: Request, payer: Payer) -> None:
        limits.refuse_nul(request)
        if request.method not in ("GET", "HEAD") and not limits.same_origin(dict(request.headers)):
            raise Fault(403, SAY("own-page"))
        (self.guests if payer.guest else self.newcomers).pass_through(payer, "requests")
        if request.url.path != BAN and (ban := self.tables.access.ban_of(payer)):
            raise Fault(403, ban.sentence)
        if payer.guest:
            self.tables.access.note(payer, request.headers.get("user-agent", ""))

    async def _see_to_the_lease(self, request: Request) -> None:
        """Refuse API requests while this process is cut off from the database, because its data may be stale."""
        if request.url.path.startswith("/api/") and not await self.tables.lease.regain():
            raise Fault(GATEWAY_TIMEOUT, SAY("cut-off"))

    def _cookie(self, guest: str, session: str, request: Request) -> str:
        """The cookie of a guest; without a guest, one that expires at once."""
        made: SimpleCookie = SimpleCookie()
        made[COOKIE] = self.tables.signer.cookie(guest, session) if guest else ""
        made[COOKIE] |= {"path": "/", "max-age": COOKIE_SECONDS if guest else 0, "httponly": True, "samesite": "Lax"}
        if request.url.scheme == "https":
            made[COOKIE]["secure"] = True
        return made[COOKIE].OutputString()


def _response(found: object, status: int) -> Response:
    if isinstance(found, Response):
        return found
    return Response(encode(found), status, NO_STORE, "application/json")


def _route(request: Request) -> str:
    """The pattern of a path, which contains no match id and no token."""
    return str(getattr(request.scope.get("route"), "path", "?"))


# ---------------------------------------------------------------- proxies and host names


LONGEST_LANGUAGES = 200
"""How many characters of a list of languages are read."""
HOST = re.compile(r"(\[[^\]]*\]|[^:]*)(?::\d{0,5})?")
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")
PRIVATE = ("localhost", "local", "internal", "home.arpa")
"""Domains that cannot be registered (RFC 6761, 6762, 8375, and ICANN's `internal`)."""
MISDIRECTED, UNAVAILABLE = 421, 503


class HostCheck:
    """Runs before the application: finds the client behind trusted proxies, and answers only to the server's own host names.

    Another site could point its own name at this machine's address (DNS rebinding), and browsers would then treat this server
    as part of that site. Names that cannot be registered need not be configured: addresses, `localhost`, names without a dot,
    and those reserved for home networks.
    """

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
        """Answer 503 to a request that is cancelled because the server is shutting down, rather than logging an error."""
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
        """Take the client's address from trusted proxies. Each proxy appends the address it was called from, so the last one
        that is not a trusted proxy is the client's; the client may have made up everything before it."""
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
        """Whether a `Host` header names this server. A missing one, as in HTTP/1.0, is harmless and accepted."""
        split = HOST.fullmatch(host.strip().lower())
        if not split or not host or ANY_NAME in self.names:
            return not host or ANY_NAME in self.names
        name = split[1].removesuffix(".")
        if name in self.names or parsed(name.strip("[]")):
            return True
        private = "." not in name or any(name.endswith(f".{domain}") for domain in PRIVATE)
        return private and NAME.fullmatch(name) is not None


def asked_for(scope: Scope, headers: Headers) -> str:
    """The language of a request: from the query string, as sockets send it, or else from `Accept-Language`."""
    wished = QueryParams(scope["query_string"]).get("lang", "")
    return preferred((wished or headers.get("accept-language", ""))[:LONGEST_LANGUAGES])


def _address(text: str) -> str:
    """An address from X-Forwarded-For, where some proxies add the port; empty if it is invalid."""
    bracketed = re.fullmatch(r"\[(.*)\](:\d+)?", text)
    host = bracketed[1] if bracketed else text.partition(":")[0] if text.count(":") == 1 else text
    found = parsed(host)
    return str(found) if found else ""


def _refusal(scope: Scope, status: int, sentence: str) -> Response | WebSocketClose:
    if scope["type"] == "websocket":
        return WebSocketClose(reason=sentence)
    if scope["path"].startswith("/api/"):
        return Response(encode(ErrorAnswer(sentence)), status, SAFE, "application/json")
    return PlainTextResponse(f"{sentence}\n", status, SAFE)


# ---------------------------------------------------------------- cached answers


class Document:
    """Encoded JSON, plain and compressed. Its ETag is weak, because it stands for both."""

    def __init__(self, value: object) -> None:
        self.plain = encode(value)
        self.small = gzip.compress(self.plain, 9, mtime=0)
        self.tag = f'W/"{sha256(self.plain).hexdigest()[:24]}"'

    def response(self, request: Request) -> Response:
        """The whole document, or 304 if the browser already has it."""
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if "*" in known or self.tag in known or self.tag.removeprefix("W/") in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, headers=headers | {"Content-Encoding": "gzip"}, media_type="application/json")
        return Response(self.plain, headers=headers, media_type="application/json")


class Fixed:
    """A cached answer that depends only on the language and on named parts of the path or the query. It is made on first use,
    in a thread, because some take too long for the event loop; concurrent requests wait for the same one. A refusal is not
    cached."""

    def __init__(self, make: Callable[[Ask], object], *names: str) -> None:
        self._make, self._names = make, names
        self._made: dict[tuple[int | str, ...], Document] = {}
        self._making = asyncio.Lock()

    async def __call__(self, ask: Ask) -> Response:
        named = (ask.path.get(name) or ask.query.get(name, "") for name in self._names)
        key: tuple[int | str, ...] = (ask.tables.catalog.generation, language(), *named)
        if key not in self._made:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await asyncio.to_thread(lambda: Document(self._make(ask)))
        return self._made[key].response(ask.request)
