"""A game looked at again: what each decision was worth from what its seat could know, and what was luck.

Luck is measured as backgammon players do it: the position that dice and draws made of a move, against the mean of
those that they might have made. For every seat, the result is what the game promised at the start, plus what its own
decisions changed, plus what the decisions of others changed for it, plus luck, plus a rest: what the estimates did not foresee.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rulewright.bots.bot import Budget, candidates
from rulewright.bots.search import Estimate
from rulewright.coach.advise import advise, best_of
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.sets import lowest

ROLLS = 8
"""How often chance is tried again after a move."""
TRIES = 4 * ROLLS
"""In how many worlds a place is sought for a move: its mover may not hold what it takes in all of them."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Decision:
    """One move with a choice: what it was worth, what the best one was, and the best of all but the chosen one.

    `luck` is what chance then added, for every seat. `stood_in`: a bot made the move for a person who was away.
    """

    move: int
    seat: int
    chosen: Estimate
    best: Estimate
    other: Estimate
    luck: tuple[float, ...]
    stood_in: bool = False

    @property
    def cost(self) -> float:
        """How much worse it was than the best; 0 where that cannot be said."""
        return max(0.0, self.best.mean - self.chosen.mean) if self.chosen.high < self.best.low else 0.0

    @property
    def gain(self) -> float:
        """How much better it was than any other; 0 where that cannot be said."""
        return self.chosen.mean - self.other.mean if self.chosen.low > self.other.high else 0.0


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
    """All decisions and, move by move, what luck did to each seat; then the accounts."""

    decisions: list[Decision]
    luck: list[tuple[float, ...]]
    accounts: list[Account]


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
        view, others, words = self.game.view(before, self.box, judge), list[Any](), [0, 0]
        for k in range(TRIES):
            sow(words, k, seat)
            other = self.game.redeal(view, self.box, judge, words)
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
        found = advise(self.game, view, self.box, seat, self.budget)
        chosen = [e for e in found if e.action == action and e.visits]
        if not chosen:
            return None
        others = [e for e in found if e.action != action]
        return Decision(number, seat, chosen[0], best_of(found), best_of(others), luck)


def review(
    game: Game,
    box: Any,
    states: Sequence[Any],
    moves: Sequence[tuple[int, int]],
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a finished game: its states from the first to the last, and for each but the last who did what."""
    reviewer, decisions, lucks = Reviewer(game, box, budget), list[Decision](), list[tuple[float, ...]]()
    for number, (seat, action) in enumerate(moves):
        lucks.append(reviewer.luck(states[number], seat, action, states[number + 1]))
        found = reviewer.decision(number + 1, states[number], seat, action, lucks[-1])
        decisions += [found] if found else []
        if progress:
            progress(number + 1, len(moves))
    return settle(decisions, lucks, list(reviewer.worth(states[0])), list(reviewer.worth(states[-1])))


def settle(
    decisions: list[Decision], lucks: list[tuple[float, ...]], start: Sequence[float], result: Sequence[float]
) -> Review:
    """A review from all that was found, however it was found: the accounts are made up from it."""
    accounts = [_account(i, decisions, lucks, float(start[i]), float(result[i])) for i in range(len(start))]
    return Review(decisions, lucks, accounts)


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
