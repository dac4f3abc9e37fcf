"""Where the time of the last `make test` went: `python -m tests.durations` reads pytest's report in build/tests.xml.

It counts seconds of the processor, which other work on the machine hardly changes, and the seconds that passed. Processes that
outlive a test, such as servers and browsers, count for the last test that uses them; those that are forked from a process kept
for it, such as the workers of a server's pools and the servers of the siege, are not counted.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

FILE = Path(__file__).parents[1] / "build" / "tests.xml"
SLOWEST = 10
PROCESSOR = "processor"
"""The property of a test that holds its seconds of the processor."""


def group(place: str) -> str:
    """The folder of a test, from the dotted name of its module or class; for the doors, the subfolder."""
    parts = place.split(".")
    module = next((i for i, part in enumerate(parts) if part.startswith("test_")), len(parts))
    return "/".join(parts[: min(module, 3 if "doors" in parts else 2)])


class Spent(NamedTuple):
    """A test, its seconds of the processor, and those that passed."""

    place: str
    name: str
    processor: float
    passed: float

    @classmethod
    def of(cls, case: ElementTree.Element) -> Spent:
        noted = (p.get("value", "") for p in case.iter("property") if p.get("name") == PROCESSOR)
        return cls(case.get("classname", ""), case.get("name", ""), sum(map(float, noted)), float(case.get("time", 0)))


def told(file: Path) -> list[str]:
    """A table in Markdown of seconds and tests by group, longest first, and below it the slowest tests."""
    tests = sorted(map(Spent.of, ElementTree.parse(file).iter("testcase")), key=lambda t: -t.processor)
    groups = defaultdict[str, list[Spent]](list)
    for test in tests:
        groups[f"`{group(test.place)}`"].append(test)
    rows = [(name, sum(t.processor for t in ts), sum(t.passed for t in ts), len(ts)) for name, ts in groups.items()]
    rows.sort(key=lambda row: -row[1])
    rows.append(("all", sum(row[1] for row in rows), sum(row[2] for row in rows), len(tests)))
    return [
        "| group | processor | passed | tests |",
        "|---|--:|--:|--:|",
        *(f"| {name} | {processor:.0f} | {passed:.0f} | {count:,} |" for name, processor, passed, count in rows),
        "",
        *(f"{t.processor:6.1f} s  {t.place.replace('.', '/')}.py::{t.name}" for t in tests[:SLOWEST]),
    ]


if __name__ == "__main__":
    file = Path(sys.argv[1]) if sys.argv[1:] else FILE
    sys.exit(print("\n".join(told(file))) if file.exists() else f"There is no {file}: run `make test` first.")
