"""The solver of 12 Patrols compared with brute force, on small positions that both can answer."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from bench.row import Row
from rulewright import games
from rulewright.games.twelve_patrols.play import solver
from rulewright.games.twelve_patrols.rules.soldiers import count
from rulewright.games.twelve_patrols.state import Phase
from rulewright.kernel.chance import sow
from tests.games.twelve_patrols import brute_force

SOLDIERS, POSITIONS = 7, 12
"""The soldiers left in a position, few enough for brute force to finish, and the number of positions."""


@cache
def positions() -> tuple[Any, list[Any]]:
    """Late positions from games of the weakest level, with seven or eight regions placed."""
    game = games.load("twelve_patrols")
    box, found = game.make_box(), list[Any]()
    for seed in range(1000):
        s: Any = game.state()
        sow(s.rng, seed, 0)
        game.rules.setup(s, box)
        while not s.end:
            view = game.view(s, box, 0)
            if s.laid == 7 and s.phase == Phase.BUILDING and count(s.barracks) <= SOLDIERS:
                found.append(view)
                break
            game.rules.apply(s, box, 0, solver.choose(view, box, 0, [seed + 1, s.laid + 1], 1))
        if len(found) == POSITIONS:
            break
    return box, found


def answers(ask: Any, rounds: int) -> float:
    """Answers per second to the question whether a position can still be won."""
    box, found = positions()
    start = time.process_time()
    for _ in range(rounds):
        for view in found:
            ask(view, box)
    return rounds * len(found) / (time.process_time() - start)


ROWS = [
    Row(
        "12 Patrols, can it still be won: the solver against plain trying, two regions to go",
        "answers/s",
        lambda: answers(solver.prospect, 1),
        lambda: answers(brute_force.winnable, 1),
        rounds=3,
    ),
]
