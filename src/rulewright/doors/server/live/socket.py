"""One open socket of a seat or a spectator: it sends the newest state after each change, and receives moves.

States are not queued. A slow client is sent the newest one when it is ready for it, with every note since the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rulewright.doors.contract import socket as messages
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.socket import (
    Answer,
    AnswerEnd,
    AnswerUndo,
    Ask,
    AskUndo,
    ChatLines,
    ClientMessage,
    Ping,
    Play,
    Pong,
    ProposeEnd,
    Ready,
    Salt,
    Say,
    ServerMessage,
    Undo,
    Unsaid,
    Unsettled,
)
from rulewright.doors.server import tracing
from rulewright.doors.server.codec import encode, read_message
from rulewright.doors.server.identity import COOKIE, SPECTATE, Payer, owner
from rulewright.doors.server.limits import Budget, Gate, Kind, address_of, most_sockets, refuse_nul, same_origin
from rulewright.doors.server.live.chat import READY, clean
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import REASON, Tables
from rulewright.doors.server.logs import REQUEST, begin_request, drop_traceback, plain
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.database import AWAY, GATEWAY_TIMEOUT, Unsure
from rulewright.doors.server.translations import SAY
from rulewright.games import earlier
from rulewright.kernel.derived import answer
from rulewright.match import Refused
from rulewright.match.header import shown_name
from rulewright.telling.language import ENGLISH, language, speaking

log = logging.getLogger(__name__)

TOO_MUCH, LATER = 4008, 1013

BACKLOG = 100
"""The most messages waiting to be sent; a client that does not read them is disconnected."""


class Socket:
    """The connection of a seat or a spectator to a table. A guest may have several."""

    def __init__(self, tables: Tables, line: WebSocket, table: Table, payer: Payer, seat: int) -> None:
        self.tables, self.line, self.table = tables, line, table
        self.payer, self.seat, self.language = payer, seat, language()
        self.seen, self.listened = self._given("notes"), self._given("chat")
        self.hidden: frozenset[str] = frozenset()
        """Whom the guest has muted, of those who may be heard here."""
        self.had = self._given("line")
        """The line of the last state that the guest was sent, by this process or another."""
        self.drawn = line.query_params.get("text") == "1"
        self._outbox: deque[ServerMessage] = deque()
        self._stale = True
        self._wake = asyncio.Event()

    def _given(self, name: str) -> int:
        """A number from the query string; 0 if it is missing."""
        text = self.line.query_params.get(name, "")
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0

    def wake(self) -> None:
        """Send the newest state soon."""
        self._stale = True
        self._wake.set()

    def begin_again(self) -> None:
        """Send everything again, because what was sent so far is out of date."""
        self.seen = self.listened = 0
        self.say(self._table())
        self.wake()

    def say(self, message: ServerMessage) -> None:
        self._outbox.append(message)
        self._wake.set()

    def refuse(self, kind: str, sentence: str, clause: str = "", text: str = "") -> None:
        """Send a refusal with its reason, and then the current state."""
        self.tables.metrics.refusals[kind] += 1
        self.say(messages.Refused(sentence=sentence, clause=clause, text=text if clause else ""))
        self.wake()

    async def close(self, code: int, reason: str) -> None:
        if self.line.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.line.close(code, reason)

    async def dismiss(self, code: int, why: str) -> None:
        """Close the socket with the message of this key, in the client's language."""
        with speaking(self.language):
            reason = SAY(why).encode()[:REASON].decode(errors="ignore")
        await self.close(code, reason)

    async def run(self) -> None:
        self.say(self._table())
        if self.table.line < self.had:  # the game was restarted, which a second `table` message tells the page
            self.say(self._table())
        self.wake()
        writer = asyncio.create_task(self._write(), name="socket writer")
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def _table(self) -> messages.Table:
        """The first message: everything that stays the same while the socket is open."""
        table, row = self.table, self.table.row
        host, parts = row.host == self.payer.guest, table.laid.parts
        return messages.Table(
            id=table.id,
            game=row.game,
            title=table.game.title,
            you=self.seat,
            host=host,
            names=[shown_name(s.name) for s in table.seats],
            options=row.options,
            hero=row.hero,
            box=parts.box,
            faces=parts.faces,
            help=parts.help,
            clauses=parts.clauses,
            summary=parts.summary,
            here=matches.seats_of(table.seats, self.payer.guest),
            ready=[SAY(f"ready-{n}") for n in range(READY)],
            key=self.tables.receipt_key.public,
            rules=earlier.address_of(table.game).partition("@")[2],
            own_box=row.content is not None,
            links=table.links() if host else None,
            tournament=row.tournament,
            by_day="days" in (row.clock or {}),
        )

    # ------------------------------------------------------------ out

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if not await self.tables.lease.regain():
                    await self.dismiss(LATER, "cut-off")
                    return
                while self._outbox:
                    await self.line.send_text(encode(self._outbox.popleft()).decode())
                if self._stale:
                    self._stale = False
                    await self._send_chat()
                    await self.table.messages.prepare(self.seat)
                    if not self.tables.lease.held:  # it ran out in the meantime
                        self.wake()
                        continue
                    text, self.seen = self.table.messages.message(self.seat, self.seen, self.drawn)
                    await self.line.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception as e:
            log.exception("a socket of match %s failed", self.table.id, exc_info=e)
            await self.dismiss(1011, "server-mistake-page")

    async def _send_chat(self) -> None:
        chat, first = self.table.chat, self.listened
        hidden = chat.mutes.get(self.payer.guest, frozenset())
        if hidden != self.hidden:  # some of what was sent is hidden now, or shown
            first = 0
        if len(chat.lines) > first or hidden != self.hidden:
            muted = [n for n, seat in enumerate(self.table.seats) if owner(seat.guest) in hidden]
            said = ChatLines(first=first, lines=chat.heard_by(self.payer.guest, first), muted=muted)
            self.listened, self.hidden = len(chat.lines), hidden
            await self.line.send_text(encode(said).decode())

    # ------------------------------------------------------------ in

    async def _read(self) -> None:
        while True:
            text = await self._hear()
            if not await self._admitted() or len(self._outbox) > BACKLOG:
                self.tables.metrics.refusals["rate"] += 1
                log.warning("a socket of match %s sent too many messages", self.table.id)
                await self.dismiss(TOO_MUCH, "too-many-messages")
                return
            try:
                await self._take(text)
            except Refused as e:
                self.refuse("rules", e.sentence, e.clause, e.text)
                drop_traceback(e)
            except Fault as e:
                log.log(e.level, "a message to match %s was refused: %s", self.table.id, e.told)
                self.refuse("message", e.sentence, e.clause)
                drop_traceback(e)
            except Unsure as e:
                log.error("it is not known whether a move in match %s was stored", self.table.id)
                self.tables.metrics.refusals["unsettled"] += 1
                self.say(Unsettled(sentence=SAY("unsettled")))
                self.wake()
                drop_traceback(e)
            except AWAY as e:
                log.error("a message to match %s: the database failed: %s", self.table.id, type(e).__name__)
                self.refuse("failure", SAY("not-stored"))
                drop_traceback(e)
            except Exception as e:
                log.error("a message to match %s failed: %s", self.table.id, type(e).__name__, exc_info=e)
                self.refuse("failure", SAY("not-stored"))
                drop_traceback(e)

    async def _admitted(self) -> bool:
        """Whether this guest is within the rate limit. If all guests of the address together send too many messages, each is
        read more slowly: no socket is closed because of another guest."""
        limits, rate_limiter = self.tables.settings.limits, self.tables.rate_limiter
        if rate_limiter.wait(Kind.MESSAGES, Budget(f"guest {self.payer.guest}", limits.messages)):
            return False
        address = Budget(f"address {self.payer.address}", limits.address_messages)
        while wait := rate_limiter.wait(Kind.MESSAGES, address):
            await asyncio.sleep(wait)
        return True

    async def _hear(self) -> str | None:
        """The text of the next message; None if it is binary."""
        message = await self.line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text")

    async def _take(self, text: str | None) -> None:
        most = self.tables.settings.limits.message
        if text is None:
            raise Fault(400, SAY("send-text"))
        if len(text) > most:
            raise Fault(413, SAY("message-too-long", most=most))
        message = read_message(text)
        if tracing.ON:
            with tracing.span(f"socket {type(message).__name__}", **{"rulewright.request": REQUEST.get()}):
                await self._do(message)
        else:
            await self._do(message)

    async def _do(self, message: ClientMessage) -> None:
        table, seat = self.table, self.seat
        if isinstance(message, Ping):
            self.say(Pong())
            return
        if isinstance(message, Ask):
            self.say(await self._answer(message))
            return
        if seat == SPECTATE:
            raise Fault(403, SAY("spectators-watch"))
        if isinstance(message, Say):
            try:
                await self._say(message)
            except Fault as e:
                self.tables.metrics.refusals["chat"] += 1
                self.say(Unsaid(sentence=e.sentence))
            return
        if table.seats[seat].standin:
            await table.come_back(seat)
        if isinstance(message, Play | Ready):
            await table.get_ready(seat)
        if isinstance(message, Play):
            codes = [message.code] if isinstance(message.code, int) else message.code
            await table.play(seat, codes, message.turn)
        elif isinstance(message, Undo):
            await table.undo(seat, message.turn)
        elif isinstance(message, AskUndo):
            await table.ask_undo(seat, message.turn)
        elif isinstance(message, AnswerUndo):
            await table.answer_undo(seat, message.id, message.agree)
        elif isinstance(message, ProposeEnd):
            await table.propose_end(seat)
        elif isinstance(message, AnswerEnd):
            await table.answer_end(seat, message.id, message.agree)
        elif isinstance(message, Salt):
            await table.add_salt(seat, message.text)
        else:
            self.wake()

    async def _answer(self, asked: Ask) -> Answer:
        """The rules' answer to a question, from this seat's view. Runs in a thread, because it may take long."""
        match, seat, game = self.table.begun, self.seat, self.table.game
        view = match.state if match.over else match.view(seat)
        try:
            found = await asyncio.to_thread(answer, game, asked.question, view, match.box, seat, asked.argument)
        except ValueError as e:
            raise refused(e) from None
        turn = match.turns[seat] if seat >= 0 else 0
        return Answer(question=asked.question, argument=asked.argument, turn=turn, answer=found)

    async def _say(self, message: Say) -> None:
        """Add a chat line: typed text or a ready-made line."""
        table = self.table
        if message.ready is not None and message.ready < READY:
            with speaking(ENGLISH):  # each reader gets it in their own language
                text, ready = SAY(f"ready-{message.ready}"), True
        elif message.text is not None:
            text, ready = clean(message.text), False
        else:
            raise Fault(400, SAY("write-or-choose"))
        await table.chat.say(self.payer.guest, self.seat, table.seats[self.seat].name, text, ready)
        table.show()


# ---------------------------------------------------------------- opening a socket


NO_MATCH, NOT_YOURS, NOT_ON, NO_COOKIE = 4001, 4003, 4010, 4011
ALL = "all"
"""The name under which all sockets are counted together."""
LOOKS, LOOK = 10, 0.3
"""How often to look again if the guest has seen more than the database holds, and the seconds between two looks. It is no time
limit, which would run out unused while the process stands still."""
CODES = {503: LATER, 404: NO_MATCH, 403: NOT_YOURS, 410: NOT_ON, 401: NO_COOKIE, 429: TOO_MUCH}


async def endpoint(line: WebSocket) -> None:
    """/ws/{match}: open a socket for the guest's seat at that table, or for a spectator."""
    begin_request()
    tables: Tables = line.app.state.tables
    if not await tables.lease.regain():  # before accepting, so that a load balancer can try another process
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
    tables.rate_limiter.add(*names)  # before any await, or many could pass the limit at once
    socket: Socket | None = None
    try:
        socket = await _find_seat(tables, line, payer)
        if kept_out := tables.kept_out(payer):  # again: a ban in the meantime did not close this socket
            await _refuse(tables, line, *kept_out)
            return
        with line.scope.get("state", {}).get("seated", contextlib.nullcontext)():
            await _sit(tables, socket)
    except Fault as e:
        await _refuse(tables, line, CODES.get(e.status, NOT_YOURS), e.sentence)
        drop_traceback(e)
    except (*AWAY, Unsure) as e:
        log.error("a socket of match %s: the database failed: %s", plain(line.path_params["match"]), type(e).__name__)
        await _refuse(tables, line, LATER, SAY("database-silent-again"))
    finally:
        tables.metrics.sockets -= 1
        tables.rate_limiter.add(*names, by=-1)
    if socket and socket.seat >= 0 and not tables.closing:
        await tables.tell(socket.table.id)


async def _refuse(tables: Tables, line: WebSocket, code: int, sentence: str) -> None:
    tables.metrics.refusals["socket"] += 1
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await line.close(code, sentence.encode()[:REASON].decode(errors="ignore"))


async def _sit(tables: Tables, socket: Socket) -> None:
    table, seated = socket.table, socket.seat >= 0
    table.sockets.add(socket)
    if seated:  # spectators are not announced
        table.show()
    try:
        table.drop_leavers()  # the guest may have left the seat in the meantime
        if socket.seat >= 0:
            for seat in matches.seats_of(table.seats, socket.payer.guest):
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
        Gate(tables.rate_limiter, Kind.NEWCOMERS, limits.newcomers).pass_through(Payer("", address), "sockets")
        raise Fault(401, SAY("open-page-first"))
    guest = shown.guest
    gate = Gate(tables.rate_limiter, Kind.HANDSHAKES, limits.handshakes, limits.address_handshakes)
    gate.pass_through(Payer(guest, address), "sockets")
    open_now = tables.rate_limiter.count
    full = open_now(ALL) >= limits.all_sockets or tables.metrics.sockets >= most_sockets()
    if full or open_now(f"address {address}") >= limits.address_sockets:
        raise Fault(429, SAY("server-full"))
    if open_now(f"guest {guest}") >= limits.sockets:
        raise Fault(429, SAY("too-many-open"))
    return Payer(guest, address, shown.session)


async def _find_seat(tables: Tables, line: WebSocket, payer: Payer) -> Socket:
    match = line.path_params["match"]
    known = tables.by_match.get(match)
    if tables.database.postgres:  # notifications of what the guest saw or did on another process may be late
        await tables.changed(match)
    row, seats = await tables.people(match)
    if matches.closed(row, seats):
        raise Fault(404, SAY("closed"))
    asked, mine = line.query_params.get("seat", ""), matches.seats_of(seats, payer.guest)
    seat = next((i for i in mine if str(i) == asked), mine[0] if mine else None)
    if seat is None:
        if not await tables.watches(match, payer.guest):
            raise Fault(403, SAY("no-seat-of-yours"))
        seat = SPECTATE
    socket = Socket(tables, line, await _table(tables, match, known), payer, seat)
    await tables.lay(socket.table.row, payer)  # in the language of this guest
    if socket.table.line < socket.had and not tables.settings.dev:  # in dev mode a game may be restarted
        await _keep_up(socket)
    return socket


async def _keep_up(socket: Socket) -> None:
    """Wait until the database holds what this guest has already seen. If it never does, as after restoring a backup, refuse: only
    a freshly loaded page is shown an older position."""
    for _ in range(LOOKS):
        if socket.table.line >= socket.had:
            return
        await asyncio.sleep(LOOK)
        await socket.table.catch_up()
    if socket.table.line < socket.had:
        log.error("a guest was shown line %d of match %s, which is not stored", socket.had, socket.table.id)
        raise Fault(503, SAY("behind"))


async def _table(tables: Tables, match: str, known: Table | None) -> Table:
    """The table with its chat, loaded again if it was unloaded before the socket could be added. A table that was not in memory
    when the guest connected catches up first: the guest may have seen more of it on another process."""
    while True:
        table = await tables.table(match)
        if table is not known and tables.database.postgres:
            await table.catch_up()
        await table.chat.open()
        if tables.by_match.get(match) is table:
            return table
