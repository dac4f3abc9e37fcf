"""What changes, what can be done and what is told.

Hands are sets of cards. A card is 13 * suit + rank: the suits are clubs, diamonds, spades and hearts, the ranks go from the
two to the ace. Seats are numbered clockwise, so the player on your left has the next number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    FLAG,
    SEAT,
    SEAT_SET,
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
    seen,
    verb,
)

SEATS, SIZE, PASSED = 4, 13, 3
"""Players, cards in a hand, and cards that each of them passes."""
CARDS = SEATS * SIZE
ALL = (1 << CARDS) - 1
NOTHING = -1
CLUBS, HEARTS = (1 << SIZE) - 1, ((1 << SIZE) - 1) << 3 * SIZE


class Card(Enumeration):
    """The single cards that rules name."""

    TWO_OF_CLUBS = 0
    JACK_OF_DIAMONDS = SIZE + 9
    QUEEN_OF_SPADES = 2 * SIZE + 10


POINTS = HEARTS | 1 << Card.QUEEN_OF_SPADES


class Cost(Enumeration):
    """Points for a card, for all hearts and the queen together, and for taking no trick."""

    QUEEN = 13
    JACK = -10
    ALL = 26
    NO_TRICK = -5


MOST_HANDS = 16
MOST_POINTS = Cost.ALL * MOST_HANDS


class Phase(Enumeration):
    PASSING = 0
    PLAYING = 1


class Way(Enumeration):
    """Where cards are passed: so many seats to the left."""

    NOWHERE = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3


class Passing(Enumeration):
    """How the way is chosen, hand by hand."""

    TURNING = 0
    DRAWN = 1
    NONE = 2


class End(Enumeration):
    HANDS_PLAYED = 1


class Verb(Verbs):
    PASS = verb(card=CARDS)
    PLAY = verb(card=CARDS)


class Note(NoteKinds):
    DEALT = kind("cards", clause="HT-1")
    WAY = kind("way", clause="HT-2")
    PASSED = kind("card", clause="HT-3")
    READY = kind("seat", clause="HT-3")
    RECEIVED = kind("seat", "cards", clause="HT-3")
    PLAYED = kind("seat", "card", clause="HT-4")
    BROKEN = kind(clause="HT-8")
    TRICK = kind("seat", "points", clause="HT-9")
    MOON = kind("seat", clause="HT-12")
    NO_TRICK = kind("seat", clause="HT-13")
    HAND = kind("seat", "points", "total", clause="HT-14")


OPTIONS = (
    Option("hands", "how many hands are played", 1, low=1, high=MOST_HANDS, shown=True),
    Option("passing", "where cards are passed", "turning", words=("turning", "drawn", "none")),
    Option("any_club", "whether any club may be led first", "no", words=("no", "yes")),
    Option("clean", "whether the first trick is kept free of points", "yes", words=("yes", "no")),
    Option("breaking", "whether hearts must be broken before they are led", "yes", words=("yes", "no")),
    Option("queen_breaks", "whether the queen of spades breaks hearts, too", "yes", words=("yes", "no")),
    Option("spare_queen", "whether you may lead a heart rather than the queen", "no", words=("no", "yes")),
    Option("jack", "whether the jack of diamonds takes ten points off", "no", words=("no", "yes")),
    Option("no_trick", "whether taking no trick takes five points off", "no", words=("no", "yes")),
)


class Box(GameBox):
    hands: int = public(int8, of=Count(MOST_HANDS))
    passing: int = public(int8, of=Passing)
    opening: int = public(bits(CARDS))
    """The cards that may be led first in a hand."""
    barred: int = public(bits(CARDS))
    """The cards that may not be played to the first trick."""
    breaking: int = public(int8, of=FLAG)
    breakers: int = public(bits(CARDS))
    """The cards that break hearts."""
    alone: int = public(bits(CARDS))
    """With nothing but these you may lead hearts before they are broken."""
    jack: int = public(int8, of=FLAG)
    no_trick: int = public(int8, of=FLAG)


class Seat(Struct):
    """One player."""

    hand: int = owned(bits(CARDS))
    laid: int = public(int8, of=Id(CARDS))
    """The card in this trick, or in the last one until the next is led; -1: none."""
    tricks: int = public(int8, of=Count(SIZE))
    points: int = public(int8, of=Count(2 * Cost.ALL, Cost.JACK + Cost.NO_TRICK))
    """Those of this hand."""


class State(GameState):
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
    phase: int = public(int8, of=Phase)
    way: int = public(int8, of=Way)
    mover: int = public(int8, of=SEAT)
    choosing: int = public(bits(SEATS), of=SEAT_SET)
    """Who has cards to pass."""
    cards: list[int] = public(int8, SEATS, by=SEAT, of=Count(SIZE))
    """How many each player has in hand."""
    total: list[int] = public(int16, SEATS, by=SEAT, of=Count(MOST_POINTS, -MOST_POINTS))
    """Each player's points of the hands that are over."""
    played: list[int] = public(bits(CARDS), SEATS, by=SEAT)
    """The cards that each player has played in this hand."""
    lacks: list[int] = public(bits(CARDS), SEATS, by=SEAT)
    """The cards that a player cannot have, as everybody knows from what they played."""
    passed: list[int] = seen(bits(CARDS), SEATS, blank=0, by=SEAT)
    """The cards that each player passes in this hand: for them alone, and then also for the player who gets them."""
    known: list[int] = public(bits(8), SEATS, by=SEAT, of=SEAT_SET)
    """Who knows them."""
    hand: int = public(int8, of=Count(MOST_HANDS))
    """Hands that are over."""
    trick: int = public(int8, of=Count(SIZE))
    """Tricks that are over in this hand."""
    lain: int = public(int8, of=Count(SEATS))
    """Cards in this trick; 0: one is to be led."""
    broken: int = public(int8, of=FLAG)
    """Whether hearts may be led."""
    jack: int = public(int8, of=SEAT)
    """Who took the jack of diamonds in this hand, if it counts; -1: nobody yet."""
    need: list[int] = scratch(int8, SEATS)
    """In an imagined world: how many cards each hand still needs."""
    bars: list[int] = scratch(bits(CARDS), SEATS)
    """In an imagined world: the cards that a hand cannot be dealt."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.hands = options["hands"]
    box.passing = Passing.members[options["passing"].upper()]
    box.opening = CLUBS if options["any_club"] == "yes" else 1 << Card.TWO_OF_CLUBS
    box.barred = POINTS if options["clean"] == "yes" else 0
    box.breakers = POINTS if options["queen_breaks"] == "yes" else HEARTS
    box.alone = POINTS if options["spare_queen"] == "yes" else HEARTS
    for name in ("breaking", "jack", "no_trick"):
        setattr(box, name, int(options[name] == "yes"))
    return box
