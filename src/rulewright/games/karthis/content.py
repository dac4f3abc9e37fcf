"""Reading a box file: whatever is wrong with it is said in one sentence that tells how to mend it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from .state import COLUMNS, DEEPEST, EAST, LETTERS, ROWS, SIDES, SOUTH, START_ROLL, THREATS, WEST, Box

TURNS = {"L": 3, "A": 0, "R": 1}
"""How far to the right of one's heading each side lies, in quarter turns."""
BACK = 2


class Tile(NamedTuple):
    """One drawing of the chart, seen from its arrow."""

    exits: str
    stairs: str


def pack_box(printed: Mapping[str, Any], options: Mapping[str, Any], seats: int) -> Box:
    """The box for this file and these options."""
    only(printed, "the box file", "sheet", "explorer", "temple", "tile")
    box = Box()
    box.level = options["level"]
    read_numbers(box, printed)
    edge = read_sheet(box, table(printed, "sheet", "columns", "rows"), options["start"])
    read_chart(box, printed.get("tile"), edge)
    box.threats = read_threats(printed["temple"].get("threats"))
    return box


# ---------------------------------------------------------------- numbers


def only(given: Mapping[str, Any], where: str, *known: str) -> None:
    for key in given:
        if key not in known:
            raise ValueError(f"{where} has {key!r}, which means nothing there: it takes {', '.join(known)}")


def table(printed: Mapping[str, Any], name: str, *keys: str) -> Mapping[str, Any]:
    """A table of the file with just these keys, all of them given."""
    found = printed.get(name)
    if not isinstance(found, Mapping):
        raise ValueError(f"the box file has no table [{name}]: add it with {', '.join(keys)}")
    only(found, f"[{name}]", *keys)
    for key in keys:
        if key not in found:
            raise ValueError(f"[{name}] does not say {key}: add it")
    return found


def number(value: Any, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{what} is {value!r}: make it a whole number from {low} to {high}")
    return value


def numbers(value: Any, what: str, size: int, low: int, high: int) -> list[int]:
    if not isinstance(value, list) or len(value) != size:
        raise ValueError(f"{what} must be a list of {size} numbers")
    return [number(v, f"number {i + 1} of {what}", low, high) for i, v in enumerate(value)]


def read_numbers(box: Box, printed: Mapping[str, Any]) -> None:
    """KA-7, KA-22, KA-34, KA-35, KA-42, KA-47, KA-H33."""
    box.health = number(table(printed, "explorer", "health")["health"], "health", 1, 100)
    keys = ("challenge_rating", "cards", "multipliers", "jokers", "enemy_health", "threats")
    temple = table(printed, "temple", *keys)
    box.rating = number(temple["challenge_rating"], "challenge_rating", 1, 100)
    box.enemy = number(temple["enemy_health"], "enemy_health", 1, 100)
    box.cards = numbers(temple["cards"], "cards", 6, 1, 3)
    box.joker = numbers(temple["jokers"], "jokers", 2, 0, 100)
    box.multiplier = numbers(temple["multipliers"], "multipliers", 6, 1, 100_000)
    while len(box.multiplier) < DEEPEST:
        box.multiplier.append(box.multiplier[-1] * 10)


def read_threats(names: Any) -> list[list[int]]:
    """KA-37: ten names, kept as bytes."""
    if not isinstance(names, list) or len(names) != THREATS or not all(isinstance(n, str) and n for n in names):
        raise ValueError(f"threats must be a list of exactly {THREATS} names, from that of the Ace to that of the 10")
    for name in names:
        if len(name.encode()) > LETTERS:
            raise ValueError(f"the threat {name!r} is too long: {LETTERS} letters at most")
    return [[*name.encode().ljust(LETTERS, b"\0")] for name in names]


# ---------------------------------------------------------------- the sheet


def read_sheet(box: Box, sheet: Mapping[str, Any], start: str) -> int:
    """KA-11, KA-H4, KA-H5: the cells in use, where they end, and where the start tile lies; the side it turns outwards."""
    columns = number(sheet["columns"], "columns", 3, COLUMNS)
    rows = number(sheet["rows"], "rows", 3, ROWS)
    box.step = [COLUMNS, 1, -COLUMNS, -1]
    for row in range(ROWS):
        for column in range(COLUMNS):
            beyond = (row >= rows - 1, column >= columns - 1, row == 0, column == 0)
            box.border[row * COLUMNS + column] = sum(1 << side for side in range(SIDES) if beyond[side])
    column, row, edge = {
        "bottom": (columns // 2, 0, SOUTH),
        "left": (0, rows // 2, WEST),
        "right": (columns - 1, rows // 2, EAST),
    }[start]
    box.start = row * COLUMNS + column
    return edge


# ---------------------------------------------------------------- the Tiles Chart


def read_chart(box: Box, tiles: Any, edge: int) -> None:
    """KA-3, KA-12, KA-19: the tile of every roll, turned for every heading, and the start tile."""
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


def read_tiles(tiles: Any) -> dict[int, Tile]:
    """The chart as a tile for each roll from 1 to 100, without gaps or overlaps."""
    if not isinstance(tiles, list) or not tiles or not all(isinstance(t, Mapping) for t in tiles):
        raise ValueError("the box file has no Tiles Chart: add a [[tile]] for every range of rolls")
    chart: dict[int, Tile] = {}
    for entry in tiles:
        only(entry, "a [[tile]]", "rolls", "exits", "stairs")
        rolls = entry.get("rolls")
        tile = read_tile(entry, rolls)
        for roll in read_rolls(rolls):
            if roll in chart:
                raise ValueError(f"the roll {roll % 100:02} is in two tiles of the chart: give it to one of them")
            chart[roll] = tile
    missing = [roll for roll in range(1, 101) if roll not in chart]
    if missing:
        raise ValueError(f"no tile of the chart has the roll {missing[0] % 100:02}: every roll from 01 to 00 needs one")
    return chart


def read_rolls(rolls: Any) -> range:
    """KA-3: a range as printed, "01-12"; 00 is a hundred."""
    found = re.fullmatch(r"(\d\d)-(\d\d)", rolls) if isinstance(rolls, str) else None
    low, high = (int(found[1]) or 100, int(found[2]) or 100) if found else (1, 0)
    if low > high:
        raise ValueError(f"the rolls of a tile are {rolls!r}: write them like '01-12', or '99-00' for the last")
    return range(low, high + 1)


def read_tile(entry: Mapping[str, Any], rolls: Any) -> Tile:
    exits, stairs = entry.get("exits"), entry.get("stairs", "")
    if not isinstance(exits, str) or set(exits) - set(TURNS) or len(set(exits)) != len(exits):
        raise ValueError(f"tile {rolls}: exits are {exits!r}, but must be some of the letters L, A and R, each once")
    if stairs not in ("", *TURNS):
        raise ValueError(f"tile {rolls}: stairs are {stairs!r}, but must be one of L, A and R, or left out")
    if stairs and stairs in exits:
        raise ValueError(f"tile {rolls}: its stairs are set in a wall, so {stairs} cannot be among its exits {exits}")
    return Tile(exits, stairs)
