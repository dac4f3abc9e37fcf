"""The first compile of every game: processor seconds with an empty cache, compared with a reference compile of Numba's own."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache, partial
from tempfile import TemporaryDirectory

from bench.engines import CONNECT_FOUR
from bench.row import Row
from rulewright import games

PREFACE = """
import sys, time
import numpy as np
from rulewright import games
from rulewright.bots.search import Search
from rulewright.kernel.engines import engine
game = games.load(sys.argv[1])
box, runner = game.make_box(), engine("compiled")
start = time.process_time()
"""
WORK = {
    "simulate": "runner.run(game, box, 0, 1)",
    "search": "Search().prepare(game, box)",
    "yardstick": "import numba; numba.njit(lambda a: np.argsort(np.median(a) + np.cumsum(a) % np.sort(a)))(np.arange(9.0))",
}


def cold(what: str, game: str) -> float:
    """Processor seconds of a first compile, in its own process and with its own cache."""
    program = f"{PREFACE}{WORK[what]}\nprint(time.process_time() - start)"
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", program, game],
            env={**os.environ, "RULEWRIGHT_CACHE": folder},
            check=True,
            capture_output=True,
            text=True,
        )
    return float(done.stdout)


yardstick = cache(partial(cold, "yardstick", CONNECT_FOUR))
ROWS = [
    Row(
        f"{games.load(game).title}: first compile of {what}, against Numba compiling sort and median",
        "s",
        partial(cold, what, game),
        yardstick,
        less=True,
        rounds=1,
    )
    for game in (CONNECT_FOUR, *games.names())
    for what in ("simulate", "search")
]
