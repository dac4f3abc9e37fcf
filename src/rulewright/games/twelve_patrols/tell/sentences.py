"""The sentences of the log: one for each kind of note, with the clause behind it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence
from rulewright.kernel.text import many

from ..notes import Note
from ..state import PATROLS, Box
from .names import COLOUR_NAMES, card_name, cell_name, gap_name, kind_name, line_name

NOTES = Notes(
    Note,
    card=lambda box, names, card: card_name(box, card),
    cell=lambda box, names, cell: cell_name(cell),
    gap=lambda box, names, gap: gap_name(gap),
    line=lambda box, names, line: line_name(line),
    kind=lambda box, names, kind: kind_name(kind),
    colour=COLOUR_NAMES,
)

NOTES.say(Note.ROLLED, "A {colour} knight rolls {face}.", "TP-6")
NOTES.say(Note.CARD, "{card} lies in the display.", "TP-8")
NOTES.say(Note.TURNED, "{card} comes into the display.", "TP-13")
NOTES.say(Note.LAID, "{names[0]} lays {card} on {cell}.", "TP-10")
NOTES.say(Note.OPENED, "{names[0]} mans {gap} early.", "TP-14")
NOTES.say(Note.SENT, "A {kind} goes to {gap}.", "TP-17")
NOTES.say(Note.LINE_MANNED, "Every side along {line} has what it asks for.", "TP-27")
NOTES.say(
    Note.LOST,
    f"Nobody is left who could man {{line}}: the kingdom falls with {{patrols}} of {PATROLS} patrols in place.",
    "TP-A17",
)
NOTES.say(Note.LEFT, f"{{names[0]}} gives up with {{patrols}} of {PATROLS} patrols in place.", "TP-A11")


@NOTES.tell(Note.GUARDED)
def guarded(box: Box, names: Sequence[str], gap: int, soldiers: int) -> Sentence:
    return f"{soldiers} guard{'s' if soldiers == 1 else ''} {gap_name(gap)}, for better or worse.", "TP-A16"


@NOTES.tell(Note.WON)
def won(box: Box, names: Sequence[str], spare: int) -> Sentence:
    left = "nobody" if spare == 0 else many(spare, "soldier")
    return f"All {PATROLS} patrols are in place: the kingdom is safe, with {left} to spare.", "TP-19"
