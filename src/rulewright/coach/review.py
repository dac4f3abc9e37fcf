"""A game looked at again: what each decision was worth from what its seat could know, and what was luck.

A decision is compared with the best other move as the coach does it (see `compare`), classed by what it lost, and counted for
the accuracy of its seat.

Where a seat has hardly any chance left, or hardly anything to fear, chances tell good moves from bad ones no longer. There the
points that a move loses are counted, too (`Points`), so that a lost game can be learned from.

How a result came about is told against usual play: games that go on from a decision by the rule of thumb alone. What a move
changes is what they come to after it, less what they come to before it (`Usual`). What no move changes is luck, if chance had a
part in it. So start, moves and luck add up to the result, the errors of single positions cancel out, and the mean of luck over
many games is 0, whatever the players do: under one and the same way to go on, chances change by moves or by chance, and by
nothing else. What several seats change is told in one sum: in a long game each of them gives and takes several times the whole
win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from rulewright.bots.bot import Budget, candidates
from rulewright.bots.search import Estimate, Search
from rulewright.coach.advise import shares
from rulewright.coach.compare import THOUGHT, Gap, Grade, Numbers, Searched, compare
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE
from rulewright.kernel.statistics import Z95
from rulewright.match import Match

USUAL = 512
"""Games of usual play before and after a move."""
TRIES = 8
"""Worlds in which a move is made again to see whether chance has a part in it."""
DECIDED = 0.05
"""Below this chance of winning, and above its counterpart, points are counted, too."""
WORTH_TELLING = 1.0
"""Points that a move must lose to be told of."""


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
class Usual:
    """What usual play comes to for every seat before a decision, what the move changed of it, and the variances of both."""

    before: list[float]
    change: list[float]
    doubt: list[float]
    doubt_of_change: list[float]


@dataclass(frozen=True)
class Decision:
    """One move with a choice, the best of the others, and by how much that one is better: the `gap`.

    `stood_in`: a bot made the move for a person who was away.
    """

    move: int
    seat: int
    chosen: Estimate
    other: Estimate
    gap: Gap
    usual: Usual
    stood_in: bool = False
    points: Points | None = None
    """In points, where chances hardly matter any more."""

    @property
    def grade(self) -> Grade:
        return self.gap.grade

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
    """One seat's game: result = start + moves + luck; the last two with half of their 95% intervals."""

    seat: int
    start: float
    moves: float
    moves_give: float
    luck: float
    luck_give: float
    result: float


@dataclass(frozen=True)
class Review:
    """All decisions, and what each seat could expect at the start and after each move: by moves and by luck, move by move, until
    its next decision. Then the accounts, and how well those decided who had to."""

    decisions: list[Decision]
    curve: list[list[float]]
    moved: list[list[float]]
    luck: list[list[float]]
    accounts: list[Account]
    accuracies: list[Accuracy]


class Reviewer:
    """Looks at one decision of a game after another."""

    def __init__(self, game: Game, box: Any, budget: Budget = THOUGHT) -> None:
        self.game, self.box, self.budget = game, box, budget

    def chancy(self, before: Any, seat: int, action: int, after: Any) -> bool:
        """Whether dice or draws had a part in what came of a move, as its next decider sees it.

        Decks were shuffled long ago, so it is not enough to roll again: what that seat cannot see is imagined, and
        the same move is made there.
        """
        rules = self.game.rules
        judge = seat if rules.ending(after) else lowest(rules.waiting(after))
        view, seen, stream = (
            self.game.view(before, self.box, judge),
            self.game.view(after, self.box, judge).pack(),
            [0, 0],
        )
        for k in range(TRIES):
            sow(stream, k, seat)
            other = self.game.redeal(view, self.box, judge, stream)
            if rules.check(other, self.box, seat, action) == 0:
                rules.apply(other, self.box, seat, action)
                if self.game.view(other, self.box, judge).pack() != seen:
                    return True
        return False

    def decision(self, number: int, state: Any, seat: int, action: int) -> Decision | None:
        """The choice behind a move, if there was one."""
        view = self.game.view(state, self.box, seat)
        if len(candidates(self.game, view, self.box, seat)) == 1:
            return None
        compared = compare(self.game, view, self.box, seat, self.budget)
        if action not in compared.found:  # somebody gave up
            return None
        judged = compared.judge(action)
        if judged is None:
            return None
        gap, other = judged
        chosen, best = compared.estimate(action), compared.estimate(other)
        points = self._points(view, seat, action) if decided(max(chosen.mean, best.mean), chosen.mean) else None
        return Decision(number, seat, chosen, best, gap, self.usual(view, seat, action), points=points)

    def usual(self, view: Any, seat: int, action: int) -> Usual:
        """By the rule of thumb, to the end of the game; where there is none, or a solver knows more, by what the coach says of
        the best move and of this one."""
        if self.game.solver or not self.game.play.own_policy:
            compared, seats = compare(self.game, view, self.box, seat, self.budget), int(self.box.seats)
            best, gap = compared.estimate(compared.best), compared.gap(action, compared.best)
            before, after = (np.array(shares(best.mean + x, seat, seats)) for x in (0.0, gap.mean))
            part = np.abs(np.array(shares(1.0, seat, seats)) - shares(0.0, seat, seats))
            figures = before, after - before, (best.error * part) ** 2, (gap.error * part) ** 2
        else:
            playing = Searched(Search(depth=1), self.game, view, self.box, seat)
            games = playing.after(None, USUAL)
            gaps = playing.after(action, USUAL) - games
            figures = games.mean(0), gaps.mean(0), games.var(0) / USUAL, gaps.var(0) / USUAL
        return Usual(*(each.tolist() for each in figures))

    def _points(self, view: Any, seat: int, action: int) -> Points | None:
        """What the move was worth in points. Games that have a solver are only asked what it answers."""
        game = self.game
        if game.aim == AIMS[SCORE] or game.solver:
            return None
        judged = compare(game, view, self.box, seat, self.budget, AIMS[SCORE]).judge(action)
        return None if judged is None else Points(judged[1], judged[0])


def decided(best: float, chosen: float) -> bool:
    """Whether even the best move hardly wins, or the one that was chosen hardly loses."""
    return best < DECIDED or chosen > 1.0 - DECIDED


def review(
    game: Game,
    box: Any,
    states: Sequence[Any],
    moves: Sequence[Made],
    budget: Budget = THOUGHT,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a finished game: its states from the first to the last, and for each but the last who did what."""
    reviewer, decisions, chances = Reviewer(game, box, budget), list[Decision](), list[bool]()
    for number, (seat, action, stood_in) in enumerate(moves):
        chances.append(reviewer.chancy(states[number], seat, action, states[number + 1]))
        found = reviewer.decision(number + 1, states[number], seat, action)
        decisions += [replace(found, stood_in=stood_in)] if found else []
        if progress:
            progress(number + 1, len(moves))
    gave_up = bool(moves) and moves[-1].action in game.actions.concessions()
    return settle(decisions, chances, game.worth(states[-1], box), gave_up)


def review_match(match: Match, budget: Budget = THOUGHT, progress: Callable[[int, int], None] | None = None) -> Review:
    """Look at a match that is over; what a bot did for somebody who was away is nobody's own mistake."""
    made = zip(match.made, match.stood_in, strict=True)
    moves = [Made(each["seat"], each["code"], stood_in) for each, stood_in in made]
    return review(match.game, match.box, match.states, moves, budget, progress)


def settle(
    decisions: Sequence[Decision], chances: Sequence[bool], result: Sequence[float], gave_up: bool = False
) -> Review:
    """A review from all that was found, however it was found: `chances` says of each move whether chance had a part in it, and
    `gave_up` that the game ended so."""
    moves, seats, end = len(chances), range(len(result)), np.array(result, float)
    moved, luck, curve = (np.zeros((n, len(seats))) for n in (moves, moves, moves + 1))
    curve[:] = decisions[0].usual.before if decisions else end
    for d in decisions:
        moved[d.move - 1] = d.usual.change
        curve[d.move - 1 :, d.seat] = d.usual.before[d.seat]
    curve[-1] = end
    for seat in seats:
        known = sorted({0, moves, *(d.move - 1 for d in decisions if d.seat == seat)})
        for first, last in pairwise(known):
            rest = curve[last, seat] - curve[first, seat] - moved[first:last, seat].sum()
            by_chance = any(chances[first:last]) and not (gave_up and last == moves)
            (luck if by_chance else moved)[last - 1, seat] += rest
    accounts = [_account(i, decisions, curve[:, i], moved[:, i].sum()) for i in seats]
    accuracies = [_accuracy(i, [d for d in decisions if d.seat == i and not d.stood_in]) for i in seats]
    return Review(
        list(decisions), curve.tolist(), moved.tolist(), luck.tolist(), accounts, [a for a in accuracies if a]
    )


def _account(seat: int, decisions: Sequence[Decision], curve: Numbers, moves: float) -> Account:
    start, result = float(curve[0]), float(curve[-1])
    doubt = sum(d.usual.doubt_of_change[seat] for d in decisions)
    gives = [Z95 * sqrt(each) for each in (doubt, doubt + (decisions[0].usual.doubt[seat] if decisions else 0.0))]
    return Account(seat, start, float(moves), gives[0], result - start - float(moves), gives[1], result)


def _accuracy(seat: int, decisions: Sequence[Decision]) -> Accuracy | None:
    n = len(decisions)
    if not n:
        return None
    mean = sum(d.gap.accuracy for d in decisions) / n
    half = Z95 * sqrt(sum(d.gap.accuracy_error**2 for d in decisions)) / n
    return Accuracy(
        seat, mean, max(0.0, mean - half), min(1.0, mean + half), dict(Counter(d.grade.value for d in decisions))
    )
