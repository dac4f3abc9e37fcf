"""Random games of the classics, compiled, on one core, against OpenSpiel's C++ of the same games.

A classic is here as soon as it has an adapter (`tests/openspiel.py` in its folder), by its first variant. Games are counted, not
moves: what OpenSpiel takes for one action may be two moves of ours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from bench.engines import rates
from bench.peers import openspiel_rollouts
from bench.row import Row

CLASSICS = Path(__file__).parents[1] / "examples" / "classics"
SECONDS, FEW = 0.1, 20
"""About how long a round takes on either side, and how many games say how many that are."""


@cache
def variant(name: str) -> Any:
    """The first adapter of a game."""
    from tests.referees.openspiel import adapters

    return adapters(name)[0]


def ours(name: str, n: int) -> float:
    found = variant(name)
    return rates(str(CLASSICS / name), "compiled", n, found.box.seats, **found.options)[0]


def theirs(name: str, n: int) -> float:
    return openspiel_rollouts(variant(name).name, n)


@cache
def enough(rate: Callable[[str, int], float], name: str) -> int:
    """As many games as take so long."""
    return max(FEW, int(rate(name, max(FEW, int(rate(name, FEW) * SECONDS / 10))) * SECONDS))


def timed(rate: Callable[[str, int], float], name: str) -> float:
    return rate(name, enough(rate, name))


ROWS = [
    Row(
        f"{name}, random games: compiled, one core, against OpenSpiel's C++ rollouts",
        "games/s",
        partial(timed, ours, name),
        partial(timed, theirs, name),
        goal=10,
    )
    for name in sorted(file.parents[1].name for file in CLASSICS.glob("*/tests/openspiel.py"))
]
