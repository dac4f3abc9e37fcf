"""Names of cards, dice and shapes."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from rulewright.telling.language import Word, listed, slug

from ..content import ARTIFACT_NAMES, EDGES, HAND_KINDS, LETTERS, MINERAL_NAMES
from ..notes import SAY
from ..rules.staking import CLAIM_SHAPES, quarters
from ..state import ARMS, MINERALS, MINES, NONE, PATTERN, Box, Card, Thing

DICE_KINDS = tuple(map(Word, ("none", "red", "purple", "great-purple", "blue", "android", "pig")))
SIDE_NAMES = tuple(map(Word, ("north", "east", "south", "west")))
EDGE_NAMES = tuple(map(Word, ("teal", "pink", "yellow")))
"""The colours of boundaries, in the order of their letters."""
SHAPE_NAMES = tuple(Word(slug(shape.name)) for shape in CLAIM_SHAPES)
MINERAL_WORDS = tuple(map(Word, MINERAL_NAMES))
ARTIFACT_WORDS = tuple(map(Word, ARTIFACT_NAMES))


def hand_name(hand: int) -> str:
    name = HAND_KINDS[hand].name
    high = Word("yes" if name.endswith(" 4+") else "no")
    return SAY("hand", hand=Word(slug(name.removesuffix(" 4+"))), high=high)


def mine_name(card: int) -> str:
    return SAY("mine", number=mine_number(card))


def mine_number(card: int) -> str:
    return f"{card + 1:02}"


def tool_name(box: Box, tool: int) -> str:
    """The printed name of a tool; nothing, where the box has none with this number."""
    return SAY.name(box.texts["tools"][tool]) if 0 <= tool < len(box.texts["tools"]) else SAY("nothing")


def tech_name(box: Box, tech: int) -> str:
    """The name of a technology, or nothing. Battle crystals share names, so their dice are added."""
    if tech >= len(box.texts["technologies"]):
        return SAY("nothing")
    name = box.texts["technologies"][tech]
    twice = box.texts["technologies"].count(name) > 1
    return f"{SAY.name(name)} {pattern(box, tech)}" if twice else SAY.name(name)


def pattern(box: Box, tech: int) -> str:
    return "-".join(str(box.pattern[tech][k]) for k in range(PATTERN) if box.pattern[tech][k])


def in_box(box: Box, card: int) -> bool:
    """KL-R7: whether the box holds a card with this number."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        return card < box.mines
    if kind == Card.MONSTER:
        return Card.MONSTER.index(card) < box.monsters
    return Card.MARKET.index(card) < box.markets if kind == Card.MARKET else Card.TECH.index(card) < box.techs


def is_monster(card: int) -> bool:
    return Card.kind(card) == Card.MONSTER


def is_market(card: int) -> bool:
    return Card.kind(card) == Card.MARKET


def card_name(box: Box, card: int) -> str:
    if card == NONE:
        return SAY("nothing")
    kind = Card.kind(card)
    if kind == Card.MINE:
        return mine_name(card)
    if kind == Card.MONSTER:
        return SAY.name(box.texts["monsters"][Card.MONSTER.index(card)])
    if kind == Card.MARKET:
        return market_name(box, Card.MARKET.index(card))
    return tech_name(box, Card.TECH.index(card))


def market_name(box: Box, market: int) -> str:
    """The name of a market card; a letter tells apart those with the same number."""
    number = box.number[market]
    same = [i for i in range(box.markets) if box.number[i] == number]
    letter = ascii_lowercase[same.index(market)] if len(same) > 1 else ""
    return SAY("market-card", number=f"{number}{letter}")


def wanted(box: Box, card: int) -> str:
    """KL-38, KL-53, KL-62, KL-67: the dice that a card in the row requires."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        return hand_name(box.hand[card])
    if kind == Card.MONSTER:
        return SAY("wanted-total", target=int(box.target[Card.MONSTER.index(card)]))
    if kind == Card.MARKET:
        return SAY("wanted-numbers", number=int(box.number[Card.MARKET.index(card)]))
    return SAY("wanted-dice", dice=pattern(box, Card.TECH.index(card)))


def treasure(box: Box, monster: int) -> str:
    """KL-57 to KL-60: the treasure that a monster guards."""
    found = []
    if box.guarded[monster] != NONE:
        found.append(SAY("an-artifact", artifact=ARTIFACT_WORDS[box.guarded[monster]]))
    for count, what in (
        (box.guarded_tools[monster], "tools"),
        (box.guarded_coins[monster], "coins"),
        (box.guarded_stars[monster], "stars"),
    ):
        if count:
            found.append(SAY(what, count=int(count)))
    return ", ".join(found) or SAY("no-treasure")


def mine_face(box: Box, piece: int) -> str:
    """KL-42, KL-43, KL-A14: a mine card in letters, as it is turned: boundaries N E S W, minerals clockwise from the top left."""
    mine, turned = piece % MINES, quarters(box, piece)
    edges = "".join(EDGES[box.edge[mine][(i - turned) % ARMS]] for i in range(ARMS))
    return edges + " " + "".join(LETTERS[box.resource[mine][(i - turned) % ARMS]] for i in range(ARMS))


def mine_look(box: Box, piece: int) -> str:
    """KL-42, KL-43, KL-A14: the same in words, boundaries by colour and minerals by number."""
    mine, turned = piece % MINES, quarters(box, piece)
    minerals = minerals_in_words([box.resource[mine].count(m) for m in range(MINERALS)])
    return SAY("mine-look", boundaries=boundaries(box, mine, turned), minerals=minerals)


def boundaries(box: Box, mine: int, turned: int = 0) -> str:
    """KL-42: teal north and west, pink east, yellow south; turned clockwise by this many quarters."""
    lies = [box.edge[mine][(i - turned) % ARMS] for i in range(ARMS)]
    found = []
    for colour, name in enumerate(EDGE_NAMES):
        sides = [SAY("side", side=SIDE_NAMES[i]) for i in range(ARMS) if lies[i] == colour]
        if len(sides) == ARMS:
            found.append(SAY("boundary-all", edge=name))
        elif sides:
            found.append(SAY("boundary", edge=name, sides=listed(sides)))
    return ", ".join(found)


def thing_name(box: Box, names: Sequence[str], thing: int) -> str:
    """KL-95: a card in front of a player."""
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        return mine_name(thing)
    return tool_name(box, Thing.TOOL.index(thing)) if kind == Thing.TOOL else tech_name(box, Thing.TECH.index(thing))


def piece_name(box: Box, piece: int) -> str:
    """A mine card, and by how many quarters it is turned."""
    return SAY("mine-turned", number=mine_number(piece % MINES), turned=int(quarters(box, piece)))


def minerals_in_words(counts: Sequence[int]) -> str:
    said = [
        SAY("mineral-counted", count=int(n), mineral=mineral)
        for n, mineral in zip(counts, MINERAL_WORDS, strict=True)
        if n
    ]
    return ", ".join(said) or SAY("nothing")
