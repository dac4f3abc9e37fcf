"""How many deals each level wins. Every level plays the same deals of the usual game.

python -m tests.games.twelve_patrols.levels --deals 1000
python -m tests.games.twelve_patrols.levels --deals 20 --coach    # following the coach, compared with level 5
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Any

from rulewright.bots.bot import Budget
from rulewright.coach.advise import advise, best_of
from rulewright.games import load
from rulewright.games.twelve_patrols.play.solver import choose
from rulewright.games.twelve_patrols.state import Outcome
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.statistics import Z95

GAME = load("twelve_patrols")
LEVELS = 5


def is_won(deal: int, level: int) -> bool:
    """One deal, played by a level that sees what its player sees."""
    box, stream = GAME.make_box(), [0, 0]
    sow(stream, deal, 1)
    return wins(deal, box, lambda view: choose(view, box, 0, [random32(stream), random32(stream) | 1], level))


def is_won_with_the_coach(deal: int, iterations: int = 0) -> bool:
    """One deal, played by following the coach at every move."""
    box = GAME.make_box()
    return wins(deal, box, lambda view: best_of(advise(GAME, view, box, 0, Budget(iterations=iterations))).action)


def wins(deal: int, box: Any, play: Callable[[Any], int]) -> bool:
    s: Any = GAME.state()
    sow(s.rng, deal, 0)
    GAME.rules.setup(s, box)
    while not s.end:
        GAME.rules.apply(s, box, 0, play(GAME.view(s, box, 0)))
    return bool(s.end == Outcome.SAFE)


def interval(wins: int, n: int) -> tuple[float, float]:
    """The 95% Wilson interval for a share of wins."""
    mean, z = wins / n, Z95**2 / n
    half = Z95 * sqrt(mean * (1 - mean) / n + z / (4 * n))
    return (mean + z / 2 - half) / (1 + z), (mean + z / 2 + half) / (1 + z)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.twelve_patrols.levels", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument(
        "--coach", action="store_true", help="the coach's first advice and level 5 instead of all levels"
    )
    asked = parser.parse_args()
    players: dict[str, Callable[[int], bool]] = {
        str(level): partial(is_won, level=level) for level in range(LEVELS if asked.coach else 1, LEVELS + 1)
    }
    if asked.coach:
        players["coach"] = is_won_with_the_coach
    for name, play in players.items():
        began = time.process_time()
        won = sum(play(deal) for deal in range(asked.deals))
        low, high = interval(won, asked.deals)
        took = (time.process_time() - began) / asked.deals
        print(f"{name}: {won / asked.deals:.1%}, {low:.1%} to {high:.1%}, {took:.2f} s of processor a game", flush=True)


if __name__ == "__main__":
    main()
