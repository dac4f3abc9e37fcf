"""A bot that takes any allowed move, all equally likely: the measure that every other bot must beat."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.chance import pick
from rulewright.kernel.game import Game


def choose(game: Game, view: Any, box: Any, seat: int, words: list[int]) -> int:
    """A move for this seat from what it sees; it never gives up while it can do anything else."""
    allowed = game.legal(view, box, seat)
    giving_up = set(game.actions.concessions())
    moves = [a for a in allowed if a not in giving_up] or allowed
    if not moves:
        raise ValueError(f"seat {seat} has nothing to decide now")
    return moves[pick(words, len(moves))]
