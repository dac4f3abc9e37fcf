"""High Card in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck

from .state import CARDS, LAY, STAND_UP, Box, State

ABOUT = {"lay": ("TOY-2", "TOY-3"), "stand up": ("TOY-5",)}


def card_name(box: Box, card: int) -> str:
    return str(card + 1)


def at(action: int) -> list[int]:
    return [action - LAY] if action < STAND_UP else []


DECKS = (Deck(("deck", "out", "seats.hand", "seats.laid"), CARDS, card_name, at),)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Stand up" if action == STAND_UP else f"Lay the {action - LAY + 1}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return "\n".join(
        f"{names[i]}: {[c + 1 if c >= 0 else '?' for c in view.seats[i].hand.card[: view.seats[i].hand.n]]} "
        f"{view.seats[i].tricks}"
        for i in range(box.seats)
    )
