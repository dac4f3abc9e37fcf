"""What each move is worth to a seat from what it can know: by the game's solver where it has one, else by search."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate, Search
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.solver import Deadline

ITERATIONS = 2000
CURIOUS = 2.0
"""Advice must know bad moves, too."""


def prepare(game: Game, box: Any) -> None:
    """Do now what would make the first advice slow, such as compiling."""
    if game.solver:
        game.solver.prepare(box)
    else:
        Search().prepare(game, box)


def advise(game: Game, view: Any, box: Any, seat: int, budget: Budget, aim: str = "") -> list[Estimate]:
    """What every move is worth to a seat from what it sees, best first; the same question gets the same answer."""
    stream = [0, 0]
    sow(stream, int.from_bytes(sha256(view.pack()).digest()[:8], "little") >> 1, seat)
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


def summary(game: Game, view: Any, box: Any, best: Estimate) -> str:
    """What the game's solver says of the position as a whole, given its best move; nothing where it says nothing."""
    told = getattr(game.solver, "summary", None)
    return str(told(view, box, best)) if told else ""


def shares(worth: float, seat: int, seats: int) -> tuple[float, ...]:
    """What is left for everybody where one seat has so much of the win: a solver speaks of whom it is asked for alone."""
    rest = (1.0 - worth) / max(seats - 1, 1)
    return tuple(worth if i == seat else rest for i in range(seats))


def by_worth(e: Estimate) -> tuple[bool, bool, float]:
    """What was looked at before what was not, sure wins first, then by what it is worth."""
    return not e.visits, not e.sure, -e.mean


def best_of(found: Sequence[Estimate]) -> Estimate:
    """The move to recommend: not the one that looks best by a lucky trial, but the one whose interval begins highest."""
    return max(found, key=lambda e: (e.sure, e.low, e.mean))
