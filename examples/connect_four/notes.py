"""What connect four tells as it is played."""

from __future__ import annotations

from rulewright.kernel import Notes

NOTES = Notes(column=lambda box, names, column: str(column + 1))
DROPPED = NOTES.kind("dropped", "seat", "column")
NOTES.say(DROPPED, "{seat} drops a disc in column {column}.", "C4-2")
