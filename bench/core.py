"""Random moves of each game, compiled, on one core, compared with hand-written C that plays connect four."""

from __future__ import annotations

from functools import partial

from bench.engines import rates
from bench.peers import hand_written_moves
from bench.row import Row
from rulewright import games

PLAYED: dict[str, tuple[int, int]] = {
    "karthis": (1, 5_000),
    "katamari": (2, 3_000),
    "klobba": (4, 500),
    "klotho": (2, 500),
    "twelve_patrols": (1, 5_000),
    "asteroid_miners": (1, 1_000),
    "clin9ic": (1, 100),
}
"""Seats, and games per round: about a tenth of a second."""


def moves(game: str) -> float:
    seats, n = PLAYED[game]
    return rates(game, "compiled", n, seats=seats)[1]


ROWS = [
    Row(
        f"{games.load(game).title}, seats {seats}: compiled, on a core, against connect four in hand-written C",
        "random moves/s",
        partial(moves, game),
        lambda: hand_written_moves(100_000),
    )
    for game, (seats, _) in PLAYED.items()
]
