"""Ante: what is printed, what changes, what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    Content,
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

SEATS, CARDS = 4, 8
NOTHING = -1
PLAYED = 1


class Verb(Verbs):
    FOLD = verb()
    CALL = verb()
    RAISE = verb()


class Note(NoteKinds):
    DEALT = kind("card")
    FOLDED = kind("seat")
    PAID = kind("seat", "price")
    SHOWN = kind("seat", "card")
    WON = kind("seat", "chips")


OPTIONS = (Option("raises", "how often the price may go up in a hand", 2, low=1, high=3),)


class Box(GameBox):
    hands: int = public(int8)
    ante: int = public(int8)
    step: int = public(int8)
    raises: int = public(int8)


class Seat(Struct):
    """One player. The card is theirs alone; what they paid into the pot, all have seen."""

    card: int = owned(int8, blank=NOTHING)
    chips: int = public(int16)
    paid: int = public(int16)
    folded: int = public(int8)
    shown: int = public(int8)
    """The card shown at the end of the last hand, which all may remember."""


class State(GameState):
    deck: Pile = field(pile(CARDS))
    seats: list[Seat] = field(Seat, SEATS)
    hand: int = public(int8)
    mover: int = public(int8)
    price: int = public(int16)
    """What a player must have paid to stay in."""
    raised: int = public(int8)
    asked: int = public(int8)
    """How many are still to be asked before the cards are shown."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.hands = file.number("hands", 1, 9)
    box.ante = file.number("ante", 1, 20)
    box.step = file.number("raise", 1, 20)
    box.raises = options["raises"]
    return box
