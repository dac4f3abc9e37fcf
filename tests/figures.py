"""Checks of figures quoted in pages and clauses against a small sample of the command that measured them."""

from __future__ import annotations

import re
from math import sqrt
from typing import Any

from rulewright.lab.settings import setting_of
from rulewright.lab.statistics import SHARE, Estimate
from rulewright.lab.study import Plan, study
from tests.prepare import ROOT

ERRORS = 4.0
"""How many standard errors of the small sample a figure may be off: about one correct figure in 16,000 would be."""
NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?")


def numbers(text: str) -> list[float]:
    """The numbers in a text: "9 + 40" is 9 and 40."""
    return [float(found.replace(",", "")) for found in NUMBER.findall(text)]


def row(name: str, *first: str) -> list[list[float]]:
    """The numbers in each cell of a row of a game's page, found by its first cells, which are left out."""
    wanted = f"| {' | '.join(first)} |"
    found = [
        line for line in (ROOT / f"docs/games/{name}.md").read_text("utf-8").split("\n") if line.startswith(wanted)
    ]
    assert len(found) == 1, f"docs/games/{name}.md has {len(found)} rows that begin {wanted}"
    return [numbers(cell) for cell in found[0].removeprefix(wanted).strip("|").split("|")]


def holds(figure: float, mean: Any, deviation: Any, games: int, rounding: float) -> bool:
    """Whether a figure is compatible with the mean of a sample of `games` games, allowing for rounding."""
    return abs(figure - float(mean)) <= ERRORS * float(deviation) / sqrt(games) + rounding


def share_holds(percent: float, share: Any, games: int, rounding: float = 0.1) -> bool:
    """The same for a share of games, with the figure in per cent."""
    return holds(percent, 100 * share, 100 * sqrt(max(share * (1 - share), 1 / games)), games, rounding)


def asked(
    game: str, games: int, bots: str = "", players: int | None = None, **options: int | str
) -> dict[str, Estimate]:
    """The lab's estimates from a small sample."""
    setting = setting_of(game, bots, players, tuple(options.items()))
    return study([setting], Plan(games=games)).estimates()


def told_by(e: Estimate, figure: float, rounding: float = 0.1) -> bool:
    """Whether a figure of a page, in per cent if it is a share, is compatible with a sample of the lab."""
    scale = 100 if e.figure.kind == SHARE else 1
    return abs(figure - scale * e.value) <= ERRORS * scale * e.error + rounding
