"""`python -m bench.ab OLD NEW [WORD]`: measure two commits in turns in one run, and print how many times as fast NEW is.

Each commit gets a worktree, a cache and a process of its own; `.` is the working tree as it is. A row is measured by the bench
of the working tree where that still runs with the commit, otherwise by the commit's own. Peers are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from bench.row import Figure

WORKER = Path(__file__).with_name("worker.py")
ROUNDS = 11


class MissingRowError(Exception):
    """A commit has no such row, or it does not run."""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout.strip()


class Bench:
    """A process that measures rows, with the bench of one folder and the Rulewright of another."""

    def __init__(self, stack: ExitStack, bench: Path, code: Path, cache: Path) -> None:
        env = {**os.environ, "PYTHONPATH": f"{bench}:{code / 'src'}", "XDG_CACHE_HOME": str(cache)}
        self._process = stack.enter_context(
            subprocess.Popen(
                [sys.executable, "-P", WORKER], cwd=bench, env=env, text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            )
        )  # fmt: skip
        stack.callback(self._process.kill)
        self.rows: dict[str, bool] = self._answer()
        """The rows' names, and whether less is better."""

    def rate(self, name: str) -> float:
        if name not in self.rows:
            raise MissingRowError("no such row")
        assert self._process.stdin
        self._process.stdin.write(f"{name}\n")
        self._process.stdin.flush()
        answer = self._answer()
        if "error" in answer:
            raise MissingRowError(answer["error"])
        return float(answer["rate"])

    def _answer(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise MissingRowError("its process ended")
        return json.loads(line)


class Side:
    """One of two commits."""

    def __init__(self, stack: ExitStack, commit: str, code: Path, folder: Path) -> None:
        self.commit, self._stack, self._code, self._folder = commit, stack, code, folder
        self._chosen: dict[str, Bench] = {}

    @cached_property
    def todays(self) -> Bench:
        """The bench of the working tree with everything else from the commit."""
        beside, top = self._folder / "todays", Path(git("rev-parse", "--show-toplevel"))
        beside.mkdir()
        for entry in self._code.iterdir():
            (beside / entry.name).symlink_to((top if entry.name == "bench" else self._code) / entry.name)
        if not (beside / "build").exists():
            (beside / "build").symlink_to(top / "build")  # downloaded peers
        return Bench(self._stack, beside, self._code, self._folder / "cache")

    @cached_property
    def own(self) -> Bench:
        return Bench(self._stack, self._code, self._code, self._folder / "cache")

    def rate(self, name: str) -> float:
        """The result of a row's `ours` at this commit. The first call chooses a bench and warms up."""
        if name not in self._chosen:
            try:
                self.todays.rate(name)
                self._chosen[name] = self.todays
            except MissingRowError:
                self.own.rate(name)
                self._chosen[name] = self.own
        return self._chosen[name].rate(name)


@contextmanager
def side(commit: str) -> Iterator[Side]:
    """A commit ready to be measured; cleaned up afterwards."""
    with tempfile.TemporaryDirectory(prefix="bench-") as made, ExitStack() as stack:
        folder = Path(made)
        code = Path(git("rev-parse", "--show-toplevel"))
        if commit != ".":
            code = folder / "code"
            git("worktree", "add", "--detach", str(code), commit)
            stack.callback(git, "worktree", "remove", "--force", str(code))
        yield Side(stack, commit, code, folder)


def compare(old: Side, new: Side, name: str, less: bool, rounds: int = ROUNDS) -> tuple[Figure, float, float]:
    """How many times as fast the new commit is, and the last rate of each."""
    was, now = old.rate(name), new.rate(name)
    ratios = []
    for k in range(rounds):
        if k % 2:
            was, now = old.rate(name), new.rate(name)
        else:
            now, was = new.rate(name), old.rate(name)
        ratios.append(was / now if less else now / was)
    return Figure.of(ratios), was, now


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ab", description=__doc__)
    parser.add_argument("old", help="a commit, or . for the working tree")
    parser.add_argument("new", help="likewise")
    parser.add_argument("word", nargs="?", default="", help="only rows whose name holds it")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    with side(given.old) as old, side(given.new) as new:
        known = {name: less for name, less in new.todays.rows.items() if given.word.lower() in name.lower()}
        for name, less in known.items():
            try:
                found, was, now = compare(old, new, name, less, given.rounds)
            except MissingRowError as e:
                print(f"{name}: not measured ({e})", flush=True)
            else:
                low, high = found.ratio * (1 - found.spread), found.ratio * (1 + found.spread)
                print(
                    f"{name}: {found.ratio:.3g} times ({low:.3g} to {high:.3g}); {now:,.4g} and {was:,.4g}", flush=True
                )
    if not known:
        parser.error(f"no row has {given.word!r} in its name")
    return 0


if __name__ == "__main__":
    sys.exit(main())
