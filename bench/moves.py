"""`python -m bench.moves [GAME ...]`: what a move costs the server without sockets and database.

It plays random games at tables in this process: each move is made, checked and described, and every seat's message is encoded.
Garbage is collected as in a server. It reports processor time, and the number of function calls, which is the same on a busy
machine. `--profile` lists them.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from bench.row import Row
from bench.server_load import SEATS, Heard, settings
from rulewright import games
from rulewright.doors.contract.tables import NewMatch
from rulewright.doors.server.http.app import collect_less
from rulewright.doors.server.identity import Payer, new_guest
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store import creation
from rulewright.doors.server.store.moves import NewLine

WARM = 8
"""Warm-up games: what a server does once in its life, such as reading texts and making tables of odds."""
PLAIN = 200
"""Rounds of the reference workload."""


@dataclass(eq=False)
class Onlooker:
    """A socket that sends nothing."""

    seat: int
    payer: Payer = field(default_factory=Payer)
    seen: int = 0

    def wake(self) -> None:
        pass

    def begin_again(self) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        pass

    async def dismiss(self, code: int, why: str) -> None:
        pass


@dataclass
class Cost:
    """The cost of all measured moves."""

    seconds: list[float] = field(default_factory=list)
    profile: cProfile.Profile | None = None


async def play(table: Table, chooser: random.Random, most: int, cost: Cost) -> None:
    """Play one game, or its first moves."""
    giving_up = {v.name for v in table.game.actions.verbs if v.concede}
    onlookers = [Onlooker(seat) for seat in range(len(table.seats))]
    table.sockets.update(onlookers)
    states = [msgspec.json.decode(text, type=Heard) for text in await shown(table, onlookers)]
    for _ in range(most):
        if states[0].over is not None:
            break
        ways = {i: [m for m in states[i].moves if m.verb not in giving_up] for i in states[0].waiting}
        seat = chooser.choice([i for i, moves in ways.items() if moves])
        code = chooser.choice(ways[seat]).code
        if cost.profile:
            cost.profile.enable()
        began = time.process_time()
        await table.play(seat, [code], states[seat].turn)
        texts = await shown(table, onlookers)
        cost.seconds.append(time.process_time() - began)
        if cost.profile:
            cost.profile.disable()
        states = [msgspec.json.decode(text, type=Heard) for text in texts]
    table.sockets.clear()


async def shown(table: Table, onlookers: list[Onlooker]) -> list[str]:
    """The messages that every seat receives now."""
    texts = []
    for onlooker in onlookers:
        await table.messages.prepare(onlooker.seat)
        text, onlooker.seen = table.messages.message(onlooker.seat, onlooker.seen, False)
        texts.append(text)
    return texts


async def opened(tables: Tables, name: str, seed: int) -> Table:
    """Open a table at which all players share a screen."""
    game = games.load(name)
    seats, guest = min(SEATS, game.seats[1]), new_guest()
    here = {str(seat): f"Guest {seed} {seat}" for seat in range(1, seats)}
    wish = NewMatch(game=game.name, seats=seats, here=here, seed=seed)
    limits = tables.settings.limits
    match = await tables.database.write(lambda c: creation.open_table(c, tables.catalog, guest, "bench", wish, limits))
    return await tables.table(match)


async def measured(name: str, count: int, most: int, profile: bool) -> Cost:
    """Measure `count` games, or the first moves of each."""
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(settings(f"sqlite:///{Path(folder, 'moves.db')}", [name]))
        await tables.open()

        async def forgotten(line: NewLine) -> None:
            pass

        tables.batches.add = forgotten  # type: ignore[method-assign]
        try:
            for seed in range(WARM):
                await play(await opened(tables, name, seed), random.Random(seed), most, Cost())
            collect_less()
            cost = Cost(profile=cProfile.Profile(time.thread_time) if profile else None)
            for seed in range(WARM, WARM + count):
                await play(await opened(tables, name, seed), random.Random(seed), most, cost)
        finally:
            await tables.close()
        return cost


def move(name: str) -> float:
    """Milliseconds of processor time of an average move."""
    seconds = asyncio.run(measured(name, 2, 60, False)).seconds
    return 1000 * sum(seconds) / len(seconds)


def plain() -> float:
    """Milliseconds of a fixed workload in plain Python, as a reference for those of a move: calls, dictionaries and JSON."""
    start = time.process_time()
    for _ in range(PLAIN):
        json.loads(json.dumps({str(n): [n, divmod(n, 7), {"text": f"{n:04}"}] for n in range(250)}))
    return 1000 * (time.process_time() - start) / PLAIN


ROWS = [
    Row(
        f"server, {games.load(name).title}: a move without sockets and database, against a loop in plain Python",
        "ms",
        partial(move, name),
        plain,
        less=True,
        rounds=12,
    )
    for name in games.names()
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.moves", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="names of games; all, if none is given")
    parser.add_argument("--games", type=int, default=8, help="games of each")
    parser.add_argument("--moves", type=int, default=60, help="moves of each game, at most")
    parser.add_argument("--profile", action="store_true", help="list the functions that take longest")
    given = parser.parse_args()
    for name in given.game or games.names():
        seconds = sorted(asyncio.run(measured(name, given.games, given.moves, False)).seconds)
        profile = asyncio.run(measured(name, given.games, given.moves, True)).profile
        assert profile
        stats = pstats.Stats(profile)
        mean, half = 1000 * sum(seconds) / len(seconds), 1000 * seconds[len(seconds) // 2]
        calls = stats.total_calls / len(seconds)  # type: ignore[attr-defined]
        print(
            f"{name}: {len(seconds)} moves, each {mean:.2f} ms of the processor, half of them up to {half:.2f}; "
            f"{calls:,.0f} functions called",
            flush=True,
        )
        if given.profile:
            stats.sort_stats("tottime").print_stats(60)


if __name__ == "__main__":
    main()
