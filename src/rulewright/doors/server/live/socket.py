"""One open socket: it sends the newest state whenever there is one, and takes in moves.

States are not queued. A slow reader is sent the newest one when it is ready for it, with every note since the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

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
from rulewright.doors.server.identity import SPECTATE, Payer
from rulewright.doors.server.live.chat import READY, clean, translated
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import REASON, Tables
from rulewright.doors.server.logs import let_go
from rulewright.doors.server.store import seating
from rulewright.doors.server.store.database import AWAY, Unsure
from rulewright.doors.server.usage import Kind, Wish
from rulewright.doors.server.words import SAY
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
            here=seating.seats_of(table.seats, self.payer.guest),
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
                    await self.table.prepare(self.seat)
                    if not self.tables.lease.held:  # it ran out meanwhile
                        continue
                    text, self.seen = self.table.message(self.seat, self.seen, self.drawn)
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
                let_go(e)
            except Fault as e:
                log.log(e.level, "a message to match %s was refused: %s", self.table.id, e.told)
                self.refuse("message", e.sentence, e.clause)
                let_go(e)
            except Unsure as e:
                log.error("it is not known whether a move in match %s was stored", self.table.id)
                self.tables.metrics.refusals["unsettled"] += 1
                self.say(Unsettled(sentence=SAY("unsettled")))
                self.wake()
                let_go(e)
            except AWAY as e:
                log.error("a message to match %s: the database failed: %s", self.table.id, type(e).__name__)
                self.refuse("failure", SAY("not-stored"))
                let_go(e)
            except Exception as e:
                log.error("a message to match %s failed: %s", self.table.id, type(e).__name__, exc_info=e)
                self.refuse("failure", SAY("not-stored"))
                let_go(e)

    async def _admitted(self) -> bool:
        """Whether this guest sends few enough messages. Where all guests of the address together send too many, each is read
        more slowly: nobody's socket is closed because of somebody else."""
        limits, usage = self.tables.settings.limits, self.tables.usage
        if usage.wait(Kind.MESSAGES, Wish(f"guest {self.payer.guest}", limits.messages)):
            return False
        address = Wish(f"address {self.payer.address}", limits.address_messages)
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
