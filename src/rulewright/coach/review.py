"""A game looked at again: what each decision was worth from what its seat could know, and what was luck.

A decision is compared with the best other move by the same imagined games (see `compare`), classed by what it lost, and
counted for the accuracy of its seat.

Where a seat has hardly any chance left, or hardly anything to fear, chances tell good moves from bad ones no longer. There the
points that a move loses are counted, too (`Points`), so that a lost game can be learned from.

Luck is measured as backgammon players do it: the position that dice and draws made of a move, against the mean of
those that they might have made. For every seat, the result is what the game promised at the start, plus what its own
decisions changed, plus what the decisions of others changed for it, plus luck, plus a rest: what the estimates did not foresee.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from rulewright.bots.bot import Budget, candidates
from rulewright.bots.search import Estimate
from rulewright.coach.advise import advise, best_of
from rulewright.coach.compare import Comparison, Gap, Grade
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE
from rulewright.kernel.statistics import Z95
from rulewright.match import Match

ROLLS = 8
"""How often chance is tried again after a move."""
TRIES = 4 * ROLLS
"""In how many worlds a place is sought for a move: its mover may not hold what it takes in all of them."""
LONGER = 4
"""How many times longer a search looks at a decision than at what a position promises, of which many are averaged."""
DECIDED = 0.05
"""Below this chance of winning, and above its counterpart, points are counted, too."""
WORTH_TELLING = 1.0
"""Points that a move must lose to be told of."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Made(NamedTuple):
    """A move of a finished game; `stood_in`: a bot made it for a person who was away."""

    seat: int
    action: int
    stood_in: bool = False


@dataclass(frozen=True)
class Points:
    """What a decision was worth in points: the move that is best for them, and by how much."""

    other: int
    gap: Gap

    @property
    def lost(self) -> float:
        """The points lost; 0 where that is not certain, or they are too few to mention."""
        return self.gap.mean if self.gap.low > 0.0 and self.gap.mean >= WORTH_TELLING else 0.0


@dataclass(frozen=True)
class Decision:
    """One move with a choice, the best of the others, and by how much that one is better: the `gap`.

    `luck` is what chance then added, for every seat. `stood_in`: a bot made the move for a person who was away.
    """

    move: int
    seat: int
    chosen: Estimate
    other: Estimate
    gap: Gap
    luck: tuple[float, ...]
    stood_in: bool = False
    points: Points | None = None
    """In points, where chances hardly matter any more."""

    @property
    def grade(self) -> Grade:
        return self.gap.grade

    @property
    def best(self) -> Estimate:
        """The better of the two; the one that was chosen unless the other is better for certain."""
        return self.other if self.cost else self.chosen

    @property
    def cost(self) -> float:
        """How much worse it was than the best; 0 where that cannot be said."""
        return self.gap.mean if self.gap.low > 0.0 else 0.0

    @property
    def gain(self) -> float:
        """How much better it was than any other; 0 where that cannot be said."""
        return -self.gap.mean if self.gap.high < 0.0 else 0.0


@dataclass(frozen=True)
class Accuracy:
    """How well a seat decided: the mean accuracy of its decisions with its 95% interval, and how many there are of each grade.

    A decision that loses nothing is 100% accurate; see `compare.accuracy` for the others. One that is undecided counts by what
    it seems to lose.
    """

    seat: int
    mean: float
    low: float
    high: float
    grades: dict[str, int]


@dataclass(frozen=True)
class Account:
    """One seat's game: result = start + own + others + luck + rest."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    rest: float
    result: float


@dataclass(frozen=True)
class Review:
    """All decisions and, move by move, what luck did to each seat; then the accounts, and how well those decided who had to."""

    decisions: list[Decision]
    luck: list[tuple[float, ...]]
    accounts: list[Account]
    accuracies: list[Accuracy]


class Reviewer:
    """Looks at one game after another state of it."""

    def __init__(self, game: Game, box: Any, budget: Budget) -> None:
        self.game, self.box, self.budget = game, box, budget
        self.seats = int(box.seats)

    def worth(self, state: Any) -> Numbers:
        """What a position promises each seat, as whoever decides there would judge it."""
        if self.game.rules.ending(state):
            return np.array(self.game.worth(state, self.box))
        seat = lowest(self.game.rules.waiting(state))
        found = advise(self.game, self.game.view(state, self.box, seat), self.box, seat, self.budget)
        return np.array(best_of(found).shares)

    def luck(self, before: Any, seat: int, action: int, after: Any) -> tuple[float, ...]:
        """What chance made of a move, against the mean of what it might have made; nothing where it had no part.

        Decks were shuffled long ago, so it is not enough to roll again: whoever decides next imagines what he cannot see
        before the move, and the same move is made there.
        """
        judge = seat if self.game.rules.ending(after) else lowest(self.game.rules.waiting(after))
        view, others, stream = self.game.view(before, self.box, judge), list[Any](), [0, 0]
        for k in range(TRIES):
            sow(stream, k, seat)
            other = self.game.redeal(view, self.box, judge, stream)
            if self.game.rules.check(other, self.box, seat, action) == 0:
                self.game.rules.apply(other, self.box, seat, action)
                others.append(other)
            if len(others) == ROLLS:
                break
        if len({self.game.view(s, self.box, judge).pack() for s in (*others, after)}) == 1:
            return (0.0,) * self.seats
        usual = sum(self.worth(s) for s in others) / len(others)
        return tuple(float(x) for x in self.worth(after) - usual)

    def decision(self, number: int, state: Any, seat: int, action: int, luck: tuple[float, ...]) -> Decision | None:
        """The choice behind a move, if there was one."""
        view = self.game.view(state, self.box, seat)
        if len(candidates(self.game, view, self.box, seat)) == 1:
            return None
        budget = self.budget
        if not self.game.solver:
            budget = replace(budget, iterations=LONGER * budget.iterations)
        compared = Comparison(self.game, view, self.box, seat, advise(self.game, view, self.box, seat, budget))
        if action not in compared.found:  # somebody gave up
            return None
        judged = compared.judge(action)
        if judged is None:
            return None
        gap, other = judged
        chosen, best = (compared.estimate(a, gap.games) for a in (action, other))
        points = self._points(view, seat, action) if decided(max(chosen.mean, best.mean), chosen.mean) else None
        return Decision(number, seat, chosen, best, gap, luck, points=points)

    def _points(self, view: Any, seat: int, action: int) -> Points | None:
        """What the move was worth in points. Games that have a solver are only asked what it answers."""
        game = self.game
        if game.aim == AIMS[SCORE] or game.solver:
            return None
        found = advise(game, view, self.box, seat, self.budget, AIMS[SCORE])
        judged = Comparison(game, view, self.box, seat, found, AIMS[SCORE]).judge(action)
        return None if judged is None else Points(judged[1], judged[0])


def decided(best: float, chosen: float) -> bool:
    """Whether even the best move hardly wins, or the one that was chosen hardly loses."""
    return best < DECIDED or chosen > 1.0 - DECIDED


def review(
    game: Game,
    box: Any,
    states: Sequence[Any],
    moves: Sequence[Made],
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a finished game: its states from the first to the last, and for each but the last who did what."""
    reviewer, decisions, lucks = Reviewer(game, box, budget), list[Decision](), list[tuple[float, ...]]()
    for number, (seat, action, stood_in) in enumerate(moves):
        lucks.append(reviewer.luck(states[number], seat, action, states[number + 1]))
        found = reviewer.decision(number + 1, states[number], seat, action, lucks[-1])
        decisions += [replace(found, stood_in=stood_in)] if found else []
        if progress:
            progress(number + 1, len(moves))
    return settle(decisions, lucks, list(reviewer.worth(states[0])), list(reviewer.worth(states[-1])))


def review_match(match: Match, budget: Budget, progress: Callable[[int, int], None] | None = None) -> Review:
    """Look at a match that is over; what a bot did for somebody who was away is nobody's own mistake."""
    made = zip(match.made, match.stood_in, strict=True)
    moves = [Made(each["seat"], each["code"], stood_in) for each, stood_in in made]
    return review(match.game, match.box, match.states, moves, budget, progress)


def settle(
    decisions: list[Decision], lucks: list[tuple[float, ...]], start: Sequence[float], result: Sequence[float]
) -> Review:
    """A review from all that was found, however it was found: the accounts are made up from it."""
    accounts = [_account(i, decisions, lucks, float(start[i]), float(result[i])) for i in range(len(start))]
    accuracies = [_accuracy(i, [d for d in decisions if d.seat == i and not d.stood_in]) for i in range(len(start))]
    return Review(decisions, lucks, accounts, [a for a in accuracies if a])


def _account(
    seat: int, decisions: Sequence[Decision], lucks: Sequence[Sequence[float]], start: float, result: float
) -> Account:
    own = others = 0.0
    for d in decisions:
        if d.cost:
            change = d.chosen.shares[seat] - d.best.shares[seat]
            mine = d.seat == seat and not d.stood_in
            own, others = (own + change, others) if mine else (own, others + change)
    luck = sum(each[seat] for each in lucks)
    return Account(seat, start, own, others, luck, result - start - own - others - luck, result)


def _accuracy(seat: int, decisions: Sequence[Decision]) -> Accuracy | None:
    n = len(decisions)
    if not n:
        return None
    mean = sum(d.gap.accuracy for d in decisions) / n
    half = Z95 * sqrt(sum(d.gap.accuracy_error**2 for d in decisions)) / n
    return Accuracy(
        seat, mean, max(0.0, mean - half), min(1.0, mean + half), dict(Counter(d.grade.value for d in decisions))
    )
