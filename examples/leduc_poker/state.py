"""The state, moves and notes of Leduc poker. Its box holds nothing but the ranks of the cards."""

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
RANKS, COPIES = SEATS + 1, 2
ANTE, RAISES = 1, 2
CHIPS = ANTE + RAISES * (2 + 4)
"""The most chips a player can pay into the pot."""
NOTHING = -1
"""Stands for a card that is absent or unknown."""


class End(Enumeration):
    POT_TAKEN = 1


class Verb(Verbs):
    FOLD = verb()
    CALL = verb()
    RAISE = verb()


class Note(NoteKinds):
    DEALT = kind("card")
    FOLDED = kind("seat")
    PAID = kind("seat", "price")
    TURNED = kind("card")
    SHOWN = kind("seat", "card")
    WON = kind("seat", "chips")


class Box(GameBox):
    """Holds only the number of players."""


class Seat(Struct):
    """One player."""

    card: int = owned(int8, blank=NOTHING, of=Id(RANKS))
    """The rank of the card in hand, for its owner alone."""
    shown: int = public(int8, of=Id(RANKS))
    """The card as it was shown at the end."""
    paid: int = public(int8, of=Count(CHIPS))
    """Chips put into the pot."""
    won: int = public(int8, of=Count(SEATS * CHIPS))
    """Chips taken out of it."""


class State(GameState):
    deck: Pile = field(pile(RANKS * COPIES))
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
    table: int = public(int8, of=Id(RANKS))
    """The rank of the card for everybody, or -1 in the first round."""
    folded: int = public(bits(SEATS), of=SEAT_SET)
    """The seats that are out."""
    price: int = public(int8, of=Count(CHIPS))
    """What you must have paid to stay in."""
    raised: int = public(int8, of=Count(RAISES))
    """How often the price has gone up in this round."""
    asked: int = public(int8, of=Count(SEATS))
    """How many are still to be asked in this round."""
    mover: int = public(int8, of=SEAT)
