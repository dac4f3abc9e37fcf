"""Pictures over HTTP, with the same rights as the table itself: who may not look at a match gets no picture of it."""

from __future__ import annotations

from starlette.responses import Response

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.identity import SPECTATE
from rulewright.doors.server.jobs.pictures import WHOLE, known_kind, media_type, moving
from rulewright.doors.server.live.pictures import Picture
from rulewright.doors.server.store import seating
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.words import SAY

NOW, GAME = "now", "game"
"""Names of pictures beside the numbers of frames: the match as it stands, and the whole of a finished one."""


async def show(ask: Ask) -> Response:
    """`now.png` is the match as it stands, for anyone who may see it; of a finished one also `12.png` and `game.webp`."""
    stem, kind = known_kind(ask.path["file"])
    row, seats = await ask.tables.people(ask.path["match"])
    if row.status == OVER:
        picture = await _finished(ask, row, stem, kind)
    else:
        if stem != NOW or moving(kind):
            raise Fault(409, SAY("picture-not-over"))
        seat = await _seat(ask, row, seats)
        if row.header is None:
            raise Fault(409, SAY("picture-not-begun"))
        picture = await ask.tables.pictures.running(await ask.tables.table(row.id), seat, kind, ask.payer)
    return _sent(ask, picture, kind)


async def _finished(ask: Ask, row: MatchRow, stem: str, kind: str) -> Picture:
    """A finished match hides nothing: everybody may see it with the eyes of any seat."""
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
    """Whose eyes the guest has at a match that goes on: those of a seat of theirs, or a spectator's."""
    if seating.closed(row, seats):
        raise Fault(404, SAY("closed"))
    mine, asked = seating.seats_of(seats, ask.guest), ask.query.get("seat", "")
    if mine:
        return next((i for i in mine if str(i) == asked), mine[0])
    token = ask.query.get("token", "")
    invited = bool(token) and ask.tables.signer.seat_of(row.id, row.seats, token) is not None
    if not invited and not await ask.tables.watches(row.id, ask.guest):
        raise Fault(403, SAY("no-seat-of-yours"))
    return SPECTATE


def _sent(ask: Ask, picture: Picture, kind: str) -> Response:
    """The file, or 304 if the client has it already. An SVG from here may run nothing, whatever names are in it."""
    headers = {
        "ETag": picture.tag,
        "Cache-Control": "private, no-cache",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    }
    if picture.tag in ask.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture.body, headers=headers, media_type=media_type(kind))
