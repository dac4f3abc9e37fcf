"""Grids: boards of squares or hexes that a game declares, so that any client can draw them and let players click on cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

SQUARE, HEX = "square", "hex"


def nobody(view: object, box: object, cell: int) -> int:
    """The default for `Grid.whose`: no cell belongs to a seat."""
    return -1


@dataclass(frozen=True)
class Grid:
    """One board. `cells` lists the cells by number, each as (column, row) on a square grid, rows counted from the top, or as
    axial (q, r) on a hex grid with pointy tops.

    `look(view, box, cell)` describes in a few letters what is on a cell in this view, "" for nothing. `at(action)` returns the
    cells that a move concerns, any of which you can click to make it, and none for moves that do not concern this grid.
    `whose(view, box, cell)` is the seat whose piece is there, drawn in that seat's colour, or -1.
    """

    name: str
    shape: str
    cells: tuple[tuple[int, int], ...]
    look: Callable[..., str]
    at: Callable[[int], Sequence[int]]
    whose: Callable[..., int] = nobody


def squares(columns: int, rows: int) -> tuple[tuple[int, int], ...]:
    """The cells of a rectangle, row by row from the top left."""
    return tuple((column, row) for row in range(rows) for column in range(columns))


def hexes(radius: int) -> tuple[tuple[int, int], ...]:
    """The cells of a hexagonal board around the middle cell, row by row from the top."""
    reach = range(-radius, radius + 1)
    return tuple((q, r) for r in reach for q in reach if -radius <= q + r <= radius)
