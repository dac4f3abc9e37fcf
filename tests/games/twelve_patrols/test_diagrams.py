"""The diagrams show what the rules allow."""

from __future__ import annotations

import pytest

from rulewright.games.twelve_patrols import GAME
from rulewright.games.twelve_patrols.rules.soldiers import met, one
from rulewright.games.twelve_patrols.state import Demand, Direction
from rulewright.games.twelve_patrols.tell.diagrams import ASKED, rows


@pytest.mark.clause("TP-25", "TP-27")
def test_the_four_sides_of_the_row_are_satisfied() -> None:
    box = GAME.usual_box
    (left, middle, right), west, east = next(rows(box))
    both = sum(map(one, (*west, *east)))
    for card, side, seen in (
        (left, Direction.EAST, both),
        (middle, Direction.WEST, sum(map(one, west))),
        (middle, Direction.EAST, sum(map(one, east))),
        (right, Direction.WEST, both),
    ):
        assert box.asks[card][side] != Demand.BLANK
        assert met(box.asks[card][side], box.number[card][side], seen)


@pytest.mark.clause("TP-22", "TP-23", "TP-24")
def test_the_soldiers_beside_a_demand_satisfy_it() -> None:
    for kind, number, held in ASKED:
        assert met(kind, number, sum(map(one, held)))
