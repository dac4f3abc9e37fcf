"""The kinds of note that rules write as the game goes on; tell/events.py cites the clause of each kind."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Each kind of note with the names of its numbers, in the order of a game."""

    BOARD = kind("seat", "cousin")
    ROLL_OFF = kind("seat", "face")
    BEGINS = kind("seat")
    EMPEROR = kind("round")
    NO_DICE = kind("seat")
    ROLLED = kind("seat", "yellow", "blue", "purple")
    """For each colour, how many dice show each face: two decimal digits per face, the ones on the right."""
    CRASHED = kind("seat", "sixes")
    LOST = kind("seat", "kind", "hex")
    POWER = kind("seat", "power")
    BOUGHT = kind("seat", "kind", "price", "power")
    PLACED = kind("seat", "kind", "spot", "stars")
    TURNED_UP = kind("kind")
    CYCLED = kind("seat", "kind", "price", "power")
    STOPPED = kind("seat", "power")
    NOTHING_LEFT = kind("seat", "power")
    MAJORITY = kind("seat", "symbol", "count")
    NO_MAJORITY = kind("symbol")
    SCORED = kind("seat", "stars", "points")
    OVER = kind("ending", "winners", "points")
    """`winners` is a set of seats."""
