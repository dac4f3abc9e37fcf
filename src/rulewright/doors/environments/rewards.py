"""What a finished game is worth to each seat.

`win`: where several play, a seat gets the share of the others it beat less the share that beat it, from -1 to 1, and all
seats together get 0; alone, 1 for an ending that counts as a success and 0 otherwise. `score`: the points, as the rulebook
counts them, which is the usual one where the game's aim is its score. Both give nothing before the end: points before it
may rest on what is hidden.

`shaped`: `win`, and on the way what a seat's position came to promise since it was last counted (Ng, Harada and Russell,
"Policy invariance under reward transformations", 1999). The promise is told from the seat's own view: a game's `potential`, or
the points it seems to be ahead; the setting's `shaping` is what one point of it earns. At the end nothing is promised any more,
so all that was given on the way is taken back but for a number that the opening fixes: the best policy stays the best, as long
as rewards are not discounted.
"""

from __future__ import annotations

from rulewright.kernel.game import Game

REWARDS = ("win", "score", "shaped")
WIN, SCORE, SHAPED = range(3)
"""Their numbers in compiled code."""


def usual(game: Game) -> str:
    """The reward that follows the game's aim."""
    return "score" if game.aim == "score" else "win"
