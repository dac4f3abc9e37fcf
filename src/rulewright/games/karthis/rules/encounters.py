"""The cards met on a tile, except enemies: threats, Diamonds, safe spots and the two Jokers (KA-33 to KA-45)."""

from __future__ import annotations

from rulewright.kernel import d6, note, rule

from ..notes import Note
from ..state import JOKER, Box, Mark, Phase, Rank, State
from .deck import rank
from .map import mark_tile, slam
from .score import hurt, succeed


@rule
def challenge_rating(s: State, box: Box) -> int:
    """KA-42, KA-65, KA-72, KA-H37: 3 down to the explorer's Level, and one more for every floor below it."""
    return int(box.rating) + max(0, s.floor - box.level)


@rule
def face_challenge(s: State, box: Box, value: int) -> None:
    """KA-38 to KA-41, KA-H22 to KA-H24: rolling below the rating costs the card's value; a one does too, and is rolled again."""
    rating = challenge_rating(s, box)
    again = True
    while again:
        face = d6(s)
        again = face == 1
        damage = value if again or face < rating else 0
        note(s, Note.CHALLENGE, face, rating, damage)
        if damage > 0:
            hurt(s, damage)
            again = again and s.health > 0


@rule
def meet_threat(s: State, box: Box, card: int) -> None:
    """KA-26, KA-37, KA-43: draw an X in the tile; a 10 slams the way in shut, and anything else is a challenge."""
    mark_tile(s, Mark.CROSS)
    if rank(card) == Rank.TEN:
        slam(s, box)
        s.phase = Phase.SEALED
    else:
        face_challenge(s, box, rank(card))


# ---------------------------------------------------------------- treasure


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
