"""`rulewright lab report`: one page about a game, with its games as files."""

from __future__ import annotations

from pathlib import Path

from rulewright.bots.bot import patience
from rulewright.doors.cli.common import bar, complain
from rulewright.doors.cli.lab_commands.options import LabOptions, game_of
from rulewright.doors.optional_imports import need


def report(asked: LabOptions, output: Path | None, ladder: int, positions: int) -> None:
    need("pyarrow", "lab")
    from rulewright.lab.report import Wanted, command_of
    from rulewright.lab.report import report as write

    setting, plan = asked.setting(), asked.plan()
    if ladder < 0 or positions < 0:
        raise ValueError("a report plays 0 games a level or more, and looks into 0 decisions or more")
    folder = output or Path(f"lab-{game_of(setting).name}")
    wanted = Wanted(setting, plan, command_of(setting, plan, asked.game), ladder, positions)
    with patience(complain):
        setting.prepare()
    with bar() as progress:
        found = write(wanted, folder, progress)
    print(
        f"{found.games:,} games are in {folder / 'report.html'}, with games.parquet, games.csv and figures.csv beside it."
    )
