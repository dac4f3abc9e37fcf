"""A solver: what a game may know of itself beyond its rules, in a module `solver` of its folder.

It is no rule: it may think as long as it likes, keep tables, and use a compiler of its own. Like a bot it is handed what a
seat sees and nothing else. Levels of bots play by it, and the coach gives its hints.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, Protocol


class Deadline:
    """When a solver must answer with what it has found: after so many seconds of processor time; 0: never."""

    def __init__(self, seconds: float = 0.0, clock: Callable[[], float] = time.process_time) -> None:
        self._clock, self._end = clock, clock() + seconds if seconds else float("inf")

    @property
    def left(self) -> float:
        """The seconds that are left; none where it has passed."""
        return self._end - self._clock()

    def part(self, share: float) -> Deadline:
        """An earlier deadline: after this share of the time that is left."""
        left = self.left
        return Deadline(max(1e-9, share * left), self._clock) if left < float("inf") else self

    @property
    def passed(self) -> bool:
        return self.left <= 0.0


NEVER = Deadline()


class Hint(NamedTuple):
    """What a move is worth, as the game's aim counts it, with its 95% interval; `sure` where it wins for certain.

    `tries` is on how much that rests: plans looked at, or games imagined. `exact` where it is calculated and not estimated: only
    the solver can say so, and an estimate whose interval happens to be a point is none.
    """

    action: int
    worth: float
    low: float
    high: float
    tries: int
    sure: bool = False
    exact: bool = False


class Solver(Protocol):
    """What the module must hold.

    Where its hints are estimates, it may also hold `play_out(view, box, seat, moves, words, games)`: what so many games are worth
    that are imagined after each move, by move, game and seat. The k-th has the same dice and hidden cards after every move, and
    the first games are the same however many are asked for. The coach then compares moves by them.
    """

    def prepare(self, box: Any) -> None:
        """Do now what would make the first answer slow."""

    def choose(self, view: Any, box: Any, seat: int, stream: list[int], level: int) -> int:
        """A move for a bot of this level, 1 to 5; the same words give the same move."""
        ...

    def hints(
        self, view: Any, box: Any, seat: int, stream: list[int], effort: int, deadline: Deadline = NEVER
    ) -> list[Hint]:
        """Every move that is not giving up; `effort` is how much to look at, 0: as it thinks fit. When the deadline has passed,
        what was found so far is told, and is not exact.

        A solver may also have `summary(view, box, best)`: the position in a sentence, `best` being the estimate of the best move.
        """
        ...


class Waiting:
    """A solver that is loaded when it is first asked: what it stands on is heavy, and most who load a game never ask."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(import_module(self._module), name)
