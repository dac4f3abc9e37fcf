"""What cards, dice and shapes are called."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from rulewright.kernel.text import listed, many

from ..content import ARTIFACT_NAMES, EDGES, HAND_KINDS, LETTERS, MINERAL_NAMES
from ..rules.staking import quarters
from ..shapes import CLAIM_SHAPES
from ..state import ARMS, MINERALS, MINES, NONE, PATTERN, Box, Card, Thing

DICE_KINDS = ("no die", "red die", "purple die", "great purple die", "blue die", "android", "flying pig")
SIDE_NAMES = ("north", "east", "south", "west")
EDGE_NAMES = ("teal", "pink", "yellow")
"""The colours of boundaries, in the order of their letters."""
SHAPE_NAMES = tuple(shape.name for shape in CLAIM_SHAPES)
HAND_NAMES = {
    "pair": "a pair",
    "two pair": "two pairs",
    "three": "three of a kind",
    "straight": "a straight",
    "full house": "a full house",
    "four": "four of a kind",
    "five": "five of a kind",
}


def hand_name(hand: int) -> str:
    name = HAND_KINDS[hand].name
    return HAND_NAMES[name.removesuffix(" 4+")] + (", 4s or higher" if name.endswith("4+") else "")


def mine_name(card: int) -> str:
    return f"mine {card + 1:02}"


def tool_name(box: Box, tool: int) -> str:
    return box.texts["tools"][tool] if tool != NONE else "nothing"


def tech_name(box: Box, tech: int) -> str:
    """Battle crystals share names, so their dice are named too."""
    name = box.texts["technologies"][tech]
    return f"{name} {pattern(box, tech)}" if box.texts["technologies"].count(name) > 1 else name


def pattern(box: Box, tech: int) -> str:
    return "-".join(str(box.pattern[tech][k]) for k in range(PATTERN) if box.pattern[tech][k])


def in_box(box: Box, card: int) -> bool:
    """KL-R7: whether the box holds a card with this number."""
    if card < Card.MONSTER:
        return card < box.mines
    if card < Card.MARKET:
        return card - Card.MONSTER < box.monsters
    return card - Card.MARKET < box.markets if card < Card.TECH else card - Card.TECH < box.techs


def is_monster(card: int) -> bool:
    return Card.MONSTER <= card < Card.MARKET


def is_market(card: int) -> bool:
    return Card.MARKET <= card < Card.TECH


def card_name(box: Box, card: int) -> str:
    if card == NONE:
        return "nothing"
    if card < Card.MONSTER:
        return mine_name(card)
    if card < Card.MARKET:
        return box.texts["monsters"][card - Card.MONSTER]
    if card < Card.TECH:
        return market_name(box, card - Card.MARKET)
    return tech_name(box, card - Card.TECH)


def market_name(box: Box, market: int) -> str:
    """Market cards with the same number are told apart by a letter."""
    number = box.number[market]
    same = [i for i in range(box.markets) if box.number[i] == number]
    return f"market card {number}{ascii_lowercase[same.index(market)] if len(same) > 1 else ''}"


def wanted(box: Box, card: int) -> str:
    """KL-38, KL-53, KL-62, KL-67: the dice that a card of the row asks for."""
    if card < Card.MONSTER:
        return hand_name(box.hand[card])
    if card < Card.MARKET:
        return f"a total of {box.target[card - Card.MONSTER]}"
    if card < Card.TECH:
        return f"any {box.number[card - Card.MARKET]}s, a star each"
    return f"the dice {pattern(box, card - Card.TECH)}"


def treasure(box: Box, monster: int) -> str:
    """KL-57 to KL-60: what a monster guards."""
    found = []
    if box.guarded[monster] != NONE:
        found.append(ARTIFACT_NAMES[box.guarded[monster]])
    for count, what in (
        (box.guarded_tools[monster], "tool"),
        (box.guarded_coins[monster], "coin"),
        (box.guarded_stars[monster], "star"),
    ):
        if count:
            found.append(many(count, what))
    return ", ".join(found) or "no treasure"


def mine_face(box: Box, piece: int) -> str:
    """KL-42, KL-43, KL-A14: boundaries N E S W, and minerals clockwise from the top left, by letters, as the card lies."""
    mine, turned = piece % MINES, quarters(box, piece)
    edges = "".join(EDGES[box.edge[mine][(i - turned) % ARMS]] for i in range(ARMS))
    return edges + " " + "".join(LETTERS[box.resource[mine][(i - turned) % ARMS]] for i in range(ARMS))


def mine_look(box: Box, piece: int) -> str:
    """KL-42, KL-43, KL-A14: the same in words, boundaries by colour and minerals by number."""
    mine, turned = piece % MINES, quarters(box, piece)
    return (
        f"{boundaries(box, mine, turned)}; {minerals_in_words([box.resource[mine].count(m) for m in range(MINERALS)])}"
    )


def boundaries(box: Box, mine: int, turned: int = 0) -> str:
    """KL-42: teal north and west, pink east, yellow south; turned by so many quarters clockwise."""
    lies = [box.edge[mine][(i - turned) % ARMS] for i in range(ARMS)]
    sides = [
        (name, [SIDE_NAMES[i] for i in range(ARMS) if lies[i] == colour]) for colour, name in enumerate(EDGE_NAMES)
    ]
    return ", ".join(f"{name} {listed(found) if len(found) < ARMS else 'all round'}" for name, found in sides if found)


def thing_name(box: Box, names: Sequence[str], thing: int) -> str:
    """KL-95: a card in front of a player."""
    if thing < Thing.TOOL:
        return mine_name(thing)
    return tool_name(box, thing - Thing.TOOL) if thing < Thing.TECH else tech_name(box, thing - Thing.TECH)


TURNED = ("", " turned right", " turned", " turned left")
"""By quarters clockwise."""


def piece_name(box: Box, piece: int) -> str:
    return mine_name(piece % MINES) + TURNED[quarters(box, piece)]


def minerals_in_words(counts: Sequence[int]) -> str:
    return ", ".join(f"{n} {name}" for n, name in zip(counts, MINERAL_NAMES, strict=True) if n) or "nothing"
