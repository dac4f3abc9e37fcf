"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, has
from rulewright.telling.language import Messages, Word

from .state import MOST_ROUNDS, Box, Note, State, Verb

ABOUT = {"bid": ("MG-2", "MG-3")}


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


def said(box: Box, names: Sequence[str], card: int) -> str:
    return card_name(box, card)


SAY = Messages(__file__)
NOTES = Notes(Note, SAY, card=said, prize=said)
NOTES.cite(Note.PRIZE, "MG-1")
NOTES.cite(Note.READY, "MG-2")
NOTES.cite(Note.SHOWN, "MG-3")
NOTES.cite(Note.WON, "MG-4")
NOTES.cite(Note.NOBODY, "MG-4")


def at(action: int) -> Sequence[int]:
    return (Verb.BID.argument(action),)


DECKS = (Deck(("prize", "seats.bid"), MOST_ROUNDS, card_name, at),)


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"rounds": box.rounds}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("bid", card=card_name(box, Verb.BID.argument(action)))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("spent", card=card_name(box, Verb.BID.argument(action)))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [SAY("prize", prize=card_name(box, view.prize))]
    for i in range(box.seats):
        me = view.seats[i]
        left = " ".join(card_name(box, card) for card in range(box.rounds) if has(me.left, card))
        ready = Word("yes" if me.ready else "no")
        rows.append(SAY("row", player=names[i], points=int(me.points), cards=left or Word("none"), ready=ready))
    return "\n".join(rows)
