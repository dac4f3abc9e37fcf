"""The figures in the page and the clauses of 97 Klotho (`rulewright lab klotho --by note,card`)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rulewright.games.klotho.rules.dice import fives
from rulewright.games.klotho.rules.tools import price_of
from rulewright.games.klotho.state import REDS, Box, DieKind, Phase, State, Tool, Verb
from rulewright.kernel.chance import sow
from tests.figures import asked, numbers, row, share_holds, told_by
from tests.games.klotho.table import GAME, Table

GAMES = 150
pytestmark = pytest.mark.xdist_group("klotho")


@pytest.mark.release
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("KL-A51", "KL-A48", "KL-R2")
def test_games_by_the_rule_of_thumb_are_as_the_table_and_the_reasons_say(seats: int) -> None:
    found = asked("klotho", GAMES, players=seats)
    turns, moves, _, points, _, _, monsters, first = row("klotho", "heuristic", str(seats))
    for figure, name, rounding in (
        (turns, "note.turn", 0.5),
        (moves, "moves", 0.5),
        (points, "score", 0.5),
        (monsters, "measure.monsters", 0.1),
        (first, "win.order.1", 0.1),
    ):
        assert told_by(found[name], figure[0], rounding), found[name]
    assert numbers(GAME.clauses["KL-A48"].why)[seats - 2] == round(first[0]), "the reason and the page agree"
    assert "ten or eleven turns" in GAME.clauses["KL-A51"].why
    assert 9.5 < found["note.turn"].value / seats < 11.5
    assert "two or three" in GAME.clauses["KL-R2"].why
    assert 2 < found["measure.monsters"].value < 3.2


@pytest.mark.release
@pytest.mark.clause("KL-A51")
def test_with_the_fewest_cards_four_players_have_four_or_five_turns() -> None:
    assert "four or five each" in GAME.clauses["KL-A51"].why
    assert 4 < asked("klotho", GAMES, players=4, cards=45)["note.turn"].value / 4 < 5


SAID = {
    ("at once", 0): ("scoring", 0),
    ("whole rounds", 0): ("scoring", 1),
    ("whole rounds", 6): ("compensation", 0),
}
"""Where the options say how often the first of two heuristics wins: the option, and which of its shares."""


@pytest.mark.release
@pytest.mark.parametrize(("scoring", "coins"), list(SAID))
@pytest.mark.clause("KL-A48", "KL-A52")
def test_the_first_player_wins_as_often_as_the_options_say(scoring: str, coins: int) -> None:
    """The text a player reads has the page's figure and interval, and a sample of games agrees with it."""
    name, which = SAID[scoring, coins]
    about = next(option.about for option in GAME.options if option.name == name)
    said, half = map(float, re.findall(r"([0-9.]+)% ± ([0-9.]+)%", about)[which])
    assert [said, half] == row("klotho", "2", scoring, str(coins))[0]
    first = asked("klotho", 2 * GAMES, players=2, scoring=scoring, compensation=coins)["win.order.1"]
    assert told_by(first, said), first


@pytest.mark.release
@pytest.mark.clause("KL-A52")
def test_the_fair_compensation_is_the_one_on_the_page() -> None:
    about = next(option.about for option in GAME.options if option.name == "compensation")
    assert "with whole rounds 6 are fair" in about
    said, half = row("klotho", "2", "whole rounds", "6")[0]
    assert abs(said - 50) <= half


@pytest.mark.release
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


def lost_by_selling_together(s: State, box: Box) -> int:
    """The coins that a Lottery bought between two sales would bring now, beyond one that is bought after all dice are sold."""
    coins = int(s.seats[s.mover].coins)
    prices = [price_of(s, box, int(s.mover), int(tool)) for tool in s.shelf if tool == Tool.LOTTERY]
    price = int(min(prices, default=0))
    red = [int(s.die[i]) for i in range(REDS) if s.die[i] and s.kind[i] == DieKind.RED and not s.spent >> i & 1]
    if not coins < price <= coins + len(red):
        return 0
    others = len(red) - red.count(5)
    before = fives(s) - max(0, price - coins - others)
    return int(max(0, before - price) - max(0, fives(s) - red.count(5) - price))


@pytest.mark.release
@pytest.mark.parametrize(("seats", "which"), [(2, 1), (4, 3)])
@pytest.mark.clause("KL-A45")
def test_how_often_a_lottery_between_two_sales_would_pay(seats: int, which: int) -> None:
    box, games, met, lost = GAME.make_box({}, seats), 60, 0, 0
    for seed in range(games):
        s: Any = GAME.state()
        words, coins = [seed, 1], 0
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            move = int(GAME.play.policy(GAME.view(s, box, s.mover), box, s.mover, words))
            if move == Verb.DONE and s.phase == Phase.CLAIMING:
                coins += lost_by_selling_together(s, box)
            GAME.rules.apply(s, box, s.mover, move)
        met, lost = met + (coins > 0), lost + coins
    said = numbers(GAME.clauses["KL-A45"].why.partition("It rarely matters")[2])
    assert said[0] == round(100 * said[which] / said[which + 1]), said
    assert share_holds(said[0], met / games, games), met
    assert met <= lost <= 2 * met, "one coin, as a rule"
