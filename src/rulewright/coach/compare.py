"""Whether one move is better than another: both are made in the same imagined games, and the differences are averaged.

The k-th imagined game has the same hidden cards and the same dice after either move (common random numbers), so luck cancels out
and far fewer games are needed than if the moves were estimated apart. Games are added in up to five looks until the answer
is clear. Each look uses a 99% interval, so that all five together are wrong at most once in twenty times. What is not clear
after the last look is undecided, and called so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from math import exp, sqrt
from typing import Any, Protocol

import numpy as np

from rulewright.bots import nodes
from rulewright.bots.search import Estimate, Search, Tree, branch, interval
from rulewright.coach.advise import best_of
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE

LOOKS = (128, 256, 512, 1024, 2048)
"""How many games were imagined after each move when the answer is looked at."""
Z99 = 2.5758293035489004
CONTENDERS = 4
"""How many moves are compared with each other: those that a search finds best."""
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""How much of the chance to win a move of each class loses at least; the same as on lichess."""
NARROW = 0.02
"""How wide an interval may be that decides by its middle."""
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

    def widened(self, unsettled: float) -> Gap:
        """With an interval that allows for what longer thought may change; what is exact stays."""
        more = 0.0 if self.exact else unsettled * self.scale
        return replace(self, low=self.low - more, high=self.high + more)

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
        return (high - low) / (2 * Z99)


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
    """Imagined as a search does it: a tree for each move, in which everybody plays better and better.

    Where the game says what a position promises, imagined games stop early and go by that, as those of a bot: later luck does not
    blur the difference of two moves. `to_the_end` they are played out, as a chance that people are told must be.
    """

    def __init__(self, game: Game, view: Any, box: Any, seat: int, aim: str, to_the_end: bool = False) -> None:
        self._asked = Search(aim=aim, horizon=game.bound if to_the_end else 0), game, view, box, seat
        self._words = seed_of(view, seat)
        self._trees: dict[int, tuple[Tree, list[Numbers]]] = {}

    def after(self, action: int, many: int) -> Numbers:
        if action not in self._trees:
            tree = Tree(*self._asked, branch(self._words, 0))
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


class Comparison:
    """The moves of one position, compared by the same imagined games; `found` is what a search or a solver said of them."""

    def __init__(self, game: Game, view: Any, box: Any, seat: int, found: Sequence[Estimate], aim: str = "") -> None:
        self.seat, self.seats, self.aim = seat, int(box.seats), AIMS.index(aim or game.aim)
        self.found = {e.action: e for e in found}
        self._imagining: Imagining | None = None
        self._played_out: Imagining | None = None
        self.unsettled = 0.0
        if not game.solver or aim not in ("", game.aim):
            self._imagining, self.unsettled = Searched(game, view, box, seat, aim), game.play.unsettled
            if game.play.foresees:
                self._played_out = Searched(game, view, box, seat, aim, to_the_end=True)
        elif hasattr(game.solver, "play_out"):
            self._imagining = Solved(game, view, box, seat)

    def known(self, *actions: int) -> bool:
        """Whether nothing need be imagined, or nothing can be."""
        return self._imagining is None or all(self.found[a].exact for a in actions)

    def gap(self, better: int, worse: int, games: int) -> Gap:
        """By how much the first move is worth more, as far as so many imagined games show."""
        one, two = self.found[better], self.found[worse]
        if one.exact and two.exact:
            gap = one.mean - two.mean
            return Gap(gap, gap, gap, exact=True)
        if (
            self._imagining is None
        ):  # a solver that is not sure, and cannot be asked again: only its intervals are known
            return Gap(one.mean - two.mean, one.low - two.high, one.high - two.low)
        a, b = (self._imagining.after(action, games)[:, self.seat] for action in (better, worse))
        return paired(a, b, self.aim)

    def estimate(self, action: int, games: int) -> Estimate:
        """What a move is worth by the games that were compared; or as it was found, where none were."""
        found = self.found[action]
        if self._imagining is None or found.exact or not games:
            return found
        return self._mean(action, self._imagining.after(action, games))

    def played_out(self, action: int, games: int) -> Estimate:
        """What a move is worth by games that were played to their ends."""
        if self._played_out is None or self.found[action].exact:
            return self.estimate(action, games)
        return self._mean(action, self._played_out.after(action, games))

    def _mean(self, action: int, results: Numbers) -> Estimate:
        own, means, games = results[:, self.seat], tuple(float(x) for x in results.mean(axis=0)), len(results)
        low, high = interval(float(own.sum()), float((own * own).sum()), games, self.aim)
        return Estimate(action, games, float(own.mean()), low, high, means, self.found[action].sure)

    def contenders(self, *also: int) -> list[int]:
        """The moves that may be best, the likeliest first, and those that were asked for."""
        tried = [e for e in self.found.values() if e.visits]
        first = best_of(tried)
        rest = sorted((e for e in tried if e is not first), key=lambda e: (not e.sure, -e.low, -e.mean))
        few = [e.action for e in (first, *rest)][:CONTENDERS]
        return [*few, *(a for a in also if a not in few)]

    def recommend(self) -> int:
        """The move to make: of the contenders the one that does best in the same games, if it is clearly better than the one
        that the search found; else that one."""
        first, *others = self.contenders()
        gap, better = self.against(first, others) if others else (None, first)
        return better if gap and gap.low > 0.0 else first

    def judge(self, action: int) -> tuple[Gap, int] | None:
        """By how much the best of the others is better than this move, and which that is; nothing where there is no other."""
        others = [a for a in self.contenders() if a != action]
        return self.against(action, others) if others else None

    def against(self, action: int, others: Sequence[int]) -> tuple[Gap, int]:
        """By how much the best of the others is better than this move: more games are imagined until the class is clear."""
        still = list(others)
        for games in LOOKS:
            gaps = {other: self.gap(other, action, games) for other in still}
            best = max(still, key=lambda a: gaps[a].mean)
            if self.known(action, *still) or all_clear(gaps[best], gaps.values()):
                break
            still = [a for a in still if gaps[a].high >= gaps[best].low]
        return gaps[best], best


def all_clear(best: Gap, gaps: Iterable[Gap]) -> bool:
    """Whether the class is clear, whichever of these is the true gap to the best move."""
    return best.narrow or band(best.low / best.scale) == band(max(gap.high / gap.scale for gap in gaps))


def spread(results: Numbers, aim: int) -> float:
    """How far results lie apart: 1 for chances; for points, twice their standard deviation."""
    return 1.0 if aim != SCORE else max(2.0 * float(np.std(results)), 1e-9)


def paired(better: Numbers, worse: Numbers, aim: int) -> Gap:
    """The mean difference of results in the same games, and its interval.

    Two differences as large as possible, one either way, are added to be honest about few games: without them, moves that
    happened to end alike in all of them would seem equal for certain.
    """
    scale = spread(np.concatenate([better, worse]), aim)
    gaps, n = better - worse, len(better)
    mean = float(gaps.mean())
    variance = (float(((gaps - mean) ** 2).sum()) + 2.0 * scale * scale) / (n + 2)
    half = Z99 * sqrt(variance / (n + 2))
    return Gap(mean, mean - half, mean + half, n, scale=scale)
