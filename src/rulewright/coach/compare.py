"""Comparison of a position's moves: the single source of estimates for everything that shows them.

Moves are compared by the same simulated games: the k-th has the same hidden cards and the same dice after either move (common
random numbers), so luck cancels out and far fewer games are needed than if the moves were estimated separately. The same
position always gets the same games, so the coach, the review and every tool show the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import exp, sqrt
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from rulewright.bots import nodes
from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate, Search, Tree, branch
from rulewright.coach.advise import advise, best_of, prepare, seeded, strongest
from rulewright.coach.grade import Grade
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE
from rulewright.kernel.statistics import Z95, wilson
from rulewright.kernel.structs import GameBox, GameState

THOUGHT = Budget(iterations=4000, seconds=3.0)
"""The budget for finding the moves that may be best, before they are compared."""
GAMES = 1024
"""Simulated games after each of the contenders."""
LOOKS = 128, 384, GAMES
"""After these numbers of games, contenders that are clearly worse are dropped."""
CLOSE = 4 * GAMES, 8 * GAMES
"""Simulated games after each of the best two: more, because what players learn in them may still change which is better; and
more again if they are neither told apart nor level."""
OTHERS = GAMES // 2
"""Simulated games after each move that is no contender."""
LEVEL = 0.03
"""Moves that certainly differ by no more than this are level: either is fine."""
CONTENDERS = 3
"""How many moves are compared with each other: those that the search or the solver ranks highest."""
TEMPTING = 8
"""How many of the highest ranked moves may serve to explain why the best one is better."""
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""The least loss in winning probability for each grade; the same as on lichess."""
DECIDED = 0.02
"""Below this probability of winning, and above its complement, points are measured, too. Who then plays for points gives up no
more than this."""
NARROW = 0.02
"""The greatest width of an interval whose mean alone decides the grade."""
IMAGINED = 1
"""The random stream of simulated games, unrelated to the search's: a move that was best there by luck is not best here again."""
NONE = -1
TAUGHT = 4
"""One in so many simulated games teaches those who play in them, and does not count: the first ones, in which they play worst."""
KEPT = 16
"""The number of positions whose estimates are cached."""
Numbers = NDArray[np.float64]


FAULTS = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
BANDS = ((BLUNDER, Grade.BLUNDER), (MISTAKE, Grade.MISTAKE), (INACCURACY, Grade.INACCURACY))


@dataclass(frozen=True)
class Gap:
    """How much more one move is worth than another: the mean over `games` simulated games, and its interval.

    `exact` gaps are calculated, not estimated. `scale` is the spread of results: 1 for probabilities; for points, twice their
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
        """The grade of the worse move, by what it certainly loses; `UNDECIDED` if it may be good or not. If the interval is
        narrow enough, the mean decides."""
        if self.high <= 0.0:
            return Grade.BEST
        if self.narrow:
            return band(self.mean / self.scale)
        lost = band(self.low / self.scale)
        return lost if lost != Grade.GOOD or band(self.high / self.scale) == Grade.GOOD else Grade.UNDECIDED

    @property
    def level(self) -> bool:
        """Whether the two moves certainly make no difference that matters."""
        return max(-self.low, self.high) <= LEVEL * self.scale

    @property
    def clear(self) -> bool:
        """Whether the first move is certainly better, and the two are not level."""
        return self.low > 0.0 and not self.level

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return (self.high - self.low) / (2 * Z95)

    @property
    def narrow(self) -> bool:
        """Whether the interval is so narrow that the true value within it hardly matters."""
        return self.high - self.low <= NARROW * self.scale

    @property
    def accuracy(self) -> float:
        """The accuracy of the worse move, from 0 to 1."""
        return accuracy(self.mean / self.scale)

    @property
    def accuracy_error(self) -> float:
        """The standard error of the accuracy."""
        low, high = accuracy(self.high / self.scale), accuracy(self.low / self.scale)
        return (high - low) / (2 * Z95)


def decided(best: float, chosen: float) -> bool:
    """Whether even the best move hardly wins, or even the chosen one hardly loses."""
    return best < DECIDED or chosen > 1.0 - DECIDED


def band(lost: float) -> Grade:
    """The grade of a move that loses exactly this much."""
    return next((grade for least, grade in BANDS if lost >= least), Grade.GOOD)


def accuracy(lost: float) -> float:
    """The accuracy of a move that loses this much winning probability, by the curve that lichess uses: losing 5% is 80%
    accurate, 10% is 64%, 15% is 51%."""
    lost = max(0.0, lost)
    return min(1.0, max(0.0, 1.031668 * exp(-4.354 * lost) - 0.031668))


# ---------------------------------------------------------------- simulated games


class Imagining(Protocol):
    """Games simulated after each move of one position: the k-th has the same hidden cards and dice after every move."""

    def after(self, action: int, many: int) -> Numbers:
        """The results that count of the first `many` games after a move, by game and seat."""
        ...


class Searched:
    """Games simulated by a search, to the end of the game: a tree for each move, in which all seats play better and better.
    With a `depth` of 1, all seats follow the heuristic."""

    def __init__(self, search: Search, game: Game, view: GameState, box: GameBox, seat: int) -> None:
        self._asked = game, view, box, seat
        self._search, self._words = replace(search, horizon=game.bound), seeded(view, seat, IMAGINED)
        self._learning = search.depth > 1
        self._trees: dict[int | None, tuple[Tree, list[Numbers]]] = {}

    def after(self, action: int | None, many: int) -> Numbers:
        """The results that count of the first `many` games after a move; None: games in which the first move is chosen by the
        same policy as all others."""
        if action not in self._trees:
            search = self._search if action is not None else replace(self._search, depth=0)
            tree = Tree(search, *self._asked, branch(self._words, 0))
            if action is not None:
                tree.begin_with(action)
            self._trees[action] = tree, []
        tree, found = self._trees[action]
        while len(found) < many:
            tree.memory.stream[:] = branch(self._words, len(found))
            tree.run(1)
            found.append(tree.scratch.values[nodes.TOLD].copy())
        return np.array(found[many // TAUGHT if self._learning else 0 : many])


class Solved:
    """Games simulated by the game's solver."""

    def __init__(self, game: Game, view: GameState, box: GameBox, seat: int) -> None:
        self._solver: Any = game.solver
        self._asked, self._words, self._seats = (view, box, seat), seeded(view, seat, IMAGINED), int(box.seats)

    def after(self, action: int, many: int) -> Numbers:
        found: Numbers = np.asarray(self._solver.play_out(*self._asked, [action], self._words, many))
        return found[0, :, : self._seats]


# ---------------------------------------------------------------- comparing


def compare(
    game: Game, view: GameState, box: GameBox, seat: int, budget: Budget = THOUGHT, aim: str = ""
) -> Comparison:
    """Compare the moves of a position. Results are cached, so that asking again returns the same numbers at once."""
    return _compared(game, view.pack(), box.pack(), seat, budget, aim or game.aim)


@lru_cache(maxsize=KEPT)
def _compared(game: Game, view: bytes, box: bytes, seat: int, budget: Budget, aim: str) -> Comparison:
    seen, printed = game.state.unpack(view), game.box.unpack(box)
    prepare(game, printed)  # loading does not count as thinking time
    found = advise(game, seen, printed, seat, budget, aim)
    return Comparison(game, seen, printed, seat, found, aim, strongest(game, seen, printed, seat, budget, aim))


class Comparison:
    """The moves of one position, compared by the same simulated games; `found` are the estimates of a search or a solver, and
    `first` is the move to recommend unless another is clearly better in these games (none: the one ranked highest)."""

    def __init__(
        self,
        game: Game,
        view: GameState,
        box: GameBox,
        seat: int,
        found: Sequence[Estimate],
        aim: str = "",
        first: int = NONE,
    ) -> None:
        self.seat, self.aim = seat, AIMS.index(aim or game.aim)
        self.found, self._first = {e.action: e for e in found}, first
        self._imagining: Imagining | None = None
        self._estimates = dict[int, Estimate]()
        self.unsettled = 0.0
        if not game.solver or aim not in ("", game.aim):
            self._imagining, self.unsettled = Searched(Search(aim=aim), game, view, box, seat), game.play.unsettled
        elif hasattr(game.solver, "play_out"):
            self._imagining = Solved(game, view, box, seat)

    @cached_property
    def ranked(self) -> list[int]:
        """The examined moves, the likeliest to be best first, as ranked by the search or the solver."""
        tried = [e for e in self.found.values() if e.visits]
        first = self.found.get(self._first)
        first = first if first in tried else best_of(tried)
        rest = sorted((e for e in tried if e is not first), key=lambda e: (not e.sure, -e.low, -e.mean))
        return [e.action for e in (first, *rest)]

    @property
    def best(self) -> int:
        """The move to recommend."""
        return self._pair[0]

    @property
    def second(self) -> int:
        """The best other move as ranked by the search: one picked by these same games would look too good in them."""
        return self._pair[1]

    @cached_property
    def _pair(self) -> tuple[int, int, int]:
        """The move to recommend, the second best, and the games after each.

        If the second best turns out to be better in more games, they change places."""
        first = self._favourite()
        other = next((a for a in self.ranked if a != first), NONE)
        if other == NONE or self._known(first, other):
            return first, other, GAMES
        for many in CLOSE:
            gap = self._paired(first, other, many)
            if gap.level or gap.low > 0.0 or gap.high < 0.0:
                break
        return (other, first, many) if gap.high < 0.0 and not gap.level else (first, other, many)

    def _favourite(self) -> int:
        """The contender that does best in the same games, if it is clearly better than the move ranked first; else that one."""
        first, *others = self.ranked[:CONTENDERS]
        gaps = dict.fromkeys((a for a in others if not self._known(a, first)), Gap(0.0, 0.0, 1.0))
        for many in LOOKS:
            gaps = {a: self._paired(a, first, many) for a, gap in gaps.items() if gap.high > 0.0}
        clear = [a for a, gap in gaps.items() if gap.low > 0.0]
        return max(clear, key=lambda a: gaps[a].mean, default=first)

    def estimate(self, action: int) -> Estimate:
        """The estimate of a move's worth: the only one that is ever shown."""
        if action not in self._estimates:
            found = self.found[action]
            self._estimates[action] = found if self._known(action) else self._estimated(found)
        return self._estimates[action]

    def tempting(self, *apart: int) -> int:
        """The highest ranked move that is clearly worse than the best one; NONE if there is none among those examined closely."""
        ranked = [a for a in self.ranked[:TEMPTING] if a not in (self.best, *apart)]
        return next((a for a in ranked if self.gap(self.best, a).clear), NONE)

    def gap(self, better: int, worse: int) -> Gap:
        """How much more the first move is worth: the difference of the two estimates, with an interval narrowed by the paired
        games."""
        one, two = self.estimate(better), self.estimate(worse)
        mean, low, high = one.mean - two.mean, one.low - two.high, one.high - two.low
        if self._known(better, worse):
            exact = one.exact and two.exact
            return Gap(mean, mean if exact else low, mean if exact else high, exact=exact)
        same = self._paired(better, worse, min(self._games_after(better), self._games_after(worse)))
        shift = mean - same.mean
        return replace(same, mean=mean, low=max(low, same.low + shift), high=min(high, same.high + shift))

    def judge(self, action: int) -> tuple[Gap, int] | None:
        """How much better the best other move is than this one, and which it is; None if there is no other."""
        other = self.best if action != self.best else self.second
        return None if other == NONE else (self.gap(other, action), other)

    def _known(self, *actions: int) -> bool:
        """Whether simulation is unnecessary or impossible: the solver's values are exact, or it cannot simulate."""
        return self._imagining is None or all(self.found[a].exact for a in actions)

    def _results(self, action: int, many: int) -> Numbers:
        assert self._imagining
        return self._imagining.after(action, many)[:, self.seat]

    def _paired(self, better: int, worse: int, many: int) -> Gap:
        return paired(self._results(better, many), self._results(worse, many), self.aim)

    def _games_after(self, action: int) -> int:
        if action in self._pair[:2]:
            return self._pair[2]
        return GAMES if action in self.ranked[:CONTENDERS] else OTHERS

    def _estimated(self, found: Estimate) -> Estimate:
        """An estimate by simulated games. Its interval includes both sampling error and what longer thinking may change.

        If it rests on fewer games than the best move's, it is corrected by how lucky those games were for the best move.
        """
        many = self._games_after(found.action)
        results = self._results(found.action, many)
        low, high = bounds(results, self.aim)
        more = 0.0 if found.sure else self.unsettled * spread(results, self.aim)
        luck = 0.0
        if many < self._pair[2] and not self._known(self.best):
            few, all_of_them = (self._results(self.best, n).mean() for n in (many, self._pair[2]))
            luck = float(few - all_of_them)
        mean, low, high = float(results.mean()) - luck, low - more - luck, high + more - luck
        if self.aim != SCORE:
            mean, low, high = (min(1.0, max(0.0, x)) for x in (mean, low, high))
        return replace(found, visits=len(results), mean=mean, low=low, high=high)


def spread(results: Numbers, aim: int) -> float:
    """The spread of results: 1 for probabilities; for points, twice their standard deviation."""
    return 1.0 if aim != SCORE else max(2.0 * float(np.std(results)), 1e-9)


def bounds(results: Numbers, aim: int) -> tuple[float, float]:
    """The 95% interval of a mean. For a probability it is Wilson's, which stays within 0 to 1; results that are close together
    count as correspondingly more games won or lost. To be reliable for few games, one win and one loss are added when measuring
    how close they are."""
    n, mean = len(results), float(results.mean())
    if aim == SCORE:
        half = Z95 * float(np.std(results)) / sqrt(n)
        return mean - half, mean + half
    usual = (n * mean + 1.0) / (n + 2)
    variance = (float((results * results).sum()) + 1.0) / (n + 2) - usual * usual
    return wilson(mean, n * usual * (1.0 - usual) / variance)


def paired(better: Numbers, worse: Numbers, aim: int) -> Gap:
    """The mean difference of results in the same games, and its interval.

    Two maximal differences, one either way, are added to be reliable for few games: without them, moves that happened to have
    the same results in all games would seem certain to be equal.
    """
    scale = spread(np.concatenate([better, worse]), aim)
    gaps, n = better - worse, len(better)
    mean = float(gaps.mean())
    variance = (float(((gaps - mean) ** 2).sum()) + 2.0 * scale * scale) / (n + 2)
    half = Z95 * sqrt(variance / (n + 2))
    return Gap(mean, mean - half, mean + half, n, scale=scale)
