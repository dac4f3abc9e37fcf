"""Check the clauses against the rulebook by looking up their evidence in its text."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import normalize

from rulewright.kernel.clauses import Clause


def missing(clauses: Iterable[Clause], book: str) -> list[Clause]:
    """The clauses whose evidence is not in the book.

    Only letters and digits are compared, so that line breaks, hyphenation, markup, quotation marks and capitals in a
    scanned or converted text do not matter.
    """
    said = _plain(book)
    return [clause for clause in clauses if clause.evidence and _plain(clause.evidence) not in said]


def _plain(text: str) -> str:
    return "".join(letter for letter in normalize("NFKC", text).casefold() if letter.isalnum())
