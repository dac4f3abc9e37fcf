"""Statistics of a stream: counted value by value, so that a billion games take no more room than their different results."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from rulewright.kernel.statistics import Z95, wilson

Numbers = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Spread:
    """How a number is spread: `low` to `high` is where its mean lies with 95% confidence; quartiles are values that occurred."""

    mean: float
    sd: float
    low: float
    high: float
    least: int
    lower: int
    median: int
    upper: int
    most: int


@dataclass(frozen=True)
class Share:
    """How often something happened, with its 95% interval after Wilson, which is honest about rare things too."""

    count: int
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, count: int, n: int) -> Share:
        return cls(count, count / n, *wilson(count / n, n))


class Tally:
    """How often each number came. Chunks are merged only when they have grown as large as what is already sorted."""

    def __init__(self) -> None:
        self._values: Numbers = np.zeros(0, np.int64)
        self._counts: Numbers = np.zeros(0, np.int64)
        self._waiting: list[tuple[Numbers, Numbers]] = []

    def add(self, sample: Numbers) -> None:
        least, most = int(sample.min()), int(sample.max())
        if most - least <= 4 * len(sample):
            found = np.bincount(sample - least)
            values = np.flatnonzero(found)
            self._waiting.append((values + least, found[values]))
        else:
            self._waiting.append(np.unique(sample, return_counts=True))
        if sum(len(v) for v, _ in self._waiting) > max(len(self._values), 1 << 16):
            self._merge()

    def _merge(self) -> None:
        values = np.concatenate([self._values, *(v for v, _ in self._waiting)])
        counts = np.concatenate([self._counts, *(c for _, c in self._waiting)])
        self._waiting = []
        order = np.argsort(values, kind="stable")
        values, counts = values[order], counts[order]
        starts = np.flatnonzero(np.r_[True, values[1:] != values[:-1]])
        self._values, self._counts = values[starts], np.add.reduceat(counts, starts)

    def counts(self) -> tuple[Numbers, Numbers]:
        """The different numbers in order, and how often each came."""
        if self._waiting:
            self._merge()
        return self._values, self._counts

    def spread(self) -> Spread:
        values, counts = self.counts()
        n = int(counts.sum())
        mean = float(np.sum(values * (counts / n)))
        off = values - mean
        sd = sqrt(float(np.sum(off * off * counts)) / (n - 1)) if n > 1 else 0.0
        half = Z95 * sd / sqrt(n)
        upto = np.cumsum(counts)
        least, lower, median, upper, most = (
            int(values[np.searchsorted(upto, max(1, -(-quarter * n // 4)))]) for quarter in range(5)
        )
        return Spread(mean, sd, mean - half, mean + half, least, lower, median, upper, most)
