"""High Card in words."""

from __future__ import annotations

from collections.abc import Sequence

from .state import LAY, STAND_UP, Box, State

ABOUT = {"lay": ("TOY-2", "TOY-3"), "stand up": ("TOY-5",)}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Stand up" if action == STAND_UP else f"Lay the {action - LAY + 1}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return "\n".join(
        f"{names[i]}: {[c + 1 if c >= 0 else '?' for c in view.seats[i].hand.card[: view.seats[i].hand.n]]} "
        f"{view.seats[i].tricks}"
        for i in range(box.seats)
    )
