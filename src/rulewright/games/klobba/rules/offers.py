"""What each phase offers. It looks only at what the seat itself can see: its hand, its offer, and the open table."""

from __future__ import annotations

from rulewright.kernel import nth, rule, size

from ..state import ALL_PLACES, BANDS, CARDS, NONE, PLACES, Box, Face, Phase, Side, Special, State, Verb
from .groups import bound_to, to_pair

TRIOS, NOTHING = CARDS, 2 * CARDS
"""Where in the set of what may be done with cards exchanging begins, and where doing nothing stands."""


@rule
def side_of(s: State, seat: int) -> int:
    return Side.BLACK if s.holder[Side.BLACK] == seat else Side.WHITE


@rule
def dealt_to(s: State, seat: int) -> int:
    """The places of a Band whose new Barbarians the owner is looking at, as a set."""
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
    """KB-24, KB-25, KB-27: the kinds of card that may be offered or laid, as a set.

    Any in the hand, unless the holder is bound; a swap brings another card than itself.
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
    """The kinds of card that are laid to bring another one."""
    kinds = 0
    for card in range(CARDS):
        kinds |= (box.special[card] == Special.SWAPS) << card
    return kinds


@rule
def to_exchange(s: State, seat: int) -> int:
    """KB-10, KB-A17, KB-A18: the kinds held three times, while something is left to draw."""
    hand, kinds = s.seats[seat].hand, 0
    for card in range(CARDS):
        kinds |= (hand[card] >= 3) << card
    return kinds if s.actions.n > 0 else 0


@rule
def with_cards(s: State, box: Box, seat: int) -> int:
    """All that may be done with cards, as one set: lay or offer a kind, exchange a kind (from TRIOS up), or nothing (NOTHING).

    Offering and exchanging are free, laying is not; a swap brings nothing only where there is nothing to bring, and no
    card is exchanged while others lie on the table.
    """
    if s.phase == Phase.EXCHANGING:
        return (to_exchange(s, seat) << TRIOS) | (1 << NOTHING)
    kinds = to_lay(s, box, seat)
    if s.phase == Phase.SWAPPING:
        return kinds if kinds != 0 else 1 << NOTHING
    return kinds | (to_exchange(s, seat) << TRIOS) | ((s.phase == Phase.OFFERING) << NOTHING)


@rule
def to_give_white(s: State, box: Box, seat: int) -> int:
    """KB-18, KB-59, KB-A21, KB-A22: who may get the white totem: not Black's holder; it is kept only among three."""
    seats = ((1 << box.seats) - 1) & ~(1 << s.holder[Side.BLACK])
    if s.phase == Phase.PASSING and box.seats > 3:
        seats &= ~(1 << seat)
    return seats


@rule
def unswitched(s: State, band: int) -> int:
    """KB-56: the places of a Band that were not switched yet."""
    return ALL_PLACES & ~s.bands[band].switched


@rule
def to_switch(s: State, box: Box, seat: int) -> int:
    """KB-55, KB-56: the places of other Bands, three to a Band, that were not switched yet."""
    places = 0
    for band in range(box.bands):
        if band != seat:
            places |= unswitched(s, band) << (PLACES * band)
    return places


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """How many moves the phase offers this seat: all of them allowed, none left out."""
    phase = s.phase
    if phase == Phase.ANSWERING:
        return 1 + (s.seats[seat].stars > 0)
    if phase <= Phase.EXCHANGING:
        return size(with_cards(s, box, seat))
    if phase <= Phase.TOPPING_UP:
        return 1 << size(dealt_to(s, seat))
    if phase == Phase.PAIRING:
        return size(to_pair(s, box, int(s.turn)))
    if phase == Phase.BLACK_TOTEM:
        return int(box.seats)
    if phase <= Phase.PASSING:
        return size(to_give_white(s, box, seat))
    if phase == Phase.SELECTING:
        return size(int(s.candidates))
    return 1 + size(unswitched(s, seat)) * size(to_switch(s, box, seat))


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    """The k-th of them."""
    phase = s.phase
    if phase == Phase.ANSWERING:
        return Verb.DECLINE if k == 0 else Verb.ACCEPT
    if phase <= Phase.EXCHANGING:
        return card_move(s, nth(with_cards(s, box, seat), k))
    if phase <= Phase.TOPPING_UP:
        return Verb.REJECT + spread(k, dealt_to(s, seat))
    if phase == Phase.PAIRING:
        return Verb.PAIR + nth(to_pair(s, box, int(s.turn)), k)
    if phase == Phase.BLACK_TOTEM:
        return Verb.GIVE_BLACK + k
    if phase <= Phase.PASSING:
        return Verb.GIVE_WHITE + nth(to_give_white(s, box, seat), k)
    if phase == Phase.SELECTING:
        return Verb.SELECT + nth(int(s.candidates), k)
    return Verb.PASS if k == 0 else switch_move(s, box, seat, k - 1)


@rule
def card_move(s: State, way: int) -> int:
    """One of `with_cards` as a move."""
    if way == NOTHING:
        return Verb.PASS
    if way >= TRIOS:
        return Verb.EXCHANGE + way - TRIOS
    return (Verb.OFFER if s.phase == Phase.OFFERING else Verb.LAY) + way


@rule
def switch_move(s: State, box: Box, seat: int, k: int) -> int:
    """KB-55: one of his own with one of the others."""
    others = to_switch(s, box, seat)
    own = nth(unswitched(s, seat), k // size(others))
    return Verb.SWITCH + own * PLACES * BANDS + nth(others, k % size(others))
