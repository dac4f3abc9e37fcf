"""Names of cards, sides and tiles."""

from __future__ import annotations

from rulewright.telling.language import Word

from ..notes import SAY
from ..rules.deck import is_face, is_threat, suit
from ..state import JOKER, NONE, RANKS, Box, Side, State, Suit

SIDE_NAMES = (Word("north"), Word("east"), Word("south"), Word("west"))
RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_NAMES = ("♠", "♣", "♦", "♥")


def card_name(card: int) -> str:
    return SAY("joker") if card >= JOKER else RANK_NAMES[card % RANKS] + SUIT_NAMES[card // RANKS]


def threat_name(box: Box, card: int) -> str:
    """KA-37: the name of a threat, by its rank."""
    return SAY.name(box.texts["threats"][card % RANKS])


def event_name(box: Box, card: int, guard: int) -> str:
    """A drawn card with its meaning."""
    if card >= JOKER:
        return SAY("joker-guarded", guard=event_name(box, guard, NONE)) if guard != NONE else SAY("joker-unguarded")
    if is_face(card):
        return SAY("enemy-card", card=card_name(card))
    if is_threat(card):
        return SAY("threat-card", card=card_name(card), threat=threat_name(box, card))
    return SAY("treasure-card" if suit(card) == Suit.DIAMONDS else "safe-spot-card", card=card_name(card))


def enemy(view: State) -> str:
    if view.enemy == NONE:
        return SAY("nobody-there")
    return SAY("enemy-has", card=card_name(view.enemy), health=int(view.enemy_health))


def tile_name(box: Box, roll: int) -> str:
    """The shape of the tile for a roll, when entered northwards."""
    ways = box.ways[roll - 1][Side.NORTH]
    exits = "".join(
        letter for letter, side in (("L", Side.WEST), ("A", Side.NORTH), ("R", Side.EAST)) if ways >> side & 1
    )
    stairs = Word("yes" if box.stairs[roll - 1][Side.NORTH] else "no")
    return SAY(f"shape-{exits or 'none'}", stairs=stairs)
