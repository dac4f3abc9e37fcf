"""A game looked at again: what each decision was worth from what its seat could know, and what was luck.

For every seat, the result is what the game promised at the start, plus what its own decisions changed, plus what the
decisions of others changed for it, plus luck: the sum is exact, and luck is what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rulewright.bots.bot import Budget, candidates, seats_in
from rulewright.bots.search import Estimate, Search
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.lab.tournament import shares

ITERATIONS = 2000
WIDE = 1.0
"""Advice explores more than a bot would: it must know bad moves, too."""


def advise(game: Game, view: Any, box: Any, seat: int, budget: Budget, aim: int = 0) -> list[Estimate]:
    """What every move is worth to a seat from what it sees, best first; the same question gets the same answer."""
    words = [0, 0]
    sow(words, int.from_bytes(sha256(view.pack()).digest()[:8], "little") >> 1, seat)
    found = Search(iterations=ITERATIONS, explore=WIDE, aim=aim).advise(game, view, box, seat, words, budget)
    return sorted(found, key=lambda e: (-e.sure, -e.mean if e.visits else 1.0))


def best_of(found: Sequence[Estimate]) -> Estimate:
    """The move to recommend: not the one that looks best by a lucky trial, but the one whose interval begins highest."""
    return max(found, key=lambda e: (e.sure, e.low, e.mean))


def that_matter(found: Sequence[Estimate]) -> list[Estimate]:
    """Those moves of which it cannot be said that the best one is better."""
    best = best_of(found)
    return [e for e in found if e.visits and e.high >= best.low]


@dataclass(frozen=True)
class Decision:
    """One move with a choice: what it was worth, what the best one was, and what the best of all but the chosen one was.

    `after` is what the seat could hope for when it had to decide next, or what it got.
    """

    move: int
    seat: int
    chosen: Estimate
    best: Estimate
    other: Estimate
    after: float

    @property
    def gain(self) -> float:
        """How much better the choice was than any other; 0 where that cannot be said."""
        return self.chosen.mean - self.other.mean if self.chosen.low > self.other.high else 0.0

    @property
    def cost(self) -> float:
        """How much worse it was than the best; 0 where that cannot be said."""
        return max(0.0, self.best.mean - self.chosen.mean) if self.chosen.high < self.best.low else 0.0

    @property
    def swing(self) -> float:
        """What chance and the others made of it."""
        return self.after - self.chosen.mean


@dataclass(frozen=True)
class Account:
    """One seat's game: result = start + own + others + luck."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    result: float


@dataclass(frozen=True)
class Review:
    decisions: list[Decision]
    accounts: list[Account]


def review(
    game: Game,
    box: Any,
    states: Sequence[Any],
    moves: Sequence[tuple[int, int]],
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a finished game: its states from the first to the last, and for each but the last who did what."""
    seats, looked = seats_in(game, box), list[Looked]()
    for number, (seat, action) in enumerate(moves):
        view = game.view(states[number], box, seat)
        if len(candidates(game, view, box, seat)) > 1:
            found = advise(game, view, box, seat, budget)
            chosen = [e for e in found if e.action == action]
            others = [e for e in found if e.action != action]
            if chosen and chosen[0].visits:
                looked.append((number, seat, chosen[0], best_of(found), best_of(others)))
        if progress:
            progress(number + 1, len(moves))
    result = shares(game, box, states[-1], seats)
    decisions = list(_followed(looked, result))
    return Review(decisions, [_account(seat, decisions, result) for seat in range(seats)])


Looked = tuple[int, int, Estimate, Estimate, Estimate]


def _followed(looked: Sequence[Looked], result: Sequence[float]) -> Iterator[Decision]:
    for i, (number, seat, chosen, best, other) in enumerate(looked):
        after = next((later[3].mean for later in looked[i + 1 :] if later[1] == seat), result[seat])
        yield Decision(number + 1, seat, chosen, best, other, after)


def _account(seat: int, decisions: Sequence[Decision], result: Sequence[float]) -> Account:
    start = decisions[0].best.shares[seat] if decisions else result[seat]
    own = others = 0.0
    for d in decisions:
        if d.cost:
            change = d.chosen.shares[seat] - d.best.shares[seat]
            own, others = (own + change, others) if d.seat == seat else (own, others + change)
    return Account(seat, start, own, others, result[seat] - start - own - others, result[seat])
