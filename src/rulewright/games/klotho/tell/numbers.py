"""The numbers of a box that texts mention, by the names used in clauses.toml, help.toml and lesson.toml."""

from __future__ import annotations

from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..content import MINERAL_NAMES
from ..state import OPTIONS, Box, Power, Tool
from ..words import SAY

DOWN, UP = 0, 1


def numbers(box: Box) -> Numbers:
    crystals = box.power[: box.techs].count(Power.SMALL_CRYSTAL) + box.power[: box.techs].count(Power.GREAT_CRYSTAL)
    found: dict[str, int | str] = {
        "coins": box.coins,
        "hand_limit": box.hand_limit,
        "bounty": box.bounty,
        "artifact": box.artifact,
        "set": box.set_bonus,
        "pig": box.pig,
        "lottery": box.price[Tool.LOTTERY],
        "tools": sum(box.copies),
        "klotho": box.mines + box.monsters + box.markets + box.techs,
        "mines": box.mines,
        "monsters": box.monsters,
        "least_target": min(box.target[: box.monsters]),
        "most_target": max(box.target[: box.monsters]),
        "markets": box.markets,
        "market_numbers": market_numbers(box),
        "technologies": box.techs - crystals,
        "crystals": crystals,
    }
    for mineral, name in enumerate(MINERAL_NAMES):
        low, high = (end_of(box, mineral, way) for way in (DOWN, UP))
        found[name] = SAY("prices", low=int(low), high=int(high), start=int(box.start[mineral]))
        found[f"{name}_in_all"] = sum(card.count(mineral) for card in box.resource[: box.mines])
    return found | {f"cards_for_{seats}": OPTIONS[0].usual(seats) for seats in (2, 3, 4)}


def end_of(box: Box, mineral: int, way: int) -> int:
    """KL-12 to KL-14: the lowest or highest value of a market."""
    value = box.start[mineral]
    while box.cost[mineral][value][way]:
        value = box.after[mineral][value][way]
    return value


def market_numbers(box: Box) -> str:
    """KL-R3: how many market manipulation cards bear each number."""
    cards = box.number[: box.markets]
    counts = {number: cards.count(number) for number in sorted({*cards})}
    if len({*counts.values()}) == 1:
        each = int(next(iter(counts.values())))
        return SAY("each-number", count=each, low=int(min(counts)), high=int(max(counts)))
    return listed(SAY("of-a-number", count=int(count), number=int(number)) for number, count in counts.items())
