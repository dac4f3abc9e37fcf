"""Setup: Stars, hands, the first Bands, Lightning and Thunder, and who gives out the totems (KB-7 to KB-17)."""

from __future__ import annotations

from rulewright.kernel import below, note, rule, shuffle, size, take, whisper

from ..notes import Note
from ..state import CARDS, NONE, PLACES, Box, Face, Phase, State, Storm, Verb
from .bands import UNDRAWN, barbarians_in, deal_open, draw_barbarian, put_down_under, replace_unseen, return_rejected
from .cards import draw_card, fill_deck
from .groups import ask, forget_offers


@rule
def setup(s: State, box: Box) -> None:
    """KB-7 to KB-11: share the Stars, deal the hands, deal three Barbarians each to look at."""
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

    The book gives no order: seats go in turn, and all cards are rejected before any is drawn (KB-A4).
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
    """KB-15: one Barbarian from the top of the deck to its underside, unmixed."""
    deck = s.barbarians
    deck.n -= 1
    card, known = int(deck.card[deck.n]), int(deck.known[deck.n])
    deck.card[deck.n] = 0
    deck.known[deck.n] = 0
    put_down_under(s, card, known, 0)


@rule
def hide_packet(s: State, special: int) -> None:
    """KB-14, KB-16: three Barbarians from the top, mixed with Lightning or Thunder, go to the underside.

    With six players a rejected Barbarian may come up here: its owner then knows its packet, but not where it lies.
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
    """KB-17: the values of a Band's face-up Barbarians, added up."""
    total = 0
    for place in range(PLACES):
        if s.bands[band].face[place] == Face.UP:
            total += box.value[s.bands[band].card[place]]
    return total


@rule
def weakest(s: State, box: Box) -> int:
    """KB-17, KB-A1: the player with the lowest face-up total hands out the totems; lots decide among equals."""
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
