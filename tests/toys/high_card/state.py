"""High Card: what is printed, what changes, what can be done."""

from __future__ import annotations

from rulewright.kernel import (
    Enumeration,
    GameBox,
    GameState,
    NoteKinds,
    Option,
    Pile,
    Struct,
    Verbs,
    field,
    int8,
    int16,
    kind,
    owned,
    pile,
    public,
    verb,
)

SEATS, HAND, CARDS = 3, 3, 12


class End(Enumeration):
    OUT = 1
    GAVE_UP = 2


class Verb(Verbs):
    LAY = verb(card=CARDS)
    STAND_UP = verb(name="stand up", concede=True)


class Note(NoteKinds):
    DEALT = kind("card")
    LAID = kind("seat")
    TRICK = kind("seat", "worth")


OPTIONS = (Option("bonus", "the largest face of the die", 6, low=1, high=6),)


class Box(GameBox):
    bonus: int = public(int8)
    worth: int = public(int8)


class Seat(Struct):
    hand: Pile = owned(pile(HAND))
    laid: int = owned(int8, blank=-2)
    ready: int = public(int8)
    tricks: int = public(int16)


class State(GameState):
    deck: Pile = field(pile(CARDS))
    out: Pile = public(pile(CARDS))
    seats: list[Seat] = field(Seat, SEATS)
