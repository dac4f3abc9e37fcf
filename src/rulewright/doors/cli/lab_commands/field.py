"""`rulewright lab field`: each of several players against each."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from dataclasses import replace

from rulewright.doors.cli.common import bar, console, table
from rulewright.doors.cli.lab_commands.options import LabOptions, interval
from rulewright.lab.statistics import told
from rulewright.lab.tournament import round_robin


def field(asked: LabOptions, entrants: Sequence[str], as_json: bool) -> None:
    setting, plan = replace(asked, players=2).setting(), asked.plan()
    with bar() as progress:
        found = round_robin(setting, entrants, plan, progress)
    if as_json:
        told_plainly = [
            {"player": name, "wins": e.value, "low": e.low, "high": e.high,
             "against": {found.players[k]: found.pairs[i, k].value for k in range(len(entrants)) if k != i}}
            for i, (name, e) in enumerate(zip(found.players, found.overall, strict=True))
        ]  # fmt: skip
        print(json_text.dumps(told_plainly, ensure_ascii=False, indent=1))
        return
    heads = ("player", "wins against all others", "95% interval", "least", "most")
    rows = table(f"{plan.games:,} games a pair; the best first", heads)
    for i in sorted(range(len(entrants)), key=lambda i: -found.overall[i].value):
        e, against = found.overall[i], [found.pairs[i, k].value for k in range(len(entrants)) if k != i]
        rows.add_row(
            found.players[i], told(e.figure, e.value), interval(e), f"{min(against):.2%}", f"{max(against):.2%}"
        )
    console().print(rows)
