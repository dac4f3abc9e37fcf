"""The pages of rulings match the clauses."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.kernel.clauses import Clause
from tools.rulings import counted, page


@pytest.mark.parametrize("name", games.names())
def test_every_ruling_stands_in_its_page_with_its_reason(name: str) -> None:
    game = games.load(name)
    for clause in game.clauses.values():
        because = f"Source: {clause.source}." if clause.source else clause.why
        told = f"**{clause.id}** ({clause.status}). {clause.text}\n*{because}*"
        assert (told in page(game)) == (clause.status != "as written")


def test_clauses_are_counted_by_status() -> None:
    def of(status: str) -> Clause:
        return Clause("A-1", "t", "s", status)

    assert counted([of("ruling"), of("as written"), of("reconstructed"), of("reconstructed")]) == (
        "Of 4 clauses 1 is in the rulebook, 1 is a ruling and 2 are reconstructed."
    )
    assert counted([of("from other sources")] * 3) == "Of 3 clauses 3 are from other sources."
    assert page(games.load("twelve_patrols")).splitlines()[4] == (
        "Of 49 clauses 1 is in the rulebook, 26 are from other sources, 19 are rulings and 3 are reconstructed."
    )
