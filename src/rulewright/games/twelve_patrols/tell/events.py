"""The log: the clause behind each kind of note, and how its numbers are put into words. The sentences are in `locales`."""

from __future__ import annotations

from rulewright.kernel import Notes

from ..notes import SAY, Note
from ..state import PATROLS
from .names import COLOUR_NAMES, card_name, cell_name, gap_name, line_name, soldier

NOTES = Notes(
    Note,
    SAY,
    {"player": lambda box, names: names[0], "all": lambda box, names: PATROLS},
    card=lambda box, names, card: card_name(box, card),
    cell=lambda box, names, cell: cell_name(cell),
    gap=lambda box, names, gap: gap_name(gap),
    line=lambda box, names, line: line_name(line),
    kind=lambda box, names, kind: soldier(kind),
    colour=COLOUR_NAMES,
)

NOTES.cite(Note.ROLLED, "TP-6")
NOTES.cite(Note.CARD, "TP-8")
NOTES.cite(Note.TURNED, "TP-13")
NOTES.cite(Note.LAID, "TP-10")
NOTES.cite(Note.OPENED, "TP-14")
NOTES.cite(Note.SENT, "TP-17")
NOTES.cite(Note.GUARDED, "TP-A16")
NOTES.cite(Note.LINE_MANNED, "TP-27")
NOTES.cite(Note.WON, "TP-19")
NOTES.cite(Note.LOST, "TP-A17")
NOTES.cite(Note.LEFT, "TP-A11")
