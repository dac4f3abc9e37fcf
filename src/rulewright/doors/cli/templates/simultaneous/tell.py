"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, has

from .state import MOST_ROUNDS, Box, Note, State, Verb

ABOUT = {"bid": ("MG-2", "MG-3")}


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


def said(box: Box, names: Sequence[str], card: int) -> str:
    return card_name(box, card)


NOTES = Notes(Note, card=said, prize=said)
NOTES.say(Note.PRIZE, "The next prize is {prize}.", "MG-1")
NOTES.say(Note.READY, "{seat} has bid.", "MG-2")
NOTES.say(Note.SHOWN, "{seat} bids {card}.", "MG-3")
NOTES.say(Note.WON, "{seat} takes the prize of {prize}.", "MG-4")
NOTES.say(Note.NOBODY, "Nobody takes the prize of {prize}.", "MG-4")


def at(action: int) -> Sequence[int]:
    return (Verb.BID.argument(action),)


DECKS = (Deck(("prize", "seats.bid"), MOST_ROUNDS, card_name, at),)


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"rounds": box.rounds}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return f"Bid {card_name(box, Verb.BID.argument(action))}"


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return f"You do not have a {card_name(box, Verb.BID.argument(action))} any more."


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [f"Prize: {card_name(box, view.prize)}"]
    for i in range(box.seats):
        me = view.seats[i]
        left = " ".join(card_name(box, card) for card in range(box.rounds) if has(me.left, card))
        rows.append(f"{names[i]}: {me.points} points, cards {left or 'none'}{', ready' if me.ready else ''}")
    return "\n".join(rows)
