"""What every card does, in two or three sentences made from the box in play."""

from __future__ import annotations

from rulewright.kernel import Help

from ..state import KLOTHO, TOOLS, Box, Card, Power, Tool
from ..words import SAY
from .names import MINERAL_WORDS, boundaries, card_name, in_box, pattern, tech_name, tool_name, treasure, wanted

TOOL_TEXTS: dict[int, tuple[str, str]] = {
    Tool.OVERDRIVE: ("overdrive-help", "KL-78"),
    Tool.BOMB: ("bomb-help", "KL-84"),
    Tool.BRIBE: ("bribe-help", "KL-86"),
    Tool.RAID: ("raid-help", "KL-87"),
    Tool.TURRET: ("turret-help", "KL-89"),
    Tool.LOTTERY: ("lottery-help", "KL-91"),
    Tool.PIG: ("pig-help", "KL-93"),
}
POWER_TEXTS = (
    "power-third-reroll",
    "power-shift",
    "power-flip",
    "power-copy",
    "power-income",
    "power-discount",
    "power-discards",
    "power-mismatch",
    "power-monsters",
    "power-artifacts",
    "power-minerals",
    "power-coins",
    "power-small-crystal",
    "power-great-crystal",
    "power-stars",
    "power-technologies",
)


def help(box: Box) -> dict[str, Help]:
    """By the keys that boards use: card/N for the row, tool/N and tech/N for cards in front of players."""
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
    does = SAY(
        POWER_TEXTS[power],
        amount=int(box.amount[power]),
        price=int(box.bonus_coins),
        most=int(box.bonus_most),
    )
    return Help(
        tech_name(box, tech),
        SAY("tech-help", dice=pattern(box, tech), power=does),
        ("KL-67", "KL-70" if power in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL) else "KL-R5"),
    )
