"""Placeholders for the box's numbers in sentences: `{helipad}` in clauses.toml, help.toml and lesson.toml.

A single number of the box goes by the name of its field. A game's `tell` may define `numbers(box)`, which returns the values of
other placeholders by name. So a price is written only once, in the box file, and the text is also right for custom cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulewright.telling.language import SAY
from rulewright.telling.text import in_words, many

Numbers = Mapping[str, int | str]

_PLACE = re.compile(r"\{([^{}]*)\}")


def fill(text: str, numbers: Numbers, where: str) -> str:
    """Fill in a sentence's numbers; `where` identifies the sentence in errors.

    `{coins}` is the number in digits, `{coins:word}` in words, `{coins:Word}` with a capital. With a noun it agrees:
    `{coins:many coin}`, `{dice:word die dice}`. A noun whose plural is not made with an s, as in most languages, gives both.

    >>> fill("{Price} is wrong", {"price": 3}, "KL-1")
    Traceback (most recent call last):
    ValueError: KL-1 names {Price}, which numbers(box) in tell does not give: it gives price
    >>> fill("It costs ${price} and needs {dice:word die dice}.", {"price": 3, "dice": 1}, "KL-1")
    'It costs $3 and needs one die.'
    """

    def found(place: re.Match[str]) -> str:
        name, _, form = place[1].partition(":")
        if name not in numbers:
            known = f"it gives {', '.join(numbers)}" if numbers else "it gives none"
            raise ValueError(f"{where} names {{{name}}}, which numbers(box) in tell does not give: {known}")
        return formed(numbers[name], form.split(), where)

    return _PLACE.sub(found, text)


def formed(value: int | str, form: Sequence[str], where: str) -> str:
    """A number formatted as its placeholder specifies. Without a format, the value is used as it is."""
    if not form:
        return str(value)
    style, *nouns = form
    if (
        style not in ("word", "Word", "many")
        or len(nouns) > 2
        or (style == "many") > len(nouns)
        or isinstance(value, str)
    ):
        raise ValueError(f"{where} asks for {' '.join(form)!r}: write word, Word or many, and a noun with its plural")
    if style == "many":
        number = str(value)
    elif nouns and value in (0, 1):
        number = SAY("no-thing") if value == 0 else SAY("one-thing")
    else:
        number = in_words(value)
    if style == "Word":
        number = number.capitalize()
    return f"{number} {many(value, *nouns).partition(' ')[2]}" if nouns else number


def names(text: str) -> set[str]:
    """The names of the placeholders in a sentence."""
    return {place.partition(":")[0] for place in _PLACE.findall(text)}
