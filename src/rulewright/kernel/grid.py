"""Grids: boards of squares or hexes that a game names, so that any door can draw them and let a hand point at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

SQUARE, HEX = "square", "hex"


def nobody(view: Any, box: Any, cell: int) -> int:
    """On a grid where it does not matter."""
    return -1


@dataclass(frozen=True)
class Grid:
    """One board. `cells` are the places by number, each as (column, row) of a square grid, rows counted from the top, or as
    axial (q, r) of a hex grid with pointed tops.

    `look(view, box, cell)` says in a few letters what lies on a cell as this view shows it, "" for nothing; `at(action)` the
    cells that a move is about, any of which may be pointed at to make it, and none for moves that are not about this grid.
    `whose(view, box, cell)` is the seat whose piece lies there, or -1: it is drawn in that seat's colour.
    """

    name: str
    shape: str
    cells: tuple[tuple[int, int], ...]
    look: Callable[[Any, Any, int], str]
    at: Callable[[int], Sequence[int]]
    whose: Callable[[Any, Any, int], int] = nobody


def squares(columns: int, rows: int) -> tuple[tuple[int, int], ...]:
    """The cells of a rectangle, row by row from the top left."""
    return tuple((column, row) for row in range(rows) for column in range(columns))


def hexes(radius: int) -> tuple[tuple[int, int], ...]:
    """The cells of a hexagon of hexes around the middle one, row by row from the top."""
    reach = range(-radius, radius + 1)
    return tuple((q, r) for r in reach for q in reach if -radius <= q + r <= radius)
