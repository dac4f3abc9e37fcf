"""Numbers in sentences: counts, ranges, numbers in words, and lists."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.telling.language import SAY, figure


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
    return str(low) if low == high else SAY("span", low=str(low), high=str(high))


def in_words(number: int) -> str:
    """A number as written in a sentence: in words, or in digits if it is large.

    >>> in_words(4), in_words(34)
    ('four', '34')
    """
    words = SAY("numbers").split()
    return words[number] if 0 <= number < len(words) else figure(f"{number:,}")


def listed(items: Iterable[object], last: str = "and") -> str:
    """A list of any number of things as text.

    >>> listed([1, 2, 3]), listed(["$2", "$4"], "or"), listed([7]), listed([])
    ('1, 2 and 3', '$2 or $4', '7', '')
    """
    words = [str(item) for item in items]
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
