"""The player that mixes its moves: by odds that it states, the same for everybody, in small games with hidden information only.

How little can be won against it is tested in `tests/doors/environments/test_poker.py`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from kuhn_poker import GAME as KUHN
from kuhn_poker.state import Verb
from rulewright import games
from rulewright.bots import equilibrium
from rulewright.bots.bot import Budget
from rulewright.bots.equilibrium import KEPT, Equilibrium
from rulewright.bots.registry import bots, find, find_experiment
from rulewright.bots.regret import Solution
from rulewright.kernel import Fate
from tests.table import Table

JACK, QUEEN, KING = range(3)
BOT = Equilibrium()


def dealt(*cards: int) -> Table:
    return Table(KUHN, 2, Fate(cards=cards))


def odds(table: Table, seat: int) -> dict[int, float]:
    return BOT.odds(KUHN, table.view(seat), table.box, seat)


def test_it_bluffs_and_calls_bluffs_as_an_equilibrium_does() -> None:
    """In every equilibrium of Kuhn poker the first player bets a king three times as often as a jack, and never a queen."""
    jack, queen, king = (odds(dealt(card, other), 0).get(Verb.BET, 0.0) for card, other in ((0, 1), (1, 2), (2, 0)))
    assert 0 <= jack <= 1 / 3 + 0.03
    assert queen == 0
    assert king == pytest.approx(3 * jack, abs=0.1)
    called = odds(dealt(KING, QUEEN).play(0, "bet"), 1)
    assert called[Verb.BET] == pytest.approx(1 / 3, abs=0.05)
    assert odds(dealt(JACK, KING).play(0, "bet"), 1) == {Verb.BET: 1.0}


def test_it_draws_its_moves_by_its_odds_from_its_view_alone() -> None:
    table = dealt(KING, QUEEN).play(0, "bet")
    view = table.view(1)
    drawn = [BOT.choose(KUHN, view, table.box, 1, [n * 7919, 5]) for n in range(3000)]
    share = Counter(drawn)[Verb.BET] / len(drawn)
    assert share == pytest.approx(odds(table, 1)[Verb.BET], abs=0.04)
    twin = dealt(JACK, QUEEN).play(0, "bet")
    assert odds(twin, 1) == odds(table, 1), "the first player's card is hidden"
    again = [BOT.choose(KUHN, twin.view(1), twin.box, 1, [n * 7919, 5]) for n in range(100)]
    assert again == drawn[:100]


def test_a_solution_is_the_same_whoever_asks_first() -> None:
    table = dealt(KING, QUEEN).play(0, "bet")
    alone = Solution(KUHN, table.box)
    alone.grow(300)
    BOT.solution(KUHN, table.box)
    found = find_experiment("equilibrium:300", KUHN)
    assert isinstance(found, Equilibrium)
    assert found.odds(KUHN, table.view(1), table.box, 1) == alone.odds(table.view(1), 1)
    assert found.solution(KUHN, table.box, Budget(iterations=20)).rounds == 20
    for rounds in range(1, KEPT + 4):
        Equilibrium(rounds=rounds).solution(KUHN, table.box)
    assert len(equilibrium._solutions) == KEPT


def test_a_decision_that_it_never_came_across_is_played_like_level_5() -> None:
    table = dealt(KING, QUEEN).play(0, "pass").play(1, "bet")
    never = Equilibrium(rounds=0)
    assert never.odds(KUHN, table.view(0), table.box, 0) == {}
    level = find("5", KUHN).choose(KUHN, table.view(0), table.box, 0, [3, 5])
    assert never.choose(KUHN, table.view(0), table.box, 0, [3, 5]) == level


def test_it_is_offered_where_it_can_solve_the_game() -> None:
    assert "equilibrium" in {bot.name for bot in bots(KUHN)}
    for name in (*games.names(), "examples/connect_four"):
        assert "equilibrium" not in {bot.name for bot in bots(games.load(name))}
    with pytest.raises(ValueError, match="there is no bot 'equilibrium:9' for Klobba!"):
        find_experiment("equilibrium:9", games.load("klobba"))
