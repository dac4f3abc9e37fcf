"""`rulewright lab sweep`: a measure over the values of one or two numbers."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from pathlib import Path

from rulewright.doors.cli.common import bar, console, table
from rulewright.doors.cli.lab_commands.options import LabOptions, check_folder, game_of, interval
from rulewright.lab.game_files import write_whole
from rulewright.lab.statistics import told
from rulewright.lab.sweep import drawing, read_range
from rulewright.lab.sweep import sweep as swept


def sweep(asked: LabOptions, over: Sequence[str], output: Path | None, as_json: bool) -> None:
    ranges = [read_range(text) for text in over]
    setting, plan = asked.setting(), asked.plan()
    if output is not None:
        check_folder(output)
    with bar() as progress:
        cells = swept(setting, ranges, plan, progress)
    if as_json:
        told_cells = [
            {**dict(zip((r.key for r in ranges), c.values, strict=True)), "value": c.estimate.value, "low": c.estimate.low,
             "high": c.estimate.high, "games": c.games} for c in cells
        ]  # fmt: skip
        print(json_text.dumps({"measure": cells[0].estimate.figure.name, "cells": told_cells}, indent=1))
    else:
        heads = (*(r.key for r in ranges), "value", "95% interval")
        rows = table(cells[0].estimate.figure.about, heads, left=0)
        for c in cells:
            rows.add_row(*map(str, c.values), told(c.estimate.figure, c.estimate.value), interval(c.estimate))
        console().print(rows)
    if output is not None:
        figure = cells[0].estimate.figure
        body = f"<h1>{figure.about}, {game_of(setting).title}</h1>{drawing(ranges, cells)}"
        write_whole(output, f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Sweep</title>{body}</html>\n')
