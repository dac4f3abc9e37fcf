"""The Temple Deck (KA-8). Cards are drawn at random, so adding a card to the deck shuffles it in."""

from __future__ import annotations

from rulewright.kernel import draw, note, pour, push, rule, take

from ..notes import Note
from ..state import JOKER, NONE, RANKS, Rank, State, Suit


@rule
def suit(card: int) -> int:
    """KA-25: the suit of a card; the Jokers are a suit of their own."""
    return card // RANKS


@rule
def rank(card: int) -> int:
    return card % RANKS + 1


@rule
def is_face(card: int) -> bool:
    """KA-31: any Jack, Queen or King, whatever its suit."""
    return card < JOKER and rank(card) >= Rank.JACK


@rule
def is_threat(card: int) -> bool:
    """KA-25: a Spade or a Club, except face cards."""
    return suit(card) in (Suit.SPADES, Suit.CLUBS) and rank(card) < Rank.JACK


@rule
def kth_face(k: int) -> int:
    """The k-th of the twelve face cards."""
    return (k // 3) * RANKS + Rank.JACK - 1 + k % 3


@rule
def highest(kind: int) -> int:
    """KA-8: each suit of the Temple Deck begins with the Ace and ends here."""
    return 10 if kind in (Suit.SPADES, Suit.CLUBS) else 6 if kind == Suit.DIAMONDS else 5 if kind == Suit.HEARTS else 2


@rule
def turn_up(s: State) -> int:
    """Draw a card from the deck, face up. A face card is public from now on."""
    card = draw(s, s.deck)
    if is_face(card):
        s.face = card
    return card


@rule
def find_guard(s: State) -> int:
    """KA-27, KA-28, KA-H12, KA-H16: turn cards up until a Spade or Club appears; all others return.

    If the deck runs out first, the discard pile is shuffled in; if that does not help, the Joker is unguarded.
    """
    guard = NONE
    while guard == NONE and s.deck.n + s.discard.n > 0:
        if s.deck.n == 0:
            note(s, Note.RESHUFFLED, s.discard.n)
            pour(s.discard, s.deck)
        card = turn_up(s)
        if is_threat(card):
            guard = card
        else:
            note(s, Note.PASSED_OVER, card)
            push(s.aside, card)
    pour(s.aside, s.deck)
    note(s, Note.GUARDED, guard)
    return guard


@rule
def draw_cards(s: State, n: int) -> None:
    """KA-22, KA-H11, KA-H13: draw n cards; a Joker gets its guard at once, before anything is chosen."""
    for i in range(n):
        card = turn_up(s)
        note(s, Note.TURNED, card)
        push(s.drawn, card)
        if card >= JOKER:
            s.guard[i] = find_guard(s)


@rule
def put_away(s: State, card: int) -> None:
    """KA-54, KA-55, KA-56, KA-H13, KA-H18, KA-H20: Jokers and Aces return to the deck, Diamonds leave the game."""
    if card >= JOKER or rank(card) == Rank.ACE:
        push(s.deck, card)
    elif is_face(card) or suit(card) != Suit.DIAMONDS:
        push(s.discard, card)
    else:
        push(s.gone, card)


@rule
def clean_up(s: State, acquired: bool) -> None:
    """KA-54 to KA-57, KA-H13, KA-H14: the end of Phase 3. Only a Joker whose treasure was acquired leaves the game."""
    for i in range(s.drawn.n - 1, -1, -1):
        card = take(s.drawn, i)
        if acquired and card >= JOKER and i == s.chosen:
            push(s.gone, card)
        else:
            put_away(s, card)
        if s.guard[i] != NONE:
            put_away(s, int(s.guard[i]))
            s.guard[i] = NONE
    s.chosen = NONE


@rule
def return_discards(s: State) -> int:
    """KA-64, KA-H36: the lowest Heart of the discard pile leaves the game, the rest is shuffled in. Returns the Heart or NONE."""
    lowest = NONE
    where = NONE
    for i in range(s.discard.n):
        card = int(s.discard.card[i])
        if suit(card) == Suit.HEARTS and not is_face(card) and (lowest == NONE or card < lowest):
            lowest = card
            where = i
    if where != NONE:
        push(s.gone, take(s.discard, where))
    pour(s.discard, s.deck)
    return lowest
