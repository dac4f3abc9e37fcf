"""A row of the table: us, a peer, and the ratio we mean to keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 15


@dataclass(frozen=True)
class Row:
    """`ours` and `theirs` each do some work and return its rate; they are called in turns, so that both meet the same noise,
    and rates are in seconds of processor time, which a busy machine stretches less than the clock on the wall.

    `at_least` is the ratio ours / theirs that must be reached, or `under` the one that must not be; with neither it is only told.
    """

    name: str
    unit: str
    ours: Callable[[], float]
    theirs: Callable[[], float]
    at_least: float = 0.0
    under: float = 0.0
    rounds: int = ROUNDS

    def measure(self) -> Result:
        """The best of many turns on either side, since noise only ever slows."""
        self.ours(), self.theirs()
        pairs = [(self.ours(), self.theirs()) for _ in range(self.rounds)]
        best = min if self.under else max
        ours, theirs = best(a for a, _ in pairs), best(b for _, b in pairs)
        return Result(self, ours, theirs, ours / theirs)


@dataclass(frozen=True)
class Result:
    row: Row
    ours: float
    theirs: float
    ratio: float

    @property
    def kept(self) -> bool:
        return self.ratio < self.row.under if self.row.under else self.ratio >= self.row.at_least

    @property
    def target(self) -> str:
        if self.row.under:
            return f"under {self.row.under:g}"
        return f"at least {self.row.at_least:g}" if self.row.at_least else "told only"
