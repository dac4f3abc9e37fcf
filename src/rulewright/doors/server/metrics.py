"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)
"""The upper ends, in milliseconds, between which waits are counted."""


class Metrics:
    """Counters since the process was started."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.matches: Counter[str] = Counter()
        self.stored = [0] * (len(STEPS) + 1)
        self.stored_sum = 0
        self.sockets = 0
        self.tables = 0

    def moved(self, by: str, milliseconds: int) -> None:
        self.moves[by] += 1
        self.stored[bisect_left(STEPS, milliseconds)] += 1
        self.stored_sum += milliseconds

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
        family("sockets", "gauge", "Open sockets.")
        rows.append(f"rulewright_sockets {self.sockets}")
        family("tables", "gauge", "Matches in memory.")
        rows.append(f"rulewright_tables {self.tables}")
        family("store_seconds", "histogram", "Time to store a move.")
        total = 0
        for step, n in zip((*STEPS, None), self.stored, strict=True):
            total += n
            rows.append(f'rulewright_store_seconds_bucket{{le="{"+Inf" if step is None else step / 1000}"}} {total}')
        rows += [f"rulewright_store_seconds_sum {self.stored_sum / 1000}", f"rulewright_store_seconds_count {total}"]
        return "\n".join(rows) + "\n"
