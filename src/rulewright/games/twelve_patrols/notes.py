"""The messages of the game, and the kinds of note that rules write as it goes on, each with the names of its numbers."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log; tell/events.py cites the clause of each kind."""

    ROLLED = kind("colour", "face")
    CARD = kind("card", "slot")
    TURNED = kind("card", "slot")
    LAID = kind("card", "cell")
    OPENED = kind("gap")
    SENT = kind("kind", "gap")
    GUARDED = kind("gap", "soldiers")
    LINE_MANNED = kind("line")
    WON = kind("spare")
    LOST = kind("line", "patrols")
    LEFT = kind("patrols")
