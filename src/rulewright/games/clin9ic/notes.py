"""The messages of the game, and the kinds of note that rules write as it goes on, each with the names of its numbers."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log; the sentences are in `locales`."""

    OPENED = kind("card", "goal")
    ROUND = kind("round")
    DEALT = kind("order", "action", "face")
    TURNED = kind("order", "face")
    LAID = kind("top", "window", "first", "second", "third")
    BEGUN = kind("step", "icon")
    BUILT = kind("component", "price")
    REPLACED = kind()
    RAISED = kind("floor", "card", "price")
    EXTRA = kind("component", "index", "price")
    HIRED = kind("who", "index", "price")
    ADMITTED = kind("patient", "index")
    WALKED = kind("who", "origin", "place", "time")
    SENT_AWAY = kind("who", "place")
    STAYED = kind("who", "place")
    TURNED_AWAY = kind("patient", "index", "lost")
    NO_ROOM = kind("patient", "index")
    TREATED = kind("place", "doctor", "patient", "nurses", "income")
    GARDENS = kind("income")
    BILL = kind("upkeep", "saved", "wages")
    UNPAID = kind("missing", "lost")
    BOUGHT = kind("popularity", "price")
    TIRED = kind("place", "who")
    WORSE = kind("place", "who")
    DIED = kind("place", "lost")
    COUNTED = kind("popularity", "doctors", "rooms", "extras", "time", "patients", "score")
    CLOSED = kind("goal", "how")
