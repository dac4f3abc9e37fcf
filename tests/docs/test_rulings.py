"""The pages of rulings say what the clauses say now."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.doors.rulings import COMMAND, HOME, page
from tests.docs.test_docs import ROOT


@pytest.mark.parametrize("name", games.names())
def test_every_ruling_stands_in_its_page_with_its_reason(name: str) -> None:
    game, kept = games.load(name), ROOT / HOME / f"{name}.md"
    assert kept.exists(), f"run {COMMAND}"
    assert kept.read_text("utf-8") == page(game), f"run {COMMAND}"
    for clause in game.clauses.values():
        told = f"**{clause.id}** ({clause.status}). {clause.text}\n*{clause.why}*"
        assert (told in page(game)) == (clause.status != "as written")
