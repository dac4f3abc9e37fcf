"""High Card: what is printed, what changes, what can be done."""

from __future__ import annotations

from rulewright.kernel import (
    Actions,
    GameBox,
    GameState,
    Option,
    Pile,
    Record,
    field,
    int8,
    int16,
    owned,
    pile,
    public,
)

SEATS, HAND, CARDS = 3, 3, 12
OUT, GAVE_UP = 1, 2

ACTIONS = Actions()
LAY = ACTIONS.verb("lay", card=CARDS)
STAND_UP = ACTIONS.verb("stand up", concede=True)

OPTIONS = (Option("bonus", "the largest face of the die", 6, low=1, high=6),)


class Box(GameBox):
    bonus: int = public(int8)
    worth: int = public(int8)


class Seat(Record):
    hand: Pile = owned(pile(HAND))
    laid: int = owned(int8, blank=-2)
    ready: int = public(int8)
    tricks: int = public(int16)


class State(GameState):
    deck: Pile = field(pile(CARDS))
    out: Pile = public(pile(CARDS))
    seats: list[Seat] = field(Seat, SEATS)
