"""The bench guards speed: every row has a record, records fall only with a reason, and a loss is found."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bench.__main__ import Run, rows
from bench.by_hand import ByHand, DifferentGamesError
from bench.records import FILE, Record, missed, read, renewed, unexplained, write
from bench.row import Figure, Row, UnavailableError
from rulewright.doors.optional_imports import need

ROOT = Path(__file__).parents[1]
FAST = Row("a rate", "moves/s", lambda: 30.0, lambda: 10.0, rounds=5, machine=lambda: "abacus")
SHORT = replace(FAST, name="a cost", less=True)
KEPT = Record(4.0, 0.02, "0ld", "wood")


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout


def test_every_row_has_a_record_and_every_record_a_row() -> None:
    names = [row.name for row in rows()]
    assert len(set(names)) == len(names)
    assert set(names) == set(read(FILE.read_text("utf-8")))


def test_a_lowered_record_says_what_was_better_and_why() -> None:
    known = {row.name: row for row in rows()}
    for name, machines in read(FILE.read_text("utf-8")).items():
        for record in machines.values():
            assert bool(record.best) == bool(record.lowered.strip()), name
            assert known[name].lost(record.ratio, record.peak) >= 0, name


def test_no_commit_has_lowered_a_record_without_a_reason() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a repository")
    commits = git(ROOT, "log", "--reverse", "--format=%H", "--", "bench/records.json").split()
    texts = [git(ROOT, "show", f"{commit}:bench/records.json") for commit in commits]
    known = rows()
    history = [read(text) for text in (*texts, FILE.read_text("utf-8"))]
    for before, after in pairwise(history):
        assert unexplained(known, before, after) == []


def test_records_are_written_as_they_are_read() -> None:
    text = FILE.read_text("utf-8")
    assert write(read(text)) == text
    exact = {FAST.name: {"abacus": replace(KEPT, spread=0.0)}}
    assert read(write(exact)) == exact


def test_a_figure_is_a_median_with_the_interval_that_order_statistics_give() -> None:
    assert Figure.of([2.0]) == Figure(2.0, 0.0)
    assert Figure.of([1.0, 2.0, 4.0]) == Figure(2.0, 1.0)
    fifteen = [*map(float, range(93, 108))]
    assert Figure.of(fifteen[::-1]) == Figure(100.0, 0.04)  # the fourth from either end


@pytest.mark.parametrize(("row", "slower"), [(FAST, 3.4), (SHORT, 4.8)])
def test_a_row_misses_its_record_when_it_loses_more_than_a_tenth_and_the_spread(row: Row, slower: float) -> None:
    assert missed(row, Figure(slower, 0.01), KEPT)
    assert not missed(row, Figure(slower, 0.07), KEPT)
    assert not missed(row, Figure(8.0 - slower, 0.0), KEPT)


@pytest.mark.parametrize(("row", "worse", "better"), [(FAST, 3.0, 5.0), (SHORT, 5.0, 3.0)])
def test_a_record_rises_by_itself_and_falls_with_a_reason(row: Row, worse: float, better: float) -> None:
    low, high = replace(KEPT, ratio=worse), replace(KEPT, ratio=better)
    assert renewed(row, None, KEPT) == KEPT
    assert renewed(row, KEPT, high) == high
    assert renewed(row, KEPT, replace(high, spread=0.4)) is None  # might be luck
    noisy = replace(KEPT, spread=0.2)
    assert renewed(row, noisy, low) == low
    assert renewed(row, KEPT, replace(noisy, ratio=better * better / worse)) is None
    assert renewed(row, KEPT, low) is None
    fallen = renewed(row, KEPT, replace(low, lowered="clearer"))
    assert fallen == replace(low, best=4.0, lowered="clearer")
    risen = renewed(row, fallen, replace(KEPT, ratio=(worse + 4.0) / 2))
    assert risen
    assert (risen.best, risen.lowered) == (4.0, "clearer")
    assert renewed(row, fallen, high) == high

    def between(before: Record, after: Record | None) -> int:
        kept = {row.name: {"abacus": after}} if after else {}
        return len(unexplained([row], {row.name: {"abacus": before}}, kept))

    assert [between(KEPT, new) for new in (KEPT, high, fallen)] == [0, 0, 0]
    assert between(noisy, low) == 0
    assert [between(KEPT, new) for new in (low, None, replace(low, lowered="clearer"))] == [1, 1, 1]
    lower_still = replace(fallen, ratio=worse - 1 if row is FAST else worse + 1)
    assert between(fallen, lower_still) == 1
    assert between(fallen, replace(lower_still, lowered="clearer yet")) == 0


def test_a_run_fails_where_a_row_is_behind_and_says_by_how_much_and_since_when(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def gone() -> str:
        raise UnavailableError("no abacus")

    run = Run({FAST.name: {"abacus": KEPT}})
    assert run.row(FAST) is False
    assert "LOST 25% since 0ld" in capsys.readouterr().out
    assert run.row(replace(FAST, ours=lambda: 39.0)) is True
    assert run.row(replace(FAST, machine=gone)) is None
    assert "not measured here (no abacus)" in capsys.readouterr().out
    assert run.row(replace(FAST, machine=lambda: "slide rule")) is True


def test_a_benchmark_whose_extra_is_not_installed_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.import_module", lambda _: need("no_such_library", "env"))
    assert rows() == []
    assert 'bench.gpu is left out: this door needs no_such_library: run pip install ".[env]"' in capsys.readouterr().err


def test_a_miss_is_measured_again_before_it_counts() -> None:
    rates = iter([3.0] * 6 + [4.0] * 100)
    assert Run({FAST.name: {"abacus": KEPT}}).row(replace(FAST, ours=lambda: next(rates), theirs=lambda: 1.0)) is True


needs_a_c_compiler = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")


@needs_a_c_compiler
@pytest.mark.parametrize(("game", "seats", "n"), [("karthis", 1, 60), ("klobba", 4, 6)])
def test_hand_written_c_plays_the_same_games(game: str, seats: int, n: int) -> None:
    assert ByHand(game, seats, "interpreted").first_difference(1, n) is None


@needs_a_c_compiler
def test_hand_written_c_that_plays_other_games_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ByHand.play

    def wrong(self: ByHand, seed: int, n: int) -> tuple[int, int, float]:
        moves, found, seconds = right(self, seed, n)
        return moves, found + (seed <= 7 < seed + n), seconds

    monkeypatch.setattr(ByHand, "play", wrong)
    with pytest.raises(DifferentGamesError, match="seed 7"):
        ByHand("karthis", 1, "interpreted").rate(10)


TOY = """
class Row:
    def __init__(self, name, ours, less=False):
        self.name, self.ours, self.less = name, ours, less
def broken():
    raise RuntimeError
ROWS = [Row("toy rate", {rate}), Row("toy cost", lambda: 1 / ({rate})(), less=True), Row("toy other", lambda: 7)]
"""
RATES = [10.0, 9.9, 10.1, 5.0, None, 5.1, 4.8, 5.0, 4.9]


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository whose row loses half its speed at the fourth commit, and does not run at the fifth."""
    made = tmp_path_factory.mktemp("history")
    git(made, "init", "--quiet")
    for k, rate in enumerate(RATES):
        (made / "src").mkdir(exist_ok=True)
        (made / "src" / "toy_rate.py").write_text(
            TOY.replace("{rate}", f"lambda: {rate}" if rate else "broken"), "utf-8"
        )
        (made / "bench").mkdir(exist_ok=True)
        (made / "bench" / "__init__.py").write_text("", "utf-8")
        (made / "bench" / "toy.py").write_text("from toy_rate import ROWS\n", "utf-8")
        git(made, "add", ".")
        git(made, "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "-m", f"Step {k}")
    return made


def tool(name: str, folder: Path, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", "-m", f"bench.{name}", *words]
    return subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, text=True).stdout


def test_two_commits_are_measured_in_turns(history: Path) -> None:
    said = tool("ab", history, "HEAD~8", ".", "toy", "--rounds", "3")
    assert re.findall(r"toy (\w+): ([\d.]+) times", said) == [("rate", "0.49"), ("cost", "0.49"), ("other", "1")]
    assert git(history, "worktree", "list").count("\n") == 1
    assert git(history, "status", "--short") == ""


@pytest.mark.parametrize("row", ["toy rate", "toy cost"])
def test_the_commit_that_lost_is_found(history: Path, row: str) -> None:
    said = tool("bisect", history, row, "--good", "HEAD~8")
    assert re.findall(r"Step \d$", said.partition("It was lost at:")[2], re.MULTILINE) == ["Step 3"]
    assert git(history, "worktree", "list").count("\n") == 1
