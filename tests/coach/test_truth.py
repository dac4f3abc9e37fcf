"""The coach's numbers are correct: chances are shares of games played to their ends, and hold with more simulations."""

from __future__ import annotations

from random import Random

import pytest

from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.bots.search import Search
from rulewright.coach.compare import TAUGHT, Searched, compare
from rulewright.coach.explain import Question
from rulewright.coach.recommendation import recommend
from tests.tiers import mostly
from tests.truth import CHANCE, decisions, look

FORESEEING = [name for name in games.names() if games.load(name).play.foresees and games.load(name).seats[1] > 1]


@pytest.mark.parametrize("name", mostly(FORESEEING, ["katamari"]))
def test_chances_are_shares_of_games_that_were_won(name: str) -> None:
    """A search may stop early and use a position's outlook; a chance shown to a player may not."""
    game = games.load(name)
    box = game.make_box(seats=2)
    view, seat = Random(1).choice(decisions(game, box, 1))
    compared = compare(game, view, box, seat, Budget(iterations=200))
    found = recommend(Question(game, view, box, ["Ann", "Bo"], seat), compared)
    told, first = {e.action: e for e in found.moves}, found.best
    played = told[first].visits * TAUGHT // (TAUGHT - 1)  # the first ones teach the players
    games_to_the_end = Searched(Search(), game, view, box, seat).after(first, played)[:, seat]
    assert len(games_to_the_end) == told[first].visits
    assert set(games_to_the_end) <= {0.0, 0.5, 1.0}
    assert told[first].mean == pytest.approx(games_to_the_end.mean())
    for e in found.moves[:2]:
        assert e.high - e.low >= min(2 * game.play.unsettled, e.high, 1.0 - e.low)
    assert found.gap
    assert told[first].mean - told[found.other].mean == pytest.approx(found.gap.mean), (
        "two numbers agree with their difference"
    )


@pytest.mark.release
@pytest.mark.parametrize("name", ["klobba", "karthis"])
def test_numbers_hold_when_the_coach_thinks_ten_times_longer(name: str) -> None:
    """For 200 positions of each game run `python -m tests.truth`."""
    seats = max(1, games.load(name).seats[0])
    looked = [found for found in (look(name, seats, seed) for seed in range(1000, 1016)) if found]
    numbers = [x for found in looked for x in found.beyond]
    assert len(numbers) >= 40
    assert sum(x > 0 for x in numbers) <= 2 * CHANCE * len(numbers)
