"""The lab: what counting costs in compiled play, and what common random numbers save."""

from __future__ import annotations

import time
from functools import cache

from bench.engines import CONNECT_FOUR, rates
from bench.row import Row
from rulewright.lab.settings import Setting, altered, prepare, setting_of
from rulewright.lab.study import Plan, Study, study


@cache
def ready(game: str, bots: str, seats: int) -> Setting:
    setting = setting_of(game, bots, seats)
    prepare(setting)
    return setting


def measured(game: str, n: int, seats: int = 2) -> float:
    """Moves in a second of processor time, every note counted."""
    setting = ready(game, "random", seats)
    start = time.process_time()
    rows = setting.play(range(1, n + 1))
    return float(rows.moves.sum()) / (time.process_time() - start)


@cache
def compared() -> Study:
    one = ready("katamari", "heuristic", 2)
    return study([one, altered(one, ["numbers.majority=9"])], Plan(games=20_000, jobs=2))


def precision() -> float:
    """Games that a comparison would need on deals of its own, for each that it needs on common ones."""
    return compared().difference("score").fewer


ROWS = [
    Row(
        "lab, Katamari: compiled with every note counted, against without",
        "moves/s",
        lambda: measured("katamari", 4000),
        lambda: rates("katamari", "compiled", 4000, 2)[1],
        at_least=0.75,
        rounds=7,
    ),
    Row(
        "lab, Connect Four: compiled with every note counted, against without",
        "moves/s",
        lambda: measured(CONNECT_FOUR, 20_000),
        lambda: rates(CONNECT_FOUR, "compiled", 20_000)[1],
        rounds=7,
    ),
    Row(
        "lab: common random numbers against independent games", "games", precision, lambda: 1.0, at_least=1.0, rounds=1
    ),
]
