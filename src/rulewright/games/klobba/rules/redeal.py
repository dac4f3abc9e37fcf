"""A full state consistent with a seat's view: everything hidden is filled in at random.

Lightning and Thunder stay in their packets. A Barbarian known to be in a packet stays among that packet's cards. Others
hold at least what the seat is sure of. The Action deck is filled from what was shuffled into it, less what the seat drew
from it; which other player drew which of the rest is not traced. Others are assumed to remember only what they see.
"""

from __future__ import annotations

from rulewright.kernel import UNKNOWN, below, draw, push, rule

from ..state import BANDS, CARDS, PLACES, SEATS, Box, Face, Offer, State, Storm
from .bands import UNDRAWN, barbarians_in
from .groups import rejected_at
from .legality import offer, offers


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """Fill in every unknown of a view, in place."""
    redeal_barbarians(s, box)
    redeal_cards(s, box, seat)
    for side in range(2):
        redeal_offer(s, box, side)
    decided = s.called & ~s.asked
    for other in range(box.seats):
        if other != seat and (decided >> other) & 1:
            s.seats[other].choice = offer(s, box, other, below(s, offers(s, box, other)))


# ---------------------------------------------------------------- Barbarians


@rule
def hidden(s: State, at: int) -> bool:
    """Whether an unknown Barbarian lies at this spot: spots count the deck from its bottom, then the places of the Bands."""
    if at < s.barbarians.n:
        return s.barbarians.card[at] == UNKNOWN
    at -= s.barbarians.n
    band = s.bands[at // PLACES]
    return band.face[at % PLACES] != Face.EMPTY and band.card[at % PLACES] == UNKNOWN


@rule
def packet_at(s: State, at: int) -> int:
    if at < s.barbarians.n:
        return int(s.barbarians.packet[at])
    at -= s.barbarians.n
    return int(s.bands[at // PLACES].packet[at % PLACES])


@rule
def put_at(s: State, at: int, card: int) -> None:
    if at < s.barbarians.n:
        s.barbarians.card[at] = card
    else:
        at -= s.barbarians.n
        s.bands[at // PLACES].card[at % PLACES] = card


@rule
def located(s: State) -> int:
    """The Barbarians the seat can locate, as a set."""
    found = 0
    for seat in range(SEATS):
        found |= s.seats[seat].scored
    for band in range(BANDS):
        for place in range(PLACES):
            if s.bands[band].face[place] != Face.EMPTY and s.bands[band].card[place] != UNKNOWN:
                found |= 1 << s.bands[band].card[place]
    for i in range(s.barbarians.n):
        if s.barbarians.card[i] != UNKNOWN:
            found |= 1 << s.barbarians.card[i]
    return found


@rule
def put_in_packet(s: State, card: int, packet: int, mask: int) -> None:
    """Put a card into a random unknown spot of a packet: the whole packet, or with UNDRAWN what is left in the deck."""
    spots = int(s.barbarians.n) + BANDS * PLACES
    open_spots = 0
    for at in range(spots):
        if (packet_at(s, at) & mask) == packet and hidden(s, at):
            open_spots += 1
    if open_spots == 0:
        return
    lot = below(s, open_spots)
    for at in range(spots):
        if (packet_at(s, at) & mask) == packet and hidden(s, at):
            if lot == 0:
                put_at(s, at, card)
                return
            lot -= 1


@rule
def redeal_barbarians(s: State, box: Box) -> None:
    """KB-14, KB-16: Lightning and Thunder into what is left of their packets, known members into theirs, then the rest."""
    known = located(s)
    for which in range(2):
        if s.struck[which] == 0:
            put_in_packet(s, Storm.LIGHTNING + which, which + 1 + UNDRAWN, 3 | UNDRAWN)
        for i in range(3):
            card = int(s.mixed[which].card[i])
            if s.mixed[which].known[i] != 0 and card != UNKNOWN and not (known >> card) & 1:
                put_in_packet(s, card, which + 1, 3)
                known |= 1 << card
    for card in range(barbarians_in(box)):
        if not (known >> card) & 1:
            push(s.loose, card)
    for at in range(int(s.barbarians.n) + BANDS * PLACES):
        if hidden(s, at):
            put_at(s, at, draw(s, s.loose))


# ---------------------------------------------------------------- Action cards


@rule
def sure_of(s: State, seat: int, other: int, card: int) -> int:
    """How many of a kind this seat, or a spectator, is sure that another player holds."""
    if seat < 0:
        return int(s.seats[other].shown[card])
    return int(s.seats[seat].sure[other][card])


@rule
def missing(s: State, box: Box, seat: int, card: int) -> int:
    """How many of a kind the seat cannot locate."""
    left = int(box.copies[card]) - s.discards[card]
    for side in range(2):
        if s.played[side] == card:
            left -= 1
    for i in range(s.actions.n):
        if s.actions.card[i] == card:
            left -= 1
    for other in range(box.seats):
        if other == seat:
            left -= s.seats[seat].hand[card]
        else:
            left -= sure_of(s, seat, other, card)
    return left


@rule
def in_the_shuffle(s: State, seat: int, card: int) -> int:
    """How many of a kind were shuffled into the deck, less those this seat drew."""
    drawn = int(s.seats[seat].drew[card]) if seat >= 0 else 0
    return s.actions.shuffled[card] - drawn


@rule
def redeal_cards(s: State, box: Box, seat: int) -> None:
    """KB-9, KB-49: fill the shuffled part of the deck from what can be in it; then rejected cards and hands."""
    deck, loose = s.actions, s.loose
    for card in range(CARDS):
        for _ in range(min(missing(s, box, seat, card), in_the_shuffle(s, seat, card))):
            push(loose, card)
    fit = int(loose.n)
    for card in range(CARDS):
        left = missing(s, box, seat, card)
        for _ in range(left - min(left, in_the_shuffle(s, seat, card))):
            push(loose, card)
    for i in range(deck.under, deck.n):
        lot = below(s, fit)
        fit -= 1
        loose.n -= 1
        deck.card[i] = loose.card[lot]
        loose.card[lot] = loose.card[fit]
        loose.card[fit] = loose.card[loose.n]
        loose.card[loose.n] = 0
    for i in range(deck.under):
        if deck.card[i] == UNKNOWN:
            deck.card[i] = draw_but(s, int(deck.isnt[i]))
    for other in range(box.seats):
        if other != seat:
            redeal_hand(s, box, seat, other)


@rule
def draw_but(s: State, isnt: int) -> int:
    """Draw a loose card that is not among these kinds, or any card if there is no other."""
    loose = s.loose
    first = below(s, int(loose.n))
    for k in range(loose.n):
        i = (first + k) % loose.n
        if not (isnt >> loose.card[i]) & 1:
            card = int(loose.card[i])
            loose.n -= 1
            loose.card[i] = loose.card[loose.n]
            return card
    return draw(s, loose)


@rule
def redeal_hand(s: State, box: Box, seat: int, other: int) -> None:
    """Another hand: what the seat is sure of, and the rest at random."""
    hand = s.seats[other].hand
    left = int(s.seats[other].cards)
    for card in range(CARDS):
        hand[card] = sure_of(s, seat, other, card)
        left -= hand[card]
    for _ in range(left):
        hand[draw(s, s.loose)] += 1


@rule
def redeal_offer(s: State, box: Box, side: int) -> None:
    """KB-24: an offered card the seat did not see: from the offerer's hand, or from under the deck if rejected."""
    stage = s.offered.stage[side]
    if stage == Offer.NONE or s.offered.card[side] != UNKNOWN:
        return
    if stage != Offer.REJECTED:
        hand = s.seats[s.partner[side]].hand
        lot = below(s, int(s.seats[s.partner[side]].cards))
        for card in range(CARDS):
            if 0 <= lot < hand[card]:
                s.offered.card[side] = card
            lot -= hand[card]
        return
    at = rejected_at(s, side)
    if at < s.actions.under:
        s.offered.card[side] = s.actions.card[at]
    else:
        s.offered.card[side] = below(s, CARDS)
