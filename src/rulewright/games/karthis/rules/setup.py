"""The start of an adventure, and the deck as it may be for a player who cannot see it (KA-7 to KA-13)."""

from __future__ import annotations

from rulewright.kernel import Pile, below, push, rule

from ..state import DECK, FACES, JOKER, NONE, RANKS, Box, State, Suit
from .deck import highest, kth_face
from .turn import enter_floor


@rule
def setup(s: State, box: Box) -> None:
    """KA-7 to KA-13, KA-H39: an explorer at full Health with an empty backpack, on the start tile of the first floor."""
    s.health = box.health
    s.enemy = NONE
    s.enemy_at = NONE
    s.chosen = NONE
    for i in range(3):
        s.guard[i] = NONE
    build_deck(s)
    enter_floor(s, box)


@rule
def build_deck(s: State) -> None:
    """KA-8, KA-9, KA-10: the cards of the temple, and one face card that no player has seen."""
    for kind in range(Suit.JOKERS + 1):
        for i in range(highest(kind)):
            push(s.deck, kind * RANKS + i)
    push(s.deck, kth_face(below(s, FACES)))
    s.face = NONE


@rule
def strike_out(p: Pile, seen: int) -> int:
    """Add the cards of a pile to a set of cards, one bit each."""
    for i in range(p.n):
        seen |= 1 << int(p.card[i])
    return seen


@rule
def in_sight(s: State) -> int:
    """The cards that are face up, in the discards or out of the game, as a set of one bit each."""
    seen = strike_out(s.discard, strike_out(s.gone, strike_out(s.drawn, 0)))
    for i in range(3):
        if s.guard[i] != NONE:
            seen |= 1 << int(s.guard[i])
    return seen


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """The deck holds every card that is not in sight, including the added face card if it is still there.

    Only a face card that was never turned up is unknown: it may be any of the twelve (KA-9).
    """
    seen, n = in_sight(s), int(s.deck.n)
    s.deck.n = 0
    for kind in range(Suit.JOKERS + 1):
        for card in range(kind * RANKS, kind * RANKS + highest(kind)):
            if not (seen >> card) & 1:
                push(s.deck, card)
    if s.deck.n < n:
        push(s.deck, kth_face(below(s, FACES)) if s.face == NONE else int(s.face))
    for i in range(n, DECK):
        s.deck.card[i] = 0


def conserved(s: State, box: Box) -> dict[str, int]:
    """KA-9, KA-H13: no card is ever lost or duplicated, the Jokers least of all."""
    held = [c for p in (s.deck, s.discard, s.gone, s.aside, s.drawn) for c in p.card[: p.n]]
    held += [c for c in (*s.guard, s.enemy) if c != NONE]
    return {"cards": len(held), "different cards": len(set(held)), "Jokers": sum(c >= JOKER for c in held)}
