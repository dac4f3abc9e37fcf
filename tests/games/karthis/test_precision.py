"""What a single wrong number in the rules would change, and no other test would notice."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import Side, Verb

from .table import GAME, START, Table, beside, retreat


@pytest.mark.clause("KA-50", "KA-H27")
def test_retreats_are_listed_in_the_order_of_the_tiles_and_fighting_on_comes_last() -> None:
    table = Table("QC")
    table.quiet()
    table.go(cards="QC")
    north = beside(START, Side.NORTH)
    offers = [GAME.rules.offer(table.s, table.box, 0, k) for k in range(GAME.rules.offers(table.s, table.box, 0))]
    assert offers == [retreat(START), retreat(north), Verb.FIGHT]
