"""Piles: a count and that many cards. The count is public; the declaration decides who sees the cards.

Counts are signed: compiled, the range of an unsigned number would be unsigned, which does not mix with -1.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from rulewright.kernel.fields import Number, Of, field, int8, int16, public
from rulewright.kernel.meanings import Count
from rulewright.kernel.rule import Namespace, rule
from rulewright.kernel.structs import Struct, StructMeta

UNKNOWN = -1


class Pile(Struct):
    """The base of every pile; `pile(n)` makes the type that holds n cards."""

    n: int = public(int16)
    card: list[int] = field(int8, 1, blank=UNKNOWN)


ALL = 0xFF
"""Known to every seat and to spectators, whose bit is the highest."""
SPECTATOR_BIT = 7


@cache
def pile(size: int, card: Number = int8, of: Of = None) -> type[Pile]:
    """The type of a pile with space for `size` cards; `of` declares what their numbers stand for."""
    space: Namespace = {"n": public(int16, of=Count(size)), "card": field(card, size, blank=UNKNOWN, of=of)}
    apart = "".join(c for c in repr(of) if c.isalnum()) if of is not None else ""
    return cast("type[Pile]", StructMeta(f"Pile{size}{card.name}{apart}", (Pile,), space))


@rule
def push(p: Pile, card: int) -> None:
    """Put a card on top."""
    n = p.n
    p.card[n] = card
    p.n = n + 1


@rule
def push_if(p: Pile, card: int, wanted: int) -> None:
    """Put a card on top if it is wanted (1), else (0) leave the pile unchanged; one place must be free either way.

    In compiled loops that keep only some cards, this is faster than a branch, which the processor may mispredict.
    """
    n = p.n
    p.card[n] = card * wanted
    p.n = n + wanted


@rule
def take(p: Pile, i: int) -> int:
    """Take the i-th card. The last card fills its place: use this where order does not matter."""
    last = p.n - 1
    card = int(p.card[i])
    p.card[i] = p.card[last]
    p.card[last] = 0
    p.n = last
    return card


@rule
def lift(p: Pile, i: int) -> int:
    """Take the i-th card and close the gap, keeping the order of the rest."""
    card = int(p.card[i])
    p.n -= 1
    for k in range(i, p.n):
        p.card[k] = p.card[k + 1]
    p.card[p.n] = 0
    return card


@rule
def find(p: Pile, card: int) -> int:
    """The card's index in the pile, or -1."""
    for i in range(p.n):
        if p.card[i] == card:
            return i
    return -1


@rule
def pour(source: Pile, target: Pile) -> None:
    """Put every card of one pile on another."""
    while source.n > 0:
        push(target, take(source, source.n - 1))
