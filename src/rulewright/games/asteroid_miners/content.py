"""Reads a box file and the chosen options into a Box, with the exact chances of the Foundry."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from rulewright.kernel import Content

from .rules.foundry import tables
from .state import (
    ASTEROIDS,
    COMPONENTS,
    DICE,
    DRILLS,
    EQUIPMENT,
    FACES,
    MOST_MODIFY_ROLLS,
    MOST_ROUNDS,
    ROWS,
    STRATA,
    Box,
    Mineral,
    Version,
)

MINERALS = ("nothing", "clay", "rock", "iron", "nickel", "platinum", "rhodium")
EVENTS = (
    "no event", "micrometeoroids", "jammed bit", "solar flare", "quiet shift", "price surge", "investor",
    "price slump", "loose ground", "dust",
)  # fmt: skip
"""AM-R5, AM-R20: the names of the events, in the order of `Event`."""
VERSIONS = ("regular", "advanced")
RIVALS = ("easy", "normal", "hard")
MINERAL_WORDS = {name: face for face, name in enumerate(MINERALS) if face}
ASTEROID_WORDS = ("first", "second", "third", "fourth")


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """Build the box of a game from the printed components and the options."""
    box, company = Box(), file.table("company")
    box.version = VERSIONS.index(options["version"])
    box.foundry = int(options["foundry"] == "with")
    box.by_hand = int(options["forging"] == "by hand")
    read_asteroids(box, file.table("asteroid"))
    read_tools(box, file.table("drill"), file.table("equipment"))
    event = file.table("event")
    words = {name: i for i, name in enumerate(EVENTS) if i}
    box.event = [0, *event.choices("faces", words, FACES, why="the Fate die has six faces (AM-R5)")]
    box.event_cost, box.event_gain = event.number("cost", 0, 20, default=1), event.number("gain", 1, 20, default=1)
    for metal in range(Mineral.IRON, FACES + 1):
        *box.market[metal], box.contract[metal] = file.table("market").numbers(MINERALS[metal], 0, 99, 4)
    starts = [company.number(f"start_{version}", 1, 99) for version in VERSIONS]
    box.start, box.last_round = starts[box.version], company.number("last_round", 1, MOST_ROUNDS)
    read_foundry(box, file.table("foundry"), file.rows("row", (1, ROWS)))
    box.row_worth = file.table("rival").number("row_worth", 0, 20)
    for i, version in enumerate(VERSIONS):
        rival = file.table("rival").table(version)
        drills = [rival.numbers(word, 1, box.drills, box.asteroids) for word in RIVALS]
        if i == box.version:
            box.rival = padded(drills[RIVALS.index(options["rival"])], ASTEROIDS)
    return box


def read_asteroids(box: Box, table: Content) -> None:
    """AM-4, AM-R2: the strata of each asteroid, from the top. There is at least one asteroid."""
    for i, word in enumerate(ASTEROID_WORDS):
        if i > 0 and not table.has(word):
            break
        box.asteroids = i + 1
        strata = table.choices(word, MINERAL_WORDS, (1, STRATA), 2)
        box.strata[i] = len(strata)
        box.stratum[i] = strata + [[0, 0]] * (STRATA - len(strata))


def read_tools(box: Box, drill: Content, equipment: Content) -> None:
    """AM-14, AM-R3, AM-R8, AM-R13: drill components and equipment; companies start with the first of each."""
    dice, rolls = (
        drill.numbers("dice", 1, DICE, (2, DRILLS)),
        equipment.numbers("rolls", 0, MOST_MODIFY_ROLLS, (2, EQUIPMENT)),
    )
    box.drills, box.levels = len(dice), len(rolls)
    fee = drill.numbers("fee", 1, 20, box.drills)
    if fee[0] != 1:
        drill.wrong("fee", "a company with $1M can always drill, so make the first fee 1")
    if sorted(fee) != fee:
        drill.wrong("fee", "write the fees in rising order: the cheapest comes first")
    prices = [drill.numbers(key, 0, 99, box.drills - 1) for key in ("price_without", "price")]
    box.dice, box.fee = padded([0, *dice], DRILLS + 1), padded([0, *fee], DRILLS + 1)
    box.drill_price = padded([0, 0, *prices[box.foundry]], DRILLS + 1)
    box.least_dice = drill.number("least_dice", 1, 5)
    box.modify_rolls = padded([0, *rolls], EQUIPMENT + 1)
    keys = ("price_without", "price", "price_advanced")
    prices = [equipment.numbers(key, 0, 99, box.levels - 1) for key in keys]
    chosen = prices[2 if box.version == Version.ADVANCED else box.foundry]
    box.equipment_price = padded([0, 0, *chosen], EQUIPMENT + 1)


def padded(values: list[int], size: int) -> list[int]:
    """Pad a list with zeros to a fixed size."""
    return values + [0] * (size - len(values))


def read_foundry(box: Box, foundry: Content, rows: list[Content]) -> None:
    """AM-21 to AM-29, AM-38, AM-R10: components, pay and the track; each row must be opened by a stratum that exists."""
    components = foundry.choices("components", MINERAL_WORDS, (1, COMPONENTS), 2)
    box.component = [[0, 0], *components, *[[0, 0]] * (COMPONENTS - len(components))]
    box.rows = len(rows)
    box.pay = foundry.numbers("pay", 0, 20, FACES + 1)
    opened = (0, 0)
    for i, row in enumerate(rows, 1):
        box.left[i] = row.number("component", 1, len(components))
        box.right[i] = row.number("tender", 1, len(components), default=box.left[i])
        asteroid = row.number("asteroid", 1, box.asteroids)
        stratum = row.number("stratum", 1, int(box.strata[asteroid - 1]))
        if (asteroid, stratum) < opened:
            row.wrong("stratum", "rows are built in order, so a later row cannot be opened by an earlier stratum")
        opened = asteroid, stratum
        box.row_asteroid[i], box.row_stratum[i] = asteroid - 1, stratum
        if stratum == box.strata[asteroid - 1]:
            box.last_row[asteroid - 1] = i
    box.works, box.odds, box.whole_odds, box.throws, box.promise = deepcopy(
        tables(tuple((a, b) for a, b in components), tuple(box.pay))
    )
