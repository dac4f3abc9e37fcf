"""Rewards: the value of a finished game to each seat.

`win`: with several players, a seat gets the share of the others it beat minus the share that beat it, from -1 to 1, and all seats
together get 0; solo, 1 for an ending that is a success and 0 otherwise. `score`: the points, as the rules count them, which is
the default if the game's aim is its score. Both give nothing before the end: earlier points may depend on hidden information.

`shaped`: `win`, plus the change of a seat's potential since it was last counted (Ng, Harada and Russell, "Policy invariance under
reward transformations", 1999). The potential is computed from the seat's own view: a game's `potential`, or the points it seems
to be ahead; the setting's `shaping` is the reward for one point of it. The potential at the end is zero, so everything given on
the way is taken back except for a number that the opening fixes: the best policy stays the best, as long as rewards are not
discounted.
"""

from __future__ import annotations

from rulewright.kernel.game import Game

REWARDS = ("win", "score", "shaped")
WIN, SCORE, SHAPED = range(3)
"""The kinds of reward in compiled code."""


def usual(game: Game) -> str:
    """The default reward, which follows the game's aim."""
    return "score" if game.aim == "score" else "win"
