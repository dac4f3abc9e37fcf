"""The figures in the page of Klobba! (`rulewright simulate klobba --games 100000 --players 4`)."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.lab.simulate import simulate
from tests.figures import holds, row, share_holds

GAMES = 4000
KLOBBA = games.load("klobba")


@pytest.mark.xdist_group("klobba")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_stars_and_wins_of_random_games(seats: int) -> None:
    found = simulate(KLOBBA, KLOBBA.make_box(seats=seats), GAMES, 0, "compiled")
    moves, stars, wins, shared = row("klobba", str(seats))
    assert holds(moves[0], found.length.mean, found.length.sd, GAMES, 0.5), found.length
    for score in found.scores:
        assert holds(stars[0], score.mean, score.sd, GAMES, 0.1), score
    for figure, won in zip(wins, found.wins, strict=True):
        assert share_holds(figure, won.share, GAMES), found.wins
    assert share_holds(shared[0], found.draws / GAMES, GAMES), found.draws
