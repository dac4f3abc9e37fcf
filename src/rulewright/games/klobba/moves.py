"""What each phase offers. It looks only at what the seat itself can see: its hand, its offer, and the open table."""

from __future__ import annotations

from rulewright.kernel import rule

from .cards import can_trade
from .groups import bound_to
from .state import (
    ACCEPT,
    ANSWERING,
    BANDS,
    BLACK,
    BLACK_TOTEM,
    CARDS,
    DEALT,
    DECLINE,
    EXCHANGE,
    EXCHANGING,
    GIVE_BLACK,
    GIVE_WHITE,
    GROUP,
    LAY,
    LAYING,
    MUSTER,
    NONE,
    OFFER,
    OFFERING,
    PAIR,
    PAIRING,
    PASS,
    PASSING,
    PLACES,
    REJECT,
    SELECT,
    SELECTING,
    SWAPPING,
    SWAPS,
    SWITCH,
    SWITCHING,
    TOPPING_UP,
    WHITE,
    WHITE_TOTEM,
    Box,
    State,
)


@rule
def side_of(s: State, seat: int) -> int:
    return BLACK if s.holder[BLACK] == seat else WHITE


@rule
def dealt_to(s: State, seat: int) -> int:
    """The places of a Band whose new Barbarians the owner is looking at, as a set."""
    found = 0
    for place in range(PLACES):
        if s.bands[seat].face[place] == DEALT:
            found |= 1 << place
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
def layable(s: State, box: Box, seat: int, card: int) -> bool:
    """KB-25, KB-27: any card of the hand, unless the holder is bound; a swap brings another card than itself."""
    if s.phase == EXCHANGING:
        return False
    if s.phase == LAYING:
        bound = bound_to(s, side_of(s, seat))
        if bound != NONE:
            return card == bound
    if s.phase == SWAPPING and box.special[card] == SWAPS:
        return False
    return s.seats[seat].hand[card] > 0


@rule
def tradable(s: State, seat: int, card: int) -> bool:
    """KB-A17: the windows are before offering, before laying and after step 5, not with cards on the table."""
    return s.phase != SWAPPING and can_trade(s, seat, card)


@rule
def may_pass(s: State, box: Box, seat: int) -> bool:
    """Offering and exchanging are free; laying is not; a swap brings nothing only where there is nothing to bring."""
    if s.phase != SWAPPING:
        return s.phase != LAYING
    choice = 0
    for card in range(CARDS):
        if layable(s, box, seat, card):
            choice += 1
    return choice == 0


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """How many moves the phase offers this seat."""
    phase = s.phase
    if MUSTER <= phase <= TOPPING_UP:
        places = dealt_to(s, seat)
        return 1 << ((places & 1) + ((places >> 1) & 1) + ((places >> 2) & 1))
    if BLACK_TOTEM <= phase <= PASSING:
        return int(box.seats)
    if phase == PAIRING:
        return int(box.bands)
    if phase == ANSWERING:
        return 2
    if phase == SELECTING:
        return GROUP
    if phase == SWITCHING:
        return 1 + PLACES * PLACES * box.bands
    found = 1 if may_pass(s, box, seat) else 0
    for card in range(CARDS):
        if layable(s, box, seat, card):
            found += 1
        if tradable(s, seat, card):
            found += 1
    return found


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    """The k-th of them."""
    phase = s.phase
    if MUSTER <= phase <= TOPPING_UP:
        return REJECT + spread(k, dealt_to(s, seat))
    if phase == BLACK_TOTEM:
        return GIVE_BLACK + k
    if WHITE_TOTEM <= phase <= PASSING:
        return GIVE_WHITE + k
    if phase == PAIRING:
        return PAIR + k
    if phase == ANSWERING:
        return ACCEPT if k == 0 else DECLINE
    if phase == SELECTING:
        return SELECT + k
    if phase == SWITCHING:
        if k == 0:
            return PASS
        own, other = (k - 1) // (PLACES * box.bands), (k - 1) % (PLACES * box.bands)
        return SWITCH + own * PLACES * BANDS + other
    return card_move(s, box, seat, k)


@rule
def card_move(s: State, box: Box, seat: int, k: int) -> int:
    """Lay or offer each kind in the hand, exchange three of one, or pass."""
    verb = OFFER if s.phase == OFFERING else LAY
    for card in range(CARDS):
        if layable(s, box, seat, card):
            if k == 0:
                return verb + card
            k -= 1
        if tradable(s, seat, card):
            if k == 0:
                return EXCHANGE + card
            k -= 1
    return PASS
