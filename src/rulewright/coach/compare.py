"""What the moves of a position are worth, and whether one is better than another: the one estimate that everything shows.

Moves are compared by the same imagined games: the k-th has the same hidden cards and the same dice after either move (common
random numbers), so luck cancels out and far fewer games are needed than if the moves were estimated apart. The same position
gets the same games wherever it is asked about, so the coach, the review and every tool tell the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from hashlib import sha256
from math import exp, sqrt
from typing import Any, Protocol

import numpy as np

from rulewright.bots import nodes
from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate, Search, Tree, branch
from rulewright.coach.advise import advise, best_of, prepare
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE
from rulewright.kernel.statistics import Z95, wilson

THOUGHT = Budget(iterations=4000, seconds=3.0)
"""What is spent on finding the moves that may be best, before they are compared."""
GAMES = 1024
"""Imagined games after each move."""
LOOKS = 128, 384, GAMES
"""After so many of them a move that is clearly worse is compared no further."""
CONTENDERS = 3
"""How many moves are compared with each other: those that a search finds best."""
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""How much of the chance to win a move of each class loses at least; the same as on lichess."""
NARROW = 0.02
"""How wide an interval may be that decides by its middle."""
NONE = -1
KEPT = 16
"""Positions whose estimates are kept for the next question."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Grade(StrEnum):
    """How good a move was, by what it loses against the best one that was found."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNDECIDED = "undecided"


FAULTS = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
BANDS = ((BLUNDER, Grade.BLUNDER), (MISTAKE, Grade.MISTAKE), (INACCURACY, Grade.INACCURACY))


@dataclass(frozen=True)
class Gap:
    """By how much one move is worth more than another: the mean over so many imagined `games`, and its interval.

    `exact` gaps are known and not estimated. `scale` is how far results lie apart: 1 for chances; for points, twice their
    standard deviation.
    """

    mean: float
    low: float
    high: float
    games: int = 0
    exact: bool = False
    scale: float = 1.0

    @property
    def grade(self) -> Grade:
        """The class of the worse move, by what it loses for certain; undecided is what may be good or not. An interval that is
        narrow enough decides by its middle."""
        if self.high <= 0.0:
            return Grade.BEST
        if self.narrow:
            return band(self.mean / self.scale)
        lost = band(self.low / self.scale)
        return lost if lost != Grade.GOOD or band(self.high / self.scale) == Grade.GOOD else Grade.UNDECIDED

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return (self.high - self.low) / (2 * Z95)

    @property
    def narrow(self) -> bool:
        """Whether it hardly matters where in the interval the truth lies."""
        return self.high - self.low <= NARROW * self.scale

    @property
    def accuracy(self) -> float:
        """How accurate the worse move was, from 0 to 1."""
        return accuracy(self.mean / self.scale)

    @property
    def accuracy_error(self) -> float:
        """The standard error of that."""
        low, high = accuracy(self.high / self.scale), accuracy(self.low / self.scale)
        return (high - low) / (2 * Z95)


def band(lost: float) -> Grade:
    """The class of a move that loses exactly so much."""
    return next((grade for least, grade in BANDS if lost >= least), Grade.GOOD)


def accuracy(lost: float) -> float:
    """The accuracy of a move that loses this much of the chance to win, by the curve that lichess uses: losing 5% is 80%
    accurate, 10% is 64%, 15% is 51%."""
    lost = max(0.0, lost)
    return min(1.0, max(0.0, 1.031668 * exp(-4.354 * lost) - 0.031668))


# ---------------------------------------------------------------- imagined games


class Imagining(Protocol):
    """Games imagined after each move of one position: the k-th has the same hidden cards and dice, whichever the move."""

    def after(self, action: int, many: int) -> Numbers:
        """What the first `many` games after a move were worth: by game and seat."""
        ...


class Searched:
    """Imagined as a search does it, to the end of the game: a tree for each move, in which everybody plays better and better.
    With a `depth` of 1 everybody goes on by the rule of thumb."""

    def __init__(self, search: Search, game: Game, view: Any, box: Any, seat: int) -> None:
        self._asked = game, view, box, seat
        self._search, self._words = replace(search, horizon=game.bound), seed_of(view, seat)
        self._trees: dict[int | None, tuple[Tree, list[Numbers]]] = {}

    def after(self, action: int | None, many: int) -> Numbers:
        """After a move; None: games in which even the first move is chosen as all others are."""
        if action not in self._trees:
            search = self._search if action is not None else replace(self._search, depth=0)
            tree = Tree(search, *self._asked, branch(self._words, 0))
            if action is not None:
                tree.begin_with(action)
            self._trees[action] = tree, []
        tree, found = self._trees[action]
        while len(found) < many:
            tree.stream[:] = branch(self._words, len(found))
            tree.run(1)
            found.append(tree.scratch.values[nodes.TOLD].copy())
        return np.array(found[:many])


class Solved:
    """Imagined by the solver of the game."""

    def __init__(self, game: Game, view: Any, box: Any, seat: int) -> None:
        self._solver: Any = game.solver
        self._asked, self._words, self._seats = (view, box, seat), seed_of(view, seat), int(box.seats)

    def after(self, action: int, many: int) -> Numbers:
        found: Numbers = np.asarray(self._solver.play_out(*self._asked, [action], self._words, many))
        return found[0, :, : self._seats]


def seed_of(view: Any, seat: int) -> list[int]:
    """The same position gets the same imagined games; others than the search of it, so that what was best there by luck is not
    best here again."""
    stream = [0, 0]
    sow(stream, int.from_bytes(sha256(view.pack()).digest()[8:16], "little") >> 1, seat)
    return stream


# ---------------------------------------------------------------- comparing


def compare(game: Game, view: Any, box: Any, seat: int, budget: Budget = THOUGHT, aim: str = "") -> Comparison:
    """The moves of a position, compared; kept, so that the next question gets the same numbers at once."""
    return _compared(game, view.pack(), box.pack(), seat, budget, aim or game.aim)


@lru_cache(maxsize=KEPT)
def _compared(game: Game, view: bytes, box: bytes, seat: int, budget: Budget, aim: str) -> Comparison:
    seen, printed = game.state.unpack(view), game.box.unpack(box)
    prepare(game, printed)  # what is loaded first is not part of the time to think
    return Comparison(game, seen, printed, seat, advise(game, seen, printed, seat, budget, aim), aim)


class Comparison:
    """The moves of one position, compared by the same imagined games; `found` is what a search or a solver said of them."""

    def __init__(self, game: Game, view: Any, box: Any, seat: int, found: Sequence[Estimate], aim: str = "") -> None:
        self.seat, self.aim = seat, AIMS.index(aim or game.aim)
        self.found = {e.action: e for e in found}
        self._imagining: Imagining | None = None
        self._estimates = dict[int, Estimate]()
        self.unsettled = 0.0
        if not game.solver or aim not in ("", game.aim):
            self._imagining, self.unsettled = Searched(Search(aim=aim), game, view, box, seat), game.play.unsettled
        elif hasattr(game.solver, "play_out"):
            self._imagining = Solved(game, view, box, seat)

    @cached_property
    def ranked(self) -> list[int]:
        """The moves that were looked at, the likeliest to be best first, as the search or the solver found them."""
        tried = [e for e in self.found.values() if e.visits]
        first = best_of(tried)
        rest = sorted((e for e in tried if e is not first), key=lambda e: (not e.sure, -e.low, -e.mean))
        return [e.action for e in (first, *rest)]

    @cached_property
    def best(self) -> int:
        """The move to make: of the contenders the one that does best in the same games, if it is clearly better than the one
        that the search found; else that one."""
        first, *others = self.ranked[:CONTENDERS]
        gaps = dict.fromkeys((a for a in others if not self._known(a, first)), Gap(0.0, 0.0, 1.0))
        for many in LOOKS:
            gaps = {a: self._paired(a, first, many) for a, gap in gaps.items() if gap.high > 0.0}
        clear = [a for a, gap in gaps.items() if gap.low > 0.0]
        return max(clear, key=lambda a: gaps[a].mean, default=first)

    @property
    def second(self) -> int:
        """The best of the others, as the search found it: one that was picked by the same games would look too good in them."""
        return next((a for a in self.ranked if a != self.best), NONE)

    def estimate(self, action: int) -> Estimate:
        """What a move is worth: the only such number that is told."""
        if action not in self._estimates:
            found = self.found[action]
            self._estimates[action] = found if self._known(action) else self._estimated(found)
        return self._estimates[action]

    def gap(self, better: int, worse: int) -> Gap:
        """By how much the first move is worth more: the difference of the two estimates, and what the same games say of it."""
        one, two = self.estimate(better), self.estimate(worse)
        mean, low, high = one.mean - two.mean, one.low - two.high, one.high - two.low
        if self._known(better, worse):
            exact = one.exact and two.exact
            return Gap(mean, mean if exact else low, mean if exact else high, exact=exact)
        same = self._paired(better, worse)
        return replace(same, low=max(low, same.low), high=min(high, same.high))

    def judge(self, action: int) -> tuple[Gap, int] | None:
        """By how much the best of the others is better than this move, and which that is; nothing where there is no other."""
        other = self.best if action != self.best else self.second
        return None if other == NONE else (self.gap(other, action), other)

    def _known(self, *actions: int) -> bool:
        """Whether nothing need be imagined, or nothing can be: a solver is sure, or cannot be asked again."""
        return self._imagining is None or all(self.found[a].exact for a in actions)

    def _results(self, action: int, many: int = GAMES) -> Numbers:
        assert self._imagining
        return self._imagining.after(action, many)[:, self.seat]

    def _paired(self, better: int, worse: int, many: int = GAMES) -> Gap:
        return paired(self._results(better, many), self._results(worse, many), self.aim)

    def _estimated(self, found: Estimate) -> Estimate:
        """By imagined games. The interval holds what is uncertain of them, and what longer thought may change."""
        results = self._results(found.action)
        low, high = bounds(results, self.aim)
        more = 0.0 if found.sure else self.unsettled * spread(results, self.aim)
        low, high = low - more, high + more
        if self.aim != SCORE:
            low, high = max(0.0, low), min(1.0, high)
        return replace(found, visits=GAMES, mean=float(results.mean()), low=low, high=high)


def spread(results: Numbers, aim: int) -> float:
    """How far results lie apart: 1 for chances; for points, twice their standard deviation."""
    return 1.0 if aim != SCORE else max(2.0 * float(np.std(results)), 1e-9)


def bounds(results: Numbers, aim: int) -> tuple[float, float]:
    """The 95% interval of a mean. Of a chance it is Wilson's, which never leaves 0 to 1: results that lie close together count as
    so many more games that are won or lost. One win and one defeat are added to tell how close, to be honest about few games."""
    n, mean = len(results), float(results.mean())
    if aim == SCORE:
        half = Z95 * float(np.std(results)) / sqrt(n)
        return mean - half, mean + half
    usual = (n * mean + 1.0) / (n + 2)
    variance = (float((results * results).sum()) + 1.0) / (n + 2) - usual * usual
    return wilson(mean, n * usual * (1.0 - usual) / variance)


def paired(better: Numbers, worse: Numbers, aim: int) -> Gap:
    """The mean difference of results in the same games, and its interval.

    Two differences as large as possible, one either way, are added to be honest about few games: without them, moves that
    happened to end alike in all of them would seem equal for certain.
    """
    scale = spread(np.concatenate([better, worse]), aim)
    gaps, n = better - worse, len(better)
    mean = float(gaps.mean())
    variance = (float(((gaps - mean) ** 2).sum()) + 2.0 * scale * scale) / (n + 2)
    half = Z95 * sqrt(variance / (n + 2))
    return Gap(mean, mean - half, mean + half, n, scale=scale)
