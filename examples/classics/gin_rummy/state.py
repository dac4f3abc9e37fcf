"""What changes, what can be done and what is told.

Hands are sets of cards. A card is 13 * suit + rank; the ranks go from the ace to the king.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    FLAG,
    SEAT,
    Content,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    NoteKinds,
    Option,
    Struct,
    Verbs,
    bits,
    field,
    int8,
    int16,
    kind,
    owned,
    public,
    scratch,
    secret,
    table,
    verb,
)

SUITS, RANKS, HAND = 4, 13, 10
CARDS = SUITS * RANKS
ALL = (1 << CARDS) - 1
NOTHING = -1
WALL = 2
"""So many cards of the stock are never drawn."""
TAKES = 50
"""The upcard is taken so often at most in a game, not counting the first."""
MOST_DEADWOOD, MOST_BONUS = 98, 100
LAID, ROOM = 3, 32
"""The most melds in a hand side by side, and room for all that can be chosen from."""
MOST_MOVES = 3 + 2 * (TAKES + CARDS) + 2 * HAND


def _same(rank: int, without: int) -> int:
    return sum(1 << RANKS * suit + rank for suit in range(SUITS) if suit != without)


MELDS = tuple(
    [_same(rank, without) for rank in range(RANKS) for without in range(SUITS + 1)]
    + [
        ((1 << length) - 1) << RANKS * suit + rank
        for length in (3, 4, 5)
        for suit in range(SUITS)
        for rank in range(RANKS - length + 1)
    ]
)
"""All melds as sets: three or four of a rank, then runs of three to five. A longer run is two melds."""
SETS = table([*MELDS])
OF_RANK = table([_same(rank, SUITS) for rank in range(RANKS)])


class Phase(Enumeration):
    FIRST = 0
    DRAWING = 1
    DISCARDING = 2
    KNOCKING = 3
    LAYING = 4
    ADDING = 5
    MELDING = 6
    AT_WALL = 7


class End(Enumeration):
    KNOCK = 1
    WALL = 2
    STANDSTILL = 3


class Verb(Verbs):
    TAKE = verb()
    DRAW = verb()
    PASS = verb()
    KNOCK = verb()
    DISCARD = verb(card=CARDS)
    ADD = verb(card=CARDS)
    MELD = verb(meld=len(MELDS))


class Note(NoteKinds):
    DEALT = kind("cards", clause="GR-1")
    UPCARD = kind("card", clause="GR-1")
    PASSED = kind("seat", clause="GR-3")
    TOOK = kind("seat", "card", clause="GR-4")
    DREW = kind("seat", clause="GR-4")
    GOT = kind("card", clause="GR-4")
    DISCARDED = kind("seat", "card", clause="GR-5")
    KNOCKED = kind("seat", "cards", clause="GR-6")
    MELDED = kind("seat", "cards", clause="GR-7")
    ADDED = kind("seat", "card", clause="GR-9")
    LEFT = kind("seat", "points", clause="GR-11")
    GIN = kind("seat", clause="GR-11")
    UNDERCUT = kind("seat", clause="GR-11")
    STOPPED = kind("end")


OPTIONS = (
    Option("knock", "the most deadwood with which you may knock", 10, low=0, high=10),
    Option("oklahoma", "whether the first upcard says how much deadwood you may knock with", "no", words=("no", "yes")),
    Option("gin", "points for gin", 25, low=0, high=MOST_BONUS),
    Option("undercut", "points for an undercut", 25, low=0, high=MOST_BONUS),
    Option("hand", "how many cards are dealt to each player", HAND, low=5, high=HAND),
)


class Box(GameBox):
    knock: int = public(int8, of=Count(10))
    oklahoma: int = public(int8, of=FLAG)
    gin: int = public(int8, of=Count(MOST_BONUS))
    undercut: int = public(int8, of=Count(MOST_BONUS))
    hand: int = public(int8, of=Count(HAND))


class Seat(Struct):
    """One player."""

    hand: int = owned(bits(CARDS))
    known: int = public(bits(CARDS))
    """The cards in hand that everybody has seen: upcards that were taken, and all after a knock."""
    melds: list[int] = public(bits(CARDS), LAID)
    """The melds that were laid out."""


class State(GameState):
    seats: list[Seat] = field(Seat, 2, by=SEAT)
    upcard: int = public(int8, of=Id(CARDS))
    """The card that may be taken; -1: none."""
    stock: int = secret(bits(CARDS))
    left: int = public(int8, of=Count(CARDS))
    """Cards in the stock."""
    discards: int = public(bits(CARDS))
    """The cards below the upcard."""
    added: int = public(bits(CARDS))
    """The cards that were laid off on the knocker's melds."""
    cards: list[int] = public(int8, 2, by=SEAT, of=Count(HAND + 1))
    """How many each player has in hand."""
    points: list[int] = public(int16, 2, by=SEAT, of=Count(MOST_DEADWOOD + MOST_BONUS, -MOST_DEADWOOD - MOST_BONUS))
    mover: int = public(int8, of=SEAT)
    phase: int = public(int8, of=Phase)
    knock: int = public(int8, of=Count(10))
    """The most deadwood with which you may knock."""
    passed: int = public(int8, of=Count(2))
    """How many have not wanted the first upcard."""
    before: int = public(int8, of=Id(CARDS))
    """What was the upcard when this turn began; -1: nothing yet."""
    repeated: int = public(int8, of=FLAG)
    """Whether the last player discarded the card that they had taken."""
    takes: int = public(int8, of=Count(TAKES))
    """How often the upcard was taken, not counting the first."""
    found: list[int] = scratch(bits(CARDS), ROOM)
    """Melds in a hand."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.knock, box.gin, box.undercut = options["knock"], options["gin"], options["undercut"]
    box.hand, box.oklahoma = options["hand"], int(options["oklahoma"] == "yes")
    return box
