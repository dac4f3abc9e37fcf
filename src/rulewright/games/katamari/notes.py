"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Each kind of note with the names of its numbers, in the order of a game."""

    BOARD = kind("seat", "cousin", clause="KT-7")
    ROLL_OFF = kind("seat", "face", clause="KT-11")
    BEGINS = kind("seat", clause="KT-12")
    EMPEROR = kind("round", clause="KT-15")
    NO_DICE = kind("seat", clause="KT-H6")
    ROLLED = kind("seat", "yellow", "blue", "purple", clause="KT-24")
    """For each colour, how many dice show each face: two decimal digits per face, the ones on the right."""
    CRASHED = kind("seat", "sixes", clause="KT-25")
    LOST = kind("seat", "kind", "hex", clause="KT-27")
    POWER = kind("seat", "power", clause="KT-30")
    BOUGHT = kind("seat", "kind", "price", "power", clause="KT-33")
    PLACED = kind("seat", "kind", "spot", "stars", clause="KT-34")
    TURNED_UP = kind("kind", clause="KT-9")
    CYCLED = kind("seat", "kind", "price", "power", clause="KT-39")
    STOPPED = kind("seat", "power", clause="KT-32")
    NOTHING_LEFT = kind("seat", "power", clause="KT-H35")
    MAJORITY = kind("seat", "symbol", "count", clause="KT-44")
    NO_MAJORITY = kind("symbol", clause="KT-H23")
    SCORED = kind("seat", "stars", "points", clause="KT-43")
    OVER = kind("ending", "winners", "points")
    """`winners` is a set of seats."""
