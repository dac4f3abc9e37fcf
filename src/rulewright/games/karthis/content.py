"""Reads a box file and the chosen options into the box: numbers, the sheet, and the Tiles Chart turned for every heading."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from rulewright.kernel import Content

from .state import COLUMNS, DEEPEST, ROWS, SIDES, START_ROLL, THREATS, Box, Side

TURNS = {"L": 3, "A": 0, "R": 1}
"""How far each side is to the right of the heading, in quarter turns."""
BACK = 2
MOST_MULTIPLIER = 10**16
"""KA-H33: the highest treasure multiplier, so that an adventure's total stays within 64 bits."""


class Tile(NamedTuple):
    """One drawing of the chart, seen from its arrow."""

    exits: str
    stairs: str


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """KA-7, KA-22, KA-34, KA-35, KA-37, KA-42, KA-47, KA-H33: read the printed numbers, then the sheet and the chart."""
    box, temple = Box(), file.table("temple")
    box.level = options["level"]
    box.health = file.table("explorer").number("health", 1, 100)
    box.rating = temple.number("challenge_rating", 1, 100)
    box.enemy = temple.number("enemy_health", 1, 100)
    box.cards = temple.numbers("cards", 1, 3, 6)
    box.joker = temple.numbers("jokers", 0, 100, 2)
    box.multiplier = temple.numbers("multipliers", 1, MOST_MULTIPLIER, (1, DEEPEST))
    while len(box.multiplier) < DEEPEST:
        box.multiplier.append(box.multiplier[-1] * 10)
    if max(box.multiplier) > MOST_MULTIPLIER:
        temple.wrong(
            "multipliers", f"floor {DEEPEST} would multiply by more than {MOST_MULTIPLIER:,}; name more floors or less"
        )
    box.texts["threats"] = temple.texts(
        "threats", THREATS, most=24, why="one for each Spade or Club from Ace to 10 (KA-37)"
    )
    edge = read_sheet(box, file.table("sheet"), options["start"])
    read_chart(box, file.rows("tile", by="rolls"), edge)
    return box


def read_sheet(box: Box, sheet: Content, start: str) -> int:
    """KA-11, KA-H4, KA-H5: read the cells in use, their borders, and the start cell. Returns the start tile's outward side."""
    columns, rows = sheet.number("columns", 3, COLUMNS), sheet.number("rows", 3, ROWS)
    box.step = [COLUMNS, 1, -COLUMNS, -1]
    for row in range(ROWS):
        for column in range(COLUMNS):
            beyond = (row >= rows - 1, column >= columns - 1, row == 0, column == 0)
            box.border[row * COLUMNS + column] = sum(1 << side for side in range(SIDES) if beyond[side])
    column, row, edge = {
        "bottom": (columns // 2, 0, Side.SOUTH),
        "left": (0, rows // 2, Side.WEST),
        "right": (columns - 1, rows // 2, Side.EAST),
    }[start]
    box.start = row * COLUMNS + column
    return edge


# ---------------------------------------------------------------- the Tiles Chart


def read_chart(box: Box, tiles: list[Content], edge: int) -> None:
    """KA-3, KA-12, KA-19: read the tile of every roll, turned for every heading, and the start tile."""
    chart = read_tiles(tiles)
    for roll, tile in chart.items():
        for heading in range(SIDES):
            sides = [(heading + TURNS[exit_]) % SIDES for exit_ in tile.exits] + [(heading + BACK) % SIDES]
            box.ways[roll - 1][heading] = sum(1 << side for side in sides)
            box.stairs[roll - 1][heading] = (heading + TURNS[tile.stairs]) % SIDES + 1 if tile.stairs else 0
    start = chart[START_ROLL]
    if chart[START_ROLL + 1] is not start or not start.stairs or len(start.exits) != 2:
        raise ValueError(
            "the tile for 39-40 is the start tile: give it stairs in one wall and the other two sides open"
        )
    box.start_heading = next(h for h in range(SIDES) if box.stairs[START_ROLL - 1][h] == edge + 1)


def read_tiles(tiles: list[Content]) -> dict[int, Tile]:
    """The chart as a tile for each roll from 1 to 100, without gaps or overlaps."""
    chart: dict[int, Tile] = {}
    for row in tiles:
        tile = read_tile(row)
        for roll in read_rolls(row):
            if roll in chart:
                raise ValueError(f"the roll {roll % 100:02} is in two tiles of the chart: give it to one of them")
            chart[roll] = tile
    missing = [roll for roll in range(1, 101) if roll not in chart]
    if missing:
        raise ValueError(f"no tile of the chart has the roll {missing[0] % 100:02}: every roll from 01 to 00 needs one")
    return chart


def read_rolls(row: Content) -> range:
    """KA-3: parse a range as printed, "01-12", or a single roll, "07"; 00 is a hundred."""
    found = re.fullmatch(r"([0-9]{2})(?:-([0-9]{2}))?", row.text("rolls"))
    low, high = (int(found[1]) or 100, int(found[2] or found[1]) or 100) if found else (1, 0)
    if low > high:
        row.wrong("rolls", "write them like '01-12', '07' for a single one, or '99-00' for the last")
    return range(low, high + 1)


def read_tile(row: Content) -> Tile:
    exits, stairs = row.text("exits", least=0), row.text("stairs", default="")
    if set(exits) - set(TURNS) or len(set(exits)) != len(exits):
        row.wrong("exits", "make it some of the letters L, A and R, each once")
    if stairs not in ("", *TURNS):
        row.wrong("stairs", "make it one of L, A and R, or leave it out")
    if stairs and stairs in exits:
        row.wrong("stairs", f"stairs are set in a wall, so it cannot be among the exits {exits}")
    return Tile(exits, stairs)
