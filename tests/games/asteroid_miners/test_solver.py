"""The exact turn: held against going through every fall of the dice, and against the rules themselves."""

from __future__ import annotations

from itertools import product

import pytest

from rulewright.games.asteroid_miners.play import solver
from rulewright.games.asteroid_miners.play.outlook import Dig, Digging, changes, digging_of
from rulewright.games.asteroid_miners.play.policy import policy
from rulewright.games.asteroid_miners.state import Phase, Verb

from .table import GAME, Table

BOX = GAME.make_box({}, 2)
IRON_AND_NICKEL = Dig((3, 4), 0, -1, 6.0, 2.5)


def brute(found: Digging, throw: tuple[int, ...], rolls: int) -> float:
    """The Modify die by plain recursion: ignore it, use it, roll it away."""
    now = found.dug_with(throw)
    if rolls == 0:
        return now
    rest, total = brute(found, throw, rolls - 1), 0.0
    for face in range(1, 7):
        if face == 5:
            fits = [sum(throw) - a - b for i, a in enumerate(throw) for b in throw[i + 1 :] if a + b == 7]
            used = [found.worth(3, left) for left in fits if found.dig.dug == 0]
        else:
            used = [found.dug_with(made) for made in changes(throw, face)]
        total += max([now, rest, *used])
    return max(now, total / 6)


@pytest.mark.clause("AM-R4", "AM-R8", "AM-R9")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_what_a_throw_promises_agrees_with_going_through_every_fall(rolls: int) -> None:
    found = digging_of(BOX, IRON_AND_NICKEL, 3)
    for throw in found.dice.throws[::5]:
        assert found.modified(rolls)[found.dice.at[throw]] == pytest.approx(brute(found, throw, rolls))
    after = found.modified(rolls)
    falls = [after[found.dice.at[tuple(sorted((a, b, 3)))]] for a, b in product(range(1, 7), repeat=2)]
    assert found.thrown(rolls)[found.dice.kept_at[3,]] == pytest.approx(sum(falls) / 36)


@pytest.mark.clause("AM-R6", "AM-R7", "AM-R11")
def test_digging_is_worth_its_metals_at_the_price_to_be_expected() -> None:
    found = digging_of(BOX, IRON_AND_NICKEL, 3)
    market = (1 + 1 + 2) / 3 + (1 + 2 + 3) / 3
    assert found.dug_with((1, 3, 4)) == pytest.approx(6 + market), "a bid of 1 never wins"
    assert found.dug_with((3, 4, 6)) == pytest.approx(6 + market + 10 / 36 * (7 - market)), "a bid of 6 in 10 of 36"
    assert found.dug_with((3, 5, 6)) == pytest.approx(2.5 + 4 / 3), "half of it, and no bid"
    assert found.dug_with((1, 5, 6)) == 0


@pytest.mark.clause("AM-R4")
def test_what_serves_is_kept() -> None:
    table = Table(asteroid=2, depth=2)
    table.set_dice(3, 5, 6)
    worths = solver.exact(table.s, table.box, 0)
    assert set(worths) == table.legal(0)
    best = max(worths, key=lambda move: worths[move])
    assert best == Verb.REROLL.of(0b110)


@pytest.mark.clause("AM-R8", "AM-R9")
def test_the_modify_die_is_rolled_for_what_is_missing_and_not_when_all_is_won() -> None:
    table = Table(asteroid=2, depth=2)
    table.set_dice(3, 5, 5)
    table.s.phase = Phase.MODIFYING
    worths = solver.exact(table.s, table.box, 0)
    assert worths[Verb.MODIFY] > worths[Verb.EXCAVATE]
    table.modified(1, 3, 5, 5)
    worths = solver.exact(table.s, table.box, 0)
    assert GAME.actions.decode(max(worths, key=lambda move: worths[move])) == (
        "alter",
        {"first": 1, "second": 5, "ways": 1},
    )


def test_levels_play_what_is_allowed_and_the_third_is_the_rule_of_thumb() -> None:
    table = Table()
    for level in (1, 2, 3, 4):
        for word in range(5):
            assert solver.choose(table.s, table.box, 0, [word, 7], level) in table.legal(0)
    assert solver.choose(table.s, table.box, 0, [1, 2], 3) == policy(table.s, table.box, 0, [1, 2])


@pytest.mark.clause("AM-R13")
def test_level_four_buys_a_drill_in_time_and_not_too_late() -> None:
    early, late = Table(), Table(asteroid=3, depth=3)
    for table in (early, late):
        table.s.phase = Phase.UPGRADING
    assert GAME.actions.decode(solver.choose(early.s, early.box, 0, [1, 2], 4))[0] == "buy_drill"
    assert GAME.actions.decode(solver.choose(late.s, late.box, 0, [1, 2], 4))[0] == "save"


@pytest.mark.clause("AM-R4", "AM-R8")
def test_the_fourth_level_knows_the_worth_of_the_modify_die_and_the_fifth_that_of_the_reroll(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table()
    monkeypatch.setattr(solver, "exact", lambda view, box, seat: {Verb.MODIFY: 1.0})
    table.s.phase = Phase.MODIFYING
    assert solver.choose(table.s, table.box, 0, [1, 2], 3) == policy(table.s, table.box, 0, [1, 2])
    assert solver.choose(table.s, table.box, 0, [1, 2], 4) == Verb.MODIFY
    table.s.phase = Phase.REROLLING
    assert solver.choose(table.s, table.box, 0, [1, 2], 4) == policy(table.s, table.box, 0, [1, 2])
    assert solver.choose(table.s, table.box, 0, [1, 2], 5) == Verb.MODIFY
