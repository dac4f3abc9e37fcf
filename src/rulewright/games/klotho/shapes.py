"""The shapes a claim can have (KL-47, KL-A11), each as the cells on its path, clockwise, as (row, column)."""

from __future__ import annotations

from typing import NamedTuple

from .state import ARMS, LOOP, SHAPES, Arm

Cell = tuple[int, int]


class Shape(NamedTuple):
    """A named shape; the square of nine has a card in the middle as well."""

    name: str
    path: tuple[Cell, ...]
    middle: bool = False


def ring(text: str) -> tuple[Cell, ...]:
    """Parse cells from pairs of digits."""
    return tuple((int(pair[0]), int(pair[1])) for pair in text.split())


CLAIM_SHAPES = (
    Shape("square of four", ring("00 01 11 10")),
    Shape("wide six", ring("00 01 02 12 11 10")),
    Shape("tall six", ring("00 01 11 21 20 10")),
    Shape("wide eight", ring("00 01 02 03 13 12 11 10")),
    Shape("tall eight", ring("00 01 11 21 31 30 20 10")),
    Shape("eight without the top right", ring("00 01 11 12 22 21 20 10")),
    Shape("eight without the top left", ring("01 02 12 22 21 20 10 11")),
    Shape("eight without the bottom right", ring("00 01 02 12 11 21 20 10")),
    Shape("eight without the bottom left", ring("00 01 02 12 22 21 11 10")),
    Shape("ring of eight", ring("00 01 02 12 22 21 20 10")),
    Shape("square of nine", ring("00 01 02 12 22 21 20 10"), middle=True),
)
STEPS = {(-1, 0): Arm.NORTH, (0, 1): Arm.EAST, (1, 0): Arm.SOUTH, (0, -1): Arm.WEST}


class Turn(NamedTuple):
    """How a path crosses a card: the arms by which it enters and leaves, and the quarters of the card inside it."""

    way_in: int
    way_out: int
    inside: int


def turns(shape: Shape) -> list[Turn]:
    """KL-49: the path goes clockwise, so the quarters between the arm it leaves by and the one it enters by are inside."""
    found = []
    for i, (row, column) in enumerate(shape.path):
        before, after = shape.path[i - 1], shape.path[(i + 1) % len(shape.path)]
        way_in = STEPS[before[0] - row, before[1] - column]
        way_out = STEPS[after[0] - row, after[1] - column]
        quarters = [(way_out + 1 + k) % ARMS for k in range((way_in - way_out) % ARMS)]
        found.append(Turn(way_in, way_out, sum(1 << q for q in quarters)))
    return found


assert len(CLAIM_SHAPES) == SHAPES
assert max(len(shape.path) for shape in CLAIM_SHAPES) == LOOP
