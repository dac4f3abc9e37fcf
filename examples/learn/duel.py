"""Bots against each other, on all cores: `python -m learn.duel katamari 6,5 --games 400`; for a machine without the server's
libraries, where `rulewright tournament` does not start."""

from __future__ import annotations

import argparse
import os

import rulewright
from rulewright.lab.tournament import entered, tournament


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m learn.duel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--options", default="", help="of the game, such as cards=45")
    asked = parser.parse_args()
    game, names = rulewright.load_game(asked.game), asked.bots.split(",")
    box = game.make_box(dict(pair.split("=") for pair in asked.options.split(",") if pair), len(names))
    for bot in entered(game, box, names, asked.games, asked.jobs):
        bot.prepare(game, box)
    found = tournament(game, box, names, asked.games, asked.seed, asked.jobs)
    for s in found.standings:
        share = f"{100 * s.wins.mean:5.1f} % ({100 * s.wins.low:.1f} to {100 * s.wins.high:.1f})"
        print(
            f"{s.bot:40} {share}  {found.games} games, score {s.score.mean:.1f}, {s.seconds:.4f} s a move", flush=True
        )


if __name__ == "__main__":
    main()
