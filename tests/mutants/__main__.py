"""`make mutants GAME=karthis`: break the rules of a game, and list what its clause tests do not notice."""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.kernel import Game
from tests.conformance.cases import found_games
from tests.mutants.breaks import Break, breaks, rule_modules
from tests.mutants.digests import seeded
from tests.mutants.report import Report
from tests.mutants.trials import Trials, tried
from tests.mutants.verdicts import Verdicts

TESTS = Path(__file__).parents[1]
QUIET = (
    "-c",
    str(TESTS.parent / "pyproject.toml"),
    f"--rootdir={TESTS.parent}",
    "-o",
    "addopts=",
    "-p",
    "no:terminal",
    "-p",
    "no:cacheprovider",
    "--capture=no",
)


@dataclass(frozen=True)
class Options:
    """The parameters of a run."""

    name: str
    """A game by name or folder."""
    sample: int = 0
    seed: int = 1
    only: str = ""
    line: int = 0
    kinds: list[str] = field(default_factory=list)
    """Only breaks of these kinds; empty: of all."""
    numbers: int = 100_000
    jobs: int = 1
    thorough: bool = False
    keep: str = ""
    """A folder in which verdicts are kept; empty: nowhere."""
    again: bool = False
    """Whether kept survivors are tried again."""
    minutes: float = math.inf
    """When no other break is begun."""
    tests: list[str] = field(default_factory=list)
    """The folders of the tests; empty: the default place of a game's tests."""

    @property
    def game(self) -> Game:
        return found_games((self.name,))[0]

    @property
    def folders(self) -> list[str]:
        if self.tests:
            return self.tests
        own = [TESTS / "games" / self.game.name, self.game.home / "tests"]
        found = [str(folder) for folder in own if folder.is_dir()]
        return found or sorted(map(str, TESTS.rglob(f"test_{self.game.name}.py")))

    def chosen(self) -> list[Break]:
        found = [
            b for b in breaks(self.game, self.only) if self.line in (0, b.line) and b.kind in (self.kinds or (b.kind,))
        ]
        if 0 < self.sample < len(found):
            kept = sorted(Random(self.seed).sample(range(len(found)), self.sample))
            found = [found[i] for i in kept]
        return found


class Hunt:
    """A plugin that replaces pytest's loop: the tests are collected, and then run once for every mutation."""

    def __init__(self, wish: Options) -> None:
        self.wish = wish
        self.until = time.monotonic() + 60 * wish.minutes
        self.report: Report | None = None
        self.failed: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(f"{report.nodeid}: {report.longreprtext.splitlines()[-1]}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.failed:
            self.hunt(session.items)
        return True

    def hunt(self, items: list[pytest.Item]) -> None:
        wish = self.wish
        goldens = [item for item in items if item.path.name == "test_goldens.py" and "line_by_line" in item.name]
        tests = [item for item in items if item.get_closest_marker("clause")]
        start = time.process_time()
        played, kept = seeded(wish.game, wish.numbers)
        trials = Trials(tests, goldens, played, kept, time.process_time() - start, wish.thorough)
        timings = trials.watch({str(module.__file__) for module in rule_modules(wish.game).values()}, wish.jobs)
        wrong = [name for name, timing in timings.items() if timing.kind == "fails"]
        if wrong:
            self.failed = [f"{name}: it fails although nothing is broken" for name in wrong]
            return
        trials.timings = {name: timing for name, timing in timings.items() if timing.kind == "passes"}
        left_out = Counter(timing.kind for timing in timings.values() if timing.kind != "passes")
        report = self.report = Report(wish.game.name, len(trials.timings), left_out, len(played))
        print(report.beginning(), flush=True)
        chosen, known = wish.chosen(), Verdicts(wish.keep, wish.game.name)
        new = list[Break]()
        for one in chosen:
            verdict = known.of(one, wish.again)
            if verdict:
                report.tell(one, verdict)
            else:
                new.append(one)
        if wish.minutes < math.inf:  # what there is time for is a fair sample of all
            Random(wish.seed).shuffle(new)
        in_time = takewhile(lambda one: time.monotonic() < self.until, new)
        for one, verdict in tried(trials, in_time, wish.jobs):
            known.add(one, verdict)
            report.tell(one, verdict)
        report.not_tried = len(chosen) - len(report.verdicts)


def hunt(wish: Options) -> Report:
    """Mutate the rules of a game, and see what its tests notice; an interrupt returns the results so far."""
    plugin = Hunt(wish)
    goldens = str(TESTS / "conformance" / "test_goldens.py")
    with tempfile.TemporaryDirectory() as folder:
        code = pytest.main(
            [*QUIET, f"--basetemp={folder}/pytest", "-o", "tmp_path_retention_policy=none",
             f"--game={wish.name}", *wish.folders, goldens],
            plugins=[plugin],
        )  # fmt: skip
    if plugin.report is None:
        raise SystemExit("\n".join(plugin.failed) or f"pytest ended with {code!r}")
    return plugin.report


def asked(words: list[str]) -> tuple[Options, float]:
    parser = argparse.ArgumentParser(prog="mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", metavar="GAME", help="a game by name, or by its folder")
    parser.add_argument("--sample", type=int, default=0, help="try so many breaks, chosen at random; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--only", default="", metavar="FILE", help="break one file, such as rules/deck.py")
    parser.add_argument("--line", type=int, default=0, help="break one line of it")
    parser.add_argument(
        "--kinds", nargs="+", default=[], help="only these kinds, such as: twice dropped order seat seats pile"
    )
    parser.add_argument("--jobs", type=int, default=1, help="so many forks at a time")
    parser.add_argument("--numbers", type=int, default=Options.numbers, help="how much is played to see a difference")
    parser.add_argument("--thorough", action="store_true", help="run the tests also where no seeded game differs")
    parser.add_argument("--keep", default="", metavar="FOLDER", help="keep verdicts here, and try only what has none")
    parser.add_argument("--again", action="store_true", help="try kept survivors again, after new tests")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no other break after so many minutes")
    parser.add_argument("--tests", action="append", default=[], help="where its tests lie (may be given several times)")
    parser.add_argument("--at-least", type=float, default=95.0, help="fail if a smaller share is caught, in percent")
    given: dict[str, Any] = vars(parser.parse_args(words))
    least: float = given.pop("at_least")
    return Options(**given), least


def main() -> None:
    wish, least = asked(sys.argv[1:])
    try:
        report = hunt(wish)
    except ValueError as e:
        raise SystemExit(f"mutants: {e}") from None
    print(report.summary())
    sys.exit(0 if report.share >= least else 1)


if __name__ == "__main__":
    main()
