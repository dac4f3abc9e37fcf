"""Two worlds over real sockets: after every move of a game, each client is sent the same bytes in a world that differs only in
information hidden from it.

The second world is made before the move: whatever a seat does not see is redealt, and the mover makes a move there, a different
one if possible, that sounds and looks the same to that seat. If every move reveals something, the world after the real one is
redealt instead. Then a server shows both, and the output of the seat's socket and of its HTTP responses is compared.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

from rulewright import games
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.live import messages
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.store.schema import HUMAN
from rulewright.kernel.derived import answers, takes_list
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE
from rulewright.kernel.view_equality import alike
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match
from tests.doors.server.house import FOUR, TOY, House, newest, opened, quick

T = TypeVar("T")
M = TypeVar("M", bound=Match)
LONGEST = 2000
"""The most moves before the test gives up."""
NUMBERS = (-1, 0, 5)
LISTS: tuple[list[int], ...] = ([], [0, 1])
"""Arguments for the questions."""
SEALS = re.compile(r'"(?:receipt|seal|signature|codes)":\s*"[0-9a-f]*"')
"""Seals and covers depend on the move, but reveal nothing without the seed."""


def hiding() -> list[Game]:
    """Every game with hidden information."""
    return [game for game in [*map(games.load, games.names()), games.load(TOY)] if game.has_secrets]


class ToldApartError(AssertionError):
    """A client could tell two worlds apart."""


class Wire:
    """A match on a server with all clients' sockets, whose table can be switched to another world for a moment."""

    def __init__(self, house: House, game: Game, seats: int, stack: ExitStack) -> None:
        self.house, self.game, self.counts = house, game, Counter[str]()
        self.guests = [house.guest(f"Player {i}") for i in range(seats)]
        made = self.guests[0].post("/api/matches", {"game": game.name, "seats": seats})
        self.match: str = made["id"]
        for i in range(1, seats):
            self.guests[i].join(made["links"]["seats"][str(i)])
        eve = house.guest("Eve")
        eve.join(made["links"]["spectate"])
        self.people: dict[int, Guest] = {SPECTATOR: eve, **dict(enumerate(self.guests))}
        self.lines: dict[int, Line] = {
            eye: stack.enter_context(guest.sit(self.match)) for eye, guest in self.people.items()
        }
        for line in self.lines.values():
            newest(line, 0)

    def on_loop(self, work: Callable[[], T]) -> T:
        async def done() -> T:
            return work()

        return asyncio.run_coroutine_threadsafe(done(), self.house.loop).result(60)

    @property
    def table(self) -> Table:
        return self.house.tables.by_match[self.match]

    def play(self, seat: int, code: int, number: int) -> None:
        self.lines[seat].play(code, self.on_loop(lambda: self.table.begun.turns[seat]))
        for line in self.lines.values():
            newest(line, number)

    @contextmanager
    def instead(self, match: LiveMatch) -> Iterator[None]:
        """In this context, the table is in another world."""
        real = self.on_loop(lambda: self._put(match))
        try:
            yield
        finally:
            self.on_loop(lambda: self._put(real))

    def _put(self, match: LiveMatch) -> LiveMatch:
        before, self.table.match = self.table.begun, match
        self.table.messages._journals.clear()
        self.table.messages._views = None
        self.table.messages.game_went_on()
        self.table.messages.table_changed(self.table.look())
        return before

    def sent(self, eye: int) -> list[tuple[str, str]]:
        """Everything that can be sent to this seat now: what it is about, and the bytes."""
        line = self.lines[eye]
        line.say(type="ping")
        line.until("pong")  # skip earlier messages
        self.on_loop(lambda: self._show_all(eye))
        found = [("the state", _state(line))]
        for question, function in answers(self.game).items():
            for argument in LISTS if takes_list(function) else NUMBERS:
                line.say(type="ask", question=question, argument=argument)
                found.append((f"an answer to {question}", _answer(line)))
        for path in ("", "/record", "/box"):
            found.append((f"GET {path or 'the table'}", _asked(self.people[eye], f"/api/matches/{self.match}{path}")))
        self.counts["messages and answers"] += len(found)
        return found

    def _show_all(self, eye: int) -> None:
        """Resend everything from the beginning, as to a new connection."""
        for socket in self.table.sockets:
            if socket.seat == eye:
                socket.seen = 0  # type: ignore[attr-defined]
                socket.wake()


def _state(line: Line) -> str:
    while True:
        text = str(line.socket.recv(60))
        if json.loads(text)["type"] == "state":
            return text


def _answer(line: Line) -> str:
    while True:
        text = str(line.socket.recv(60))
        if json.loads(text)["type"] in ("answer", "refused"):
            return text


def _asked(guest: Guest, path: str) -> str:
    try:
        found = guest.get(path)
        return found if isinstance(found, str) else json.dumps(found)
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


def compare(wire: Wire, eye: int, there: LiveMatch) -> None:
    here = wire.sent(eye)
    with wire.instead(there):
        elsewhere = wire.sent(eye)
    for (what, one), (_, two) in zip(here, elsewhere, strict=True):
        if SEALS.sub("", one) != SEALS.sub("", two):
            at = next((k for k, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            raise ToldApartError(
                f"{wire.game.name}: after move {wire.table.begun.number} seat {eye} can tell two worlds apart by {what}: "
                f"...{one[max(0, at - 80) : at + 80]}... and ...{two[max(0, at - 80) : at + 80]}..."
            )
    wire.counts["pairs of worlds"] += 1


def whole_game(game: Game, folder: Path, seed: int = 1, most: int = LONGEST) -> Counter[str]:
    """One whole game, with two worlds for every seat and a spectator after each move."""
    chance, seats = random.Random(f"{game.name} {seed}"), min(3, game.seats[1])
    settings = quick(f"sqlite:///{folder / f'{game.name}-{seed}.db'}", games=(TOY, FOUR))
    with patch.object(messages, "LOOK", 1e9), opened(settings) as house, ExitStack() as stack:
        wire = Wire(house, game, seats, stack)
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
                compare(wire, eye, there)
                wire.counts["pairs with different moves"] += another
        else:
            if most == LONGEST:
                raise AssertionError("the game did not end")
    return wire.counts
