"""Counting soldiers: a patrol is one number with two bits per kind (TP-22 to TP-24)."""

from __future__ import annotations

from rulewright.kernel import rule, size

from ..state import COLOUR_MASK, COLOURS, KIND_BITS, KIND_MASK, KINDS, KINDS_PER_COLOUR, LOW_BITS, Demand

ODD, TWOS, FOURS = (
    sum(1 << (KIND_BITS * kind) for kind in range(KINDS) if (kind % KINDS_PER_COLOUR) & part) for part in (1, 2, 4)
)
"""The lower bits of the knights whose number holds a 1, a 2 or a 4: 3 holds a 1 and a 2."""
PAIRS, NIBBLES, BYTES, WORDS = 0x333333333333, 0x0F0F0F0F0F0F, 0x00FF00FF00FF, 0xFFFF0000FFFF
"""Masks for gathering bits: the lower half of every four, eight, sixteen and thirty-two bits."""
ALL_KINDS = (1 << KINDS) - 1


@rule
def kind_of(colour: int, face: int) -> int:
    """The kind of a knight with this number; face 0 is a footman."""
    return KINDS_PER_COLOUR * colour + face


@rule
def colour_of(kind: int) -> int:
    return kind // KINDS_PER_COLOUR


@rule
def face_of(kind: int) -> int:
    """The number of a knight; 0 for a footman (TP-A12)."""
    return kind % KINDS_PER_COLOUR


@rule
def one(kind: int) -> int:
    """A single soldier of a kind."""
    return 1 << (KIND_BITS * kind)


@rule
def how_many(items: int, kind: int) -> int:
    return (items >> (KIND_BITS * kind)) & KIND_MASK


@rule
def of_colour(items: int, colour: int) -> int:
    """The soldiers of one colour, as kinds of the first colour."""
    return (items >> (KIND_BITS * KINDS_PER_COLOUR * colour)) & COLOUR_MASK


@rule
def count(items: int) -> int:
    """TP-23: the number of soldiers, both knights and footmen."""
    return size(items & LOW_BITS) + 2 * size((items >> 1) & LOW_BITS)


@rule
def kinds_of(items: int) -> int:
    """The set of kinds among them: one bit for every two, gathered by pairs, fours and so on."""
    found = (items | (items >> 1)) & LOW_BITS
    found = (found | (found >> 1)) & PAIRS
    found = (found | (found >> 2)) & NIBBLES
    found = (found | (found >> 4)) & BYTES
    found = (found | (found >> 8)) & WORDS
    return (found | (found >> 16)) & ALL_KINDS


@rule
def colours(items: int) -> int:
    """TP-22: the set of colours among them."""
    found = 0
    for colour in range(COLOURS):
        if of_colour(items, colour) != 0:
            found |= 1 << colour
    return found


@rule
def pips(items: int) -> int:
    """TP-24, TP-A12: the sum of the knights; footmen add nothing. Adds the ones, twos and fours of the numbers separately."""
    twice = items >> 1
    ones = size(items & ODD) + 2 * size(twice & ODD)
    twos = size(items & TWOS) + 2 * size(twice & TWOS)
    return ones + 2 * twos + 4 * (size(items & FOURS) + 2 * size(twice & FOURS))


@rule
def amount(ask: int, items: int) -> int:
    """TP-22 to TP-24: the amount that these soldiers contribute to a demand; 0 for a blank side."""
    if ask == Demand.COLOURS:
        return size(colours(items))
    if ask == Demand.ITEMS:
        return count(items)
    return pips(items) if ask == Demand.SUM else 0


@rule
def met(ask: int, number: int, items: int) -> bool:
    """TP-21, TP-A10: whether a demand is met exactly; that of a blank side always is."""
    return ask == Demand.BLANK or amount(ask, items) == number
