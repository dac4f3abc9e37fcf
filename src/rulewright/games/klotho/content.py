"""Reads a box file and the chosen options into the box: cards, prices, markets and the paths of the shapes (KL-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rulewright.kernel import Content

from .rules.dice import THROWS
from .rules.staking import CLAIM_SHAPES, turns
from .state import (
    ARMS,
    DICE,
    FEWEST,
    KLOTHO,
    MARKET_VALUES,
    MARKETS,
    MINES,
    MONSTERS,
    NONE,
    PATTERN,
    POWERS,
    REDS,
    ROW,
    SEATS,
    SHELF,
    TECHS,
    TOOLS,
    Alike,
    Box,
    Power,
    Tool,
)

MOST_OF_A_POWER = 9
"""The most that all technologies with one power give together (KL-R5)."""
MOST_TOOLS, MOST_STARS = 3, 20
"""The largest treasure of a monster (KL-R2)."""
SMALLEST_CLAIM = 4

MINERAL_NAMES = ("organics", "metal", "rads")
ARTIFACT_NAMES = ("idol", "tablet", "orb")
EDGES, LETTERS = "TPY", "OMR"
TOOL_KINDS = (
    *(f"android {n}" for n in range(1, 7)), "overdrive", *(f"augment {n}" for n in range(1, 4)),
    "bomb", "bribe", "raid", "turret", "lottery", "flying pig",
)  # fmt: skip
POWER_NAMES = (
    "third reroll", "shift", "flip", "copy", "income", "discount", "two discards", "free mismatch",
    "bonus monsters", "bonus artifacts", "bonus minerals", "bonus coins",
    "six-sided die", "eight-sided die", "extra star", "bonus technologies",
)  # fmt: skip
"""The powers a technology can have, in the order of `Power` (docs/games/klotho.md explains each)."""
ONCE_A_TURN = (Power.TUNER, Power.INVERTER, Power.PRISM)
"""Powers that work once a turn. A box has at most one card with each, so that it is clear which was used."""
MEASURED = (Power.CHRONO, Power.TUNER, Power.MINT, Power.BEACON, Power.DRONE, Power.FENCE, Power.STAR, Power.COLLECTION)
"""Powers whose cards may set an amount with `value`; the default is 1."""


class Hand(NamedTuple):
    """KL-38 to KL-41: the number of dice, how many pairs of them show the same number, and the lowest number allowed."""

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
    Hand("five", 5, Alike.FIVE),
    Hand("five 4+", 5, Alike.FIVE, 4),
)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """KL-1: read the printed components, then apply the options."""
    box, sheet = Box(), file.table("sheet")
    box.turns = {"none": 1, "half": 2, "free": 4}[options["rotation"]]
    box.scoring = ("at once", "whole rounds").index(options["scoring"])
    box.compensation = options["compensation"]
    box.coins = sheet.number("coins", 0, 100)
    box.hand_limit = sheet.number("hand_limit", 1, 40)
    box.bounty = sheet.number("bounty", 0, 50)
    box.artifact = sheet.number("artifact", 0, 50)
    box.set_bonus = sheet.number("set", 0, 100)
    read_tools(
        box,
        file.rows(
            "tool", (1, TOOLS), "kind", "the rules know 16 kinds of tool (KL-R6): for more of one, raise its copies"
        ),
    )
    read_mines(box, file.rows("mine", (4, MINES)))
    read_monsters(box, file.rows("monster", (1, MONSTERS), by="name"))
    numbers = file.numbers("manipulation", 1, 20, (1, MARKETS))
    box.markets = len(numbers)
    box.number[: box.markets] = numbers
    read_technologies(box, file.rows("technology", (1, TECHS), by="name"), file.table("bonus"))
    there = box.mines + box.monsters + box.markets + box.techs
    if there < FEWEST:
        raise ValueError(f"{file.where} has {there} Klotho cards: give at least {FEWEST} in all")
    box.cards = min(options["cards"], there)
    for mineral, name in enumerate(MINERAL_NAMES):
        read_market(box, mineral, file.table("market").table(name))
    for i, shape in enumerate(CLAIM_SHAPES):
        box.loop[i] = len(shape.path)
        for place, turn in enumerate(turns(shape)):
            box.way_in[i][place], box.way_out[i][place], box.inside[i][place] = turn
    return box


def read_tools(box: Box, rows: list[Content]) -> None:
    """KL-74 to KL-94, KL-R6: number, price and name of each kind, in any order; a kind that is left out has no cards."""
    box.texts["tools"] = [kind.capitalize() for kind in TOOL_KINDS]
    box.boost, box.pig, seen = [1, 2, 3], 2, set()
    for row in rows:
        i = row.choice("kind", TOOL_KINDS)
        if i in seen:
            row.wrong("kind", "write each kind of tool once, with its copies")
        seen.add(i)
        box.copies[i], box.price[i] = row.number("copies", 0, 10), row.number("price", 0, 50)
        box.texts["tools"][i] = row.text("name", most=24)
        if Tool.kind(i) == Tool.AUGMENT:
            box.boost[Tool.AUGMENT.index(i)] = row.number("value", 1, 9)
        elif i == Tool.PIG:
            box.pig = row.number("value", 2, 100)


def read_mines(box: Box, rows: list[Content]) -> None:
    """KL-38, KL-42, KL-43, KL-R1: hand, boundaries and minerals of each card."""
    for i, hand in enumerate(HAND_KINDS):
        _, box.dice[i], box.alike[i], box.least[i] = hand
    words = tuple(hand.name for hand in HAND_KINDS)
    box.mines = len(rows)
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
    box.texts["monsters"], box.monsters = [], len(rows)
    for i, row in enumerate(rows):
        box.texts["monsters"].append(row.text("name", most=24))
        box.target[i] = row.number("target", 1, 100)
        box.guarded[i] = row.choice("artifact", ARTIFACT_NAMES, default=NONE)
        box.guarded_tools[i] = row.number("tools", 0, MOST_TOOLS, 0)
        box.guarded_coins[i] = row.number("coins", 0, 50, 0)
        box.guarded_stars[i] = row.number("stars", 0, MOST_STARS, 0)


def read_technologies(box: Box, rows: list[Content], bonus: Content) -> None:
    """KL-67 to KL-73, KL-R5: the dice each asks for, in rising order, its power, and what the bonuses are worth."""
    box.texts["technologies"], box.techs = [], len(rows)
    box.amount = [1] * POWERS
    for i, row in enumerate(rows):
        power = row.choice("power", POWER_NAMES)
        if box.owners[power] and power in ONCE_A_TURN:
            row.wrong("power", "it works once a turn, so let one card have it")
        value = row.number("value", 1, MOST_OF_A_POWER, 1) if power in MEASURED else 1
        if box.owners[power] and power in MEASURED and value != box.amount[power]:
            row.wrong("power", "give all cards with this power the same value")
        box.power[i], box.amount[power] = power, value
        box.owners[power] |= 1 << i
        if together(box, power) > MOST_OF_A_POWER:
            row.wrong("value", f"cards with one power may give {MOST_OF_A_POWER} in all")
        box.texts["technologies"].append(row.text("name", most=24))
        dice = sorted(row.numbers("dice", 1, 12, (1, PATTERN)))
        box.pattern[i] = dice + [0] * (PATTERN - len(dice))
    box.amount[Power.ZOO] = bonus.number("monster", 0, 50)
    box.amount[Power.RELIQUARY] = bonus.number("artifact", 0, 50)
    box.amount[Power.ARCHIVE] = bonus.number("mineral", 0, 50)
    box.bonus_coins = bonus.number("coins", 1, 50)
    box.bonus_most = bonus.number("coins_most", 0, 100)


def read_market(box: Box, mineral: int, market: Content) -> None:
    """KL-12 to KL-14, KL-63 to KL-65, KL-R4: a card for each value, with the stars to leave it either way.

    The values are listed, or go up by one from the lowest.
    """
    if market.has("values"):
        values = market.numbers("values", 0, MARKET_VALUES - 1, (2, MARKET_VALUES))
        if values != sorted(set(values)):
            market.wrong("values", "write them in rising order, each once")
        up = market.numbers("up", 0, 20, len(values))
    else:
        lowest = market.number("lowest", 0, MARKET_VALUES - 2)
        up = market.numbers("up", 0, 20, (2, MARKET_VALUES - lowest))
        values = list(range(lowest, lowest + len(up)))
    down = market.numbers("down", 0, 20, len(up))
    if 0 in up[:-1] or up[-1]:
        market.wrong(
            "up", "every value but the last leads up for at least one star, and the last for none: write 0 there"
        )
    if 0 in down[1:] or down[0]:
        market.wrong(
            "down", "every value but the first leads down for at least one star, and the first for none: write 0 there"
        )
    for i, value in enumerate(values):
        box.cost[mineral][value] = [down[i], up[i]]
        box.after[mineral][value] = [values[max(0, i - 1)], values[min(len(values) - 1, i + 1)]]
    box.start[mineral] = market.number("start", values[0], values[-1])
    if box.start[mineral] not in values:
        market.wrong("start", f"make it one of the values {', '.join(map(str, values))}")


# ---------------------------------------------------------------- how long a game can be
#
# Most moves use something up. A Klotho card is drawn once and a mine card is laid or dropped once, so those are counted for the
# whole game; tools come back, but only three can be bought in a turn.


def longest(box: Box) -> int:
    """The most moves of a game with this box."""
    turns = turns_at_most(box)
    tools = turns * SHELF + sum(box.guarded_tools)
    return turns * moves_of_a_turn(box) + 2 * tools + moves_for_cards(box)


def turns_at_most(box: Box) -> int:
    """KL-A42: of players + 1 turns in a row, one draws a Klotho card or turns up the last score card. With whole rounds, there
    is one more turn each."""
    return (box.cards - ROW + 1) * (box.seats + 1) + box.seats


def moves_of_a_turn(box: Box) -> int:
    """The moves that use nothing up: the roll, rerolls with the dice marked for them, three powers (KL-A40), three skipped steps,
    discards before the roll and after the claims (KL-23), and purchases: gaps are not filled during a turn (KL-35)."""
    rerolls = THROWS - 1 + together(box, Power.CHRONO)
    discards = 2 * (1 + together(box, Power.DRONE))
    return 1 + rerolls * (1 + DICE - REDS) + 3 + 3 + discards + SHELF


def moves_for_cards(box: Box) -> int:
    """A Klotho card is claimed once (KL-30), die by die; stars are spent at once, each step for one or more (KL-62, KL-63). A
    mine card is laid (KL-48) or dropped (KL-96) once, a technology dropped.

    `longest` counts two moves for each tool that a player gets: it is dropped or played, and a Raid also takes a card.
    """
    claims = box.cards * (1 + DICE + 1)
    star = together(box, Power.STAR) + 1
    stars = box.markets * (DICE + star) + sum(box.guarded_stars) + box.monsters * star
    return claims + stars + box.mines // SMALLEST_CLAIM + box.mines + box.techs


def together(box: Box, power: int) -> int:
    """What all technologies with a power give."""
    return box.owners[power].bit_count() * box.amount[power]


def longest_of_all() -> int:
    """The most moves of a game with any box, which may hold the largest number of everything."""
    box = Box()
    box.seats, box.cards, box.mines, box.monsters, box.markets, box.techs = (
        SEATS,
        KLOTHO,
        MINES,
        MONSTERS,
        MARKETS,
        TECHS,
    )
    box.owners, box.amount = [1] * POWERS, [MOST_OF_A_POWER] * POWERS
    box.guarded_tools, box.guarded_stars = [MOST_TOOLS] * MONSTERS, [MOST_STARS] * MONSTERS
    return longest(box)
