"""A game compared with a stored baseline, and the lab's intervals with known values.

A check against a baseline is a gate for rule changes. If every game comes out as before (final state, ending, scores and places),
nothing has changed. If the same moves in every game lead to different results, the rules have changed, however little. If the
moves differ, every measure is compared with its baseline, and the check fails if any has moved by more than its noise: for an
unchanged game at most once in a thousand checks (`rulewright lab coverage` simulates it).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isnan, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, TypedDict

import numpy as np

from rulewright.lab.compare import DETAILS
from rulewright.lab.figures import PACE
from rulewright.lab.game_files import write_whole
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import MEAN, A, B, Estimate, Figure, estimate, sums_of, told
from rulewright.lab.study import Plan, Progress, Study, study

ALARM = 0.001
"""How often a check may fail although nothing has changed."""
FEWEST = 100
"""The smallest baseline allowed, in games: with fewer, rare events would look like changes."""
FORM = 2
"""The file format. Version 1 had digests of final states only, and none of the moves."""
EQUAL = 1e-9
"""Values are stored with nine digits."""


@dataclass(frozen=True)
class Moved:
    """A measure that has changed from its baseline."""

    figure: Figure
    before: float
    after: float
    z: float

    def __str__(self) -> str:
        was, now = told(self.figure, self.before), told(self.figure, self.after)
        return f"{self.figure.about} [{self.figure.name}] moved from {was} to {now}, {abs(self.z):.1f} standard errors."


def compared(known: Mapping[str, Estimate]) -> dict[str, Estimate]:
    """The measures to compare; those derived from others are left out."""
    skip = ("card.", "minutes", "win.seat")
    return {n: e for n, e in known.items() if not n.startswith(skip) and not n.endswith(DETAILS) and not isnan(e.value)}


class Baseline(TypedDict):
    """A stored study, with each measure's description, kind, value and standard error."""

    form: int
    game: str
    version: str
    setting: dict[str, Any]
    games: int
    seed: int
    digest: str
    moves: str
    measures: dict[str, list[Any]]


def baseline(found: Study) -> Baseline:
    """The stored form of a study."""
    setting = found.settings[0]
    return {
        "form": FORM,
        "game": made(setting).game.name,
        "version": made(setting).game.version,
        "setting": {**asdict(setting), "game": "", "engine": "auto"},
        "games": found.plan.games,
        "seed": found.plan.seed,
        "digest": found.digest,
        "moves": found.accounts[0].courses,
        "measures": {
            n: [e.figure.about, e.figure.kind, round(e.value, 9), round(e.error, 9)]
            for n, e in compared(found.estimates()).items()
        },
    }


def write(path: Path, found: Study) -> None:
    """Store a baseline; the old one stays until the new one is complete."""
    if found.games < FEWEST:
        raise ValueError(f"a baseline needs at least {FEWEST} games, not {found.games}")
    write_whole(path, json.dumps(baseline(found), ensure_ascii=False, indent=1) + "\n")


def read(path: Path) -> Baseline:
    """Read a stored baseline. Raises ValueError for any other file."""
    try:
        found: Baseline = json.loads(path.read_text("utf-8"))
        whole = found["form"] == FORM and all(
            key in found for key in ("game", "setting", "games", "seed", "digest", "moves", "measures")
        )
        old = found["form"] < FORM
    except (ValueError, KeyError, TypeError):
        whole = old = False
    if old:
        raise ValueError(
            f"{path} is a baseline of an earlier version, which did not cover scores, places and endings: write it again with "
            f"lab check {path} --write GAME"
        )
    if not whole:
        raise ValueError(f"{path} is no baseline: write one with lab check FILE --write GAME")
    return found


def setting_in(stored: Baseline, game: str = "", engine: str = "auto") -> Setting:
    said = stored["setting"]
    return Setting(
        game or stored["game"],
        said["seats"],
        said["bots"],
        tuple((k, v) for k, v in said["options"]),
        said["box"],
        tuple(said["changes"]),
        engine,
    )


def moved(before: Mapping[str, Sequence[Any]], after: Mapping[str, Estimate], noise: bool = True) -> list[Moved]:
    """The measures that differ: by more than noise, or at all if `noise` is false. `ALARM` is the chance of any false alarm."""
    names = sorted({*before, *after})
    limit = NormalDist().inv_cdf(1 - ALARM / (2 * max(1, len(names)))) if noise else 0.0
    found = list[Moved]()
    for name in names:
        about, kind, value, error = before.get(name, ("", MEAN, 0.0, 0.0))
        now = after.get(name)
        figure = now.figure if now else Figure(name, about, kind)
        new, its = (now.value, now.error) if now else (0.0, 0.0)
        both = sqrt(error**2 + its**2)
        if abs(new - value) < EQUAL:
            continue
        z = (new - value) / both if both > 0 else float("inf")
        if abs(z) > limit:
            found.append(Moved(figure, value, new, z))
    return found


@dataclass(frozen=True)
class Verdict:
    """The result of a check."""

    same: bool
    """Every game came out as before."""
    moved: list[Moved]
    games: int
    same_moves: bool = True
    """Every game had the same moves as before."""

    @property
    def passed(self) -> bool:
        return self.same or not (self.same_moves or self.moved)


def check(stored: Baseline, setting: Setting, plan: Plan, progress: Progress | None = None) -> Verdict:
    """Play the baseline's games again and compare."""
    found = study([setting], plan, progress)
    if found.digest == stored["digest"]:
        return Verdict(True, [], found.games)
    same_moves = found.accounts[0].courses == stored["moves"]
    changes = moved(stored["measures"], compared(found.estimates()), noise=not same_moves)
    return Verdict(False, changes, found.games, same_moves)


# ---------------------------------------------------------------- against known values

SLAB = 50
"""Runs played in one batch."""


@dataclass(frozen=True)
class Covered:
    """A measure's true value, and the share of runs whose interval contained it."""

    figure: Figure
    truth: float
    held: Estimate


@dataclass(frozen=True)
class Calibration:
    """How reliable the lab's errors are: how often intervals contain the true value, and how often a check fails although nothing
    has changed."""

    runs: int
    games: int
    covered: list[Covered]
    alarms: Estimate


def calibration(
    setting: Setting, runs: int, games: int, seed: int = 0, truths: Mapping[str, float] | None = None
) -> Calibration:
    """Play many small runs, each from its own deals, and count. `truths` are known values; the others are estimated from all runs
    together, whose error is small compared with that of one run."""
    setting.prepare()
    deals = max(2, games // setting.turns)
    total = np.zeros(())
    found, names = list[dict[str, Estimate]](), list[Figure]()
    for at in range(0, runs, SLAB):
        many, start = min(SLAB, runs - at), seed + at * deals
        table = setting.measured(setting.play(range(start, start + many * deals)), 0, PACE)
        names, (above, below) = table.names, table.totals()
        for i in range(0, many * deals, deals):
            sums = sums_of(above[:, i : i + deals], below[:, i : i + deals])
            total = total + sums
            found.append({figure.name: estimate(figure, row) for figure, row in zip(names, sums, strict=True)})
    covered = []
    for figure, row in zip(names, total, strict=True):
        truth = (truths or {}).get(figure.name, float(row[A] / row[B]) if row[B] else float("nan"))
        seen = [run[figure.name] for run in found if not isnan(run[figure.name].value)]
        if len(seen) == runs and any(e.value != seen[0].value for e in seen):
            held = sum(e.low <= truth <= e.high for e in seen)
            covered.append(Covered(figure, truth, Estimate.counted(held, len(seen))))
    stored = [{n: (e.figure.about, e.figure.kind, e.value, e.error) for n, e in compared(run).items()} for run in found]
    alarms = sum(bool(moved(stored[i], compared(found[i + 1]))) for i in range(0, runs - 1, 2))
    return Calibration(runs, games, covered, Estimate.counted(alarms, runs // 2))
