"""Clin9ic: compiled random games against interpreted ones."""

from __future__ import annotations

from bench.engines import rates
from bench.row import Row

ROWS = [
    Row(
        "Clin9ic, random games: compiled against interpreted",
        "moves/s",
        lambda: rates("clin9ic", "compiled", 20_000)[1],
        lambda: rates("clin9ic", "interpreted", 30)[1],
        at_least=20,
        rounds=5,
    ),
]
