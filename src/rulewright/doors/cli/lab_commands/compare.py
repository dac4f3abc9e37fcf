"""`rulewright lab compare`: two settings on the same deals."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rulewright import games as shelf
from rulewright.doors.cli.common import console, table
from rulewright.doors.cli.common import options as read_options
from rulewright.doors.cli.lab_commands.options import ROWS, LabOptions, played
from rulewright.lab.compare import all_differences, amount, check_alike, clear, luck, only_in, sentence, span
from rulewright.lab.settings import altered, setting_of
from rulewright.lab.statistics import Difference, told
from rulewright.lab.study import Study


def compare(asked: LabOptions, to_options: Sequence[str], to_box: Path | None, to_bots: str, as_json: bool) -> None:
    changes = asked.changes
    if not (asked.other or changes or to_options or to_box or to_bots):
        raise ValueError("say what to compare with: another version, --change, --to-option, --to-box or --to-bots")
    one = replace(asked, changes=()).setting()
    game = shelf.load(asked.other or asked.game)
    chosen = {**dict(one.options), **read_options(game, to_options)}
    other = setting_of(
        asked.other or asked.game,
        to_bots or asked.bots,
        asked.players or one.seats,
        tuple(chosen.items()),
        to_box or asked.box,
    )
    other = altered(other, changes) if changes else other
    check_alike(one, other)
    found = played([one, other], asked.plan())
    changed = [asked.other, *changes, *to_options, to_box.name if to_box else "", to_bots]
    what = f"with {' and '.join(filter(None, changed))}{f' instead of {asked.game}' if asked.other else ''}"
    name = asked.measure or one.main_figure
    main = found.difference(name)
    differences = all_differences(found)
    if as_json:
        print(json_text.dumps(compared(found, main, differences, sentence(main, what)), ensure_ascii=False, indent=1))
        return
    out = console()
    out.print(sentence(main, what), soft_wrap=True)
    out.print(luck(main), soft_wrap=True)
    if not found.reached:
        out.print("The wanted precision was not reached; allow more games.")
    heads = ("measure", "before", "after", "difference", "95% interval", "")
    rows = table("Other measures; * stands out among all of them", heads)
    ordered = sorted(differences, key=lambda d: abs(d.value) / (d.error or 1e-9), reverse=True)
    for d in ordered[:ROWS]:
        mark = "*" if clear(d, len(differences)) else ""
        both = told(d.figure, d.before.value), told(d.figure, d.after.value)
        rows.add_row(
            d.figure.name,
            *both,
            amount(d.figure, d.value, "+"),
            span(d),
            mark,
        )
    out.print(rows)
    for name, mine, theirs in ((asked.game, 0, 1), (asked.other, 1, 0)):
        if only := only_in(found, mine, theirs):
            out.print(f"Only {name} has {', '.join(only)}.", soft_wrap=True)
    out.print(f"{found.games:,} games on each side, digests {found.digest}", soft_wrap=True)


def compared(found: Study, main: Difference, every: Sequence[Difference], said: str) -> dict[str, object]:
    def plain(d: Difference) -> dict[str, object]:
        return {
            "measure": d.figure.name,
            "before": d.before.value,
            "after": d.after.value,
            "difference": d.value,
            "low": d.low,
            "high": d.high,
            "decided": d.decided,
            "clear": clear(d, len(every)),
            "times_fewer_games": d.fewer if d.fewer != float("inf") else None,
        }

    return {
        "sentence": said,
        "games": found.games,
        "digest": found.digest,
        "main": plain(main),
        "all": [plain(d) for d in every],
    }
