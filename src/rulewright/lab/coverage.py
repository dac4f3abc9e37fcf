"""Whether the lab's errors are what it says: how often its intervals hold the truth, and how often a check cries wolf.

Many small runs are played, each from deals of its own. The truth is what all of them together say, whose own error is small
against that of a run.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from typing import Any

import numpy as np

from rulewright.lab.check import compared, moved
from rulewright.lab.figures import Estimate, Figure, Table, estimate, figures_of
from rulewright.lab.settings import Setting, made, prepare
from rulewright.lab.statistics import Share

SLAB = 50
"""Runs that are played at once."""


@dataclass(frozen=True)
class Coverage:
    """Of a measure: the truth, and in how many runs the interval held it."""

    figure: Figure
    truth: float
    held: Share


@dataclass(frozen=True)
class Trust:
    """What the small runs showed."""

    runs: int
    games: int
    covered: list[Coverage]
    alarms: Share
    """Checks of one run against another that failed although nothing had changed."""


def measured(setting: Setting, runs: int, games: int, seed: int = 0, truths: dict[str, float] | None = None) -> Trust:
    """Play the runs and count. `truths` are known values; the rest is taken from all runs together."""
    prepare(setting)
    turns = made(setting).turns
    deals = max(2, games // turns)
    total: Any = 0
    found = list[dict[str, Estimate]]()
    names = list[Figure]()
    for at in range(0, runs, SLAB):
        many = min(SLAB, runs - at)
        start = seed + at * deals
        table = figures_of(setting, setting.play(range(start, start + many * deals)))
        names = table.names
        above, below = np.array(table.above), np.array(table.below)
        for i in range(many):
            part = Table(
                deals,
                turns,
                names,
                list(above[:, i * deals : (i + 1) * deals]),
                list(below[:, i * deals : (i + 1) * deals]),
            )
            sums = part.sums()
            total = total + sums
            found.append({figure.name: estimate(figure, row) for figure, row in zip(names, sums, strict=True)})
    true = {
        figure.name: float(row[1] / row[2]) if row[2] else float("nan")
        for figure, row in zip(names, total, strict=True)
    }
    true |= truths or {}
    covered = []
    for figure in names:
        seen = [run[figure.name] for run in found if not isnan(run[figure.name].value)]
        if len(seen) == runs and any(e.value != seen[0].value for e in seen):
            held = sum(e.low <= true[figure.name] <= e.high for e in seen)
            covered.append(Coverage(figure, true[figure.name], Share.of(held, len(seen))))
    stored = [{n: (e.figure.about, e.figure.kind, e.value, e.error) for n, e in compared(run).items()} for run in found]
    alarms = sum(bool(moved(stored[i], compared(found[i + 1]))) for i in range(0, runs - 1, 2))
    return Trust(runs, games, covered, Share.of(alarms, runs // 2))
