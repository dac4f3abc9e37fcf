"""The classics against OpenSpiel's C++ of the same games, all on one core: random games, steps of vector environments, and
iterations of search where nothing but random games is imagined on either side.

A classic is here as soon as it has an adapter (`tests/openspiel.py` in its folder), by its first variant. Games are counted, not
moves: what OpenSpiel takes for one action may be two moves of ours. On both sides, games begin with copies of one
position after the deal.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from bench.environments import openspiel_steps, vector_steps
from bench.peers import CLASSICS, openspiel_rollouts
from bench.row import Row
from bench.search import iterations, openspiel_iterations
from rulewright.doors.environments.settings import EGOCENTRIC
from rulewright.kernel import lowest
from rulewright.kernel.chance import Stream, sow
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.compiled import compile_entry, outcome_of
from rulewright.kernel.engines.local import local, words_of
from rulewright.kernel.engines.step import settler

AT_ONCE, ITERATIONS = 1024, 5_000
SECONDS, FEW = 0.1, 20
"""About how long a round takes on either side, and how many games say how many that are."""


@cache
def variant(name: str) -> Any:
    """The first adapter of a game."""
    from tests.referees.openspiel import adapters

    return adapters(name)[0]


@cache
def rollouts(name: str) -> Any:
    """A compiled loop of random games that begin with a copy of one position, as OpenSpiel's rollouts do."""
    game = variant(name).game
    choose, apply, waiting, ending = game.rules.choose, game.rules.apply, game.rules.waiting, game.rules.ending
    settle, state, stream, outcome = settler(game), game.state.dtype(), Stream.dtype(), outcome_of(game.seats[1])

    def run(start: Any, box: Any, seed: int, endings: Any) -> None:
        s, choices, out = local(state), local(stream), local(outcome)
        words = words_of(s)
        for g in range(endings.shape[0]):
            for i in range(len(words)):
                words[i] = start[i]
            sow(s.rng, seed + g, 0)
            sow(choices.words, seed + g, 1)
            while ending(s) == 0:
                seat = lowest(waiting(s))
                apply(s, box[0], seat, choose(s, box[0], seat, choices.words))
            endings[g] = settle(s, box[0], out.scores, out.places)

    return compile_entry(game, run)


def ours(name: str, n: int) -> float:
    """Random games per second on one core, from a position that is dealt anew whenever this is called."""
    game, box, endings = variant(name).game, packed(variant(name).box), np.zeros(n, np.int64)
    s = game.state()
    sow(s.rng, random.randrange(1 << 30), 0)
    game.rules.setup(s, variant(name).box)
    start = packed(s).view(np.uint64)
    rollouts(name)(start, box, 0, endings[:1])
    begin = time.process_time()
    rollouts(name)(start, box, 1, endings)
    seconds = time.process_time() - begin
    assert endings.all()
    return n / seconds


def theirs(name: str, n: int) -> float:
    return openspiel_rollouts(variant(name).name, n)


@cache
def enough(rate: Callable[[str, int], float], name: str) -> int:
    """As many games as take so long."""
    return max(FEW, int(rate(name, max(FEW, int(rate(name, FEW) * SECONDS / 10))) * SECONDS))


def timed(rate: Callable[[str, int], float], name: str) -> float:
    return rate(name, enough(rate, name))


def vector(name: str) -> float:
    """Observations are columns for a network on both sides."""
    return vector_steps(AT_ONCE, str(CLASSICS / name), EGOCENTRIC)


def stepped(name: str) -> float:
    return openspiel_steps(lambda: variant(name).peer)


NAMES = sorted(file.parents[1].name for file in CLASSICS.glob("*/tests/openspiel.py"))
ROWS = [
    Row(
        f"{name}, random games: compiled, one core, against OpenSpiel's C++ rollouts",
        "games/s",
        partial(timed, ours, name),
        partial(timed, theirs, name),
        goal=10,
    )
    for name in NAMES
]
ROWS += [
    Row(
        f"{name}, vector environment, {AT_ONCE:,} at once, against OpenSpiel's stepping in Python",
        "steps/s",
        partial(vector, name),
        partial(stepped, name),
        goal=10,
        rounds=9,
    )
    for name in NAMES
]
ROWS += [
    Row(
        f"{name}, search: iterations on one core, against OpenSpiel's C++ search",
        "iterations/s",
        partial(iterations, ITERATIONS, str(CLASSICS / name)),
        partial(openspiel_iterations, ITERATIONS // 10, variant_name),
        rounds=9,
    )
    for name, variant_name in (("hex", "hex(swap=true)"), ("oware", "oware"))
]
