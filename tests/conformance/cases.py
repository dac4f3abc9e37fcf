"""Every game found, at every number of seats, with every pair of its options."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import Game, Option
from tests.conformance.pairs import Row, all_pairs

EXAMPLES = Path(__file__).parents[2] / "examples"
TOYS = Path(__file__).parents[1] / "toys"


@dataclass(frozen=True)
class Case:
    """One possible setup of a game."""

    game: Game
    seats: int
    options: dict[str, int | str] = field(default_factory=dict, hash=False)

    @cached_property
    def box(self) -> Any:
        return self.game.make_box(self.options, self.seats)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


@cache
def cases(game: Game) -> tuple[Case, ...]:
    """All seat counts with the default options, then every pair of choices, with the number of seats as one of them.

    Setups that the game refuses are left out, and so are those that pack to the same box as an earlier case.
    """
    found = {case.box.pack(): case for case in usual(game)}
    choices = [[None, *_unusual(o)] for o in game.options]
    for seats, *chosen in all_pairs([seat_counts(game), *choices], lambda row: bool(_packed(_case(game, row)))):
        case = _case(game, (seats, *chosen))
        found.setdefault(_packed(case), case)
    return tuple(found.values())


@cache
def few_cases(game: Game) -> tuple[Case, ...]:
    """The default options at all seat counts, and a few other cases that cover every choice of every option.

    Each starts with an uncovered choice, with as few others beside it as the game requires, and adds, option by option, the next
    uncovered choice that the game allows.
    """
    missing = {o.name: _unusual(o) for o in game.options}
    found = {case.box.pack(): case for case in usual(game)}
    while first := next((name for name, values in missing.items() if values), None):
        value = missing[first].pop(0)
        others = [(o.name, other) for o in game.options if o.name != first for other in _unusual(o)]
        beside = (dict(each) for k in range(4) for each in combinations(others, k))
        counts = _turned(seat_counts(game), len(found))
        starts = (Case(game, n, {**more, first: value}) for more in beside for n in counts)
        start = next((case for case in starts if _packed(case)), None)
        if start is None:
            continue
        seats, chosen = start.seats, start.options
        for name, values in missing.items():
            if name not in chosen and values and _packed(Case(game, seats, {**chosen, name: values[0]})):
                chosen[name] = values.pop(0)
        case = Case(game, seats, {o.name: chosen[o.name] for o in game.options if o.name in chosen})
        found.setdefault(_packed(case), case)
    return tuple(found.values())


def _unusual(option: Option) -> list[int | str]:
    """The choices of an option other than its default; for a number, the least and the most."""
    return [v for v in option.words or (option.low, option.high) if v != option.default]


def _turned(counts: Sequence[int], by: int) -> list[int]:
    """The same numbers, rotated, so that cases differ in their seats, too."""
    start = by % len(counts)
    return [*counts[start:], *counts[:start]]


def seat_counts(game: Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)


def _case(game: Game, row: Row) -> Case:
    """The case of a row: the number of seats, then each option, None for the default."""
    options = zip(game.options, row[1:], strict=True)
    return Case(game, row[0], {o.name: value for o, value in options if value is not None})


def _packed(case: Case) -> bytes:
    """The packed box, which includes the number of seats; empty if the game refuses this combination of options."""
    try:
        return bytes(case.box.pack())
    except ValueError:
        return b""


@cache
def usual(game: Game) -> tuple[Case, ...]:
    """The cases with the default options: one for each number of seats."""
    return tuple(Case(game, seats) for seats in seat_counts(game))


def fewest_and_most(game: Game) -> list[Case]:
    """The default options with the fewest and with the most seats."""
    found = usual(game)
    return [found[0], *found[1:][-1:]]


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


def walk(case: Case, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A random interpreted game: the state, the seat about to move (any of those waiting) and its move, step by step."""
    from rulewright.kernel.chance import sow

    game, rules, random = case.game, case.game.rules, Random(seed)
    s = game.state()
    sow(s.rng, seed, 0)
    rules.setup(s, case.box)
    for made in range(game.bound + 1):
        if rules.ending(s):
            yield s, -1, -1
            return
        assert made < game.bound, f"{case} did not end within its bound of {game.bound} moves"
        mask = rules.waiting(s)
        seat = random.choice([i for i in range(game.seats[1]) if mask >> i & 1])
        offered = [a for a in game.legal(s, case.box, seat) if not game.actions.of(a).concede]
        assert offered, f"seat {seat} must move and cannot"
        action = random.choice(offered)
        yield s, seat, action
        rules.apply(s, case.box, seat, action)


@cache
def length(case: Case) -> int:
    """The number of moves of one random game of this case."""
    return sum(1 for _ in walk(case, 0))


def glimpses(case: Case, seed: int, most: int) -> Iterator[tuple[Any, int, int]]:
    """About `most` positions of a random game, and always its end: long games are sampled more sparsely."""
    random, share = Random(-1 - seed), most / length(case)
    for s, seat, action in walk(case, seed):
        if seat < 0 or random.random() < share:
            yield s, seat, action
