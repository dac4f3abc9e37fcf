"""The application: its routes and its OpenAPI description."""

from __future__ import annotations

import contextlib
import gc
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Protocol

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rulewright import __version__
from rulewright.doors.contract import coach as advice
from rulewright.doors.contract import games, people, tables
from rulewright.doors.contract import lab as studies
from rulewright.doors.contract import records as replays
from rulewright.doors.contract.fault import ErrorAnswer, Fault, Health
from rulewright.doors.contract.introspection import all_fields, structs
from rulewright.doors.server import logs
from rulewright.doors.server.config import LOOPBACK, Networks, Settings
from rulewright.doors.server.http import account, lab, lobby, operator_page, pages, records
from rulewright.doors.server.http.endpoint import Ask, Endpoint, Fixed, HostCheck
from rulewright.doors.server.http.pages import Pages
from rulewright.doors.server.live import socket
from rulewright.doors.server.live.tables import Tables, sweep, tidy
from rulewright.doors.server.live.workshop import Workshop
from rulewright.doors.server.store.database import AWAY, Unsure
from rulewright.doors.server.translations import SAY
from rulewright.kernel.jsonable import Json

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Operation:
    """One method of one path: the source of both its route and its OpenAPI description."""

    method: str
    path: str
    answer: Callable[[Ask], Awaitable[object]]
    returns: object
    about: str
    body: type | str | None = None
    query: tuple[str, ...] = ()
    status: int = 200
    line: type | None = None
    """The type of each line, if the answer is sent line by line."""


TABLE = "/api/matches/{match}"


def operations() -> list[Operation]:
    """The whole HTTP API. Each list has its own cache of fixed answers."""
    return [
        *_of_games(),
        *_of_the_lab(),
        *_of_people(),
        *_of_tables(),
        *_of_a_table(),
        *_of_records(),
        *_of_looking_back(),
        *_of_the_server(),
    ]


def _of_games() -> list[Operation]:
    op = Operation
    return [
        op("GET", "/api/games", Fixed(lobby.list_games), list[games.GameSummary], "The games that can be played here."),
        op(
            "GET",
            "/api/games/{game}",
            Fixed(lobby.show_game, "game", "rules"),
            games.GameDetail,
            "One game, its rulebook and its moves; `rules` of an earlier release, for a match that began under them.",
            query=("rules",),
        ),
        op(
            "GET",
            "/api/games/{game}/lesson",
            Fixed(lobby.show_lesson, "game"),
            replays.Lesson,
            "The lesson: a guided first game.",
        ),
        op(
            "GET",
            "/api/games/{game}/diagrams/{diagram}.svg",
            lobby.show_diagram,
            "image/svg+xml",
            "A drawing for a rule about space.",
        ),
        op(
            "GET",
            "/api/games/{game}/deal",
            lobby.show_deal,
            games.Deal,
            "A graded deal or a puzzle: `kind` is daily, easy, medium, hard or puzzle. A puzzle is about as hard as you are "
            "rated, or as `near` says.",
            query=("kind", "near"),
        ),
        op(
            "GET",
            f"{TABLE}/deal",
            lobby.show_played,
            games.PlayedDeal | None,
            "Which graded deal or puzzle your match is; null: it is none.",
        ),
        op(
            "POST",
            "/api/games/{game}/box",
            lab.show_sheet,
            studies.BoxSheet,
            "A box as a form: what it says, what the game takes for each value, and what is wrong with it.",
            studies.BoxWish,
        ),
    ]


def _of_the_lab() -> list[Operation]:
    op = Operation
    return [
        op("GET", "/api/lab", lab.show_lab, studies.Lab, "Whether the lab is open, and what it allows."),
        op(
            "POST",
            "/api/lab/study",
            lab.study,
            lab.LINES,
            "Play and measure many games. The answer is a `LabProgress` on each line; to stop it, close the connection.",
            studies.LabStudy,
            line=studies.LabProgress,
        ),
        op(
            "POST",
            "/api/lab/files/{file}",
            lab.file,
            "application/octet-stream",
            "`report.html`, `figures.csv`, `games.csv` or `games.parquet` of a study's first setting.",
            studies.LabStudy,
        ),
        op(
            "GET",
            "/api/bots",
            Fixed(lobby.list_bots, "game"),
            list[people.Bot],
            "The bots that can play a game.",
            query=("game",),
        ),
        op("GET", "/api/heroes", lobby.list_heroes, list[people.Hero], "Your own heroes in a game.", query=("game",)),
    ]


def _of_people() -> list[Operation]:
    op = Operation
    return [
        op("GET", "/api/me", lobby.show_me, people.Person, "Who you are; sets your cookie on the first visit."),
        op("PUT", "/api/me", lobby.name_me, people.Person, "Give yourself a name.", people.Me),
        op("POST", "/api/me/device", account.offer_device, people.DeviceLink, "A link for your other device."),
        op(
            "POST",
            "/api/me/here",
            account.accept_device,
            people.Person,
            "Follow such a link: from then on this device is you.",
            people.Device,
        ),
        op("GET", "/api/me/devices", account.list_devices, list[people.SignIn], "Where you are signed in."),
        op(
            "POST",
            "/api/me/devices/revoke",
            account.revoke,
            list[people.SignIn],
            "Sign a device out, or all others; its cookie stops working.",
            people.Revoke,
        ),
        op("GET", "/api/me/data", account.export, people.MyData, "Everything that is stored about you, as a file."),
        op(
            "POST",
            "/api/me/delete",
            account.delete,
            people.Person,
            "Leave for good: your name and your data are removed, and what others played with you stays theirs.",
            people.Farewell,
        ),
        op("GET", "/api/me/blocked", account.list_blocked, list[people.Blocked], "The people you have blocked."),
        op(
            "POST",
            "/api/me/blocked/lift",
            account.unblock,
            list[people.Blocked],
            "Unblock somebody.",
            people.Unblock,
        ),
    ]


def _of_tables() -> list[Operation]:
    op = Operation
    return [
        op("POST", "/api/matches", lobby.open_table, tables.Joined, "Open a table.", tables.NewMatch, status=201),
        op(
            "GET",
            "/api/matches/mine",
            lobby.list_mine,
            list[tables.MatchSummary],
            "The tables where you have a seat, unfinished ones first. A page has 50.",
            query=("page",),
        ),
        op(
            "GET",
            "/api/matches/open",
            lobby.list_open,
            list[tables.MatchSummary],
            "The tables anybody may join, with at least `free` open seats. A page has 50.",
            query=("game", "free", "page"),
        ),
        op(
            "GET",
            "/api/history",
            account.list_history,
            list[people.Played],
            "Your finished matches.",
            query=("game", "result", "before"),
        ),
        op("GET", "/api/standing", account.show_standing, people.Standing, "Your ratings, bests and streaks."),
    ]


def _of_a_table() -> list[Operation]:
    op, table = Operation, TABLE
    return [
        op("GET", table, lobby.show_match, tables.MatchSummary, "One table.", query=("token",)),
        op("POST", f"{table}/join", lobby.join, tables.Joined, "Take a seat, or watch.", tables.Join),
        op("POST", f"{table}/fill", lobby.fill, tables.MatchId, "Give an open seat to a bot (host).", tables.Fill),
        op("POST", f"{table}/leave", lobby.leave, tables.MatchId, "Leave; a bot stands in."),
        op(
            "POST",
            f"{table}/remove",
            account.remove,
            tables.MatchId,
            "Remove somebody before the game begins, or all spectators, and block them from your tables (host).",
            tables.Remove,
        ),
        op(
            "POST",
            f"{table}/report",
            account.report,
            tables.ReportId,
            "Report somebody at this table to the operator.",
            tables.Report,
            status=201,
        ),
        op("POST", f"{table}/rematch", lobby.rematch, tables.MatchId, "Play again with the same people."),
        op("GET", f"{table}/box", lobby.show_box, "application/toml", "The custom box of a table.", query=("token",)),
        op(
            "GET",
            f"{table}/box/changes",
            lab.show_changes,
            studies.BoxChanges,
            "How the custom box of a table differs from the game's own.",
            query=("token",),
        ),
    ]


def _of_records() -> list[Operation]:
    op, table = Operation, TABLE
    return [
        op("GET", f"{table}/record", records.download, "application/jsonl", "The record of a match, as a file."),
        op(
            "POST",
            "/api/records",
            records.upload,
            tables.MatchId,
            "Upload the record of a finished game.",
            "text/plain",
            (),
            201,
        ),
        op(
            "GET",
            "/api/records/{match}",
            records.frames,
            replays.Replay,
            "A finished match, or as one seat saw it; a match that cannot go on, as you saw it.",
            query=("from", "limit", "seat", "token"),
        ),
        op(
            "GET",
            "/api/records/{match}/final",
            records.final,
            replays.Final,
            "The end of it, even if the rules have changed.",
            query=("seat", "token"),
        ),
    ]


def _of_looking_back() -> list[Operation]:
    op = Operation
    return [
        op(
            "GET",
            f"{TABLE}/advice",
            records.advise,
            advice.Advice,
            "What your moves are worth, or how the best compares with `meant`. Refused where other people play.",
            query=("meant",),
        ),
        op(
            "GET",
            "/api/records/{match}/review",
            records.review,
            advice.ReviewSoFar,
            "The review of a finished match; asking begins it.",
        ),
        op(
            "GET",
            "/api/records/{match}/decision",
            records.again,
            advice.Retry,
            "The decision behind a move of a finished match, to be made again.",
            query=("move",),
        ),
        op(
            "GET",
            "/api/records/{match}/decision/tried",
            records.tried,
            advice.ReviewedDecision,
            "What the review would say if this code had been chosen there.",
            query=("move", "code"),
        ),
        op(
            "POST",
            "/api/records/{match}/fork",
            records.fork,
            tables.MatchId,
            "Continue from a frame of it.",
            replays.Fork,
            status=201,
        ),
        op(
            "GET",
            "/pictures/{match}/{file}",
            records.show_picture,
            "image/png",
            "A picture: `now.png` or `now.svg` of a match you may look at; of a finished one also `12.png` and `game.webp`.",
            query=("seat", "token"),
        ),
    ]


def _of_the_server() -> list[Operation]:
    op = Operation
    return [
        op(
            "GET",
            "/.well-known/rulewright-key",
            records.show_key,
            replays.ServerKey,
            "The public key that signs receipts: compare it with what others see.",
        ),
        op("GET", "/health", health, Health, "Whether the server and its database answer."),
        op("GET", "/metrics", metrics, "text/plain", "Counters, for Prometheus."),
        op("GET", "/operator", operator_page.page, "text/html", "How the server is doing, for its operator."),
        op("GET", "/openapi.json", Fixed(describe), "application/json", "This description."),
    ]


@cache
def _monitors(named: tuple[str, ...]) -> Networks:
    return Networks((*LOOPBACK, *named))


def _private(ask: Ask) -> None:
    """Refuse clients other than this machine and the configured monitors."""
    client = ask.request.client
    if not client or client.host not in _monitors(ask.tables.settings.monitors):
        raise Fault(403, SAY("for-monitoring"))


async def health(ask: Ask) -> Health:
    """Whether the server works. Tests a write, because a server that cannot write, as on a full disk, is of no use."""
    _private(ask)
    if not await ask.tables.lease.regain():
        raise Fault(503, SAY("cut-off"))
    try:
        await ask.tables.database.probe()
    except (*AWAY, Unsure) as e:
        log.error("the database cannot be written: %s", type(e).__name__)
        raise Fault(503, SAY("database-silent-or-full")) from None
    return Health(ok=True, tables=len(ask.tables.by_match), sockets=ask.tables.metrics.sockets)


async def metrics(ask: Ask) -> Response:
    _private(ask)
    found = ask.tables.metrics
    found.unarchived, found.cut_off = ask.tables.replays.waiting, not ask.tables.lease.held
    return PlainTextResponse(found.text(), media_type="text/plain; version=0.0.4")


def describe(ask: Ask) -> Json:
    return description(operations())


async def nothing(ask: Ask) -> None:
    raise Fault(404, SAY("nothing-here"))


def create(settings: Settings) -> Starlette:
    """The application for these settings; it opens and closes its database with its lifespan."""
    logs.set_up(settings.verbose, settings.json_logs)
    registry = Tables(settings)
    endpoints = Endpoint(registry)
    routes: list[BaseRoute] = [
        Route(o.path, endpoints.endpoint(o.answer, o.status), methods=[o.method]) for o in operations()
    ]
    bench = Workshop(registry, settings.dev) if settings.dev else None
    routes += pages.workshop_routes(bench) if bench else []
    routes += [
        WebSocketRoute("/ws/{match}", socket.endpoint),
        Route("/api/{rest:path}", endpoints.endpoint(nothing), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/{path:path}", Pages(settings.web, registry).page, methods=["GET"]),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        registry.spawn(sweep(registry), "sweeper")
        registry.spawn(registry.access.watch(), "keeping people out")
        registry.spawn(tidy(registry), "tidier")
        registry.spawn(registry.replays.keep_all(), "archiving matches")
        if bench:
            registry.spawn(bench.watch(), "watching the game that is being written")
        try:
            yield
        finally:
            await registry.close()

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(HostCheck, settings=settings),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5),
        ],
    )
    app.state.tables = registry
    return app


def alone(settings: Settings) -> Starlette:
    """The application in a process of its own, with garbage collection tuned for it."""
    made = create(settings)
    collect_less()
    return made


def collect_less() -> None:
    """Tune garbage collection for a server: every move makes thousands of short-lived lists, so searching them for cycles can
    wait, and the games themselves never need to be scanned."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


# ---------------------------------------------------------------- the OpenAPI description


class Described(Protocol):
    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def returns(self) -> object: ...
    @property
    def body(self) -> type | str | None: ...
    @property
    def query(self) -> tuple[str, ...]: ...
    @property
    def status(self) -> int: ...
    @property
    def line(self) -> type | None: ...


def description(operations: Iterable[Described]) -> Json:
    """The OpenAPI 3.1 description of these operations."""
    operations = list(operations)
    kinds = [kind for o in operations for kind in (o.body, o.line or o.returns) if kind and not isinstance(kind, str)]
    kinds.append(ErrorAnswer)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for struct in structs():
        for field in all_fields(struct) if struct.__name__ in components else ():
            components[struct.__name__]["properties"][field.name]["description"] = field.doc
    found = iter(schemas)
    paths: Json = {}
    for o in operations:
        body = _content(o.body, found)
        returned = {str(o.returns): {"schema": next(found)}} if o.line else _content(o.returns, found)
        paths.setdefault(o.path, {})[o.method.lower()] = _operation(o, body, returned)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rulewright",
            "version": __version__,
            "description": "The lobby. Play itself goes over the WebSocket /ws/{match}: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _content(kind: object, schemas: Iterator[Json]) -> Json | None:
    """The content of a body: JSON of a type, or text of a media type."""
    if not kind:
        return None
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": next(schemas)}}


def _operation(o: Described, body: Json | None, returned: Json | None) -> Json:
    words = re.findall(r"[a-z]+", o.path)
    made: Json = {
        "operationId": "_".join([o.method.lower(), *words]),
        "summary": o.about,
        "parameters": [
            *(_parameter(name, "path", True) for name in re.findall(r"{(\w+)}", o.path)),
            *(_parameter(name, "query", False) for name in o.query),
        ],
        "responses": {
            str(o.status): {"description": "OK.", "content": returned},
            "4XX": {
                "description": "Refused, with a reason.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}},
            },
        },
    }
    if body:
        made["requestBody"] = {"required": True, "content": body}
    return made


def _parameter(name: str, place: str, required: bool) -> Json:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}}
