"""What each phase offers, and the law that allows or forbids it.

Both look only at what the seat itself can see: its own hand, the offer made to it, and the open table.
"""

from __future__ import annotations

from rulewright.kernel import law, rule

from .cards import can_trade
from .groups import bound_to, may_pair
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

THE_GAME_IS_OVER = law("KB-65")
THREE_OF_A_KIND = law("KB-10")
LOOK_AND_CHOOSE = law("KB-11")
THE_WEAKEST_DECIDES = law("KB-17")
NEVER_BOTH_TOTEMS = law("KB-18")
WITH_ANOTHER_BAND = law("KB-19")
BLACK_CHOOSES_FIRST = law("KB-20")
WHITE_CHOOSES_SECOND = law("KB-21")
ONLY_PARTNERS_OFFER = law("KB-24")
BOUND_TO_THE_OFFER = law("KB-25")
TAKE_IT_OR_LEAVE_IT = law("KB-26")
LAY_ONE_FROM_YOUR_HAND = law("KB-27")
AMONG_EQUALS = law("KB-35")
KEEP_OR_REJECT = law("KB-51")
SWITCH_WITH_OTHERS = law("KB-55")
ONLY_ONCE = law("KB-56")
WHITE_IS_PASSED_ON = law("KB-59")
ONLY_NEW_ONES = law("KB-A5")
WHEN_TO_EXCHANGE = law("KB-A17")
NOTHING_LEFT_TO_DRAW = law("KB-A18")
TO_ANOTHER_PLAYER = law("KB-A21")
NO_STAR_TO_PAY = law("KB-A27")
PLAY_ANOTHER_CARD = law("KB-R7")


@rule
def side_of(s: State, seat: int) -> int:
    return BLACK if s.holder[BLACK] == seat else WHITE


# ---------------------------------------------------------------- what a phase offers


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
    if s.phase == SWAPPING:
        for card in range(CARDS):
            if layable(s, box, seat, card):
                return False
        return True
    return s.phase == OFFERING or s.phase == EXCHANGING


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """How many moves the phase offers this seat."""
    phase = s.phase
    if phase == MUSTER or phase == TOPPING_UP:
        places = dealt_to(s, seat)
        return 1 << ((places & 1) + ((places >> 1) & 1) + ((places >> 2) & 1))
    if phase == BLACK_TOTEM or phase == WHITE_TOTEM or phase == PASSING:
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
    if phase == MUSTER or phase == TOPPING_UP:
        return REJECT + spread(k, dealt_to(s, seat))
    if phase == BLACK_TOTEM:
        return GIVE_BLACK + k
    if phase == WHITE_TOTEM or phase == PASSING:
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


# ---------------------------------------------------------------- the law


@rule
def whose(s: State) -> int:
    """The clause that says who decides what in this phase: the answer to anybody, and anything, else."""
    phase = s.phase
    if phase == MUSTER:
        return LOOK_AND_CHOOSE
    if phase == BLACK_TOTEM or phase == WHITE_TOTEM:
        return THE_WEAKEST_DECIDES
    if phase == PAIRING:
        return BLACK_CHOOSES_FIRST if s.turn == BLACK else WHITE_CHOOSES_SECOND
    if phase == OFFERING:
        return ONLY_PARTNERS_OFFER
    if phase == ANSWERING:
        return TAKE_IT_OR_LEAVE_IT
    if phase == LAYING:
        return LAY_ONE_FROM_YOUR_HAND
    if phase == SWAPPING:
        return PLAY_ANOTHER_CARD
    if phase == SELECTING:
        return AMONG_EQUALS
    if phase == EXCHANGING:
        return WHEN_TO_EXCHANGE
    if phase == TOPPING_UP:
        return KEEP_OR_REJECT
    if phase == SWITCHING:
        return SWITCH_WITH_OTHERS
    return WHITE_IS_PASSED_ON


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """0 where the move is allowed, else the clause that forbids it."""
    if s.end != 0:
        return THE_GAME_IS_OVER
    if not (s.asked >> seat) & 1:
        return whose(s)
    phase = s.phase
    if phase == MUSTER or phase == TOPPING_UP:
        return check_reject(s, seat, action)
    if phase == BLACK_TOTEM:
        return 0 if GIVE_BLACK <= action < GIVE_BLACK + box.seats else THE_WEAKEST_DECIDES
    if phase == WHITE_TOTEM or phase == PASSING:
        return check_white(s, box, seat, action)
    if phase == PAIRING:
        return check_pair(s, box, seat, action)
    if phase == ANSWERING:
        if action == ACCEPT and s.seats[seat].stars == 0:
            return NO_STAR_TO_PAY
        return 0 if action == ACCEPT or action == DECLINE else TAKE_IT_OR_LEAVE_IT
    if phase == SELECTING:
        fits = SELECT <= action < SELECT + GROUP and (s.candidates >> (action - SELECT)) & 1
        return 0 if fits else AMONG_EQUALS
    if phase == SWITCHING:
        return check_switch(s, box, seat, action)
    return check_card(s, box, seat, action)


@rule
def check_reject(s: State, seat: int, action: int) -> int:
    """KB-11, KB-51, KB-A5: any of the new ones, none of the old."""
    if not REJECT <= action < REJECT + (1 << PLACES):
        return whose(s)
    return ONLY_NEW_ONES if (action - REJECT) & ~dealt_to(s, seat) else 0


@rule
def check_white(s: State, box: Box, seat: int, action: int) -> int:
    """KB-18, KB-59, KB-A21, KB-A22: not to Black's holder, and kept only among three."""
    if not GIVE_WHITE <= action < GIVE_WHITE + box.seats:
        return whose(s)
    to = action - GIVE_WHITE
    if to == s.holder[BLACK]:
        return NEVER_BOTH_TOTEMS
    if s.phase == PASSING and to == seat and box.seats > 3:
        return TO_ANOTHER_PLAYER
    return 0


@rule
def check_pair(s: State, box: Box, seat: int, action: int) -> int:
    """KB-19, KB-20, KB-21."""
    if not PAIR <= action < PAIR + box.bands:
        return whose(s)
    band = action - PAIR
    if band == seat:
        return WITH_ANOTHER_BAND
    return 0 if may_pair(s, box, int(s.turn), band) else whose(s)


@rule
def check_switch(s: State, box: Box, seat: int, action: int) -> int:
    """KB-55, KB-56: one of his own for one of another Band, each at most once."""
    if action == PASS:
        return 0
    if not SWITCH <= action < SWITCH + PLACES * BANDS * PLACES:
        return SWITCH_WITH_OTHERS
    own, other = (action - SWITCH) // (BANDS * PLACES), (action - SWITCH) % (BANDS * PLACES)
    band, place = other // PLACES, other % PLACES
    if band == seat or band >= box.bands:
        return SWITCH_WITH_OTHERS
    if ((s.bands[seat].switched >> own) | (s.bands[band].switched >> place)) & 1:
        return ONLY_ONCE
    return 0


@rule
def check_card(s: State, box: Box, seat: int, action: int) -> int:
    """KB-10, KB-24, KB-25, KB-27: what may be done with the cards of a hand."""
    if action == PASS:
        return 0 if may_pass(s, box, seat) else whose(s)
    verb = OFFER if s.phase == OFFERING else LAY
    if verb <= action < verb + CARDS:
        if layable(s, box, seat, action - verb):
            return 0
        bound = s.phase == LAYING and bound_to(s, side_of(s, seat)) != NONE
        return BOUND_TO_THE_OFFER if bound else whose(s)
    if EXCHANGE <= action < EXCHANGE + CARDS:
        if s.phase == SWAPPING:
            return WHEN_TO_EXCHANGE
        if s.seats[seat].hand[action - EXCHANGE] < 3:
            return THREE_OF_A_KIND
        return 0 if can_trade(s, seat, action - EXCHANGE) else NOTHING_LEFT_TO_DRAW
    return whose(s)
