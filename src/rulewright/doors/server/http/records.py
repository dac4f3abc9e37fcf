"""Matches over HTTP: records, replays, pictures, and the coach's advice and reviews."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.contract.coach import Advice, Retry, ReviewedDecision, ReviewSoFar
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.records import Final, Fork, Replay, ServerKey
from rulewright.doors.contract.tables import MatchId
from rulewright.doors.server import limits
from rulewright.doors.server.codec import encode, refuse_nul, stored
from rulewright.doors.server.http.endpoint import NO_STORE, TABLE, Ask, operation
from rulewright.doors.server.identity import SPECTATE, new_match
from rulewright.doors.server.jobs.pool import Crowded
from rulewright.doors.server.jobs.records import WHOLE, check, known_kind, media_type, moving
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.live.replays import Picture
from rulewright.doors.server.matches.archive import EVERYTHING
from rulewright.doors.server.store import creation, matches, results
from rulewright.doors.server.store.creation import Branch, Grown
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.translations import SAY
from rulewright.kernel.jsonable import Json
from rulewright.match.header import salts_of, shown_name

PAGE = 500
"""The most frames in one answer."""
PATIENCE = 60.0
"""Timeout for checking an uploaded record or making a fork, in seconds of work."""
WAITING = 2
"""How many records of one guest may wait to be checked."""
SMALL = 2000
"""Answers up to this many bytes are not compressed: it would gain nothing."""


@operation("GET", f"{TABLE}/record", returns="application/jsonl")
async def download(ask: Ask) -> Response:
    """The record of a match, as a file.

    Players can get it before the end too, with hidden moves covered. Matches begun in format 1 cannot cover anything.
    """
    id_, tables = ask.path["match"], ask.tables
    row, seats = await tables.people(id_)
    if row.status == OVER:
        kept = await tables.database.read(lambda c: results.read_final(c, id_))
        text = (kept or await tables.replays.final(row, ask.payer)).record.encode()
    elif matches.seat_of(seats, ask.guest) is None:
        raise Fault(403, SAY("record-not-over"))
    else:
        match = (await tables.table(id_)).begun
        if row.seats > 1 and match.game.has_secrets and not match.chain.covers:
            raise Fault(409, SAY("record-hidden"))
        text = (await asyncio.to_thread(lambda: match.fork().record().text)).encode()
    name = {"Content-Disposition": f'attachment; filename="{row.game}-{id_}.jsonl"'}
    return await _sent(ask, text, "application/jsonl", name)


@operation("GET", "/.well-known/rulewright-key")
async def show_key(ask: Ask) -> ServerKey:
    """The public key that signs receipts: compare it with what others see."""
    return ServerKey(kind="Ed25519", key=ask.tables.receipt_key.public)


async def _sent(ask: Ask, body: bytes, kind: str, more: dict[str, str]) -> Response:
    """A long answer, compressed in a thread so that tables need not wait."""
    headers = {**NO_STORE, **more, "Vary": "Accept-Encoding"}
    if len(body) > SMALL and "gzip" in ask.request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = await asyncio.to_thread(gzip.compress, body, 1), "gzip"
    return Response(body, headers=headers, media_type=kind)


# ---------------------------------------------------------------- uploads


@operation("POST", "/api/records", body="text/plain", status=201)
async def upload(ask: Ask) -> MatchId:
    """Upload the record of a finished game.

    It is checked before it is stored.
    """
    tables = ask.tables
    Gate(tables.rate_limiter, Kind.UPLOADS, tables.settings.limits.uploads).pass_through(ask.payer, "records")
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
    match = await tables.database.write(lambda c: creation.keep_upload(c, ask.guest, found, most))
    tables.match_ended(match)
    return MatchId(id=match)


# ---------------------------------------------------------------- replays


@operation("GET", "/api/records/{match}", returns=Replay, query=("from", "limit", "seat", "token"))
async def frames(ask: Ask) -> Response:
    """A finished match, or as one seat saw it; a match that cannot go on, as you saw it.

    Seat -1 is a spectator.
    """
    first, most = ask.number("from", 0), min(ask.number("limit", PAGE), PAGE)
    row, seat = await _observed(ask)
    body = await ask.tables.replays.page(row, seat, first, most, ask.payer)
    return await _sent(ask, body, "application/json", {})


async def _observed(ask: Ask) -> tuple[MatchRow, int]:
    """A match that can be replayed, and as which observer this guest may see it."""
    id_, tables, asked = ask.path["match"], ask.tables, ask.query.get("seat", "")
    row = await tables.database.read(lambda c: matches.match_row(c, id_))
    if row is None:
        raise Fault(404, SAY("no-record"))
    if row.status == OVER:
        known = {str(i): i for i in range(SPECTATE, row.seats)} | {"": EVERYTHING}
        if asked not in known:
            raise Fault(404, SAY("picture-seat", seat=asked[:20]))
        return row, known[asked]
    if row.header is None or not await tables.lost(row, ask.payer):
        raise Fault(409, SAY("replay-not-over"))
    return row, await _seat(ask, row, (await tables.people(id_))[1])


@operation("GET", "/api/records/{match}/final", returns=Final, query=("seat", "token"))
async def final(ask: Ask) -> Final | Response:
    """The end of a finished match, even if the rules have changed.

    It also says why the match cannot be played on, if it cannot. If it ended before final states were stored, and its
    rules have changed since, only the result is left.
    """
    (row, seat), tables = await _observed(ask), ask.tables
    lost = await tables.lost(row, ask.payer)
    if row.status != OVER:
        return await _stopped(ask, row, seat, lost)
    if known := tables.replays.ends.get((row.id, lost)):
        return Response(known, 200, NO_STORE, "application/json")
    forgotten = tables.replays.forgotten
    kept = await tables.database.read(lambda c: results.read_final(c, row.id))
    if kept is None and not lost:
        try:
            kept = await tables.replays.final(row, ask.payer)
        except Fault as e:
            if e.status != 410:
                raise
            lost = e.sentence
    shown = kept.shown if kept else _bare(ask, row)
    found = stored({**shown, "options": shown["header"]["options"], "total": row.lines + 1, "lost": lost}, Final)
    if kept and forgotten == tables.replays.forgotten:  # no name was removed meanwhile
        tables.replays.remember((row.id, lost), encode(found))
    return found


async def _stopped(ask: Ask, row: MatchRow, seat: int, lost: str) -> Final:
    """A match that cannot go on, as its last position was seen from this seat. Without an archive only its heading is left."""
    try:
        replay = await ask.tables.replays.replay(row, seat, ask.payer)
    except Fault as e:
        if e.status != 410:
            raise
        return msgspec.convert({**_bare(ask, row), "options": row.options, "total": 0, "lost": lost}, Final)
    last = msgspec.json.decode(replay.page(replay.total - 1, 1, lost))
    return msgspec.convert({**last, "text": replay.text}, Final)


def _bare(ask: Ask, row: MatchRow) -> Json:
    game, header = ask.tables.catalog.games.get(row.game), row.header
    assert header
    return {
        "header": header,
        "game": row.game,
        "names": [shown_name(name) for name in header["seats"]],
        "title": game.title if game else row.game,
        "box": {},
        "faces": [],
        "help": {},
        "over": row.result,
        "frames": [],
        "text": "",
    }


# ---------------------------------------------------------------- pictures


NOW, GAME = "now", "game"
"""Names of pictures other than frame numbers: the current position, and the whole of a finished match."""


@operation("GET", "/pictures/{match}/{file}", returns="image/png", query=("seat", "token"))
async def show_picture(ask: Ask) -> Response:
    """A picture: `now.png` or `now.svg` of a match you may look at; of a finished one also `12.png` and
    `game.webp`.
    """
    stem, kind = known_kind(ask.path["file"])
    row, seats = await ask.tables.people(ask.path["match"])
    if row.status == OVER:
        picture = await _finished_picture(ask, row, stem, kind)
    else:
        if stem != NOW or moving(kind):
            raise Fault(409, SAY("picture-not-over"))
        seat = await _seat(ask, row, seats)
        if row.header is None:
            raise Fault(409, SAY("picture-not-begun"))
        picture = await ask.tables.pictures.running(await ask.tables.table(row.id), seat, kind, ask.payer)
    return sent_picture(ask, picture, media_type(kind))


async def _finished_picture(ask: Ask, row: MatchRow, stem: str, kind: str) -> Picture:
    """A picture of a finished match. It hides nothing: anyone may see it from any seat."""
    seat = ask.number("seat", 0) if ask.query.get("seat") else SPECTATE
    if seat >= row.seats:
        raise Fault(404, SAY("picture-seat", seat=str(seat)))
    if (stem == GAME) != moving(kind):
        raise Fault(404, SAY("picture-kinds"))
    if stem == GAME:
        frame = WHOLE
    elif stem == NOW:
        frame = row.lines
    elif stem.isascii() and stem.isdecimal() and len(stem) < 9:
        frame = int(stem)
    else:
        raise Fault(404, SAY("picture-names"))
    return await ask.tables.pictures.finished(row, frame, seat, kind, ask.payer)


async def _seat(ask: Ask, row: MatchRow, seats: list[SeatRow]) -> int:
    """The seat from which a guest may see a match in progress: one of their own, or `SPECTATE`."""
    if matches.closed(row, seats):
        raise Fault(404, SAY("closed"))
    mine, asked = matches.seats_of(seats, ask.guest), ask.query.get("seat", "")
    if mine:
        return next((i for i in mine if str(i) == asked), mine[0])
    token = ask.query.get("token", "")
    invited = bool(token) and ask.tables.signer.seat_of(row.id, row.seats, token) is not None
    if not invited and not await ask.tables.watches(row.id, ask.guest):
        raise Fault(403, SAY("no-seat-of-yours"))
    return SPECTATE


def sent_picture(ask: Ask, picture: Picture, kind: str) -> Response:
    """The file, or 304 if the client already has it. The policy keeps scripts in an SVG from running, whatever names it holds."""
    headers = {
        "ETag": picture.tag,
        "Cache-Control": "private, no-cache",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    }
    if picture.tag in ask.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture.body, headers=headers, media_type=kind)


# ---------------------------------------------------------------- the coach


@operation("GET", f"{TABLE}/advice", query=("meant",))
async def advise(ask: Ask) -> Advice:
    """What your moves are worth, or how the best compares with `meant`. Refused where other people play."""
    match, tables = ask.path["match"], ask.tables
    _, seats = await tables.people(match)
    seat = matches.seat_of(seats, ask.guest)
    if seat is None:
        raise Fault(403, SAY("coach-players"))
    meant = ask.query.get("meant", "")
    if meant and not (meant.isdecimal() and len(meant) < 10):
        raise Fault(400, SAY("meant-number", text=repr(meant[:20])))
    return await tables.coach.advice(await tables.table(match), seat, int(meant) if meant else -1, ask.payer)


@operation("GET", "/api/records/{match}/review")
async def review(ask: Ask) -> ReviewSoFar:
    """The review of a finished match; asking begins it."""
    return await ask.tables.coach.review(ask.path["match"], ask.payer)


@operation("GET", "/api/records/{match}/decision", query=("move",))
async def again(ask: Ask) -> Retry:
    """The decision behind a move of a finished match, to be made again."""
    return await ask.tables.coach.again(ask.path["match"], ask.number("move", 0), ask.payer)


@operation("GET", "/api/records/{match}/decision/tried", query=("move", "code"))
async def tried(ask: Ask) -> ReviewedDecision:
    """What the review would say if this code had been chosen there."""
    return await ask.tables.coach.tried(ask.path["match"], ask.number("move", 0), ask.number("code", 0), ask.payer)


@operation("POST", "/api/records/{match}/fork", body=Fork, status=201)
async def fork(ask: Ask) -> MatchId:
    """Continue from a frame of a finished match.

    The match goes on at a table of your own, against bots.
    """
    wish, tables, match = await ask.body(Fork), ask.tables, ask.path["match"]
    row = await tables.database.read(lambda c: matches.match_row(c, match))
    if row is None:
        raise Fault(404, SAY("no-record"))
    if row.status != OVER:
        raise Fault(409, SAY("fork-not-over"))
    game = await tables.rules_of(row, ask.payer)
    if wish.seat >= row.seats:
        raise Fault(400, SAY("no-seat", seat=str(wish.seat), last=str(row.seats - 1)))
    if wish.bot not in {bot.name for bot in registry.bots(game)}:
        raise Fault(400, SAY("no-bot-api", name=repr(wish.bot), game=game.title))
    story = await matches.fetch(tables.database, match)
    assert story
    lines = [line.gesture for line in story.lines[: wish.frame]]
    made = new_match()
    people = await tables.database.read(lambda c: creation.fork_people(c, ask.guest, row, wish.seat, wish.bot, made))
    bots = {str(i): p["bot"] for i, p in enumerate(people) if p["bot"]}
    table: Json = {
        "bots": bots,
        "fork": [match, len(lines)],
        "match": made,
        "key": tables.receipt_key.public,
    }
    if row.header and (salts := salts_of(row.header)):
        table["salts"] = list(salts)  # the dice stay the same
    branch = Branch(games.address(game), row, lines, tuple(p["name"] for p in people), table)
    try:
        grown: Grown = await tables.readers.do(creation.grow_fork, branch, PATIENCE, ask.payer, rank=1, most=WAITING)
    except Crowded:
        raise Fault(429, SAY("forks-busy")) from None
    except TimeoutError:
        raise Fault(413, SAY("fork-late")) from None
    if grown.over:
        raise Fault(409, SAY("fork-over"))

    def plant(c: Connection) -> None:
        creation.has_room(c, ask.guest, tables.settings.limits.matches)
        creation.plant_fork(c, ask.guest, row, grown, people, made)

    await tables.database.write(plant)
    tables.metrics.matches["forked"] += 1
    await tables.serve(made)
    return MatchId(id=made)
