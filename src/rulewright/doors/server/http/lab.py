"""The lab over HTTP: a study is one request, answered with a line of JSON for each part played. Also boxes as forms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Coroutine
from contextlib import ExitStack, aclosing
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from rulewright import games
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.lab import BoxChanges, BoxSheet, BoxWish, Lab, LabProgress, LabStudy
from rulewright.doors.server.codec import encode
from rulewright.doors.server.http.endpoint import NO_STORE, TABLE, Ask, operation
from rulewright.doors.server.http.lobby import story
from rulewright.doors.server.jobs import boxes, lab
from rulewright.doors.server.jobs.boxes import ChangesQuestion, SheetQuestion
from rulewright.doors.server.jobs.lab import Run, StudyRequest
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.translations import SAY

log = logging.getLogger(__name__)
T = TypeVar("T")

LINES = "application/x-ndjson"
AS_IT_COMES = {"Content-Encoding": "identity", "X-Accel-Buffering": "no"}
"""Headers that send each line at once: neither the server nor a proxy buffers them."""


@operation("GET", "/api/lab")
async def show_lab(ask: Ask) -> Lab:
    """Whether the lab is open, and what it allows."""
    on, limits = ask.tables.settings.lab, ask.tables.settings.limits
    return Lab(
        on=on,
        why="" if on else SAY("lab-closed"),
        games=limits.lab_games,
        seconds=limits.lab_seconds,
        files=lab.files() if on else [],
        versions=ask.tables.catalog.versions() if on else {},
    )


@operation("POST", "/api/lab/study", returns=LINES, body=LabStudy, line=LabProgress)
async def study(ask: Ask) -> Response:
    """Play and measure many games. The answer is a `LabProgress` on each line; to stop it, close the connection."""
    wanted = await _wanted(ask)
    stack = ExitStack()
    stack.enter_context(ask.tables.lab.place(ask.payer))
    return Lines(_lines(ask, wanted), stack)


@operation("POST", "/api/lab/files/{file}", returns="application/octet-stream", body=LabStudy)
async def file(ask: Ask) -> Response:
    """`report.html`, `figures.csv`, `games.csv` or `games.parquet` of a study's first setting."""
    wanted, name = await _wanted(ask), ask.path["file"]
    with ask.tables.lab.place(ask.payer):
        found = await while_here(ask.request, ask.tables.lab.file(wanted, name, ask.payer))
    headers = {"Content-Disposition": f'attachment; filename="{wanted.game.name}-{name}"', **NO_STORE}
    return Response(found, headers=headers, media_type=lab.MEDIA[name.rpartition(".")[2]])


async def while_here(request: Request, work: Coroutine[object, object, T]) -> T:
    """The result of this work, which is cancelled when the client disconnects."""
    task, left = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait((task, left), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for each in (task, left):
            each.cancel()
        await asyncio.gather(task, left, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _wanted(ask: Ask) -> StudyRequest:
    tables, limits = ask.tables, ask.tables.settings.limits
    if not tables.settings.lab:
        raise Fault(403, SAY("lab-closed"))
    Gate(tables.rate_limiter, Kind.LAB, limits.lab).pass_through(ask.payer, "studies")
    wish = await ask.body(LabStudy, 4 * limits.box)
    if any(len(setting.box or "") > limits.box for setting in wish.settings):
        raise Fault(413, SAY("box-too-long-letters", most=limits.box))
    try:
        return await asyncio.to_thread(lab.requested, tables.catalog.find, wish, limits.lab_games)
    except ValueError as e:
        raise refused(e) from None


async def _lines(ask: Ask, wanted: StudyRequest) -> AsyncGenerator[bytes, None]:
    try:
        async with aclosing(ask.tables.lab.study(wanted, ask.payer)) as parts:
            async for line in parts:
                yield encode(line) + b"\n"
    except Exception as e:
        log.error("a study of %s failed", wanted.game.name, exc_info=e)
        yield encode(Run(wanted).told("failed", error=SAY("server-mistake"))) + b"\n"


class Lines(StreamingResponse):
    """The lines of a study. However the response ends, the study is stopped and its slot released."""

    def __init__(self, lines: AsyncGenerator[bytes, None], stack: ExitStack) -> None:
        super().__init__(lines, headers={**NO_STORE, **AS_IT_COMES}, media_type=LINES)
        self._lines, self._stack = lines, stack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._stack:
            async with aclosing(self._lines):
                await super().__call__(scope, receive, send)


# ---------------------------------------------------------------- boxes as forms


@operation("POST", "/api/games/{game}/box", returns=BoxSheet, body=BoxWish)
async def show_sheet(ask: Ask) -> Response:
    """A box as a form: what it says, what the game takes for each value, and what is wrong with it.

    If it cannot be played, the form says why and where; a box that cannot be parsed is refused.
    """
    limits = ask.tables.settings.limits
    Gate(ask.tables.rate_limiter, Kind.BOXES, limits.boxes).pass_through(ask.payer, "boxes")
    wish = await ask.raw(4 * limits.box)
    game = ask.tables.catalog.find(ask.path["game"])
    question = SheetQuestion(games.address(game), wish, limits.box)
    found = await ask.tables.boxes.ask(boxes.sheet, question, ask.payer)
    return Response(found, headers=NO_STORE, media_type="application/json")


@operation("GET", f"{TABLE}/box/changes", query=("token",))
async def show_changes(ask: Ask) -> BoxChanges:
    """How the custom box of a table differs from the game's own.

    For anyone who may see the table.
    """
    row = (await story(ask)).row
    if row.content is None:
        return BoxChanges(name="", changes=[])
    question = ChangesQuestion(games.address(ask.tables.catalog.find(row.game)), row.content)
    return await ask.tables.boxes.ask(boxes.changes, question, ask.payer)
