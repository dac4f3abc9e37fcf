"""`python -m tests.siege.broken FAULT PORT WORKERS [HOST]`: a deliberately broken server, or a sound one if FAULT is empty.

Each fault is one that the siege must notice.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from sqlalchemy import select

from rulewright.doors.server import codec, limits
from rulewright.doors.server.command import run
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http import account, lobby, operator_page, records
from rulewright.doors.server.http import records as coach_http
from rulewright.doors.server.http.connections import Connections
from rulewright.doors.server.http.endpoint import Endpoint
from rulewright.doors.server.identity import COOKIE, Payer, SignedIn, Signer
from rulewright.doors.server.jobs import bots, pool
from rulewright.doors.server.live import coach, socket
from rulewright.doors.server.live.chat import Chat
from rulewright.doors.server.live.context import Access
from rulewright.doors.server.live.messages import Messages
from rulewright.doors.server.live.socket import Socket
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.matches.live_match import LiveMatch, Turn
from rulewright.doors.server.render import EncodedViews
from rulewright.doors.server.store import access, creation, matches, moderation, moves, my_data, schema, seating
from rulewright.doors.server.store.database import Lease

count = itertools.count(1)


def put(owner: Any, name: str, broken: Any) -> None:
    """Replace an attribute by a broken one."""
    setattr(owner, name, broken)


hoard: list[Any] = []


def loses_moves() -> None:
    store = moves.BatchWriter._store

    async def forgetful(self: moves.BatchWriter, rows: list[Any]) -> set[Any]:
        if next(count) % 9 == 0:
            return {(row.match, row.line) for row in rows}
        return await store(self, rows)

    put(moves.BatchWriter, "_store", forgetful)


def doubles_moves() -> None:
    play = Table.play

    async def twice(self: Table, seat: int, codes: Any, turn: int) -> None:
        await play(self, seat, codes, turn)
        if self.match and next(count) % 9 == 0 and seat in self.match.waiting:
            await play(self, seat, codes, self.match.turns[seat])
        elif self.match and seat not in self.match.waiting and next(count) % 5 == 0:
            other = self.match.waiting[0] if self.match.waiting else seat
            await play(self, other, [self.match.legal(other)[0].code], self.match.turns[other])

    put(Table, "play", twice)


def shows_another_view() -> None:
    state = Messages.state

    def wrong(self: Messages, *given: Any) -> Any:
        return replace(state(self, *given), view={"rows": next(count)})

    put(Messages, "state", wrong)


def shows_old_boards() -> None:
    message, last = Messages.message, dict[tuple[str, int], Any]()

    def older(self: Messages, seat: int, seen: int, drawn: bool) -> Any:
        found = message(self, seat, seen, drawn)
        before = last.get((self._turn.row.id, seat), found)
        last[self._turn.row.id, seat] = found
        return before if next(count) % 5 == 0 else found

    put(Messages, "message", older)


def leaks_a_hand() -> None:
    to = EncodedViews.to
    put(EncodedViews, "to", lambda self, seat: to(self, 0 if seat == 1 else seat))


def fails() -> None:
    def wrong(_ask: Any) -> Any:
        raise KeyError("broken on purpose")

    put(lobby, "list_games", wrong)


def keeps_memory() -> None:
    take = Socket._take

    async def heap(self: Socket, text: str | None) -> None:
        hoard.append(bytearray(150_000))
        await take(self, text)

    put(Socket, "_take", heap)


def keeps_descriptors() -> None:
    take = Socket._take

    async def heap(self: Socket, text: str | None) -> None:
        hoard.append(os.open("/dev/null", os.O_RDONLY))
        await take(self, text)

    put(Socket, "_take", heap)


def stalls() -> None:
    take = Socket._take

    async def heavy(self: Socket, text: str | None) -> None:
        if next(count) % 40 == 0:
            time.sleep(2.5)
        await take(self, text)

    put(Socket, "_take", heavy)


def never_writes() -> None:
    async def forgetful(_self: moves.BatchWriter, rows: list[Any]) -> set[Any]:
        return {(row.match, row.line) for row in rows}

    put(moves.BatchWriter, "_store", forgetful)


def serves_the_greedy_first() -> None:
    def greedy(self: pool.Turns) -> Any:
        waiting = [(w, w.payer()) for w in self._queue]
        return max(waiting, key=lambda found: sum(other.address == found[1].address for _, other in waiting))

    put(pool.Turns, "_next", greedy)


def waits_for_ever() -> None:
    put(Connections, "_wait", lambda _self: None)
    put(limits, "BODY_SECONDS", 1e6)


def any_number_of_sockets() -> None:
    put(socket, "_recognised", lambda tables, line: Payer(line.cookies.get(COOKIE, "").partition(".")[0], ""))


def any_number_of_lines() -> None:
    put(Connections, "of_address", 10**9)


def any_number_of_requests() -> None:
    put(limits.Gate, "pass_through", lambda _self, _payer, _what: None)


def any_length() -> None:
    body = limits.body
    put(limits, "body", lambda request, _most: body(request, 10**9))


def takes_anything_back() -> None:
    put(LiveMatch, "no_undo", lambda _self, _seat, _worlds=0: None)


def asks_nobody_to_undo() -> None:
    put(Turn, "must_agree", lambda _self, _seat: [])


def plays_for_an_older_turn() -> None:
    person = Table._write_for

    async def now(self: Table, seat: int, turn: int, line: Any) -> None:
        await person(self, seat, self.match.turns[seat] if self.match else turn, line)

    put(Table, "_write_for", now)


def advises_everybody() -> None:
    put(coach, "alone", lambda _seats, _seat: True)


def standing_fails() -> None:
    async def wrong(_ask: Any) -> Any:
        raise ZeroDivisionError("broken on purpose")

    put(account, "show_standing", wrong)


def lesson_fails() -> None:
    put(coach, "lesson", lambda _game: 1 // 0)


def believes_any_cookie() -> None:
    put(Signer, "signed_in", lambda _self, cookie: SignedIn(cookie.partition(".")[0], "x") if cookie else None)


def believes_any_link() -> None:
    put(Signer, "seat_of", lambda _self, _match, _seats, _token: 1)


def lists_every_table() -> None:
    put(matches, "tables_of", lambda c, _guest, page: matches._read_tables(c, select(schema.matches.c.id), page))


def shows_every_table() -> None:
    async def open_to_all(ask: Any) -> Any:
        return await matches.fetch(ask.tables.database, ask.path["match"])

    put(lobby, "_story", open_to_all)


def gives_every_record() -> None:
    class Anybody:
        seat_of = staticmethod(lambda _seats, _guest: 0)

    put(records, "seating", Anybody)


def says_nothing_on() -> None:
    async def swallow(self: Chat, *_: Any) -> None:
        return

    put(Chat, "say", swallow)


def forks_elsewhere() -> None:
    branch = creation.Branch
    put(coach_http, "Branch", lambda game, row, lines, *more: branch(game, row, lines[:-1], *more))


def links_a_device_twice() -> None:
    accept = access.accept_device
    known: dict[str, str | None] = {}

    def again(c: Any, token: str) -> str | None:
        known.setdefault(token, accept(c, token))
        return known[token]

    put(access, "accept_device", again)


def spectators_see_a_hand() -> None:
    to = EncodedViews.to
    put(EncodedViews, "to", lambda self, seat: to(self, max(seat, 0)))


def stumbles_over_nothing() -> None:
    read = codec.read_body

    def wrong(kind: Any, body: bytes) -> Any:
        if b"\\u0000" in body:
            raise ValueError("broken on purpose")
        return read(kind, body)

    put(codec, "read_body", wrong)


def lets_anybody_operate() -> None:
    put(operator_page, "_knows", lambda _header, _token: True)


def names_everybody_alike() -> None:
    put(matches, "own_name", lambda c, _guest: c.execute(select(schema.guests.c.name)).scalars().first())


def keeps_no_name() -> None:
    put(matches, "own_name", lambda _c, _guest: None)


def shows_on_when_cut_off() -> None:
    put(Lease, "held", True)


def believes_revoked_cookies() -> None:
    put(Access, "revoked", lambda _self, _found: False)


def deletes_no_name() -> None:
    put(my_data, "delete_part", lambda _c, _catalog, _guest: ([], True))


def blocks_nobody() -> None:
    put(moderation, "blocked", lambda _c, _host, _guest: False)


def lets_anybody_remove() -> None:
    remove = seating.remove
    put(seating, "remove", lambda c, match, _host, wish: remove(c, match, matches.hold(c, match)[0].host, wish))


def bans_nobody() -> None:
    put(Access, "ban_of", lambda _self, _payer: None)


def keeps_banned_sockets() -> None:
    async def nothing(_self: Tables) -> None:
        return

    put(Tables, "_keep_out", nothing)


def lets_the_banned_ask() -> None:
    put(Endpoint, "_admit", lambda _self, _request, _payer: None)


FAULTS: dict[str, Callable[[], None]] = {
    f.__name__: f
    for f in (
        loses_moves,
        doubles_moves,
        shows_another_view,
        shows_old_boards,
        leaks_a_hand,
        fails,
        keeps_memory,
        keeps_descriptors,
        stalls,
        never_writes,
        serves_the_greedy_first,
        waits_for_ever,
        any_number_of_sockets,
        any_number_of_lines,
        any_number_of_requests,
        any_length,
        takes_anything_back,
        asks_nobody_to_undo,
        plays_for_an_older_turn,
        advises_everybody,
        standing_fails,
        lesson_fails,
        believes_any_cookie,
        believes_any_link,
        lists_every_table,
        shows_every_table,
        gives_every_record,
        says_nothing_on,
        forks_elsewhere,
        links_a_device_twice,
        spectators_see_a_hand,
        stumbles_over_nothing,
        lets_anybody_operate,
        names_everybody_alike,
        keeps_no_name,
        believes_revoked_cookies,
        deletes_no_name,
        blocks_nobody,
        lets_anybody_remove,
        bans_nobody,
        keeps_banned_sockets,
        lets_the_banned_ask,
    )
}

CUT_OFF_FAULTS: dict[str, Callable[[], None]] = {f.__name__: f for f in (shows_on_when_cut_off,)}
"""Faults that only show if one of several machines is cut off (see `hosts`)."""

HALF = 10.0
"""The timeout for incomplete requests here, shortened for short sieges."""
SLOW = 0.03
"""Extra seconds for every bot, so that hoarding them would make others wait."""


def take_time() -> None:
    do = pool.Worker.do

    async def slowly(self: pool.Worker, task: Any, *given: Any) -> Any:
        if task is bots.answer:
            await asyncio.sleep(SLOW)
        return await do(self, task, *given)

    put(pool.Worker, "do", slowly)


def serve(fault: str, settings: Settings, port: int, workers: int = 1, host: str = "127.0.0.1") -> None:
    """Run it until it is killed."""
    Connections.seconds = limits.BODY_SECONDS = HALF
    take_time()
    if fault:
        (FAULTS | CUT_OFF_FAULTS)[fault]()
    run(settings, host, port, workers)


if __name__ == "__main__":
    fault, port, workers, *more = sys.argv[1:]
    serve(fault, Settings.from_environment(), int(port), int(workers), *more)
