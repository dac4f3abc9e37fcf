"""Drawings for the rules about stacks."""

from __future__ import annotations

from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import group

from ..notes import SAY
from ..rules.placement import lay
from ..state import ALL_HEXES, AT_CENTER, HEXES, SPOTS, Box, Level, State
from .picture import definitions, heap

HIGH, WIDE = 412, 540
FAR = (1 << 12) - 1 & ~AT_CENTER
"""The hexes of the two far rows and most of the middle one."""
NEAR = 1 << 7 | 1 << 12
STACK = """
         +-------------+
         | B    B    B |
    +----+-------------+----+
    | Y  | Y  | Y  | Y | Y  |
----+----+----+----+---+----+----
"""
LEVELS_PLAIN = """
              +---------+
              | P  P  P |
         +----+---------+
         | B    B    B  |
    +----+--------------+----+
    | Y    Y    Y    Y    Y  |
----+------------------------+----
"""


def diagrams(box: Box) -> dict[str, Diagram]:
    """One piece on a floor of others, and three levels: a Blue piece of the size 3 and a Purple one of the size 5."""
    found = {}
    for name, purple, plain, clauses in (
        ("stack", False, STACK, ("KT-16", "KT-H22", "KT-H19", "KT-H11")),
        ("levels", True, LEVELS_PLAIN, ("KT-36", "KT-35", "KT-37", "KT-38", "KT-H20", "KT-H21")),
    ):
        drawn, _ = heap(built(box, purple), box, 0)
        placed = group(drawn, at=(WIDE / 2, HIGH - 152))
        found[name] = Diagram(SAY(f"diagram-{name}"), placed, (WIDE, HIGH), plain, clauses, definitions())
    return found


def built(box: Box, purple: bool) -> State:
    """A Yellow floor with a Blue piece on it or, if there is to be a Purple one, as many Blue ones as it needs."""
    s, single, blue = State(), kind_of(box, 1), kind_of(box, 3)
    top = kind_of(box, 5) if purple else blue
    spot = spots(box, top, AT_CENTER)[0]
    under = int(box.mask[box.shape[top]][spot])
    floor = FAR if purple else under | NEAR
    for hex in range(HEXES):
        if floor >> hex & 1:
            lay(s, box, 0, single, next(k for k in range(SPOTS) if box.mask[box.shape[single]][k] == 1 << hex))
    while purple and (bare := under & ~int(s.seats[0].level[Level.BLUE])):
        places = spots(box, blue, ALL_HEXES & ~floor)
        lay(s, box, 0, blue, max(places, key=lambda k: (int(box.mask[box.shape[blue]][k]) & bare).bit_count()))
    lay(s, box, 0, top, spot)
    return s


def spots(box: Box, kind: int, without: int) -> list[int]:
    """Where a piece may lie without covering any of these hexes."""
    masks = box.mask[box.shape[kind]]
    return [k for k in range(SPOTS) if masks[k] and not int(masks[k]) & without]


def kind_of(box: Box, size: int) -> int:
    """The first piece of a size."""
    return next(kind for kind in range(box.kinds) if box.size[kind] == size)
