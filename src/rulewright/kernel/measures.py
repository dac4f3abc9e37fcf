"""Measures: what a designer wants to know of a game, written as rules beside its rules.

A game that has some keeps them in a module `measures` of its package. A measure is a rule `name(s, box, seat)` that returns a
number for a seat; the lab asks it at the end of a game, before every move, or of single positions. Nobody else imports the
module, so a measure costs nothing until it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.kernel.rule import rule

END, MOVE, POSITION, STAGE = "end", "move", "position", "stage"
"""When a measure is taken: once at the end of the game; before every move, of which the mean is kept; or only of the positions
from which `lab fit` learns what foretells a win, where STAGE says how far the game has come."""
TIMES = (END, MOVE, POSITION, STAGE)


@dataclass(frozen=True)
class Measure:
    """A measure as it was declared: its name, what it says in words, when it is taken, and its rule."""

    name: str
    about: str
    at: str
    ask: Callable[[Any, Any, int], float]


MEASURES: dict[Callable[..., Any], Measure] = {}


def measure(about: str, at: str = END) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the rule below as a measure: `@measure("coins at the end")`, or `at=MOVE` for the mean over all moves."""
    if at not in TIMES:
        raise TypeError(f"a measure is taken at one of {', '.join(TIMES)}, not at {at!r}")

    def remember(f: Callable[..., Any]) -> Callable[..., Any]:
        MEASURES[f] = Measure(f.__name__, about, at, f)
        return rule(f)

    return remember
