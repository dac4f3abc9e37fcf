"""Soldiers counted kind by kind in one number, two bits a kind: how many there are, of which colours, and their sum."""

from __future__ import annotations

from rulewright.kernel import plus, rule, size

from ..state import A_COLOUR, COLOUR_BITS, COLOUR_COUNT, FACES, KIND_BITS, KINDS, LOW_BITS, TWO, Demand


@rule
def one(kind: int) -> int:
    """A single soldier of a kind."""
    return 1 << (TWO * kind)


@rule
def how_many(items: int, kind: int) -> int:
    return (items >> (TWO * kind)) & KIND_BITS


@rule
def count(items: int) -> int:
    """TP-23: how many soldiers, knights and footmen alike."""
    return size(items & LOW_BITS) + 2 * size((items >> 1) & LOW_BITS)


@rule
def kinds_of(items: int) -> int:
    """The kinds among them, as a set."""
    found = 0
    for kind in range(KINDS):
        if how_many(items, kind) > 0:
            found = plus(found, kind)
    return found


@rule
def colours(items: int) -> int:
    """TP-22: the colours among them, as a set."""
    found = 0
    for colour in range(COLOUR_COUNT):
        if (items >> (TWO * A_COLOUR * colour)) & COLOUR_BITS != 0:
            found |= 1 << colour
    return found


@rule
def pips(items: int) -> int:
    """TP-24, TP-A12: the sum of the knights; footmen add nothing."""
    total = 0
    for colour in range(COLOUR_COUNT):
        if (items >> (TWO * A_COLOUR * colour)) & COLOUR_BITS != 0:
            for face in range(1, FACES + 1):
                total += face * how_many(items, A_COLOUR * colour + face)
    return total


@rule
def met(ask: int, number: int, items: int) -> bool:
    """TP-21, TP-A10: whether a side has exactly what it asks for; a blank one always has."""
    if ask == Demand.COLOURS:
        return size(colours(items)) == number
    if ask == Demand.ITEMS:
        return count(items) == number
    return pips(items) == number if ask == Demand.SUM else True
