"""Estimates of each move's worth to a seat, given its knowledge: from the game's solver if it has one, else by search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from rulewright.bots.bot import Budget
from rulewright.bots.levels import LEVELS
from rulewright.bots.search import Estimate, Search
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.solver import Deadline
from rulewright.kernel.structs import GameBox, GameState

ITERATIONS = 2000
CURIOUS = 2.0
"""High, because advice needs estimates of bad moves, too."""


def prepare(game: Game, box: GameBox) -> None:
    """Do the work that would slow down the first advice, such as compiling."""
    if game.solver:
        game.solver.prepare(box)
    else:
        Search().prepare(game, box)


def advise(game: Game, view: GameState, box: GameBox, seat: int, budget: Budget, aim: str = "") -> list[Estimate]:
    """Estimate every move's worth to a seat from its view, best first. The same position and budget give the same estimates,
    unless the limit in seconds is reached."""
    stream = seeded(view, seat)
    if game.solver and aim in ("", game.aim):
        hints = game.solver.hints(view, box, seat, stream, budget.iterations, Deadline(budget.seconds))
        seats = int(box.seats)
        found = [
            Estimate(
                h.action,
                h.tries,
                h.worth,
                h.low,
                h.high,
                shares(h.worth, seat, seats),
                h.sure,
                exact=h.exact,
            )
            for h in hints
        ]
        return sorted(found, key=by_worth)
    found = Search(iterations=ITERATIONS, curious=CURIOUS, aim=aim).advise(game, view, box, seat, stream, budget)
    return sorted(found, key=by_worth)


def strongest(game: Game, view: GameState, box: GameBox, seat: int, budget: Budget, aim: str = "") -> int:
    """The move of the strongest bot that searches; -1 where a solver knows better."""
    if game.solver and aim in ("", game.aim):
        return -1
    search = replace(LEVELS[-1].search(game), aim=aim)
    return search.choose(game, view, box, seat, seeded(view, seat), Budget(seconds=budget.seconds))


def seeded(view: GameState, seat: int, apart: int = 0) -> list[int]:
    """A random stream for thinking about a position, always the same; others with another number `apart` are unrelated to it."""
    stream, digest = [0, 0], sha256(view.pack()).digest()
    sow(stream, int.from_bytes(digest[8 * apart : 8 * apart + 8], "little") >> 1, seat)
    return stream


def summary(game: Game, view: GameState, box: GameBox, best: Estimate) -> str:
    """The game's summary of a position, given its best move; empty if it has none."""
    told = getattr(game.tell, "summary", None)
    return str(told(view, box, best)) if told else ""


def shares(worth: float, seat: int, seats: int) -> tuple[float, ...]:
    """All seats' shares of the win, given one seat's: the rest is split evenly, since a solver reports only the seat it is asked
    about."""
    rest = (1.0 - worth) / max(seats - 1, 1)
    return tuple(worth if i == seat else rest for i in range(seats))


def by_worth(e: Estimate) -> tuple[bool, bool, float]:
    """Sort key: examined moves before others, sure wins first, then by worth."""
    return not e.visits, not e.sure, -e.mean


def best_of(found: Sequence[Estimate]) -> Estimate:
    """The move to recommend: the one with the highest lower bound, so that a few lucky trials do not win."""
    return max(found, key=lambda e: (e.sure, e.low, e.mean))
