"""What a finished game is worth to each seat.

`win`, the usual one: where several play, a seat gets the share of the others it beat less the share that beat it, from
-1 to 1, and all seats together get 0; alone, 1 for an ending that counts as a success and 0 otherwise. `score`: the
points, as the rulebook counts them. Nothing is given before the end: points before it may rest on what is hidden.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulewright.kernel.game import Game

REWARDS = ("win", "score")

Array = np.ndarray[Any, np.dtype[Any]]


def worth(game: Game, seats: int, reward: str, endings: Array, scores: Array, places: Array) -> Array:
    """The rewards of finished games, one row each, by seat. Where the rulebook breaks ties, `places` does (1 is first)."""
    if reward == "score":
        return scores[:, :seats].astype(np.float64)
    if seats == 1:
        won = np.array([0.0, *(float(e.won) for e in game.endings)])
        earned: Array = won[endings][:, None]
        return earned
    rank = -places[:, :seats] if has_places(game) else scores[:, :seats]
    beaten: Array = np.sign(rank[:, :, None] - rank[:, None, :]).sum(axis=2)
    return beaten / (seats - 1)


def has_places(game: Game) -> bool:
    """Whether the game's rules order the seats themselves, tie-breakers and all."""
    return hasattr(game.rules, "places")
