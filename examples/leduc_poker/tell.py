"""Leduc poker in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, Unit, has
from rulewright.kernel.language import Messages

from .state import NOTHING, RANKS, Box, Note, State, Verb

ABOUT = {"fold": ("LE-3",), "call": ("LE-3",), "raise": ("LE-3", "LE-4")}
NAMES = ("jack", "queen", "king", "ace")
SCORE = Unit(Messages(__file__))

NOTES = Notes(Note, card=lambda box, names, card: NAMES[card])
NOTES.say(Note.DEALT, "Your card: {card}.", "LE-1")
NOTES.say(Note.FOLDED, "{seat} folds.", "LE-3")
NOTES.say(Note.PAID, "{seat} stays in for {price}.", "LE-3")
NOTES.say(Note.TURNED, "The card for everybody: {card}.", "LE-5")
NOTES.say(Note.SHOWN, "{seat} shows: {card}.", "LE-6")
NOTES.say(Note.WON, "{seat} takes {chips} chips.", "LE-6")


def card_name(box: Box, card: int) -> str:
    return NAMES[card]


DECKS = (Deck(("deck", "seats.card", "seats.shown", "table"), RANKS, card_name),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    owed = view.price - view.seats[seat].paid
    if action == Verb.FOLD:
        return "Fold"
    if action == Verb.CALL:
        return f"Call: pay {owed}" if owed else "Check"
    return f"Raise: pay {owed + (2 if view.table == NOTHING else 4)}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [f"Card for everybody: {NAMES[view.table] if view.table >= 0 else 'not yet'}"]
    for i in range(box.seats):
        card = max(view.seats[i].card, view.seats[i].shown)
        held = "folded" if has(view.folded, i) else NAMES[card] if card >= 0 else "hidden card"
        rows.append(f"{names[i]}: {held}, {view.seats[i].paid} in the pot")
    return "\n".join(rows)
