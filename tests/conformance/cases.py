"""The games that tests are parametrised with, and their setups."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.laws.cases import Case, cases, few_cases, usual

EXAMPLES = Path(__file__).parents[2] / "examples"
CLASSICS = EXAMPLES / "classics"
TOYS = Path(__file__).parents[1] / "toys"


@cache
def classics() -> tuple[Game, ...]:
    """The games in examples/classics. Their own tests run every day; the conformance suite plays them with `--all`."""
    return tuple(games.load(str(folder)) for folder in sorted(CLASSICS.iterdir()) if has_rules(folder))


@cache
def found_games(chosen: tuple[str, ...] = ()) -> tuple[Game, ...]:
    """The built-in games, those in examples/ and the toys; or only those chosen, by name or by folder."""
    folders = sorted(p for p in EXAMPLES.iterdir() if has_rules(p))
    toys = sorted(p.name for p in TOYS.iterdir() if has_rules(p))
    found = {name: partial(games.load, name) for name in games.names()}
    found |= {folder.name: partial(games.load, str(folder)) for folder in folders}
    found |= {name: partial(_toy, name) for name in toys}
    return tuple(found.get(name, partial(games.load, name))() for name in chosen or found)


def has_rules(folder: Path) -> bool:
    """Whether a folder contains a game: with its rules in a module or a package."""
    return (folder / "rules.py").exists() or (folder / "rules" / "__init__.py").exists()


def _toy(name: str) -> Game:
    made: Game = importlib.import_module(f"tests.toys.{name}").GAME
    return made


def fewest_and_most(game: Game) -> list[Case]:
    """The default options with the fewest and with the most seats."""
    first, *others = usual(game)
    return [first, *others[-1:]]


def hand_out(metafunc: pytest.Metafunc, found: Iterable[Game]) -> None:
    """Parametrise a test that takes a `game`, each `case` of it, or each number of seats (`seating`).

    With `--all` every pair of choices is in some case, and there is every number of seats; else every choice is in one case, and
    there are the fewest seats and the most. A `table` has every case, or else those two. For a test marked `daily`, games not
    named there run only with `--all`. The tests of one game form one group, run by one process, so that a game is compiled once.
    """
    every = metafunc.config.getoption("--all")
    kinds: dict[str, Callable[[Game], Iterable[Any]]] = {
        "game": lambda g: [g],
        "case": cases if every else few_cases,
        "seating": usual if every else fewest_and_most,
        "table": cases if every else fewest_and_most,
    }
    daily = {name for mark in metafunc.definition.iter_markers("daily") for name in mark.args}
    if daily and not every:
        found = [g for g in found if g.name in daily] or found
    given = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    own = {name for names in given for name in (names.split(",") if isinstance(names, str) else names)}
    for name in [k for k in kinds if k in metafunc.fixturenames and k not in own]:
        handed = [
            pytest.param(each, id=g.name if each is g else str(each), marks=pytest.mark.xdist_group(g.name))
            for g in found
            for each in kinds[name](g)
        ]
        metafunc.parametrize(name, handed)
