"""The numbers of a box that sentences name, as clauses.toml, help.toml and lesson.toml write them."""

from __future__ import annotations

from rulewright.kernel.numbers import Numbers
from rulewright.kernel.text import in_words, listed

from ..content import MINERAL_NAMES
from ..state import CRYSTALS, KLOTHO, MARKETS, MINES, MONSTERS, OPTIONS, TECHS, Box, Tool

DOWN, UP = 0, 1


def numbers(box: Box) -> Numbers:
    found: dict[str, int | str] = {
        "coins": box.coins,
        "hand_limit": box.hand_limit,
        "bounty": box.bounty,
        "artifact": box.artifact,
        "set": box.set_bonus,
        "pig": box.pig,
        "lottery": box.price[Tool.LOTTERY],
        "tools": sum(box.copies),
        "klotho": KLOTHO,
        "mines": MINES,
        "monsters": MONSTERS,
        "least_target": min(box.target),
        "most_target": max(box.target),
        "markets": MARKETS,
        "market_numbers": market_numbers(box),
        "technologies": TECHS - CRYSTALS,
        "crystals": CRYSTALS,
    }
    for mineral, name in enumerate(MINERAL_NAMES):
        low, high = (end_of(box, mineral, way) for way in (DOWN, UP))
        found[name] = f"{low} to {high}, at the start {box.start[mineral]}"
        found[f"{name}_in_all"] = sum(card.count(mineral) for card in box.resource)
    return found | {f"cards_for_{seats}": OPTIONS[0].usual(seats) for seats in (2, 3, 4)}


def end_of(box: Box, mineral: int, way: int) -> int:
    """KL-12 to KL-14: the last value of a market downwards or upwards."""
    value = box.start[mineral]
    while box.cost[mineral][value][way]:
        value += 1 if way == UP else -1
    return value


def market_numbers(box: Box) -> str:
    """KL-R3: how many market manipulation cards bear each number."""
    counts = {number: box.number.count(number) for number in sorted({*box.number})}
    if len({*counts.values()}) == 1:
        return f"{in_words(next(iter(counts.values())))} for each number from {min(counts)} to {max(counts)}"
    return listed(f"{in_words(count)} for {number}" for number, count in counts.items())
