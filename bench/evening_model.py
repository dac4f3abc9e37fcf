"""What each act of an evening costs, and the model by which that becomes what 10,000 people need."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import asyncpg

from bench.server_load import processor

PEOPLE, MINUTES = 10_000, 120
"""For whom the need is worked out: all of them are there at once, and stay so long."""
BUSY = 0.6
"""How busy a core may be on average, so that a rush finds room."""
PROCESS_CONNECTIONS = 21
"""The most connections of a server process to PostgreSQL: its pool, and the one on which it hears of other processes."""
ACTS = {
    "come": 1.0,
    "make a passkey": 0.25,
    "ask for notices": 0.5,
    "look at home": 100.0,
    "look for players, in vain": 45.0,
    "be paired": 3.0,
    "sit down": 6.0,
    "move in a live game": 90.0,
    "open a game by the day": 0.25,
    "move in a game by the day": 5.0,
    "be told of a turn": 5.0,
    "enter a tournament": 0.25,
    "look at a tournament": 50.0,
    "be seated by a tournament": 1.0,
    "leave": 3.0,
}
"""How often each person does each of these in that time: an estimate of ours, for you to change.

Three live games of 60 moves between two, each after a search of a minute (a page asks every 4 seconds); ten minutes at home (a
page looks every 6 seconds); five turns of games by the day; every fourth enters a tournament of four rounds, and looks at it.
"""
AT_TABLE = 0.8
"""The share of people with an open socket."""
LOOKING = 45 * 4 / (60 * MINUTES)
"""The share of people who look for players at any time: as often as they ask, times the 4 seconds between two questions."""


@dataclass(frozen=True)
class Reading:
    """What has been used so far: seconds of processor time, transactions that wrote something, and bytes of PostgreSQL's log."""

    at: float
    server: float
    postgres: float
    writes: int
    log: int

    def since(self, other: Reading) -> Reading:
        return Reading(
            self.at - other.at, self.server - other.server, self.postgres - other.postgres,
            self.writes - other.writes, self.log - other.log,
        )  # fmt: skip


@dataclass
class Cost:
    """Acts of one kind: their processor time in milliseconds, without what is used at rest, and how long people waited."""

    count: int = 0
    server: float = 0.0
    postgres: float = 0.0
    writes: float = 0.0
    log: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def each(self) -> tuple[float, float, float, float]:
        """Of one act: milliseconds of the server and of PostgreSQL, transactions, and kilobytes of log."""
        n = max(1, self.count)
        return self.server / n, self.postgres / n, self.writes / n, self.log / n / 1024


class Meter:
    """Reads what a server and its PostgreSQL use. At first it learns what they use at rest."""

    def __init__(self, database: asyncpg.Connection, server: int, postgres: int) -> None:
        self.database, self.server, self.postgres = database, server, postgres
        self.rest = Reading(1.0, 0.0, 0.0, 0, 0)

    async def read(self) -> Reading:
        query = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint, pg_current_wal_lsn() - '0/0'::pg_lsn"
        writes, log = await self.database.fetchrow(query)
        return Reading(time.perf_counter(), processor(self.server), processor(self.postgres), writes, int(log))

    @asynccontextmanager
    async def measuring(self, cost: Cost) -> AsyncIterator[Cost]:
        """Add what is used in the block to a cost; its acts are counted by the caller."""
        before = await self.read()
        yield cost
        found, rest = (await self.read()).since(before), self.rest
        lasted = found.at / rest.at
        cost.server += 1000 * (found.server - lasted * rest.server)
        cost.postgres += 1000 * (found.postgres - lasted * rest.postgres)
        cost.writes += found.writes - lasted * rest.writes
        cost.log += found.log - lasted * rest.log

    def memory(self) -> tuple[float, float]:
        """Megabytes of the server's processes and of PostgreSQL's, shared memory counted once."""
        return _memory(self.server), _memory(self.postgres)


def _memory(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
        tasks = [(task / "children").read_text("utf-8").split() for task in Path(f"/proc/{pid}/task").iterdir()]
    except OSError:
        return 0.0
    own = sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
    return own + sum(_memory(int(child)) for children in tasks for child in children)


@dataclass
class Findings:
    """Everything that an evening has shown."""

    people: int = 0
    load: float = field(default_factory=lambda: os.getloadavg()[0])
    """The machine's load before it began: what others do there makes all figures worse."""
    costs: dict[str, Cost] = field(default_factory=dict)
    sizes: dict[str, dict[int, Cost]] = field(default_factory=dict)
    """The cost of a look at a list, by its name and by how much is in it."""
    idle: Cost = field(default_factory=Cost)
    """Open sockets on which nothing happens: a second of each counts as one act."""
    rest: Reading = Reading(1.0, 0.0, 0.0, 0, 0)
    memory: tuple[float, float] = (0.0, 0.0)
    """Megabytes of both processes of the server, and of PostgreSQL, with nobody at a table."""
    table: float = 0.0
    """Megabytes of the server for each person at a table."""
    mixed: tuple[float, float] = (0.0, 0.0)
    """Milliseconds that all acts at once took, as the model foretells and as measured."""
    errors: list[str] = field(default_factory=list)


def among(sizes: Mapping[int, Cost], size: float) -> tuple[float, ...]:
    """What each look costs with so much in the list: on the line between the two nearest sizes that were measured."""
    known = sorted(sizes)
    if len(known) < 2:
        return sizes[known[0]].each
    low = max((n for n in known[:-1] if n <= size), default=known[0])
    high = known[known.index(low) + 1]
    part = (size - low) / (high - low)
    return tuple(a + part * (b - a) for a, b in zip(sizes[low].each, sizes[high].each, strict=True))


@dataclass(frozen=True)
class Need:
    """What `people` need: cores at work, cores to have, processes, memory in gigabytes, and connections."""

    people: int
    server: float
    postgres: float
    writes: float
    log: float
    """Megabytes a second."""
    processes: int
    memory: float
    sockets: int
    connections: int


def need(found: Findings, people: int = PEOPLE, acts: Mapping[str, float] = ACTS) -> Need:
    """The model: each act costs what it cost when measured, however many there are; a look at a list costs what it cost with as
    much in it; a socket costs something while nothing happens; and each process of the server what it needs at rest."""
    seconds, (server, postgres, writes, log) = 60 * MINUTES, (0.0, 0.0, 0.0, 0.0)
    for name, often in acts.items():
        sizes, rate = found.sizes.get(name), often * people / seconds
        each = among(sizes, people * LOOKING) if sizes else found.costs.get(name, Cost()).each
        server, postgres = server + rate * each[0] / 1000, postgres + rate * each[1] / 1000
        writes, log = writes + rate * each[2], log + rate * each[3] / 1024
    sockets = round(AT_TABLE * people)
    server += sockets * max(0.0, found.idle.each[0]) / 1000
    postgres += sockets * max(0.0, found.idle.each[1]) / 1000
    processes = max(1, -int(-server // BUSY))
    rest, ours = found.rest, found.memory[0] / 2
    server += processes * rest.server / rest.at / 2
    postgres += processes * rest.postgres / rest.at / 2
    connections = processes * PROCESS_CONNECTIONS
    memory = (processes * ours + sockets * found.table + found.memory[1] * max(1.0, processes / 2)) / 1024
    return Need(people, server, postgres, writes, log, processes, memory, sockets, connections)


# ---------------------------------------------------------------- what is printed


def waited(waits: Sequence[float]) -> str:
    if not waits:
        return " | "
    found = sorted(waits)
    return f"{1000 * median(found):,.0f} ms | {1000 * found[min(len(found) - 1, int(0.95 * len(found)))]:,.0f} ms"


def text(found: Findings) -> str:
    """The tables and the model, as they stand in the documentation."""
    lines = ["| act | times for each | server | PostgreSQL | transactions that write | log | half wait up to | 95 % |"]
    lines.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, often in ACTS.items():
        if cost := found.costs.get(name):
            a, b, writes, log = (max(0.0, part) for part in cost.each)  # what is used at rest varies a little
            lines.append(
                f"| {name} | {often:g} | {a:.2f} ms | {b:.2f} ms | {writes:.2f} | {log:.1f} kB | {waited(cost.waits)} |"
            )
    counts = sorted({size for sizes in found.sizes.values() for size in sizes})
    lines += ["", f"| processor time of both, with so many in the list | {' | '.join(f'{n:,}' for n in counts)} |"]
    lines.append(f"|---|{'---:|' * len(counts)}")
    for name, sizes in found.sizes.items():
        shown = (f"{sum(sizes[n].each[:2]):.2f} ms" if n in sizes else "" for n in counts)
        lines.append(f"| {name} | {' | '.join(shown)} |")
    lines += [
        "",
        "| people, all at once | server | PostgreSQL | processes | memory | sockets | connections to PostgreSQL |",
    ]
    lines.append("|---:|---:|---:|---:|---:|---:|---:|")
    for people in (100, 1_000, PEOPLE):
        n = need(found, people)
        lines.append(
            f"| {people:,} | {n.server:.2f} cores | {n.postgres:.2f} cores | {n.processes} | {n.memory:.1f} GB "
            f"| {n.sockets:,} | up to {n.connections} |"
        )
    n = need(found)
    foretold, measured = found.mixed
    lines += ["", *_model(found, n)]
    if foretold:
        lines.append(
            f"Live moves, moves by the day and looks, all at once, took {measured / foretold:.2f} times what the model foretells."
        )
    lines.append(f"Measured with {found.people:,} people on {os.cpu_count()} cores, on which the clients ran, too.")
    lines.append(f"The load of the machine before it began was {found.load:.1f}; that of an idle one is near 0.")
    return "\n".join(lines)


def _model(found: Findings, n: Need) -> list[str]:
    rest = found.rest
    return [
        f"*The model.* {n.people:,} people are all there for {MINUTES} minutes, and each does each act as often as the first",
        "table says. An act costs what it costs there, however many do it at once; a look at home or for players costs what the",
        f"second table shows between its columns, for {n.people * LOOKING:,.0f} who look for players, as many open tables and as",
        f"many games to watch. {AT_TABLE:.0%} have a socket open: it takes {max(0.0, found.idle.each[0]):.3f} ms of the server a",
        f"second while nothing happens, and {1024 * found.table:,.0f} kB with its part of the table. A process takes",
        f"{500 * rest.server / rest.at:.1f} ms a second at rest, {500 * rest.postgres / rest.at:.1f} ms of PostgreSQL and",
        f"{found.memory[0] / 2:,.0f} MB, and is to be busy for {BUSY:.0%} of the time. All {n.people:,} together write",
        f"{n.writes:,.0f} transactions and {n.log:.1f} MB of log a second.",
    ]
