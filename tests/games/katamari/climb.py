"""Better weights for the rule of thumb: change some at random, and keep what beats what one had.

python -m tests.games.katamari.climb --seats 4 --seconds 120
"""

from __future__ import annotations

import argparse
import time
from math import exp
from random import Random

from rulewright.games.katamari.play.values import Weight
from rulewright.games.katamari.state import Box
from tests.games.katamari.weights import GAME, Weights, heuristic, share

FEW, MANY = 800, 4000
"""Games in which a change must look good, and those in which it must be good."""
STEP = 0.45


def changed(weights: Weights, luck: Random) -> Weights:
    made = list(weights)
    for i in luck.sample(range(Weight.HIGHEST), luck.choice((1, 1, 2, 3))):
        made[i] = max(1, round(made[i] * exp(luck.gauss(0, STEP))))
    return made


def climb(box: Box, weights: Weights, seconds: float, luck: Random) -> Weights:
    fair, until = 100 / box.seats, time.monotonic() + seconds
    while time.monotonic() < until:
        other, seed = changed(weights, luck), luck.randrange(1 << 30)
        if share(box, other, weights, FEW, seed).won < 1.02 * fair:
            continue
        won, half, _ = share(box, other, weights, MANY, seed + FEW)
        if won > fair + 0.8 * half:
            weights = other
            print(f"{won:.1f} % +- {half:.1f} against the last: {weights}", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.climb", description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    box = GAME.make_box(seats=asked.seats)
    found = climb(box, heuristic(box), asked.seconds, Random(asked.seed))
    won, half, _ = share(box, found, heuristic(box), MANY, 7)
    print(f"{found}: {won:.1f} % +- {half:.1f} against the rule of thumb")


if __name__ == "__main__":
    main()
