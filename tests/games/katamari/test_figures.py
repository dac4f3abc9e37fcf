"""The figures in the page of Katamari (`rulewright lab katamari --bots 'heuristic with symbol=0,heuristic'` and the like)."""

from __future__ import annotations

import pytest

from tests.figures import asked, row, told_by

GAMES = 1200
STYLES = {"no Purple": "highest=1", "only Yellow": "highest=0", "no symbols": "symbol=0"}
pytestmark = pytest.mark.xdist_group("katamari")


@pytest.mark.release
@pytest.mark.parametrize("name", ["standard", "first"])
@pytest.mark.clause("KT-R4")
def test_what_a_style_that_leaves_something_out_is_worth(name: str) -> None:
    for what, weight in STYLES.items():
        for seats, figure in zip((2, 3, 4), row("katamari", name, what), strict=False):
            bots = ",".join([f"heuristic with {weight}", *["heuristic"] * (seats - 1)])
            won = asked("katamari", GAMES, bots, box=name)[f"win.player.heuristic_with_{weight}"]
            assert told_by(won, figure[0]), (what, seats, won)
            assert name != "standard" or won.high < 1 / seats, "in the box as it is played it does not pay"


@pytest.mark.release
def test_with_three_or_four_players_it_is_better_to_go_last() -> None:
    for seats in (2, 3, 4):
        found = asked("katamari", 4000, players=seats)
        for place, figure in enumerate(row("katamari", str(seats)), 1):
            assert place > seats or told_by(found[f"win.order.{place}"], figure[0]), (seats, place)
