"""What cards, sides and tiles are called."""

from __future__ import annotations

from ..state import JACK, JOKER, NONE, SUIT, Box, Side

NAMES_OF_SIDES = {Side.NORTH: "north", Side.EAST: "east", Side.SOUTH: "south", Side.WEST: "west"}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("♠", "♣", "♦", "♥")
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
    return "Joker" if card >= JOKER else RANKS[card % SUIT] + SUITS[card // SUIT]


def threat_name(box: Box, card: int) -> str:
    """KA-37: a threat by its rank."""
    return box.texts["threats"][card % SUIT]


def event_name(box: Box, card: int, guard: int) -> str:
    """A drawn card with what it stands for."""
    if card >= JOKER:
        return f"Joker, guarded by {event_name(box, guard, NONE)}" if guard != NONE else "Joker, unguarded"
    if card % SUIT >= JACK - 1:
        return f"{card_name(card)} enemy"
    kind = card // SUIT
    return f"{card_name(card)} {('', '', 'treasure', 'safe spot')[kind] or threat_name(box, card)}"


def tile_name(box: Box, roll: int) -> str:
    """The shape of the tile for a roll, as one sees it on entering northwards."""
    ways = box.ways[roll - 1][Side.NORTH]
    exits = "".join(
        letter for letter, side in (("L", Side.WEST), ("A", Side.NORTH), ("R", Side.EAST)) if ways >> side & 1
    )
    return SHAPES[exits] + (" with stairs" if box.stairs[roll - 1][Side.NORTH] else "")
