"""The evidence of clauses is found in a text of the book, however it was typeset, scanned or converted."""

from __future__ import annotations

import pytest

from rulewright.kernel.clauses import Clause
from rulewright.kernel.evidence import added, missing

SAID = Clause("A-1", "t", "s", "as written", evidence="don't use a six-sided die")


@pytest.mark.parametrize(
    "book",
    [
        "Don't use a six-sided die.",
        "You don\N{RIGHT SINGLE QUOTATION MARK}t use\n\n  a six\N{EN DASH}sided die",
        "players don't **use** a *six-\nsided* die",
        "Please don't u-\nse a SIX-SIDED _DIE_!",
    ],
)
def test_evidence_is_found_however_the_book_is_set(book: str) -> None:
    assert missing([SAID], book) == []


@pytest.mark.parametrize(
    "book", ["", "Use a six-sided die.", "don't use a ten-sided die", "don't use any six-sided die"]
)
def test_evidence_that_is_not_there_is_missing(book: str) -> None:
    assert missing([SAID], book) == [SAID]


def test_clauses_that_claim_nothing_of_the_book_need_not_be_in_it() -> None:
    assert missing([Clause("A-2", "t", "s", "ruling", "why")], "") == []


def test_what_a_clause_says_beyond_its_passage_is_listed() -> None:
    book = "Far away: whatever, rank. " + "word " * 200 + "A Heart lets you regain half your lost Health, rounded down."
    text = "A Heart gives back half of the lost Health, rounded down, whatever its rank; {rank} is filled in."
    clause = Clause("A-1", text, "s", "as written", evidence="regain half your lost Health")
    assert added(clause, book) == ["gives", "back", "whatever", "rank", "filled"]
    assert (
        added(
            Clause(
                "A-1", "You regain half the lost Health.", "s", "as written", evidence="regain half your lost Health"
            ),
            book,
        )
        == []
    )
