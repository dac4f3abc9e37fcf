"""Check the clauses against the rulebook: their evidence is in its text, and what they say beyond that passage is listed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import normalize

from rulewright.kernel.clauses import Clause

NEAR = 120
"""How many words before and after a quotation are read as its passage."""
STEM = 5
"""How many letters of a word are compared, so that "rolled" is found where the book says "rolls"."""
_WORD = re.compile(r"[^\W_]+")
_COMMON = frozenset(
    _WORD.findall(
        "a an and are as at be been but by can do does for from had has have if in into is it its may not of on one or other "
        "others so than that the their them then there they this those to was were what when where which while who will "
        "with you your yours"
    )
)


def missing(clauses: Iterable[Clause], book: str) -> list[Clause]:
    """The clauses whose evidence is not in the book.

    Only letters and digits are compared, so that line breaks, hyphenation, markup, quotation marks and capitals in a
    scanned or converted text do not matter.
    """
    said = _plain(book)
    return [clause for clause in clauses if clause.evidence and _plain(clause.evidence) not in said]


def _plain(text: str) -> str:
    return "".join(letter for letter in normalize("NFKC", text).casefold() if letter.isalnum())


def added(clause: Clause, book: str) -> list[str]:
    """The words of a clause that stand nowhere near its quotation in the book: a clause as written should have few, and none that
    changes what may be done. Placeholders and common words are left out."""
    said, quoted = _words(book), _words(clause.evidence)
    at = next((i for i in range(len(said)) if said[i : i + len(quoted)] == quoted), None)
    passage = said if at is None else said[max(0, at - NEAR) : at + len(quoted) + NEAR]
    known = {word[:STEM] for word in passage}
    ours = _words(re.sub(r"\{[^{}]*\}", " ", clause.text))
    return [word for word in dict.fromkeys(ours) if word not in _COMMON and word[:STEM] not in known]


def _words(text: str) -> list[str]:
    return _WORD.findall(normalize("NFKC", text).casefold())
