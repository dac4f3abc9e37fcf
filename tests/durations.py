"""Where the time of the last `make test` went: `python -m tests.durations` reads pytest's report in build/tests.xml."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from xml.etree import ElementTree

FILE = Path(__file__).parents[1] / "build" / "tests.xml"
SLOWEST = 10


def group(place: str) -> str:
    """The folder of a test, from the dotted name of its module or class; for the doors, the subfolder."""
    parts = place.split(".")
    module = next((i for i, part in enumerate(parts) if part.startswith("test_")), len(parts))
    return "/".join(parts[: min(module, 3 if "doors" in parts else 2)])


def told(file: Path) -> list[str]:
    """A table in Markdown of seconds and tests by group, longest first, and below it the slowest tests."""
    cases = [
        (e.get("classname", ""), e.get("name", ""), float(e.get("time", 0)))
        for e in ElementTree.parse(file).iter("testcase")
    ]
    seconds, count = defaultdict[str, float](float), Counter(group(place) for place, _, _ in cases)
    for place, _, time in cases:
        seconds[group(place)] += time
    rows = [
        f"| `{name}` | {seconds[name]:.0f} | {count[name]:,} |" for name in sorted(seconds, key=lambda g: -seconds[g])
    ]
    slowest = sorted(cases, key=lambda case: -case[2])[:SLOWEST]
    return [
        "| group | seconds | tests |",
        "|---|--:|--:|",
        *rows,
        f"| all | {sum(seconds.values()):.0f} | {count.total():,} |",
        "",
        *(f"{time:6.1f} s  {place.replace('.', '/')}.py::{name}" for place, name, time in slowest),
    ]


if __name__ == "__main__":
    file = Path(sys.argv[1]) if sys.argv[1:] else FILE
    sys.exit(print("\n".join(told(file))) if file.exists() else f"There is no {file}: run `make test` first.")
