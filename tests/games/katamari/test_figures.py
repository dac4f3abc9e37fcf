"""The figures in the page of Katamari (`python -m tests.games.katamari.styles`)."""

from __future__ import annotations

import pytest

from tests.figures import row, share_holds
from tests.games.katamari.styles import STYLES, style
from tests.games.katamari.weights import GAME, heuristic, share

GAMES = 400
pytestmark = pytest.mark.xdist_group("katamari")


@pytest.mark.parametrize("name", ["standard", "first"])
@pytest.mark.clause("KT-R4")
def test_what_a_style_that_leaves_something_out_is_worth(name: str) -> None:
    for what in STYLES:
        for seats, figure in zip((2, 3, 4), row("katamari", name, what), strict=False):
            box = GAME.make_box({"box": name}, seats)
            won, _, _ = share(box, style(box, what), heuristic(box), GAMES)
            assert share_holds(figure[0], won / 100, GAMES), (what, seats, won)
