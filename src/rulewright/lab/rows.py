"""What is kept of each game that the lab plays: one row a game, the same from both engines."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.counting import VALUES, room
from rulewright.kernel.game import Game

Array = Any
THINGS, OPTIONS, LEAD = 1, 2, 4
"""What may be asked besides the notes: what they name, which moves there were, and who was ahead. The last two take time."""
QUARTERS = 3


@dataclass(frozen=True)
class Rows:
    """Games in the order of their deals. Counts by seat are flat: kind times seats plus seat, and so on."""

    moves: Array
    endings: Array
    scores: Array
    places: Array
    prints: Array
    courses: Array
    """By game a number for all of its moves, whatever they led to."""
    order: Array
    """By seat: 0 for the first to decide, 1 for the second and so on."""
    notes: Array
    first: Array
    things: Array
    verbs: Array
    offered: Array
    decisions: Array
    options: Array
    lead_changes: Array
    settled: Array
    """From which move on a winner was ahead, to the end."""
    leaders: Array
    """Who was ahead after a quarter, a half and three quarters of the moves; -1 for nobody alone."""
    measures: Array

    @classmethod
    def blank(cls, game: Game, n: int, asked: int, measures: int) -> Rows:
        seats, batch, counted = game.seats[1], Batch.blank(game, n), room(game)
        many = len(counted.things) * VALUES * seats if asked & THINGS else 0
        verbs = len(game.actions.verbs)
        return cls(
            batch.moves,
            batch.endings,
            batch.scores,
            batch.places,
            batch.prints,
            np.zeros(n, np.uint64),
            np.zeros((n, seats), np.int8),
            np.zeros((n, (len(counted.kinds) + 1) * seats), np.int32),
            np.zeros((n, len(counted.kinds) + 1), np.int32),
            np.zeros((n, many), np.int16),
            np.zeros((n, verbs * seats), np.int32),
            np.zeros((n, verbs), np.int32),
            np.zeros(n, np.int32),
            np.zeros(n, np.int64),
            np.zeros(n, np.int32),
            np.zeros(n, np.int32),
            np.full((n, QUARTERS), -1, np.int8),
            np.zeros((n, measures * seats)),
        )

    def checked(self, game: Game, seed: int) -> Rows:
        """Itself, unless a game got stuck, which is a defect of the rules."""
        Batch(self.moves, self.endings, self.scores, self.places, self.prints).checked(game, seed)
        return self

    def __len__(self) -> int:
        return len(self.moves)

    def part(self, n: int) -> Rows:
        """The first n games."""
        return Rows(*(getattr(self, f.name)[:n] for f in fields(self)))
