"""How many deals each level wins: every level is asked, move by move, in the same deals of the usual game.

python -m tests.games.twelve_patrols.levels --deals 1000
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any

from rulewright.games import load
from rulewright.games.twelve_patrols.solver import choose
from rulewright.games.twelve_patrols.state import SAFE
from rulewright.kernel.chance import random32, sow

GAME = load("twelve_patrols")
LEVELS = 5
Z95 = 1.959963984540054


def is_won(deal: int, level: int) -> bool:
    """One deal, played by a level that sees what its player sees."""
    box, words = GAME.make_box(), [0, 0]
    s: Any = GAME.state()
    sow(s.rng, deal, 0)
    sow(words, deal, 1)
    GAME.rules.setup(s, box)
    while not s.end:
        asked = [random32(words), random32(words) | 1]
        GAME.rules.apply(s, box, 0, choose(GAME.view(s, box, 0), box, 0, asked, level))
    return bool(s.end == SAFE)


def interval(wins: int, n: int) -> tuple[float, float]:
    """The share that such wins speak for, 95 times in a hundred (Wilson)."""
    mean, z = wins / n, Z95**2 / n
    half = Z95 * sqrt(mean * (1 - mean) / n + z / (4 * n))
    return (mean + z / 2 - half) / (1 + z), (mean + z / 2 + half) / (1 + z)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.twelve_patrols.levels", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    deals = parser.parse_args().deals
    for level in range(1, LEVELS + 1):
        began = time.process_time()
        wins = sum(is_won(deal, level) for deal in range(deals))
        low, high = interval(wins, deals)
        took = (time.process_time() - began) / deals
        print(f"{level}: {wins / deals:.1%}, {low:.1%} to {high:.1%}, {took:.2f} s of processor a game", flush=True)


if __name__ == "__main__":
    main()
