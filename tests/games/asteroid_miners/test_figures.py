"""The figures in the page and the clauses of Asteroid Miners (`python -m tests.games.asteroid_miners.plans`)."""

from __future__ import annotations

from itertools import product

import pytest

from rulewright.games.asteroid_miners.content import RIVALS, VERSIONS
from rulewright.games.asteroid_miners.state import SCALE
from tests.figures import holds, numbers, row, share_holds
from tests.games.asteroid_miners.plans import GAME, Company, Skill, played

GAMES = 4000
HEURISTIC, EXACT = Company(), Company(Skill.EXACT)
pytestmark = pytest.mark.xdist_group("asteroid_miners")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.clause("AM-H16", "AM-R4")
def test_rounds_and_whole_strata_are_as_the_reasons_say(version: str) -> None:
    found, at = played(GAMES, HEURISTIC, HEURISTIC, version=version), VERSIONS.index(version)
    said = numbers(GAME.clauses["AM-H16"].why)[2 + 2 * at :][:2]
    assert all(abs(a - b) <= 1 for a, b in zip(said, found.rounds, strict=True)), found.rounds
    assert abs(numbers(GAME.clauses["AM-R4"].why)[at] - 100 * found.whole) < 2, found.whole


@pytest.mark.clause("AM-R13")
def test_at_the_first_prices_buying_everything_wins_as_often_as_the_reason_says() -> None:
    wins = played(GAMES, HEURISTIC.with_plan(3, 2), HEURISTIC.with_plan(0, 0), box="first").wins
    assert 100 * wins.mean() > numbers(GAME.clauses["AM-R13"].why)[0] == 99


@pytest.mark.parametrize(("version", "foundry"), list(product(VERSIONS, ("with", "without"))))
def test_seats_money_overtime_and_bankruptcy(version: str, foundry: str) -> None:
    found = played(GAMES, HEURISTIC, HEURISTIC, version=version, foundry=foundry)
    first, money, overtimes, bankrupt = row("asteroid_miners", version, foundry)
    assert share_holds(first[0], found.first_seat, GAMES)
    assert all(holds(a, b, 15, GAMES, 0.1) for a, b in zip(money, found.money, strict=True)), found.money
    assert abs((overtimes or [0])[0] - found.overtimes) < 0.3, found.overtimes
    assert share_holds((bankrupt or [0])[0], found.bankrupt, GAMES), found.bankrupt


@pytest.mark.parametrize("version", VERSIONS)
def test_how_often_the_rival_is_beaten(version: str) -> None:
    for foundry, name in (("with", "with the Foundry"), ("without", "without")):
        cells = row("asteroid_miners", f"{version}, {name}")
        for (heuristic, exact), rival in zip(cells, RIVALS, strict=True):
            for figure, company in ((heuristic, HEURISTIC), (exact, EXACT)):
                wins = played(GAMES // 2, company, version=version, foundry=foundry, rival=rival).wins
                assert share_holds(figure, wins.mean(), GAMES // 2), (foundry, rival, company.dice, wins.mean())


def test_the_odds_of_the_foundry_are_those_of_the_box() -> None:
    box = GAME.usual_box
    components = range(1, max(box.left + box.right) + 1)
    chances = [cell[0] for cell in row("asteroid_miners", "success, played for success")]
    assert chances == [round(100 * box.whole_odds[i] / SCALE, 1) for i in components]
    pay = [cell[0] for cell in row("asteroid_miners", "pay to be expected, played for money")]
    assert pay == [round(box.promise[0][i] / SCALE, 2) for i in components]
