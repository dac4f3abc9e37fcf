"""What a finished game is worth to each seat.

`win`: where several play, a seat gets the share of the others it beat less the share that beat it, from -1 to 1, and all
seats together get 0; alone, 1 for an ending that counts as a success and 0 otherwise. `score`: the points, as the rulebook
counts them, which is the usual one where the game's aim is its score. Nothing is given before the end: points before it
may rest on what is hidden.
"""

from __future__ import annotations

from rulewright.kernel.game import Game

REWARDS = ("win", "score")


def usual(game: Game) -> str:
    """The reward that follows the game's aim."""
    return "score" if game.aim == "score" else "win"
