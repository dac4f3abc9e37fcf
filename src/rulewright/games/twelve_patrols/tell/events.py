"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`."""

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
