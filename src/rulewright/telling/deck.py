"""Decks: cards that a game declares, so that any client can show their names and let players choose one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


def nothing(action: int) -> Sequence[int]:
    """The default for `Deck.at`: no move concerns these cards."""
    return ()


@dataclass(frozen=True)
class Deck:
    """`size` different cards of one kind, numbered from 0.

    `fields` are the fields that may hold them, each by its path, such as "seats.hand": piles, or single numbers that are
    negative if there is no card. `name(box, card)` is a card's text in a few words; `at(action)` returns the cards that a
    move concerns, any of which you can choose to make it.
    """

    fields: tuple[str, ...]
    size: int
    name: Callable[..., str]
    at: Callable[[int], Sequence[int]] = nothing
