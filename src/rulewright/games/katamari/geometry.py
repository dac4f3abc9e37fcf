"""Where a shape can be placed on the board, in hexes, turns and spots (KT-1, KT-34, KT-H17). Plain Python, run once per box."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import hexes

from .state import HEXES, SPOTS, TURNS

Cell = tuple[int, int]

CELLS = hexes(2)
"""KT-1: the 19 hexes as (q, r), row by row from the top."""
NUMBER = {cell: i for i, cell in enumerate(CELLS)}


def turned(cell: Cell, turns: int) -> Cell:
    """A cell after this many turns of 60 degrees about the origin."""
    q, r = cell
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def connected(shape: Sequence[Cell]) -> bool:
    """KT-3: whether the hexes of a shape are connected, each reached from the first across shared sides."""
    left, edge = {*shape[1:]}, [shape[0]]
    while edge:
        q, r = edge.pop()
        near = left & {(q + dq, r + dr) for dq, dr in (turned((1, 0), turns) for turns in range(TURNS))}
        left -= near
        edge += near
    return not left


def lying(shape: Sequence[Cell], spot: int) -> list[int]:
    """The hexes under a shape in a spot, in the order of its own hexes; empty if one would be off the board."""
    (q0, r0), (q, r) = shape[0], CELLS[spot % HEXES]
    found = []
    for cell in shape:
        dq, dr = turned((cell[0] - q0, cell[1] - r0), spot // HEXES)
        if (q + dq, r + dr) not in NUMBER:
            return []
        found.append(NUMBER[q + dq, r + dr])
    return found


def spots(shape: Sequence[Cell]) -> list[int]:
    """The spots where a shape is wholly on the board."""
    return [spot for spot in range(SPOTS) if lying(shape, spot)]


def ways(shape: Sequence[Cell], icons: Sequence[int]) -> int:
    """KT-H32: how many turns of a printed piece look different."""
    return next(n for n in (1, 2, 3, 6) if pattern(shape, icons, n) == pattern(shape, icons, 0))


def pattern(shape: Sequence[Cell], icons: Sequence[int], turns: int) -> list[tuple[int, int, int]]:
    """The look of a printed piece after some turns, independent of its position."""
    cells = [turned(cell, turns) for cell in shape]
    q0, r0 = min(cells)
    return sorted((q - q0, r - r0, icon) for (q, r), icon in zip(cells, icons, strict=True))
