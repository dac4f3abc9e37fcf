"""`python -m bench.clinic BOT GAMES [GOAL...] [--expansion]`: how often a bot reaches each goal of Clin9ic at each difficulty.

Every cell is told in per cent with its 95 % interval, and below it the score at 10, 50 and 90 % of its games.
"""

from __future__ import annotations

import argparse
from typing import Any

from bench.engines import rates
from bench.row import Row
from rulewright import games
from rulewright.bots import registry
from rulewright.lab.statistics import Share
from rulewright.lab.tournament import Played, play

GAME = games.load("clin9ic")
GOALS, LEVELS = GAME.options[0].words[:-1], GAME.options[1].words
EXPANSION = {"card": "B", "floors": 2}

ROWS = [
    Row(
        "Clin9ic, random games: compiled against interpreted",
        "moves/s",
        lambda: rates("clin9ic", "compiled", 20_000)[1],
        lambda: rates("clin9ic", "interpreted", 30)[1],
        at_least=20,
        rounds=5,
    ),
]


def played(bot: Any, n: int, **options: Any) -> list[Played]:
    box = GAME.make_box(options)
    bot.prepare(GAME, box)
    return [play(GAME, box, [bot], seed) for seed in range(n)]


def reached(found: list[Played]) -> str:
    share = Share.of(sum(p.shares[0] > 0 for p in found), len(found))
    return f"{100 * share.share:.1f} ({100 * share.low:.0f} to {100 * share.high:.0f})"


def scores(found: list[Played]) -> str:
    ordered = sorted(p.scores[0] for p in found)
    return "/".join(str(ordered[len(ordered) * tenth // 10]) for tenth in (1, 5, 9))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("goals", nargs="*", default=GOALS, metavar="GOAL", help=", ".join(GOALS))
    parser.add_argument("--expansion", action="store_true", help="with the new Action card and both new floors")
    asked = parser.parse_args()
    bot, more = registry.find(asked.bot, GAME), EXPANSION if asked.expansion else {}
    print(f"| goal | {' | '.join(LEVELS)} |\n|---|{'---:|' * len(LEVELS)}")
    for goal in asked.goals:
        cells = [played(bot, asked.games, goal=goal, difficulty=level, **more) for level in LEVELS]
        print(f"| {goal} | {' | '.join(reached(cell) for cell in cells)} |", flush=True)
        print(f"| score | {' | '.join(scores(cell) for cell in cells)} |", flush=True)


if __name__ == "__main__":
    main()
