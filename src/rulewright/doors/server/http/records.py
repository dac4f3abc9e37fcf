"""Records over HTTP: downloads, uploads and replays."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
from starlette.responses import Response

from rulewright import games
from rulewright.doors.server import limits
from rulewright.doors.server.contract.codec import refuse_nul
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.records import Final, ServerKey
from rulewright.doors.server.contract.tables import MatchId
from rulewright.doors.server.http.endpoint import NO_STORE, Ask
from rulewright.doors.server.jobs.fair_queue import Crowded
from rulewright.doors.server.jobs.records import check
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.store import finals, matches, seating, uploads
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.usage import Kind
from rulewright.doors.server.words import SAY

PAGE = 500
"""How many frames are given at once."""
PATIENCE = 60.0
"""Seconds of work after which an uploaded record is given up."""
WAITING = 2
"""How many records of one guest may wait to be checked."""
SMALL = 2000
"""Bytes below which compressing gains nothing."""


async def download(ask: Ask) -> Response:
    """The record of a match that is over; before that, to its players, with hidden moves covered.

    Matches begun in format 1 cannot cover anything.
    """
    id_, tables = ask.path["match"], ask.tables
    row, seats = await tables.people(id_)
    if row.status == OVER:
        kept = await tables.database.read(lambda c: finals.read(c, id_))
        text = kept.record.encode() if kept else await tables.replays.record(id_, ask.payer)
    elif seating.seat_of(seats, ask.guest) is None:
        raise Fault(403, SAY("record-not-over"))
    else:
        match = (await tables.table(id_)).begun
        if row.seats > 1 and match.game.has_secrets and not match.chain.covers:
            raise Fault(409, SAY("record-hidden"))
        text = await asyncio.to_thread(lambda: match.fork().record().encode())
    name = {"Content-Disposition": f'attachment; filename="{row.game}-{id_}.jsonl"'}
    return await _sent(ask, text, "application/jsonl", name)


async def show_key(ask: Ask) -> ServerKey:
    return ServerKey(kind="Ed25519", key=ask.tables.receipt_key.public)


async def _sent(ask: Ask, body: bytes, kind: str, more: dict[str, str]) -> Response:
    """Something long, compressed beside the tables and not between their moves."""
    headers = {**NO_STORE, **more, "Vary": "Accept-Encoding"}
    if len(body) > SMALL and "gzip" in ask.request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = await asyncio.to_thread(gzip.compress, body, 1), "gzip"
    return Response(body, headers=headers, media_type=kind)


# ---------------------------------------------------------------- bringing one along


async def upload(ask: Ask) -> MatchId:
    """Take in a record, checked before it is kept."""
    tables = ask.tables
    Gate(tables.usage, Kind.UPLOADS, tables.settings.limits.uploads).pass_through(ask.payer, "records")
    raw = await limits.body(ask.request, tables.settings.limits.record)
    if raw[:1] not in (b"", b"{"):
        raise Fault(422, SAY("not-a-record"))
    refuse_nul(raw)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(400, SAY("record-utf8")) from None
    most = tables.settings.limits.lines
    if text.count("\n") > most + 1:
        raise Fault(413, SAY("record-too-long", most=most))
    addresses: dict[str, list[str]] = {}
    for game in tables.catalog.games.values():
        addresses.setdefault(game.own_name, []).append(games.address(game))
    try:
        found = await tables.readers.do(check, (text, addresses), PATIENCE, ask.payer, rank=1, most=WAITING)
    except Crowded:
        raise Fault(429, SAY("records-busy")) from None
    except TimeoutError:
        raise Fault(413, SAY("record-late")) from None
    if found == SAY("record-own-box"):
        raise Fault(422, found)
    if isinstance(found, str):
        raise Fault(422, SAY("record-invalid", found=found))
    tables.metrics.matches["uploaded"] += 1
    most = tables.settings.limits.records
    return MatchId(id=await tables.database.write(lambda c: uploads.keep(c, ask.guest, found, most)))


# ---------------------------------------------------------------- looking at it


async def frames(ask: Ask) -> Response:
    """A finished match, frame by frame, with nothing hidden."""
    first, most = ask.number("from", 0), min(ask.number("limit", PAGE), PAGE)
    body = await ask.tables.replays.page(ask.path["match"], first, most, ask.payer)
    return await _sent(ask, body, "application/json", {})


async def final(ask: Ask) -> Final:
    """What is kept of a finished match, which takes no rules to read; and why it cannot be played again, where it cannot.

    Of a match that was over before anything was kept, and whose rules have changed since, there is only how it ended.
    """
    id_, tables = ask.path["match"], ask.tables
    row, kept = await tables.database.read(lambda c: (matches.match_row(c, id_), finals.read(c, id_)))
    if row is None:
        raise Fault(404, SAY("no-record"))
    if row.status != OVER:
        raise Fault(409, SAY("replay-not-over"))
    lost = await _lost(ask, row)
    if kept is None and not lost:
        try:
            kept = await tables.replays.final(id_, ask.payer)
        except Fault as e:
            if e.status != 410:
                raise
            lost = e.sentence
    shown = kept.shown if kept else _bare(ask, row)
    frames = [{"derived": None, **frame} for frame in shown["frames"]]  # those kept earlier have none
    more = {"options": shown["header"]["options"], "frames": frames, "total": row.lines + 1, "lost": lost}
    return msgspec.convert({**shown, **more}, Final)


def _bare(ask: Ask, row: MatchRow) -> dict[str, Any]:
    game, header = ask.tables.catalog.games.get(row.game), row.header
    assert header
    return {
        "header": header,
        "game": row.game,
        "names": header["seats"],
        "title": game.title if game else row.game,
        "box": {},
        "faces": [],
        "help": {},
        "over": row.result,
        "frames": [],
        "text": "",
    }


async def _lost(ask: Ask, row: MatchRow) -> str:
    try:
        await ask.tables.rules_of(row, ask.payer)
    except Fault as e:
        if e.status == 429:
            raise
        return e.sentence
    return ""
