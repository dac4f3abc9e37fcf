"""Studies: one setting, or several on the same deals, played until there are enough games, and the results.

Everything the lab plays is a study. A setting defines what is played and measured, a plan how many games and on which workers.
`study` distributes the deals, adds up the results in the order of the deals, and passes each game to the `keep` callback.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from math import isnan
from typing import Any

import numpy as np

from rulewright import games as shelf
from rulewright.lab import journal
from rulewright.lab.figures import PACE, Account, Table
from rulewright.lab.settings import Setting
from rulewright.lab.statistics import SHARE, Array, Difference, Estimate, Figure, difference
from rulewright.lab.workers import Jobs, check_jobs, distribute

Progress = Callable[[int, int, str], None]
"""Called with the games done, the games planned, and the main figure so far."""
Keep = Callable[[int, int, Any], None]
"""Called with the games of each task: the index of the setting, the first deal, and the rows."""
FEWEST = 400
"""Games to play before the precision is trusted."""
MOST = 10**12


@dataclass(frozen=True)
class Task:
    """A small, self-contained unit of work: some deals in each of several settings."""

    settings: tuple[Setting, ...]
    rules: tuple[str, ...]
    """The fingerprint of the rules, by setting; empty if the work stays in this process."""
    start: int
    deals: int
    asked: int = 0
    pace: float = PACE
    keep: bool = False

    def key(self) -> str:
        """All that the result depends on."""
        return repr((replace(self, rules=()), [setting.rules for setting in self.settings]))


@dataclass(frozen=True)
class Part:
    """The result of a task: sums by setting, sums of products of the first setting with each other one, and the games if
    requested."""

    accounts: list[Account]
    cross: list[Array]
    rows: list[Any]


def work(task: Task) -> Part:
    """Do a task. Runs on the worker it was distributed to."""
    for setting, rules in zip(task.settings, task.rules, strict=True):
        if rules and setting.rules != rules:
            title = shelf.load(setting.game).title
            raise ValueError(f"a machine has other rules of {title} than this one: give all of them the same")
    deals = range(task.start, task.start + task.deals)
    rows = [setting.play(deals, task.asked) for setting in task.settings]
    tables = [s.measured(r, task.asked, task.pace) for s, r in zip(task.settings, rows, strict=True)]
    accounts = [
        Account(t.names, t.sums(), s.digest(r, task.start), t.deals * t.turns)
        for s, t, r in zip(task.settings, tables, rows, strict=True)
    ]
    return Part(accounts, [_cross(tables[0], other) for other in tables[1:]], rows if task.keep else [])


def _cross(first: Table, other: Table) -> Array:
    """Sums of products of two settings, for the figures of the first."""
    place = {figure.name: i for i, figure in enumerate(other.names)}
    a, b = first.totals()
    c, d = (
        np.array([x[place[f.name]] if f.name in place else np.zeros_like(a[0]) for f in first.names])
        for x in other.totals()
    )
    return np.stack([(a * c).sum(1), (a * d).sum(1), (b * c).sum(1), (b * d).sum(1)], axis=1)


@dataclass(frozen=True)
class Plan:
    """How much to play: this many games, or until the interval of the main figure is narrow enough; from which seed, and what to
    measure."""

    games: int = 10_000
    until: float = 0.0
    """The half-width of the interval to reach: absolute for a share, relative to the value for anything else. 0: just play the
    games."""
    seed: int = 0
    jobs: Jobs = 1
    asked: int = 0
    pace: float = PACE
    figure: str = ""
    """The main figure; empty for the setting's default."""

    def check(self) -> Plan:
        if not 1 <= self.games <= MOST:
            raise ValueError(f"play from 1 to {MOST:,} games, not {self.games}")
        check_jobs(self.jobs)
        if not 0 <= self.seed <= 2**63 - 1 - self.games:
            raise ValueError(f"a seed is a whole number from 0 to {2**63 - 1 - self.games}, not {self.seed}")
        if self.until < 0 or self.until >= 1:
            raise ValueError("a precision is a share above 0% and below 100%, such as 0.2%")
        if self.pace <= 0:
            raise ValueError(f"people take more than {self.pace:g} seconds for a move")
        return self


@dataclass
class Study:
    """The results. The other settings are compared with the first one."""

    settings: tuple[Setting, ...]
    plan: Plan
    accounts: list[Account]
    cross: list[Array]
    seconds: float = 0.0
    reached: bool = True
    """Whether the requested precision was reached."""

    @classmethod
    def blank(cls, settings: tuple[Setting, ...], plan: Plan) -> Study:
        return cls(settings, plan, [Account() for _ in settings], [np.zeros(()) for _ in settings[1:]])

    def add(self, part: Part) -> None:
        """Add the result of the next task."""
        for account, more in zip(self.accounts, part.accounts, strict=True):
            account.add(more)
        for i, sums in enumerate(part.cross):
            self.cross[i] = self.cross[i] + sums

    @property
    def games(self) -> int:
        return self.accounts[0].games

    def estimates(self, which: int = 0) -> dict[str, Estimate]:
        return self.accounts[which].estimates()

    def difference(self, name: str) -> Difference:
        """How much the second setting differs from the first in a figure."""
        one, other = self.accounts[:2]
        place, there = ([f.name for f in account.names] for account in (one, other))
        if name not in place or name not in there:
            raise ValueError(f"the two settings do not both have the figure {name}")
        i, j = place.index(name), there.index(name)
        return difference(one.names[i], one.sums[i], other.sums[j], self.cross[0][i])

    def precision(self, name: str) -> tuple[Figure, float, float]:
        """A figure, its value, and the half-width of its interval; with several settings, the interval is that of their
        difference."""
        if len(self.accounts) > 1:
            d = self.difference(name)
            return d.figure, d.before.value, d.half
        e = self.accounts[0].estimate(name)
        return e.figure, e.value, e.half

    @property
    def digest(self) -> str:
        return "-".join(account.digest for account in self.accounts)


def study(settings: Sequence[Setting], plan: Plan, progress: Progress | None = None, keep: Keep | None = None) -> Study:
    """Play the settings on the same deals and add everything up. The size of tasks does not depend on the workers."""
    heap, start = _Heap(settings, plan), time.perf_counter()
    found, name = Study.blank(tuple(settings), plan), plan.figure or settings[0].main_figure
    if name:
        journal.so_far(lambda: [*found.estimates().values()] if found.games else [])
    done, goal = 0, heap.deals if not plan.until else min(heap.deals, max(1, FEWEST // settings[0].turns))
    while True:
        for task, part in heap.done([tuple(settings)], range(done, goal), keep is not None):
            if name and not found.games:
                _expect(name, part.accounts[0].names)
            found.add(part)
            if keep:
                for i, rows in enumerate(part.rows):
                    keep(i, task.start, rows)
            if progress:
                progress(found.games, plan.games, _give_or_take(found, name))
        done = goal
        if not plan.until:
            break
        figure, value, half = found.precision(name)
        wanted = plan.until if figure.kind == SHARE else plan.until * abs(value)
        if half <= wanted or done >= heap.deals:
            found.reached = half <= wanted
            break
        needed = done * (half / wanted) ** 2 * 1.05 if wanted > 0 else float(heap.deals)
        goal = min(heap.deals, max(done + heap.size, int(min(needed, 4 * done))))
    found.seconds = time.perf_counter() - start
    return found


def studies(settings: Sequence[Setting], plan: Plan, progress: Progress | None = None) -> list[Study]:
    """Study each setting separately, on the same deals. All tasks share one queue, so that no worker idles between two
    settings."""
    heap, found = _Heap(settings, plan), list[Study]()
    journal.so_far(lambda: [s.estimates()[plan.figure or s.settings[0].main_figure] for s in found])
    for task, part in heap.done([(setting,) for setting in settings], range(heap.deals), False):
        if task.start == plan.seed:
            found.append(Study.blank(task.settings, plan))
        if plan.figure and len(found) == 1:
            _expect(plan.figure, part.accounts[0].names)
        found[-1].add(part)
        if progress:
            progress(sum(s.games for s in found), plan.games * len(settings), "Playing")
    return found


class _Heap:
    """The work of a plan: its deals, in tasks of one size."""

    def __init__(self, settings: Sequence[Setting], plan: Plan) -> None:
        self.plan = plan.check()
        for setting in settings:
            setting.prepare()
        self.compiled = all(setting.compiled for setting in settings)
        self.repeatable = all(setting.repeatable for setting in settings)
        self.deals = -(-plan.games // settings[0].turns)
        self.size = min(setting.task_size(plan.games, plan.asked) for setting in settings)

    def done(self, groups: Sequence[tuple[Setting, ...]], deals: range, keep: bool) -> Iterator[tuple[Task, Part]]:
        """The tasks of each group of settings with their results, in the order of their deals."""
        gpu = groups[0][0].engine == "cuda"
        tasks, key = self._tasks(groups, deals, keep), Task.key if self.repeatable else None
        return distribute(work, tasks, self.plan.jobs, self.compiled, gpu, key)

    def _tasks(self, groups: Sequence[tuple[Setting, ...]], deals: range, keep: bool) -> Iterator[Task]:
        plan = self.plan
        for settings in groups:
            rules = tuple("" if plan.jobs == 1 else setting.rules for setting in settings)
            for at in range(deals.start, deals.stop, self.size):
                size = min(self.size, deals.stop - at)
                yield Task(settings, rules, plan.seed + at, size, plan.asked, plan.pace, keep)


def _give_or_take(found: Study, name: str) -> str:
    figure, _, half = found.precision(name) if name else (None, 0.0, float("nan"))
    if figure is None or isnan(half):
        return "Playing"
    return f"{name}: give or take {half:.2%}" if figure.kind == SHARE else f"{name}: give or take {half:.3g}"


def _expect(name: str, known: Sequence[Figure]) -> None:
    """Refuse an unknown measure."""
    names = [f.name for f in known]
    if name not in names:
        near = get_close_matches(name, names, 3)
        meant = f"did you mean {' or '.join(near)}?" if near else f"there is {', '.join(names[:12])} and more"
        raise ValueError(f"there is no measure {name!r}: {meant}")
