"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log; tell/events.py cites the clause of each kind."""

    ROLLED = kind("colour", "face", clause="TP-6")
    CARD = kind("card", "slot", clause="TP-8")
    TURNED = kind("card", "slot", clause="TP-13")
    LAID = kind("card", "cell", clause="TP-10")
    OPENED = kind("gap", clause="TP-14")
    SENT = kind("kind", "gap", clause="TP-17")
    GUARDED = kind("gap", "soldiers", clause="TP-A16")
    LINE_MANNED = kind("line", clause="TP-27")
    WON = kind("spare", clause="TP-19")
    LOST = kind("line", "patrols", clause="TP-A17")
    LEFT = kind("patrols", clause="TP-A11")
