"""Server metrics in the Prometheus text format. Written by hand: the names and labels are fixed, so a client library with its
registry would be more code, not less."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)
"""The upper bounds of the histogram's buckets, in milliseconds."""


def resident() -> int:
    """The memory of this process, in bytes; 0 where that is not known."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return 0


class Metrics:
    """Counters since the process started."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.matches: Counter[str] = Counter()
        self.stored: Counter[int] = Counter()
        """How many moves took how many milliseconds to store."""
        self.sockets = 0
        self.tables = 0
        self.unarchived = 0
        """Matches that are over and wait to be archived."""
        self.cut_off = False
        """Whether the database has not answered for so long that nobody is served."""

    @property
    def stored_sum(self) -> int:
        return sum(milliseconds * n for milliseconds, n in self.stored.items())

    def stored_within(self, milliseconds: int) -> int:
        """How many moves were stored within this many milliseconds."""
        return sum(n for took, n in self.stored.items() if took <= milliseconds)

    def text(self) -> str:
        rows: list[str] = []

        def family(name: str, kind: str, about: str) -> None:
            rows.extend([f"# HELP rulewright_{name} {about}", f"# TYPE rulewright_{name} {kind}"])

        def counter(name: str, about: str, label: str, values: Counter[str]) -> None:
            family(name, "counter", about)
            rows.extend(f'rulewright_{name}{{{label}="{key}"}} {values[key]}' for key in sorted(values))

        counter("moves_total", "Moves stored, by who made them.", "by", self.moves)
        counter("refusals_total", "Messages and requests refused, by kind.", "kind", self.refusals)
        counter("requests_total", "HTTP requests, by status.", "status", self.requests)
        counter("matches_total", "Matches, by what became of them here.", "what", self.matches)

        def gauge(name: str, about: str, value: float) -> None:
            family(name, "gauge", about)
            rows.append(f"rulewright_{name} {value}")

        gauge("sockets", "Open sockets.", self.sockets)
        gauge("tables", "Matches in memory.", self.tables)
        gauge("unarchived", "Finished matches that wait to be archived.", self.unarchived)
        gauge("cut_off", "1 while the database is away for so long that nobody is served.", int(self.cut_off))
        gauge("resident_bytes", "Memory of this process.", resident())
        family("store_seconds", "histogram", "Time to store a move.")
        total, bucket = self.stored.total(), "rulewright_store_seconds_bucket"
        rows.extend(f'{bucket}{{le="{step / 1000}"}} {self.stored_within(step)}' for step in STEPS)
        rows.append(f'{bucket}{{le="+Inf"}} {total}')
        rows += [f"rulewright_store_seconds_sum {self.stored_sum / 1000}", f"rulewright_store_seconds_count {total}"]
        return "\n".join(rows) + "\n"
