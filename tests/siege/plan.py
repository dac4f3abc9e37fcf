"""The siege itself: a series of attacks on the server, while people play and a bystander measures."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.doors.server.config import Rate
from tests.doors.server.postgres import Cluster
from tests.doors.server.servers import CLAIMS, FOUR, PATIENT, TOY, quick
from tests.siege import hoard
from tests.siege.bad import bad_input
from tests.siege.bystander import bystander
from tests.siege.players import GAMES, Table
from tests.siege.tally import Tally, compare
from tests.siege.target import Target, pages
from tests.siege.visit import Visit
from tests.siege.visit.visitor import TOKEN
from tests.siege.wire import Wire

VISITOR = "127.0.0.9"
"""The visitor's address."""
MORE_MEMORY = 60.0
"""Megabytes by which the server may grow from bad input."""
PATIENCE = 120.0
"""Seconds after which a client counts as stuck; on a busy machine everything is slow."""
MOVES = 8
"""The least number of moves between two attacks."""
MORE_DESCRIPTORS = 30
"""How many more descriptors it may hold: people reconnect over bad connections."""


@dataclass(frozen=True)
class SiegePlan:
    """The length and intensity of the siege."""

    seed: int = 1
    tables: int = 20
    kills: int = 20
    workers: int = 1
    """Server processes; of several, one at a time is killed. PostgreSQL only."""
    database_kills: int = 5
    full_disks: int = 3
    visits: int = 3
    parts: tuple[str, ...] = ()
    """The parts of the visit; empty: all."""
    left_out: tuple[str, ...] = ()
    """Parts of the visit that are left out."""
    cases: int = 50_000
    bots: int = 60
    """Tables at which bots are kept busy."""
    replays: int = 200
    flood: int = 3_000
    silent: int = 300
    quiet: float = 2.0
    """Seconds between two attacks."""
    pause: float = 0.0
    """Seconds that people think about a move."""
    settling: float = 60.0
    """Seconds for releasing the resources of disconnected guests: long enough for the busiest machine."""
    patience: float = 2.0
    """Seconds that a bystander may wait, on an idle machine."""


SHORT = SiegePlan(
    tables=10,
    kills=2,
    database_kills=1,
    full_disks=1,
    visits=1,
    cases=400,
    bots=6,
    replays=8,
    flood=1_000,
    silent=120,
    quiet=0.8,
    patience=55.0,
)
"""The siege that the tests run. They share a machine of any speed with other tests, so only long waits count as a stall."""

LIMITS = replace(PATIENT, requests=Rate(5, 200))
"""The limits of the besieged server: people hurry, but a single guest cannot send requests without end."""


@contextlib.asynccontextmanager
async def people(tally: Tally, target: Target, wish: SiegePlan, bad_line: bool = True) -> AsyncIterator[None]:
    """People who play, usually over a bad connection, until the context ends."""
    end = asyncio.Event()
    async with Wire(target.port, wish.seed) as wire:
        line = wire.address if bad_line else target.address
        tables = [Table(tally, target.address, line, wish.seed * 100 + k, end) for k in range(wish.tables)]
        for table in tables:
            table.pause = wish.pause
        tasks = [asyncio.create_task(table.run()) for table in tables]
        if tables:
            tasks.append(asyncio.create_task(bystander(tally, target.address, end)))
        try:
            yield
        finally:
            end.set()
            late = (await asyncio.wait(tasks, timeout=PATIENCE))[1] if tasks else set()
            for task in late:
                task.cancel()
                tally.blame("somebody never got an answer")
            for done in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(done, Exception):
                    tally.blame(f"a player gave up: {done!r}")
            tally.counts["lines cut by the wire"] += wire.cuts


async def played(tally: Tally, quiet: float) -> None:
    """Wait a while, and until some moves have been made, however slow the machine is."""
    before, end = sum(tally.kept.values()), time.monotonic() + 60
    await asyncio.sleep(quiet)
    while sum(tally.kept.values()) < before + MOVES:
        if time.monotonic() > end:
            if sum(tally.kept.values()) == before:
                tally.blame("nobody could move for a minute")
            return
        await asyncio.sleep(0.05)


async def kills(tally: Tally, target: Target, wish: SiegePlan) -> None:
    for n in range(wish.kills):
        await played(tally, wish.quiet)
        tally.down()
        if wish.workers > 1:
            target.kill_one(n)
        else:
            await asyncio.to_thread(target.kill)
            await target.start()
        tally.up()
        tally.counts["server killed"] += 1


async def full_disks(tally: Tally, target: Target, wish: SiegePlan) -> None:
    """Let no file grow for a while, then lift the limit."""
    for _ in range(wish.full_disks):
        await played(tally, wish.quiet)
        tally.down()
        target.limit_files(4096)
        await asyncio.sleep(wish.quiet)
        target.limit_files(None)
        tally.up()
        tally.counts["disk full"] += 1


async def database_kills(tally: Tally, cluster: Cluster, wish: SiegePlan) -> None:
    for _ in range(wish.database_kills):
        await played(tally, wish.quiet)
        tally.down()
        await asyncio.to_thread(cluster.crash)
        tally.up()
        tally.counts["database killed"] += 1
        await asyncio.sleep(3)  # let uncertain moves be resolved


async def visits(tally: Tally, target: Target, wish: SiegePlan) -> None:
    for _ in range(wish.visits):
        await asyncio.to_thread(lambda: Visit(tally, target, VISITOR, set(GAMES)).run(wish.parts, wish.left_out))


async def crowds(tally: Tally, target: Target, wish: SiegePlan) -> None:
    """Bad input, then hoarders; at the end the server holds no more resources than before."""
    await bad_input(tally, target.address, wish.seed, wish.cases // 20)
    if wish.bots:
        await asyncio.gather(hoard.bots(tally, target.address, 1), hoard.replays(tally, target.address, finished(), 1))
    before, memory = target.descriptors(), target.memory()
    await bad_input(tally, target.address, wish.seed + 1, wish.cases - wish.cases // 20)
    await asyncio.gather(
        hoard.bots(tally, target.address, wish.bots),
        hoard.replays(tally, target.address, finished(), wish.replays),
        hoard.flood(tally, target.address, wish.flood),
        hoard.silence(tally, target.address, wish.silent, PATIENCE),
    )
    await asyncio.sleep(wish.quiet)
    after = await target.settled(before + MORE_DESCRIPTORS, wish.settling)
    if after > before + MORE_DESCRIPTORS:
        tally.blame(f"it holds {after} descriptors, and held {before}")
    if target.memory() > memory + MORE_MEMORY:
        tally.blame(f"it holds {target.memory():.0f} MB, and held {memory:.0f}")
    tally.counts["memory grew by MB"] += round(target.memory() - memory)
    tally.counts["descriptors grew by"] += after - before


def finished() -> bytes:
    """A finished game to upload."""
    from rulewright import games
    from rulewright.match import Match

    match = Match(games.load(FOUR), seats=2, seed=7)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0].code)
    return match.record().text.encode()


async def siege(wish: SiegePlan, folder: Path, cluster: Cluster | None = None, source: Path | None = None) -> Tally:
    """Run everything on SQLite; if given a PostgreSQL, kill it and the server instead. `source` is a copy of the source, for a
    server that is broken on purpose."""
    tally, games = Tally(patience=wish.patience), (TOY, FOUR, CLAIMS)
    url = await asyncio.to_thread(cluster.fresh) if cluster else f"sqlite:///{folder / 'siege.db'}"
    settings = quick(
        url, games=games, limits=LIMITS, operator_token=TOKEN, lab=True, web=str(pages(folder)), verbose=True
    )
    target = Target(settings, folder / f"siege-{'pg' if cluster else 'sqlite'}.log", wish.workers, source)
    await target.start()
    began = time.monotonic()
    try:
        async with people(tally, target, wish):
            if cluster:
                await database_kills(tally, cluster, wish)
            elif wish.full_disks:
                await full_disks(tally, target, wish)
            await kills(tally, target, wish)
            if wish.tables:
                await played(tally, wish.quiet)
            await visits(tally, target, wish)
            await crowds(tally, target, wish)
    finally:
        target.kill()
    await compare(tally, url, games)
    for line in target.complaints():
        tally.blame(f"the log says: {line}")
    if any(secret in target.log.read_text("utf-8", "replace") for secret in tally.secrets):
        tally.blame("the log holds somebody's cookie or the token of a link")
    tally.counts["seconds"] = round(time.monotonic() - began)
    return tally


def told(tally: Tally, name: str) -> str:
    """A short summary of the siege."""
    waits = sorted(tally.waits)
    counts = ", ".join(f"{name} {n:,}" for name, n in sorted(tally.counts.items()))
    rows = [f"{name}: {counts}"]
    if waits:
        most, half = waits[-1], 1000 * waits[len(waits) // 2]
        rows.append(
            f"  a bystander asked {len(waits):,} times, waited at most {most:.2f} s, half the time {half:.0f} ms"
        )
    return "\n".join([*rows, *(f"  WRONG: {sentence}" for sentence in tally.wrong)])
