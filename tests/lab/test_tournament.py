"""Tournaments: seats rotate, results add up, and the number of workers changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.bots import registry
from rulewright.lab.tournament import Interval, play, play_deal, tournament
from tests.toys.high_card import GAME as TOY

FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))
BOX = FOUR.make_box()


def test_search_beats_chance() -> None:
    result = tournament(FOUR, BOX, ["search:60", "random"], 20)
    ours, theirs = result.standings
    assert result.games == 20
    assert ours.wins.mean > 0.8
    assert theirs.wins.mean < 0.2
    assert ours.wins.mean + theirs.wins.mean == pytest.approx(1.0)
    assert ours.wins.low < ours.wins.mean <= ours.wins.high <= 1.0
    assert ours.score.mean == pytest.approx(-theirs.score.mean)


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    """Two that play the same would each win once, whatever the seat is worth."""
    bots = [registry.find(name, FOUR) for name in ("random", "random")]
    deal = play_deal(FOUR, BOX, bots, 5)
    assert sum(deal.wins) == pytest.approx(1.0)
    assert deal.moves[0] + deal.moves[1] == sum(play(FOUR, BOX, bots, 5).moves for _ in range(2))


def test_games_are_rounded_up_to_whole_rotations() -> None:
    box = TOY.make_box(seats=3)
    result = tournament(TOY, box, ["random", "random", "random"], 10)
    assert (result.games, result.deals, result.seats) == (12, 4, 3)


def test_workers_change_nothing() -> None:
    one = tournament(FOUR, BOX, ["random", "random"], 12, seed=9)
    two = tournament(FOUR, BOX, ["random", "random"], 12, seed=9, jobs=2)
    assert [(s.wins, s.score) for s in one.standings] == [(s.wins, s.score) for s in two.standings]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    tournament(FOUR, BOX, ["random", "random"], 6, progress=lambda done, total: told.append((done, total)))
    assert told == [(2, 6), (4, 6), (6, 6)]


@pytest.mark.parametrize(
    ("names", "games", "jobs", "words"),
    [
        (["random"], 4, 1, "1 bots were named for 2 seats"),
        (["random", "genius"], 4, 1, "there is no bot 'genius'"),
        (["random", "random"], 0, 1, "at least 1 game"),
        (["random", "random"], 4, 0, "at least 1 job"),
    ],
)
def test_what_cannot_be_played_is_refused(names: list[str], games: int, jobs: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        tournament(FOUR, BOX, names, games, jobs=jobs)


def test_estimates_are_humble() -> None:
    """Ten wins of ten are not a certainty, and an interval holds the true share about 95 times in a hundred."""
    assert Interval.of([1.0] * 10, (0.0, 1.0)).low < 0.85
    e = Interval.of([0.0, 1.0] * 200, (0.0, 1.0))
    assert (e.low, e.mean, e.high) == pytest.approx((0.451, 0.5, 0.549), abs=0.002)
