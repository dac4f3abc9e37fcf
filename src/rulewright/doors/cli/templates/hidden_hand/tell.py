"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HAND, Deck, Notes, Place
from rulewright.telling.language import Messages, Word

from .state import CARDS, NOTHING, Box, Note, State, Verb

ABOUT = {"lay": ("MG-2", "MG-3")}


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


SAY = Messages(__file__)
NOTES = Notes(Note, SAY, card=lambda box, names, card: card_name(box, card))
NOTES.cite(Note.DEALT, "MG-1")
NOTES.cite(Note.LAID, "MG-3")
NOTES.cite(Note.TRICK, "MG-4")


def at(action: int) -> Sequence[int]:
    return (Verb.LAY.argument(action),)


DECKS = (Deck(("deck", "out", "seats.hand", "seats.laid"), CARDS, card_name, at),)
LAYOUT = (Place("out"), Place("seats.laid"), Place("seats.hand", HAND))
"""Where things lie on the plain board; what is not here is listed below it."""


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"hand": box.hand}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("lay", card=card_name(box, Verb.LAY.argument(action)))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("not-in-hand", card=card_name(box, Verb.LAY.argument(action)))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for i in range(box.seats):
        me = view.seats[i]
        hand = " ".join(card_name(box, card) if card >= 0 else "?" for card in me.hand.card[: me.hand.n])
        laid = Word("none") if me.laid == NOTHING else card_name(box, me.laid)
        rows.append(SAY("row", player=names[i], hand=hand, laid=laid, tricks=me.tricks))
    return "\n".join(rows)
