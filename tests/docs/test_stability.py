"""Each promise of the page "What stays" names a test that holds it."""

from __future__ import annotations

import re

from tests.prepare import ROOT

TEST = re.compile(r"`(tests/[\w/]+\.py)`")
SECTIONS = re.split(r"^## ", (ROOT / "docs/stability.md").read_text("utf-8"), flags=re.M)[1:]
PUBLIC = SECTIONS[0]


def promises() -> list[str]:
    """The rows of what is public, every point, and every section as a whole."""
    rows = [line for line in PUBLIC.splitlines() if line.startswith("|")][2:]
    points = [point for section in SECTIONS for point in re.findall(r"^- .*(?:\n  .*)*", section, re.M)]
    return [*rows, *points, *SECTIONS]


def test_every_promise_names_the_test_that_holds_it() -> None:
    assert PUBLIC.startswith("What is public")
    assert len(promises()) > 12
    assert [promise.partition("\n")[0] for promise in promises() if not TEST.search(promise)] == []


def test_the_tests_that_are_named_are_there() -> None:
    named = set(TEST.findall("".join(SECTIONS)))
    assert named
    for name in named:
        assert "\ndef test_" in (ROOT / name).read_text("utf-8"), name
