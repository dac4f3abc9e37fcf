"""The messages of the game, and the kinds of note that rules write as it goes on; the sentences are in `locales`."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Each kind of note with the names of its numbers, in the order of a turn (AM-2)."""

    TURN = kind("company", "round")
    EVENT = kind("company", "event")
    BROKE = kind("company")
    RESCUED = kind("company")
    KEPT = kind("company", "price")
    FEE = kind("company", "drill", "price")
    DRILLED = kind("company", "a", "b", "c", "d", "e")
    REROLLED = kind("a", "b", "c", "d", "e")
    MODIFIED = kind("company", "face")
    ALTERED = kind("company", "face", "first", "second", "first_now", "second_now")
    DUG = kind("company", "mineral")
    NOTHING_DUG = kind("company")
    EXCAVATED = kind("company", "asteroid", "depth")
    BID = kind("company", "bid", "a", "b", "won")
    SOLD = kind("company", "mineral", "price", "column")
    BOUGHT_DRILL = kind("company", "drill", "price")
    BOUGHT_EQUIPMENT = kind("company", "level", "price")
    TRIES = kind("company", "row", "component")
    SMELTED = kind("roll", "a", "b")
    NATURAL = kind("company", "component")
    CONTROL = kind("roll", "face")
    FORGED = kind("company", "row", "component", "pay", "orange")
    BANKED = kind("company", "row", "risk", "rows")
    FAILED = kind("company", "row")
    OVERTIME = kind("company", "row", "risk")
    FELL = kind("company", "row", "rows", "risk")
    ARRIVED = kind("asteroid")
    MISSED = kind("company", "row")
    ENDS = kind("red", "purple", "end")
