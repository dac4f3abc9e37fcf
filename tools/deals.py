"""Deals graded by a game's solver: `python -m tools.deals GAME --deals 5000` writes `deals.json` beside its rules.

The file holds a number for each seed of a match from 0 on: 0 where the deal cannot be won, else how much there is to win it by;
the more, the easier. From it tables choose a deal of the day, and easy, medium or hard ones (see `kernel.deals`).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rulewright import games
from rulewright.bots.levels import LEVELS
from rulewright.kernel.deals import FILE, PUZZLES
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Function
from rulewright.lab.statistics import Estimate
from rulewright.match import Match

Puzzle = list[Any]
"""A seed, the codes of the moves that lead to the position, and the rating, as the file lists them."""


def graded(game: Game, seeds: Sequence[int]) -> list[int]:
    """The grade of each deal, with the default options."""
    grade: Function | None = getattr(game.solver, "grade", None)
    if grade is None:
        raise ValueError(f"{game.title} has no solver that grades deals: give its module `solver` a function `grade`")
    found = []
    for seed in seeds:
        match = Match(game, game.seats[0], seed=seed)
        found.append(int(grade(match.state, match.box)))
    return found


def puzzled(game: Game, first: int, n: int) -> list[Puzzle]:
    """Find puzzles in `n` games that a bot plays solo: from each game, the first position that the solver accepts as one."""
    solver: Any = game.solver
    found: list[Puzzle] = []
    bot = LEVELS[0]
    for seed in range(first, first + n):
        match = Match(game, game.seats[0], seed=seed)
        while not match.over:
            rating = solver.puzzle(match.view(0), match.box)
            if rating:
                found.append([seed, [made["code"] for made in match.made], rating])
                break
            match.play(0, bot.choose(game, match.view(0), match.box, 0, match.secret.lots(match.number, 0)))
    return found


def eased(game: Game, known: Sequence[Puzzle], n: int, most: int) -> list[Puzzle]:
    """Make at most `n` easier puzzles from harder ones: the solver plays on until the position is rated no higher than `most`."""
    solver: Any = game.solver
    found: list[Puzzle] = []
    times = Counter(seed for seed, *_ in known)
    for seed, codes, hard in known:
        if hard <= most or times[seed] > 1:  # easy enough, or made easier before
            continue
        match = Match(game, game.seats[0], seed=seed)
        for code in codes:
            match.play(0, code)
        rating = most + 1
        while not match.over and rating > most:
            hints = solver.hints(match.view(0), match.box, 0, match.secret.lots(match.number, 0), 1)
            match.play(0, max(hints, key=lambda hint: (hint.sure, hint.worth)).action)
            rating = solver.puzzle(match.view(0), match.box) or most + 1
        if rating <= most:
            found.append([seed, [made["code"] for made in match.made], rating])
            if len(found) == n:
                break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.deals", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=1000, help="how many more")
    parser.add_argument("--again", action="store_true", help="forget those that are graded already")
    parser.add_argument(
        "--puzzles", type=int, default=0, help="instead, look for puzzles in so many games from seed 1,000,000"
    )
    parser.add_argument(
        "--ease", type=int, default=0, help="instead, make so many easy puzzles from those that are known"
    )
    parser.add_argument("--most", type=int, default=1350, help="the highest rating of those")
    asked = parser.parse_args()
    game = games.load(asked.game)
    if asked.puzzles or asked.ease:
        kept: list[Puzzle] = []
        if (game.home / PUZZLES).exists() and not asked.again:
            kept = json.loads((game.home / PUZZLES).read_text("utf-8"))
        if asked.ease:
            kept += eased(game, kept, asked.ease, asked.most)
        else:
            kept += puzzled(game, max(seed for seed, *_ in kept) + 1 if kept else 1_000_000, asked.puzzles)
        (game.home / PUZZLES).write_text(
            json.dumps(kept, separators=(",", ":")).replace("],[", "],\n[") + "\n", "utf-8"
        )
        print(f"{len(kept)} puzzles")
        for low in range(800, 2400, 200):
            print(f"{low} to {low + 199}: {sum(low <= rating < low + 200 for _, _, rating in kept)}")
        return
    path = game.home / FILE
    known: list[int] = json.loads(path.read_text("utf-8")) if path.exists() and not asked.again else []
    known += graded(game, range(len(known), len(known) + asked.deals))
    path.write_text(json.dumps(known, separators=(",", ":")) + "\n", "utf-8")
    won = sum(n > 0 for n in known)
    share = Estimate.counted(won, len(known))
    print(f"{won} of {len(known)} deals can be won: {share.share:.2%} ({share.low:.2%} to {share.high:.2%})")


if __name__ == "__main__":
    main()
