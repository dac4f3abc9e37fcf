"""The numbers of a box that texts mention, by their names in clauses.toml, help.toml and lesson.toml, and help on every card."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.kernel import Help
from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..content import MINERAL_NAMES
from ..notes import SAY
from ..state import KLOTHO, OPTIONS, TOOLS, Box, Card, Power, Tool
from .names import MINERAL_WORDS, boundaries, card_name, in_box, pattern, tech_name, tool_name, treasure, wanted

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
    found["powers"] = " ".join(
        SAY("tech-does", tech=tech_name(box, i), power=power_of(box, i)) for i in range(box.techs)
    )
    found["market_steps"] = "; ".join(market_steps(box, mineral) for mineral in range(len(MINERAL_NAMES)))
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


def market_steps(box: Box, mineral: int) -> str:
    """KL-R4: the values of a market from the lowest up, and the stars for each step up, and down from the highest."""
    steps = {way: [*steps_from(box, mineral, end_of(box, mineral, 1 - way), way)] for way in (DOWN, UP)}
    return SAY(
        "stars-of-market",
        mineral=SAY("mineral", mineral=MINERAL_WORDS[mineral]),
        values=", ".join(str(value) for value, _ in steps[UP]) + f", {end_of(box, mineral, UP)}",
        up=", ".join(str(stars) for _, stars in steps[UP]),
        down=", ".join(str(stars) for _, stars in steps[DOWN]),
    )


def steps_from(box: Box, mineral: int, value: int, way: int) -> Iterator[tuple[int, int]]:
    """Each value that a market passes going one way, and the stars to leave it."""
    while box.cost[mineral][value][way]:
        yield int(value), int(box.cost[mineral][value][way])
        value = box.after[mineral][value][way]


def market_numbers(box: Box) -> str:
    """KL-R3: how many market manipulation cards bear each number."""
    cards = box.number[: box.markets]
    counts = {number: cards.count(number) for number in sorted({*cards})}
    if len({*counts.values()}) == 1:
        each = int(next(iter(counts.values())))
        return SAY("each-number", count=each, low=int(min(counts)), high=int(max(counts)))
    return listed(SAY("of-a-number", count=int(count), number=int(number)) for number, count in counts.items())


# ---------------------------------------------------------------- help

TOOL_TEXTS: dict[int, tuple[str, str]] = {
    Tool.OVERDRIVE: ("overdrive-help", "KL-78"),
    Tool.BOMB: ("bomb-help", "KL-84"),
    Tool.BRIBE: ("bribe-help", "KL-86"),
    Tool.RAID: ("raid-help", "KL-87"),
    Tool.TURRET: ("turret-help", "KL-89"),
    Tool.LOTTERY: ("lottery-help", "KL-91"),
    Tool.PIG: ("pig-help", "KL-93"),
}


def help(box: Box) -> dict[str, Help]:
    """Help by the keys that boards use: card/N for the row, tool/N and tech/N for cards in front of players."""
    found = {f"tool/{tool}": tool_help(box, tool) for tool in range(TOOLS)}
    found |= {f"tech/{tech}": tech_help(box, tech) for tech in range(box.techs)}
    for card in [card for card in range(KLOTHO) if in_box(box, card)]:
        found[f"card/{card}"] = (
            found[f"tech/{Card.TECH.index(card)}"] if Card.kind(card) == Card.TECH else card_help(box, card)
        )
    return found


def card_help(box: Box, card: int) -> Help:
    name, asks = card_name(box, card), wanted(box, card)
    kind = Card.kind(card)
    if kind == Card.MINE:
        inside = ", ".join(SAY("mineral", mineral=MINERAL_WORDS[m]) for m in box.resource[card])
        text = SAY("mine-help", wanted=asks, minerals=inside, boundaries=boundaries(box, card))
        return Help(name, text, ("KL-38", "KL-42", "KL-43"))
    if kind == Card.MONSTER:
        guarded = treasure(box, Card.MONSTER.index(card))
        text = SAY("monster-help", wanted=asks, treasure=guarded, bounty=int(box.bounty))
        return Help(name, text, ("KL-53", "KL-54", "KL-55"))
    return Help(name, SAY("market-help", number=int(box.number[Card.MARKET.index(card)])), ("KL-62", "KL-63"))


def tool_help(box: Box, tool: int) -> Help:
    name, price = tool_name(box, tool), int(box.price[tool])
    kind = Tool.kind(tool)
    if kind == Tool.ANDROID:
        return Help(name, SAY("android-help", number=tool + 1, price=price), ("KL-76",))
    if kind == Tool.AUGMENT:
        boost = int(box.boost[Tool.AUGMENT.index(tool)])
        return Help(name, SAY("augment-help", boost=boost, price=price), ("KL-82", "KL-83"))
    key, clause = TOOL_TEXTS[tool]
    return Help(name, SAY(key, pig=int(box.pig), price=price), (clause,))


def tech_help(box: Box, tech: int) -> Help:
    power = box.power[tech]
    return Help(
        tech_name(box, tech),
        SAY("tech-help", dice=pattern(box, tech), power=power_of(box, tech)),
        ("KL-67", "KL-70" if power in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL) else "KL-R5"),
    )


def power_of(box: Box, tech: int) -> str:
    power = box.power[tech]
    return SAY(
        f"power-{Power.word(power)}",
        amount=int(box.amount[power]),
        price=int(box.bonus_coins),
        most=int(box.bonus_most),
    )
