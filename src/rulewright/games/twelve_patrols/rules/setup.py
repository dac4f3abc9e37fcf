"""Setting up a deal, and its invariants (TP-2 to TP-8)."""

from __future__ import annotations

from rulewright.kernel import d6, has, lift, note, push, rule, shuffle

from ..notes import Note
from ..state import CARDS, CELLS, COLOURS, KINDS, NONE, PER_COLOUR, SHOWN, Box, State
from .kingdom import survey
from .soldiers import how_many, kind_of, one


@rule
def setup(s: State, box: Box) -> None:
    """TP-6 to TP-8, TP-A1 to TP-A3: the dice are rolled once, the cards shuffled once, and three of them turned up."""
    for cell in range(CELLS):
        s.at[cell] = NONE
    for slot in range(SHOWN):
        s.shown[slot] = NONE
    s.line = NONE
    s.later = NONE
    s.gap = NONE
    for colour in range(COLOURS):
        s.barracks += PER_COLOUR * one(kind_of(colour, 0))
        for _ in range(PER_COLOUR):
            face = d6(s)
            s.barracks += one(kind_of(colour, face))
            note(s, Note.ROLLED, colour, face)
    for card in range(box.cards):
        push(s.deck, card)
    shuffle(s, s.deck)
    for slot in range(SHOWN):
        turn_up(s, slot, Note.CARD)
    survey(s, box)


@rule
def turn_up(s: State, slot: int, told: int) -> None:
    """TP-13: the top card of the deck goes to the display."""
    card = lift(s.deck, s.deck.n - 1)
    s.shown[slot] = card
    note(s, told, card, slot)


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """TP-A1, TP-A2: the player knows which cards are unseen, but not their order."""
    seen = 0
    for cell in range(CELLS):
        if s.at[cell] != NONE:
            seen |= 1 << int(s.at[cell])
    for slot in range(SHOWN):
        if s.shown[slot] != NONE:
            seen |= 1 << int(s.shown[slot])
    s.deck.n = 0
    for i in range(CARDS):
        s.deck.card[i] = 0
    for card in range(box.cards):
        if not has(seen, card):
            push(s.deck, card)
    shuffle(s, s.deck)


def conserved(s: State, box: Box) -> dict[str, int]:
    """TP-2, TP-5: no card or soldier is lost or duplicated, and knights keep their numbers."""
    cards = [c for c in (*s.at, *s.shown, *s.deck.card[: s.deck.n]) if c != NONE]
    held = {f"kind {kind}": sum(how_many(items, kind) for items in (s.barracks, *s.patrol)) for kind in range(KINDS)}
    return {"cards": len(cards), "different cards": len(set(cards)), **held}
