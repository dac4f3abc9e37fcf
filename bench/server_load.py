"""`make load`: many matches at once through real sockets, to see what the server holds and how fast a move arrives.

Every seat is a guest with a socket of its own. A table makes a move, waits until every seat has received it, and makes the next.
In the end the moves are counted in the database, over a separate connection: if there are fewer than were shown, moves were lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import asyncpg
import msgspec
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect

from rulewright import games
from rulewright.doors.server.client import Guest
from rulewright.doors.server.config import ENVIRONMENT, Limits, Rate, Settings
from rulewright.doors.server.identity import COOKIE

PATIENT = Limits(
    messages=Rate(1e6, 10**6),
    address_messages=Rate(1e6, 10**6),
    requests=Rate(1e6, 10**6),
    address_requests=Rate(1e6, 10**6),
    newcomers=Rate(1e6, 10**6),
    address_pages=Rate(1e6, 10**6),
    handshakes=Rate(1e6, 10**6),
    address_handshakes=Rate(1e6, 10**6),
    openings=Rate(1e6, 10**6),
    matches=10**6,
    listed=10**6,
    address_listed=10**6,
    address_sockets=10**6,
)
"""Practically no limits, because here all guests connect from one machine and move without thinking."""
SEATS = 3
"""The most players at one table."""
PATIENCE = 60.0
AT_ONCE, OPENINGS = 10, 20
"""How many tables are opened at once, and how often, to measure the cost of opening one."""


class Choice(msgspec.Struct):
    code: int
    verb: str


class Heard(msgspec.Struct):
    """The fields of a message that the load test needs."""

    type: str
    you: int = -1
    number: int = 0
    turn: int = 0
    waiting: list[int] = []
    moves: list[Choice] = []
    started: bool = False
    over: object = None
    sentence: str = ""


@dataclass
class Tally:
    """The results of a run."""

    waits: list[float] = field(default_factory=list)
    games: int = 0
    errors: list[str] = field(default_factory=list)
    shown: dict[str, int] = field(default_factory=dict)
    """How many moves every seat was shown, by match."""
    measured: Measured | None = None
    opened: int = 0
    """Tables opened during the measurement."""


@dataclass
class Party:
    """The guests of one table."""

    game: str
    address: str
    tally: Tally
    chooser: random.Random
    guests: list[Guest] = field(default_factory=list)
    match: str = ""
    giving_up: frozenset[str] = frozenset()

    def gather(self) -> None:
        """Create the guests and seat them at a new table."""
        game = games.load(self.game)
        self.giving_up = frozenset(v.name for v in game.actions.verbs if v.concede)
        self.guests = [Guest(self.address) for _ in range(min(SEATS, game.seats[1]))]
        self.open()

    def open(self) -> None:
        game = games.load(self.game).name
        made = self.guests[0].post("/api/matches", {"game": game, "seats": len(self.guests)})
        for seat, guest in enumerate(self.guests[1:], 1):
            guest.join(made["links"]["seats"][str(seat)])
        self.match = made["id"]

    async def open_again(self, times: int) -> None:
        """Open tables at which all guests connect and none moves."""
        for _ in range(times):
            await asyncio.to_thread(self.open)
            for line in await self.sit():
                await line.close()

    async def play(self, pace: float, end: asyncio.Event) -> None:
        """Play game after game until `end` is set."""
        await asyncio.sleep(self.chooser.random() * pace)
        try:
            while not end.is_set():
                await self._one_game(pace, end)
                self.tally.games += not end.is_set()
                if not end.is_set():
                    found = await asyncio.to_thread(self.guests[0].post, f"/api/matches/{self.match}/rematch")
                    self.match, self.guests = found["id"], [*self.guests[1:], self.guests[0]]
                    self.tally.opened += 1
        except Exception as e:
            self.tally.errors.append(f"{self.game}: {type(e).__name__}: {e}")

    async def sit(self) -> list[ClientConnection]:
        """Open the sockets of all seats."""
        url, lines = f"ws://{self.guests[0].place}/ws/{self.match}", []
        for guest in self.guests:
            cookie = {"Cookie": f"{COOKIE}={guest.cookie}"}
            lines.append(
                await connect(url, additional_headers=cookie, compression=None, max_size=None, open_timeout=PATIENCE)
            )
        return lines

    async def _one_game(self, pace: float, end: asyncio.Event) -> None:
        lines = await self.sit()
        try:
            states = [await self.until(line, -1) for line in lines]
            while states[0].over is None and not end.is_set():
                states = await self.move(lines, states)
                self.tally.shown[self.match] = states[0].number
                if pace:
                    await asyncio.sleep(pace * (0.5 + self.chooser.random()))
        finally:
            for line in lines:
                await line.close()

    async def move(self, lines: list[ClientConnection], states: list[Heard]) -> list[Heard]:
        """Play one move for a seat whose turn it is. Raises RuntimeError, naming the table, if no seat can move."""
        ways = {i: [m for m in states[i].moves if m.verb not in self.giving_up] for i in states[0].waiting}
        able = [i for i, moves in ways.items() if moves]
        if not able:
            seen = ", ".join(f"seat {i} has {len(s.moves)} moves after move {s.number}" for i, s in enumerate(states))
            raise RuntimeError(f"table {self.match} is stuck: it waits for {states[0].waiting or 'nobody'}, but {seen}")
        seat = self.chooser.choice(able)
        mine, code = states[seat], self.chooser.choice(ways[seat]).code
        number = mine.number
        began = time.perf_counter()
        await lines[seat].send(f'{{"type":"play","code":{code},"turn":{mine.turn}}}')
        found = await asyncio.gather(*(self.until(line, number) for line in lines))
        self.tally.waits.append(time.perf_counter() - began)
        return list(found)

    async def until(self, line: ClientConnection, number: int) -> Heard:
        """The first state after more than `number` moves."""
        while True:
            heard = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE), type=Heard)
            if heard.type == "refused":
                raise RuntimeError(heard.sentence)
            if heard.type == "state" and heard.started and heard.number > number:
                return heard


@dataclass(frozen=True)
class LoadPlan:
    tables: int
    seconds: float
    pace: float
    games: list[str]


@dataclass(frozen=True)
class Measured:
    """The figures of a run. Times are in milliseconds; processor time is the server's only."""

    moves: float
    half: float
    most: float
    processor: float

    @classmethod
    def of(cls, waits: list[float], lasted: float, processor: float) -> Measured:
        found = sorted(waits)
        half, most = (1000 * found[min(len(found) - 1, int(len(found) * part))] for part in (0.5, 0.99))
        return cls(len(found) / lasted, half, most, 1000 * processor / len(found))

    def __str__(self) -> str:
        return (
            f"{self.moves:,.0f} moves/s, each {self.processor:.2f} ms of the processor; until every seat has seen it: "
            f"50th percentile {self.half:.0f} ms, 99th {self.most:.0f} ms"
        )


def processor(pid: int) -> float:
    """Seconds of processor time used by a process and its children, also those that have ended; 0 where the system does not
    report it."""
    try:
        used = sum(map(int, Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[11:15]))
        threads = [(task / "children").read_text("utf-8").split() for task in Path(f"/proc/{pid}/task").iterdir()]
    except OSError:
        return 0.0
    return used / os.sysconf("SC_CLK_TCK") + sum(processor(int(child)) for children in threads for child in children)


@contextmanager
def serving(settings: Settings, workers: int = 1) -> Iterator[tuple[str, int]]:
    """Start a separate server; yields its address and its process id."""
    environment = {**os.environ, ENVIRONMENT: msgspec.json.encode(settings).decode()}
    command = [sys.executable, "-m", "rulewright.doors.server", "0", str(workers)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            yield server.stdout.readline().split()[-1], server.pid
        finally:
            server.terminate()


async def load(address: str, database: str, wish: LoadPlan, pid: int = 0) -> Tally:
    """Run the plan against the server at this address, then compare the moves shown with those in its database."""
    tally, end = Tally(), asyncio.Event()
    parties = [Party(wish.games[i % len(wish.games)], address, tally, random.Random(i)) for i in range(wish.tables)]
    for party in parties:
        await asyncio.to_thread(party.gather)
    tasks = [asyncio.create_task(party.play(wish.pace, end)) for party in parties]
    while len(tally.shown) < wish.tables and not tally.errors:  # nothing is measured until every table has moved
        await asyncio.sleep(0.1)
    tally.waits.clear()
    tally.opened = 0
    began, used = time.perf_counter(), processor(pid)
    await asyncio.sleep(wish.seconds)
    opened = tally.opened
    if tally.waits:
        tally.measured = Measured.of(tally.waits, time.perf_counter() - began, processor(pid) - used)
    end.set()
    await asyncio.gather(*tasks)
    tally.opened = opened
    compare(tally, await stored(database))
    report(wish, tally)
    return tally


async def opening(address: str, wish: LoadPlan, pid: int) -> float:
    """Milliseconds of processor time that the server needs to open a table and connect all its seats."""
    parties = [Party(wish.games[i % len(wish.games)], address, Tally(), random.Random(i)) for i in range(AT_ONCE)]
    for party in parties:
        await asyncio.to_thread(party.gather)
    used = processor(pid)
    await asyncio.gather(*(party.open_again(OPENINGS) for party in parties))
    return 1000 * (processor(pid) - used) / (AT_ONCE * OPENINGS)


async def stored(database: str) -> dict[str, int]:
    """The number of moves in the database, by match: read directly, because the server itself is under test."""
    query = "SELECT match, count(*) FROM moves GROUP BY match"
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(f"file:{url.database}?mode=ro", uri=True)) as file:
            return dict(file.execute(query).fetchall())
    line = await asyncpg.connect(url.set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        return dict(await line.fetch(query))
    finally:
        await line.close()


def compare(tally: Tally, lies: dict[str, int]) -> None:
    """Compare the moves shown with the moves stored."""
    for match, shown in tally.shown.items():
        if lies.get(match, 0) != shown:
            tally.errors.append(f"{match}: {shown} moves shown, {lies.get(match, 0)} stored")


def report(wish: LoadPlan, tally: Tally) -> None:
    pace = f"a move every {wish.pace:g} s each" if wish.pace else "as fast as they can"
    print(f"{wish.tables} matches at once ({', '.join(wish.games)}), {pace}, for {wish.seconds:.0f} s:")
    print(f"  {tally.measured or 'nothing was played'}")
    print(f"  {sum(tally.shown.values()):,} moves in {len(tally.shown)} matches, {tally.games} finished; ", end="")
    print(f"{len(tally.errors)} errors or lost moves", flush=True)
    for error in tally.errors[:10]:
        print(f"  {error}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(prog="load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds from one move to the next at each table")
    parser.add_argument("--game", action="append", default=[], help="a game's name or folder; may be repeated")
    parser.add_argument("--database", default="", help="another database than a fresh SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="server processes; PostgreSQL only")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{Path(folder, 'load.db')}"
        wish = LoadPlan(given.tables, given.seconds, given.pace, given.game or games.names())
        with serving(settings(database, wish.games), given.workers) as (address, pid):
            paced = asyncio.run(load(address, database, wish, pid))
            flat_out = asyncio.run(load(address, database, replace(wish, pace=0), pid))
            each = asyncio.run(opening(address, wish, pid))
        found = flat_out.measured
        if found:
            per_move = flat_out.opened / (found.moves * wish.seconds)
            print(
                f"  opening a table takes {each:.2f} ms of the processor: {per_move * each:.2f} ms for each of these moves, "
            )
            print(f"  so that a move without it takes {found.processor - per_move * each:.2f} ms", flush=True)
    sys.exit(1 if paced.errors or flat_out.errors else 0)


def settings(database: str, played: list[str]) -> Settings:
    """Settings for a server that allows this load from one machine, and asks players even for forced moves."""
    folders = tuple(game for game in played if game not in games.names())
    return Settings(database=database, games=folders, ask_anyway=True, limits=PATIENT)


if __name__ == "__main__":
    main()
