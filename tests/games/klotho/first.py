"""How often the first of two players wins between equal bots that look ahead: the last figures of the page's part on fairness.

python -m tests.games.klotho.first --games 200
"""

from __future__ import annotations

import argparse
from math import sqrt

from rulewright.bots.registry import find
from rulewright.games import load
from rulewright.games.klotho.state import State
from rulewright.kernel.chance import mix, sow
from rulewright.kernel.statistics import Z95

CHOICES = (("at once", 0), ("whole rounds", 6))


def share(level: str, games: int, scoring: str, coins: int) -> tuple[float, float]:
    """The first player's part of the wins, and half of its interval of 95%."""
    game = load("klotho")
    box, bot, won = game.make_box({"scoring": scoring, "compensation": coins}, 2), find(level, game), 0.0
    for seed in range(games):
        s, made = State(), 0
        sow(s.rng, seed, 0)
        game.rules.setup(s, box)
        first = int(s.first)
        while not s.end:
            seat, words = int(s.mover), [mix(seed * 1000 + made), mix(made) | 1]
            game.rules.apply(s, box, seat, bot.choose(game, game.view(s, box, seat), box, seat, words))
            made += 1
        places = game.places(s, box)
        won += 0.5 if places[0] == places[1] else float(places[first] == 1)
    mean = won / games
    return mean, Z95 * sqrt(mean * (1 - mean) / games)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.klotho.first", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="3")
    asked = parser.parse_args()
    for scoring, coins in CHOICES:
        mean, half = share(asked.bot, asked.games, scoring, coins)
        print(f"bot {asked.bot}, {scoring}, compensation {coins}: {mean:.1%} ± {half:.1%}", flush=True)


if __name__ == "__main__":
    main()
