"""Ante in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck

from .state import CALL, CARDS, FOLD, Box, State

ABOUT = {"fold": ("AN-3",), "call": ("AN-3",), "raise": ("AN-3", "AN-4")}


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


DECKS = (Deck(("deck", "seats.card", "seats.shown"), CARDS, card_name),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if action == FOLD:
        return "Fold"
    price = view.price if action == CALL else view.price + box.step
    return f"{'Call' if action == CALL else 'Raise'}: pay {price - view.seats[seat].paid}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for i in range(box.seats):
        me = view.seats[i]
        card = "folded" if me.folded else f"card {me.card + 1}" if me.card >= 0 else "card ?"
        rows.append(f"{names[i]}: {card}, {me.chips} chips, {me.paid} in the pot")
    return "\n".join([f"Hand {view.hand + 1} of {box.hands}, price {view.price}", *rows])
