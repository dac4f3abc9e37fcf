"""Sweeps over numbers of a box, and the search for those that bring a target.

The optimiser is Optuna: what is tuned are few whole numbers, every trial is noisy and costs games, and results come back one by
one. Its ask-and-tell interface suits that, and its sampler (TPE) keeps going where a noisy measure would mislead a
method that follows slopes. SciPy's optimisers want a smooth function and a vector of reals.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import isnan

from rulewright.lab.charts import Point, curve, heat_map
from rulewright.lab.figures import SHARE, Estimate, told
from rulewright.lab.settings import Setting, altered, made
from rulewright.lab.study import Plan, Progress, Study, studies, study, usual_figure

SPAN = re.compile(r"\s*([^=\s]+)\s*=\s*(-?[0-9]+)\s*\.\.\s*(-?[0-9]+)\s*(?:/\s*([0-9]+)\s*)?")
LIST = re.compile(r"\s*([^=\s]+)\s*=\s*(-?[0-9]+(?:\s*,\s*-?[0-9]+)*)\s*")
MOST_VALUES = 60
MOST_KEYS = 2
HELD_OUT = 1 << 40
"""How far away the seeds of the check lie from those of the search."""


@dataclass(frozen=True)
class Range:
    """A number of the box, and the values that are tried."""

    key: str
    values: tuple[int, ...]


def read_range(text: str) -> Range:
    """`a.b.c=8..14`, `a.b.c=8..14/2` for every second one, or `a.b.c=8,10,20`."""
    if span := SPAN.fullmatch(text):
        low, high, step = int(span[2]), int(span[3]), int(span[4] or 1)
        values = tuple(range(low, high + 1, step)) if step else ()
        key = span[1]
    elif some := LIST.fullmatch(text):
        key, values = some[1], tuple(int(v) for v in some[2].split(","))
    else:
        raise ValueError(f"{text!r} is no range: write it as a.b.c=8..14, a.b.c=8..14/2 or a.b.c=8,10,20")
    if not 1 <= len(values) <= MOST_VALUES:
        raise ValueError(f"{text!r} has {len(values)} values: name from 1 to {MOST_VALUES}")
    return Range(key, values)


@dataclass(frozen=True)
class Cell:
    """One setting of a sweep, and what its main measure came to."""

    values: tuple[int, ...]
    estimate: Estimate
    games: int
    digest: str


def sweep(setting: Setting, over: Sequence[Range], plan: Plan, progress: Progress | None = None) -> list[Cell]:
    """The main measure for every combination of values, all on the same deals. Every one is checked before any is played."""
    if not 1 <= len(over) <= MOST_KEYS:
        raise ValueError(f"a sweep goes over 1 or {MOST_KEYS} numbers, not {len(over)}")
    every = list(product(*(r.values for r in over)))
    settings = [altered(setting, [f"{r.key}={v}" for r, v in zip(over, values, strict=True)]) for values in every]
    name, played = plan.figure or usual_figure(setting), studies(settings, plan, progress)
    return [Cell(v, s.estimates()[name], s.games, s.digest) for v, s in zip(every, played, strict=True)]


def drawing(over: Sequence[Range], cells: Sequence[Cell]) -> str:
    """A curve over one number, a heat map over two."""
    figure = cells[0].estimate.figure
    points = [
        Point(str(c.values[0]), c.estimate.value, c.estimate.low, c.estimate.high, told(figure, c.estimate.value))
        for c in cells
    ]
    if len(over) == 1:
        return curve(points, f"{figure.about} over {over[0].key}", figure.kind == SHARE)
    wide = len(over[1].values)
    rows = [points[i : i + wide] for i in range(0, len(points), wide)]
    title = f"{figure.about} over {over[0].key} and {over[1].key}"
    return heat_map([str(v) for v in over[0].values], [str(v) for v in over[1].values], rows, title)


# ---------------------------------------------------------------- tuning


@dataclass(frozen=True)
class Target:
    """What a measure should be."""

    name: str
    value: float


def read_target(text: str) -> Target:
    name, equals, value = text.partition("=")
    try:
        if not equals:
            raise ValueError
        wanted = float(value[:-1]) / 100 if value.endswith("%") else float(value)
    except ValueError:
        raise ValueError(f"{text!r} is no target: write it as win.order.1=50% or minutes=40") from None
    return Target(name.strip(), wanted)


@dataclass(frozen=True)
class Tuned:
    """What a search found: the values, how they did in the search, and on deals that it had not seen."""

    values: dict[str, int]
    trials: int
    found: Study
    held_out: Study
    before: Study
    targets: tuple[Target, ...]

    def reached(self) -> dict[str, bool]:
        """Of every target whether its interval on the held-out deals holds it."""
        known = self.held_out.estimates()
        return {t.name: known[t.name].low <= t.value <= known[t.name].high for t in self.targets}


def miss(found: Study, targets: Sequence[Target]) -> float:
    """How far a box is from the targets: the squares of what it misses, a share in tenths, anything else in parts of itself."""
    known, total = found.estimates(), 0.0
    for t in targets:
        if t.name not in known:
            raise ValueError(f"there is no measure {t.name!r}: see rulewright lab GAME --json for those that there are")
        e = known[t.name]
        scale = 0.1 if e.figure.kind == SHARE else max(abs(t.value), 1e-9)
        total += 1e6 if isnan(e.value) else ((e.value - t.value) / scale) ** 2
    return total


def tune(
    setting: Setting,
    over: Sequence[Range],
    targets: Sequence[Target],
    plan: Plan,
    trials: int,
    progress: Progress | None = None,
) -> Tuned:
    """Look for the values that come nearest to the targets, then play the best on other deals. Every trial is played on the same
    deals, so that trials differ by their numbers and not by their luck."""
    import optuna

    for r in over:
        for edge in (r.values[0], r.values[-1]):
            altered(setting, [f"{r.key}={edge}"])
    before = study([setting], plan, progress)
    miss(before, targets)
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=plan.seed, n_startup_trials=min(10, max(3, trials // 3)))
    search = optuna.create_study(sampler=sampler)
    played: dict[tuple[int, ...], float] = {}
    for _ in range(trials):
        trial = search.ask()
        values = tuple(trial.suggest_categorical(r.key, list(r.values)) for r in over)
        if values not in played:
            try:
                box = altered(setting, _changes(over, values))
            except ValueError:
                played[values] = 1e9
            else:
                played[values] = miss(study([box], plan, progress), targets)
        search.tell(trial, played[values])
    best = min(played, key=lambda values: (played[values], values))
    box = altered(setting, _changes(over, best))
    return Tuned(
        dict(zip((r.key for r in over), best, strict=True)),
        len(played),
        study([box], plan, progress),
        study([box], replace(plan, seed=plan.seed + HELD_OUT), progress),
        before,
        tuple(targets),
    )


# ---------------------------------------------------------------- tuning a rule of thumb


@dataclass(frozen=True)
class Better:
    """What a search for better weights found: how often the player with them wins against players with the usual ones."""

    values: dict[str, int]
    trials: int
    usual: dict[str, int]
    held_out: Estimate
    fair: float

    @property
    def decided(self) -> bool:
        return self.held_out.low > self.fair


def tune_weights(
    setting: Setting, over: Sequence[Range], plan: Plan, trials: int, progress: Progress | None = None
) -> Better:
    """Look for the weights of the rule of thumb that win most against players with the usual ones, all on the same deals; then
    play the best on deals that the search has not seen."""
    import optuna

    if setting.seats < 2:
        raise ValueError("weights are tuned against other players: choose two players or more")
    own = made(setting).game.play.weights
    if own is None:
        raise ValueError(f"the rule of thumb of {made(setting).game.title} declares no weights")
    usual = dict(own(made(setting).box))
    for r in over:
        if r.key not in usual:
            raise ValueError(f"there is no weight {r.key!r}: there is {', '.join(usual)}")

    def by(values: Sequence[int]) -> Setting:
        clauses = "".join(f" with {r.key}={v}" for r, v in zip(over, values, strict=True))
        return replace(setting, bots=",".join([f"heuristic{clauses}", *["heuristic"] * (setting.seats - 1)]))

    def wins(values: Sequence[int], plan: Plan) -> Estimate:
        one = by(values)
        return study([one], plan, progress).estimates()[usual_figure(one)]

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=plan.seed, n_startup_trials=min(10, max(3, trials // 3)))
    search = optuna.create_study(sampler=sampler, direction="maximize")
    search.enqueue_trial({r.key: usual[r.key] for r in over if usual[r.key] in r.values})
    played: dict[tuple[int, ...], float] = {}
    for _ in range(trials):
        trial = search.ask()
        values = tuple(trial.suggest_categorical(r.key, list(r.values)) for r in over)
        if values not in played:
            played[values] = wins(values, plan).value
        search.tell(trial, played[values])
    best = max(played, key=lambda values: (played[values], values))
    fresh = wins(best, replace(plan, seed=plan.seed + HELD_OUT))
    keys = [r.key for r in over]
    return Better(
        dict(zip(keys, best, strict=True)), len(played), {k: usual[k] for k in keys}, fresh, 1 / setting.seats
    )


def _changes(over: Sequence[Range], values: Sequence[int]) -> list[str]:
    return [f"{r.key}={v}" for r, v in zip(over, values, strict=True)]
