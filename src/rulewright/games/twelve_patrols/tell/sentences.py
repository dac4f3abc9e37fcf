"""What the rules tell: each kind of note with its numbers, its sentence and the clause that makes it happen."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence

from .names import COLOUR_NAMES, card_name, cell_name, gap_name, kind_name, line_name
from ..state import PATROLS, Box

NOTES = Notes(
    card=lambda box, names, card: card_name(box, card),
    cell=lambda box, names, cell: cell_name(cell),
    gap=lambda box, names, gap: gap_name(gap),
    line=lambda box, names, line: line_name(line),
    kind=lambda box, names, kind: kind_name(kind),
    colour=COLOUR_NAMES,
)

ROLLED = NOTES.kind("rolled", "colour", "face")
NOTES.say(ROLLED, "A {colour} knight rolls {face}.", "TP-6")
CARD = NOTES.kind("card", "card", "slot")
NOTES.say(CARD, "{card} lies in the display.", "TP-8")
TURNED = NOTES.kind("turned", "card", "slot")
NOTES.say(TURNED, "{card} comes into the display.", "TP-13")
LAID = NOTES.kind("laid", "card", "cell")
NOTES.say(LAID, "{names[0]} lays {card} on {cell}.", "TP-10")
OPENED = NOTES.kind("opened", "gap")
NOTES.say(OPENED, "{names[0]} mans {gap} early.", "TP-14")
SENT = NOTES.kind("sent", "kind", "gap")
NOTES.say(SENT, "A {kind} goes to {gap}.", "TP-17")
GUARDED = NOTES.kind("guarded", "gap", "soldiers")
LINE_MANNED = NOTES.kind("line_manned", "line")
NOTES.say(LINE_MANNED, "Every side along {line} has what it asks for.", "TP-27")
WON = NOTES.kind("won", "spare")
LOST = NOTES.kind("lost", "line", "patrols")
NOTES.say(
    LOST,
    f"Nobody is left who could man {{line}}: the kingdom falls with {{patrols}} of {PATROLS} patrols in place.",
    "TP-A17",
)
LEFT = NOTES.kind("left", "patrols")
NOTES.say(LEFT, f"{{names[0]}} gives up with {{patrols}} of {PATROLS} patrols in place.", "TP-A11")


@NOTES.tell(GUARDED)
def guarded(box: Box, names: Sequence[str], gap: int, soldiers: int) -> Sentence:
    return f"{soldiers} guard{'s' if soldiers == 1 else ''} {gap_name(gap)}, for better or worse.", "TP-A16"


@NOTES.tell(WON)
def won(box: Box, names: Sequence[str], spare: int) -> Sentence:
    left = "nobody" if spare == 0 else f"{spare} soldier{'' if spare == 1 else 's'}"
    return f"All {PATROLS} patrols are in place: the kingdom is safe, with {left} to spare.", "TP-19"
