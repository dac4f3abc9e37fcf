"""High Card in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rulewright.kernel import HAND, Deck, Notes, Place
from rulewright.telling.language import Messages

from .state import CARDS, Box, Note, State, Verb

ABOUT = {"lay": ("TOY-2", "TOY-3"), "stand up": ("TOY-5",)}

NOTES = Notes(Note, Messages(__file__))
NOTES.cite(Note.DEALT, "TOY-1", lambda box, n: {"card": n["card"] + 1})
NOTES.cite(Note.LAID, "TOY-3")
NOTES.cite(Note.TRICK, "TOY-4", lambda box, n: {"worth": n["worth"] + 1})


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


def at(action: int) -> list[int]:
    return [Verb.LAY.argument(action)] if Verb.at(action) == Verb.LAY else []


DECKS = (Deck(("deck", "out", "seats.hand", "seats.laid"), CARDS, card_name, at),)
LAYOUT = (Place("out"), Place("seats.laid"), Place("seats.hand", HAND))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "You do not hold this card."


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Stand up" if action == Verb.STAND_UP else f"Lay the {Verb.LAY.argument(action) + 1}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return "\n".join(
        f"{names[i]}: {[c + 1 if c >= 0 else '?' for c in view.seats[i].hand.card[: view.seats[i].hand.n]]} "
        f"{view.seats[i].tricks}"
        for i in range(box.seats)
    )


class Derived(msgspec.Struct):
    """What the rules say beyond a view of High Card."""

    highest: int
    """The highest card in your hand; -1: you have none, or are a spectator."""
    unseen: list[int]
    """The cards that you have not seen."""


def derived(view: State, box: Box, seat: int) -> Derived:
    hands = [view.seats[i].hand for i in range(box.seats)]
    mine = hands[seat].card[: hands[seat].n] if seat >= 0 else []
    seen = {c for hand in hands for c in hand.card[: hand.n]} | set(view.out.card[: view.out.n])
    seen |= {view.seats[i].laid for i in range(box.seats)}
    return Derived(max(mine, default=-1), [card for card in range(CARDS) if card not in seen])


class Higher(msgspec.Struct):
    """What may beat a card."""

    cards: list[int]
    """The unseen cards that are higher."""


def higher(view: State, box: Box, seat: int, card: int) -> Higher:
    if not 0 <= card < CARDS:
        raise ValueError(f"there is no card {card}: cards are numbered 0 to {CARDS - 1}")
    return Higher([other for other in derived(view, box, seat).unseen if other > card])


class Between(msgspec.Struct):
    """What lies between two cards."""

    cards: list[int]
    """The unseen cards between them."""


def between(view: State, box: Box, seat: int, cards: list[int]) -> Between:
    if len(cards) != 2:
        raise ValueError("two cards have others between them")
    return Between([other for other in derived(view, box, seat).unseen if cards[0] < other < cards[1]])


ANSWERS = {"higher": higher, "between": between}
