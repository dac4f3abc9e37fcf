"""What a single wrong number in the rules would change, and no other test would notice."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import Side, Verb
from rulewright.laws.cases import Case, walk

from .table import GAME, START, Table, beside, retreat


@pytest.mark.clause("KA-50", "KA-H27")
def test_retreats_are_listed_in_the_order_of_the_tiles_and_fighting_on_comes_last() -> None:
    table = Table("QC")
    table.quiet()
    table.go(cards="QC")
    north = beside(START, Side.NORTH)
    offers = [GAME.rules.offer(table.s, table.box, 0, k) for k in range(GAME.rules.offers(table.s, table.box, 0))]
    assert offers == [retreat(START), retreat(north), Verb.FIGHT]


@pytest.mark.clause("KA-18", "KA-54")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_lies_in_a_pile_beyond_its_last_card(seed: int) -> None:
    """Edges that were explored, cards that were drawn: a pile keeps no trace of them."""
    for s, _, _ in walk(Case(GAME, 1, {"level": 9}), seed):
        for p in (s.edges, s.tiles, s.deck, s.discard, s.gone, s.aside, s.drawn):
            assert not any(p.card[p.n :])
