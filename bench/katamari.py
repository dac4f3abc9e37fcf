"""Katamari compared with hand-written C: the same rules, box and random play."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

from bench.by_hand import build, table
from bench.engines import rates
from bench.row import Row
from rulewright import games

TABLES = {
    "size": "int8_t", "level": "int8_t", "shape": "int8_t", "copies": "int8_t", "places": "int8_t", "first": "int8_t",
    "icons": "int8_t", "spot": "int8_t", "mask": "uint32_t", "cell": "int8_t",
}  # fmt: skip


@cache
def built() -> Path:
    """The program, compiled once with the box's numbers."""
    box = games.load("katamari").make_box(seats=2)
    lines = [f"#define ROUNDS {box.rounds}"]
    lines += [table(kind, "spots" if name == "spot" else name, getattr(box, name)) for name, kind in TABLES.items()]
    return build("katamari", lines)


def by_hand(n: int) -> tuple[float, float, float]:
    """Moves per second, and moves and points per game."""
    said = subprocess.run([built(), str(n)], check=True, capture_output=True, text=True).stdout.split()
    played, moves, points, seconds = int(said[0]), int(said[1]), int(said[2]), float(said[3])
    return moves / seconds, moves / played, points / played


ROWS = [
    Row(
        "Katamari, two seats, random play: compiled, one core, against hand-written C",
        "random moves/s",
        lambda: rates("katamari", "compiled", 10_000, seats=2)[1],
        lambda: by_hand(20_000)[0],
        goal=0.85,
    ),
]
