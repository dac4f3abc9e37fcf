"""Every game that is found, at every number of seats, with every option at its ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any

from rulewright import games
from rulewright.kernel import Game

EXAMPLES = Path(__file__).parents[2] / "examples"


@dataclass(frozen=True)
class Case:
    """One game as it may be set up."""

    game: Game
    seats: int
    options: dict[str, int | str] = field(default_factory=dict, hash=False)

    @cached_property
    def box(self) -> Any:
        return self.game.make_box(self.options, self.seats)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


def cases(game: Game) -> list[Case]:
    """All seat counts with the usual options, then each option at each of its words or ends, seats taken in turn.

    An option that changes nothing in the box is no case of its own.
    """
    low, high = game.seats
    found = [Case(game, seats) for seats in range(low, high + 1)]
    turn = 0
    for option in game.options:
        for value in option.words or (option.low, option.high):
            case = Case(game, low + turn % (high - low + 1), {option.name: value})
            if case.box != game.make_box(seats=case.seats):
                found.append(case)
                turn += 1
    return found


def found_games(extra: list[str]) -> list[Game]:
    """The games of the house, those in examples/, the toy, and any folder named on the command line."""
    from tests.toys.high_card import GAME as TOY

    folders = sorted(str(p.parent) for p in EXAMPLES.glob("*/__init__.py"))
    return [*(games.load(name) for name in [*games.names(), *folders, *extra]), TOY]


def walk(case: Case, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A random interpreted game: the state, the seat about to move (any of those waiting) and its move, step by step."""
    from rulewright.kernel.chance import sow

    game, rules, random = case.game, case.game.rules, Random(seed)
    s = game.state()
    sow(s.rng, seed, 0)
    rules.setup(s, case.box)
    for _ in range(game.bound):
        if rules.ending(s):
            yield s, -1, -1
            return
        mask = rules.waiting(s)
        seat = random.choice([i for i in range(game.seats[1]) if mask >> i & 1])
        offered = [a for a in game.legal(s, case.box, seat) if not game.actions.of(a).concede]
        assert offered, f"seat {seat} must move and cannot"
        action = random.choice(offered)
        yield s, seat, action
        rules.apply(s, case.box, seat, action)
    raise AssertionError(f"{case} did not end within its bound of {game.bound} moves")


@cache
def length(case: Case) -> int:
    """The moves of one random game of this case."""
    return sum(1 for _ in walk(case, 0))


def glimpses(case: Case, seed: int, most: int) -> Iterator[tuple[Any, int, int]]:
    """About so many positions of a random game, and always its end: long games are looked at less often, not longer."""
    random, share = Random(-1 - seed), most / length(case)
    for s, seat, action in walk(case, seed):
        if seat < 0 or random.random() < share:
            yield s, seat, action
