"""Reads a box file and the chosen options into the box: cards, prices, markets and the paths of the shapes (KL-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rulewright.kernel import Content

from .shapes import CLAIM_SHAPES, turns
from .state import (
    ARMS,
    AUGMENTS,
    MARKET_VALUES,
    MARKETS,
    MINES,
    MONSTERS,
    NONE,
    PATTERN,
    TECHS,
    TOOLS,
    Alike,
    Box,
    Tool,
)

MINERAL_NAMES = ("organics", "metal", "rads")
ARTIFACT_NAMES = ("idol", "tablet", "orb")
EDGES, LETTERS = "TPY", "OMR"
TOOL_KINDS = (
    *(f"android {n}" for n in range(1, 7)), "overdrive", *(f"augment {n}" for n in range(1, 4)),
    "bomb", "bribe", "raid", "turret", "lottery", "flying pig",
)  # fmt: skip
POWERS = (
    "third reroll", "shift", "flip", "copy", "income", "discount", "two discards", "free mismatch",
    "bonus monsters", "bonus artifacts", "bonus minerals", "bonus coins",
    "six-sided die", "six-sided die", "eight-sided die", "eight-sided die",
)  # fmt: skip
"""The powers in the order of `Tech`."""


class Hand(NamedTuple):
    """KL-38 to KL-41: how many dice, how many pairs of them show the same number, and the least that each must show."""

    name: str
    dice: int
    alike: int
    least: int = 1


HAND_KINDS = (
    Hand("pair", 2, Alike.PAIR),
    Hand("pair 4+", 2, Alike.PAIR, 4),
    Hand("two pair", 4, Alike.TWO_PAIR),
    Hand("three", 3, Alike.THREE),
    Hand("two pair 4+", 4, Alike.TWO_PAIR, 4),
    Hand("three 4+", 3, Alike.THREE, 4),
    Hand("straight", 5, Alike.STRAIGHT),
    Hand("full house", 5, Alike.FULL_HOUSE),
    Hand("full house 4+", 5, Alike.FULL_HOUSE, 4),
    Hand("four", 4, Alike.FOUR),
    Hand("four 4+", 4, Alike.FOUR, 4),
)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """KL-1: what is printed, then what was chosen."""
    box, sheet = Box(), file.table("sheet")
    box.cards = options["cards"]
    box.turns = 2 if options["rotation"] == "half" else 1
    box.scoring = ("at once", "whole rounds").index(options["scoring"])
    box.coins = sheet.number("coins", 0, 100)
    box.hand_limit = sheet.number("hand_limit", 1, 40)
    box.bounty = sheet.number("bounty", 0, 50)
    box.artifact = sheet.number("artifact", 0, 50)
    box.set_bonus = sheet.number("set", 0, 100)
    read_tools(box, file.rows("tool", TOOLS, by="kind"))
    read_mines(box, file.rows("mine", MINES))
    read_monsters(box, file.rows("monster", MONSTERS, by="name"))
    box.number = file.numbers("manipulation", 1, 20, MARKETS)
    read_technologies(box, file.rows("technology", TECHS, by="name"), file.table("bonus"))
    for mineral, name in enumerate(MINERAL_NAMES):
        read_market(box, mineral, file.table("market").table(name))
    for i, shape in enumerate(CLAIM_SHAPES):
        box.loop[i] = len(shape.path)
        for place, turn in enumerate(turns(shape)):
            box.way_in[i][place], box.way_out[i][place], box.inside[i][place] = turn
    return box


def read_tools(box: Box, rows: list[Content]) -> None:
    """KL-74 to KL-94, KL-R6: number, price and name of each kind."""
    box.texts["tools"] = []
    for i, row in enumerate(rows):
        if row.text("kind") != TOOL_KINDS[i]:
            row.wrong("kind", f"keep the tools in their order; here comes {TOOL_KINDS[i]!r}")
        box.copies[i], box.price[i] = row.number("copies", 0, 10), row.number("price", 0, 50)
        box.texts["tools"].append(row.text("name", most=24))
        if Tool.AUGMENT <= i < Tool.AUGMENT + AUGMENTS:
            box.boost[i - Tool.AUGMENT] = row.number("value", 1, 3)
        elif i == Tool.PIG:
            box.pig = row.number("value", 2, 100)


def read_mines(box: Box, rows: list[Content]) -> None:
    """KL-38, KL-42, KL-43, KL-R1: hand, boundaries and minerals of each card."""
    for i, hand in enumerate(HAND_KINDS):
        _, box.dice[i], box.alike[i], box.least[i] = hand
    words = tuple(hand.name for hand in HAND_KINDS)
    for i, row in enumerate(rows):
        box.hand[i] = row.choice("hand", words)
        box.edge[i] = letters(row, "edges", EDGES)
        box.resource[i] = letters(row, "minerals", LETTERS)


def letters(row: Content, key: str, known: str) -> list[int]:
    text = row.text(key)
    if len(text) != ARMS or set(text) - set(known):
        row.wrong(key, f"write {ARMS} of the letters {', '.join(known)}")
    return [known.index(letter) for letter in text]


def read_monsters(box: Box, rows: list[Content]) -> None:
    """KL-53 to KL-60, KL-R2: target and treasure."""
    box.texts["monsters"] = []
    for i, row in enumerate(rows):
        box.texts["monsters"].append(row.text("name", most=24))
        box.target[i] = row.number("target", 1, 100)
        box.guarded[i] = row.choice("artifact", ARTIFACT_NAMES, default=NONE)
        box.guarded_tools[i] = row.number("tools", 0, 3, 0)
        box.guarded_coins[i] = row.number("coins", 0, 50, 0)
        box.guarded_stars[i] = row.number("stars", 0, 20, 0)


def read_technologies(box: Box, rows: list[Content], bonus: Content) -> None:
    """KL-67 to KL-73, KL-R5: the dice each asks for, in rising order, and what the bonuses are worth."""
    box.texts["technologies"] = []
    for i, row in enumerate(rows):
        if row.text("power") != POWERS[i]:
            row.wrong("power", f"keep the technologies in their order; here comes {POWERS[i]!r}")
        box.texts["technologies"].append(row.text("name", most=24))
        dice = sorted(row.numbers("dice", 1, 12, (1, PATTERN)))
        box.pattern[i] = dice + [0] * (PATTERN - len(dice))
    box.bonus_monster = bonus.number("monster", 0, 50)
    box.bonus_artifact = bonus.number("artifact", 0, 50)
    box.bonus_mineral = bonus.number("mineral", 0, 50)
    box.bonus_coins = bonus.number("coins", 1, 50)
    box.bonus_most = bonus.number("coins_most", 0, 100)


def read_market(box: Box, mineral: int, market: Content) -> None:
    """KL-12 to KL-14, KL-63 to KL-65, KL-R4: a card for each value, with the stars to leave it either way."""
    lowest = market.number("lowest", 0, MARKET_VALUES - 1)
    up = market.numbers("up", 0, 20, (1, MARKET_VALUES - lowest))
    down = market.numbers("down", 0, 20, len(up))
    if 0 in up[:-1] or up[-1]:
        market.wrong(
            "up", "every value but the last leads up for at least one star, and the last for none: write 0 there"
        )
    if 0 in down[1:] or down[0]:
        market.wrong(
            "down", "every value but the first leads down for at least one star, and the first for none: write 0 there"
        )
    for i, costs in enumerate(zip(down, up, strict=True)):
        box.cost[mineral][lowest + i] = list(costs)
    box.start[mineral] = market.number("start", lowest, lowest + len(up) - 1)
