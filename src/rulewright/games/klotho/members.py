"""Sets of more than 32 members: mine cards, and Klotho cards not seen yet."""

from __future__ import annotations

from rulewright.kernel import rule, size


@rule
def count(members: int) -> int:
    """How many a set of up to 62 holds."""
    return size(members & 0xFFFFFFFF) + size(members >> 32)


@rule
def first_of(members: int) -> int:
    """The lowest number in a set, which must not be empty."""
    return count((members & -members) - 1)


@rule
def member(members: int, k: int) -> int:
    """The k-th number in a set, the lowest being the 0th."""
    for _ in range(k):
        members &= members - 1
    return first_of(members)
