"""The diagrams show what the rules allow."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.state import SIDES, Side
from rulewright.games.karthis.tell.diagrams import OPEN, SLAMMED


@pytest.mark.clause("KA-H2", "KA-45")
@pytest.mark.parametrize("tiles", [OPEN, SLAMMED])
def test_an_edge_is_the_same_on_both_of_its_sides(tiles: dict[int, int]) -> None:
    for at in tiles.keys() & {cell - 1 for cell in tiles}:
        here, there = (tiles[at] >> Side.EAST, tiles[at + 1] >> Side.WEST)
        assert here & 1 == there & 1
        assert here >> SIDES & 1 == there >> SIDES & 1
