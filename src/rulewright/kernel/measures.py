"""Measures: statistics a designer wants about a game, written as rules.

They go in a module `measures` of the game's package. A measure is a rule `name(s, box, seat)` that returns a number for a
seat; the lab takes it at the end of a game, before every move, or for single positions. Features that the game's outlook
weighs are listed once, as an enumeration: `FOUND = features(feature, Feature)` makes a measure of each. Only the lab imports
the module, so measures cost nothing elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from rulewright.kernel.enumerations import Enumeration
from rulewright.kernel.rule import rule

END, MOVE, POSITION, STAGE = "end", "move", "position", "stage"
"""When a measure is taken: once at the end of the game; before every move, keeping the mean; or only for the positions from
which `lab fit` learns what predicts a win. There, STAGE measures how far the game has progressed."""
TIMES = (END, MOVE, POSITION, STAGE)


@dataclass(frozen=True)
class Measure:
    """A declared measure: its name, a description, when it is taken, and its rule."""

    name: str
    about: str
    at: str
    ask: Callable[..., float]
    which: int | None = None
    """The fourth argument of its rule, if that rule answers for several features."""


M = TypeVar("M", bound=Callable[..., float])
MEASURES: dict[Callable[..., float], Measure] = {}


def measure(about: str, at: str = END) -> Callable[[M], M]:
    """Declare the rule below as a measure: `@measure("coins at the end")`, or `at=MOVE` for the mean over all moves."""
    if at not in TIMES:
        raise TypeError(f"a measure is taken at one of {', '.join(TIMES)}, not at {at!r}")

    def remember(f: M) -> M:
        MEASURES[f] = Measure(f.__name__, about, at, f)
        return rule(f)

    return remember


def features(ask: Callable[..., float], listed: type[Enumeration]) -> tuple[Measure, ...]:
    """Measures at `POSITION`, one for each member of an enumeration: `ask(s, box, seat, member)` returns its amount."""
    return tuple(Measure(name.lower(), name, POSITION, ask, number) for name, number in listed.members.items())
