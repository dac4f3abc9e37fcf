"""What predicts a win: a fit of each feature's worth to positions of many games, and how well the outlook does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import log2
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import pick, sow
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.compiled import compile_entry
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import Records, Words
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.measures import POSITION, STAGE
from rulewright.kernel.statistics import Z95
from rulewright.lab.figures import shares_of
from rulewright.lab.playing import measures_of, sampler
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import Array, Numbers

EVERY, STRAY = 4, 10
"""One position in EVERY is sampled, and one move in STRAY is random."""
APART = 5
"""One game in this many is held out."""
FIRM, SMOOTH = 20.0, 1000.0
"""Regularisation: the penalty on weights, and on differences between those of successive stages."""
STEPS = 12
"""Iterations of Newton's method."""


class Samples(NamedTuple):
    """Where sampled positions are written, and the result of every game: `at` holds a position's game and its stages."""

    at: Numbers
    seen: Array
    told: Array
    scores: Numbers
    places: Numbers


@cache
def entry(game: Game) -> Callable[..., int]:
    """The compiled entry point that plays games and samples positions."""
    rules, play, bound, seats = game.rules, game.play, game.bound, game.seats[1]
    setup, waiting, choose, apply, ending = rules.setup, rules.waiting, rules.choose, rules.apply, rules.ending
    score, standing, policy, outlook, secrets = (
        rules.score, rules.standing, play.policy, play.outlook, game.has_secrets
    )  # fmt: skip
    look, features, stages = imagination(game)[0], sampler(game, POSITION), sampler(game, STAGE)

    def run(
        states: Records, words: Words, box: Records, seed: int, stream: NDArray[np.uint32], samples: Samples
    ) -> int:
        at, seen, told, scores, places = samples
        s, view, printed, n = states[0], states[1], box[0], 0
        for g in range(scores.shape[0]):
            for i in range(words.shape[1]):
                words[0, i] = 0
            sow(s.rng, seed + g, SETUP)
            sow(stream, seed + g, CHOICES)
            setup(s, printed)
            moves = 0
            while ending(s) == 0 and moves < bound:
                seat = lowest(waiting(s))
                if pick(stream, EVERY) == 0 and n < at.shape[0]:
                    at[n, 0] = g
                    stages(s, printed, seats, at[n, 1:])
                    features(s, printed, seats, seen[n])
                    outlook(s, printed, told[n])
                    n += 1
                if pick(stream, STRAY) == 0:
                    action = choose(s, printed, seat, stream)
                elif secrets:
                    look(view, s, printed, seat)
                    action = policy(view, printed, seat, stream)
                else:
                    action = policy(s, printed, seat, stream)
                apply(s, printed, seat, int(action))
                moves += 1
            score(s, printed, scores[g])
            standing(s, printed, scores[g], places[g])
        return n

    return compile_entry(game, run)


@dataclass(frozen=True)
class Positions:
    """Sampled positions: the game, the stage, each seat's features, the outlook, and each seat's share of the win."""

    game: Numbers
    stage: Numbers
    seen: Array
    told: Array
    won: Array

    def part(self, which: NDArray[np.bool_]) -> Positions:
        return Positions(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


def positions(setting: Setting, games: int, seed: int = 0) -> Positions:
    """Sample positions from games played by the heuristic."""
    it = made(setting)
    game, seats, every = it.game, setting.seats, it.game.seats[1]
    names = measures_of(game, POSITION)
    if not names or seats < 2:
        raise ValueError(
            f"{game.title} declares nothing that could predict a win between several players: declare measures at {POSITION!r}"
        )
    states = np.zeros(2, game.state.dtype())
    most = games * max(8, min(game.bound, 400) // EVERY)
    at, seen = np.zeros((most, 1 + every), np.int64), np.zeros((most, len(names) * every))
    scores, places = np.zeros((2, games, every), np.int64)
    found = Samples(at, seen, told := np.zeros((most, every)), scores, places)
    words, stream = states.view(np.uint64).reshape(2, -1), np.zeros(2, np.uint32)
    n = entry(game)(states, words, packed(it.box), seed, stream, found)
    won = shares_of(places, seats)
    shown = seen[:n].reshape(n, len(names), every)[:, :, :seats].transpose(0, 2, 1)
    return Positions(at[:n, 0], at[:n, 1], shown, told[:n, :seats], won[at[:n, 0]])


def chances(seen: Array, weights: Array) -> Array:
    """Each seat's chance to win."""
    odds = seen @ weights
    odds = np.exp(odds - odds.max(axis=1)[:, None])
    share: Array = odds / odds.sum(axis=1)[:, None]
    return share


def fitted(found: Positions) -> tuple[Array, Array]:
    """The weights by stage that best predict the winner, by Newton's method, and half of their 95% intervals, taken over
    games."""
    stages, many = int(found.stage.max()) + 1, found.seen.shape[2]
    step = np.diff(np.eye(stages), axis=0)
    held = np.kron(SMOOTH * step.T @ step + (FIRM if stages > 1 else 1e-3) * np.eye(stages), np.eye(many))
    weights: Array = np.zeros(stages * many)
    for _ in range(STEPS):
        slope, bend = -held @ weights, held.copy()
        errors = np.zeros((int(found.game.max()) + 1, stages * many))
        for r in range(stages):
            here = found.stage == r
            x, y, part = found.seen[here], found.won[here], slice(r * many, (r + 1) * many)
            p = chances(x, weights[part])
            mean = (p[:, :, None] * x).sum(axis=1)
            each = ((y - p)[:, :, None] * x).sum(axis=1)
            np.add.at(errors[:, part], found.game[here], each)
            slope[part] += each.sum(axis=0)
            bend[part, part] += np.einsum("ns,nsf,nsg->fg", p, x, x, optimize=True) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    inverse = np.linalg.inv(bend)
    halves = Z95 * np.sqrt(np.diag(inverse @ errors.T @ errors @ inverse))
    return weights.reshape(stages, many), halves.reshape(stages, many)


def bits(told: Array, won: Array) -> Array:
    """The log loss of a forecast in bits, by position: lower is better; knowing nothing costs 1 bit with two players."""
    loss: Array = -(won * np.log2(np.maximum(told, 1e-9))).sum(axis=1)
    return loss


@dataclass(frozen=True)
class Stage:
    """A stage of the game: the weight of each feature, and the loss of the forecasts, with half-widths of intervals."""

    number: int
    positions: int
    weights: list[float]
    halves: list[float]
    outlook: tuple[float, float] | None
    fitted: tuple[float, float]


@dataclass(frozen=True)
class Fit:
    """The result of a fit: the names of the features, and the stages; a forecast that knows nothing loses `nothing` bits."""

    names: list[str]
    stages: list[Stage]
    nothing: float
    positions: int
    games: int


def fit(setting: Setting, games: int, seed: int = 0) -> Fit:
    """Fit weights that predict the winner from each seat's features at positions of many games.

    A game declares its features as measures `at=POSITION`, and its stage as one `at=STAGE`. Games are played by the heuristic,
    with an occasional random move so that unusual positions occur too. The chances of all seats are fitted at once by conditional
    logistic regression; weights of adjacent stages are tied together. One game in five is held out, to measure how well the
    weights, and the game's own outlook, predict it.
    """
    if games < 2 * APART:
        raise ValueError(f"a fit needs at least {2 * APART} games, not {games}")
    found, game = positions(setting, games, seed), made(setting).game
    apart = found.game % APART == 0
    weights, halves = fitted(found.part(~apart))
    stages = list[Stage]()
    for r in range(len(weights)):
        here = found.part(apart & (found.stage == r))
        if len(here.game):
            new = _mean(bits(chances(here.seen, weights[r]), here.won), here.game)
            own = _mean(bits(here.told, here.won), here.game) if game.play.foresees else None
            stages.append(Stage(r, int((found.stage == r).sum()), [*weights[r]], [*halves[r]], own, new))
    names = [m.name for m in measures_of(game, POSITION)]
    return Fit(names, stages, log2(setting.seats), len(found.game), games)


def _mean(values: Array, game: Numbers) -> tuple[float, float]:
    """A mean over positions, and half of its 95% interval over games."""
    games = np.unique(game, return_inverse=True)[1]
    mean = float(values.mean())
    sums = np.bincount(games, values - mean)
    return mean, float(Z95 * np.sqrt((sums**2).sum()) / len(values))
