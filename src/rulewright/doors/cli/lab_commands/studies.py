"""`rulewright lab studies`: long commands that are under way or were stopped."""

from __future__ import annotations

import json as json_text
from dataclasses import asdict
from datetime import datetime

from rulewright.doors.cli.common import console, table
from rulewright.doors.cli.messages import SAY
from rulewright.kernel.cache_folder import cache_folder
from rulewright.lab import journal
from rulewright.lab.journal import Status, core_hours, duration
from rulewright.lab.statistics import Figure, told


def studies(name: str, forget: str, as_json: bool) -> None:
    found = journal.studies()
    if forget:
        _forget(forget, [each for each, _, _ in found], {each for each, _, alive in found if alive})
        return
    if name:
        chosen = [each for each in found if each[0] == name]
        if not chosen:
            raise ValueError(SAY("study-unknown", name=repr(name)))
        found = chosen
    if as_json:
        plain = [{"name": each, "running": alive, **asdict(status)} for each, status, alive in found]
        print(json_text.dumps(plain, ensure_ascii=False, indent=1))
    elif name:
        show(*found[0])
    elif found:
        list_all(found)
    else:
        print(SAY("study-none"))


def _forget(name: str, known: list[str], running: set[str]) -> None:
    names = known if name == "all" else [name]
    for each in names:
        if each not in known:
            raise ValueError(SAY("study-unknown", name=repr(each)))
        if each in running:
            raise ValueError(SAY("study-running", name=each))
    for each in names:
        journal.forget(cache_folder("studies") / f"{each}.results")


def state(alive: bool, status: Status) -> str:
    when = datetime.fromtimestamp(status.written).strftime("%d %b %H:%M")
    return SAY("study-runs") if alive else SAY("study-halted", when=when)


def done(status: Status) -> str:
    return SAY("study-done", done=status.done, of=status.of)


def list_all(found: list[tuple[str, Status, bool]]) -> None:
    rows = table(SAY("study-title"), SAY("study-columns").split(", "), left=5, caption=SAY("study-goes-on"))
    for name, status, alive in found:
        rows.add_row(
            name,
            state(alive, status),
            done(status) if status.of else "",
            core_hours(status.core_seconds),
            status.command,
        )
    console().print(rows)


def show(name: str, status: Status, alive: bool) -> None:
    out = console()
    out.print(status.command, soft_wrap=True, markup=False)
    out.print(
        f"{name}, {state(alive, status)}: {done(status)}"
        f"{f' ({status.doing})' if status.doing else ''}. {status.cost()}",
        soft_wrap=True,
        markup=False,
    )
    if alive and 0 < status.done < status.of:
        left = status.seconds / status.done * (status.of - status.done)
        out.print(SAY("study-to-go", time=duration(left)))
    rows = table(SAY("study-so-far"), SAY("study-so-far-columns").split(", "))
    for row in status.so_far:
        if row["measure"].count(".") > 2:  # a detail of another measure
            continue
        figure = Figure(row["measure"], row["about"], row["kind"])
        label = f"{figure.about} [{figure.name}]".replace("[", r"\[")
        known = row["low"] is not None and row["high"] is not None
        low, high = (told(figure, row[end]) if known else "" for end in ("low", "high"))
        between = SAY("study-between", low=low, high=high) if known else SAY("study-unsure")
        rows.add_row(label, told(figure, row["value"]), between)
    if rows.row_count:
        out.print(rows)
