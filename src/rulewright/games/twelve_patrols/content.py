"""Reads the box file: the sides of the cards, and which cards fit together in a line (TP-4, TP-5, TP-27)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from rulewright.kernel import Content

from .state import BASE_CARDS, CARDS, COLOURS, FACES, KINGDOM, MOST_ITEMS, MOST_SUM, Box, Demand, Direction, Way

SIDE_NAMES = ("north", "east", "south", "west")
LETTERS = "CIS"
MOST: dict[int, int] = {Demand.COLOURS: COLOURS, Demand.ITEMS: MOST_ITEMS, Demand.SUM: MOST_SUM}
FACING = {Way.ACROSS: (Direction.EAST, Direction.WEST), Way.DOWN: (Direction.SOUTH, Direction.NORTH)}
"""For each direction of a line, the sides that face its end and its start."""
SideAsk = tuple[int, int]
"""A Demand and its number."""
Range = tuple[int, int]
"""A minimum and a maximum."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """TP-4, TP-5, TP-R1 to TP-R3: read the cards and the options."""
    box = Box()
    box.frame = ("floating", "fixed").index(options["frame"])
    box.texts["cards"] = []
    rows = file.rows("card", (KINGDOM, CARDS), by="name", why="nine regions are played, of twelve at most (TP-4, TP-5)")
    box.cards = len(rows) if options["deck"] == "twelve" else BASE_CARDS
    for card, row in enumerate(rows):
        name = row.text("name", most=16)
        if name in box.texts["cards"]:
            row.wrong("name", "two cards have it; give each a name of its own")
        box.texts["cards"].append(name)
        for side, key in enumerate(SIDE_NAMES):
            box.asks[card][side], box.number[card][side] = read_side(row, key)
    for way, (onward, back) in FACING.items():
        for first in range(len(rows)):
            for last in range(len(rows)):
                box.between[way][first][last] = sum(
                    1 << card
                    for card in range(len(rows))
                    if len({first, card, last}) == 3
                    and agree(
                        asked(box, card, back),
                        asked(box, card, onward),
                        asked(box, first, onward),
                        asked(box, last, back),
                    )
                )
    return box


def read_side(row: Content, key: str) -> SideAsk:
    """TP-21 to TP-24: parse "C2", "I3", "S7", or an empty side."""
    said = row.text(key, least=0)
    found = re.fullmatch(r"([CIS])([0-9]{1,2})", said)
    if said and not found:
        row.wrong(key, "write C, I or S and a number, like 'S7', or leave it empty: ''")
    if not found:
        return Demand.BLANK, 0
    kind, number = LETTERS.index(found[1]) + Demand.COLOURS, int(found[2])
    least = 0 if kind == Demand.SUM else 1
    if not least <= number <= MOST[kind]:
        row.wrong(key, f"a number after {found[1]} is from {least} to {MOST[kind]}")
    return kind, number


def asked(box: Box, card: int, which: int) -> SideAsk:
    return box.asks[card][which], box.number[card][which]


@cache
def agree(near: SideAsk, far: SideAsk, ahead: SideAsk, behind: SideAsk) -> bool:
    """TP-25, TP-27: whether a line could be manned with an unlimited supply of soldiers.

    `near` and `far` are the demands of the middle card on the first and second patrol; `ahead` and `behind` are those of the two
    end cards on both together.
    """
    kinds = (Demand.COLOURS, Demand.ITEMS, Demand.SUM)
    limits: dict[int, list[Range]] = {kind: [(0, 99), (0, 99), (0, 99)] for kind in kinds}
    for (kind, number), place in ((near, 0), (far, 1), (ahead, 2), (behind, 2)):
        if kind != Demand.BLANK:
            low, high = limits[kind][place]
            limits[kind][place] = max(low, number), min(high, number)
    return any(
        _items_fit(limits, colours)
        for colours in ((a, b, t) for a in (1, 2, 3) for b in (1, 2, 3) for t in range(max(a, b), min(3, a + b) + 1))
        if all(low <= n <= high for n, (low, high) in zip(colours, limits[Demand.COLOURS], strict=True))
    )


def _items_fit(limits: Mapping[int, list[Range]], colours: tuple[int, int, int]) -> bool:
    """Whether some numbers of items in the two patrols are consistent with these numbers of colours and the sums."""
    if any(low > high for kind in (Demand.ITEMS, Demand.SUM) for low, high in limits[kind]):
        return False
    first, second, both = limits[Demand.SUM]
    sums = (_rest(first, second, both), _rest(second, first, both))
    if any(low > high for low, high in sums):
        return False
    least = [max(limits[Demand.ITEMS][i][0], colours[i], -(-sums[i][0] // FACES)) for i in (0, 1)]
    most = [limits[Demand.ITEMS][i][1] for i in (0, 1)]
    fewest = max(limits[Demand.ITEMS][2][0], sum(least), -(-both[0] // FACES))
    return least[0] <= most[0] and least[1] <= most[1] and fewest <= min(limits[Demand.ITEMS][2][1], sum(most))


def _rest(own: Range, other: Range, both: Range) -> Range:
    """The range of a patrol's sum, given that of the other patrol and of both together."""
    return max(own[0], both[0] - other[1]), min(own[1], both[1] - other[0])
