"""`rulewright lab sweep`, `tune` and `fit`: what the numbers of a box and the weights of a heuristic are worth."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rulewright.bots.bot import patience
from rulewright.doors.cli.common import bar, complain, console, table
from rulewright.doors.cli.lab_commands.options import LabOptions, check_folder, game_of, interval
from rulewright.doors.optional_imports import need
from rulewright.lab.game_files import write_whole
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


def sweep(asked: LabOptions, over: Sequence[str], output: Path | None, as_json: bool) -> None:
    from rulewright.lab.sweep import drawing, read_range
    from rulewright.lab.sweep import sweep as swept

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


def fit(asked: LabOptions, as_json: bool) -> None:
    from rulewright.lab.fit import fit as fitted

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
