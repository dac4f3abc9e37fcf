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

SEATS, MOST_ROUNDS = 4, 9
NOTHING, HIDDEN = -1, -2


class End(Enumeration):
    PRIZES_GONE = 1


class Verb(Verbs):
    BID = verb(card=MOST_ROUNDS)  # 0 is the card with a one on it


class Note(NoteKinds):
    PRIZE = kind("prize")
    READY = kind("seat")
    SHOWN = kind("seat", "card")
    WON = kind("seat", "prize")
    NOBODY = kind("prize")


class Box(GameBox):
    rounds: int = public(int8)


class Seat(Struct):
    """One player. Everybody sees which cards they have left, but not which one they have chosen."""

    left: int = public(bits(MOST_ROUNDS))
    bid: int = owned(int8, blank=HIDDEN)
    ready: int = public(int8)
    points: int = public(int8)


class State(GameState):
    seats: list[Seat] = field(Seat, SEATS)
    prizes: int = public(bits(MOST_ROUNDS))
    """Those to come, in an order that nobody knows."""
    prize: int = public(int8)
    """The one to bid for now."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.rounds = file.number("rounds", 2, MOST_ROUNDS)
    return box
