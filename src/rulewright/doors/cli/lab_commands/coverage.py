"""`rulewright lab coverage`: how often the lab's intervals hold the truth."""

from __future__ import annotations

from rulewright.doors.cli.common import console, table
from rulewright.lab.check import calibration
from rulewright.lab.settings import setting_of
from rulewright.lab.statistics import told


def coverage(runs: int, games: int, game: str, seed: int) -> None:
    if not game:
        raise ValueError("name a game with --game: its runs are compared with what all of them together say")
    found = calibration(setting_of(game), runs, games, seed)
    heads = ("measure", "truth", "intervals that hold it", "95% interval")
    rows = table(f"{found.runs:,} runs of {found.games:,} games", heads)
    for c in found.covered:
        rows.add_row(
            c.figure.name, told(c.figure, c.truth), f"{c.held.share:.1%}", f"{c.held.low:.1%} to {c.held.high:.1%}"
        )
    out = console()
    out.print(rows)
    n, alarms = found.runs // 2, found.alarms
    out.print(f"False alarms of lab check: {alarms.count} in {n:,} checks, {alarms.low:.2%} to {alarms.high:.2%}.")
