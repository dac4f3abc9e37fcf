"""What cards, sides and tiles are called."""

from __future__ import annotations

from ..rules.deck import is_face, is_threat, suit
from ..state import JOKER, NONE, RANKS, Box, Side, State, Suit

SIDE_NAMES = ("north", "east", "south", "west")
RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_NAMES = ("♠", "♣", "♦", "♥")
SHAPES = {
    "": "a dead end",
    "L": "a left turn",
    "A": "a corridor",
    "R": "a right turn",
    "LA": "a branch to the left",
    "AR": "a branch to the right",
    "LR": "a T-junction",
    "LAR": "a crossroads",
}


def card_name(card: int) -> str:
    return "Joker" if card >= JOKER else RANK_NAMES[card % RANKS] + SUIT_NAMES[card // RANKS]


def threat_name(box: Box, card: int) -> str:
    """KA-37: a threat by its rank."""
    return box.texts["threats"][card % RANKS]


def event_name(box: Box, card: int, guard: int) -> str:
    """A drawn card with what it stands for."""
    if card >= JOKER:
        return f"Joker, guarded by {event_name(box, guard, NONE)}" if guard != NONE else "Joker, unguarded"
    if is_face(card):
        return f"{card_name(card)} enemy"
    if is_threat(card):
        return f"{card_name(card)} {threat_name(box, card)}"
    return f"{card_name(card)} {'treasure' if suit(card) == Suit.DIAMONDS else 'safe spot'}"


def enemy(view: State) -> str:
    return f"{card_name(view.enemy)} has {view.enemy_health} Health" if view.enemy != NONE else "nobody is there"


def tile_name(box: Box, roll: int) -> str:
    """The shape of the tile for a roll, seen on entering northwards."""
    ways = box.ways[roll - 1][Side.NORTH]
    exits = "".join(
        letter for letter, side in (("L", Side.WEST), ("A", Side.NORTH), ("R", Side.EAST)) if ways >> side & 1
    )
    return SHAPES[exits] + (" with stairs" if box.stairs[roll - 1][Side.NORTH] else "")
