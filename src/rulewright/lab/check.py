"""A gate for rule changes: today's game against a stored baseline.

If every game comes out as before (final state, ending, scores and places), nothing has changed. If the same moves in every game
lead to other results, the rules have changed, however little. If the moves are others, every measure is compared with its
baseline, and the check fails if one moved beyond its noise: for an unchanged game at most once in a thousand checks
(`rulewright lab coverage` simulates it).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isnan, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from rulewright.lab.figures import MEAN, Estimate, Figure, told
from rulewright.lab.files import write_whole
from rulewright.lab.settings import Setting, made
from rulewright.lab.study import Plan, Progress, Study, study

ALARM = 0.001
"""How often a check that nothing has changed may fail."""
LEFT_OUT = (".with", ".without", ".when", ".taken", ".square", ".winner")
FEWEST = 100
"""Games of the smallest baseline: with fewer, rare events would look like changes."""
FORM = 2
"""Form 1 had digests of final states alone, and none of the moves."""
EQUAL = 1e-9
"""Values are stored with nine digits."""


@dataclass(frozen=True)
class Moved:
    """A measure that is no longer what it was."""

    figure: Figure
    before: float
    after: float
    z: float

    def __str__(self) -> str:
        was, now = told(self.figure, self.before), told(self.figure, self.after)
        return f"{self.figure.about} [{self.figure.name}] moved from {was} to {now}, {abs(self.z):.1f} standard errors."


def compared(known: Mapping[str, Estimate]) -> dict[str, Estimate]:
    """The measures that are compared; what follows from others is left out."""
    skip = ("card.", "minutes", "win.seat")
    return {
        n: e for n, e in known.items() if not n.startswith(skip) and not n.endswith(LEFT_OUT) and not isnan(e.value)
    }


def baseline(found: Study) -> dict[str, Any]:
    """What is stored of a study."""
    setting = found.settings[0]
    return {
        "form": FORM,
        "game": made(setting).game.name,
        "version": made(setting).game.version,
        "setting": {**asdict(setting), "game": "", "engine": "auto"},
        "games": found.plan.games,
        "seed": found.plan.seed,
        "digest": found.digest,
        "moves": found.accounts[0].courses,
        "measures": {
            n: [e.figure.about, e.figure.kind, round(e.value, 9), round(e.error, 9)]
            for n, e in compared(found.estimates()).items()
        },
    }


def write(path: Path, found: Study) -> None:
    """Store a baseline; the old one stays until the new one is whole."""
    if found.games < FEWEST:
        raise ValueError(f"a baseline needs at least {FEWEST} games, not {found.games}")
    text = json.dumps(baseline(found), ensure_ascii=False, indent=1) + "\n"
    write_whole(path, text)


def read(path: Path) -> dict[str, Any]:
    """A stored baseline; what is none is refused in one sentence."""
    try:
        found = json.loads(path.read_text("utf-8"))
        whole = found["form"] == FORM and all(
            key in found for key in ("game", "setting", "games", "seed", "digest", "moves", "measures")
        )
        old = found["form"] < FORM
    except (ValueError, KeyError, TypeError):
        whole = old = False
    if old:
        raise ValueError(
            f"{path} is a baseline of an earlier version, which did not cover scores, places and endings: write it again with "
            f"lab check {path} --write GAME"
        )
    if not whole:
        raise ValueError(f"{path} is no baseline: write one with lab check FILE --write GAME")
    return found  # type: ignore[no-any-return]


def setting_in(stored: Mapping[str, Any], game: str = "", engine: str = "auto") -> Setting:
    said = stored["setting"]
    return Setting(
        game or stored["game"],
        said["seats"],
        said["bots"],
        tuple((k, v) for k, v in said["options"]),
        said["box"],
        tuple(said["changes"]),
        engine,
    )


def moved(before: Mapping[str, Sequence[Any]], after: Mapping[str, Estimate], noise: bool = True) -> list[Moved]:
    """The measures that differ, by more than noise unless there is none; `ALARM` is the chance that any does without a change."""
    names = sorted({*before, *after})
    limit = NormalDist().inv_cdf(1 - ALARM / (2 * max(1, len(names)))) if noise else 0.0
    found = list[Moved]()
    for name in names:
        about, kind, value, error = before.get(name, ("", MEAN, 0.0, 0.0))
        now = after.get(name)
        figure = now.figure if now else Figure(name, about, kind)
        new, its = (now.value, now.error) if now else (0.0, 0.0)
        both = sqrt(error**2 + its**2)
        if abs(new - value) < EQUAL:
            continue
        z = (new - value) / both if both > 0 else float("inf")
        if abs(z) > limit:
            found.append(Moved(figure, value, new, z))
    return found


@dataclass(frozen=True)
class Verdict:
    """What a check found."""

    same: bool
    """Every game came out as before."""
    moved: list[Moved]
    games: int
    same_moves: bool = True
    """Every move of every game was made as before."""

    @property
    def passed(self) -> bool:
        return self.same or not (self.same_moves or self.moved)


def check(stored: Mapping[str, Any], setting: Setting, plan: Plan, progress: Progress | None = None) -> Verdict:
    """Play as the baseline was played, and compare."""
    found = study([setting], plan, progress)
    if found.digest == stored["digest"]:
        return Verdict(True, [], found.games)
    same_moves = found.accounts[0].courses == stored["moves"]
    changes = moved(stored["measures"], compared(found.estimates()), noise=not same_moves)
    return Verdict(False, changes, found.games, same_moves)
