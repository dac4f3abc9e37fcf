"""Means with confidence intervals: of counts, of streams of numbers, of ratios over deals, and of differences between
settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from math import inf, isfinite, isnan, nan, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.statistics import Z95, wilson
from rulewright.telling.language import signed

Array = NDArray[np.float64]
Numbers = NDArray[np.int64]
SHARE, MEAN = "share", "mean"
N, A, B, AA, AB, BB = range(6)
"""Indices of the sums over deals behind an estimate: the number of deals, the totals a and b of the ratio, and their products."""


@dataclass(frozen=True)
class Figure:
    """A figure's name, its description, and whether it is a share of something."""

    name: str
    about: str
    kind: str = MEAN


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95% interval. `n` is the sample size, `error` the standard error."""

    figure: Figure
    value: float
    low: float
    high: float
    n: float = nan
    error: float = nan

    @classmethod
    def counted(cls, count: int, n: int) -> Estimate:
        """How often something happened in independent trials, with Wilson's interval."""
        p = count / n
        return cls(Figure("", "", SHARE), p, *wilson(p, n), n, sqrt(p * (1 - p) / n))

    @property
    def mean(self) -> float:
        """The value, under the name that tournament results use."""
        return self.value

    @property
    def share(self) -> float:
        """The value, under the name that simulation results use."""
        return self.value

    @property
    def count(self) -> int:
        """For a share: the number of cases."""
        return round(self.value * self.n)

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        return f"{told(self.figure, self.value)} ({told(self.figure, self.low)} to {told(self.figure, self.high)})"


@dataclass(frozen=True)
class Distribution(Estimate):
    """A mean with its interval, and the spread of the values; the quartiles are values that occurred."""

    sd: float = 0.0
    least: int = 0
    lower: int = 0
    median: int = 0
    upper: int = 0
    most: int = 0


FIGURES = ("mean", "95%: from", "95%: to", "deviation", "least", "lower quartile", "median", "upper quartile", "most")


def figures(s: Distribution) -> list[str]:
    """A distribution in the order of FIGURES; what would not fit a table is rounded, and exact in the JSON."""
    parts = [f"{x:,.2f}" for x in (s.mean, s.low, s.high, s.sd)]
    whole = (s.least, s.lower, s.median, s.upper, s.most)
    wide = max(map(abs, (*whole, s.low, s.high, s.sd))) >= 1e9
    return [f"{x:.3g}" for x in (s.mean, s.low, s.high, s.sd, *whole)] if wide else [*parts, *(f"{n:,}" for n in whole)]


def told(figure: Figure, value: float, sign: str = "") -> str:
    """A value formatted for people."""
    if isnan(value):
        return "unknown"
    value = 0.0 if abs(value) < (0.00005 if figure.kind == SHARE else 0.005) else value  # and not minus nothing
    if figure.kind == SHARE:
        return signed(f"{value:{sign}.2%}")
    return signed(f"{value:{sign},.2f}" if abs(value) < 10_000 else f"{value:{sign}.4g}")


def plain(result: object) -> Any:
    """A result ready for JSON: dictionaries, lists, and each estimate as its mean and interval."""
    if isinstance(result, Distribution):
        names = ("mean", "sd", "low", "high", "least", "lower", "median", "upper", "most")
        return {name: getattr(result, name) for name in names}
    if isinstance(result, Estimate):
        return {name: plain(getattr(result, name)) for name in ("mean", "low", "high")}
    if is_dataclass(result):
        return {f.name: plain(getattr(result, f.name)) for f in fields(result)}
    if isinstance(result, Mapping):
        return {key: plain(value) for key, value in result.items()}
    if isinstance(result, float) and not isfinite(result):
        return None  # JSON has no infinity or NaN
    return [plain(value) for value in result] if isinstance(result, list) else result


# ---------------------------------------------------------------- ratios over deals


def quantile(df: float) -> float:
    """The 97.5% quantile of Student's t distribution, by the Cornish-Fisher expansion."""
    z = Z95
    terms = ((z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return z + sum(term / df ** (i + 1) for i, term in enumerate(terms))


def sums_of(above: Array, below: Array) -> Array:
    """The sums that `estimate` needs, from arrays of figures (rows) by deal (columns)."""
    n = np.full(len(above), float(above.shape[1]))
    products = (above * above).sum(1), (above * below).sum(1), (below * below).sum(1)
    return np.stack([n, above.sum(1), below.sum(1), *products], axis=1)


def estimate(figure: Figure, sums: Array) -> Estimate:
    """A ratio of totals over deals, with its interval by linearisation; for a share, Wilson's interval at the effective sample
    size."""
    n, a, b, aa, ab, bb = (float(x) for x in sums)
    if b <= 0:
        return Estimate(figure, nan, nan, nan, 0.0)
    p = a / b
    error = sqrt(max(0.0, aa - 2 * p * ab + p * p * bb) * n / max(1.0, n - 1)) / b
    t = quantile(max(1.0, n - 1)) if n > 1 else inf
    if figure.kind != SHARE:
        return Estimate(figure, p, p - t * error, p + t * error, b, error)
    effective = b if error == 0 or not 0 < p < 1 else p * (1 - p) / error**2
    if n <= 1:
        return Estimate(figure, p, 0.0, 1.0, b, 1.0)
    z2 = t * t
    middle = (p + z2 / (2 * effective)) / (1 + z2 / effective)
    half = t / (1 + z2 / effective) * sqrt(max(0.0, p * (1 - p)) / effective + z2 / (4 * effective**2))
    low, high = (0.0 if p == 0 else max(0.0, middle - half)), (1.0 if p == 1 else min(1.0, middle + half))
    return Estimate(figure, p, low, high, b, max(error, half / t if p in (0, 1) else error))


@dataclass(frozen=True, kw_only=True)
class Difference(Estimate):
    """How much larger a figure is in the second setting. `fewer` is how many times fewer games this took than with separate deals
    for each setting."""

    before: Estimate
    after: Estimate
    fewer: float = 1.0

    @property
    def decided(self) -> bool:
        return not self.low <= 0 <= self.high


def difference(figure: Figure, one: Array, two: Array, cross: Array) -> Difference:
    """The difference of a figure between two settings on the same deals; `cross` holds the sums of products between them."""
    before, after = estimate(figure, one), estimate(figure, two)
    n, b1, b2 = float(one[N]), float(one[B]), float(two[B])
    if b1 <= 0 or b2 <= 0:
        return Difference(figure, nan, nan, nan, n, before=before, after=after)
    p, q = float(one[A]) / b1, float(two[A]) / b2
    alone = [float(s[AA] - 2 * r * s[AB] + r * r * s[BB]) / float(s[B]) ** 2 for s, r in ((one, p), (two, q))]
    aa, ab, ba, bb = (float(x) for x in cross)
    both = (aa - q * ab - p * ba + p * q * bb) / (b1 * b2)
    scale = n / max(1.0, n - 1)
    apart, paired = sum(alone) * scale, max(0.0, sum(alone) - 2 * both) * scale
    error = sqrt(paired)
    if error == 0.0 and apart > 0 and p != q:
        error = sqrt(apart)
    if figure.kind == SHARE and apart == 0:  # both always or both never: use the wider of the two
        error = max(before.error, after.error)
    half = quantile(max(1.0, n - 1)) * error if n > 1 else inf
    fewer = apart / paired if paired > 0 else inf if apart > 0 else 1.0
    return Difference(figure, q - p, q - p - half, q - p + half, n, error, before=before, after=after, fewer=fewer)


# ---------------------------------------------------------------- streams of numbers


class Tally:
    """Counts of each number, so that a billion games take no more memory than their distinct results. Chunks are merged only when
    they have grown as large as the sorted part."""

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
        """The distinct numbers in order, and their counts."""
        if self._waiting:
            self._merge()
        return self._values, self._counts

    def distribution(self) -> Distribution:
        """The mean, treating games as independent, and the quartiles."""
        values, counts = self.counts()
        n = int(counts.sum())
        mean = float(np.sum(values * (counts / n)))
        off = values - mean
        sd = sqrt(float(np.sum(off * off * counts)) / (n - 1)) if n > 1 else 0.0
        half, upto = Z95 * sd / sqrt(n), np.cumsum(counts)
        quartiles = (int(values[np.searchsorted(upto, max(1, -(-quarter * n // 4)))]) for quarter in range(5))
        return Distribution(Figure("", ""), mean, mean - half, mean + half, n, sd / sqrt(n), sd, *quartiles)


QUANTILES = (0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975)
"""95% of values lie between the first and the last."""


def quantiles(name: str, tally: Tally, deals: int) -> Sequence[Estimate]:
    """Quantiles with intervals from order statistics, as if there were one value per deal: never too narrow."""
    values, counts = tally.counts()
    upto, found = np.cumsum(counts) / counts.sum(), list[Estimate]()
    for part in QUANTILES:
        half = Z95 * sqrt(part * (1 - part) / deals)
        low, value, high = (
            float(values[min(len(values) - 1, int(np.searchsorted(upto, min(1.0, max(0.0, p)) - 1e-12)))])
            for p in (part - half, part, part + half)
        )
        figure = Figure(f"{name}.q{100 * part:g}", f"{name}: {100 * part:g}% of values are at most this")
        found.append(Estimate(figure, value, low, high, float(counts.sum()), (high - low) / (2 * Z95)))
    return found
