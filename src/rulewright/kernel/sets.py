"""Sets of small numbers, below 32, held in one number: bit i is set where i is in it. Seats, places, kinds of card."""

from __future__ import annotations

from rulewright.kernel.rule import instinct, rule


def _size(members: int) -> int:
    """Count the bits by twos, by fours and by bytes, and add up the bytes."""
    members -= (members >> 1) & 0x55555555
    members = (members & 0x33333333) + ((members >> 2) & 0x33333333)
    return ((((members + (members >> 4)) & 0x0F0F0F0F) * 0x01010101) >> 24) & 0xFF


@instinct(_size)
def size(members: int) -> int:
    """How many a set holds."""
    return members.bit_count()


@rule
def lowest(members: int) -> int:
    """The lowest number in a set, which must not be empty."""
    return size((members & -members) - 1)


@rule
def nth(members: int, k: int) -> int:
    """The k-th number in a set, the lowest being the 0th."""
    for _ in range(k):
        members &= members - 1
    return lowest(members)
