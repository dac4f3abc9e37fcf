"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log; the sentences are in `locales`."""

    OPENED = kind("card", "goal", clause="CL-R5")
    ROUND = kind("round", clause="CL-4")
    DEALT = kind("order", "action", "face", clause="CL-5")
    TURNED = kind("order", "face", clause="CL-H37")
    LAID = kind("top", "window", "first", "second", "third", clause="CL-6")
    BEGUN = kind("step", "icon", clause="CL-10")
    BUILT = kind("component", "price", clause="CL-11")
    REPLACED = kind(clause="CL-R16")
    RAISED = kind("floor", "card", "price", clause="CL-R15")
    EXTRA = kind("component", "index", "price", clause="CL-34")
    HIRED = kind("who", "index", "price", clause="CL-13")
    ADMITTED = kind("patient", "index")
    WALKED = kind("who", "origin", "place", "time")
    SENT_AWAY = kind("who", "place", clause="CL-R19")
    STAYED = kind("who", "place", clause="CL-H28")
    TURNED_AWAY = kind("patient", "index", "lost")
    NO_ROOM = kind("patient", "index", clause="CL-H9")
    TREATED = kind("place", "doctor", "patient", "nurses", "income", clause="CL-25")
    GARDENS = kind("income", clause="CL-R11")
    BILL = kind("upkeep", "saved", "wages", clause="CL-26")
    UNPAID = kind("missing", "lost", clause="CL-26")
    BOUGHT = kind("popularity", "price", clause="CL-27")
    TIRED = kind("place", "who", clause="CL-R29")
    WORSE = kind("place", "who", clause="CL-28")
    DIED = kind("place", "lost", clause="CL-R30")
    COUNTED = kind("popularity", "doctors", "rooms", "extras", "time", "patients", "score", clause="CL-R31")
    CLOSED = kind("goal", "how")
