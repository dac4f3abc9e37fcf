"""Ante in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes
from rulewright.telling.language import Messages

from .state import CARDS, Box, Note, State, Verb

ABOUT = {"fold": ("AN-3",), "call": ("AN-3",), "raise": ("AN-3", "AN-4")}

NOTES = Notes(Note, Messages(__file__), card=lambda box, names, card: str(card + 1))
NOTES.cite(Note.DEALT, "AN-1")
NOTES.cite(Note.FOLDED, "AN-3")
NOTES.cite(Note.PAID, "AN-3")
NOTES.cite(Note.SHOWN, "AN-5")
NOTES.cite(Note.WON, "AN-5")


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


DECKS = (Deck(("deck", "seats.card", "seats.shown"), CARDS, card_name),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if action == Verb.FOLD:
        return "Fold"
    price = view.price if action == Verb.CALL else view.price + box.step
    return f"{'Call' if action == Verb.CALL else 'Raise'}: pay {price - view.seats[seat].paid}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for i in range(box.seats):
        me = view.seats[i]
        card = "folded" if me.folded else f"card {me.card + 1}" if me.card >= 0 else "card ?"
        rows.append(f"{names[i]}: {card}, {me.chips} chips, {me.paid} in the pot")
    return "\n".join([f"Hand {view.hand + 1} of {box.hands}, price {view.price}", *rows])
