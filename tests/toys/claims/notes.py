"""Claims: what is told."""

from __future__ import annotations

from rulewright.kernel import Notes

NOTES = Notes(cell=lambda box, names, cell: str(cell + 1))
READY = NOTES.kind("ready", "seat")
NOTES.say(READY, "{seat} has bid.", "CM-2")
SHOWN = NOTES.kind("shown", "seat", "cell", "coins")
NOTES.say(SHOWN, "{seat} bid {coins} for cell {cell}.", "CM-4")
TAKEN = NOTES.kind("taken", "seat", "cell")
NOTES.say(TAKEN, "{seat} takes cell {cell}.", "CM-4")
