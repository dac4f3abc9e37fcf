"""`make siege`: the whole siege, on SQLite and on PostgreSQL; it fails if one thing is wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from tests.doors.server.postgres import Cluster
from tests.siege.plan import SHORT, Wish, siege, told


def main() -> None:
    parser = argparse.ArgumentParser(prog="siege", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--cases", type=int, default=50_000, help="pieces of bad input on SQLite; a tenth of it on PostgreSQL"
    )
    parser.add_argument("--short", action="store_true", help="what the tests run")
    given = parser.parse_args()
    wish = replace(SHORT, seed=given.seed) if given.short else Wish(seed=given.seed, cases=given.cases)
    with tempfile.TemporaryDirectory() as folder, Cluster() as cluster:
        on_file = asyncio.run(siege(wish, Path(folder)))
        print(told(on_file, "SQLite"), flush=True)
        on_net = asyncio.run(siege(replace(wish, cases=wish.cases // 10), Path(folder), cluster=cluster))
        print(told(on_net, "PostgreSQL"), flush=True)
    sys.exit(1 if on_file.wrong or on_net.wrong else 0)


if __name__ == "__main__":
    main()
