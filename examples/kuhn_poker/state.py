"""The state, moves and notes of Kuhn poker. Its box holds nothing but the ranks of the cards."""

from __future__ import annotations

from rulewright.kernel import (
    SEAT,
    SEAT_SET,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    NoteKinds,
    Pile,
    Struct,
    Verbs,
    bits,
    field,
    int8,
    kind,
    owned,
    pile,
    public,
    verb,
)

SEATS = 3
CARDS = SEATS + 1
NOTHING = -1
"""Stands for a card that is absent or unknown."""


class End(Enumeration):
    POT_TAKEN = 1


class Verb(Verbs):
    PASS = verb()
    BET = verb()


class Note(NoteKinds):
    DEALT = kind("card")
    PASSED = kind("seat")
    BET = kind("seat")
    SHOWN = kind("seat", "card")
    WON = kind("seat", "chips")


class Box(GameBox):
    """Holds only the number of players."""


class Seat(Struct):
    """One player."""

    card: int = owned(int8, blank=NOTHING, of=Id(CARDS))
    """The card in hand, for its owner alone."""
    shown: int = public(int8, of=Id(CARDS))
    """The card as it was shown at the end."""


class State(GameState):
    deck: Pile = field(pile(CARDS))
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
    bets: int = public(bits(SEATS), of=SEAT_SET)
    """The seats that have put in a second chip."""
    opener: int = public(int8, of=SEAT)
    """The seat that bet first, or -1."""
    asked: int = public(int8, of=Count(2 * SEATS))
    """How many decisions there have been."""
    mover: int = public(int8, of=SEAT)
    winner: int = public(int8, of=SEAT)
