"""Studies of the lab: games are played in low-priority worker processes, about half a second's worth at a time.

A study is a stream of lines, and ends when its client disconnects. Nothing is stored: the same study played again gives the
same results. It never touches a match.
"""

from __future__ import annotations

import asyncio
import importlib.util
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.lab import (
    LabDifference,
    LabFigure,
    LabProgress,
    LabQuestion,
    LabSetting,
    LabStatus,
    LabStudy,
)
from rulewright.doors.server.config import Limits
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.pool import Pool
from rulewright.doors.server.limits import RateLimiter, TooMuch
from rulewright.doors.server.translations import SAY
from rulewright.kernel.game import Game
from rulewright.lab.breakdown import asked, rows
from rulewright.lab.compare import DETAILS, all_differences, check_alike, clear, luck, sentence
from rulewright.lab.figures import PACE
from rulewright.lab.report import Wanted, command_of, page_alone, report, summary
from rulewright.lab.settings import Setting, made, setting_of
from rulewright.lab.statistics import SHARE, Difference, Estimate, Figure, estimate
from rulewright.lab.study import Part, Plan, Study, Task, work
from rulewright.telling.language import listed

NICE = 19
"""Studies run at the lowest priority on the machine."""
FIRST = 10
"""Deals in the first part: few, so that first results appear at once."""
MOMENT = 0.5
"""Seconds that one part should take; other studies may have their turn after it."""
GROWTH = 4
"""How many times as many deals a part may have as the one before."""
LONGEST = 60.0
"""Timeout of one part, in seconds."""
GRACE = 3.0
"""Seconds that a part may keep running after its client has gone: stopping it means killing its process."""
REPORT = "report.html"
FILES = (REPORT, "figures.csv", "games.csv", "games.parquet")
MEDIA = {"html": "text/html", "csv": "text/csv", "parquet": "application/vnd.apache.parquet"}
MAIN = ("win.", "success", "draws", "moves", "minutes", "score", "margin", "ending.", "measure.")
"""Prefixes of the names of main figures."""
MORE = 12
"""The most further differences that are reported at the end."""
MOST = 150
"""The most figures that answer one question."""


@dataclass(frozen=True)
class StudyRequest:
    """A study whose settings have been checked."""

    game: Game
    settings: tuple[Setting, ...]
    plan: Plan
    what: str
    """How the second setting differs from the first, in words."""
    rules: tuple[str, ...]
    """The rules fingerprint of each setting."""
    by: tuple[LabQuestion, ...] = ()
    """The questions asked."""


def requested(find: Callable[[str], Game], wish: LabStudy, most: int) -> StudyRequest:
    """Check a study. Raises ValueError with one sentence if something is wrong with it."""
    if wish.games > most:
        raise ValueError(SAY("lab-most-games", most=most, games=wish.games))
    first, *others = wish.settings
    seats = wish.seats
    settings = list[Setting]()
    for side in wish.settings:
        settings.append(_setting(find(side.game or wish.game), side, side.players or wish.players, seats))
        seats = settings[0].seats
    if others and settings[0] == settings[1]:
        raise ValueError(SAY("lab-same-settings"))
    for other in settings[1:]:
        check_alike(settings[0], other)
    what = [said for s in others for said in (s.game, s.players) if said]
    what += [c for s in others for c in s.changes if c not in first.changes]
    what += [f"{k}={v}" for s in others for k, v in s.options.items() if first.options.get(k) != v]
    return StudyRequest(
        made(settings[0]).game,
        tuple(settings),
        Plan(games=wish.games, seed=wish.seed, asked=asked(wish.by)).check(),
        SAY("lab-with", changes=listed(what)) if what else SAY("lab-second"),
        tuple(setting.rules for setting in settings),
        tuple(dict.fromkeys(wish.by)),
    )


def _setting(game: Game, side: LabSetting, players: str, seats: int | None) -> Setting:
    for player in players.split(",") if players else ():
        registry.find(player.strip(), game)  # other players, such as files, are for the command line only
    found = replace(
        setting_of(games.address(game), players, seats),
        options=tuple(sorted(side.options.items())),
        box=side.box or "",
        changes=tuple(side.changes),
    )
    made(found)
    return found


def play(task: Task) -> tuple[Part, float]:
    """Play some deals and measure how long they take. Runs in a worker process."""
    start = time.perf_counter()
    part = work(task)
    return part, time.perf_counter() - start


def get_ready(settings: tuple[Setting, ...]) -> None:
    """Compile what these settings need unless it is in the cache. Runs in a worker process."""
    for setting in settings:
        setting.prepare()


def write_file(wanted: tuple[Setting, Plan, str, str]) -> bytes:
    """Write one file of a report. Runs in a worker process."""
    setting, plan, name, file = wanted
    whole = Wanted(setting, plan, command_of(setting, plan, name))
    if file == REPORT:
        return page_alone(whole).encode()
    with TemporaryDirectory(prefix="rulewright-lab-") as folder:
        report(whole, Path(folder, "report"))
        return Path(folder, "report", file).read_bytes()


def files() -> list[str]:
    """The report files that this installation can write: all but the page need the extra `lab`."""
    return list(FILES if importlib.util.find_spec("pyarrow") else (REPORT,))


class LabJobs:
    """The lab's processes, and the limits on their use."""

    def __init__(self, rate_limiter: RateLimiter, limits: Limits) -> None:
        self.players, self.slow = (Pool(1, NICE, limits.lab_memory) for _ in range(2))
        """One plays studies part by part, in fair turns; the other does work that cannot be split: compiling and reports."""
        self._usage, self._limits = rate_limiter, limits
        self._compiling: dict[tuple[object, ...], asyncio.Task[None]] = {}
        self._waiting: Counter[asyncio.Task[None]] = Counter()
        """How many studies wait for each compile; it is cancelled when the last of them ends."""
        self._letting_go: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ limits

    @contextmanager
    def place(self, payer: Payer) -> Iterator[None]:
        """Hold a slot for a study: one for each guest, a few for each address, and a limited number in all."""
        names = (f"lab guest {payer.guest or payer.address}", f"lab address {payer.address}", "lab")
        said = (
            SAY("lab-yours-runs"),
            SAY("lab-address-busy"),
            SAY("lab-busy"),
        )
        for name, most, why in zip(names, (1, self._limits.lab_address, self._limits.lab_all), said, strict=True):
            if self._usage.count(name) >= most:
                raise TooMuch(f"{why}.", 10)
        self._usage.add(*names)
        try:
            yield
        finally:
            self._usage.add(*names, by=-1)

    # ------------------------------------------------------------ studies

    async def study(self, wanted: StudyRequest, payer: Payer) -> AsyncGenerator[LabProgress, None]:
        """Play a study, and report the results so far after each part."""
        run = Run(wanted)
        yield run.told("waiting")
        try:
            with self._get_ready(wanted, payer) as ready:
                async for status in self._parts(run, ready, payer):
                    yield run.told(status, self.slow.progress)
        except TimeoutError:
            yield run.told("failed", error=SAY("lab-too-slow"))
            return
        except (BrokenProcessPool, MemoryError):
            yield run.told("failed", error=SAY("lab-process-ended"))
            return
        if run.done < run.deals:
            error = SAY("lab-stopped", seconds=self._limits.lab_seconds)
            yield run.told("stopped", error=error)
        else:
            yield run.told("done")

    async def _parts(self, run: Run, ready: asyncio.Task[None], payer: Payer) -> AsyncIterator[LabStatus]:
        plain, size = all(s.quick for s in run.wanted.settings), FIRST
        while run.done < run.deals and run.seconds < self._limits.lab_seconds:
            if not plain and not ready.done():  # bots that search are compiled first; others play on without
                await asyncio.wait([ready], timeout=MOMENT)
                yield "compiling"
                continue
            compiled = ready.done() and not ready.exception()
            if not plain:
                ready.result()
            task = run.task(min(size, run.deals - run.done), compiled)
            part, seconds = await self._play(task, payer)
            run.add(task, part, seconds)
            size = max(1, min(GROWTH * task.deals, int(task.deals * MOMENT / max(seconds, 0.001))))
            yield "playing"

    async def _play(self, task: Task, payer: Payer) -> tuple[Part, float]:
        """Play one part. If it is cancelled, let it finish for a while, because killing it costs the shared process."""
        job = asyncio.create_task(self.players.do(play, task, LONGEST, payer), name="playing for the lab")
        try:
            return await asyncio.shield(job)
        except asyncio.CancelledError:
            self._later(_let_go(job))
            raise

    @contextmanager
    def _get_ready(self, wanted: StudyRequest, payer: Payer) -> Iterator[asyncio.Task[None]]:
        """The compile for this study, shared with studies that need the same. Cancelled when the last of them ends."""
        ready = self._compiled(wanted, payer)
        self._waiting[ready] += 1
        try:
            yield ready
        finally:
            self._waiting[ready] -= 1
            if not self._waiting[ready]:
                del self._waiting[ready]
                ready.cancel()

    def _compiled(self, wanted: StudyRequest, payer: Payer) -> asyncio.Task[None]:
        key = tuple((s.game, rules, s.quick) for s, rules in zip(wanted.settings, wanted.rules, strict=True))
        found = self._compiling.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = asyncio.create_task(
                self.slow.do(get_ready, wanted.settings, self._limits.lab_compile, payer), name="compiling for the lab"
            )
            found.add_done_callback(lambda task: task.cancelled() or task.exception())  # so asyncio does not log it
            self._compiling[key] = found
        return found

    # ------------------------------------------------------------ files

    async def file(self, wanted: StudyRequest, file: str, payer: Payer) -> bytes:
        """Make a report file about the first setting, by playing its games again."""
        if file not in files():
            raise Fault(404, SAY("lab-no-file", file=repr(file), files=", ".join(files())))
        most, plan = self._limits.lab_report, wanted.plan
        if plan.games > most:
            raise Fault(400, SAY("lab-report-most", most=most))
        job = (wanted.settings[0], plan, wanted.game.name, file)
        try:
            return await self.slow.do(write_file, job, self._limits.lab_seconds, payer)
        except (BrokenProcessPool, MemoryError):
            raise Fault(503, SAY("lab-process-ended")) from None
        except TimeoutError:
            raise Fault(503, SAY("lab-took-longer", seconds=self._limits.lab_seconds)) from None

    # ------------------------------------------------------------ restarting and closing

    def start_anew(self) -> None:
        """Drop everything loaded or compiled, because a game has changed."""
        made.cache_clear()
        self._compiling.clear()
        for pool in (self.players, self.slow):
            pool.start_anew()

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work, name="ending a part of a study")
        self._letting_go.add(task)
        task.add_done_callback(self._letting_go.discard)

    async def close(self) -> None:
        under_way = [*self._compiling.values(), *self._letting_go]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for pool in (self.players, self.slow):
            pool.close()


async def _let_go(job: asyncio.Task[Any]) -> None:
    try:
        await asyncio.wait([job], timeout=GRACE)
    finally:
        job.cancel()
        with suppress(Exception, asyncio.CancelledError):
            await job


class Run:
    """A study in progress, with its results so far."""

    def __init__(self, wanted: StudyRequest) -> None:
        self.wanted = wanted
        self.found = Study.blank(wanted.settings, wanted.plan)
        self.turns = made(wanted.settings[0]).turns
        self.deals = -(-wanted.plan.games // self.turns)
        self.done, self.seconds = 0, 0.0

    def task(self, deals: int, compiled: bool) -> Task:
        """The next deals. Until the rules are compiled they are interpreted, which gives the same games."""
        settings = self.wanted.settings
        if not compiled:
            settings = tuple(replace(setting, engine="interpreted") for setting in settings)
        plan = self.wanted.plan
        return Task(settings, self.wanted.rules, plan.seed + self.done, deals, plan.asked, PACE, False)

    def add(self, task: Task, part: Part, seconds: float) -> None:
        self.found.add(part)
        self.done += task.deals
        self.seconds += seconds

    def told(self, status: LabStatus, ready: float = 0.0, error: str = "") -> LabProgress:
        """A line of the stream. The last line also reports other figures that differ clearly."""
        last = status in ("done", "stopped", "failed")
        figures = self._figures(last) if self.done else []
        return LabProgress(
            status=status,
            games=self.found.games,
            of=self.deals * self.turns,
            seconds=round(self.seconds, 3),
            ready=ready,
            figures=figures,
            differences=[_difference(d) for d in self._differences(figures, last)],
            sentences=self._sentences() if self.done else [],
            error=error,
        )

    def _figures(self, last: bool) -> list[list[LabFigure]]:
        """The main figures of each setting, and at the end those of the questions: of both sides, what either side has there."""
        found = [
            [_figure(estimate(f, account.sums[i])) for i, f in enumerate(account.names) if main(f)]
            for account in self.found.accounts
        ]
        for question in self.wanted.by if last else ():
            sides = [rows(self.found, question, which) for which in range(len(found))]
            named = {e.figure.name: e.figure for side in reversed(sides) for e in side[:MOST]}
            for which, figures in enumerate(found):
                known = self.found.estimates(which)
                figures += [_figure(replace(known[n], figure=f), question) for n, f in named.items() if n in known]
        return found

    def _differences(self, figures: list[list[LabFigure]], last: bool) -> list[Difference]:
        if len(figures) < 2:
            return []
        told = dict.fromkeys(f.name for f in figures[0] if any(f.name == other.name for other in figures[1]))
        everything = all_differences(self.found) if last else []
        clearest = sorted(
            (d for d in everything if d.figure.name not in told and clear(d, len(everything))),
            key=lambda d: -abs(d.value) / d.error,
        )
        return [*map(self.found.difference, told), *clearest[:MORE]]

    def _sentences(self) -> list[str]:
        if len(self.wanted.settings) == 1:
            return summary(Wanted(self.wanted.settings[0], self.wanted.plan, ""), self.found)
        first = self.wanted.settings[0].main_figure
        differences = [self.found.difference(name) for name in (first, "moves", "score")]
        return [*(sentence(d, self.wanted.what) for d in differences), luck(differences[0])]


def main(figure: Figure) -> bool:
    return figure.name.startswith(MAIN) and not figure.name.endswith(DETAILS)


def _number(value: float) -> float | None:
    return float(f"{value:.6g}") if isfinite(value) else None


def _figure(e: Estimate, by: Literal["", LabQuestion] = "") -> LabFigure:
    value, low, high = map(_number, (e.value, e.low, e.high))
    share = e.figure.kind == SHARE
    return LabFigure(name=e.figure.name, about=e.figure.about, by=by, share=share, value=value, low=low, high=high)


def _difference(d: Difference) -> LabDifference:
    value, low, high = map(_number, (d.value, d.low, d.high))
    return LabDifference(
        name=d.figure.name,
        about=d.figure.about,
        share=d.figure.kind == SHARE,
        value=value,
        low=low,
        high=high,
        decided=value is not None and d.decided,
    )
