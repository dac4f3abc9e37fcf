"""What makes the journey worth it: Diamonds, safe spots and the two Jokers."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import Box, Mark, State
from .deck import rank
from .endings import succeed
from .map import mark_tile


@rule
def collect(s: State, box: Box, card: int) -> None:
    """KA-33, KA-34, KA-66, KA-H19, KA-H33: a Diamond is worth its value times the floor's multiplier."""
    mark_tile(s, Mark.DIAMOND)
    worth = rank(card) * int(box.multiplier[s.floor - 1])
    s.treasure += worth
    note(s, Note.TREASURE, card, worth)


@rule
def heal(s: State, box: Box) -> None:
    """KA-36, KA-H25: half the lost Health returns, rounded down, so never above the full."""
    mark_tile(s, Mark.HEART)
    gain = (box.health - s.health) // 2
    s.health += gain
    note(s, Note.HEALED, gain, s.health)


@rule
def acquire_joker(s: State, box: Box) -> None:
    """KA-30, KA-35, KA-H13, KA-H38: the first Joker acquired is worth 10, the second is the Crown."""
    mark_tile(s, Mark.DIAMOND)
    worth = int(box.joker[s.jokers]) * int(box.multiplier[s.floor - 1])
    s.treasure += worth
    s.jokers += 1
    note(s, Note.JOKER_WON, s.jokers, worth)
    if s.jokers == 2:
        succeed(s)
