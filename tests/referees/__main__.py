"""`python -m tests.referees karthis --games 10000`: hold a game's rules against its referee, before a release."""

from __future__ import annotations

import argparse
import time
from collections import Counter

from rulewright import games
from tests.referees.lockstep import DifferenceError, play, referees


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referees", description=__doc__)
    parser.add_argument("name", choices=referees(), help="the game")
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first: its setting and seed (0)")
    parser.add_argument("--keep-going", action="store_true", help="tell every game that differs, not only the first")
    wish = parser.parse_args()
    game, began, moves, differing = games.load(wish.name), time.process_time(), 0, 0
    endings: Counter[str] = Counter()
    for number in range(wish.first, wish.first + wish.games):
        try:
            played = play(game, number)
        except DifferenceError as e:
            differing += 1
            print(e, flush=True)
            if not wish.keep_going:
                return 1
        else:
            moves += played.moves
            endings[played.ending] += 1
    print(*(f"{n} x {ending}" for ending, n in endings.most_common()), sep=", ")
    print(
        f"{wish.games} games, {moves} moves, {differing} differ, {time.process_time() - began:.0f} s of processor time"
    )
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
