"""Places: where the fields of a state lie on the table, so that any client can lay it out without knowing the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

ROW, COLUMN, HAND = SHAPES = ("row", "column", "hand")


def nameless(box: Any) -> Sequence[str]:
    """The default for `Place.items`: the entries of a list have no names."""
    return ()


@dataclass(frozen=True)
class Place:
    """Where one field lies: its entries in a `ROW` or a `COLUMN` of the table, or in the `HAND` of its seat.

    `field` is its path, such as "piles" or "seats.hand"; what belongs to a seat is shown beside that seat. `items(box)` names
    the entries of a list in their order, such as the colours of piles. Places are laid out in the order in which they are
    declared; fields without a place are listed below the table.
    """

    field: str
    shape: str = ROW
    items: Callable[[Any], Sequence[str]] = nameless

    def __post_init__(self) -> None:
        if self.shape not in SHAPES:
            raise TypeError(f"a place is a row, a column or a hand, not {self.shape!r}")
