"""The application: which path leads where."""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rulewright.doors.server import logs
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http import (
    answers,
    coach,
    deals,
    devices,
    history,
    lobby,
    openapi,
    operator_page,
    records,
)
from rulewright.doors.server.http.cached_answers import Fixed
from rulewright.doors.server.http.endpoint import Answer, Ask, Endpoint
from rulewright.doors.server.http.static import Pages
from rulewright.doors.server.live import handshake, maintenance
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.wire import Device, Fault, Fill, Fork, Join, Me, NewMatch

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Door:
    """One path of the HTTP interface, from which both the route and its description are made."""

    method: str
    path: str
    answer: Answer
    returns: Any
    about: str
    body: type | str | None = None
    query: tuple[str, ...] = ()
    status: int = 200


def doors(tables: Tables) -> list[Door]:
    a, table, links = answers, "/api/matches/{match}", devices.Links(tables)
    return [
        Door("GET", "/api/games", Fixed(lobby.list_games), list[a.Game], "The games that can be played here."),
        Door(
            "GET",
            "/api/games/{game}",
            Fixed(lobby.show_game, "game"),
            a.WholeGame,
            "One game, its rulebook and its moves.",
        ),
        Door(
            "GET",
            "/api/games/{game}/lesson",
            Fixed(lobby.show_lesson, "game"),
            a.Lesson,
            "The guided first game of a game.",
        ),
        Door(
            "GET",
            "/api/games/{game}/deal",
            deals.show_deal,
            a.Deal,
            "A graded deal or a puzzle.",
            query=("kind", "near"),
        ),
        Door(
            "GET",
            "/api/bots",
            Fixed(lobby.list_bots, "game"),
            list[a.Bot],
            "The bots that can play a game.",
            query=("game",),
        ),
        Door("GET", "/api/heroes", lobby.list_heroes, list[a.Hero], "Your own heroes in a game.", query=("game",)),
        Door("GET", "/api/me", lobby.show_me, a.Person, "Who you are; sets your cookie on the first visit."),
        Door("PUT", "/api/me", lobby.name_me, a.Person, "Give yourself a name.", Me),
        Door("POST", "/api/me/device", links.offer, a.DeviceLink, "A link for your other device."),
        Door("POST", "/api/me/here", links.accept, a.Person, "Follow such a link.", Device),
        Door("POST", "/api/matches", lobby.open_table, a.Arrived, "Open a table.", NewMatch, status=201),
        Door(
            "GET",
            "/api/matches/mine",
            lobby.list_mine,
            list[a.Match],
            "The tables where you have a seat; those that are not over come first. A page has 50.",
            query=("page",),
        ),
        Door(
            "GET",
            "/api/matches/open",
            lobby.list_open,
            list[a.Match],
            "The tables that anybody may join, with so many free seats at least. A page has 50.",
            query=("game", "free", "page"),
        ),
        Door(
            "GET",
            "/api/history",
            history.list_history,
            list[a.Played],
            "Your finished matches.",
            query=("game", "result", "before"),
        ),
        Door("GET", "/api/standing", history.show_standing, a.Standing, "Your ratings, bests and streaks."),
        Door("GET", table, lobby.show_match, a.Match, "One table.", query=("token",)),
        Door("POST", f"{table}/join", lobby.join, a.Arrived, "Sit down, or look on.", Join),
        Door("POST", f"{table}/fill", lobby.fill, a.Named, "Give an open seat to a bot (host).", Fill),
        Door("POST", f"{table}/leave", lobby.leave, a.Named, "Stand up; a bot stands in."),
        Door("POST", f"{table}/rematch", lobby.rematch, a.Named, "Play again with the same people."),
        Door("GET", f"{table}/box", lobby.show_box, "application/toml", "The box that was brought.", query=("token",)),
        Door("GET", f"{table}/record", records.download, "application/jsonl", "The record of a match."),
        Door(
            "POST",
            "/api/records",
            records.Uploads(tables),
            a.Named,
            "Bring a finished game along.",
            "text/plain",
            (),
            201,
        ),
        Door("GET", "/api/records/{match}", records.frames, a.Replay, "A finished match.", query=("from", "limit")),
        Door("GET", "/api/records/{match}/final", records.final, a.Final, "What is kept of it, whatever the rules."),
        Door("GET", f"{table}/advice", coach.advise, a.Advice, "What your moves are worth.", query=("meant",)),
        Door(
            "GET",
            "/api/records/{match}/review",
            coach.review,
            a.ReviewSoFar,
            "A finished match looked at again.",
        ),
        Door("POST", "/api/records/{match}/fork", coach.fork, a.Named, "Play on from a place of it.", Fork, status=201),
        Door("GET", "/health", health, a.Health, "Whether the server and its database answer."),
        Door("GET", "/metrics", metrics, "text/plain", "Counters in the text form of Prometheus."),
        Door(
            "GET", "/operator", operator_page.page, "text/html", "How the house is doing, for whoever knows the token."
        ),
        Door("GET", "/openapi.json", Fixed(describe), "application/json", "This description."),
    ]


async def health(ask: Ask) -> dict[str, Any]:
    try:
        await ask.tables.database.read(lambda c: c.execute(text("SELECT 1")).scalar())
    except Exception as e:
        log.error("the database does not answer: %s", type(e).__name__)
        raise Fault(503, "The database does not answer.") from None
    return {"ok": True, "tables": len(ask.tables.by_match), "sockets": ask.tables.metrics.sockets}


async def metrics(ask: Ask) -> Response:
    return PlainTextResponse(ask.tables.metrics.text(), media_type="text/plain; version=0.0.4")


def describe(ask: Ask) -> dict[str, Any]:
    return openapi.description(doors(ask.tables))


async def nothing(ask: Ask) -> None:
    raise Fault(404, "There is nothing here: see /openapi.json for what there is.")


def create(settings: Settings) -> Starlette:
    """The application for these settings; it opens and closes its database with its lifespan."""
    logs.set_up(settings.verbose, settings.json_logs)
    tables = Tables(settings)
    desk = Endpoint(tables)
    routes: list[BaseRoute] = [
        Route(door.path, desk.endpoint(door.answer, door.status), methods=[door.method]) for door in doors(tables)
    ]
    routes += [
        WebSocketRoute("/ws/{match}", handshake.endpoint),
        Route("/api/{rest:path}", desk.endpoint(nothing), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/{path:path}", Pages(settings.web, tables).page, methods=["GET"]),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await tables.open()
        tables.spawn(maintenance.sweep(tables), "sweeper")
        tables.spawn(maintenance.tidy(tables), "tidier")
        tables.spawn(maintenance.keep_finals(tables), "keeping what was played before")
        try:
            yield
        finally:
            await tables.close()

    app = Starlette(
        routes=routes, lifespan=lifespan, middleware=[Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)]
    )
    app.state.tables = tables
    return app


def alone(settings: Settings) -> Starlette:
    """The application in a process that does nothing else.

    Every move makes thousands of small lists and throws them away: looking for circles among them can wait, and the games
    themselves need not be looked through.
    """
    made = create(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    return made
