"""The application: its routes and its OpenAPI description."""

from __future__ import annotations

import contextlib
import gc
import logging
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rulewright import __version__
from rulewright.doors.contract.fault import ErrorAnswer, Fault, Health
from rulewright.doors.contract.introspection import all_fields, structs
from rulewright.doors.server import logs
from rulewright.doors.server.config import LOOPBACK, Networks, Settings
from rulewright.doors.server.http import (
    account,
    conditional_moves,
    friends,
    lab,
    lobby,
    mistakes,
    notices,
    operator_page,
    pages,
    passkeys,
    records,
    seeking,
    tournaments,
)
from rulewright.doors.server.http.endpoint import DECLARED, Ask, Endpoint, HostCheck, Operation, operation
from rulewright.doors.server.http.pages import Pages
from rulewright.doors.server.live import socket
from rulewright.doors.server.live.director import direct
from rulewright.doors.server.live.tables import Tables, sweep, tidy
from rulewright.doors.server.live.workshop import Workshop
from rulewright.doors.server.store.database import AWAY, Unsure
from rulewright.doors.server.translations import SAY
from rulewright.kernel.jsonable import Json

log = logging.getLogger(__name__)

ANSWERING = (
    account,
    conditional_moves,
    friends,
    lab,
    lobby,
    mistakes,
    notices,
    operator_page,
    passkeys,
    records,
    seeking,
    tournaments,
)
"""The modules that declare operations, besides this one."""


def operations() -> list[Operation]:
    """The whole HTTP API, by path. Each list has its own cache of fixed answers."""
    return sorted((made() for made in DECLARED), key=lambda operation: (operation.path, operation.method))


@cache
def _monitors(named: tuple[str, ...]) -> Networks:
    return Networks((*LOOPBACK, *named))


def _private(ask: Ask) -> None:
    """Refuse clients other than this machine and the configured monitors."""
    client = ask.request.client
    if not client or client.host not in _monitors(ask.tables.settings.monitors):
        raise Fault(403, SAY("for-monitoring"))


@operation("GET", "/health")
async def health(ask: Ask) -> Health:
    """Whether the server and its database answer.

    Tests a write, because a server that cannot write, as on a full disk, is of no use.
    """
    _private(ask)
    if not await ask.tables.lease.regain():
        raise Fault(503, SAY("cut-off"))
    try:
        await ask.tables.database.probe()
    except (*AWAY, Unsure) as e:
        log.error("the database cannot be written: %s", type(e).__name__)
        raise Fault(503, SAY("database-silent-or-full")) from None
    return Health(ok=True, tables=len(ask.tables.by_match), sockets=ask.tables.metrics.sockets)


@operation("GET", "/metrics", returns="text/plain")
async def metrics(ask: Ask) -> Response:
    """Counters, for Prometheus."""
    _private(ask)
    found = ask.tables.metrics
    found.unarchived, found.cut_off = ask.tables.replays.waiting, not ask.tables.lease.held
    return PlainTextResponse(found.text(), media_type="text/plain; version=0.0.4")


@operation("GET", "/openapi.json", returns="application/json", fixed=())
def describe(ask: Ask) -> Json:
    """This description."""
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
        registry.spawn(direct(registry), "directing tournaments")
        registry.spawn(registry.access.watch(), "keeping people out")
        registry.spawn(tidy(registry), "tidier")
        registry.spawn(registry.replays.keep_all(), "archiving matches")
        registry.spawn(registry.notices.run(), "sending notices")
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


def description(operations: Iterable[Operation]) -> Json:
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


def _operation(o: Operation, body: Json | None, returned: Json | None) -> Json:
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
