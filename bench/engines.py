"""The engines compared with their peers, and with each other."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from bench.peers import (
    HERE,
    hand_written_games,
    openspiel_python_moves,
    openspiel_rollout_moves,
    openspiel_rollouts,
)
from bench.row import Row
from rulewright import games
from rulewright.kernel.engines import engine

CONNECT_FOUR = str(HERE.parent / "examples" / "connect_four")


@cache
def warm(name: str) -> Any:
    return engine(name)


def rates(game: str, speed: str, n: int, seats: int | None = None, **options: Any) -> tuple[float, float]:
    """Games and moves per second of random play on one core, excluding compilation."""
    g = games.load(game)
    box, runner = g.make_box(options, seats), warm(speed)
    runner.run(g, box, 0, 1)
    start = time.process_time()
    batch = runner.run(g, box, 1, n)
    seconds = time.process_time() - start
    return n / seconds, int(batch.moves.sum()) / seconds


ROWS = [
    Row(
        "connect four, random games: compiled, one core, against OpenSpiel's C++ rollouts",
        "games/s",
        lambda: rates(CONNECT_FOUR, "compiled", 100_000)[0],
        lambda: openspiel_rollouts("connect_four", 5_000),
    ),
    Row(
        "connect four, random games: compiled, one core, against hand-written C with bitboards",
        "games/s",
        lambda: rates(CONNECT_FOUR, "compiled", 200_000)[0],
        lambda: hand_written_games(500_000),
        goal=0.7,
    ),
    Row(
        "Karthis interpreted against OpenSpiel's tic-tac-toe in Python",
        "random moves/s",
        lambda: rates("karthis", "interpreted", 300)[1],
        lambda: openspiel_python_moves("python_tic_tac_toe", 0.2),
        goal=2,
    ),
    Row(
        "Klobba!, four seats, compiled, against OpenSpiel's C++ rollouts of hearts",
        "random moves/s",
        lambda: rates("klobba", "compiled", 300, seats=4)[1],
        lambda: openspiel_rollout_moves("hearts", 500),
    ),
    Row(
        "97 Klotho, two seats, compiled, against OpenSpiel's C++ rollouts of yacht",
        "random moves/s",
        lambda: rates("klotho", "compiled", 200, seats=2)[1],
        lambda: openspiel_rollout_moves("yacht", 500),
    ),
]
