"""The interface of a game's optional solver, a module `solver` in its folder.

A solver is not a rule: it may take its time, keep tables, and use its own compiler. Like a bot it is given a seat's view and
nothing else. Bots at some levels play by it, and the coach shows its hints.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rulewright.kernel.structs import GameBox, GameState


class Deadline:
    """The time by which a solver must answer with what it has found: after this many seconds of processor time; 0: never."""

    def __init__(self, seconds: float = 0.0, clock: Callable[[], float] = time.process_time) -> None:
        self._clock, self._end = clock, clock() + seconds if seconds else float("inf")

    @property
    def left(self) -> float:
        """The seconds left; zero or negative once it has passed."""
        return self._end - self._clock()

    def part(self, share: float) -> Deadline:
        """An earlier deadline, after this share of the time left."""
        left = self.left
        return Deadline(max(1e-9, share * left), self._clock) if left < float("inf") else self

    @property
    def passed(self) -> bool:
        return self.left <= 0.0


NEVER = Deadline()


class Hint(NamedTuple):
    """A move's worth in terms of the game's aim, with its 95% interval; `sure` if it is certain to win.

    `tries` is the sample behind it: plans examined, or games simulated. `exact` means calculated, not estimated. Only the
    solver can know: an estimate whose interval happens to be a point is not exact.
    """

    action: int
    worth: float
    low: float
    high: float
    tries: int
    sure: bool = False
    exact: bool = False


class Solver(Protocol):
    """The functions that the module must define.

    If its hints are estimates, it may also define `play_out(view, box, seat, moves, words, games)`, which simulates that many
    games after each move and returns their worth by move, game and seat. The k-th game has the same dice and hidden cards after
    every move, and the first games do not depend on how many are requested. The coach then compares moves by them.
    """

    def prepare(self, box: GameBox) -> None:
        """Warm up: do the work that would otherwise slow down the first answer."""

    def choose(self, view: GameState, box: GameBox, seat: int, stream: list[int], level: int) -> int:
        """A move for a bot of this level, 1 to 5. The same random stream gives the same move."""
        ...

    def hints(
        self, view: GameState, box: GameBox, seat: int, stream: list[int], effort: int, deadline: Deadline = NEVER
    ) -> list[Hint]:
        """A hint for every move except resigning. `effort` is how much to examine, 0: the solver decides. After the deadline it
        returns what it has found so far, not marked exact.

        The game's `tell` may put a position into words: `summary(view, box, best)`, given the estimate of the best move.
        """
        ...


class Waiting:
    """A solver that is imported on first use: its dependencies are heavy, and most users of a game never need it."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(import_module(self._module), name)
