"""The results of a run of random games, identical across engines, and the interface of an engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Game
from rulewright.kernel.rule import RuleError
from rulewright.kernel.structs import Struct


class Results(NamedTuple):
    """The arrays of a `Batch` as compiled code takes them."""

    moves: Any
    endings: Any
    scores: Any
    places: Any
    prints: Any


@dataclass(frozen=True)
class Batch:
    """One entry for each game, in seed order: number of moves, ending, scores and places by seat, and a fingerprint of all that
    and the final state, except for the number of moves."""

    moves: NDArray[np.int32]
    endings: NDArray[np.uint8]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    prints: NDArray[np.uint64]

    @classmethod
    def blank(cls, game: Game, n: int) -> Batch:
        return cls(
            np.zeros(n, np.int32),
            np.zeros(n, np.uint8),
            np.zeros((n, game.seats[1]), np.int64),
            np.zeros((n, game.seats[1]), np.int64),
            np.zeros(n, np.uint64),
        )

    @property
    def results(self) -> Results:
        return Results(self.moves, self.endings, self.scores, self.places, self.prints)

    def differs(self, other: Batch) -> list[str]:
        """The names of the arrays that differ from another engine's."""
        return [name for name, rows in vars(self).items() if not np.array_equal(rows, getattr(other, name))]

    def checked(self, game: Game, seed: int) -> Batch:
        """Return itself. Raises `RuleError` if a game got stuck, exceeded its bound or ended in an undeclared way."""
        wrong = self.endings > len(game.endings)
        broken = np.flatnonzero((self.moves < 0) | wrong)
        if broken.size:
            at = int(broken[0])
            ending = int(self.endings[at]) if wrong[at] else 0
            raise RuleError(f"{game.title}, seed {seed + at}: {unfinished(game, int(self.moves[at]), ending)}")
        return self


def unfinished(game: Game, moves: int, ending: int) -> str:
    """Why a game did not end properly, and what to look at. `moves` is what the playout returned."""
    made = -1 - moves
    if ending:
        return (
            f"the rules end it with ending {ending}, but `endings` in __init__.py lists {len(game.endings)}; "
            "add it there, or set s.end to one of those"
        )
    if made >= game.bound:
        return (
            f"it is not over after {game.bound} moves, the `bound` in __init__.py; raise the bound if games can be longer, "
            "or see why the rules do not end it"
        )
    return (
        f"after {made} moves no move was allowed to the seat that must decide; see which moves `offers` and `offer` "
        "propose there and why `check` refuses them, or whether `waiting` should name another seat"
    )


class Engine(Protocol):
    """Plays `n` random games from consecutive seeds."""

    compile_seconds: float
    """How long compiling took; 0 if there was nothing to compile."""

    def is_kept(self, game: Game) -> bool:
        """Whether it can start at once, without compiling."""
        ...

    def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch: ...


def packed(record: Struct, n: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
    """An array of n copies of a record, for compiled code."""
    return np.frombuffer(record.pack() * n, type(record).dtype()).copy()


def is_compiled(entry: Any) -> bool:
    """Whether an entry point is compiled already, in memory or in the disk cache."""
    return bool(entry.signatures) or bool(entry._cache.holds_something())
