"""High Card: what is told."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence

from .state import Box

NOTES = Notes()
DEALT = NOTES.kind("dealt", "card")
LAID = NOTES.kind("laid", "seat")
NOTES.say(LAID, "{seat} has laid a card.", "TOY-3")
TRICK = NOTES.kind("trick", "seat", "worth")


@NOTES.tell(DEALT)
def dealt(box: Box, names: Sequence[str], card: int) -> Sentence:
    return f"You are dealt the {card + 1}.", "TOY-1"


@NOTES.tell(TRICK)
def trick(box: Box, names: Sequence[str], seat: int, worth: int) -> Sentence:
    return f"{names[seat]} takes the trick with {worth + 1}.", "TOY-4"
