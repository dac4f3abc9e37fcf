"""Opens a socket: finds out who you are and which seat is yours, or closes it with a reason."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.doors.server.file_limits import sockets as most_sockets
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import COOKIE, SPECTATE, Payer
from rulewright.doors.server.limits import Gate, address_of, refuse_nul, same_origin
from rulewright.doors.server.live.lease import GATEWAY_TIMEOUT
from rulewright.doors.server.live.socket import LATER, TOO_MUCH, Socket
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import REASON, Tables
from rulewright.doors.server.logs import let_go, plain
from rulewright.doors.server.store import seating
from rulewright.doors.server.store.database import AWAY, Unsure
from rulewright.doors.server.usage import Kind
from rulewright.doors.server.words import SAY

log = logging.getLogger(__name__)

NO_MATCH, NOT_YOURS, NOT_ON, NO_COOKIE = 4001, 4003, 4010, 4011
ALL = "all"
"""The name under which the sockets of all guests are counted."""
BEHIND, LOOK = 3.0, 0.3
"""Seconds for which a guest waits who was shown more than is stored, and between two looks."""
CODES = {503: LATER, 404: NO_MATCH, 403: NOT_YOURS, 410: NOT_ON, 401: NO_COOKIE, 429: TOO_MUCH}


async def endpoint(line: WebSocket) -> None:
    """/ws/{id}: a socket to the seat that the guest of the cookie has at that table."""
    tables: Tables = line.app.state.tables
    if not tables.lease.held:  # before it is open: then a balancer can try another process
        await line.send_denial_response(PlainTextResponse(f"{SAY('cut-off')}\n", GATEWAY_TIMEOUT))
        return
    await line.accept()
    try:
        payer = _recognised(tables, line)
    except Fault as e:
        await _refuse(tables, line, CODES.get(e.status, NOT_YOURS), e.sentence)
        return
    if kept_out := tables.kept_out(payer):
        await _refuse(tables, line, *kept_out)
        return
    tables.access.note(payer, line.headers.get("user-agent", ""))
    names = (f"guest {payer.guest}", f"address {payer.address}", ALL)
    tables.metrics.sockets += 1
    tables.usage.add(*names)  # before anything is awaited, or many could come in at once
    socket: Socket | None = None
    try:
        socket = await _find_seat(tables, line, payer)
        if kept_out := tables.kept_out(payer):  # meanwhile: it was not among the sockets that were closed
            await _refuse(tables, line, *kept_out)
            return
        with line.scope.get("state", {}).get("seated", contextlib.nullcontext)():
            await _sit(tables, socket)
    except Fault as e:
        await _refuse(tables, line, CODES.get(e.status, NOT_YOURS), e.sentence)
        let_go(e)
    except (*AWAY, Unsure) as e:
        log.error("a socket of match %s: the database failed: %s", plain(line.path_params["match"]), type(e).__name__)
        await _refuse(tables, line, LATER, SAY("database-silent-again"))
    finally:
        tables.metrics.sockets -= 1
        tables.usage.add(*names, by=-1)
    if socket and socket.seat >= 0 and not tables.closing:
        await tables.tell(socket.table.id)


async def _refuse(tables: Tables, line: WebSocket, code: int, sentence: str) -> None:
    tables.metrics.refusals["socket"] += 1
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await line.close(code, sentence.encode()[:REASON].decode(errors="ignore"))


async def _sit(tables: Tables, socket: Socket) -> None:
    table, seated = socket.table, socket.seat >= 0
    table.sockets.add(socket)
    if seated:  # nobody is told who watches
        table.show()
    try:
        table.drop_leavers()  # you may have left while you were let in
        if socket.seat >= 0:
            for seat in seating.seats_of(table.seats, socket.payer.guest):
                await table.come_back(seat)
            await tables.tell(table.id)
        table.driver.poke()
        await socket.run()
    finally:
        table.sockets.discard(socket)
        if seated and not tables.closing:
            table.presence_changed()


def _recognised(tables: Tables, line: WebSocket) -> Payer:
    limits = tables.settings.limits
    refuse_nul(line)
    if not same_origin(dict(line.headers)):
        raise Fault(403, SAY("open-own-page"))
    shown, address = tables.access.signed_in(line.cookies.get(COOKIE)), address_of(line)
    if shown is None:
        Gate(tables.usage, Kind.NEWCOMERS, limits.newcomers).pass_through(Payer("", address), "sockets")
        raise Fault(401, SAY("open-page-first"))
    guest = shown.guest
    gate = Gate(tables.usage, Kind.HANDSHAKES, limits.handshakes, limits.address_handshakes)
    gate.pass_through(Payer(guest, address), "sockets")
    open_now = tables.usage.count
    full = open_now(ALL) >= limits.all_sockets or tables.metrics.sockets >= most_sockets()
    if full or open_now(f"address {address}") >= limits.address_sockets:
        raise Fault(429, SAY("server-full"))
    if open_now(f"guest {guest}") >= limits.sockets:
        raise Fault(429, SAY("too-many-open"))
    return Payer(guest, address, shown.session)


async def _find_seat(tables: Tables, line: WebSocket, payer: Payer) -> Socket:
    match = line.path_params["match"]
    known = tables.by_match.get(match)
    if tables.database.postgres:  # news of what you saw or did on another process may still be on their way
        await tables.changed(match)
    row, seats = await tables.people(match)
    if seating.closed(row, seats):
        raise Fault(404, SAY("closed"))
    asked, mine = line.query_params.get("seat", ""), seating.seats_of(seats, payer.guest)
    seat = next((i for i in mine if str(i) == asked), mine[0] if mine else None)
    if seat is None:
        if not await tables.watches(match, payer.guest):
            raise Fault(403, SAY("no-seat-of-yours"))
        seat = SPECTATE
    socket = Socket(tables, line, await _table(tables, match, known), payer, seat)
    await tables.lay(socket.table.row, payer)  # in the language of this guest
    if socket.table.line < socket.had and not tables.settings.dev:  # there a game may begin again
        await _keep_up(socket)
    return socket


async def _keep_up(socket: Socket) -> None:
    """Wait until the database has what this guest was shown before. If it never does, as after a backup was restored, say so:
    an older board is shown only to a page that was loaded anew."""
    end = time.monotonic() + BEHIND
    while socket.table.line < socket.had:
        if time.monotonic() > end:
            log.error("a guest was shown line %d of match %s, which is not stored", socket.had, socket.table.id)
            raise Fault(503, SAY("behind"))
        await asyncio.sleep(LOOK)
        await socket.table.catch_up()


async def _table(tables: Tables, match: str, known: Table | None) -> Table:
    """The table with its chat; read again if it was forgotten before the socket could be added. A table that was not known when
    the guest came may have been read before that: then the guest can have seen more of it elsewhere."""
    while True:
        table = await tables.table(match)
        if table is not known and tables.database.postgres:
            await table.catch_up()
        await table.chat.open()
        if tables.by_match.get(match) is table:
            return table
