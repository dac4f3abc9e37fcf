"""The allowed moves of each phase, counted and numbered, from what the seat itself can see."""

from __future__ import annotations

from rulewright.kernel import has, nth, rule, size

from ..state import ALL_PLACES, CARDS, NONE, PLACES, Box, Face, Phase, Side, Special, State, Verb
from .groups import bound_to, to_pair

EXCHANGES, DO_NOTHING = CARDS, 2 * CARDS
"""In the set `with_cards`: where the kinds to exchange begin, and the bit for doing nothing."""
WITH_CARDS = (1 << Phase.OFFERING) | (1 << Phase.LAYING) | (1 << Phase.SWAPPING) | (1 << Phase.EXCHANGING)
"""The phases in which players decide about the cards of their hands, as a set (KB-24, KB-27, KB-R7, KB-A17)."""


@rule
def side_of(s: State, seat: int) -> int:
    return Side.BLACK if s.holder[Side.BLACK] == seat else Side.WHITE


@rule
def dealt_to(s: State, seat: int) -> int:
    """KB-11, KB-51: the places of a Band with new Barbarians the owner is looking at, as a set."""
    face, found = s.bands[seat].face, 0
    for place in range(PLACES):
        found |= (face[place] == Face.DEALT) << place
    return found


@rule
def spread(k: int, places: int) -> int:
    """The k-th subset of a set of places."""
    found = 0
    for place in range(PLACES):
        if (places >> place) & 1:
            found |= (k & 1) << place
            k >>= 1
    return found


@rule
def to_lay(s: State, box: Box, seat: int) -> int:
    """KB-24, KB-25, KB-27, KB-R7: the kinds of card that may be offered or laid, as a set.

    Any kind in the hand, unless the holder is bound to one; Swap & Play is not replaced by another of its kind.
    """
    if s.phase == Phase.LAYING:
        bound = bound_to(s, side_of(s, seat))
        if bound != NONE:
            return 1 << bound
    hand, kinds = s.seats[seat].hand, 0
    for card in range(CARDS):
        kinds |= (hand[card] > 0) << card
    return kinds & ~swaps(box) if s.phase == Phase.SWAPPING else kinds


@rule
def swaps(box: Box) -> int:
    """KB-R7: the kinds of card that are replaced by another of the hand, as a set."""
    kinds = 0
    for card in range(CARDS):
        kinds |= (box.special[card] == Special.SWAP) << card
    return kinds


@rule
def to_exchange(s: State, seat: int) -> int:
    """KB-10, KB-A17, KB-A18: the kinds held three times, as a set, while the deck has cards."""
    hand, kinds = s.seats[seat].hand, 0
    for card in range(CARDS):
        kinds |= (hand[card] >= 3) << card
    return kinds if s.actions.n > 0 else 0


@rule
def with_cards(s: State, box: Box, seat: int) -> int:
    """What may be done with cards, as one set: lay or offer a kind, exchange a kind (from EXCHANGES up), or DO_NOTHING.

    Offering and exchanging are optional, laying is not. A swap brings nothing only if the hand has no other kind, and no
    cards are exchanged while others lie face up on the table.
    """
    if s.phase == Phase.EXCHANGING:
        return (to_exchange(s, seat) << EXCHANGES) | (1 << DO_NOTHING)
    kinds = to_lay(s, box, seat)
    if s.phase == Phase.SWAPPING:
        return kinds if kinds != 0 else 1 << DO_NOTHING
    return kinds | (to_exchange(s, seat) << EXCHANGES) | ((s.phase == Phase.OFFERING) << DO_NOTHING)


@rule
def to_give_white(s: State, box: Box, seat: int) -> int:
    """KB-18, KB-59, KB-A21, KB-A22: who may get the White totem: not Black's holder; only among three may it be kept."""
    seats = ((1 << box.seats) - 1) & ~(1 << s.holder[Side.BLACK])
    if s.phase == Phase.PASSING_WHITE and box.seats > 3:
        seats &= ~(1 << seat)
    return seats


@rule
def unswitched(s: State, band: int) -> int:
    """KB-56: the places of a Band that have not been switched this round, as a set."""
    return ALL_PLACES & ~s.bands[band].switched


@rule
def to_switch(s: State, box: Box, seat: int) -> int:
    """KB-55, KB-56: the places of other Bands that have not been switched, as a set, three bits to a Band."""
    places = 0
    for band in range(box.bands):
        if band != seat:
            places |= unswitched(s, band) << (PLACES * band)
    return places


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """How many moves this seat has: exactly the allowed ones."""
    phase = s.phase
    if phase == Phase.ANSWERING:
        return 1 + (s.seats[seat].stars > 0)
    if has(WITH_CARDS, phase):
        return size(with_cards(s, box, seat))
    if phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        return 1 << size(dealt_to(s, seat))
    if phase == Phase.PAIRING:
        return size(to_pair(s, box, int(s.turn)))
    if phase == Phase.GIVING_BLACK:
        return int(box.seats)
    if phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE):
        return size(to_give_white(s, box, seat))
    if phase == Phase.SELECTING:
        return size(int(s.candidates))
    return 1 + size(unswitched(s, seat)) * size(to_switch(s, box, seat))


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    """The k-th allowed move."""
    phase = s.phase
    if phase == Phase.ANSWERING:
        return Verb.DECLINE if k == 0 else Verb.ACCEPT
    if has(WITH_CARDS, phase):
        return card_move(s, nth(with_cards(s, box, seat), k))
    if phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        return Verb.REJECT.of(spread(k, dealt_to(s, seat)))
    if phase == Phase.PAIRING:
        return Verb.PAIR.of(nth(to_pair(s, box, int(s.turn)), k))
    if phase == Phase.GIVING_BLACK:
        return Verb.GIVE_BLACK.of(k)
    if phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE):
        return Verb.GIVE_WHITE.of(nth(to_give_white(s, box, seat), k))
    if phase == Phase.SELECTING:
        return Verb.SELECT.of(nth(int(s.candidates), k))
    return Verb.PASS if k == 0 else switch_move(s, box, seat, k - 1)


@rule
def card_move(s: State, option: int) -> int:
    """A member of `with_cards` as a move."""
    if option == DO_NOTHING:
        return Verb.PASS
    if option >= EXCHANGES:
        return Verb.EXCHANGE.of(option - EXCHANGES)
    return Verb.OFFER.of(option) if s.phase == Phase.OFFERING else Verb.LAY.of(option)


@rule
def switch_move(s: State, box: Box, seat: int, k: int) -> int:
    """KB-55: the k-th way to switch an own Barbarian with another Band's."""
    others = to_switch(s, box, seat)
    own, other = nth(unswitched(s, seat), k // size(others)), nth(others, k % size(others))
    return Verb.SWITCH.of(own, other // PLACES, other % PLACES)
