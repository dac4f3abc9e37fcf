"""`make siege`: the whole siege, on SQLite and on PostgreSQL; it fails if one thing is wrong.

Parts of it can be run alone, as often as you like: each run has another seed and is added to `results.jsonl`.

    python -m tests.siege kills --database sqlite --kills 50
    python -m tests.siege kills --database postgresql --kills 50      # every fifth time the database itself is killed
    python -m tests.siege kills --database postgresql --workers 2     # one of two processes is killed each time
    python -m tests.siege bad --database sqlite --cases 10000
    python -m tests.siege worlds --game klobba --game karthis         # a whole game of each; or of all
    python -m tests.siege hosts                                       # three machines, each cut off for a minute
    python -m tests.siege sabotage                                    # breaks the server in every way of breaks.toml
    python -m tests.siege table                                       # what all runs came to, into docs/server.md
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from rulewright import games
from tests.doors.server.postgres import Cluster
from tests.siege import hosts, results, sabotage, worlds
from tests.siege.plan import SHORT, SiegePlan, siege, told
from tests.siege.tally import Tally

SQLITE, POSTGRESQL = "sqlite", "postgresql"
QUIET = SiegePlan(
    kills=0, database_kills=0, full_disks=0, visits=0, cases=0, bots=0, replays=0, flood=0, silent=0, patience=55
)
"""Nothing happens except that people play."""
MINUTE = 60.0
FIFTH = 5
EACH = 6
"""Addresses and requests that are compared for each pair of worlds of a whole game, out of some seventy."""
OTHERS = ("visit", "sabotage", "table")
"""Parts whose results are not added up."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="siege", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", nargs="?", default="all", choices=["all", *PARTS, *OTHERS])
    parser.add_argument("visit", nargs="?", default="all", help="of visit: which, as in breaks.toml")
    parser.add_argument("--break", action="append", default=[], dest="breaks", help="of sabotage: only this one")
    parser.add_argument("--all", action="store_true", help="of sabotage: the whole short siege for every break")
    parser.add_argument("--seed", type=int, help="of a part: the next that was not run yet, unless you say")
    parser.add_argument("--database", choices=[SQLITE, POSTGRESQL], default=SQLITE)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--workers", type=int, default=1, help="of kills: processes, one of which is killed each time")
    parser.add_argument("--cases", type=int, default=50_000, help="pieces of bad input; for all: a tenth on PostgreSQL")
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--seconds", type=float, default=MINUTE, help="for which a machine is cut off")
    parser.add_argument("--short", action="store_true", help="all, as the tests run it")
    return parser.parse_args()


@contextmanager
def place(database: str) -> Iterator[tuple[Path, Cluster | None]]:
    """A folder for the besieged server, and a PostgreSQL if requested."""
    with tempfile.TemporaryDirectory() as folder:
        if database == POSTGRESQL:
            with Cluster() as cluster:
                yield Path(folder), cluster
        else:
            yield Path(folder), None


def whole(given: argparse.Namespace) -> bool:
    seed = given.seed or 1
    wish = replace(SHORT, seed=seed) if given.short else SiegePlan(seed=seed, cases=given.cases)
    with tempfile.TemporaryDirectory() as folder, Cluster() as cluster:
        on_file = asyncio.run(siege(wish, Path(folder)))
        print(told(on_file, "SQLite"), flush=True)
        on_net = asyncio.run(siege(replace(wish, cases=wish.cases // 10), Path(folder), cluster=cluster))
        print(told(on_net, "PostgreSQL"), flush=True)
    return not (on_file.wrong or on_net.wrong)


def kills(given: argparse.Namespace, seed: int) -> Tally:
    of_database = given.kills // FIFTH if given.database == POSTGRESQL else 0
    rest = given.kills - of_database
    wish = replace(
        QUIET, seed=seed, tables=10, kills=rest, database_kills=of_database, quiet=0.3, workers=given.workers
    )
    with place(given.database) as (folder, cluster):
        return asyncio.run(siege(wish, folder, cluster=cluster))


def bad(given: argparse.Namespace, seed: int) -> Tally:
    """Bad input, after a visit whose valid messages are then corrupted."""
    wish = replace(QUIET, seed=seed, tables=0, visits=1, cases=given.cases)
    with place(given.database) as (folder, cluster):
        return asyncio.run(siege(wish, folder, cluster=cluster))


def both_worlds(given: argparse.Namespace, seed: int) -> Tally:
    tally = Tally()
    chosen = [games.load(name) for name in given.game] or worlds.hiding()
    with tempfile.TemporaryDirectory() as folder:
        for game in chosen:
            began = time.monotonic()
            try:
                tally.counts += worlds.whole_game(game, Path(folder), seed, each=EACH)
                tally.counts["whole games"] += 1
            except worlds.ToldApartError as e:
                tally.blame(str(e))
            print(f"{game.name}: {time.monotonic() - began:.0f} s", flush=True)
    return tally


def cut_off(given: argparse.Namespace, seed: int) -> Tally:
    if not hosts.possible():
        sys.exit("Networks can only be made by root on Linux.")
    with tempfile.TemporaryDirectory() as folder:
        return hosts.besiege(replace(SHORT, seed=seed, tables=4), Path(folder), given.seconds)


PARTS = {"kills": kills, "bad": bad, "worlds": both_worlds, "hosts": cut_off}


def other(given: argparse.Namespace) -> bool:
    """A visit to this server, the sabotage of it, or the tables of both; returns whether all is well."""
    if given.part == "table":
        results.write_page(sabotage.table())
        return True
    with tempfile.TemporaryDirectory() as folder:
        if given.part == "visit":
            tally = sabotage.visited(given.visit, Path(folder))
            print(told(tally, given.visit), flush=True)
            return not tally.wrong
        every = sabotage.breaks()
        chosen = {name: every[name] for name in given.breaks} or every
        missed = sabotage.try_all(chosen, Path(folder), given.all, partial(print, flush=True))
    print(f"{len(chosen) - len(missed)} of {len(chosen)} breaks were noticed.")
    return not missed


def main() -> None:
    given = arguments()
    if given.part in OTHERS:
        sys.exit(0 if other(given) else 1)
    if given.part == "all":
        sys.exit(0 if whole(given) else 1)
    database = {"worlds": SQLITE, "hosts": POSTGRESQL}.get(given.part, given.database)
    seed = given.seed or results.next_seed(given.part, database)
    tally = PARTS[given.part](given, seed)
    print(told(tally, f"{given.part} on {database}, seed {seed}"), flush=True)
    results.append(results.of(given.part, database, seed, tally))
    sys.exit(1 if tally.wrong else 0)


if __name__ == "__main__":
    main()
