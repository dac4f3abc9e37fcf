"""The coach gives the same advice in the terminal as in the browser: the same move, the same numbers, the same reason."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate
from rulewright.coach.advise import prepare
from rulewright.coach.compare import Gap, _compared
from rulewright.coach.wording import expected, verdict
from rulewright.doors.contract.coach import Advice
from rulewright.doors.server.jobs import coach
from rulewright.doors.terminal.coach import between, show_advice
from rulewright.doors.terminal.screen import Screen
from rulewright.match import Match
from tests.doors.conftest import FOUR
from tests.tiers import mostly

BUDGET = Budget(iterations=600)


def position(name: str, moves: int) -> Match:
    """A position some moves into a game, each the first in its list."""
    game = games.load(name)
    match = Match(game, game.seats[0], seed=4)
    for _ in range(moves):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def in_browser(match: Match, seat: int, meant: int) -> Advice:
    box, view = match.box, match.view(seat)
    address = games.address(match.game)
    asked = coach.Position(address, box.pack(), view.pack(), seat, tuple(match.names), box.texts, meant)
    return coach.advice(asked)


@pytest.mark.parametrize(("name", "moves"), [(FOUR, 4), ("twelve_patrols", 1), ("karthis", 3)])
@pytest.mark.parametrize("compared", mostly([-1, 1], [1]))
def test_the_terminal_says_what_the_browser_says(
    monkeypatch: pytest.MonkeyPatch, name: str, moves: int, compared: int
) -> None:
    monkeypatch.setattr(coach, "THOUGHT", BUDGET)
    match = position(name, moves)
    seat = match.waiting[0]
    legal = [move.code for move in match.legal(seat)]
    meant = legal[-1] if compared > 0 else -1
    prepare(match.game, match.box)
    told = in_browser(match, seat, meant)
    _compared.cache_clear()
    paper = io.StringIO()
    show_advice(Screen(Console(file=paper, width=400)), match, seat, BUDGET, meant=meant)
    lines = [" ".join(line.split()) for line in paper.getvalue().splitlines()]
    for worth in told.moves:
        star = "★ " if worth.code == told.best else ""
        e = Estimate(worth.code, worth.tries, worth.worth, worth.low, worth.high, (), worth.sure, worth.exact)
        row = f"{legal.index(worth.code) + 1} {worth.label} {expected(e.mean, told.aim)} {between(e, told.aim)}"
        assert any(f"{star}{' '.join(row.split())}" in line for line in lines), (row, lines)
    assert told.gap is not None
    gap = Gap(told.gap.worth, told.gap.low, told.gap.high, told.gap.tries, told.gap.exact)
    assert told.verdict.endswith(verdict(gap, told.aim))
    assert any(told.verdict in line for line in lines), lines
    assert told.why in paper.getvalue()
    assert told.summary in paper.getvalue()


def test_verdicts_never_claim_more_than_is_known() -> None:
    assert verdict(Gap(0.1, 0.05, 0.15, 128), "win") == (
        "10% better (5% to 15%), in 128 imagined games that are the same for both."
    )
    assert verdict(Gap(0.02, -0.01, 0.05, 64), "win").startswith("undecided: between 1% worse and 5% better")
    assert verdict(Gap(0.0, 0.0, 0.0, exact=True), "win") == "exactly as good."
    assert verdict(Gap(0.004, 0.001, 0.0072, 64), "win").startswith("either is fine: they differ by at most 0.7%")
    assert verdict(Gap(0.03, 0.004, 0.056, 64), "win").startswith("3% better (0.4% to 6%)")
    assert verdict(Gap(-0.1, -0.2, -0.05, 64), "win").startswith("10% worse (5% to 20%)")


def test_a_reason_is_given_where_one_move_wins_at_once() -> None:
    match = Match(games.load(FOUR), 2, seed=1, names=["Ann", "Bo"])
    for column in (0, 6, 1, 6, 2, 5):
        match.play(match.waiting[0], column)
    prepare(match.game, match.box)
    paper = io.StringIO()
    show_advice(Screen(Console(file=paper, width=300)), match, 0, BUDGET)
    said = paper.getvalue()
    assert "★ 4" in said
    assert "That happens in" in said
    assert "You win." in said or "win" in said.split("That happens in")[0].splitlines()[-1]
