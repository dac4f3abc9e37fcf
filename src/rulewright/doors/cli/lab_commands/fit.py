"""`rulewright lab fit`: what predicts who wins."""

from __future__ import annotations

import json as json_text
from dataclasses import asdict

from rulewright.bots.bot import patience
from rulewright.doors.cli.common import complain, console, table
from rulewright.doors.cli.lab_commands.options import LabOptions
from rulewright.lab.fit import fit as fitted


def fit(asked: LabOptions, as_json: bool) -> None:
    setting = asked.setting()
    asked.plan()
    with patience(complain):
        found = fitted(setting, asked.games, asked.seed)
    if as_json:
        print(json_text.dumps(asdict(found), indent=1))
        return
    out = console()
    out.print(
        f"{found.positions:,} positions of {found.games:,} games. A weight is what one more of something adds to the log of the "
        f"odds to win, with half of its 95% interval. Forecasts are told in bits a position over games kept apart: to know "
        f"nothing is {found.nothing:.3f}.",
        soft_wrap=True,
    )
    rows = table("By stage", ("", *(str(stage.number) for stage in found.stages)))
    rows.add_row("positions", *(f"{stage.positions:,}" for stage in found.stages))
    for i, name in enumerate(found.names):
        rows.add_row(name, *(f"{stage.weights[i]:.3f} ± {stage.halves[i]:.3f}" for stage in found.stages))
    if any(stage.outlook for stage in found.stages):
        rows.add_row(
            "bits, the outlook", *("{:.3f} ± {:.3f}".format(*stage.outlook or (0, 0)) for stage in found.stages)
        )
    rows.add_row("bits, as fitted", *("{:.3f} ± {:.3f}".format(*stage.fitted) for stage in found.stages))
    out.print(rows)
