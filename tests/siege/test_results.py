"""Runs of the siege are added up, and the page shows the totals."""

from __future__ import annotations

from pathlib import Path

from tests.siege import results
from tests.siege.results import Run
from tests.siege.tally import Tally


def test_runs_are_added_up(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert results.next_seed("kills", "sqlite", file) == 1
    for wrong in (0, 2):
        tally = Tally(wrong=["x"] * wrong, waits=[0.1, 0.7])
        tally.counts.update({"server killed": 600, "moves": 5, "lines cut": 9})
        results.append(results.of("kills", "sqlite", results.next_seed("kills", "sqlite", file), tally), file)
    runs = results.load(file)
    assert runs[1] == Run("kills", "sqlite", 2, {"server killed": 600, "moves": 5}, 2, 2, 0.7)
    assert "| sqlite | 2 | 1,200 server killed, 10 moves | 2 |" in results.table(runs)


def test_the_page_tells_what_all_runs_came_to() -> None:
    page = results.PAGE.read_text("utf-8")
    assert results.put_in(page, results.SIEGE, results.table(results.load())) == page, (
        "run: python -m tests.siege table"
    )


def test_no_run_counts_twice() -> None:
    keys = [(run.part, run.database, run.seed) for run in results.load()]
    assert len(keys) == len(set(keys))
