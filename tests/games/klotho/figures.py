"""What games of 97 Klotho come to, by rule of thumb and by chance: the tables of its page.

    python -m tests.games.klotho.figures --games 1000

All players alike, usual length. Points, monsters and the interval of 95% of the sum are of one player; claims, by how many cards
they took, and how far the last prices lay from their start are of one game. The last column is how often the first player wins.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import numpy as np

from rulewright.games import load
from rulewright.games.klotho.play.policy import policy
from rulewright.games.klotho.rules import apply
from rulewright.games.klotho.rules.offers import offer, offers
from rulewright.games.klotho.rules.scoring import artifact_points, final_score, monster_points, place_of
from rulewright.games.klotho.rules.staking import cards_of
from rulewright.games.klotho.rules.turn import setup
from rulewright.games.klotho.state import MINERALS, Box, Phase, State
from rulewright.kernel import program
from rulewright.kernel.chance import pick, sow
from rulewright.kernel.engines.compiled import packed

Array = Any
TURNS, MOVES, FIRST, ROUND, SUM, CLAIMS, AWAY, FARTHEST, MONSTERS, OF_MONSTERS, OF_ARTIFACTS, COLUMNS = (
    0, 1, 2, 3, 6, 7, 10, 13, 14, 15, 16, 17,
)  # fmt: skip
"""What is noted of a game: turns, moves, the first player's part of the win, points in each round and in all, claims of four, six
and more cards, how far each price lies from its start and the farthest of them, monsters, and points of these and of artifacts
in the last round."""


@program
def play(s: State, memory: Array, box: Box, stream: Array, heuristic: int, out: Array) -> None:
    for g in range(out.shape[0]):
        for i in range(memory.shape[0]):
            memory[i] = 0
        sow(s.rng, g, 0)
        setup(s, box)
        found = out[g]
        found[TURNS] = 1.0
        while s.end == 0:
            seat, shape, laying = int(s.mover), int(s.shape), s.phase == Phase.LAYING
            move = (
                policy(s, box, seat, stream) if heuristic else offer(s, box, seat, pick(stream, offers(s, box, seat)))
            )
            apply(s, box, seat, move)
            found[MOVES] += 1.0
            found[TURNS] += 1.0 if s.mover != seat else 0.0
            if laying and s.phase != Phase.LAYING:
                found[CLAIMS + min(2, cards_of(box, shape) // 2 - 2)] += 1.0
        best = 0
        for seat in range(box.seats):
            mine = s.seats[seat]
            best += 1 if place_of(s, box, seat) == 1 else 0
            for i in range(3):
                found[ROUND + i] += mine.points[i] / box.seats
            found[SUM] += final_score(s, seat) / box.seats
            found[MONSTERS] += mine.monsters / box.seats
            found[OF_MONSTERS] += monster_points(s, box, seat) / box.seats
            found[OF_ARTIFACTS] += artifact_points(s, box, seat) / box.seats
        if place_of(s, box, int(s.first)) == 1:
            found[FIRST] = 1.0 / best
        for i in range(MINERALS):
            found[AWAY + i] = abs(int(s.market[i]) - int(box.start[i]))
            found[FARTHEST] = max(found[FARTHEST], found[AWAY + i])


def played(seats: int, heuristic: bool, games: int, **options: int | str) -> Array:
    game = load("klotho")
    state, out = packed(game.state()), np.zeros((games, COLUMNS))
    box = packed(game.make_box(options, seats))[0]
    play(state[0], state.view(np.uint64), box, np.array([1, 2], np.uint32), int(heuristic), out)
    return out


FAIRNESS = {
    2: (("at once", 0), ("whole rounds", 0), ("whole rounds", 6), ("at once", 14)),
    3: (("at once", 0), ("whole rounds", 0), ("whole rounds", 4)),
    4: (("at once", 0), ("whole rounds", 0), ("whole rounds", 3)),
}
"""The choices by which the first player's advantage is measured, by the number of players."""


def half(column: Array) -> float:
    """Half of the interval of 95% of a mean."""
    return 1.96 * float(column.std(ddof=1)) / sqrt(len(column))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.klotho.figures", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", action="store_true", help="only how often the first player wins, by options")
    asked = parser.parse_args()
    games = asked.games
    if asked.first:
        for seats in (2, 3, 4):
            for scoring, coins in FAIRNESS[seats]:
                first = played(seats, True, games, scoring=scoring, compensation=coins)[:, FIRST]
                print(
                    f"{seats} players, {scoring}, compensation {coins}: {first.mean():.1%} ± {half(first):.1%}",
                    flush=True,
                )
        return
    print("| by | players | turns | moves | points in the three rounds | sum | claims of 4, 6, more cards | prices away | "
          "monsters each | first wins |")  # fmt: skip
    for heuristic in (True, False):
        for seats in (2, 3, 4):
            out = played(seats, heuristic, games)
            m = out.mean(axis=0)
            print(
                f"| {'heuristic' if heuristic else 'chance'} | {seats} | {m[TURNS]:.0f} | {m[MOVES]:.0f} "
                f"| {' + '.join(f'{m[ROUND + i]:.0f}' for i in range(3))} | {m[SUM]:.0f} ± {half(out[:, SUM]):.1f} "
                f"| {', '.join(f'{m[CLAIMS + i]:.2f}' for i in range(3))} "
                f"| {', '.join(f'{m[AWAY + i]:.1f}' for i in range(3))} | {m[MONSTERS]:.1f} "
                f"| {m[FIRST]:.1%} ± {half(out[:, FIRST]):.1%} |",
                flush=True,
            )
            last = m[ROUND + 2]
            print(f"  farthest price: {out[:, FARTHEST].max():.0f} steps; of the last round "
                  f"{m[OF_MONSTERS] / last:.0%} by monsters, {m[OF_ARTIFACTS] / last:.0%} by artifacts")  # fmt: skip
    for seats in (2, 3, 4):
        out = played(seats, True, games, scoring="whole rounds")
        print(f"whole rounds, {seats} players: first wins {out[:, FIRST].mean():.1%} ± {half(out[:, FIRST]):.1%}")


if __name__ == "__main__":
    main()
