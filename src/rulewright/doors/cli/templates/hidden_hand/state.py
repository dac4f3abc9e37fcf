"""What is printed, what changes, what players can do and what can happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    Content,
    Enumeration,
    GameBox,
    GameState,
    NoteKinds,
    Pile,
    Struct,
    Verbs,
    field,
    int8,
    kind,
    owned,
    pile,
    public,
    verb,
)

SEATS, CARDS, MOST_HAND = 4, 24, 6
NOTHING = -1


class End(Enumeration):
    HANDS_EMPTY = 1


class Verb(Verbs):
    LAY = verb(card=CARDS)


class Note(NoteKinds):
    DEALT = kind("card")
    LAID = kind("seat", "card")
    TRICK = kind("seat", "card")


class Box(GameBox):
    hand: int = public(int8)


class Seat(Struct):
    """One player. Only they see their hand; everybody sees how many cards it has."""

    hand: Pile = owned(pile(MOST_HAND))
    laid: int = public(int8)
    """The card in this trick, or NOTHING."""
    tricks: int = public(int8)


class State(GameState):
    deck: Pile = field(pile(CARDS))
    """What was not dealt: nobody sees it."""
    out: Pile = public(pile(CARDS))
    """The cards of earlier tricks."""
    seats: list[Seat] = field(Seat, SEATS)
    mover: int = public(int8)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.hand = file.number("hand", 1, MOST_HAND)
    return box
