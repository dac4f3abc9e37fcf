"""`python -m bench.bisect ROW`: the commit at which a row lost its speed, from its record's commit to HEAD.

Every step measures a commit in turns with the good one. A commit is too slow if it is nearer to the bad one than to the good;
where the interval does not tell, more turns are taken. Commits at which the row does not run are passed over.
"""

from __future__ import annotations

import argparse
import platform
import sys
from math import sqrt
from pathlib import Path

from bench.ab import ROUNDS, MissingRowError, Side, compare, git, side
from bench.records import TOLERANCE, read
from bench.row import Figure

TRIES = 3
"""The most measurements of one commit."""


def speed(good: Side, commit: str, name: str, threshold: float = 0.0) -> Figure:
    """The speed of a commit relative to the good one, measured until it is clearly on one side of the threshold, if possible."""
    with side(commit) as other:
        less = other.todays.rows.get(name, good.todays.rows.get(name, False))
        for k in range(1, TRIES + 1):
            found, *_ = compare(good, other, name, less, k * ROUNDS)
            if abs(found.ratio - threshold) > found.spread * found.ratio:
                break
    print(f"  {found}  {git('log', '-1', '--format=%h %s', commit)}", flush=True)
    return found


def search(good: Side, commits: list[str], name: str, threshold: float) -> list[str]:
    """The first commit that is too slow, after any before it at which the row does not run. The last commit is known to be
    slow."""
    low, high, broken = -1, len(commits) - 1, set[int]()
    while middle := sorted(set(range(low + 1, high)) - broken, key=lambda k: abs(2 * k - low - high)):
        try:
            slow = speed(good, commits[middle[0]], name, threshold).ratio < threshold
        except MissingRowError as e:
            print(f"  {commits[middle[0]][:8]} is passed over: {e}", flush=True)
            broken.add(middle[0])
            continue
        low, high = (low, middle[0]) if slow else (middle[0], high)
    return commits[low + 1 : high + 1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bisect", description=__doc__)
    parser.add_argument("row", help="its name, or a part that no other row has")
    parser.add_argument("--good", default="", help="a fast commit, instead of the record's")
    parser.add_argument("--bad", default="HEAD", help="a slow commit")
    given = parser.parse_args()
    with side(given.bad) as bad:
        names = [name for name in bad.todays.rows if given.row.lower() in name.lower()]
    if len(names) != 1 and given.row not in names:
        parser.error(f"{given.row!r} is in the names of {len(names)} rows")
    name = given.row if given.row in names else names[0]
    if not (start := given.good):
        kept = read(Path(git("rev-parse", "--show-toplevel"), "bench", "records.json").read_text("utf-8")).get(name)
        if not kept:
            parser.error("the row has no record: name a fast commit with --good")
        start = kept.get(platform.machine(), next(iter(kept.values()))).commit
    commits = git("rev-list", "--reverse", f"{start}..{given.bad}", "--", "src", "examples", "bench").split()
    print(f"{name}: {len(commits)} commits since {start}, which has 1", flush=True)
    with side(start) as good:
        lost = speed(good, given.bad, name)
        if lost.ratio * (1 + lost.spread) > 1 - TOLERANCE or not commits:
            print(f"{given.bad} is not clearly slower than {start} here.")
            return 1
        found = search(good, commits, name, sqrt(lost.ratio))
    print("It was lost at:" if len(found) == 1 else "It was lost at one of these, most of which could not be measured:")
    for commit in found:
        print(f"  {git('log', '-1', '--format=%h %ad %s', '--date=short', commit)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
