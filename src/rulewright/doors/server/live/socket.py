"""One open socket: opened for a seat or a spectator, it sends the newest state whenever there is one, and takes in moves.

States are not queued. A slow reader is sent the newest one when it is ready for it, with every note since the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rulewright.doors.derived import answer
from rulewright.doors.server.contract import socket as messages
from rulewright.doors.server.contract.codec import encode, read_message
from rulewright.doors.server.contract.fault import Fault, refused
from rulewright.doors.server.contract.socket import (
    Answer,
    AnswerUndo,
    Ask,
    AskUndo,
    ChatLines,
    Ping,
    Play,
    Pong,
    Ready,
    Salt,
    Say,
    ServerMessage,
    Undo,
    Unsaid,
    Unsettled,
)
from rulewright.doors.server.identity import COOKIE, SPECTATE, Payer
from rulewright.doors.server.limits import Budget, Gate, Kind, address_of, most_sockets, refuse_nul, same_origin
from rulewright.doors.server.live.chat import READY, clean, translated
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import REASON, Tables
from rulewright.doors.server.logs import drop_traceback, plain
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.database import AWAY, GATEWAY_TIMEOUT, Unsure
from rulewright.doors.server.translations import SAY
from rulewright.kernel.language import ENGLISH, language, speaking
from rulewright.match import Refused

log = logging.getLogger(__name__)

TOO_MUCH, LATER = 4008, 1013

BACKLOG = 100
"""Refusals waiting to be sent; whoever does not read them is cut off."""


class Socket:
    """A seat's, or a spectator's, line to the table. A person may have several."""

    def __init__(self, tables: Tables, line: WebSocket, table: Table, payer: Payer, seat: int) -> None:
        self.tables, self.line, self.table = tables, line, table
        self.payer, self.seat, self.language = payer, seat, language()
        self.seen, self.listened = self._given("notes"), self._given("chat")
        self.had = self._given("line")
        """The line of the last state that the guest was shown, here or through another process."""
        self.drawn = line.query_params.get("text") == "1"
        self._outbox: deque[ServerMessage] = deque()
        self._stale = True
        self._wake = asyncio.Event()

    def _given(self, name: str) -> int:
        """A number out of the socket's address; 0 if there is none."""
        text = self.line.query_params.get(name, "")
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0

    def wake(self) -> None:
        """There is a newer state."""
        self._stale = True
        self._wake.set()

    def begin_again(self) -> None:
        """What was sent so far is not as it is any more: send everything."""
        self.seen = self.listened = 0
        self.say(self._table())
        self.wake()

    def say(self, message: ServerMessage) -> None:
        self._outbox.append(message)
        self._wake.set()

    def refuse(self, kind: str, sentence: str, clause: str = "", text: str = "") -> None:
        """Say why not, and show how things stand."""
        self.tables.metrics.refusals[kind] += 1
        self.say(messages.Refused(sentence=sentence, clause=clause, text=text if clause else ""))
        self.wake()

    async def close(self, code: int, reason: str) -> None:
        if self.line.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.line.close(code, reason)

    async def dismiss(self, code: int, why: str) -> None:
        """Close it with the message by this key, in the language of the person at this end."""
        with speaking(self.language):
            reason = SAY(why).encode()[:REASON].decode(errors="ignore")
        await self.close(code, reason)

    async def run(self) -> None:
        self.say(self._table())
        if self.table.line < self.had:  # its game was begun again, which the page takes from a second table
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
        """What stays the same while somebody is at the table."""
        table, row = self.table, self.table.row
        host, parts = row.host == self.payer.guest, table.laid.parts
        return messages.Table(
            id=table.id,
            game=row.game,
            title=table.game.title,
            you=self.seat,
            host=host,
            names=[s.name for s in table.seats],
            options=row.options,
            hero=row.hero,
            box=parts.box,
            faces=parts.faces,
            help=parts.help,
            clauses=parts.clauses,
            here=matches.seats_of(table.seats, self.payer.guest),
            ready=[SAY(f"ready-{n}") for n in range(READY)],
            key=self.tables.receipt_key.public,
            own_box=row.content is not None,
            links=table.links() if host else None,
        )

    # ------------------------------------------------------------ out

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if not self.tables.lease.held:
                    await self.dismiss(LATER, "cut-off")
                    return
                while self._outbox:
                    await self.line.send_text(encode(self._outbox.popleft()).decode())
                if self._stale:
                    self._stale = False
                    await self._send_chat()
                    await self.table.messages.prepare(self.seat)
                    if not self.tables.lease.held:  # it ran out meanwhile
                        continue
                    text, self.seen = self.table.messages.message(self.seat, self.seen, self.drawn)
                    await self.line.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception as e:
            log.exception("a socket of match %s failed", self.table.id, exc_info=e)
            await self.dismiss(1011, "server-mistake-page")

    async def _send_chat(self) -> None:
        lines = self.table.chat.lines
        if len(lines) > self.listened:
            said = ChatLines(first=self.listened, lines=[*map(translated, lines[self.listened :])])
            self.listened = len(lines)
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
        """Whether this guest sends few enough messages. Where all guests of the address together send too many, each is read
        more slowly: nobody's socket is closed because of somebody else."""
        limits, usage = self.tables.settings.limits, self.tables.usage
        if usage.wait(Kind.MESSAGES, Budget(f"guest {self.payer.guest}", limits.messages)):
            return False
        address = Budget(f"address {self.payer.address}", limits.address_messages)
        while wait := usage.wait(Kind.MESSAGES, address):
            await asyncio.sleep(wait)
        return True

    async def _hear(self) -> str | None:
        """The next message; None for one that is not text."""
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
        message, table, seat = read_message(text), self.table, self.seat
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
        elif isinstance(message, Salt):
            await table.add_salt(seat, message.text)
        else:
            self.wake()

    async def _answer(self, asked: Ask) -> Answer:
        """What the game's rules answer from what this seat sees. It may take long, and other tables do not wait for it."""
        match, seat, game = self.table.begun, self.seat, self.table.game
        view = match.state if match.over else match.view(seat)
        try:
            found = await asyncio.to_thread(answer, game, asked.question, view, match.box, seat, asked.argument)
        except ValueError as e:
            raise refused(e) from None
        turn = match.turns[seat] if seat >= 0 else 0
        return Answer(question=asked.question, argument=asked.argument, turn=turn, answer=found)

    async def _say(self, message: Say) -> None:
        """Words of one's own, or something ready-made."""
        table = self.table
        if message.ready is not None and message.ready < READY:
            with speaking(ENGLISH):  # everybody reads it in their own language
                text, ready = SAY(f"ready-{message.ready}"), True
        elif message.text is not None:
            text, ready = clean(message.text), False
        else:
            raise Fault(400, SAY("write-or-choose"))
        await table.chat.say(self.payer.guest, self.seat, table.seats[self.seat].name, text, ready)
        table.show()


# ---------------------------------------------------------------- opening one


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
        drop_traceback(e)
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
    if socket.table.line < socket.had and not tables.settings.dev:  # there a game may begin again
        await _keep_up(socket)
    return socket


async def _keep_up(socket: Socket) -> None:
    """Wait until the database has what this guest was shown before. If it never does, as after a backup was restored, say so:
    an older board is shown only to a page that was just loaded."""
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
