"""Sweeps over the numbers of a box, and tuning: the search for a target, or for better weights of the heuristic.

The optimiser is Optuna: tuning is over a few whole numbers, every trial is noisy and costs games, and results come back one by
one. Its ask-and-tell interface suits that, and its sampler (TPE) keeps going where a noisy measure would mislead a gradient-based
method. SciPy's optimisers want a smooth function and a vector of reals.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, product
from math import isnan
from operator import le, lt

from rulewright.bots.heuristic import Heuristic
from rulewright.lab.charts import curve, heat_map
from rulewright.lab.compare import DETAILS
from rulewright.lab.playing import THINGS
from rulewright.lab.settings import Setting, altered, made
from rulewright.lab.statistics import SHARE, Estimate
from rulewright.lab.study import Plan, Progress, Study, studies, study

SPAN = re.compile(r"\s*([^=\s]+)\s*=\s*(-?[0-9]+)\s*\.\.\s*(-?[0-9]+)\s*(?:/\s*([0-9]+)\s*)?")
LIST = re.compile(r"\s*([^=\s]+)\s*=\s*(-?[0-9]+(?:\s*,\s*-?[0-9]+)*)\s*")
MOST_VALUES = 60
MOST_KEYS = 2
FRONT = 10
HELD_OUT = 1 << 40
"""The offset from the seeds of the search to the held-out seeds of the check."""


@dataclass(frozen=True)
class Range:
    """A number of the box, and the values to try."""

    key: str
    values: tuple[int, ...]


def read_range(text: str) -> Range:
    """Parse `a.b.c=8..14`, `a.b.c=8..14/2` for every second value, or `a.b.c=8,10,20`."""
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
    """One setting of a sweep, and the value of its main measure."""

    values: tuple[int, ...]
    estimate: Estimate
    games: int
    digest: str


def sweep(setting: Setting, over: Sequence[Range], plan: Plan, progress: Progress | None = None) -> list[Cell]:
    """The main measure for every combination of values, all on the same deals. All combinations are validated before any is
    played."""
    if not 1 <= len(over) <= MOST_KEYS:
        raise ValueError(f"a sweep goes over 1 or {MOST_KEYS} numbers, not {len(over)}")
    every = list(product(*(r.values for r in over)))
    settings = [altered(setting, _changes(over, values)) for values in every]
    name, played = plan.figure or setting.main_figure, studies(settings, plan, progress)
    return [Cell(v, s.estimates()[name], s.games, s.digest) for v, s in zip(every, played, strict=True)]


def drawing(over: Sequence[Range], cells: Sequence[Cell]) -> str:
    """A curve over one number, a heat map over two."""
    figure = cells[0].estimate.figure
    points = [c.estimate for c in cells]
    if len(over) == 1:
        return curve(over[0].values, points, f"{figure.about} over {over[0].key}")
    wide = len(over[1].values)
    rows = [points[i : i + wide] for i in range(0, len(points), wide)]
    title = f"{figure.about} over {over[0].key} and {over[1].key}"
    return heat_map([str(v) for v in over[0].values], [str(v) for v in over[1].values], rows, title)


# ---------------------------------------------------------------- tuning


@dataclass(frozen=True)
class Target:
    """The desired value of a measure."""

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
class Trial:
    """Values that were tried, and what the targets came to on deals that the search has not seen."""

    values: dict[str, int]
    estimates: dict[str, Estimate]


@dataclass(frozen=True)
class Tuned:
    """The result of a search: the values, how they did in the search, and on held-out deals."""

    values: dict[str, int]
    trials: int
    found: Study
    held_out: Study
    before: Study
    targets: tuple[Target, ...]
    front: tuple[Trial, ...] = ()
    """The Pareto front of several targets: in the search, no other trial came nearer to one of them without missing another by
    more. At most `FRONT` of them, those that missed least in all."""

    def estimate(self, which: Study, target: Target) -> Estimate:
        """What a target came to in one of the studies."""
        return reading(which.estimates(), target, self.before)

    def reached(self) -> dict[str, bool]:
        """For each target, whether the interval on the held-out deals contains it."""
        known = {t: self.estimate(self.held_out, t) for t in self.targets}
        return {t.name: e.low <= t.value <= e.high for t, e in known.items()}


def reading(known: Mapping[str, Estimate], target: Target, before: Study) -> Estimate:
    """The value of a target; with a `*` in its name it is the least of the measures that match and came up before the search."""
    if "*" not in target.name:
        if target.name not in known:
            raise ValueError(
                f"there is no measure {target.name!r}: see rulewright lab GAME --json for those that there are"
            )
        return known[target.name]
    usual = before.estimates()
    names = [n for n in fnmatch.filter(usual, target.name) if not n.endswith(DETAILS) and usual[n].value > 0]
    if not names:
        raise ValueError(f"no measure that came up matches {target.name!r}")
    least = min((known[n] for n in names), key=lambda e: e.value if not isnan(e.value) else 0.0)
    return replace(least, figure=replace(least.figure, about=f"the least of {len(names)}: {least.figure.about}"))


def misses_of(estimates: Sequence[Estimate], targets: Sequence[Target]) -> list[float]:
    """How far each target is missed, squared: in tenths for a share, relative for anything else."""
    found = list[float]()
    for t, e in zip(targets, estimates, strict=True):
        scale = 0.1 if e.figure.kind == SHARE else max(abs(t.value), 1e-9)
        found.append(1e6 if isnan(e.value) else ((e.value - t.value) / scale) ** 2)
    return found


AGENT = "heuristic."
"""What the keys of a heuristic's weights begin with, among the numbers to tune."""


def tried_with(setting: Setting, over: Sequence[Range], values: Sequence[int]) -> Setting:
    """The setting with these numbers of the box, and these weights of its heuristic players."""
    pairs = [(r.key, v) for r, v in zip(over, values, strict=True)]
    changes = [f"{key}={v}" for key, v in pairs if not key.startswith(AGENT)]
    clauses = "".join(f" with {key.removeprefix(AGENT)}={v}" for key, v in pairs if key.startswith(AGENT))
    if clauses:
        players = [p.strip() for p in setting.bots.split(",")]
        if not any(p.split()[0] == Heuristic.name for p in players):
            raise ValueError("nobody here plays by the rule of thumb, whose weights are to be tuned")
        bots = ",".join(f"{p}{clauses}" if p.split()[0] == Heuristic.name else p for p in players)
        setting = replace(setting, bots=bots)
    return altered(setting, changes)


def tune(
    setting: Setting,
    over: Sequence[Range],
    targets: Sequence[Target],
    plan: Plan,
    trials: int,
    progress: Progress | None = None,
) -> Tuned:
    """Find the values nearest to the targets, then play the best on other deals. Every trial uses the same deals, so that trials
    differ by their numbers and not by luck. A number named `heuristic.NAME` is a weight of the players' heuristic."""
    for r in over:
        for edge in (r.values[0], r.values[-1]):
            tried_with(setting, [r], [edge])
    if any(t.name.startswith("card.") for t in targets):
        plan = replace(plan, asked=plan.asked | THINGS)
    counted = overall(progress, trials + 3 + (FRONT if len(targets) > 1 else 0))
    before = study([setting], plan, next(counted))
    seen: dict[tuple[int, ...], list[Estimate]] = {}

    def read(found: Study) -> list[Estimate]:
        known = found.estimates()
        return [reading(known, t, before) for t in targets]

    def misses(values: Sequence[int]) -> float:
        try:
            box = tried_with(setting, over, values)
        except ValueError:
            return 1e9
        seen[tuple(values)] = read(study([box], plan, next(counted)))
        return sum(misses_of(seen[tuple(values)], targets))

    read(before)
    tried = search(over, misses, plan.seed, trials)
    best = min(tried, key=lambda values: (tried[values], values))

    def again(values: Sequence[int], away: int = HELD_OUT) -> Study:
        return study([tried_with(setting, over, values)], replace(plan, seed=plan.seed + away), next(counted))

    found, held_out = again(best, 0), again(best)
    keys, front = [r.key for r in over], list[Trial]()
    if len(targets) > 1:
        unbeaten = nearest({values: misses_of(estimates, targets) for values, estimates in seen.items()})
        for values in sorted(unbeaten, key=lambda values: (tried[values], values))[:FRONT]:
            fresh = read(held_out if values == best else again(values))
            named = {t.name: e for t, e in zip(targets, fresh, strict=True)}
            front.append(Trial(dict(zip(keys, values, strict=True)), named))
    return Tuned(dict(zip(keys, best, strict=True)), len(tried), found, held_out, before, tuple(targets), tuple(front))


def nearest(missed: Mapping[tuple[int, ...], Sequence[float]]) -> list[tuple[int, ...]]:
    """Those that no other one beats: at least as near to every target, and nearer to one."""

    def beaten(one: Sequence[float]) -> bool:
        return any(all(map(le, other, one)) and any(map(lt, other, one)) for other in missed.values())

    return sorted(
        (values for values, one in missed.items() if not beaten(one)), key=lambda values: (*missed[values], values)
    )


def overall(progress: Progress | None, studies: int) -> Iterator[Progress | None]:
    """The progress of each of several studies, as part of them all."""

    def told(before: int) -> Progress | None:
        return progress and (
            lambda done, of, doing: progress(min(before * of + done, studies * of), studies * of, doing)
        )

    return map(told, count())


def search(
    over: Sequence[Range],
    cost: Callable[[Sequence[int]], float],
    seed: int,
    trials: int,
    first: dict[str, int] | None = None,
) -> dict[tuple[int, ...], float]:
    """Minimise a cost and return the cost of all values tried; `first` are tried first."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=min(10, max(3, trials // 3)))
    found = optuna.create_study(sampler=sampler)
    if first is not None:
        found.enqueue_trial(first)
    played: dict[tuple[int, ...], float] = {}
    for _ in range(trials):
        trial = found.ask()
        values = tuple(trial.suggest_categorical(r.key, list(r.values)) for r in over)
        if values not in played:
            played[values] = cost(values)
        found.tell(trial, played[values])
    return played


# ---------------------------------------------------------------- tuning a heuristic


@dataclass(frozen=True)
class Better:
    """The result of a search for better weights: how often a player with them beats players with the usual ones."""

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
    """Find the heuristic's weights that win most against players with the usual ones, all on the same deals, then play the best
    on held-out deals."""
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

    counted = overall(progress, trials + 1)

    def wins(values: Sequence[int], plan: Plan) -> Estimate:
        one = by(values)
        return study([one], plan, next(counted)).estimates()[one.main_figure]

    first = {r.key: usual[r.key] for r in over if usual[r.key] in r.values}
    tried = search(over, lambda values: -wins(values, plan).value, plan.seed, trials, first)
    best = max(tried, key=lambda values: (-tried[values], values))
    fresh = wins(best, replace(plan, seed=plan.seed + HELD_OUT))
    keys = [r.key for r in over]
    return Better(dict(zip(keys, best, strict=True)), len(tried), {k: usual[k] for k in keys}, fresh, 1 / setting.seats)


def _changes(over: Sequence[Range], values: Sequence[int]) -> list[str]:
    return [f"{r.key}={v}" for r, v in zip(over, values, strict=True)]
