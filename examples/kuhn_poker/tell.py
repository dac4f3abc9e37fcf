"""The texts of Kuhn poker: moves, notes and the board."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, Unit, has, size
from rulewright.telling.language import Messages

from .state import CARDS, NOTHING, Box, Note, State, Verb

ABOUT = {"pass": ("KU-3", "KU-4"), "bet": ("KU-3", "KU-4")}
SAY = Messages(__file__)
SCORE = Unit(SAY)


def card_name(box: Box, card: int) -> str:
    return SAY("rank", card=int(card))


NOTES = Notes(Note, SAY, card=lambda box, names, card: card_name(box, card))
NOTES.cite(Note.DEALT, "KU-1")
NOTES.cite(Note.PASSED, "KU-3")
NOTES.cite(Note.BET, "KU-3")
NOTES.cite(Note.SHOWN, "KU-5")
NOTES.cite(Note.WON, "KU-5")

DECKS = (Deck(("deck", "seats.card", "seats.shown"), CARDS, card_name),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if action == Verb.BET:
        return SAY("bet" if view.opener == NOTHING else "call")
    return SAY("pass" if view.opener == NOTHING else "fold")


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for i in range(box.seats):
        card = max(view.seats[i].card, view.seats[i].shown)
        held = card_name(box, card) if card >= 0 else SAY("hidden")
        rows.append(SAY("seat", name=names[i], card=held, paid=1 + int(has(view.bets, i))))
    return "\n".join([SAY("pot", chips=int(box.seats + size(view.bets))), *rows])
