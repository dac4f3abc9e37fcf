"""Whether a rulebook says what the clauses claim: the evidence of each, looked up in a text of the book."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import normalize

from rulewright.kernel.clauses import Clause


def missing(clauses: Iterable[Clause], book: str) -> list[Clause]:
    """Those clauses whose evidence is not in the book.

    Letters and digits alone are compared, so that line breaks, hyphenation, markup, quotation marks and capitals of a
    scanned or converted text do not matter.
    """
    said = _plain(book)
    return [clause for clause in clauses if clause.evidence and _plain(clause.evidence) not in said]


def _plain(text: str) -> str:
    return "".join(letter for letter in normalize("NFKC", text).casefold() if letter.isalnum())
