"""Kuhn poker in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, Unit, has, size
from rulewright.kernel.language import Messages

from .state import CARDS, NOTHING, Box, Note, State, Verb

ABOUT = {"pass": ("KU-3", "KU-4"), "bet": ("KU-3", "KU-4")}
RANKS = ("jack", "queen", "king", "ace")
SCORE = Unit(Messages(__file__))

NOTES = Notes(Note, card=lambda box, names, card: RANKS[card])
NOTES.say(Note.DEALT, "Your card is the {card}.", "KU-1")
NOTES.say(Note.PASSED, "{seat} passes.", "KU-3")
NOTES.say(Note.BET, "{seat} bets a chip.", "KU-3")
NOTES.say(Note.SHOWN, "{seat} shows the {card}.", "KU-5")
NOTES.say(Note.WON, "{seat} takes the pot of {chips} chips.", "KU-5")


def card_name(box: Box, card: int) -> str:
    return RANKS[card]


DECKS = (Deck(("deck", "seats.card", "seats.shown"), CARDS, card_name),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if action == Verb.BET:
        return "Bet a chip" if view.opener == NOTHING else "Call with a chip"
    return "Pass" if view.opener == NOTHING else "Fold"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for i in range(box.seats):
        card = max(view.seats[i].card, view.seats[i].shown)
        rows.append(f"{names[i]}: {RANKS[card] if card >= 0 else 'hidden card'}, {1 + has(view.bets, i)} in the pot")
    return "\n".join([f"Pot: {box.seats + size(view.bets)} chips", *rows])
