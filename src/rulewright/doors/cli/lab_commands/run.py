"""`rulewright lab run`: what is measured, as tables or JSON."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from itertools import product
from typing import Any

from rulewright.doors.cli.common import console, table
from rulewright.doors.cli.lab_commands.options import ROWS, LabOptions, interval, played
from rulewright.kernel.jsonable import Json
from rulewright.kernel.options import Option
from rulewright.lab import breakdown
from rulewright.lab.breakdown import MEASURED, rows
from rulewright.lab.figures import Tallies
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import Estimate, told
from rulewright.lab.study import Plan, Study

BY = (*MEASURED, "option", "spread")
WIDEST = 6
"""Values of one option that are tried at most."""
HEADINGS = {
    "main": "The game",
    "seat": "By seat",
    "note": "By note",
    "card": "By card, the clearest first",
    "move": "By move",
    "lead": "Who is ahead",
    "spread": "How values are spread: so much of them lies at or below",
}


def run(asked: LabOptions, by: str, as_json: bool) -> None:
    setting = asked.setting()
    it, wanted = made(setting), [word.strip() for word in by.split(",") if word.strip()]
    offered = {option.name: option for option in it.game.options if option.offered(setting.seats)}
    for word in wanted:
        if word not in BY and word not in offered:
            raise ValueError(f"figures cannot be broken down by {word!r}: choose among {', '.join([*BY, *offered])}")
    plan = asked.plan(breakdown.asked(wanted))
    grid = [offered[word] for word in wanted if word in offered]
    kept = Tallies(it) if "spread" in wanted else None
    found = played([setting], plan, kept.keep if kept else None)
    tables: Json = {word: rows(found, word) for word in ("main", *wanted) if word in ("main", *MEASURED)}
    if kept:
        tables["spread"] = kept.estimates()
    if "option" in wanted:
        for option in offered.values():
            tables[f"option {option.name}"] = by_options(setting, plan, [option])
    if grid:
        tables[" and ".join(option.name for option in grid)] = by_options(setting, plan, grid)
    if as_json:
        print(json_text.dumps(as_dict(found, tables), ensure_ascii=False, indent=1))
        return
    show(found, tables)


def by_options(setting: Setting, plan: Plan, options: Sequence[Option]) -> list[tuple[str, Estimate]]:
    """The main figure for every value of an option, or every pair of values of two."""
    result = []
    name = plan.figure or setting.main_figure
    for values in product(*(values_of(option) for option in options)):
        given = {**dict(setting.options), **dict(zip((o.name for o in options), values, strict=True))}
        other = replace(setting, options=tuple(given.items()))
        label = ", ".join(f"{o.name} {value}" for o, value in zip(options, values, strict=True))
        result.append((label, played([other], plan).estimates()[name]))
    return result


def values_of(option: Option) -> Iterable[int | str]:
    if option.words:
        return option.words
    wide = option.high - option.low
    many = min(WIDEST, wide + 1)
    return sorted({option.low + round(i * wide / max(1, many - 1)) for i in range(many)})


def as_dict(found: Study, tables: Json) -> Json:
    def plain(e: Estimate) -> object:
        if isinstance(e, tuple):
            return {"setting": e[0], **plain(e[1])}
        return {
            "measure": e.figure.name,
            "about": e.figure.about,
            "value": e.value,
            "low": e.low,
            "high": e.high,
            "n": e.n,
        }

    setting = found.settings[0]
    return {
        "game": made(setting).game.name,
        "version": made(setting).game.version,
        "setting": {k: v for k, v in asdict(setting).items() if k != "box"},
        "games": found.games,
        "seconds": found.seconds,
        "digest": found.digest,
        "tables": {word: [plain(e) for e in some] for word, some in tables.items()},
    }


def show(found: Study, tables: Json) -> None:
    out, it = console(), made(found.settings[0])
    out.print(
        f"{found.games:,} games of {it.game.title}, {', '.join(p.name for p in it.players)}, in {found.seconds:.1f} s"
    )
    for word, some in tables.items():
        if word in ("note", "move", "card"):
            out.print(events(some, word))
            continue
        shown = table(HEADINGS.get(word, f"By {word}"), ("measure", "value", "95% interval"))
        for row in some:
            label, e = row if isinstance(row, tuple) else (f"{row.figure.about} [{row.figure.name}]", row)
            shown.add_row(escaped(label), told(e.figure, e.value), interval(e))
        out.print(shown)
    if not found.reached:
        out.print("The wanted precision was not reached; allow more games.")
    out.print(f"digest {found.digest}", soft_wrap=True)


def escaped(text: str) -> str:
    return text.replace("[", r"\[")


def events(some: Sequence[Estimate], word: str) -> Any:
    """Things that happen, one a row: how often, when first or how often where it could be, and what players win."""
    heads = {"note": "first after", "move": "where allowed", "card": ""}
    columns = ["", "in a game", *([heads[word]] if heads[word] else []), "wins with it", "wins without it"]
    shown = table(HEADINGS[word], columns, caption_justify="left")
    groups: dict[str, dict[str, Estimate]] = {}
    for e in some:
        stem, _, part = e.figure.name.rpartition(".")
        detail = part in ("when", "taken", "with", "without")
        groups.setdefault(stem if detail else e.figure.name, {})[part if detail else ""] = e
    for name, parts in list(groups.items())[:ROWS]:
        label = name.partition(".")[2] if word != "card" else parts[""].figure.about.removesuffix(", in a game")
        middle = parts.get("when") or parts.get("taken")
        cells = [escaped(label), told(parts[""].figure, parts[""].value)]
        if heads[word]:
            cells.append(told(middle.figure, middle.value) if middle else "")
        for part in ("with", "without"):
            cells.append(
                f"{told(parts[part].figure, parts[part].value)} ({interval(parts[part])})" if part in parts else ""
            )
        shown.add_row(*cells)
    if len(groups) > ROWS:
        shown.caption = f"{len(groups) - ROWS} more rows are in the JSON."
    return shown
