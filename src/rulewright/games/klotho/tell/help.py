"""What every card does, in two or three sentences made from the box in play."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.kernel.text import many

from ..content import MINERAL_NAMES
from ..state import ANDROIDS, AUGMENTS, KLOTHO, TOOLS, Box, Card, Power, Tool
from .names import boundaries, card_name, in_box, pattern, tech_name, treasure, wanted

TOOL_TEXTS: dict[int, tuple[str, str]] = {
    Tool.OVERDRIVE: ("A blue die for this turn. Played before the first roll it is thrown with the others.", "KL-78"),
    Tool.BOMB: ("Clears the row and lays out as many new cards of each kind. A score card may come up.", "KL-84"),
    Tool.BRIBE: (
        "One crossing of a claim may differ for each Bribe. It is used up by the claim that needs it.",
        "KL-86",
    ),
    Tool.RAID: ("Take one card that lies in front of another player, unless a Turret protects him.", "KL-87"),
    Tool.TURRET: ("As long as it lies in front of you nobody can raid you.", "KL-89"),
    Tool.LOTTERY: ("After any roll it pays a coin for each five that shows.", "KL-91"),
    Tool.PIG: ("Two ones become {pig}, for one monster only.", "KL-93"),
}
POWER_TEXTS = (
    "You may reroll {times} more often.",
    "Once a turn, after a roll: one die up or down by {amount}.",
    "Once a turn, after a roll: turn a six-sided die over to its other side.",
    "Once a turn, after a roll: one die takes the number of another.",
    "{coins} at the beginning of each of your turns.",
    "Every tool costs you {coins} less, but at least one.",
    "You may discard {cards} more in each Discard action.",
    "In each claim {crossings} may differ, without a Bribe.",
    "At the end {points} for each monster you defeated.",
    "At the end {points} for each artifact.",
    "At the end {points} for each mineral.",
    "At the end a point for {price} coins, {most} at most.",
    "A purple die of six sides, every turn. You may discard no more.",
    "A purple die of eight sides, every turn. You may discard no more.",
    "Whenever you win market stars, you win {amount} more.",
    "At the end {points} for each technology you own.",
)


def help(box: Box) -> dict[str, Help]:
    """By the keys that boards use: card/N for the row, tool/N and tech/N for cards in front of players."""
    found = {f"tool/{tool}": tool_help(box, tool) for tool in range(TOOLS)}
    found |= {f"tech/{tech}": tech_help(box, tech) for tech in range(box.techs)}
    for card in [card for card in range(KLOTHO) if in_box(box, card)]:
        found[f"card/{card}"] = found[f"tech/{card - Card.TECH}"] if card >= Card.TECH else card_help(box, card)
    return found


def card_help(box: Box, card: int) -> Help:
    name, asks = card_name(box, card), wanted(box, card)
    if card < Card.MONSTER:
        inside = ", ".join(MINERAL_NAMES[m] for m in box.resource[card])
        text = f"Asks for {asks}. Its quarters hold {inside}; its boundaries are {boundaries(box, card)}."
        return Help(name, f"{text} Stake it in a claim with others.", ("KL-38", "KL-42", "KL-43"))
    if card < Card.MARKET:
        text = f"Asks for {asks} or more. It guards {treasure(box, card - Card.MONSTER)}, and brings {box.bounty} points a round."
        return Help(name, text, ("KL-53", "KL-54", "KL-55"))
    text = f"Each of your dice that shows {box.number[card - Card.MARKET]} becomes a star, to move prices with at once."
    return Help(name, text, ("KL-62", "KL-63"))


def tool_help(box: Box, tool: int) -> Help:
    name, cost = box.texts["tools"][tool], f"It costs {box.price[tool]}."
    if tool < Tool.ANDROID + ANDROIDS:
        return Help(name, f"Counts as a die that shows {tool + 1} until the turn ends. {cost}", ("KL-76",))
    if Tool.AUGMENT <= tool < Tool.AUGMENT + AUGMENTS:
        text = f"Raises the number on one die by {box.boost[tool - Tool.AUGMENT]}, beyond six if need be. {cost}"
        return Help(name, text, ("KL-82", "KL-83"))
    text, clause = TOOL_TEXTS[tool]
    return Help(name, f"{text.format(pig=box.pig)} {cost}", (clause,))


def tech_help(box: Box, tech: int) -> Help:
    power = box.power[tech]
    amount = box.amount[power]
    numbers = {
        "amount": "one" if amount == 1 else amount,
        "times": "once" if amount == 1 else f"{amount} times",
        "coins": many(amount, "coin"),
        "cards": many(amount, "card"),
        "crossings": many(amount, "crossing"),
        "points": many(amount, "point"),
        "price": box.bonus_coins,
        "most": box.bonus_most,
    }
    text = f"Asks for the dice {pattern(box, tech)}. {POWER_TEXTS[power].format(**numbers)}"
    return Help(
        tech_name(box, tech),
        text,
        ("KL-67", "KL-70" if power in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL) else "KL-R5"),
    )
