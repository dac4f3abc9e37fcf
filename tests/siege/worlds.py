"""Two worlds over real sockets: after every move of a game, each client is sent the same bytes in a world that differs only in
information hidden from it.

The second world is made before the move: whatever a seat does not see is redealt, and the mover makes a move there, a different
one if possible, that sounds and looks the same to that seat. If every move reveals something, the world after the real one is
redealt instead. The seed is another one, too. Then a server shows both worlds, and everything it sends is compared: new sockets
with every parameter, and every GET request about the table or the guest. Spectators are compared with a stranger beside them.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from msgspec.structs import replace as with_values
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from rulewright import games
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http import account
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.live import messages
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.store import access, schema
from rulewright.doors.server.store.schema import HUMAN
from rulewright.kernel.derived import answers, takes_list
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE
from rulewright.kernel.view_equality import alike
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match
from tests.doors.server.servers import FOUR, TOY, Server, eventually, newest, opened, quick
from tests.siege.target import pages

T = TypeVar("T")
M = TypeVar("M", bound=Match)
LONGEST = 2000
"""The most moves before the test gives up."""
NUMBERS = (-1, 0, 5)
LISTS: tuple[list[int], ...] = ([], [0, 1])
"""Arguments for the questions."""
ADDRESSES = (
    "",
    "notes=1&chat=1",
    "text=1",
    "seat={other}&text=1",
    "line={line}&notes=2&seat={other}",
    "lang=de&text=1",
)
"""The parameters of a socket's address, alone and together."""
QUERIES = {
    "token": ("{token}",),
    "seat": ("0", "1"),
    "before": ("9999999999999",),
    "result": ("won",),
    "game": ("{game}",),
}
"""Values for the parameters of requests; for all others, 0."""
SHARED = re.compile(
    r"/api/(games(?!/\{game}/leaderboard)|bots|heroes|lab|openapi|me/devices)|/health|/metrics|/operator|/openapi|/.well-known"
)
"""Requests whose answers depend on neither a table nor a secret, or change with time."""
FILES = ("now.svg", "now.png", "0.svg", "game.webp")
SEALS = re.compile(r'"(?:receipt|seal|signature|codes)":\s*"[0-9a-f]*"')
"""Seals and covers depend on the move, but reveal nothing without the seed."""


def hiding() -> list[Game]:
    """Every game with hidden information."""
    return [game for game in [*map(games.load, games.names()), games.load(TOY)] if game.has_secrets]


class ToldApartError(AssertionError):
    """A client could tell two worlds apart."""


class Wire:
    """A match on a server with all clients' sockets, whose table can be switched to another world for a moment."""

    def __init__(self, server: Server, game: Game, seats: int, stack: ExitStack) -> None:
        self.server, self.game, self.counts = server, game, Counter[str]()
        self.guests = [server.guest(f"Player {i}") for i in range(seats)]
        made = self.guests[0].post("/api/matches", {"game": game.name, "seats": seats})
        self.match: str = made["id"]
        for i in range(1, seats):
            self.guests[i].join(made["links"]["seats"][str(i)])
        self.profile, who = self.match, schema.guests
        shown = who.c.id == self.guests[0].cookie.partition(".")[0]
        server.write(lambda c: c.execute(who.update().where(shown).values(profile=self.profile)).rowcount)
        eve, self.stranger = server.guest("Eve"), server.guest("Mallory")
        eve.join(made["links"]["spectate"])
        self.stranger.get("/api/me")
        alone = self.stranger.cookie.partition(".")[0]
        eventually(lambda: server.read(lambda c: access.sign_ins_of(c, alone)), "the stranger's device is on no list")
        self.token: str = made["links"]["spectate"].partition("?token=")[2]
        self.people: dict[int, Guest] = {SPECTATOR: eve, **dict(enumerate(self.guests))}
        self.lines: dict[int, Line] = {
            eye: stack.enter_context(guest.sit(self.match)) for eye, guest in self.people.items()
        }
        for line in self.lines.values():
            newest(line, 0)
        self.lines[0].say(type="say", text="good luck")
        self.lines[0].until("chat")

    def on_loop(self, work: Callable[[], T]) -> T:
        async def done() -> T:
            return work()

        return self._run(done())

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(60)

    @property
    def table(self) -> Table:
        return self.server.tables.by_match[self.match]

    def play(self, seat: int, code: int, number: int) -> None:
        self.lines[seat].play(code, self.on_loop(lambda: self.table.begun.turns[seat]))
        for line in self.lines.values():
            newest(line, number)

    @contextmanager
    def instead(self, match: LiveMatch) -> Iterator[None]:
        """In this context, the table is in another world, in memory and in the database."""
        here = self.table.begun
        self._put(match, here)
        try:
            yield
        finally:
            self._put(here, match)

    def _put(self, match: LiveMatch, before: LiveMatch) -> None:
        secret = {"seed": match.secret.seed, "nonce": match.secret.nonce}

        def write(c: Connection) -> None:
            rows, lines = schema.matches, schema.moves
            c.execute(rows.update().where(rows.c.id == self.match).values(**secret))
            if match.made[-1]["code"] != before.made[-1]["code"]:
                last = (lines.c.match == self.match) & (lines.c.line == match.line_count)
                c.execute(lines.update().where(last).values(code=match.made[-1]["code"]))

        def show() -> None:
            table = self.table
            table.match, table.row = match, with_values(table.row, **secret)
            table.messages._journals.clear()
            table.messages._views = None
            table.messages.table_changed(table.look())
            self.server.tables.pictures._kept.clear()

        self._run(self.server.tables.database.write(write))
        self.on_loop(show)

    def sent(self, eye: int, which: Collection[str]) -> list[tuple[str, str]]:
        """Everything that can be sent to this seat now, with these of the addresses: what it is about, and the bytes."""
        line = self.lines[eye]
        line.say(type="ping")
        line.until("pong")  # skip earlier messages
        self.on_loop(lambda: self._show_all(eye))
        found = [("the state", _state(line))]
        for question, function in answers(self.game).items():
            for argument in LISTS if takes_list(function) else NUMBERS:
                line.say(type="ask", question=question, argument=argument)
                found.append((f"an answer to {question}", _answer(line)))
        for name, guest in {"": self.people[eye], "a stranger's ": self.stranger}.items():
            if name and eye != SPECTATOR:
                continue
            for address in which:
                if address in ADDRESSES:
                    found.append((f"{name}socket ?{address}", "\n".join(self._opened(guest, address, eye))))
                else:
                    found.append((f"{name}GET {address}", _asked(guest, self._filled(address, eye))))
        self.counts["messages and answers"] += len(found)
        return found

    def _filled(self, address: str, eye: int) -> str:
        number = self.table.begun.line_count
        return address.format(
            match=self.match, game=self.game.name, token=self.token, other=(eye + 1) % 2, line=number, file=FILES[0],
            profile=self.profile, tournament=self.match,
        )  # fmt: skip

    def _opened(self, guest: Guest, address: str, eye: int) -> Iterator[str]:
        """What a new socket is sent until its first state, or the code it is closed with."""
        url = f"ws://{guest.place}/ws/{self.match}?{self._filled(address, eye)}"
        with Line(url, {"Cookie": f"{COOKIE}={guest.cookie}"}) as line:
            try:
                while True:
                    yield (text := str(line.socket.recv(60)))
                    if json.loads(text)["type"] == "state":
                        return
            except ConnectionClosed as e:
                yield str(e.rcvd)

    def _show_all(self, eye: int) -> None:
        """Resend everything from the beginning, as to a new connection."""
        for socket in self.table.sockets:
            if socket.seat == eye:
                socket.seen = 0  # type: ignore[attr-defined]
                socket.wake()


def requests() -> list[str]:
    """Every GET request of the contract that is about a table or a guest, with each of its parameters, and the pages of links."""
    found = ["/m/{match}", "/m/{match}?token={token}", "/r/{match}"]
    for one in operations():
        if one.method != "GET" or SHARED.match(one.path):
            continue
        for path in [one.path.replace("{file}", file) for file in FILES] if "{file}" in one.path else [one.path]:
            found += [path, *(f"{path}?{name}={value}" for name in one.query for value in QUERIES.get(name, ("0",)))]
    return found


def _state(line: Line) -> str:
    """The next whole state: one about a socket that was opened or closed has no notes that were sent before."""
    while True:
        text = str(line.socket.recv(60))
        found = json.loads(text)
        if found["type"] == "state" and found["notes_from"] == 0:
            return text


def _answer(line: Line) -> str:
    while True:
        text = str(line.socket.recv(60))
        if json.loads(text)["type"] in ("answer", "refused"):
            return text


def _asked(guest: Guest, path: str) -> str:
    try:
        found = guest.get(path)
        return found if isinstance(found, str) else found.hex() if isinstance(found, bytes) else json.dumps(found)
    except Answered as refused:
        return f"{refused.status} {json.dumps(refused.body)}"


# ---------------------------------------------------------------- the second world


def twin(before: M, real: M, eye: int, move: tuple[int, int], chance: random.Random) -> tuple[M, bool]:
    """The match in another world that looks the same to this observer, and whether a different move was made there."""
    game, box, (seat, code) = before.game, before.box, move
    world = game.redeal(before.view(eye), box, eye, [chance.getrandbits(32), chance.getrandbits(32) | 1])
    ways = [code]
    if eye != seat:
        ways = [way for way in game.legal(world, box, seat) if way != code]
        chance.shuffle(ways)
        ways.append(code)
    for way in ways:
        if game.rules.check(world, box, seat, way):
            continue
        there = before.fork()
        there.set_state(world.clone())
        there.again(seat, [way])
        if alike(game.state)(real.state, there.state, eye) and _heard(real, before, eye) == _heard(there, before, eye):
            if isinstance(there, LiveMatch):
                there._authors.append((seat, HUMAN))
                there.turns[seat] += 1
                there.line_count += 1
            return there, way != code
    there = real.fork()
    there.set_state(game.redeal(real.view(eye), box, eye, [chance.getrandbits(32), chance.getrandbits(32) | 1]))
    return there, False


def _heard(match: Match, before: Match, eye: int) -> list[tuple[str, dict[str, int]]]:
    """The notes of the rules to this observer about the move, not the server's texts."""
    return [(t.kind, t.numbers) for t in match.told[len(before.told) :] if t.listener in (EVERYONE, eye)]


def compare(wire: Wire, eye: int, there: LiveMatch, which: Collection[str]) -> None:
    here = wire.sent(eye, which)
    with wire.instead(there):
        elsewhere = wire.sent(eye, which)
    for (what, one), (_, two) in zip(here, elsewhere, strict=True):
        if SEALS.sub("", one) != SEALS.sub("", two):
            at = next((k for k, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            raise ToldApartError(
                f"{wire.game.name}: after move {wire.table.begun.number} seat {eye} can tell two worlds apart by {what}: "
                f"...{one[max(0, at - 80) : at + 80]}... and ...{two[max(0, at - 80) : at + 80]}..."
            )
    wire.counts["pairs of worlds"] += 1


def elsewhere(there: LiveMatch, eye: int) -> LiveMatch:
    """The same match from another seed, in which others were told something else all along."""
    seed, nonce = (sha256(text.encode()).hexdigest() for text in (there.secret.seed, there.secret.nonce))
    there.secret = replace(there.secret, seed=seed, nonce=nonce[:32])
    there.told = [
        told if told.listener in (EVERYONE, eye) else with_values(told, clause=f"{told.clause} elsewhere")
        for told in there.told
    ]
    return there


def whole_game(game: Game, folder: Path, seed: int = 1, most: int = LONGEST, each: int = 0) -> Counter[str]:
    """One whole game, with two worlds for every seat and a spectator after each move. Compares `each` addresses and requests for
    each pair, chosen at random; 0: all of them, every time."""
    chance, seats = random.Random(f"{game.name} {seed}"), min(3, game.seats[1])
    url = f"sqlite:///{folder / f'{game.name}-{seed}.db'}"
    settings = quick(url, games=(TOY, FOUR), web=str(pages(folder)), operator_token="x")
    everything = [*ADDRESSES, *requests()]
    with ExitStack() as stack:
        stack.enter_context(patch.object(messages, "LOOK", 1e9))
        stack.enter_context(patch.object(account, "EXPORTS", Rate(1000, 10_000)))
        wire = Wire(stack.enter_context(opened(settings)), game, seats, stack)
        giving_up = set(game.actions.concessions())
        for number in range(1, most + 1):
            before = wire.table.begun.fork()
            seat = chance.choice(before.waiting)
            keen = [move.code for move in before.legal(seat) if move.code not in giving_up]
            code = chance.choice(keen)
            wire.play(seat, code, number)
            wire.counts["moves"] += 1
            if wire.table.begun.over:
                break
            real = wire.table.begun
            for eye in wire.people:
                there, another = twin(before, real, eye, (seat, code), chance)
                compare(wire, eye, elsewhere(there, eye), chance.sample(everything, each or len(everything)))
                wire.counts["pairs with different moves"] += another
        else:
            if most == LONGEST:
                raise AssertionError("the game did not end")
    return wire.counts
