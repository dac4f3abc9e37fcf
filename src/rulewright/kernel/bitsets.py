"""Sets of numbers 0 to 63 held in one integer: bit i is set if i is a member. For seats, places, kinds of card, whole decks.

Declare one as `public(bits(54))`, which picks the width. A deck that is drawn from at random needs no order and is best a set:
`card = one_of(s, s.deck)`, then `s.deck = minus(s.deck, card)`. If 63 can be a member, use only the functions here: compiled
integers are signed, so plain comparisons would see a negative number.
"""

from __future__ import annotations

from rulewright.kernel.rule import intrinsic, rule

FEW = 12
"""`nth` steps through members one by one below this index, and bisects from here on."""


def _size(members: int) -> int:
    """Count the bits by twos, by fours and by bytes, and add up the bytes. Compilers recognise this as a population count."""
    members -= (members >> 1) & 0x5555555555555555
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((members * 0x0101010101010101) >> 56) & 0xFF


@intrinsic(_size)
def size(members: int) -> int:
    """The number of members."""
    return members.bit_count()


@rule
def lowest(members: int) -> int:
    """The lowest number in a set, which must not be empty."""
    return size((members & -members) - 1)


@rule
def nth(members: int, k: int) -> int:
    """The k-th number in a set, the lowest being the 0th."""
    if k < FEW:
        for _ in range(k):
            members &= members - 1
        return lowest(members)
    at, width = 0, 32
    while width > 0:
        below = size(members & ((1 << width) - 1))
        if k >= below:
            k -= below
            members >>= width
            at += width
        width >>= 1
    return at


@rule
def has(members: int, i: int) -> int:
    """1 if the number is in the set, else 0."""
    return (members >> i) & 1


@rule
def either(yes: int, a: int, b: int) -> int:
    """a if `yes` is 1, b if it is 0: for compiled loops over members, where a branch costs more than computing both."""
    return b + (a - b) * yes


@rule
def plus(members: int, i: int) -> int:
    """The set with this number in it."""
    return members | (1 << i)


@rule
def minus(members: int, i: int) -> int:
    """The set without this number."""
    return members & ~(1 << i)
