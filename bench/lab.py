"""The lab: what counting costs in compiled play, what common random numbers save, and what more processes bring.

python -m bench.lab                      # games a second with 1, 2, 4 and so on workers, up to all cores
python -m bench.lab --memory             # the most memory that a study and a report take, for more and more games
python -m bench lab                      # the rows of make bench
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

from bench.engines import CONNECT_FOUR, rates
from bench.row import Row
from rulewright.lab.settings import Setting, altered, setting_of
from rulewright.lab.study import Plan, Study, Task, study, work
from rulewright.lab.workers import cores, workers

DEALS = 4000
"""Deals per task when measuring workers."""


@cache
def ready(game: str, bots: str, seats: int) -> Setting:
    setting = setting_of(game, bots, seats)
    setting.prepare()
    return setting


def measured(game: str, n: int, seats: int = 2) -> float:
    """Moves per second of processor time, with every note counted."""
    setting = ready(game, "random", seats)
    start = time.process_time()
    rows = setting.play(range(1, n + 1))
    return float(rows.moves.sum()) / (time.process_time() - start)


@cache
def compared() -> Study:
    one = ready("katamari", "heuristic", 2)
    return study([one, altered(one, ["numbers.majority=9"])], Plan(games=20_000, jobs=2))


def precision() -> float:
    """Games that a comparison would need on separate deals, for each that it needs on common ones."""
    return compared().difference("score").fewer


def pace(jobs: int, kind: str, tasks: int = 8) -> float:
    """Games per second of wall-clock time with this many started workers: processes (`interpreted`) or threads (`compiled`)."""
    setting = ready("katamari", "heuristic", 2)
    task = Task((setting,), (setting.rules,), 0, DEALS)
    with workers(kind == "compiled", jobs) as pool:
        for each in [pool.submit(work, task) for _ in range(2 * jobs)]:  # every worker loads the compiled code
            each.result()
        start = time.perf_counter()
        for each in [pool.submit(work, task) for _ in range(tasks * jobs)]:
            each.result()
        return tasks * jobs * DEALS / (time.perf_counter() - start)


ROWS = [
    Row(
        "lab, Katamari: compiled with every note counted, against without",
        "moves/s",
        lambda: measured("katamari", 4000),
        lambda: rates("katamari", "compiled", 4000, 2)[1],
        goal=0.8,
        rounds=9,
    ),
    Row(
        "lab, Connect Four: compiled with every note counted, against without",
        "moves/s",
        lambda: measured(CONNECT_FOUR, 20_000),
        lambda: rates(CONNECT_FOUR, "compiled", 20_000)[1],
        rounds=9,
    ),
    Row(
        "lab, Katamari by the rule of thumb: two processes against one",
        "games/s",
        lambda: pace(2, "interpreted"),
        lambda: pace(1, "interpreted"),
        rounds=3,
    ),
    Row("lab: common random numbers against independent games", "games", precision, lambda: 1.0, rounds=1),
]


MEMORY = """
import resource, sys
from pathlib import Path
from rulewright.lab.report import Wanted, report
from rulewright.lab.settings import setting_of
from rulewright.lab.study import Plan, study
game, games, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
setting, plan = setting_of(game, "random", 2), Plan(games=games)
if folder:
    report(Wanted(setting, plan, ""), Path(folder))
else:
    study([setting], plan)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def memory(games: int, folder: str = "") -> int:
    """The peak memory of a separate process for this many games, in MB."""
    command = [sys.executable, "-c", MEMORY, CONNECT_FOUR, str(games), folder]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument(
        "--workers", default="", help="how many, with commas between; powers of two up to all cores if not given"
    )
    parser.add_argument("--tasks", type=int, default=8, help=f"tasks of {DEALS:,} games for each worker")
    parser.add_argument("--memory", action="store_true")
    parser.add_argument("--games", default="100000,1000000", help="for --memory, with commas between")
    given = parser.parse_args()
    if given.memory:
        for games in map(int, given.games.split(",")):
            with tempfile.TemporaryDirectory() as place:
                written = memory(games, str(Path(place) / "report"))
            print(f"{games:,} games of connect four: a study {memory(games)} MB, a report {written} MB", flush=True)
        return
    many = [int(n) for n in given.workers.split(",") if n] or [n for n in (1, 2, 4, 8, 16, 32, 64) if n <= cores()]
    first = dict[str, float]()
    for n in many:
        told = []
        for kind, name in (("interpreted", "processes"), ("compiled", "threads")):
            rate = pace(n, kind, given.tasks)
            first.setdefault(name, rate / n)
            told.append(f"{n} {name} {rate:,.0f} games/s, {rate / first[name]:.2f} times one")
        print("Katamari by the rule of thumb, every note counted: " + "; ".join(told), flush=True)


if __name__ == "__main__":
    main()
