"""A row of the bench: a figure of ours, a peer's, and their ratio."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import comb
from statistics import median

ROUNDS = 15
OURS = {"bench", "rulewright"}


class UnavailableError(Exception):
    """The row cannot be measured here: a peer or a GPU is missing."""


@dataclass(frozen=True)
class Figure:
    """The median of some ratios, and how far from it the true one may be, as a fraction of it."""

    ratio: float
    spread: float

    @classmethod
    def of(cls, ratios: Sequence[float]) -> Figure:
        """The interval holds the true median in 19 of 20 cases, however ratios are distributed, from six of them on."""
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

    They are called in turns, so that both meet the same noise, and count processor time, which a busy machine stretches less
    than the clock on the wall. What must be kept is the record (see `records`); a `goal` is only shown.
    `machine` names the kind of machine whose records apply; a row of absolute figures has 1 for its peer.
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
        """Pairs of ours and theirs, added to those measured before. The first turn only warms up, unless there is but one."""
        if self.rounds > 1 and not before:
            self.ours(), self.theirs()
        return [*before, *((self.ours(), self.theirs()) for _ in range(self.rounds))]

    def lost(self, ratio: float, record: float) -> float:
        """The part of a record that is lost; negative where it is surpassed."""
        return 1 - (record / ratio if self.less else ratio / record)


@contextmanager
def peers_may_be_missing() -> Iterator[None]:
    """A peer that is not installed makes a row unavailable; a part of ours that is missing stays an error."""
    try:
        yield
    except ModuleNotFoundError as e:
        if (e.name or "").partition(".")[0] in OURS:
            raise
        raise UnavailableError(str(e)) from e
