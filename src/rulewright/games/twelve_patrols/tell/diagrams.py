"""Drawings for the rules about borders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, islice, permutations

from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import group, path, rect

from ..notes import SAY
from ..rules.soldiers import kind_of, met, one
from ..state import COLOURS, Box, Demand, Direction
from .picture import definitions, region, soldier, tag_of

REGION, HIGH, GAP, EDGE = 100, 112, 66, 16
STEP = REGION + GAP
TRIED = 200
"""How many rows of three regions are tried."""
LINE_PLAIN = """
+-------+      +-------+      +-------+
|       |  oo  |       |  o   |       |
|     a |  o   | b   c |  o   | d     |
+-------+      +-------+      +-------+
      a ----------------------->
        <------- b   c ------->
        <----------------------- d
"""
DEMANDS_PLAIN = """
 \\_2_/  o o      ( 2 )  o o      [ 7 ]  3 4 o
"""
ASKED = (
    (Demand.COLOURS, 2, (kind_of(0, 0), kind_of(1, 4))),
    (Demand.ITEMS, 2, (kind_of(0, 0), kind_of(0, 5))),
    (Demand.SUM, 7, (kind_of(1, 3), kind_of(2, 4), kind_of(0, 0))),
)
"""A demand of each kind, with soldiers who satisfy it."""
KINDS = [kind_of(colour, face) for colour in range(COLOURS) for face in (0, 2, 3, 5)]


def diagrams(box: Box) -> dict[str, Diagram]:
    found, row = {"demands": demands()}, next(rows(box), None)
    if row:
        found["line"] = line(box, *row)
    return found


def patrols() -> Iterator[tuple[int, ...]]:
    """Patrols of one or two soldiers."""
    return chain(((kind,) for kind in KINDS), combinations(KINDS, 2))


def rows(box: Box) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """TP-27: three regions in a row and two patrols that satisfy the sides that face into it, none of them blank."""

    def wants(card: int, side: int, *held: int) -> bool:
        asks, number = box.asks[card][side], box.number[card][side]
        return asks != Demand.BLANK and met(asks, number, sum(map(one, held)))

    for left, middle, right in islice(permutations(range(len(box.texts["cards"])), 3), TRIED):
        wests = [held for held in patrols() if wants(middle, Direction.WEST, *held)]
        easts = [held for held in patrols() if wants(middle, Direction.EAST, *held)]
        for west in wests:
            for east in easts:
                both = (*west, *east)
                if (
                    len({*both}) == len(both)
                    and wants(left, Direction.EAST, *both)
                    and wants(right, Direction.WEST, *both)
                ):
                    yield (left, middle, right), west, east


def line(box: Box, cards: tuple[int, ...], west: tuple[int, ...], east: tuple[int, ...]) -> Diagram:
    wide = 3 * REGION + 2 * GAP + 2 * EDGE
    parts = [rect(0, 0, wide, HIGH + 2 * EDGE + 96, rx=10, fill="#5f7a4f")]
    parts += [group(region(box, card), at=(EDGE + i * STEP, EDGE)) for i, card in enumerate(cards)]
    for i, held in enumerate((west, east)):
        x, y = EDGE + REGION + i * STEP, EDGE + 4
        border: dict[str, object] = {"fill": "#9fdc9355", "stroke": "#bfe8b0", "stroke_width": 2}
        parts.append(rect(x + 6, y, GAP - 12, HIGH - 8, rx=6, **border))
        for n, kind in enumerate(held):
            parts.append(group(soldier(kind), at=(x + 11, y + HIGH / 2 - 30 + (n - (len(held) - 1) / 2) * 52)))
    left, right = EDGE, wide - EDGE
    looks = (
        (cards[0], Direction.EAST, EDGE + REGION, right, 0),
        (cards[1], Direction.WEST, EDGE + STEP, left, 1),
        (cards[1], Direction.EAST, EDGE + STEP + REGION, right, 1),
        (cards[2], Direction.WEST, EDGE + 2 * STEP, left, 2),
    )
    for card, side, start, end, low in looks:
        y, way = EDGE + HIGH + 22 + low * 30, 1 if end > start else -1
        d = f"M{start} {y}H{end}M{end} {y}l{-8 * way} -5M{end} {y}l{-8 * way} 5"
        parts.append(path(d, fill="none", stroke="#fff6e6", stroke_width=2.5))
        parts.append(group(tag_of(box.asks[card][side], box.number[card][side]), at=(start, y), scale=0.62))
    size = wide, HIGH + 2 * EDGE + 96
    return Diagram(SAY("diagram-line"), "".join(parts), size, LINE_PLAIN, ("TP-25", "TP-15", "TP-27"), definitions())


def demands() -> Diagram:
    """A shield, a bust and a box, each with soldiers who satisfy it."""
    wide, parts, x = 560, [rect(0, 0, 560, 84, rx=10, fill="#4a2f1c")], 40.0
    for kind, number, soldiers in ASKED:
        parts.append(group(tag_of(kind, number), at=(x, 42), scale=1.1))
        parts += [group(soldier(each), at=(x + 26 + n * 46, 16)) for n, each in enumerate(soldiers)]
        x += 50 + 46 * len(soldiers) + 28
    clauses = ("TP-22", "TP-23", "TP-24", "TP-A10", "TP-A12")
    return Diagram(SAY("diagram-demands"), "".join(parts), (wide, 84), DEMANDS_PLAIN, clauses, definitions())
