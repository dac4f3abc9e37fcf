"""Deals graded by a game's solver: `python -m rulewright.lab.deals GAME --deals 5000` writes `deals.json` beside its rules.

The file holds a number for each seed of a match from 0 on: 0 where the deal cannot be won, else how much there is to win it by;
the more, the easier. From it tables choose a deal of the day, and easy, medium or hard ones (see `kernel.deals`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from rulewright import games
from rulewright.bots.levels import LEVELS
from rulewright.kernel.deals import FILE, PUZZLES
from rulewright.kernel.game import Game
from rulewright.lab.statistics import Share
from rulewright.match import Match


def graded(game: Game, seeds: Sequence[int]) -> list[int]:
    """The grade of each deal, with the usual options."""
    solver: Any = game.solver
    if not hasattr(solver, "grade"):
        raise ValueError(f"{game.title} has no solver that grades deals: give its module `solver` a function `grade`")
    found = []
    for seed in seeds:
        match = Match(game, game.seats[0], seed=seed)
        found.append(int(solver.grade(match.state, match.box)))
    return found


def puzzled(game: Game, first: int, n: int, level: int = 1) -> list[list[Any]]:
    """Puzzles from so many games of a bot alone: of each the first position that the solver takes for one."""
    solver: Any = game.solver
    found: list[list[Any]] = []
    bot = LEVELS[level - 1]
    for seed in range(first, first + n):
        match = Match(game, game.seats[0], seed=seed)
        while not match.over:
            rating = solver.puzzle(match.view(0), match.box)
            if rating:
                found.append([seed, [made["code"] for made in match.made], rating])
                break
            match.play(0, bot.choose(game, match.view(0), match.box, 0, match.secret.lots(match.number, 0)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rulewright.lab.deals", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=1000, help="how many more")
    parser.add_argument("--anew", action="store_true", help="forget those that are graded already")
    parser.add_argument(
        "--puzzles", type=int, default=0, help="instead, look for puzzles in so many games from seed 1,000,000"
    )
    asked = parser.parse_args()
    game = games.load(asked.game)
    if asked.puzzles:
        kept: list[list[Any]] = []
        if (game.home / PUZZLES).exists() and not asked.anew:
            kept = json.loads((game.home / PUZZLES).read_text("utf-8"))
        kept += puzzled(game, kept[-1][0] + 1 if kept else 1_000_000, asked.puzzles)
        (game.home / PUZZLES).write_text(
            json.dumps(kept, separators=(",", ":")).replace("],[", "],\n[") + "\n", "utf-8"
        )
        print(f"{len(kept)} puzzles")
        return
    path = game.home / FILE
    known: list[int] = json.loads(path.read_text("utf-8")) if path.exists() and not asked.anew else []
    known += graded(game, range(len(known), len(known) + asked.deals))
    path.write_text(json.dumps(known, separators=(",", ":")) + "\n", "utf-8")
    won = sum(n > 0 for n in known)
    share = Share.of(won, len(known))
    print(f"{won} of {len(known)} deals can be won: {share.share:.2%} ({share.low:.2%} to {share.high:.2%})")


if __name__ == "__main__":
    main()
