"""The results of sieges, run by run and in total: `python -m tests.siege table` writes the tables of docs/server.md."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from tests.prepare import ROOT
from tests.siege.tally import Tally

FILE = Path(__file__).with_name("results.jsonl")
PAGE = ROOT / "docs" / "server.md"
SIEGE, BREAKS = "siege", "breaks"
"""The places of the two tables in the page."""
TITLES = {
    "kills": "killed while people play, every client's history checked",
    "kills without histories": "the same, before histories were checked",
    "bad": "bad input",
    "worlds": "two worlds on the wire",
    "hosts": "three machines, one cut off for a minute",
}
SHOWN = {
    "kills": ("server killed", "database killed", "moves", "views"),
    "kills without histories": ("server killed", "database killed", "moves", "views"),
    "bad": ("bad requests", "bad messages"),
    "worlds": ("whole games", "moves", "pairs of worlds", "pairs with different moves", "messages and answers"),
    "hosts": ("cut off", "moves", "states that were watched"),
}
"""The counts reported for each part."""


class Run(msgspec.Struct, frozen=True):
    """One run of one part. Runs with different seeds are independent, so they can be added up."""

    part: str
    database: str
    seed: int
    counts: dict[str, int]
    wrong: int
    waits: int = 0
    longest_wait: float = 0.0
    """The longest wait of a bystander, in seconds."""


def of(part: str, database: str, seed: int, tally: Tally) -> Run:
    counts = {name: tally.counts[name] for name in SHOWN[part] if tally.counts[name]}
    return Run(
        part, database, seed, counts, len(tally.wrong), len(tally.waits), round(max(tally.waits, default=0.0), 2)
    )


def load(file: Path = FILE) -> list[Run]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Run) for line in lines]


def append(run: Run, file: Path = FILE) -> None:
    """Save a run, even a failed one: after the fix, remove that line and run the same seed again."""
    with open(file, "ab") as runs:
        runs.write(msgspec.json.encode(run) + b"\n")


def next_seed(part: str, database: str, file: Path = FILE) -> int:
    return 1 + max((run.seed for run in load(file) if (run.part, run.database) == (part, database)), default=0)


def table(runs: list[Run]) -> str:
    """All runs of each part on each database, added up."""
    rows = ["| siege | database | runs | what happened | wrong |", "|---|---|---|---|---|"]
    groups: dict[tuple[str, str], list[Run]] = defaultdict(list)
    for run in runs:
        groups[run.part, run.database].append(run)
    for part, title in TITLES.items():
        for database in sorted({base for name, base in groups if name == part}):
            found = groups[part, database]
            sums = {name: sum(run.counts.get(name, 0) for run in found) for name in SHOWN[part]}
            told = ", ".join(f"{n:,} {name}" for name, n in sums.items() if n)
            rows.append(f"| {title} | {database} | {len(found):,} | {told} | {sum(run.wrong for run in found):,} |")
    return "\n".join(rows)


def write_page(breaks: str, page: Path = PAGE, file: Path = FILE) -> None:
    text = put_in(page.read_text("utf-8"), SIEGE, table(load(file)))
    page.write_text(put_in(text, BREAKS, breaks), "utf-8")


def put_in(text: str, name: str, rows: str) -> str:
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    found: Any = re.search(f"{begin}.*?{end}", text, re.S)
    assert found, f"{PAGE.name} has no place for the table of the {name}"
    return text[: found.start()] + f"{begin}\n{rows}\n{end}" + text[found.end() :]
