"""Diamonds, safe spots and the two Jokers (KA-33 to KA-36)."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import JOKER, Box, Mark, State
from .deck import rank
from .endings import succeed
from .map import mark_tile


@rule
def worth(s: State, box: Box, card: int) -> int:
    """KA-34, KA-35, KA-66, KA-H19, KA-H33: the value of a Diamond, or of the next Joker, times the floor's multiplier."""
    value = int(box.joker[min(s.jokers, 1)]) if card >= JOKER else rank(card)
    return value * int(box.multiplier[s.floor - 1])


@rule
def healing(s: State, box: Box) -> int:
    """KA-36, KA-H25: half the lost Health, rounded down."""
    return (box.health - s.health) // 2


@rule
def collect(s: State, box: Box, card: int) -> None:
    """KA-33: take a Diamond."""
    mark_tile(s, Mark.DIAMOND)
    found = worth(s, box, card)
    s.treasure += found
    note(s, Note.TREASURE, card, found)


@rule
def heal(s: State, box: Box) -> None:
    """KA-36: rest at a safe spot."""
    mark_tile(s, Mark.HEART)
    gain = healing(s, box)
    s.health += gain
    note(s, Note.HEALED, gain, s.health)


@rule
def acquire_joker(s: State, box: Box) -> None:
    """KA-30, KA-35, KA-H13, KA-H38: the first Joker acquired is worth 10, the second is the Crown."""
    mark_tile(s, Mark.DIAMOND)
    found = worth(s, box, JOKER)
    s.treasure += found
    s.jokers += 1
    note(s, Note.JOKER_WON, s.jokers, found)
    if s.jokers == 2:
        succeed(s)
