"""`rulewright lab tune`: the numbers of a box, or weights of a heuristic, that come nearest to a target."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence

from rulewright.doors.cli.common import bar, console, table
from rulewright.doors.cli.lab_commands.options import LabOptions
from rulewright.doors.optional_imports import need
from rulewright.lab.statistics import told


def tune(
    asked: LabOptions, over: Sequence[str], targets: Sequence[str], weights: Sequence[str], trials: int, as_json: bool
) -> None:
    need("optuna", "lab")
    if weights:
        tune_weights(asked, weights, over, trials, as_json)
    else:
        tune_box(asked, over, targets, trials, as_json)


def tune_weights(asked: LabOptions, weights: Sequence[str], over: Sequence[str], trials: int, as_json: bool) -> None:
    from rulewright.lab.sweep import read_range
    from rulewright.lab.sweep import tune_weights as tuned

    if over or asked.bots:
        raise ValueError("weights are tuned alone, between players by the rule of thumb: leave --over and --bots out")
    ranges = [read_range(text) for text in weights]
    setting, plan = asked.setting(), asked.plan()
    with bar() as progress:
        found = tuned(setting, ranges, plan, trials, progress)
    e = found.held_out
    if as_json:
        told_plainly = {"weights": found.values, "usual": found.usual, "trials": found.trials, "wins": e.value,
                        "low": e.low, "high": e.high, "fair": found.fair, "better": found.decided}  # fmt: skip
        print(json_text.dumps(told_plainly, indent=1))
        return
    named = " ".join(f"with {k}={v}" for k, v in found.values.items())
    verdict = (
        "That is more than a fair part."
        if found.decided
        else "Not decided: the interval holds a fair part, or lies below it; keep the usual weights."
    )
    console().print(
        f"Best of {found.trials} sets: heuristic {named}. On deals that the search has not seen it wins {e} against the usual "
        f"weights ({', '.join(f'{k} {v}' for k, v in found.usual.items())}), where {found.fair:.2%} is fair. {verdict}",
        soft_wrap=True,
    )


def tune_box(asked: LabOptions, over: Sequence[str], target: Sequence[str], trials: int, as_json: bool) -> None:
    from rulewright.lab.sweep import read_range, read_target
    from rulewright.lab.sweep import tune as tuned

    if not over or not target:
        raise ValueError(
            "say what to change with --over and what is wanted with --target, or tune weights with --weight"
        )
    ranges, targets = [read_range(text) for text in over], [read_target(text) for text in target]
    setting, plan = asked.setting(), asked.plan()
    with bar() as progress:
        found = tuned(setting, ranges, targets, plan, trials, progress)
    before, known, fresh = (
        {t.name: found.estimate(s, t) for t in targets} for s in (found.before, found.found, found.held_out)
    )
    if as_json:
        reached = [
            {"measure": t.name, "target": t.value, "before": before[t.name].value, "found": known[t.name].value,
             "held_out": fresh[t.name].value, "low": fresh[t.name].low, "high": fresh[t.name].high,
             "reached": found.reached()[t.name]} for t in targets
        ]  # fmt: skip
        front = [
            {"values": t.values, "targets": [{"measure": n, "held_out": e.value, "low": e.low, "high": e.high}
             for n, e in t.estimates.items()]} for t in found.front
        ]  # fmt: skip
        told_plainly = {"values": found.values, "trials": found.trials, "targets": reached, "front": front}
        print(json_text.dumps(told_plainly, indent=1))
        return
    out = console()
    out.print(
        f"Best of {found.trials} boxes: {' '.join(map(named, found.values.items()))}",
        soft_wrap=True,
    )
    for t in targets:
        e = fresh[t.name]
        verdict = "The target lies in the interval." if found.reached()[t.name] else "The target is not reached."
        out.print(
            f"{e.figure.about}: {told(e.figure, before[t.name].value)} as it was; on deals that the search has not seen "
            f"{e}, for a target of {told(e.figure, t.value)}. {verdict}",
            soft_wrap=True,
        )
    if found.front:
        title = (
            "In the search, no other box came nearer to one target without missing another by more; the figures are from deals "
            "that it has not seen"
        )
        rows = table(title, ("", *(t.name for t in targets)))
        rows.add_row("wanted", *(told(fresh[t.name].figure, t.value) for t in targets))
        for trial in found.front:
            values = map(str, trial.estimates.values())
            rows.add_row("\n".join(named(pair).removeprefix("--change ") for pair in trial.values.items()), *values)
        out.print(rows)


def named(pair: tuple[str, int]) -> str:
    """A number as it is given to other commands."""
    key, value = pair
    return f"with {key.partition('.')[2]}={value}" if key.startswith("heuristic.") else f"--change {key}={value}"
