"""Numbers in sentences: how many of something, and from where to where."""

from __future__ import annotations


def many(count: int, one: str, several: str = "") -> str:
    """How many of something.

    >>> many(1, "coin"), many(3, "coin"), many(2, "die", "dice")
    ('1 coin', '3 coins', '2 dice')
    """
    return f"{count} {one if count == 1 else several or one + 's'}"


def span(low: int, high: int) -> str:
    """A range of whole numbers.

    >>> span(2, 2), span(2, 6)
    ('2', '2 to 6')
    """
    return str(low) if low == high else f"{low} to {high}"
