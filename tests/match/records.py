"""Records of Parlour for tests: genuine, altered, and forged."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from rulewright.match import Match
from rulewright.match.fairness import link
from rulewright.match.record import SHAPES, bound, read
from tests.toys.parlour import PARLOUR


def played(moves: int = 200, undo_at: int = 3, seed: int = 11) -> Match:
    """A game of Parlour with one move taken back, finished or stopped after some moves."""
    match = Match(PARLOUR, seed=seed, names=["Ann", "Bo"], table={"bots": [1]})
    for k in range(moves):
        if match.over:
            break
        seat = match.waiting[k % len(match.waiting)]
        allowed = [m for m in match.legal(seat) if m.verb == "bid"]
        match.play(seat, allowed[k % len(allowed)].code)
        if k == undo_at:
            match.undo()
    return match


def lines_of(path: Path) -> list[dict[str, Any]]:
    return deepcopy(list(read(path).lines))


def sealed(lines: list[dict[str, Any]]) -> str:
    """The text of a record with these lines and matching seals, as a forger would write it."""
    seal, out = "", []
    for line, shown in zip(bound(lines), lines, strict=True):
        seal = link(seal, line, lines[0]["rulewright"] if lines[0].get("rulewright") in SHAPES else 2)
        out.append(json.dumps({**shown, "seal": seal}, ensure_ascii=False) + "\n")
    return "".join(out)


def other(value: Any) -> Any:
    """A different value of the same type."""
    match value:
        case int():
            return value + 1
        case str():
            return value + "x" if value else "x"
        case list():
            return [*value[:-1], other(value[-1])]
        case dict():
            return {key: other(v) for key, v in value.items()} or {"x": 1}
    raise TypeError(value)


def falsified(path: Path, change: Callable[[list[dict[str, Any]]], None], reseal: bool) -> Path:
    lines = lines_of(path)
    before = [json.loads(row) for row in path.read_text("utf-8").splitlines()]
    change(lines)
    if reseal:
        path.write_text(sealed(lines), "utf-8")
    else:
        rows = [{**line, "seal": row["seal"]} for line, row in zip(lines, before, strict=False)]
        path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")
    return path


def unworded_text(text: str) -> list[dict[str, Any]]:
    return [{k: v for k, v in json.loads(row).items() if k != "words"} for row in text.splitlines()]


def unworded(path: Path) -> list[dict[str, Any]]:
    """The lines of a record without the parts that are only for reading."""
    return unworded_text(path.read_text("utf-8"))
