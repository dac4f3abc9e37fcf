"""A row of the benchmark: our figure, a peer's, and their ratio."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import comb
from statistics import median

from rulewright.doors.optional_imports import MissingExtraError

ROUNDS = 15
OURS = {"bench", "rulewright"}


class UnavailableError(Exception):
    """The row cannot be measured here: a peer or a GPU is missing."""


@dataclass(frozen=True)
class Figure:
    """The median of some ratios, and its margin of error as a fraction of it."""

    ratio: float
    spread: float

    @classmethod
    def of(cls, ratios: Sequence[float]) -> Figure:
        """The interval contains the true median in 19 of 20 cases, however the ratios are distributed, from six of them on."""
        found, n, cut = sorted(ratios), len(ratios), 0
        while 2 * sum(comb(n, i) for i in range(cut + 2)) <= 0.05 * 2**n:
            cut += 1
        middle = median(found)
        return cls(middle, max(found[n - 1 - cut] - middle, middle - found[cut]) / middle)

    def __str__(self) -> str:
        return f"{self.ratio:,.3g} ± {self.spread:.0%}"


@dataclass(frozen=True)
class Row:
    """`ours` and `theirs` each do some work and return its rate, or its cost if `less` is better.

    They are called alternately, so that both meet the same noise, and count processor time, which a busy machine stretches less
    than wall-clock time. The record must be kept (see `records`); a `goal` is only shown. `machine` names the kind of machine
    whose records apply; a row of absolute figures has 1 for its peer.
    """

    name: str
    unit: str
    ours: Callable[[], float]
    theirs: Callable[[], float]
    less: bool = False
    goal: float = 0.0
    rounds: int = ROUNDS
    machine: Callable[[], str] = platform.machine

    def measure(self, before: Sequence[tuple[float, float]] = ()) -> list[tuple[float, float]]:
        """Pairs of ours and theirs, added to those measured before. The first pair is only a warm-up, unless there is just
        one."""
        if self.rounds > 1 and not before:
            self.ours(), self.theirs()
        return [*before, *((self.ours(), self.theirs()) for _ in range(self.rounds))]

    def lost(self, ratio: float, record: float) -> float:
        """The fraction of a record that is lost; negative if it is exceeded."""
        return 1 - (record / ratio if self.less else ratio / record)


@contextmanager
def peers_may_be_missing() -> Iterator[None]:
    """Turns a missing peer or extra into `UnavailableError`; a missing part of ours stays an error."""
    try:
        yield
    except MissingExtraError as e:
        raise UnavailableError(str(e)) from e
    except ModuleNotFoundError as e:
        if (e.name or "").partition(".")[0] in OURS:
            raise
        raise UnavailableError(str(e)) from e
