"""Setup: Stars, hands, the first Bands, Lightning and Thunder, and which player gives out the totems (KB-7 to KB-17).

`redeal` makes a full state consistent with a seat's view: everything hidden is filled in at random. Lightning and Thunder stay in
their packets. A Barbarian known to be in a packet stays among that packet's cards. Opponents hold at least the cards the seat is
sure of. The Action deck is filled from the cards shuffled into it, minus those the seat drew; which opponent drew which of the
rest is not traced. Opponents are assumed to remember only what they see.
"""

from __future__ import annotations

from rulewright.kernel import UNKNOWN, below, draw, note, push, rule, shuffle, size, take, whisper

from ..notes import Note
from ..state import BANDS, BARBARIANS, CARDS, NONE, PLACES, SEATS, Box, Face, Offer, Phase, State, Storm, Verb
from .bands import UNDRAWN, barbarians_in, deal_open, draw_barbarian, put_down_under, replace_unseen, return_rejected
from .cards import draw_card, fill_deck
from .groups import ask, forget_offers, rejected_at
from .legality import offer, offers


@rule
def setup(s: State, box: Box) -> None:
    """KB-7 to KB-11: share the Stars, deal the hands, deal three Barbarians to each player to look at."""
    for side in range(2):
        s.holder[side] = NONE
        s.partner[side] = NONE
        s.played[side] = NONE
    forget_offers(s)
    s.spent = box.stars % box.seats
    for card in range(CARDS):
        s.discards[card] = box.copies[card]
    fill_deck(s)
    for seat in range(box.seats):
        s.seats[seat].stars = box.stars // box.seats
        for _ in range(box.hand):
            draw_card(s, box, seat)
    for card in range(barbarians_in(box)):
        s.barbarians.card[card] = card
    s.barbarians.n = barbarians_in(box)
    shuffle(s, s.barbarians)
    for seat in range(box.seats):
        for place in range(PLACES):
            draw_barbarian(s, box, seat, place, Face.DEALT, 1 << seat)
            whisper(s, seat, Note.LOOKED, place, int(s.bands[seat].card[place]), int(s.rounds))
    ask(s, Phase.MUSTERING, (1 << box.seats) - 1)


@rule
def muster(s: State, box: Box) -> None:
    """KB-11, KB-12, KB-13: the rejected go under the deck, gaps are filled, Free Bands dealt.

    The book gives no order: seats act in turn, and all cards are rejected before any is drawn (KB-A4).
    """
    for seat in range(box.seats):
        places = Verb.REJECT.argument(int(s.seats[seat].choice))
        s.seats[seat].choice = 0
        return_rejected(s, seat, places)
        rejected = size(places)
        note(s, Note.MUSTERED, seat, PLACES - rejected, rejected, int(s.rounds))
    for seat in range(box.seats):
        replace_unseen(s, box, seat)
    for band in range(box.seats, box.bands):
        deal_open(s, box, band)
        note(s, Note.FREE_BAND, band, int(s.rounds))
    hide_packet(s, Storm.LIGHTNING)
    for _ in range(3):
        bury(s)
    hide_packet(s, Storm.THUNDER)
    ask(s, Phase.GIVING_BLACK, 1 << weakest(s, box))


@rule
def bury(s: State) -> None:
    """KB-15: move one Barbarian from the top of the deck to the bottom, without mixing."""
    deck = s.barbarians
    deck.n -= 1
    card, known = int(deck.card[deck.n]), int(deck.known[deck.n])
    deck.card[deck.n] = 0
    deck.known[deck.n] = 0
    put_down_under(s, card, known, 0)


@rule
def hide_packet(s: State, special: int) -> None:
    """KB-14, KB-16: mix three Barbarians from the top with Lightning or Thunder and put them at the bottom.

    With six players a rejected Barbarian may come up here: its owner then knows its packet, but not its position.
    """
    deck, packet = s.barbarians, s.loose
    mixed = s.mixed[special - Storm.LIGHTNING]
    for i in range(3):
        deck.n -= 1
        packet.card[i] = deck.card[deck.n]
        if deck.known[deck.n] != 0:
            mixed.card[i] = deck.card[deck.n]
            mixed.known[i] = deck.known[deck.n]
        deck.card[deck.n] = 0
        deck.known[deck.n] = 0
    packet.card[3] = special
    packet.n = 4
    shuffle(s, packet)
    for _ in range(4):
        put_down_under(s, take(packet, packet.n - 1), 0, special - Storm.LIGHTNING + 1 + UNDRAWN)
    note(s, Note.PACKET, special - Storm.LIGHTNING)


@rule
def up_total(s: State, box: Box, band: int) -> int:
    """KB-17: the total value of a Band's face-up Barbarians."""
    total = 0
    for place in range(PLACES):
        if s.bands[band].face[place] == Face.UP:
            total += box.value[s.bands[band].card[place]]
    return total


@rule
def weakest(s: State, box: Box) -> int:
    """KB-17, KB-A1: the player with the lowest face-up total gives out the totems; ties are broken at random."""
    least = up_total(s, box, 0)
    for seat in range(1, box.seats):
        least = min(least, up_total(s, box, seat))
    tied = 0
    for seat in range(box.seats):
        if up_total(s, box, seat) == least:
            tied += 1
    lot = below(s, tied) if tied > 1 else 0
    chosen = 0
    for seat in range(box.seats):
        if up_total(s, box, seat) == least:
            if lot == 0:
                chosen = seat
            lot -= 1
    note(s, Note.LOWEST_TOTAL, chosen, least, 1 if tied > 1 else 0)
    return chosen


# ---------------------------------------------------------------- what a seat cannot see


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
    """Whether an unknown Barbarian is in this spot. Spots count the deck from the bottom, then the places of the Bands."""
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
    """Put a card into a random unknown spot of a packet: anywhere in it or, with UNDRAWN, only in the part still in the deck."""
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
    """KB-14, KB-16: Lightning and Thunder go into the rest of their packets, known members into theirs, then the others."""
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
    """How many of a kind this seat (or a spectator, if negative) is sure that another player holds."""
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
    """How many of a kind were shuffled into the deck, minus those this seat drew."""
    drawn = int(s.seats[seat].drew[card]) if seat >= 0 else 0
    return s.actions.shuffled[card] - drawn


@rule
def redeal_cards(s: State, box: Box, seat: int) -> None:
    """KB-9, KB-49: fill the shuffled part of the deck with cards that can be in it; then rejected cards and hands."""
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
    """Fill another player's hand: the cards the seat is sure of, and the rest at random."""
    hand = s.seats[other].hand
    left = int(s.seats[other].cards)
    for card in range(CARDS):
        hand[card] = sure_of(s, seat, other, card)
        left -= hand[card]
    for _ in range(left):
        hand[draw(s, s.loose)] += 1


@rule
def redeal_offer(s: State, box: Box, side: int) -> None:
    """KB-24: fill in an offered card the seat did not see, from the offerer's hand, or from under the deck if it was rejected.
    An accepted card that was played is no secret any more."""
    stage = s.offered.stage[side]
    if stage == Offer.NONE or s.offered.card[side] != UNKNOWN:
        return
    if stage == Offer.ACCEPTED and s.played[side] != NONE:
        s.offered.card[side] = s.played[side]
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


def conserved(s: State, box: Box) -> dict[str, int]:
    """KB-2: Stars, Barbarians and Action cards are never created or lost."""
    stars = s.spent + sum(seat.stars for seat in s.seats) + sum(sum(band.star) for band in s.bands)
    barbarians = s.barbarians.card[: s.barbarians.n]
    for band in s.bands:
        barbarians += [card for card, face in zip(band.card, band.face, strict=True) if face != Face.EMPTY]
    for seat in s.seats:
        barbarians += [card for card in range(BARBARIANS) if seat.scored >> card & 1]
    plain = [card for card in barbarians if card < BARBARIANS]
    aside = 2 if s.phase == Phase.MUSTERING else sum(1 for at in s.struck if at)
    held = {"Stars": stars, "Barbarians": len(plain), "different Barbarians": len(set(plain))}
    held["Thunder and Lightning"] = len(barbarians) - len(plain) + aside
    for card in range(CARDS):
        cards = s.discards[card] + s.actions.card[: s.actions.n].count(card) + s.played.count(card)
        held[f"Action card {card + 1}"] = cards + sum(s.seats[i].hand[card] for i in range(SEATS))
    return held
