"""The search: it finds the right moves, keeps its budget, and gives the same answer twice."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.bots import nodes
from rulewright.bots.bot import Budget
from rulewright.bots.levels import LEVELS
from rulewright.bots.search import Estimate, Search, interval
from rulewright.games.klobba.state import Phase
from rulewright.kernel import lowest, rule
from rulewright.kernel.chance import sow
from rulewright.kernel.standing import WIN
from tests.toys import pennies
from tests.toys.high_card import GAME as TOY

KLOBBA, PENNIES = games.load("klobba"), pennies.GAME
FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))
BOX = FOUR.make_box()
WORDS = [3, 4]


def four(*columns: int) -> tuple[Any, int]:
    """Connect four after discs in these columns, and whose turn it is."""
    s: Any = FOUR.state()
    FOUR.rules.setup(s, BOX)
    for column in columns:
        FOUR.rules.apply(s, BOX, s.mover, column)
    return s, s.mover


def asked(search: Search, *columns: int, **budget: Any) -> list[Estimate]:
    s, seat = four(*columns)
    return search.advise(FOUR, FOUR.view(s, BOX, seat), BOX, seat, WORDS, Budget(**budget))


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.title)
def test_every_level_takes_a_win_that_is_there(bot: Any) -> None:
    s, seat = four(0, 6, 1, 6, 2, 5)
    for k in range(10):
        assert bot.choose(FOUR, FOUR.view(s, BOX, seat), BOX, seat, [k, 9]) == 3


@pytest.mark.parametrize("bot", LEVELS[2:], ids=lambda bot: bot.title)
def test_from_level_three_on_a_threat_is_parried(bot: Any) -> None:
    s, seat = four(3, 0, 3, 0, 6, 0)
    for k in range(5):
        assert bot.choose(FOUR, FOUR.view(s, BOX, seat), BOX, seat, [k, 9]) == 0


def test_looking_two_moves_ahead_finds_the_double_threat() -> None:
    found = asked(Search(iterations=3000), 2, 2, 3, 3)
    assert found[0].action in (1, 4), "three in a row, open at both ends, cannot be stopped"
    assert found[0].mean > 0.9


def test_the_same_seed_and_budget_give_the_same_estimates() -> None:
    assert asked(Search(), iterations=700) == asked(Search(), iterations=700)
    assert asked(Search(), iterations=700, cores=3) == asked(Search(), iterations=700, cores=3)
    assert asked(Search(), iterations=700) != asked(Search(), iterations=701)


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_every_iteration_of_the_budget_is_spent(cores: int) -> None:
    found = asked(Search(), iterations=1000, cores=cores)
    assert sum(e.visits for e in found) == 1000


def test_a_budget_in_seconds_is_kept() -> None:
    asked(Search(), iterations=1)
    start, worked = time.monotonic(), time.process_time()
    found = asked(Search(iterations=10**9), seconds=0.3)
    assert time.monotonic() - start > 0.2
    assert time.process_time() - worked < 3
    assert sum(e.visits for e in found) > 300


def test_one_choice_is_no_choice() -> None:
    box = TOY.make_box(seats=2)
    s: Any = TOY.state()
    s.seats[0].hand.n = s.seats[1].hand.n = 1
    s.seats[0].hand.card[0] = 5
    assert Search(iterations=10**12).choose(TOY, TOY.view(s, box, 0), box, 0, WORDS) == 5


def test_shares_are_everybodys_part_of_the_win() -> None:
    for e in asked(Search(), 3, 3, 3, iterations=500):
        assert e.mean == pytest.approx(e.shares[1])
        assert sum(e.shares) == pytest.approx(1.0)
        assert e.low < e.mean < e.high


def test_a_tree_outgrows_its_first_room_unharmed() -> None:
    """Growing at once or in small slices is the same search."""
    whole, parts = (a_tree() for _ in range(2))
    whole.run(5000)
    for _ in range(50):
        parts.run(100)
    assert whole.memory.counts[nodes.NODES] > 2000
    assert [int(e["visits"]) for e, _ in whole.root()] == [int(e["visits"]) for e, _ in parts.root()]


def a_tree() -> Any:
    from rulewright.bots.search import Tree

    s, seat = four()
    return Tree(Search(), FOUR, FOUR.view(s, BOX, seat), BOX, seat, (5, 6))


def test_score_can_be_sought_instead_of_the_win() -> None:
    """High Card, before the last trick: the card that wins by more is worth more."""
    box = TOY.make_box(seats=2)
    s: Any = TOY.state()
    sow(s.rng, 2, 0)
    TOY.rules.setup(s, box)
    found = Search(iterations=2000, aim="score").advise(TOY, TOY.view(s, box, 0), box, 0, WORDS)
    assert all(0 <= e.mean <= 3 for e in found)
    assert max(e.mean for e in found) > 1
    won = replace(Search(iterations=2000), aim="win").advise(TOY, TOY.view(s, box, 0), box, 0, WORDS)
    assert all(0 <= e.mean <= 1 for e in won)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_in_the_tree_sees_a_hidden_choice(seat: int) -> None:
    """Matching pennies: if the second choice were made with the first in sight, either seat would expect to lose."""
    s = PENNIES.state()
    PENNIES.rules.setup(s, pennies.BOX)
    found = Search(iterations=4000).advise(PENNIES, PENNIES.view(s, pennies.BOX, seat), pennies.BOX, seat, WORDS)
    assert [e.mean for e in found] == pytest.approx([0.5, 0.5], abs=0.08)


def test_a_choice_made_already_stays_hidden() -> None:
    """The second seat is asked after the first has chosen: information it cannot see does not help it."""
    s = PENNIES.state()
    PENNIES.rules.setup(s, pennies.BOX)
    PENNIES.rules.apply(s, pennies.BOX, 0, 1)
    found = Search(iterations=4000).advise(PENNIES, PENNIES.view(s, pennies.BOX, 1), pennies.BOX, 1, WORDS)
    assert [e.mean for e in found] == pytest.approx([0.5, 0.5], abs=0.08)


def test_few_trials_make_wide_intervals() -> None:
    assert interval(3.0, 3.0, 3, WIN)[0] < 0.6
    low, high = interval(300.0, 300.0, 1000, WIN)
    assert 0.26 < low < 0.3 < high < 0.34


@rule
def biased(s: Any, box: Any, out: list[float]) -> None:
    """An outlook that playing pennies to the end could not produce."""
    out[0] = 0.875
    out[1] = 0.125


def foreseen(**search: Any) -> list[Estimate]:
    """Pennies, but evaluated after the first move."""
    game = replace(PENNIES, name="foreseen", bound=3, play=replace(PENNIES.play, outlook=biased, horizon=1))
    s = game.state()
    game.rules.setup(s, pennies.BOX)
    return Search(iterations=300, **search).advise(game, game.view(s, pennies.BOX, 0), pennies.BOX, 0, WORDS)


def test_where_rules_have_an_outlook_games_are_not_played_out() -> None:
    for e in foreseen():
        assert e.shares == (0.875, 0.125)
        assert not e.sure


def test_an_outlook_is_not_asked_beyond_the_end() -> None:
    assert [e.mean for e in foreseen(horizon=2)] == pytest.approx([0.5, 0.5], abs=0.15)


def test_who_seeks_the_score_plays_to_the_end() -> None:
    assert [e.mean for e in foreseen(aim="score")] == pytest.approx([0.5, 0.5], abs=0.15)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_thinks_alike_whether_others_have_decided_in_secret_or_not(seats: int) -> None:
    """Klobba!: a card that another player has laid face down is chosen again in imagined games, as if it were not laid yet."""
    game, box, search, laid = KLOBBA, KLOBBA.make_box(seats=seats), Search(iterations=300), 0
    s: Any = game.state()
    sow(s.rng, 3, 0)
    game.rules.setup(s, box)
    while laid < 8:
        seat = lowest(game.rules.waiting(s))
        later = s.clone()
        for other in range(seat + 1, seats):
            if later.asked >> other & 1:
                game.rules.apply(later, box, other, game.legal(later, box, other)[-1])
        if later.asked != s.asked:
            laid += s.phase == Phase.LAYING
            before = search.advise(game, game.view(s, box, seat), box, seat, WORDS)
            assert search.advise(game, game.view(later, box, seat), box, seat, WORDS) == before
        game.rules.apply(s, box, seat, game.rules.choose(s, box, seat, WORDS))
