"""The state, moves, notes and option of liar's dice.

A bid is a number: bid n is for n // faces + 1 dice of face n % faces + 1, so that a higher number is a higher bid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    SEAT,
    Content,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    NoteKinds,
    Option,
    SetOf,
    Struct,
    Verbs,
    bits,
    field,
    int8,
    kind,
    owned,
    public,
    verb,
)

SEATS, FACES = 2, 6
BIDS = SEATS * FACES
NOTHING = -1
"""Stands for a bid, or a player, that is absent."""


class End(Enumeration):
    DOUBTED = 1


class Verb(Verbs):
    BID = verb(bid=BIDS)
    DOUBT = verb()


class Note(NoteKinds):
    ROLLED = kind("die")
    BID = kind("seat", "count", "face")
    DOUBTED = kind("seat")
    SHOWN = kind("seat", "die")
    WON = kind("seat")


OPTIONS = (Option("faces", "how many faces a die has", FACES, low=3, high=FACES),)


class Box(GameBox):
    faces: int = public(int8)


class Seat(Struct):
    """One player."""

    die: int = owned(int8, of=Count(FACES))
    """The face of the die, for its owner alone; 0 is unknown."""
    shown: int = public(int8, of=Count(FACES))
    """The face as it was shown at the end."""


class State(GameState):
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
    bids: int = public(bits(BIDS), of=SetOf(BIDS))
    """The bids so far."""
    bid: int = public(int8, of=Id(BIDS))
    """The highest of them, or -1."""
    mover: int = public(int8, of=SEAT)
    winner: int = public(int8, of=SEAT)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.faces = options["faces"]
    return box
