"""Games between players who go by weights, compiled: for the lab of Katamari.

python -m tests.games.katamari.styles     # what it costs to leave something out
python -m tests.games.katamari.climb      # better weights for the rule of thumb
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from rulewright.games import load
from rulewright.games.katamari.play.policy import advised
from rulewright.games.katamari.play.values import HEURISTIC, heuristic_row
from rulewright.games.katamari.rules import apply, score, setup
from rulewright.games.katamari.state import HEXES, LEVELS, Box, State
from rulewright.kernel import program, rule
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import packed
from rulewright.kernel.statistics import Z95

GAME = load("katamari")
Array = Any
Weights = list[int]


@rule
def begin(s: State, stream: Array, box: Box, seed: int) -> None:
    """A new game; `words` is the state as plain numbers, to wipe it."""
    for i in range(stream.shape[0]):
        stream[i] = 0
    sow(s.rng, seed, 0)
    setup(s, box)


@program
def play_by_weights(
    s: State, stream: Array, box: Box, weights: Array, seed: int, scores: Array, firsts: Array, tops: Array
) -> None:
    """Games from consecutive seeds; who has which weights goes round. `tops` counts what the first of them shows at the end."""
    for g in range(scores.shape[0]):
        begin(s, stream, box, seed + g)
        while s.end == 0:
            seat = int(s.mover)
            apply(s, box, seat, advised(s, box, seat, weights[(seat + g) % box.seats]))
        score(s, box, scores[g])
        firsts[g] = s.first
        for level in range(LEVELS):
            held = int(s.seats[(box.seats - g % box.seats) % box.seats].level[level])
            while held != 0:
                held &= held - 1
                tops[level] += 1


class Played(NamedTuple):
    """Parts of the wins by game and seat, who began, and what the first weights show at the end."""

    parts: Array
    firsts: Array
    tops: Array


def play(box: Box, weights: list[Weights], games: int, seed: int = 0) -> Played:
    n = box.seats
    state, tops = np.zeros(1, GAME.state.dtype()), np.zeros(LEVELS, np.int64)
    scores, firsts = np.zeros((games, GAME.seats[1]), np.int64), np.zeros(games, np.int64)
    table = np.array(weights, np.int64)
    play_by_weights(state[0], state.view(np.uint64), packed(box)[0], table, seed, scores, firsts, tops)
    best = scores[:, :n] == scores[:, :n].max(axis=1)[:, None]
    return Played(best / best.sum(axis=1)[:, None], firsts, tops / (games * HEXES))


def heuristic(box: Box) -> Weights:
    return [int(w) for w in HEURISTIC[heuristic_row(box)]]


class Share(NamedTuple):
    """A part of the wins in per cent, half of its interval of 95 %, and the top layer of who won so much."""

    won: float
    half: float
    tops: Array


def mean(parts: Array) -> tuple[float, float]:
    """In per cent, and half of the interval."""
    return float(100 * parts.mean()), float(100 * Z95 * parts.std() / sqrt(len(parts)))


def share(box: Box, one: Weights, others: Weights, games: int, seed: int = 0) -> Share:
    """One player against all others."""
    n = box.seats
    found = play(box, [one] + [others] * (n - 1), games, seed)
    turn = np.arange(games)
    return Share(*mean(found.parts[turn, (n - turn % n) % n]), found.tops)


def by_order(box: Box, games: int, seed: int = 0) -> list[tuple[float, float]]:
    """What each wins by order of play, all playing alike: first, second and so on."""
    n = box.seats
    found = play(box, [heuristic(box)] * n, games, seed)
    turn = np.arange(games)
    return [mean(found.parts[turn, (found.firsts + i) % n]) for i in range(n)]
