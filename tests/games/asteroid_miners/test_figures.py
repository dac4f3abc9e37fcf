"""The figures in the page and the clauses of Asteroid Miners (`rulewright lab asteroid_miners --by move,spread` and the like)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rulewright import games
from rulewright.games.asteroid_miners.content import RIVALS, VERSIONS
from rulewright.games.asteroid_miners.state import SCALE, Verb
from rulewright.kernel.chance import sow
from rulewright.lab.figures import Tallies
from rulewright.lab.settings import made, setting_of
from rulewright.lab.study import Plan, study
from tests.figures import asked, numbers, row, share_holds, told_by

GAMES = 4000
GAME = games.load("asteroid_miners")
pytestmark = pytest.mark.xdist_group("asteroid_miners")


@pytest.mark.release
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.clause("AM-H16", "AM-R4")
def test_rounds_and_whole_strata_are_as_the_reasons_say(version: str) -> None:
    setting, at = setting_of("asteroid_miners", "heuristic", 2, (("version", version),)), VERSIONS.index(version)
    kept = Tallies(made(setting))
    found = study([setting], Plan(games=GAMES), keep=kept.keep).estimates()
    rounds = {e.figure.name: e.value for e in kept.estimates()}
    said = numbers(GAME.clauses["AM-H16"].why)[2 + 2 * at :][:2]
    for figure, part in zip(said, ("q2.5", "q97.5"), strict=True):
        assert abs(figure - rounds[f"measure.rounds.{part}"]) <= 1, rounds
    whole = found["measure.whole_strata"]
    assert abs(numbers(GAME.clauses["AM-R4"].why)[at] - 100 * whole.value) < 2, whole


@pytest.mark.release
@pytest.mark.clause("AM-R13")
def test_at_the_first_prices_buying_everything_wins_as_often_as_the_reason_says() -> None:
    nothing = "heuristic with most_drill=1 with most_equipment=1"
    found = asked("asteroid_miners", GAMES, f"heuristic with at_once=1,{nothing}", box="first")
    assert 100 * found["win.player.heuristic_with_at_once=1"].value > numbers(GAME.clauses["AM-R13"].why)[0] == 99


@pytest.mark.release
@pytest.mark.parametrize(("version", "foundry"), list(product(VERSIONS, ("with", "without"))))
def test_seats_money_overtime_and_bankruptcy(version: str, foundry: str) -> None:
    found = asked("asteroid_miners", GAMES, "heuristic", 2, version=version, foundry=foundry)
    first, money, overtimes, bankrupt = row("asteroid_miners", version, foundry)
    assert told_by(found["win.order.1"], first[0])
    assert told_by(found["score"], money[0]), found["score"]
    assert told_by(found["verb.go_on"], (overtimes or [0])[0], 0.01), found["verb.go_on"]
    assert told_by(found["ending.bankrupt"], (bankrupt or [0])[0]), found["ending.bankrupt"]


@pytest.mark.release
@pytest.mark.parametrize("version", VERSIONS)
def test_how_often_the_rival_is_beaten(version: str) -> None:
    for foundry, name in (("with", "with the Foundry"), ("without", "without")):
        cells = row("asteroid_miners", f"{version}, {name}")
        for figures, rival in zip(cells, RIVALS, strict=True):
            found = asked(
                "asteroid_miners", GAMES // 2, "heuristic", 1, version=version, foundry=foundry, rival=rival
            )  # fmt: skip
            assert told_by(found["success"], figures[0]), (foundry, rival, found["success"])


@pytest.mark.release
@pytest.mark.clause("AM-H25")
def test_how_often_a_company_without_funding_forges() -> None:
    found = asked("asteroid_miners", GAMES, "heuristic", 2, version="advanced")["note.rescued"]
    assert told_by(found, numbers(GAME.clauses["AM-H25"].why)[0] / 100, 0.001), found


@pytest.mark.release
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.clause("AM-H26")
def test_how_often_the_tender_chooses_a_component_of_overtime(version: str) -> None:
    box: Any = GAME.make_box({"version": version}, 2)
    games, found = 300, 0
    for seed in range(games):
        s: Any = GAME.state()
        words, chosen = [seed, 1], False
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            seat = s.seat
            move = int(GAME.play.policy(GAME.view(s, box, seat), box, seat, words))
            split = move == Verb.GO_ON and box.left[s.row + 1] != box.right[s.row + 1]
            chosen |= bool(split and s.tender)
            GAME.rules.apply(s, box, seat, move)
        found += chosen
    said = numbers(GAME.clauses["AM-H26"].why)[::2]
    assert share_holds(said[VERSIONS.index(version)], found / games, games, 1.0), found


@pytest.mark.release
def test_the_odds_of_the_foundry_are_those_of_the_box() -> None:
    box = GAME.usual_box
    components = range(1, max(box.left + box.right) + 1)
    chances = [cell[0] for cell in row("asteroid_miners", "success, played for success")]
    assert chances == [round(100 * box.whole_odds[i] / SCALE, 1) for i in components]
    pay = [cell[0] for cell in row("asteroid_miners", "pay to be expected, played for money")]
    assert pay == [round(box.promise[0][i] / SCALE, 2) for i in components]
