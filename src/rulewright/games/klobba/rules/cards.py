"""Action cards: the deck, the hands, and what each player is sure that the others hold (KB-8 to KB-10, KB-49, KB-50).

A hand is a count of each kind, so its order reveals nothing. A card laid face down or offered still counts as held until
it is shown or leaves: nobody else can tell which one it is. What a player knows of another hand is a lower bound for each
kind. It grows when a card the player knows is drawn, and shrinks when a card leaves.
"""

from __future__ import annotations

from rulewright.kernel import ALL, law, note, refuses, rule, shuffle

from ..notes import Note
from ..state import CARDS, SEATS, Box, Phase, State, Verb

THREE_OF_A_KIND = law("KB-10")
WHEN_TO_EXCHANGE = law("KB-A17")
NOTHING_LEFT_TO_DRAW = law("KB-A18")


@rule
def fill_deck(s: State) -> None:
    """KB-8, KB-49: shuffle the discards into the Action deck; everybody knows what it is made of."""
    deck = s.actions
    for card in range(CARDS):
        deck.shuffled[card] = s.discards[card]
        for _ in range(s.discards[card]):
            deck.card[deck.n] = card
            deck.n += 1
        s.discards[card] = 0
    shuffle(s, deck)


@rule
def renew_deck(s: State) -> None:
    """KB-49, KB-A18: when the deck runs out, the discards become the new one; without discards it stays empty."""
    if s.actions.n > 0:
        return
    fill_deck(s)
    for seat in range(SEATS):
        for card in range(CARDS):
            s.seats[seat].drew[card] = 0
    if s.actions.n > 0:
        note(s, Note.RESHUFFLED, int(s.actions.n))


@rule
def draw_card(s: State, box: Box, seat: int) -> int:
    """KB-50, KB-A18: draw the top card of the deck. Returns 1, or 0 if deck and discards are used up."""
    deck = s.actions
    if deck.n == 0:
        return 0
    deck.n -= 1
    card, known = int(deck.card[deck.n]), int(deck.known[deck.n])
    deck.card[deck.n] = 0
    deck.known[deck.n] = 0
    deck.isnt[deck.n] = 0
    s.seats[seat].hand[card] += 1
    s.seats[seat].cards += 1
    if deck.n < deck.under:
        deck.under = deck.n
    else:
        s.seats[seat].drew[card] += 1
    if known != 0:
        for k in range(box.seats):
            if k != seat and (known >> k) & 1:
                s.seats[k].sure[seat][card] += 1
        if known == ALL:
            s.seats[seat].shown[card] += 1
    renew_deck(s)
    return 1


@rule
def put_under(s: State, card: int, known: int) -> None:
    """KB-26: a rejected card goes under the deck; the two players in `known` know it."""
    deck = s.actions
    for i in range(deck.n, 0, -1):
        deck.card[i] = deck.card[i - 1]
        deck.known[i] = deck.known[i - 1]
        deck.isnt[i] = deck.isnt[i - 1]
    deck.card[0] = card
    deck.known[0] = known
    deck.isnt[0] = 0
    deck.n += 1
    deck.under += 1


@rule
def less_sure(s: State, box: Box, seat: int, card: int) -> None:
    """Everybody saw one card of this kind leave the hand."""
    for k in range(box.seats):
        sure = s.seats[k].sure[seat]
        sure[card] -= sure[card] > 0
    shown = s.seats[seat].shown
    shown[card] -= shown[card] > 0


@rule
def show(s: State, box: Box, seat: int, card: int) -> None:
    """A card leaves the hand, seen by everybody."""
    s.seats[seat].hand[card] -= 1
    s.seats[seat].cards -= 1
    less_sure(s, box, seat, card)


@rule
def one_less(kinds: list[int]) -> None:
    """One fewer of each kind of which there are any."""
    for card in range(CARDS):
        kinds[card] -= kinds[card] > 0


@rule
def slip(s: State, box: Box, seat: int, card: int, witness: int) -> None:
    """A card leaves the hand, seen by one other player; the rest are sure of one fewer of every kind."""
    s.seats[seat].hand[card] -= 1
    s.seats[seat].cards -= 1
    for k in range(box.seats):
        sure = s.seats[k].sure[seat]
        if k == witness:
            sure[card] -= sure[card] > 0
        else:
            one_less(sure)
    one_less(s.seats[seat].shown)


@rule
def in_hand(s: State, seat: int) -> int:
    """KB-24: the kinds of card a player holds, as a set."""
    hand, kinds = s.seats[seat].hand, 0
    for card in range(CARDS):
        kinds |= (hand[card] > 0) << card
    return kinds


@rule
def to_exchange(s: State, seat: int) -> int:
    """KB-10, KB-A17, KB-A18: the kinds held three times, as a set, while the deck has cards."""
    hand, kinds = s.seats[seat].hand, 0
    for card in range(CARDS):
        kinds |= (hand[card] >= 3) << card
    return kinds if s.actions.n > 0 else 0


@refuses(Verb.EXCHANGE)
def check_exchange(s: State, seat: int, card: int) -> int:
    if s.phase == Phase.SWAPPING:
        return WHEN_TO_EXCHANGE
    if s.phase not in (Phase.OFFERING, Phase.LAYING, Phase.EXCHANGING):
        return 0
    return THREE_OF_A_KIND if s.seats[seat].hand[card] < 3 else NOTHING_LEFT_TO_DRAW


@rule
def trade(s: State, box: Box, seat: int, card: int) -> None:
    """KB-10, KB-A17: discard three of a kind, then draw three; a reshuffle may bring them back."""
    note(s, Note.TRADED, seat, card)
    for _ in range(3):
        show(s, box, seat, card)
    s.discards[card] += 3
    for _ in range(3):
        draw_card(s, box, seat)


@rule
def top_up_hand(s: State, box: Box, seat: int) -> None:
    """KB-50: draw up to a full hand."""
    drawn = 0
    while s.seats[seat].cards < box.hand and draw_card(s, box, seat) == 1:
        drawn += 1
    if drawn > 0:
        note(s, Note.DRAWS, seat, drawn)
