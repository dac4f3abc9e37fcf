"""What a finished game is worth to each seat.

`win`, the usual one: where several play, a seat gets the share of the others it beat less the share that beat it, from
-1 to 1, and all seats together get 0; alone, 1 for an ending that counts as a success and 0 otherwise. `score`: the
points, as the rulebook counts them. Nothing is given before the end: points before it may rest on what is hidden.
"""

from __future__ import annotations

from rulewright.kernel.game import Game

REWARDS = ("win", "score")


def successes(game: Game) -> list[float]:
    """What each ending is worth to somebody who plays alone; the first, number 0, is none."""
    return [0.0, *(float(e.won) for e in game.endings)]
