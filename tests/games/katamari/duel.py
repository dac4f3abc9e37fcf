"""A search of any size against other bots, each deal from every seat.

    python -m tests.games.katamari.duel 300,1024,16 heuristic heuristic heuristic --deals 60

A search is told by its imagined games a move, how many moves it chooses with care, and its horizon; other bots by their names.
"""

from __future__ import annotations

import argparse

from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.bots.levels import CAREFUL
from rulewright.bots.search import Search
from rulewright.lab.tournament import Interval, play_deal
from tests.games.katamari.weights import GAME


def bot(told: str) -> Bot:
    if "," not in told:
        return registry.find(told, GAME)
    iterations, depth, horizon = map(int, told.split(","))
    return Search(iterations=iterations, depth=depth, caution=CAREFUL, horizon=horizon)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.duel", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    bots, box = [bot(told) for told in asked.bots], GAME.make_box(seats=len(asked.bots))
    deals = [play_deal(GAME, box, bots, seed) for seed in range(asked.seed, asked.seed + asked.deals)]
    won = Interval.of([deal.wins[0] for deal in deals], (0.0, 1.0))
    print(f"{100 * won.mean:.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f}) of {len(bots) * asked.deals} games")


if __name__ == "__main__":
    main()
