"""Decks: cards that a game names, so that any door can show them by their words and let a hand choose one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


def nothing(action: int) -> Sequence[int]:
    """Of cards that no move is about."""
    return ()


@dataclass(frozen=True)
class Deck:
    """Cards of one kind, numbered from 0, `size` of them that differ.

    `fields` are the places where they may lie, each by the names on the way to it, as "seats.hand": piles, or single numbers
    that are below 0 where no card lies. `name(box, card)` is what stands on a card, in a few words; `at(action)` the cards that
    a move is about, any of which may be chosen to make it.
    """

    fields: tuple[str, ...]
    size: int
    name: Callable[[Any, int], str]
    at: Callable[[int], Sequence[int]] = nothing
