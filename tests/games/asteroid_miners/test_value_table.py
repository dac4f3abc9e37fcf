"""The value table that playouts read: the same moves as the exact turn, and weights that keep a company solvent."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rulewright.games.asteroid_miners.play import solver
from rulewright.games.asteroid_miners.play.outlook import filled, table_move
from rulewright.games.asteroid_miners.play.policy import HEURISTIC, policy
from rulewright.games.asteroid_miners.state import Phase, State, Verb
from tests.figures import asked

from .table import GAME, QUIET, Table

BOX = GAME.make_box({}, 2)


@cache
def values() -> Any:
    """Filled when a test first wants it: every process of the suite imports this file, and one runs it."""
    return filled(BOX)


def positions(games: int) -> list[State]:
    """Where the dice of the drill ask, in random games."""
    found = []
    for seed in range(games):
        s: Any = GAME.state()
        s.rng[:] = [seed + 1, 2 * seed + 1]
        GAME.rules.setup(s, BOX)
        while not s.end and s.round < 12:
            if s.phase in (Phase.REROLLING, Phase.MODIFYING):
                found.append(s.clone())
            seat, k = int(s.seat), (7 * len(found) + seed) % GAME.rules.offers(s, BOX, s.seat)
            GAME.rules.apply(s, BOX, seat, GAME.rules.offer(s, BOX, seat, k))
    return found


class ValueTable:
    """The value table as interpreted rules read it."""

    def __getattr__(self, name: str) -> object:
        return values()[name]


@pytest.mark.clause("AM-R4", "AM-R8", "AM-R9", "AM-H19")
def test_the_value_table_says_what_the_exact_turn_says() -> None:
    seen = positions(6)
    values: Any = ValueTable()
    assert len(seen) > 150
    for s in seen:
        before = s.pack()
        worths = solver.exact(s, BOX, s.seat)
        move = table_move(s, BOX, values, HEURISTIC)
        assert GAME.rules.check(s, BOX, s.seat, move) == 0
        assert worths[move] == pytest.approx(max(worths.values()), abs=0.002)
        assert s.pack() == before, "thinking changes nothing"


@pytest.mark.clause("AM-14", "AM-R14")
def test_an_advanced_company_keeps_enough_to_drill_on() -> None:
    table = Table(QUIET, version="advanced", funding=11)
    table.s.phase = Phase.UPGRADING
    assert policy(table.s, table.box, 0, [1, 2]) == Verb.BUY_EQUIPMENT
    table.red.funding = 10
    assert policy(table.s, table.box, 0, [1, 2]) == Verb.SAVE
    regular = Table(funding=10)
    regular.s.phase = Phase.UPGRADING
    assert policy(regular.s, regular.box, 0, [1, 2]) == Verb.BUY_EQUIPMENT, "what one owns costs nothing any more"
    regular.red.funding = 11
    assert policy(regular.s, regular.box, 0, [1, 2]) == Verb.BUY_DRILL


@pytest.mark.release
@pytest.mark.parametrize("version", ["regular", "advanced"])
@pytest.mark.parametrize("foundry", ["with", "without"])
def test_knowing_the_worth_of_dice_wins_games(version: str, foundry: str) -> None:
    """Each manner of playing dice is a level; intervals are some 4 points here."""
    for bots, games in (("4,3", 600), ("5,3", 200)):
        found = asked("asteroid_miners", games, bots, version=version, foundry=foundry)
        assert found[f"win.player.{bots[0]}"].value > 0.5, (bots, found[f"win.player.{bots[0]}"])


@pytest.mark.clause("AM-14", "AM-40")
def test_the_rule_of_thumb_seldom_goes_broke() -> None:
    for foundry, most in (("with", 0.12), ("without", 0.25)):
        found = asked("asteroid_miners", 2000, "heuristic", 2, version="advanced", foundry=foundry)
        assert found["ending.bankrupt"].value < most
