"""`python -m tests.referees karthis --games 10000`: hold a game's rules against its referee, before a release.

Several games and every number of seats are played by turns, so that they come equally far if there is a limit of time:
`python -m tests.referees karthis klobba --per-seats --games 10000 --jobs 16 --minutes 9`.

`python -m tests.referees openspiel hex --moves 1000000` holds them against OpenSpiel's own game (see `openspiel.py`), and
`python -m tests.referees pgx hex --moves 2000` against Pgx's.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from rulewright import games
from rulewright.laws.cases import seat_counts
from tests.referees.lockstep import DifferenceError, play, referees

SHARE = 25
"""How many games a process plays at a time."""


@dataclass
class Share:
    """Some games, and what came of them."""

    name: str
    seats: int
    """0: any number."""
    numbers: range
    until: float
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    differing: list[str] = field(default_factory=list)

    @property
    def of(self) -> str:
        return f"{self.name}, {self.seats} seats" if self.seats else self.name


def played(share: Share) -> Share:
    """Play them, or none of them if it is too late."""
    began = time.process_time()
    if time.time() < share.until:
        for number in share.numbers:
            share.games += 1
            try:
                one = play(games.load(share.name), number, share.seats)
            except DifferenceError as e:
                share.differing.append(f"game {number}: {e}")
            else:
                share.moves += one.moves
                share.endings[one.ending] += 1
    share.seconds = time.process_time() - began
    return share


def shares(wish: argparse.Namespace) -> list[Share]:
    """The work in pieces: of every game and number of seats the first, then of each the second, and so on."""
    until = time.time() + 60 * wish.minutes
    settings = [(name, n) for name in wish.names for n in (seat_counts(games.load(name)) if wish.per_seats else (0,))]
    last = wish.first + wish.games
    pieces = [range(at, min(at + SHARE, last)) for at in range(wish.first, last, SHARE)]
    return [Share(name, seats, numbers, until) for numbers in pieces for name, seats in settings]


def main() -> int:
    if sys.argv[1:2] == ["openspiel"]:
        from tests.referees import openspiel

        return openspiel.main(sys.argv[2:])
    if sys.argv[1:2] == ["pgx"]:
        from tests.referees import pgx

        return pgx.main(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m tests.referees", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", choices=referees(), nargs="+", metavar="GAME", help="the games")
    parser.add_argument("--games", type=int, default=1000, help="how many of each (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first: its setting and seed (0)")
    parser.add_argument("--per-seats", action="store_true", help="so many games with every number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play (1)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin nothing more after so many minutes")
    wish = parser.parse_args()
    totals = dict[str, Share]()
    with multiprocessing.Pool(wish.jobs) as pool:
        for share in pool.imap(played, shares(wish)):
            print(*share.differing, sep="\n", end="\n" * bool(share.differing), flush=True)
            total = totals.setdefault(share.of, Share(share.name, share.seats, range(0), 0))
            total.games += share.games
            total.moves += share.moves
            total.seconds += share.seconds
            total.endings += share.endings
            total.differing += share.differing
    for total in totals.values():
        print(f"{total.of}: {total.games} games, {total.moves} moves, {len(total.differing)} differ,", end=" ")
        print(f"{total.seconds:.0f} s of processor time:", end=" ")
        print(*(f"{n} x {ending}" for ending, n in total.endings.most_common()), sep=", ")
    return 1 if any(total.differing for total in totals.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
