"""High Card in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Notes, Sentence

from .state import CARDS, Box, Note, State, Verb

ABOUT = {"lay": ("TOY-2", "TOY-3"), "stand up": ("TOY-5",)}

NOTES = Notes(Note)
NOTES.say(Note.LAID, "{seat} has laid a card.", "TOY-3")


@NOTES.tell(Note.DEALT)
def dealt(box: Box, names: Sequence[str], card: int) -> Sentence:
    return f"You are dealt the {card + 1}.", "TOY-1"


@NOTES.tell(Note.TRICK)
def trick(box: Box, names: Sequence[str], seat: int, worth: int) -> Sentence:
    return f"{names[seat]} takes the trick with {worth + 1}.", "TOY-4"


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


def at(action: int) -> list[int]:
    return [Verb.LAY.argument(action)] if Verb.at(action) == Verb.LAY else []


DECKS = (Deck(("deck", "out", "seats.hand", "seats.laid"), CARDS, card_name, at),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Stand up" if action == Verb.STAND_UP else f"Lay the {Verb.LAY.argument(action) + 1}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return "\n".join(
        f"{names[i]}: {[c + 1 if c >= 0 else '?' for c in view.seats[i].hand.card[: view.seats[i].hand.n]]} "
        f"{view.seats[i].tricks}"
        for i in range(box.seats)
    )
