"""The figures in the page of Karthis (`rulewright simulate karthis --games 50000 -o level=5`)."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.lab.simulate import simulate
from tests.figures import row, share_holds

GAMES = 4000
KARTHIS = games.load("karthis")


@pytest.mark.xdist_group("karthis")
@pytest.mark.parametrize("level", [1, 5, 9, 13, 17])
def test_how_explorers_of_each_level_end(level: int) -> None:
    found = simulate(KARTHIS, KARTHIS.make_box({"level": level}), GAMES, 0, "compiled")
    ends = list(found.endings.values())
    for figure, count in zip(row("karthis", str(level)), ends, strict=False):
        assert share_holds(figure[0], count / GAMES, GAMES), found.endings
