"""`python -m bench [WORD]`: measure every row whose name holds the word, and fail if one falls behind its record.

`--record` writes what is better than its record to records.json, and with `--lower REASON` also what is worse.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import platform
import subprocess
import sys
from dataclasses import dataclass
from shlex import quote
from statistics import median

import bench
from bench.records import FILE, Record, Records, missed, read, renewed, write
from bench.row import Figure, Row, UnavailableError, peers_may_be_missing


def rows() -> list[Row]:
    """The rows of every benchmark module that can be imported here."""
    found: list[Row] = []
    for module in sorted(m.name for m in pkgutil.iter_modules(bench.__path__) if not m.name.startswith("_")):
        try:
            with peers_may_be_missing():
                found += getattr(importlib.import_module(f"bench.{module}"), "ROWS", [])
        except UnavailableError as e:
            print(f"bench.{module} is left out: {e}", file=sys.stderr)
    return found


def commit() -> str:
    """The measured commit: HEAD, if there are no relevant changes since."""
    git = ["git", "-C", str(FILE.parent)]
    try:
        subprocess.run([*git, "diff", "--quiet", "HEAD", "--", "../src", "../examples"], check=True)
        return subprocess.run(
            [*git, "rev-parse", "--short=8", "HEAD"], check=True, capture_output=True, text=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        sys.exit("A record names its commit: commit your changes first, or give --commit where there is no repository.")


def processor() -> str:
    """This machine's processor model, as far as it is known, and its number of cores."""
    try:
        said = subprocess.run(["lscpu"], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        said = ""
    models = [line.partition(":")[2].strip() for line in said.splitlines() if line.startswith("Model name:")]
    return f"{models[0] if models else platform.processor() or platform.machine()}, {os.cpu_count()} cores"


@dataclass
class Run:
    """Processes the figures of this run."""

    records: Records
    commit: str = ""
    """The measured commit, if its figures may become records."""
    lower: str = ""

    def row(self, row: Row) -> bool | None:
        """Measure a row and print the result: whether its record is kept, or None if unavailable. A miss is measured twice."""
        try:
            with peers_may_be_missing():
                machine = row.machine()
                record = self.records.get(row.name, {}).get(machine)
                now = figure(pairs := row.measure())
                if record and missed(row, now, record):
                    now = figure(pairs := row.measure(pairs))
        except UnavailableError as e:
            print(f"{row.name}: not measured here ({e})", flush=True)
            return None
        ours, theirs = (median(side) for side in zip(*pairs, strict=True))
        print(f"{row.name}: {now} ({ours:,.4g} {row.unit} against {theirs:,.4g})", end="")
        print(f"; goal {row.goal:g}" if row.goal else "", end="")
        print(f"; record {record}" if record else f"; no record on {machine}", flush=True)
        if self.commit:
            new = renewed(row, record, Record(*rounded(now), self.commit, processor(), lowered=self.lower))
            if new:
                self.records.setdefault(row.name, {})[machine] = new
                FILE.write_text(write(self.records), "utf-8")
                print(f"    is the record on {machine} now", flush=True)
                return True
        if record and missed(row, now, record):
            print(f"    LOST {row.lost(now.ratio, record.ratio):.0%} since {record.commit}", end="")
            print(f": python -m bench.bisect {quote(row.name)} finds where", flush=True)
            return False
        return True


def figure(pairs: list[tuple[float, float]]) -> Figure:
    return Figure.of([ours / theirs for ours, theirs in pairs])


def rounded(f: Figure) -> tuple[float, float]:
    return float(f"{f.ratio:.4g}"), round(f.spread, 3)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("word", nargs="?", default="", help="only rows whose name holds it")
    parser.add_argument("--record", action="store_true", help="write better figures to records.json")
    parser.add_argument("--lower", default="", metavar="REASON", help="with --record: write worse ones, too, and why")
    parser.add_argument("--commit", default="", help="what is measured, where git cannot tell")
    given = parser.parse_args()
    if given.lower and not given.record:
        parser.error("--lower needs --record")
    run = Run(read(FILE.read_text("utf-8")), (given.commit or commit()) if given.record else "", given.lower)
    chosen = [row for row in rows() if given.word.lower() in row.name.lower()]
    if not chosen:
        parser.error(f"no row has {given.word!r} in its name")
    kept = [run.row(row) for row in chosen]
    print(f"{kept.count(True)} rows kept, {kept.count(False)} lost, {kept.count(None)} not measured here")
    return 1 if False in kept else 0


if __name__ == "__main__":  # worker processes import this module too
    sys.exit(main())
