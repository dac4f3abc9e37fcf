"""A study: one setting, or several on the same deals, played until there are enough games, and what they come to."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import isnan, sqrt
from typing import Any

import numpy as np

from rulewright.lab.figures import (
    AA,
    AB,
    BB,
    PACE,
    SHARE,
    A,
    Account,
    B,
    Estimate,
    Figure,
    N,
    digest_of,
    estimate,
    figures_of,
    label,
    quantile,
)
from rulewright.lab.rows import THINGS, Rows
from rulewright.lab.settings import Setting, made, prepare
from rulewright.lab.spread import Jobs, check_jobs, spread
from rulewright.lab.workers import same_game

Array = Any
Progress = Callable[[int, int, str], None]
"""Told how many games are done, of how many, and what is known by now."""
Keep = Callable[[int, int, Rows], None]
"""Given the games of a task as they come: which setting, the first deal, and the rows."""
FEWEST = 400
"""Games that are played before a precision is believed."""
SMALL = {True: 2000, False: 40}
"""Deals in a task, compiled or not: a number that does not depend on who works, so that results do not either."""
LARGE, MANY = 20_000, 4096
"""Where there are more than MANY compiled tasks they become larger, up to this: handing one out takes time."""
TASKS = {True: 16, False: 256}
"""Tasks that are made at least, compiled or not, where there are so many deals: searches take seconds a move."""
MOST = 1_000_000_000


@dataclass(frozen=True)
class Task:
    """A small piece of work that needs nothing else: some deals in each of several settings."""

    settings: tuple[Setting, ...]
    rules: tuple[str, ...]
    """By setting what stands for the rules of its game."""
    start: int
    deals: int
    asked: int
    pace: float
    keep: bool


@dataclass(frozen=True)
class Part:
    """What a task came to: figures and sums by setting, sums across the first setting and each other, and the games if they are
    wanted."""

    names: list[list[Figure]]
    sums: list[Array]
    cross: list[Array]
    prints: list[Array]
    games: list[int]
    rows: list[Rows]


def work(task: Task) -> Part:
    """Do a task. Runs wherever the work is spread to."""
    for setting, rules in zip(task.settings, task.rules, strict=True):
        same_game(setting.game, rules)
    deals = range(task.start, task.start + task.deals)
    rows = [setting.play(deals, task.asked) for setting in task.settings]
    tables = [figures_of(s, r, task.asked, task.pace) for s, r in zip(task.settings, rows, strict=True)]
    cross = list[Array]()
    first = tables[0]
    for other in tables[1:]:
        place = {figure.name: i for i, figure in enumerate(other.names)}
        a, b = np.array(first.above), np.array(first.below)
        c, d = (
            np.array([x[place[f.name]] if f.name in place else np.zeros_like(a[0]) for f in first.names])
            for x in (other.above, other.below)
        )
        cross.append(np.stack([(a * c).sum(1), (a * d).sum(1), (b * c).sum(1), (b * d).sum(1)], axis=1))
    turns = [made(setting).turns for setting in task.settings]
    prints = [digest_of(r, deals, t) for r, t in zip(rows, turns, strict=True)]
    return Part(
        names=[t.names for t in tables],
        sums=[t.sums() for t in tables],
        cross=cross,
        prints=prints,
        games=[len(r) for r in rows],
        rows=rows if task.keep else [],
    )


@dataclass(frozen=True)
class Plan:
    """How much is played: so many games, or until the interval of the main figure is narrow enough; from which seed, and what is
    looked at."""

    games: int = 10_000
    until: float = 0.0
    """Half of the interval: of a share so much, of anything else so much of its value. 0: just the games."""
    seed: int = 0
    jobs: Jobs = 1
    asked: int = 0
    pace: float = PACE
    figure: str = ""
    """The main figure; empty for the game's usual one."""

    def check(self) -> Plan:
        if not 1 <= self.games <= MOST:
            raise ValueError(f"play from 1 to {MOST:,} games, not {self.games}")
        check_jobs(self.jobs)
        if not 0 <= self.seed < 2**62:
            raise ValueError(f"a seed is a whole number from 0 on, not {self.seed}")
        if self.until < 0 or self.until >= 1:
            raise ValueError("a precision is a share above 0% and below 100%, such as 0.2%")
        if self.pace <= 0:
            raise ValueError(f"people take more than {self.pace:g} seconds for a move")
        return self


@dataclass
class Study:
    """What was found. The first setting is what the others are compared with."""

    settings: tuple[Setting, ...]
    plan: Plan
    accounts: list[Account]
    cross: list[Array]
    seconds: float = 0.0
    reached: bool = True
    """Whether the wanted precision was reached."""
    notes: list[str] = field(default_factory=list)

    @classmethod
    def blank(cls, settings: tuple[Setting, ...], plan: Plan) -> Study:
        return cls(settings, plan, [Account() for _ in settings], [0 for _ in settings[1:]])

    def add(self, part: Part) -> None:
        """What the next task came to."""
        for i, account in enumerate(self.accounts):
            account.add(part.names[i], part.sums[i], part.prints[i], part.games[i])
        for i, sums in enumerate(part.cross):
            self.cross[i] = self.cross[i] + sums

    @property
    def games(self) -> int:
        return self.accounts[0].games

    def estimates(self, which: int = 0) -> dict[str, Estimate]:
        return self.accounts[which].estimates()

    def difference(self, name: str, which: int = 1) -> Difference:
        """By how much another setting differs from the first in a figure."""
        one, other = self.accounts[0], self.accounts[which]
        place, there = ([f.name for f in account.names] for account in (one, other))
        if name not in place or name not in there:
            raise ValueError(f"the two settings do not both have the figure {name}")
        i, j = place.index(name), there.index(name)
        return difference(one.names[i], one.sums[i], other.sums[j], self.cross[which - 1][i])

    @property
    def digest(self) -> str:
        return "-".join(account.digest for account in self.accounts)


@dataclass(frozen=True)
class Difference:
    """How much more the second is than the first, with its 95% interval. `fewer` is how many times fewer games that took than if
    each setting had been played from deals of its own."""

    figure: Figure
    before: Estimate
    after: Estimate
    value: float
    low: float
    high: float
    error: float
    fewer: float

    @property
    def decided(self) -> bool:
        return not self.low <= 0 <= self.high

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def difference(figure: Figure, one: Array, two: Array, cross: Array) -> Difference:
    before, after = estimate(figure, one), estimate(figure, two)
    n, b1, b2 = float(one[N]), float(one[B]), float(two[B])
    if b1 <= 0 or b2 <= 0:
        nothing = float("nan")
        return Difference(figure, before, after, nothing, nothing, nothing, nothing, 1.0)
    p, q = float(one[A]) / b1, float(two[A]) / b2
    alone = [float(s[AA] - 2 * r * s[AB] + r * r * s[BB]) / float(s[B]) ** 2 for s, r in ((one, p), (two, q))]
    aa, ab, ba, bb = (float(x) for x in cross)
    both = (aa - q * ab - p * ba + p * q * bb) / (b1 * b2)
    scale = n / max(1.0, n - 1)
    apart, paired = sum(alone) * scale, max(0.0, sum(alone) - 2 * both) * scale
    error = sqrt(paired)
    if error == 0.0 and apart > 0 and p != q:
        error = sqrt(apart)
    if figure.kind == SHARE and apart == 0:  # both always or both never: as wide as the widest that either could be
        error = max(before.error, after.error)
    half = quantile(max(1.0, n - 1)) * error if n > 1 else float("inf")
    fewer = apart / paired if paired > 0 else float("inf") if apart > 0 else 1.0
    return Difference(figure, before, after, q - p, q - p - half, q - p + half, error, fewer)


def usual_figure(setting: Setting) -> str:
    """What is looked at first: who begins, or alone how often one succeeds."""
    it = made(setting)
    if setting.seats == 1:
        return "success"
    if it.turns > 1:
        return f"win.player.{label(it.players[0].name)}"
    return "win.order.1"


def study(settings: Sequence[Setting], plan: Plan, progress: Progress | None = None, keep: Keep | None = None) -> Study:
    """Play the settings on the same deals and add everything up. Tasks are of a fixed size, no matter who does them."""
    plan.check()
    settings = tuple(settings)
    for setting in settings:
        prepare(setting)
    compiled = all(setting.compiled for setting in settings)
    turns, start = made(settings[0]).turns, time.perf_counter()
    found = Study.blank(settings, plan)
    name, size, total = plan.figure or usual_figure(settings[0]), _size(plan, turns, compiled), -(-plan.games // turns)
    done, goal, known = 0, total if not plan.until else min(total, max(1, FEWEST // turns)), False
    while True:
        for task, part in spread(work, _tasks(settings, plan, done, goal, size, keep is not None), plan.jobs, compiled):
            found.add(part)
            for i, rows in enumerate(part.rows):
                keep(i, task.start, rows)  # type: ignore[misc]
            if not known:
                _expect(name, part.names[0])
                known = True
            if progress:
                progress(found.games, plan.games, _precision(found, name))
        done = goal
        if not plan.until:
            break
        value, half = _width(found, name)
        wanted = plan.until if _figure(found, name).kind == SHARE else plan.until * abs(value)
        if half <= wanted or done >= total:
            found.reached = half <= wanted
            break
        needed = done * (half / wanted) ** 2 * 1.05 if wanted > 0 else float(total)
        goal = min(total, max(done + size, int(min(needed, 4 * done))))
    found.seconds = time.perf_counter() - start
    return found


def studies(settings: Sequence[Setting], plan: Plan, progress: Progress | None = None) -> list[Study]:
    """Each setting for itself, on the same deals; all of them are one heap of work, so that nobody waits between two."""
    plan.check()
    for setting in settings:
        prepare(setting)
    compiled = all(setting.compiled for setting in settings)
    turns = made(settings[0]).turns
    size, total, found = _size(plan, turns, compiled), -(-plan.games // turns), list[Study]()
    tasks = (task for setting in settings for task in _tasks((setting,), plan, 0, total, size, False))
    for i, (task, part) in enumerate(spread(work, tasks, plan.jobs, compiled)):
        if task.start == plan.seed:
            found.append(Study.blank(task.settings, plan))
        found[-1].add(part)
        if i == 0 and plan.figure:
            _expect(plan.figure, part.names[0])
        if progress:
            progress(sum(s.games for s in found), plan.games * len(settings), "Playing")
    return found


def _size(plan: Plan, turns: int, compiled: bool) -> int:
    """Deals in a task: a number that does not depend on who works."""
    size = max(SMALL[compiled], min(LARGE, plan.games // MANY)) if compiled else SMALL[compiled]
    size = max(1, size // (8 if plan.asked & THINGS else 1) // turns)
    return min(size, max(1, -(-plan.games // turns // TASKS[compiled])))


def _tasks(settings: tuple[Setting, ...], plan: Plan, done: int, goal: int, size: int, keep: bool) -> Iterator[Task]:
    rules = tuple(made(setting).game.fingerprint for setting in settings)
    for at in range(done, goal, size):
        yield Task(settings, rules, plan.seed + at, min(size, goal - at), plan.asked, plan.pace, keep)


def _figure(found: Study, name: str) -> Figure:
    return next(f for f in found.accounts[0].names if f.name == name)


def _width(found: Study, name: str) -> tuple[float, float]:
    if len(found.accounts) > 1:
        d = found.difference(name)
        return d.before.value, d.half
    e = found.estimates()[name]
    return e.value, e.half


def _precision(found: Study, name: str) -> str:
    half = _width(found, name)[1]
    if isnan(half):
        return "Playing"
    return (
        f"{name}: give or take {half:.2%}" if _figure(found, name).kind == SHARE else f"{name}: give or take {half:.3g}"
    )


def _expect(name: str, known: Sequence[Figure]) -> None:
    """Refuse a measure that there is not."""
    from difflib import get_close_matches

    names = [f.name for f in known]
    if name not in names:
        near = get_close_matches(name, names, 3)
        meant = f"did you mean {' or '.join(near)}?" if near else f"there is {', '.join(names[:12])} and more"
        raise ValueError(f"there is no measure {name!r}: {meant}")
