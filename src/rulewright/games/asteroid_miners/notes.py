"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Each kind of note with the names of its numbers, in the order of a turn (AM-2)."""

    TURN = kind("company", "round", clause="AM-2")
    EVENT = kind("company", "event")
    BROKE = kind("company", clause="AM-40")
    RESCUED = kind("company", clause="AM-39")
    KEPT = kind("company", "price", clause="AM-H13")
    FEE = kind("company", "drill", "price", clause="AM-14")
    DRILLED = kind("company", "a", "b", "c", "d", "e", clause="AM-R3")
    REROLLED = kind("a", "b", "c", "d", "e", clause="AM-R4")
    MODIFIED = kind("company", "face", clause="AM-R9")
    ALTERED = kind("company", "face", "first", "second", "first_now", "second_now", clause="AM-R9")
    DUG = kind("company", "mineral", clause="AM-6")
    NOTHING_DUG = kind("company", clause="AM-6")
    EXCAVATED = kind("company", "asteroid", "depth", clause="AM-6")
    BID = kind("company", "bid", "a", "b", "won", clause="AM-R11")
    SOLD = kind("company", "mineral", "price", "column")
    BOUGHT_DRILL = kind("company", "drill", "price", clause="AM-R13")
    BOUGHT_EQUIPMENT = kind("company", "level", "price", clause="AM-R13")
    TRIES = kind("company", "row", "component", clause="AM-24")
    SMELTED = kind("roll", "a", "b", clause="AM-25")
    NATURAL = kind("company", "component", clause="AM-26")
    CONTROL = kind("roll", "face", clause="AM-27")
    FORGED = kind("company", "row", "component", "pay", "orange")
    BANKED = kind("company", "row", "risk", "rows")
    FAILED = kind("company", "row", clause="AM-30")
    OVERTIME = kind("company", "row", "risk", clause="AM-33")
    FELL = kind("company", "row", "rows", "risk", clause="AM-36")
    ARRIVED = kind("asteroid", clause="AM-8")
    MISSED = kind("company", "row", clause="AM-38")
    ENDS = kind("red", "purple", "end", clause="AM-12")
