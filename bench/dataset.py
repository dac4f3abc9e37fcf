"""`python -m bench.dataset GAME [--games 1000 10000] [--jobs 1 2] [...]`: what `rulewright lab dataset` takes.

For each number of games and of processes: seconds, processor time of all processes, the most memory they had together (Linux:
shared pages count once), the size of the file, and the beginning of its SHA-256, which is the same for any number of processes.
Other arguments go to the command.
"""

from __future__ import annotations

import argparse
import hashlib
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PAUSE = 0.1
"""Seconds between samples of memory use."""


def memory(process: int) -> int:
    """The kilobytes used by a process and its children, as far as they still exist."""
    found, waiting = 0, [process]
    while waiting:
        folder = Path(f"/proc/{waiting.pop()}")
        try:
            waiting += map(int, (folder / "task" / folder.name / "children").read_text().split())
            lines = (folder / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found


def measured(game: str, games: int, jobs: int, more: list[str]) -> str:
    """Measure one row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        asked = [game, "--games", str(games), "--jobs", str(jobs), "--output", str(path), *more]
        before, began, most = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic(), 0
        with subprocess.Popen(
            [sys.executable, "-m", "rulewright", "lab", "dataset", *asked],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as running:
            while running.poll() is None:
                most = max(most, memory(running.pid))
                time.sleep(PAUSE)
        if running.returncode:
            raise SystemExit(f"rulewright lab dataset {' '.join(asked)} failed")
        seconds, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        size, digest = path.stat().st_size, hashlib.sha256(path.read_bytes()).hexdigest()[:8]
    return f"| {game} | {games:,} | {jobs} | {seconds:.0f} | {used:.0f} | {most / 1024:.0f} | {size / 1e6:.1f} | {digest} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.dataset", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, nargs="+", default=[1_000, 10_000])
    parser.add_argument("--jobs", type=int, nargs="+", default=[1, 2])
    asked, more = parser.parse_known_args()
    measured(asked.game, 1, 1, more)  # compile whatever is not cached yet
    print("| game | games | processes | seconds | processor seconds | most memory, MB | file, MB | SHA-256 |")
    print("|---|---|---|---|---|---|---|---|")
    for games in asked.games:
        for jobs in asked.jobs:
            print(measured(asked.game, games, jobs, more), flush=True)


if __name__ == "__main__":
    main()
