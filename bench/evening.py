"""`python -m bench.evening`: an evening of people who meet, on two processes and PostgreSQL, and what 10,000 would need.

People come, look around, find each other, play live and by the day, are told of their turn, enter tournaments and leave. All do
the same at the same time, so that each kind of act is measured alone; then all kinds are done at once, which shows whether the
sum of the parts is the whole. In the end nothing may be lost or doubled: seats, moves, notices and entries are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import msgspec
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection

from bench.evening_model import Cost, Findings, Meter, text
from bench.server_load import PATIENCE, Heard, Party, Tally, compare, serving, settings, stored
from rulewright import games
from rulewright.doors.server.client import Guest
from rulewright.lab.tournament import write_into
from tests.doors.server.authenticator import Authenticator
from tests.doors.server.postgres import Cluster
from tests.doors.server.push_service import PushService, push_service

T = TypeVar("T")
DAY_GAME = Path(__file__).parents[1] / "examples" / "connect_four"
LIVE, DAYS = {"per_move": 601}, {"days": 3}
"""The clocks; by the first, the tables of those who looked for players are told from others."""
AT_ONCE = 4
"""How many requests are made at once."""
WARM = 8
"""How many come before anything is measured: each process does some things once."""
CUP = 32
"""How many enter each tournament."""


@dataclass(frozen=True)
class EveningPlan:
    people: int = 300
    """How many come; even."""
    game: str = "klobba"
    """What is played live."""
    moves: int = 10
    """Moves at each table."""
    pace: float = 2.0
    """Seconds between two moves of a table."""
    asks: float = 4.0
    """Seconds between two questions of somebody who looks for players, as the page has it."""
    quiet: float = 25.0
    """Seconds for which the server is watched while nothing happens."""
    sizes: tuple[int, ...] = (0, 100, 1_000, 10_000)
    """How much is in the lists that are looked at."""
    looks: int = 100
    """How often lists of each size are looked at."""


class Visitor(Guest):
    """Somebody with an address of their own, as a proxy tells it, so that nobody's limits concern others."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(address)
        self.number = number
        self._behind = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self.looks = 0

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        return super().ask(method, path, body, **self._behind, **headers)

    @property
    def id(self) -> str:
        return self.cookie.partition(".")[0]

    def come(self) -> None:
        for path in ("/api/me", "/api/games", "/api/lab"):
            self.get(path)
        self.put("/api/me", {"name": f"Visitor {self.number}"})

    def look_at_home(self) -> None:
        """What the home page asks for every six seconds, and for the games to watch every fifth time."""
        for path in ("matches/mine", "matches/open?page=0", "seeks", "me/friends"):
            self.get(f"/api/{path}")
        self.looks += 1
        if self.looks % 5 == 1:
            self.get("/api/matches/running?page=0")


@dataclass
class Live:
    """A table of two who found each other."""

    party: Party
    lines: list[ClientConnection] = field(default_factory=list)
    states: list[Heard] = field(default_factory=list)

    async def sit_down(self) -> float:
        """Both open their sockets and add their salt; returns the seconds until both see the game."""
        began = time.perf_counter()
        lines, seats, begun = await self.party.sit(), list[int](), list[Heard]()
        for line in lines:
            about, state = [await self._hear(line, kind) for kind in ("table", "state")]
            seats.append(about.you)
            if not state.started:  # a table begins after a while without those who add none
                await line.send('{"type":"salt","text":""}')
            begun.append(state)
        begun = [s if s.started else await self.party.until(line, -1) for line, s in zip(lines, begun, strict=True)]
        order = [seats.index(seat) for seat in range(len(seats))]
        self.lines, self.states = [lines[n] for n in order], [begun[n] for n in order]
        return time.perf_counter() - began

    async def _hear(self, line: ClientConnection, kind: str) -> Heard:
        while True:
            heard = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE), type=Heard)
            if heard.type == kind:
                return heard

    async def play(self, moves: int, pace: float) -> None:
        await asyncio.sleep(self.party.chooser.random() * pace)
        for _ in range(moves):
            if self.states[0].over is not None:
                return
            self.states = await self.party.move(self.lines, self.states)
            self.party.tally.shown[self.party.match] = self.states[0].number
            await asyncio.sleep(pace * (0.5 + self.party.chooser.random()))


@dataclass
class ByDay:
    """A table played by the day. `told` counts the turns that somebody was to be told of, by visitor."""

    pair: tuple[Visitor, Visitor]
    match: str = ""
    told: Counter[int] = field(default_factory=Counter)

    def open(self) -> None:
        one, other = self.pair
        made = one.post("/api/matches", {"game": "connect_four", "seats": 2, "clock": DAYS})
        other.join(made["links"]["seats"]["1"])
        self.match = made["id"]

    def move(self) -> None:
        """The player whose turn it is comes, moves and goes; the other is to be told."""
        for here, away in (self.pair, self.pair[::-1]):
            seen = here.get(f"/api/matches/{self.match}")
            if seen["you"] not in seen["waiting"]:
                continue
            with here.sit(self.match) as line:
                state = line.until()
                line.play(state["moves"][0]["code"], state["turn"])
                number = state["number"]
                while state["number"] == number:
                    state = line.until()
            self.told[away.number] += 1
            return


class Evening:
    """People, and what they have done so far."""

    def __init__(
        self, addresses: Sequence[str], url: str, plan: EveningPlan, meter: Meter, service: PushService
    ) -> None:
        self.url, self.plan, self.meter, self.service = url, plan, meter, service
        places = itertools.cycle(addresses)
        self.warm, *self.people = (Visitor(next(places), number) for number in range(-1, plan.people))
        self.found, self.tally = Findings(people=plan.people), Tally()
        self.live: list[Live] = []
        self.by_day: list[ByDay] = []
        self.cups: list[tuple[Visitor, str]] = []
        self._pool = ThreadPoolExecutor(AT_ONCE)

    async def run(self) -> Findings:
        people, plan = self.people, self.plan
        for _ in range(WARM):
            self.warm.come()
            self.warm.look_at_home()
        await self._rest()
        await self._act("come", self._do(people, Visitor.come))
        keys = people[::4]
        await self._act("make a passkey", self._do(keys, lambda one: Authenticator().add(one)))
        self.service.key = people[0].get("/api/me/notices")["key"]
        await self._act("ask for notices", self._do(people, self._subscribe))
        await self._act("look at home", self._do(people, Visitor.look_at_home))
        await self._lists()
        self.found.memory = self.meter.memory()
        await self._act("be paired", self._pair())
        await self._act("sit down", self._sit_down())
        await self._idle()
        await self._act("move in a live game", self._play(self.live, plan.moves))
        self.by_day = [ByDay((one, other)) for one, other in zip(people[::2], people[1::2], strict=True)]
        await self._act("open a game by the day", self._do(self.by_day, ByDay.open))
        await self._act("move in a game by the day", self._do(self.by_day, ByDay.move))
        await self._act("be told of a turn", self._told())
        await self._tournaments(keys)
        await self._all_at_once()
        await self._told()
        await self._check()
        await self._act("leave", self._leave())
        self._pool.shutdown()
        return self.found

    # ------------------------------------------------------------ measuring

    async def _act(self, name: str, work: Coroutine[Any, Any, list[float]]) -> None:
        """Everybody does the same; each wait is one act."""
        cost = self.found.costs.setdefault(name, Cost())
        async with self.meter.measuring(cost):
            waits = await work
        cost.count += len(waits)
        cost.waits += waits
        print(f"{name}: {len(waits)}, {sum(cost.each[:2]):.2f} ms each", file=sys.stderr, flush=True)

    async def _do(self, whom: Sequence[T], work: Callable[[T], object]) -> list[float]:
        def timed(one: T) -> float:
            began = time.perf_counter()
            try:
                work(one)
            except Exception as e:
                self.found.errors.append(f"{type(e).__name__}: {e}")
            return time.perf_counter() - began

        loop = asyncio.get_running_loop()
        return await asyncio.gather(*(loop.run_in_executor(self._pool, timed, one) for one in whom))

    async def _rest(self) -> None:
        before = await self.meter.read()
        await asyncio.sleep(self.plan.quiet)
        self.found.rest = self.meter.rest = (await self.meter.read()).since(before)

    async def _idle(self) -> None:
        """What open sockets take; from then on that is rest."""
        before = await self.meter.read()
        async with self.meter.measuring(self.found.idle):
            await asyncio.sleep(self.plan.quiet)
        self.meter.rest = (await self.meter.read()).since(before)
        self.found.idle.count = round(len(self.people) * self.plan.quiet)
        self.found.table = max(0.0, self.meter.memory()[0] - self.found.memory[0]) / len(self.people)

    # ------------------------------------------------------------ finding each other

    def _wish(self, **more: Any) -> dict[str, Any]:
        return {"game": self.plan.game, "seats": 2, "clock": LIVE, **more}

    async def _lists(self) -> None:
        """Look at lists of several sizes: at home, and as somebody who looks for players in vain."""
        seeker, picky, host, guest = self.people[:4]
        picky.put("/api/seek", self._wish(low=3000))
        seeker.put("/api/seek", self._wish())
        ways = [host.post("/api/matches", {"game": "connect_four", "seats": 2, "open": True})["id"] for _ in "ab"]
        guest.post(f"/api/matches/{ways[1]}/join", {})
        looks = self.plan.looks
        many = list(itertools.islice(itertools.cycle(self.people), looks))
        for size in self.plan.sizes:
            await crowd(self.meter.database, size, picky.id, ways)
            for name, whom, work in (
                ("look for players, in vain", [seeker] * looks, lambda one: one.put("/api/seek", self._wish())),
                ("look at home", many, Visitor.look_at_home),
            ):
                cost = self.found.sizes.setdefault(name, {}).setdefault(size, Cost(count=looks))
                async with self.meter.measuring(cost):
                    cost.waits = await self._do(whom, work)
                print(f"{name}, with {size:,}: {cost.each[:2]}", file=sys.stderr, flush=True)
            await disperse(self.meter.database)
        self.found.costs["look for players, in vain"] = self.found.sizes["look for players, in vain"][
            min(self.plan.sizes)
        ]
        for one in (seeker, picky):
            one.ask("DELETE", "/api/seek")

    async def _pair(self) -> list[float]:
        """Everybody looks for players until they are found."""
        tables: dict[str, list[Guest]] = {}

        async def find(one: Visitor) -> float:
            began, found = time.perf_counter(), list[str]()
            while True:
                await self._do([one], lambda one: found.append(one.put("/api/seek", self._wish())["match"] or ""))
                if any(found) or time.perf_counter() - began > PATIENCE:
                    break
                await asyncio.sleep(self.plan.asks)
            if any(found):
                tables.setdefault(found[-1], []).append(one)
            else:
                self.found.errors.append("somebody looked for players in vain")
            return time.perf_counter() - began

        waits = await asyncio.gather(*(find(one) for one in self.people))
        for match, guests in tables.items():
            if len(guests) != 2:
                self.found.errors.append(f"{match}: {len(guests)} people were told that they sit at this table for two")
                continue
            concede = frozenset(v.name for v in games.load(self.plan.game).actions.verbs if v.concede)
            chooser = random.Random(len(self.live))
            party = Party(self.plan.game, self.people[0].place, self.tally, chooser, guests, match, giving_up=concede)
            self.live.append(Live(party))
        return waits

    async def _sit_down(self) -> list[float]:
        room = asyncio.Semaphore(AT_ONCE)

        async def sit(one: Live) -> float:
            async with room:
                return await one.sit_down()

        return [wait for wait in await asyncio.gather(*map(sit, self.live)) for _ in range(2)]

    async def _play(self, tables: Sequence[Live], moves: int) -> list[float]:
        self.tally.waits.clear()
        done = await asyncio.gather(*(one.play(moves, self.plan.pace) for one in tables), return_exceptions=True)
        self.found.errors += [f"a live game broke off: {type(e).__name__}: {e}" for e in done if e]
        return list(self.tally.waits)

    # ------------------------------------------------------------ by the day

    def _subscribe(self, one: Visitor) -> None:
        one.put("/api/me/push", self.service.browser(str(one.number)).subscription)

    def _shown(self, one: Visitor, match: str) -> int:
        return self.service.browser(str(one.number)).topics.count(match)

    async def _told(self) -> list[float]:
        """Wait until everybody has been told of their turn. What is counted are the notices that arrived meanwhile."""
        began, before = time.perf_counter(), self._notices()
        while any(self._shown(one, t.match) < t.told[one.number] for t in self.by_day for one in t.pair):
            if time.perf_counter() - began > PATIENCE:
                break
            await asyncio.sleep(0.2)
        return [time.perf_counter() - began] * (self._notices() - before)

    def _notices(self) -> int:
        return sum(len(browser.shown) for browser in self.service.browsers.values())

    # ------------------------------------------------------------ tournaments, all at once, leaving

    async def _tournaments(self, hosts: Sequence[Visitor]) -> None:
        about = {"kind": "swiss", "game": "connect_four", "clock": {"per_move": 60}, "most": CUP, "patience": 60}
        for n in range(0, len(self.people), CUP):
            host = hosts[n // CUP % len(hosts)]
            made = host.post("/api/tournaments", {"name": f"Cup {n}", "starts": int(time.time()) + 3600, **about})
            self.cups.append((host, f"/api/tournaments/{made['id']}"))
        await self._act("enter a tournament", self._do(self.people, lambda one: one.post(f"{self._cup(one)}/enter")))
        await self._act("look at a tournament", self._do(self.people, lambda one: one.get(self._cup(one))))
        await self._act("be seated by a tournament", self._seated())

    def _cup(self, one: Visitor) -> str:
        return self.cups[one.number // CUP][1]

    async def _seated(self) -> list[float]:
        """Start all tournaments, and wait until everybody has a table."""
        began = time.perf_counter()
        await self._do(self.cups, lambda cup: cup[0].post(f"{cup[1]}/start"))
        query = "SELECT count(*) FROM pairings WHERE match IS NULL AND points IS NULL"
        rounds = "SELECT count(*) FROM tournaments WHERE status = 'waiting' OR round = 0"
        while await self.meter.database.fetchval(rounds) or await self.meter.database.fetchval(query):
            await asyncio.sleep(0.2)
            if time.perf_counter() - began > PATIENCE:
                self.found.errors.append("a tournament did not begin")
                break
        return [time.perf_counter() - began] * len(self.people)

    async def _all_at_once(self) -> None:
        """Live moves, moves by the day, and looks at home and at tournaments, all at the same time."""
        measured = Cost()
        async with self.meter.measuring(measured):
            done = await asyncio.gather(
                self._play(self.live, self.plan.moves),
                self._do(self.by_day, ByDay.move),
                self._do(self.people, Visitor.look_at_home),
                self._do(self.people, lambda one: one.get(self._cup(one))),
            )
        names = ("move in a live game", "move in a game by the day", "look at home", "look at a tournament")
        foretold = sum(
            len(waits) * sum(self.found.costs[name].each[:2]) for name, waits in zip(names, done, strict=True)
        )
        self.found.mixed = foretold, measured.server + measured.postgres

    async def _leave(self) -> list[float]:
        tables = {guest: one.party.match for one in self.live for guest in one.party.guests}

        def go(one: Visitor) -> None:
            one.ask("DELETE", "/api/seek")
            one.post(f"/api/matches/{tables[one]}/leave")

        waits = await self._do([one for one in self.people if one in tables], go)
        for table in self.live:
            await asyncio.gather(*(line.close() for line in table.lines))
        return waits

    # ------------------------------------------------------------ nothing is lost or doubled

    async def _check(self) -> None:
        errors, database = self.found.errors, self.meter.database
        query = "SELECT s.guest, count(*) FROM seats s JOIN matches m ON m.id = s.match WHERE m.clock->>'per_move' = $1"
        sitting = dict(await database.fetch(f"{query} GROUP BY 1", str(LIVE["per_move"])))
        for one in self.people:
            if sitting.get(one.id) != 1:
                errors.append(f"visitor {one.number} looked for one table and sits at {sitting.get(one.id, 0)}")
        compare(self.tally, await stored(self.url))
        errors += self.tally.errors
        for table in self.by_day:
            for one in table.pair:
                shown, wanted = self._shown(one, table.match), table.told[one.number]
                if not wanted <= shown <= wanted + (one is table.pair[0]):
                    errors.append(f"visitor {one.number} was told {shown} times of {wanted} turns")
        errors += self.service.wrong
        entered = await database.fetchrow("SELECT count(*), count(DISTINCT guest) FROM entries")
        if tuple(entered) != (len(self.people),) * 2:
            errors.append(f"{len(self.people)} people entered tournaments, and {tuple(entered)} entries are stored")
        played = await database.fetchval("SELECT count(*) - count(DISTINCT (tournament, players::text)) FROM pairings")
        if played:
            errors.append(f"{played} pairings of tournaments are stored twice")


# ---------------------------------------------------------------- crowds

SEEKS = """
INSERT INTO seeks (guest, kind, game, seats, options, clock, rated, low, high, points, margin, began, seen)
SELECT 'crowd.' || n, CASE n % 2 WHEN 0 THEN kind ELSE 'crowd.' || n END, game, seats, options, clock, rated,
    CASE n % 2 WHEN 0 THEN 3000 END, high, points, margin, began - n, seen + 86400000
FROM seeks, generate_series(1, $1::int) n WHERE guest = $2
"""
"""Half look for what is looked for here, and accept nobody; the others would be welcome, and look for something else."""
TABLES = """
INSERT INTO {table} SELECT (jsonb_populate_record(t, jsonb_build_object({columns}))).*
FROM {table} t, generate_series(1, $1::int) n WHERE t.{key} = $2
"""


async def crowd(database: asyncpg.Connection, size: int, seeker: str, tables: Sequence[str]) -> None:
    """Fill the lists: so many seeks, open tables and games to watch, like those that are there, each of another host."""
    await database.execute(SEEKS, size, seeker)
    for i, match in enumerate(tables):
        name = f"'crowd.{i}.' || n"
        here = f"'id', {name}, 'host', {name}, 'origin', {name}, 'due', null"
        await database.execute(TABLES.format(table="matches", key="id", columns=here), size, match)
        there = f"'match', {name}, 'guest', {name} || t.seat || t.kind"
        await database.execute(TABLES.format(table="seats", key="match", columns=there), size, match)
    await database.execute("ANALYZE seeks, matches, seats")


async def disperse(database: asyncpg.Connection) -> None:
    for table, key in (("seeks", "guest"), ("seats", "match"), ("matches", "id")):
        await database.execute(f"DELETE FROM {table} WHERE {key} LIKE 'crowd.%'")
        await database.execute(f"VACUUM ANALYZE {table}")


# ---------------------------------------------------------------- the command


async def watched(
    addresses: Sequence[str], url: str, pids: tuple[int, int], plan: EveningPlan, service: PushService
) -> Findings:
    """An evening at servers on this database; `pids` are the processes of the server and of PostgreSQL."""
    database = await asyncpg.connect(make_url(url).set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        return await Evening(addresses, url, plan, Meter(database, *pids), service).run()
    finally:
        await database.close()


def evening(plan: EveningPlan) -> Findings:
    """Let an evening pass at two processes and a PostgreSQL of their own, which waits for its disk."""
    with Cluster(hasty=False) as cluster, push_service() as service:
        url = cluster.fresh()
        wanted = replace(settings(url, [plan.game, str(DAY_GAME)]), private_push=True)
        with serving(wanted, workers=2) as (address, pid):
            return asyncio.run(watched([address], url, (pid, cluster.pid), plan, service))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.evening", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=int, default=EveningPlan.people)
    parser.add_argument("--game", default=EveningPlan.game, help="what is played live, by two")
    parser.add_argument("--write", type=Path, help="write the tables into this page")
    given = parser.parse_args()
    found = evening(EveningPlan(people=given.people + given.people % 2, game=given.game))
    print(text(found))
    for error in found.errors[:10]:
        print(error, file=sys.stderr)
    if given.write and not found.errors:
        write_into(given.write, "evening", text(found))
    sys.exit(1 if found.errors else 0)


if __name__ == "__main__":
    main()
