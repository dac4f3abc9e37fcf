"""The texts of Leduc poker: moves, notes and the board."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, Unit, has
from rulewright.telling.language import Messages

from .state import NOTHING, RANKS, Box, Note, State, Verb

ABOUT = {"fold": ("LE-3",), "call": ("LE-3",), "raise": ("LE-3", "LE-4")}
SAY = Messages(__file__)
SCORE = Unit(SAY)


def card_name(box: Box, card: int) -> str:
    return SAY("rank", card=int(card))


NOTES = Notes(Note, SAY, card=lambda box, names, card: card_name(box, card))
NOTES.cite(Note.DEALT, "LE-1")
NOTES.cite(Note.FOLDED, "LE-3")
NOTES.cite(Note.PAID, "LE-3")
NOTES.cite(Note.TURNED, "LE-5")
NOTES.cite(Note.SHOWN, "LE-6")
NOTES.cite(Note.WON, "LE-6")

DECKS = (Deck(("deck", "seats.card", "seats.shown", "table"), RANKS, card_name),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    owed = int(view.price - view.seats[seat].paid)
    if action == Verb.FOLD:
        return SAY("fold")
    if action == Verb.CALL:
        return SAY("call", owed=owed) if owed else SAY("check")
    return SAY("raise", owed=owed + (2 if view.table == NOTHING else 4))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [SAY("table", card=card_name(box, view.table)) if view.table >= 0 else SAY("table-not-yet")]
    for i in range(box.seats):
        card = max(view.seats[i].card, view.seats[i].shown)
        held = SAY("folded") if has(view.folded, i) else card_name(box, card) if card >= 0 else SAY("hidden")
        rows.append(SAY("seat", name=names[i], card=held, paid=int(view.seats[i].paid)))
    return "\n".join(rows)
