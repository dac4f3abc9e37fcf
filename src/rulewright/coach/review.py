"""Reviews of finished games: the worth of each decision given its seat's knowledge, and the part of luck.

A decision is compared with the best other move as the coach does it (see `compare`), graded by its loss, and counted towards
its seat's accuracy.

When a seat has almost certainly lost or won, probabilities no longer distinguish good moves from bad ones. Then the points that
a move loses are measured, too (`Points`), so that you can learn from a lost game.

Results are explained relative to usual play: games continued from a decision by the heuristic alone. A move's change is their
mean result after it, minus that before it (`Usual`). Any change that no move accounts for is luck, if chance was involved. So
start, moves and luck add up to the result, the errors of single positions cancel out, and luck averages 0 over many games no
matter how people play: under a fixed continuation, expectations change only by moves or by chance. The changes by all seats'
moves are reported as one sum: in a long game each seat gains and loses several times the whole win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import numpy as np

from rulewright.bots.bot import Budget, candidates
from rulewright.bots.search import Estimate, Search
from rulewright.coach.advise import shares
from rulewright.coach.compare import THOUGHT, Gap, Numbers, Searched, compare, decided
from rulewright.coach.grade import Grade
from rulewright.coach.messages import SAY
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox, GameState
from rulewright.match import Match
from rulewright.match.record import Source
from rulewright.match.replay import load

USUAL = 512
"""Games of usual play before and after a move."""
TRIES = 8
"""Worlds in which a move is repeated to see whether chance affects it."""
WORTH_TELLING = 1.0
"""Points that a move must lose to be mentioned."""


class Made(NamedTuple):
    """A move of a finished game; `stood_in`: a bot made it for an absent player."""

    seat: int
    action: int
    stood_in: bool = False


@dataclass(frozen=True)
class Points:
    """A decision measured in points: the best other move, and how much better it is."""

    other: int
    gap: Gap

    @property
    def lost(self) -> float:
        """The points lost; 0 if that is not certain, or too little to mention."""
        return self.gap.mean if self.gap.low > 0.0 and self.gap.mean >= WORTH_TELLING else 0.0


@dataclass(frozen=True)
class Usual:
    """Every seat's expected result in usual play before a decision, the change by the move, and the variances of both."""

    before: list[float]
    change: list[float]
    doubt: list[float]
    doubt_of_change: list[float]


@dataclass(frozen=True)
class Decision:
    """A move where there was a choice, the best other move, and how much better that is: the `gap`.

    `stood_in`: a bot made the move for an absent player.
    """

    move: int
    seat: int
    chosen: Estimate
    other: Estimate
    gap: Gap
    usual: Usual
    stood_in: bool = False
    points: Points | None = None
    """The decision in points, if the game was almost decided."""

    @property
    def grade(self) -> Grade:
        return self.gap.grade

    @property
    def cost(self) -> float:
        """How much worse it was than the best other move; 0 if that is not certain."""
        return self.gap.mean if self.gap.low > 0.0 else 0.0

    @property
    def gain(self) -> float:
        """How much better it was than the best other move; 0 if that is not certain."""
        return -self.gap.mean if self.gap.high < 0.0 else 0.0


@dataclass(frozen=True)
class Accuracy:
    """How well a seat decided: the mean accuracy of its decisions with its 95% interval, and their number by grade.

    A decision that loses nothing is 100% accurate; see `compare.accuracy` for the others. An undecided one counts by its
    estimated loss.
    """

    seat: int
    mean: float
    low: float
    high: float
    grades: dict[str, int]


@dataclass(frozen=True)
class Account:
    """One seat's game: result = start + moves + luck. `moves_give` and `luck_give` are half the widths of 95% intervals."""

    seat: int
    start: float
    moves: float
    moves_give: float
    luck: float
    luck_give: float
    result: float


@dataclass(frozen=True)
class Review:
    """All decisions; each seat's expected result at the start and after each move (`curve`), and its changes by moves and by
    luck, move by move; the accounts; and the accuracies of the seats that had decisions to make.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("twelve_patrols"), seed=7)
    >>> _ = match.play(0, match.legal(0)[-1])
    >>> found = rulewright.review(match)
    >>> found.decisions, [account.result for account in found.accounts], found.accuracies
    ([], [0.0], [])
    """

    decisions: list[Decision]
    curve: list[list[float]]
    moved: list[list[float]]
    luck: list[list[float]]
    accounts: list[Account]
    accuracies: list[Accuracy]


class Reviewer:
    """Evaluates the decisions of a game one by one."""

    def __init__(self, game: Game, box: GameBox, budget: Budget = THOUGHT) -> None:
        self.game, self.box, self.budget = game, box, budget

    def chancy(self, before: GameState, seat: int, action: int, after: GameState) -> bool:
        """Whether dice or draws affected the outcome of a move, as the seat that decides next sees it.

        Decks were shuffled earlier, so it is not enough to roll again: that seat's hidden information is sampled, and the same
        move is made there.
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

    def decision(self, number: int, state: GameState, seat: int, action: int) -> Decision | None:
        """The choice behind a move, if there was one."""
        view = self.game.view(state, self.box, seat)
        if len(candidates(self.game, view, self.box, seat)) == 1:
            return None
        compared = compare(self.game, view, self.box, seat, self.budget)
        if action not in compared.found:  # the player resigned
            return None
        judged = compared.judge(action)
        if judged is None:
            return None
        gap, other = judged
        chosen, best = compared.estimate(action), compared.estimate(other)
        points = self._points(view, seat, action) if decided(max(chosen.mean, best.mean), chosen.mean) else None
        return Decision(number, seat, chosen, best, gap, self.usual(view, seat, action), points=points)

    def usual(self, view: GameState, seat: int, action: int) -> Usual:
        """Usual play by the heuristic, to the end of the game. In games without one, or with a solver, the coach's estimates of
        the best move and of this one are used instead."""
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

    def _points(self, view: GameState, seat: int, action: int) -> Points | None:
        """The move measured in points; None for games that are played for points anyway, or whose solver does not report them."""
        game = self.game
        if game.aim == AIMS[SCORE] or game.solver:
            return None
        judged = compare(game, view, self.box, seat, self.budget, AIMS[SCORE]).judge(action)
        return None if judged is None else Points(judged[1], judged[0])


def review(
    game: Game,
    box: GameBox,
    states: Sequence[GameState],
    moves: Sequence[Made],
    budget: Budget = THOUGHT,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game, given its states from first to last, and the moves between them."""
    reviewer, decisions, chances = Reviewer(game, box, budget), list[Decision](), list[bool]()
    for number, (seat, action, stood_in) in enumerate(moves):
        chances.append(reviewer.chancy(states[number], seat, action, states[number + 1]))
        found = reviewer.decision(number + 1, states[number], seat, action)
        decisions += [replace(found, stood_in=stood_in)] if found else []
        if progress:
            progress(number + 1, len(moves))
    gave_up = bool(moves) and moves[-1].action in game.actions.concessions()
    return settle(decisions, chances, game.worth(states[-1], box), gave_up)


def review_match(
    played: Match | Source, budget: Budget = THOUGHT, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Review a match that is over, or its record: what its moves were worth, and what was luck.

    Moves that a bot made for an absent player do not count towards the player's accuracy. `budget` says how long to think about a
    decision, and `progress` is called with how many moves are done, of how many.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> _ = match.play(0, match.legal(0)[-1])
    >>> found = rulewright.review(match.record())
    >>> found.accounts[0].result, len(found.curve)
    (0.0, 2)
    """
    match = played if isinstance(played, Match) else load(played)
    if not match.over:
        raise ValueError(SAY("review-unfinished"))
    made = zip(match.made, match.stood_in, strict=True)
    moves = [Made(each["seat"], each["code"], stood_in) for each, stood_in in made]
    return review(match.game, match.box, match.states, moves, budget, progress)


def settle(
    decisions: Sequence[Decision], chances: Sequence[bool], result: Sequence[float], gave_up: bool = False
) -> Review:
    """Assemble a review from its parts: `chances` tells for each move whether chance was involved, and `gave_up` whether the game
    ended by resignation."""
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
