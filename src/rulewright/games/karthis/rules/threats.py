"""Spades and Clubs: the threats of the temple (KA-37 to KA-45)."""

from __future__ import annotations

from rulewright.kernel import d6, note, rule

from ..notes import Note
from ..state import Box, Mark, Phase, Rank, State
from .deck import rank
from .endings import hurt
from .map import mark_tile, slam


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
