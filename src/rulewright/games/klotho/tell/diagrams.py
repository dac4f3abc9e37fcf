"""Drawings for the rules about claims."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import group, number, path, rect

from ..notes import SAY
from ..rules.staking import CLAIM_SHAPES, Shape, arm
from ..state import Arm, Box
from .picture import INK, definitions, mine

FOUR, SHOWN = 0, (0, 1, 3, 5, 9, 10)
"""The shape of the first diagram, and those of the second: the others are the same, turned."""
PLAIN = """
+-------+-------+
|       |       |
|   +---+---+   |
|   | * | * |   |
+---+---+---+---+
|   | * | * |   |
|   +---+---+   |
|       |       |
+-------+-------+
"""
CARD, CELL, GAP = 140, 30, 34
LINE: dict[str, object] = {"fill": "none", "stroke_linejoin": "round"}


def diagrams(box: Box) -> dict[str, Diagram]:
    found, cards = {"shapes": shapes()}, closing(box)
    if cards:
        found["claim"] = claim(box, cards)
    return found


def closing(box: Box) -> tuple[int, ...]:
    """KL-45: four mine cards of the box that close a path as they lie; none if the box has no such cards."""
    pairs = (
        (0, Arm.EAST, 1, Arm.WEST),
        (1, Arm.SOUTH, 2, Arm.NORTH),
        (2, Arm.WEST, 3, Arm.EAST),
        (3, Arm.NORTH, 0, Arm.SOUTH),
    )
    for cards in permutations(range(min(box.mines, 12)), 4):
        if all(arm(box, cards[a], out) == arm(box, cards[b], way_in) for a, out, b, way_in in pairs):
            return cards
    return ()


def outline(shape: Shape, size: float) -> str:
    """The path of a claim, through the middles of its cards."""
    return f"M{'L'.join(f'{number((c + 0.5) * size)} {number((r + 0.5) * size)}' for r, c in shape.path)}z"


def claim(box: Box, cards: Iterable[int]) -> Diagram:
    shape = CLAIM_SHAPES[FOUR]
    parts = [
        group(mine(box, card), at=(c * CARD, r * CARD), scale=CARD / 100)
        for card, (r, c) in zip(cards, shape.path, strict=True)
    ]
    d = outline(shape, CARD)
    parts += [path(d, **LINE, stroke=INK, stroke_width=13), path(d, **LINE, stroke="#ffd23f", stroke_width=7)]
    clauses = ("KL-44", "KL-45", "KL-46", "KL-49", "KL-50")
    return Diagram(SAY("diagram-claim"), "".join(parts), (2 * CARD, 2 * CARD), PLAIN, clauses, definitions())


def shapes() -> Diagram:
    parts, x, plain = [], 4.0, ["", "", ""]
    for shape in (CLAIM_SHAPES[i] for i in SHOWN):
        cells = [*shape.path, *([(1, 1)] if shape.middle else [])]
        wide = 1 + max(c for _, c in cells)
        drawn = [
            rect(c * CELL + 1, r * CELL + 1, CELL - 2, CELL - 2, rx=4, fill="#75687e", stroke=INK) for r, c in cells
        ]
        drawn.append(path(outline(shape, CELL), **LINE, stroke="#ffd23f", stroke_width=4))
        parts.append(group(*drawn, at=(x, 4)))
        x += wide * CELL + GAP
        for r in range(3):
            plain[r] += "".join("[]" if (r, c) in cells else "  " for c in range(wide)) + "   "
    about, clauses = SAY("diagram-shapes"), ("KL-47", "KL-A11", "KL-A12", "KL-A13")
    return Diagram(
        about, "".join(parts), (int(x - GAP + 4), 3 * CELL + 8), "\n".join(row.rstrip() for row in plain), clauses
    )
