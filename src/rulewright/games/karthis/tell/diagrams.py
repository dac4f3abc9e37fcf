"""Drawings for the rules about exits."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import group, rect

from ..notes import SAY
from ..state import COLUMNS, REACHED, SIDES, Box, Mark, Side, State
from .picture import definitions, explorer, tile, way_out

S = 120
AT = 5 * COLUMNS + 5
"""Where the drawn tiles lie on the sheet; any cell but that of the start tile would do."""
EXITS = """
+-----+--^--+-----+
|           |     |
|  .     @  |  .  |
|           |     |
+-----+-----+     +
"""
WALL = """
+-----+-----+
|     #     |
|  @  #  x  |
|     #     |
+-----+-----+
"""


NORTH, EAST, SOUTH, WEST = (1 << side for side in range(SIDES))
OPEN = {-1: EAST, 0: WEST | NORTH, 1: SOUTH}
SLAMMED = {0: EAST << SIDES, 1: WEST << SIDES | EAST}
"""The ways of the drawn tiles, as in the state: the explorer is on the one at 0."""


def diagrams(box: Box) -> dict[str, Diagram]:
    return {
        "exits": drawn(box, "exits", OPEN, {}, EXITS, ("KA-19", "KA-18", "KA-H2", "KA-H3", "KA-H6")),
        "wall": drawn(box, "wall", SLAMMED, {1: Mark.CROSS}, WALL, ("KA-43", "KA-44", "KA-45")),
    }


def drawn(
    box: Box, name: str, ways: Mapping[int, int], marks: Mapping[int, int], plain: str, clauses: tuple[str, ...]
) -> Diagram:
    """A row of tiles, with the explorer on the one at 0, and an arrow at each unexplored exit."""
    s, left, top = State(), min(ways), 44
    parts = [rect(0, 0, len(ways) * S + 60, S + top + 30, fill="#7d5a3a")]
    for i, open_sides in ways.items():
        s.ways[AT + i], s.mark[AT + i] = open_sides, marks.get(i, Mark.DOT) | REACHED
        parts.append(group(tile(s, box, AT + i), at=((i - left) * S + S / 2 + 30, S / 2 + top)))
    x, y = -left * S + S / 2 + 30, S / 2 + top
    for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        beyond = {Side.EAST: 1, Side.WEST: -1}.get(side)
        if ways[0] >> side & 1 and beyond not in ways:
            parts.append(group(way_out(), at=(x + dx * 76, y + dy * 76), turn=90 * side))
    parts.append(group(explorer(), at=(x - 20, y - 34), scale=1.15))
    size = len(ways) * S + 60, S + top + 30
    return Diagram(SAY(f"diagram-{name}"), "".join(parts), size, plain, clauses, definitions())
