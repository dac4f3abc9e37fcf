"""Barbarians: the deck with its two packets, and the Bands (KB-11 to KB-16, KB-64).

`known` travels with a card: players who saw it can follow it under the deck and into a Band, face down or not. So does
`packet`: 1 for Lightning's, 2 for Thunder's, plus UNDRAWN until the card leaves the packet. Every player can follow that.
"""

from __future__ import annotations

from rulewright.kernel import ALL, law, note, refuses, rule

from ..notes import Note
from ..state import BARBARIANS, PLACES, Box, Face, Phase, State, Storm, Verb
from .score import finish

ONLY_NEW_ONES = law("KB-A5")
UNDRAWN = 4


@rule
def barbarians_in(box: Box) -> int:
    """KB-4: how many Barbarians the box holds; each has a value above 0."""
    n = 0
    while n < BARBARIANS and box.value[n] > 0:
        n += 1
    return n


@rule
def put_down_under(s: State, card: int, known: int, packet: int) -> None:
    """KB-11: a Barbarian goes to the bottom of the deck."""
    deck = s.barbarians
    for i in range(deck.n, 0, -1):
        deck.card[i] = deck.card[i - 1]
        deck.known[i] = deck.known[i - 1]
        deck.packet[i] = deck.packet[i - 1]
    deck.card[0] = card
    deck.known[0] = known
    deck.packet[0] = packet
    deck.n += 1


@rule
def draw_barbarian(s: State, box: Box, band: int, place: int, face: int, known: int) -> int:
    """KB-64, KB-65, KB-A6: draw the next Barbarian into a place. Returns 1, or 0 if the game ended.

    Lightning and Thunder are shown and set aside, even if the card was to be drawn unseen.
    """
    deck = s.barbarians
    while True:
        deck.n -= 1
        card, seen, packet = int(deck.card[deck.n]), int(deck.known[deck.n]), int(deck.packet[deck.n])
        deck.card[deck.n] = 0
        deck.known[deck.n] = 0
        deck.packet[deck.n] = 0
        if card < BARBARIANS:
            break
        s.struck[card - Storm.LIGHTNING] = 1 + PLACES * band + place
        note(s, Note.STRUCK, card - Storm.LIGHTNING, band, face)
        if s.struck[0] != 0 and s.struck[1] != 0:
            finish(s, box)
            return 0
    home = s.bands[band]
    home.card[place] = card
    home.known[place] = seen | known
    home.packet[place] = packet & ~UNDRAWN
    home.face[place] = face
    return 1


@rule
def clear_place(s: State, band: int, place: int) -> None:
    """Remove the Barbarian from this place."""
    home = s.bands[band]
    home.card[place] = 0
    home.known[place] = 0
    home.packet[place] = 0
    home.face[place] = Face.EMPTY


@rule
def turn_up(s: State, band: int) -> None:
    """KB-53, KB-R9: turn up every face-down Barbarian of a Band, so that every player knows them."""
    home = s.bands[band]
    for place in range(PLACES):
        if home.face[place] == Face.DOWN:
            home.face[place] = Face.UP
            home.known[place] = ALL


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


@refuses(Verb.REJECT)
def check_reject(s: State) -> int:
    """KB-A5: a player may reject any of the new Barbarians, but no others."""
    return ONLY_NEW_ONES if s.phase in (Phase.MUSTERING, Phase.TOPPING_UP) else 0


@rule
def return_rejected(s: State, band: int, places: int) -> None:
    """KB-11: rejected Barbarians go under the deck in the order of their places; kept ones are turned up.

    The owner remembers the rejected ones.
    """
    home = s.bands[band]
    for place in range(PLACES):
        if home.face[place] == Face.DEALT:
            if (places >> place) & 1:
                put_down_under(s, int(home.card[place]), int(home.known[place]), int(home.packet[place]))
                clear_place(s, band, place)
            else:
                home.face[place] = Face.UP
                home.known[place] = ALL


@rule
def replace_unseen(s: State, box: Box, band: int) -> int:
    """KB-12: fill the gaps from the top of the deck, face down and unseen. Returns 0 if that ended the game."""
    down = 0
    for place in range(PLACES):
        if s.bands[band].face[place] == Face.EMPTY:
            if draw_barbarian(s, box, band, place, Face.DOWN, 0) == 0:
                return 0
            down += 1
    if down > 0:
        note(s, Note.REFILLED, band, down, int(s.rounds))
    return 1


@rule
def deal_open(s: State, box: Box, band: int) -> int:
    """KB-13, KB-52: fill a Free Band, face up. Returns 0 if that ended the game."""
    for place in range(PLACES):
        if s.bands[band].face[place] == Face.EMPTY:
            if draw_barbarian(s, box, band, place, Face.UP, ALL) == 0:
                return 0
    return 1
