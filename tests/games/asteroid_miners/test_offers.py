"""What is offered is what the rules allow, each move once, in every phase of a turn."""

from __future__ import annotations

import pytest

from rulewright.games.asteroid_miners.state import BOTH_DICE, FIRST_DIE, SECOND_DIE, Phase, Verb

from .table import GAME, Table, alone
from .test_advanced import advanced


def offered_as_allowed(table: Table) -> set[int]:
    """The moves on offer: every move that the rules allow, once, and nothing else."""
    box, seat = table.box, table.waiting[0]
    offered = [int(GAME.rules.offer(table.s, box, seat, i)) for i in range(GAME.rules.offers(table.s, box, seat))]
    allowed = [a for a in range(GAME.actions.size) if GAME.rules.check(table.s, box, seat, a) == 0]
    assert sorted(offered) == allowed
    return set(offered)


@pytest.mark.clause("AM-14", "AM-39", "AM-H13")
@pytest.mark.parametrize(("funding", "drills"), [(3, 3), (2, 2), (12, 4)])
def test_drills_to_pay_for(funding: int, drills: int) -> None:
    table = advanced(funding)
    table.save(1, [4])
    assert offered_as_allowed(table) == {Verb.DRILL.of(i) for i in range(drills)}


@pytest.mark.clause("AM-39", "AM-H13")
def test_a_drill_or_the_foundry() -> None:
    table = advanced(0)
    table.red.done[0] = 2
    table.save(1, [6])
    assert offered_as_allowed(table) == {Verb.DRILL.of(0), Verb.FORGE}


@pytest.mark.clause("AM-R4", "AM-H19")
@pytest.mark.parametrize("dice", [(1, 2), (3, 3), (1, 1, 4), (2, 2, 2, 5), (1, 2, 3, 4, 5), (6, 6, 6, 6, 6)])
def test_dice_to_throw_again(dice: tuple[int, ...]) -> None:
    table = Table()
    table.set_dice(*dice)
    choices = 1
    for face in set(dice):
        choices *= dice.count(face) + 1
    assert len(offered_as_allowed(table)) == choices


@pytest.mark.clause("AM-R8", "AM-R9", "AM-28", "AM-H4", "AM-H19")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("dice", [(2, 2), (1, 6), (1, 1, 2), (2, 3, 3, 6)])
def test_uses_of_the_modify_die(face: int, dice: tuple[int, ...]) -> None:
    table = Table(asteroid=2, depth=2)
    table.modified(face, *dice)
    assert Verb.MODIFY not in offered_as_allowed(table), "the first equipment has one roll"
    table.red.equipment = 2
    assert offered_as_allowed(table) >= {Verb.MODIFY, Verb.EXCAVATE}


@pytest.mark.clause("AM-25", "AM-H19")
def test_smelter_dice_to_throw_again() -> None:
    """Of equal dice the first is named."""
    for smelter, moves in (([5, 6], {0, FIRST_DIE, SECOND_DIE, BOTH_DICE}), ([5, 5], {0, FIRST_DIE, BOTH_DICE})):
        table = Table()
        table.at_the_foundry(smelter)
        assert offered_as_allowed(table) == {Verb.SMELT.of(dice) for dice in moves}


@pytest.mark.clause("AM-27", "AM-30", "AM-32", "AM-34")
def test_the_orange_die_and_overtime() -> None:
    table = Table()
    table.at_the_foundry([5, 5])
    table.play(0, "smelt", dice=0)
    assert offered_as_allowed(table) == {Verb.CONTROL, Verb.SETTLE}
    table = Table()
    table.at_the_foundry([1, 2], other=5)
    assert offered_as_allowed(table) == {Verb.GO_ON, Verb.BANK}


@pytest.mark.clause("AM-R3", "AM-R8", "AM-R13", "AM-R14")
@pytest.mark.parametrize(
    ("drill", "equipment", "moves"),
    [
        (1, 1, {Verb.BUY_DRILL, Verb.BUY_EQUIPMENT}),
        (4, 1, {Verb.BUY_EQUIPMENT}),
        (1, 3, {Verb.BUY_DRILL}),
    ],
)
def test_things_to_buy(drill: int, equipment: int, moves: set[int]) -> None:
    table = Table()
    table.red.drill, table.red.equipment = drill, equipment
    table.dig(0)
    assert offered_as_allowed(table) == {Verb.SAVE, *moves}


@pytest.mark.clause("AM-R14", "AM-H21", "AM-14")
def test_without_equipment_left_to_buy_an_advanced_company_is_not_asked() -> None:
    """Its drill is paid for every turn, so there is none to buy."""
    table = Table(4, version="advanced")
    table.play(0, "drill", [6, 6], component=0)
    table.red.equipment = 3
    table.play(0, "reroll", dice=0).play(0, "excavate", [4])
    assert table.waits(1)
    assert table.s.phase == Phase.DRILLING
    assert table.s.drill == 0, "red's drill is back"
    assert len(offered_as_allowed(table)) == table.box.drills


@pytest.mark.clause("AM-42", "AM-H18")
def test_by_hand_the_rivals_smelter_is_offered_too() -> None:
    table = alone(4, 6, 6, forging="by hand")
    table.dig(0)
    table.play(0, "save", [4, 1, 2, 6, 5, 5])
    assert (table.s.mover, table.s.phase) == (1, Phase.SMELTING)
    assert offered_as_allowed(table) == {Verb.SMELT.of(dice) for dice in (0, FIRST_DIE, BOTH_DICE)}
