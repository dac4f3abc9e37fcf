"""The box, the state and the moves of Klobba!.

The state records which seats know each card. A Barbarian is in a numbered place, so `known` is stored beside it. Action cards
are held unordered, so a hand is a count of each kind, and what others are sure of is a count too (see `rules/cards.py`).
"""

from __future__ import annotations

from rulewright.kernel import (
    DERIVED,
    MOVE,
    SEAT,
    SEAT_SET,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    Pile,
    SetOf,
    Struct,
    Verbs,
    field,
    int8,
    int16,
    int64,
    owned,
    pile,
    public,
    seat_or,
    secret,
    seen,
    uint8,
    verb,
)

SEATS = BANDS = 6
PLACES = 3
"""Barbarians in a Band (KB-11)."""
ALL_PLACES = (1 << PLACES) - 1
GROUP = 2 * PLACES
"""Places of a Group: the holder's own three, then the partner's (KB-19)."""
ALL_OF_GROUP = (1 << GROUP) - 1
CARDS = 13
ACTION_CARDS = 44
BARBARIANS = 40
NONE = -1
"""No card, no seat, no Band."""
ROUNDS_PER_CLOBBERED = 12
"""Rounds allowed for each Barbarian clobbered, plus once at the start, before the storm breaks by itself (KB-A28)."""
ROUNDS = ROUNDS_PER_CLOBBERED * (BARBARIANS + 1)
STARS, OF_A_CARD = 60, 4
"""Limits for learning programs, from the printed box; a custom box may exceed them."""


class Storm(Enumeration):
    """The two cards of the Barbarian deck that end the game, numbered after the Barbarians (KB-14, KB-16, KB-65)."""

    LIGHTNING = 40
    THUNDER = 41


class Card(Enumeration):
    """The kinds of Action cards, in the order of box.toml (KB-6, KB-R1)."""

    BOSS = 0
    SNEAKY = 1
    BERZERK = 2
    SECOND_BEST = 3
    UNDERDOGS = 4
    GLORY_SEEKER = 5
    SWAP = 6
    MIRROR = 7
    FLEE = 8
    FOX = 9
    RAVEN = 10
    CLAW = 11
    TALON = 12


class Side(Enumeration):
    """The two sides of a clash, in the order in which they act (KB-20, KB-A11)."""

    BLACK = 0
    WHITE = 1


class Pool(Enumeration):
    """Where an Action card looks for Barbarians (KB-30, KB-31)."""

    WHOLE_GROUP = 0
    OWN_BAND = 1


class Selection(Enumeration):
    """Which Barbarians of its pool an Action card selects (KB-32 to KB-34)."""

    NONE = 0
    HIGHEST = 1
    LOWEST = 2
    SECOND_HIGHEST = 3
    CLAN = 4


class Special(Enumeration):
    """What an Action card does besides selecting, or instead of it (KB-R6 to KB-R9)."""

    NONE = 0
    GLORY = 1
    SWAP = 2
    MIRROR = 3
    FLEE = 4


class Face(Enumeration):
    """The contents of a place in a Band: empty, a card face down or up, or one the owner is looking at (KB-11, KB-51)."""

    EMPTY = 0
    DOWN = 1
    UP = 2
    DEALT = 3


class Offer(Enumeration):
    """The stage of the offer of a partner's card (KB-24 to KB-26)."""

    NONE = 0
    OFFERED = 1
    ACCEPTED = 2
    REJECTED = 3


class Phase(Enumeration):
    """The decisions of a game, by step of the round. The numbers are part of every digest; their order has no meaning."""

    OFFERING = 1
    ANSWERING = 2
    LAYING = 3
    SWAPPING = 4
    EXCHANGING = 5
    MUSTERING = 6
    TOPPING_UP = 7
    GIVING_BLACK = 8
    GIVING_WHITE = 9
    PASSING_WHITE = 10
    PAIRING = 11
    SELECTING = 12
    SWITCHING = 13


class Outcome(Enumeration):
    """The result of a clash: won outright (KB-39), a draw (KB-45), or one side has fled (KB-R9)."""

    OUTRIGHT = 1
    DRAWN = 2
    NO_CONTEST = 3


class End(Enumeration):
    """What decided the game (KB-68, KB-A24)."""

    MOST_STARS = 1
    LARGER_PILE = 2
    SHARED = 3


class Verb(Verbs):
    """Every decision in the rulebook; PASS offers, exchanges or switches nothing (KB-A10, KB-A17, KB-55)."""

    REJECT = verb(places=1 << PLACES)
    GIVE_BLACK = verb(seat=seat_or(SEATS))
    GIVE_WHITE = verb(seat=seat_or(SEATS))
    PAIR = verb(band=seat_or(BANDS))
    OFFER = verb(card=CARDS)
    LAY = verb(card=CARDS)
    EXCHANGE = verb(card=CARDS)
    SELECT = verb(place=GROUP)
    SWITCH = verb(own=PLACES, band=seat_or(BANDS), place=PLACES)
    PASS = verb()
    ACCEPT = verb()
    DECLINE = verb()


class Box(GameBox):
    free: int = public(int8)
    """The number of Free Bands (KB-13)."""
    bands: int = public(int8)
    hand: int = public(int8)
    offers: int = public(int8)
    """Whether step 2 is played (KB-23, KB-72)."""
    stars: int = public(int8)
    relief: int = public(int8)
    """Stars that each other player gives to a player without any (KB-63)."""
    copies: list[int] = public(int8, CARDS)
    pool: list[int] = public(int8, CARDS)
    select: list[int] = public(int8, CARDS)
    clan: list[int] = public(int8, CARDS)
    count: list[int] = public(int8, CARDS)
    mult: list[int] = public(int8, CARDS)
    add: list[int] = public(int8, CARDS)
    cap: list[int] = public(int8, CARDS)
    """0 means no cap (KB-38)."""
    special: list[int] = public(int8, CARDS)
    value: list[int] = public(int8, BARBARIANS)
    clans: list[int] = public(int8, BARBARIANS)
    """Bit i: the Barbarian belongs to clan i (KB-4, KB-5)."""


class Band(Struct):
    """Three places in a row; a place keeps its number while the Barbarian in it is replaced."""

    card: list[int] = seen(int8, PLACES, of=Id(BARBARIANS + 2))
    known: list[int] = public(uint8, PLACES, of=SEAT_SET)
    packet: list[int] = public(int8, PLACES, of=SetOf(3))
    face: list[int] = public(int8, PLACES, of=Face)
    star: list[int] = public(int8, PLACES, of=Count(STARS))
    switched: int = public(int8, of=SetOf(PLACES))


class BarbarianDeck(Pile):
    """The last card is the top. `packet` says which of the two mixed packets a card came from (see `bands`)."""

    card: list[int] = seen(int8, BARBARIANS + 2, of=Id(BARBARIANS + 2))
    known: list[int] = public(uint8, BARBARIANS + 2, of=SEAT_SET)
    packet: list[int] = public(int8, BARBARIANS + 2, of=SetOf(3))


class ActionDeck(Pile):
    """The last card is the top. The lowest `under` cards were offered and rejected (KB-26)."""

    card: list[int] = seen(int8, ACTION_CARDS, of=Card)
    known: list[int] = public(uint8, ACTION_CARDS, of=SEAT_SET)
    isnt: list[int] = public(int16, ACTION_CARDS, of=SetOf(CARDS))
    """Bit i: every player knows it is not card i, because the player who rejected it laid card i and paid nothing (KB-29)."""
    under: int = public(int8, of=Count(ACTION_CARDS))
    shuffled: list[int] = public(int8, CARDS, of=Count(OF_A_CARD))
    """The contents of the deck when last shuffled, which are public because the discards were face up (KB-49)."""


class Mixed(Struct):
    """The Barbarians of a packet that some player had seen before it was mixed (KB-14, KB-16)."""

    card: list[int] = seen(int8, 3, of=Id(BARBARIANS))
    known: list[int] = public(uint8, 3, of=SEAT_SET)


class Offered(Struct):
    """The cards offered to Black and to White; only the offerer and the holder see them (KB-24)."""

    card: list[int] = seen(int8, 2, of=Card)
    known: list[int] = public(uint8, 2, of=SEAT_SET)
    stage: list[int] = public(int8, 2, of=Offer)


class Seat(Struct):
    stars: int = public(int8, of=Count(STARS))
    cards: int = public(int8, of=Count(ACTION_CARDS))
    """Cards in hand, including one that is face down on the table or on offer."""
    choice: int = owned(int16, of=MOVE)
    """The move the player has chosen, kept secret while others are still deciding."""
    hand: list[int] = owned(int8, CARDS, of=Count(OF_A_CARD))
    drew: list[int] = owned(int8, CARDS, of=Count(OF_A_CARD))
    """The cards the player drew from the deck since it was last shuffled."""
    sure: list[list[int]] = owned(int8, SEATS, CARDS, by=SEAT, of=Count(OF_A_CARD))
    """How many of each card this player is sure that each other player holds."""
    shown: list[int] = public(int8, CARDS, of=Count(OF_A_CARD))
    """How many of each card every player and spectator is sure that this player holds."""
    scored: int = public(int64, of=SetOf(BARBARIANS))
    """Bit i: Barbarian i is in this player's score pile (KB-40)."""


class State(GameState):
    phase: int = public(int8, of=Phase)
    called: int = public(int8, of=SEAT_SET)
    """The seats that take part in this decision, as a set; `asked` has those that have not decided yet."""
    asked: int = public(int8, of=SEAT_SET)
    turn: int = public(int8, of=Id(BANDS))
    """The side, or the position in clockwise order, that the step has reached."""
    rounds: int = public(int16, of=Count(ROUNDS))
    struck: list[int] = public(int8, 2, of=seat_or(BANDS, PLACES, 1))
    """Lightning, Thunder: 0 while hidden, else 1 + the place (three to a Band) it was drawn for (KB-64)."""
    holder: list[int] = public(int8, 2, of=SEAT)
    partner: list[int] = public(int8, 2, of=seat_or(BANDS))
    played: list[int] = public(int8, 2, of=Card)
    picked: list[int] = public(int8, 2, of=SetOf(GROUP))
    """Bit i: place i of the Group is selected."""
    candidates: int = public(int8, of=SetOf(GROUP))
    switchers: int = public(int8, of=SetOf(2))
    spent: int = public(int8, of=Count(STARS))
    """Stars in the box (KB-44)."""
    discards: list[int] = public(int8, CARDS, of=Count(OF_A_CARD))
    offered: Offered = field(Offered)
    actions: ActionDeck = field(ActionDeck)
    barbarians: BarbarianDeck = field(BarbarianDeck)
    mixed: list[Mixed] = field(Mixed, 2)
    bands: list[Band] = field(Band, BANDS, by=seat_or(BANDS))
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
    loose: Pile = secret(pile(ACTION_CARDS), of=DERIVED)
    """Cards being shuffled; empty between moves."""
