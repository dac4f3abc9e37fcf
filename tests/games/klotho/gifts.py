"""What each technology is worth: rules of thumb against each other, where one has it from the start.

    python -m tests.games.klotho.gifts --games 2000

Two players, usual length; every deal is played with the gift on either seat. Points are those by which whoever has it ends above
the other, wins his part of the wins, each with half of its interval of 95%.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import numpy as np

from rulewright.games import load
from rulewright.games.klotho.play.policy import policy
from rulewright.games.klotho.rules import apply
from rulewright.games.klotho.rules.scoring import final_score, place_of
from rulewright.games.klotho.rules.turn import setup
from rulewright.games.klotho.state import Box, State
from rulewright.kernel import program
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import packed
from rulewright.kernel.statistics import Z95

SMALL, GREAT = 12, 15
"""One crystal of either kind is asked about."""


@program
def gift(s: State, memory: Any, box: Box, stream: Any, tech: int, lead: Any, wins: Any) -> None:
    for g in range(wins.shape[0]):
        for i in range(memory.shape[0]):
            memory[i] = 0
        sow(s.rng, g // 2, 0)
        setup(s, box)
        me = g % 2
        s.seats[me].techs |= 1 << tech
        while s.end == 0:
            apply(s, box, int(s.mover), policy(s, box, int(s.mover), stream))
        lead[g] = final_score(s, me) - final_score(s, 1 - me)
        mine, other = place_of(s, box, me), place_of(s, box, 1 - me)
        wins[g] = 0.5 if mine == other else 1.0 if mine < other else 0.0


def told(found: Any, of: int) -> str:
    deals = found.reshape(-1, 2).mean(axis=1) * of
    return f"{deals.mean():.1f} ± {Z95 * deals.std(ddof=1) / sqrt(len(deals)):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.klotho.gifts", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games // 2 * 2
    game = load("klotho")
    box: Any = game.make_box(seats=2)
    state, lead, wins = packed(game.state()), np.zeros(games), np.zeros(games)
    for tech in (*range(SMALL + 1), GREAT):
        gift(state[0], state.view(np.uint64), packed(box)[0], np.array([1, 2], np.uint32), tech, lead, wins)
        print(f"| {box.texts['technologies'][tech]} | {told(lead, 1)} | {told(wins, 100)}% |", flush=True)


if __name__ == "__main__":
    main()
