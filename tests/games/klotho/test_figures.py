"""The figures in the page and the clauses of 97 Klotho (`python -m tests.games.klotho.figures`)."""

from __future__ import annotations

import pytest

from rulewright.games.klotho.state import Verb
from tests.figures import holds, numbers, row, share_holds
from tests.games.klotho.figures import FIRST, MONSTERS, MOVES, SUM, TURNS, played
from tests.games.klotho.table import GAME, Table

GAMES = 150
pytestmark = pytest.mark.xdist_group("klotho")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("KL-A51", "KL-A48", "KL-R2")
def test_games_by_the_rule_of_thumb_are_as_the_table_and_the_reasons_say(seats: int) -> None:
    out = played(seats, True, GAMES)
    turns, moves, _, points, _, _, monsters, first = row("klotho", "heuristic", str(seats))
    for figure, column, rounding in (
        (turns, TURNS, 0.5),
        (moves, MOVES, 0.5),
        (points, SUM, 0.5),
        (monsters, MONSTERS, 0.1),
    ):
        assert holds(figure[0], out[:, column].mean(), out[:, column].std(), GAMES, rounding), out[:, column].mean()
    assert share_holds(first[0], out[:, FIRST].mean(), GAMES), out[:, FIRST].mean()
    assert numbers(GAME.clauses["KL-A48"].why)[seats - 2] == round(first[0]), "the reason and the page agree"
    assert "ten or eleven turns" in GAME.clauses["KL-A51"].why
    assert 9.5 < out[:, TURNS].mean() / seats < 11.5
    assert "two or three" in GAME.clauses["KL-R2"].why
    assert 2 < out[:, MONSTERS].mean() < 3.2


@pytest.mark.clause("KL-A51")
def test_with_the_fewest_cards_four_players_have_four_or_five_turns() -> None:
    assert "four or five each" in GAME.clauses["KL-A51"].why
    assert 4 < played(4, True, GAMES, cards="45")[:, TURNS].mean() / 4 < 5


@pytest.mark.clause("KL-A45")
def test_dice_sold_together_bring_less_than_a_lottery_between_two_sales_would() -> None:
    """What the reason says is lost: sell the 1, buy and cash the ticket on three fives, then sell the rest: 1 - 1 + 3 + 4."""
    table = Table(shelf=("raid", "android 1", "lottery"))
    table.give(0, coins=0)
    table.claims(5, 5, 5, 2, 1)
    assert table.no("buy", place=2) == "KL-33"
    table.do(Verb.DONE)
    assert table.me().coins == 5
    assert "that would bring seven coins; sold together, the dice bring five" in GAME.clauses["KL-A45"].why
