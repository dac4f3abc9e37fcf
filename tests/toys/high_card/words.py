"""High Card in words."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import DEALT, LAID
from .state import LAY, STAND_UP, Box, State

ABOUT = {"lay": ("TOY-2", "TOY-3"), "stand up": ("TOY-5",)}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Stand up" if action == STAND_UP else f"Lay the {action - LAY + 1}"


def tell(box: Box, names: Sequence[str], kind: int, a: int, b: int, c: int) -> tuple[str, str]:
    if kind == DEALT:
        return f"You are dealt the {a + 1}.", "TOY-1"
    if kind == LAID:
        return f"{names[a]} has laid a card.", "TOY-3"
    return f"{names[a]} takes the trick with {b + 1}.", "TOY-4"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return "\n".join(
        f"{names[i]}: {[c + 1 if c >= 0 else '?' for c in view.seats[i].hand.card[: view.seats[i].hand.n]]} "
        f"{view.seats[i].tricks}"
        for i in range(box.seats)
    )
