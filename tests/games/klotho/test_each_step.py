"""Each step by itself: which dice count, what is used up, and what is left when a turn or the game ends."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.claiming import not_paid
from rulewright.games.klotho.rules.deck import cards_to_come, stack_size
from rulewright.games.klotho.rules.dice import add_blue, clear_dice, crystals_waiting, sell_dice
from rulewright.games.klotho.rules.score import can_trade, cards_in_front, finish
from rulewright.games.klotho.rules.tools import ones, to_augment, to_flip, to_play
from rulewright.games.klotho.state import DieKind, Phase, Power, Verb
from tests.games.klotho.table import GAME, Table, mine, monster, tool


def dice(table: Table, *faces: int, kind: int = DieKind.RED) -> Table:
    """These dice lie there, thrown once."""
    table.s.die[:] = [*faces, *[0] * (len(table.s.die) - len(faces))]
    table.s.kind[:] = [*[kind] * len(faces), *[0] * (len(table.s.kind) - len(faces))]
    table.s.throws = 1
    return table


@pytest.mark.clause("KL-75", "KL-82", "KL-83")
@pytest.mark.parametrize("i", range(2))
def test_an_augment_is_used_up_and_only_its_owner_has_it(i: int) -> None:
    table = dice(Table(), 1, 2, 3, 4, 5)
    name = k.Tool.AUGMENT + i
    assert to_augment(table.s, i) == 0
    table.s.seats[0].tools[name], table.s.stack[name] = 1, table.s.stack[name] - 1
    table.s.phase, before = Phase.REROLLING, table.s.discards[name]
    assert to_augment(table.s, i) == 0b11111
    table.play(0, Verb.AUGMENT.of(i, 0))
    assert (table.s.seats[0].tools[name], table.s.discards[name]) == (0, before + 1)


@pytest.mark.clause("KL-7", "KL-97")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_what_is_still_to_come_are_the_cards_of_this_stack_and_of_those_below(shown: int) -> None:
    table = Table()
    table.s.shown, table.s.left = shown, 4
    assert cards_to_come(table.s, table.box) == 4 + sum(stack_size(table.box, i) for i in range(shown + 1, 3))


@pytest.mark.clause("KL-29", "KL-A44")
def test_a_die_that_paid_is_refused_as_used_and_another_as_not_needed() -> None:
    table = dice(Table(), 1, 1, 3, 4, 5)
    table.s.phase, table.s.spent, table.s.paid = Phase.PAYING, 0b00010, 0b01000
    said = [GAME.clause(not_paid(table.s, die)) for die in range(5)]
    assert said == ["KL-A44", "KL-29", "KL-A44", "KL-29", "KL-A44"]


@pytest.mark.clause("KL-93", "KL-A25")
def test_only_unused_ones_can_fly_and_only_with_a_pig() -> None:
    table = dice(Table(), 1, 1, 1, 4, 5)
    table.s.phase = Phase.CLAIMING
    assert ones(table.s) == 3
    assert not to_play(table.s) >> k.Tool.PIG & 1
    table.s.seats[0].tools[k.Tool.PIG] = 1
    assert to_play(table.s) >> k.Tool.PIG & 1
    for spent, left in ((0b00001, 2), (0b00010, 2), (0b00110, 1), (0b10000, 3)):
        table.s.spent = spent
        assert ones(table.s) == left
        assert bool(to_play(table.s) >> k.Tool.PIG & 1) is (left >= 2)


@pytest.mark.clause("KL-R5", "KL-A50")
def test_the_inverter_turns_over_every_die_from_one_to_six() -> None:
    table = Table()
    table.give(0, techs=[Power.INVERTER])
    dice(table, 1, 6, 7, 3, 2)
    assert to_flip(table.s, table.box) == 0b11011


@pytest.mark.clause("KL-70", "KL-A21", "KL-A47")
@pytest.mark.parametrize("kind", [DieKind.PURPLE, DieKind.GREAT_PURPLE])
def test_a_crystal_whose_die_is_in_play_waits_no_more(kind: int) -> None:
    table = Table()
    crystal = next(
        i
        for i in range(16)
        if table.box.owners[Power.SMALL_CRYSTAL if kind == DieKind.PURPLE else Power.GREAT_CRYSTAL] >> i & 1
    )
    table.give(0, techs=[crystal])
    dice(table, 1, 2, 3, 4, 5)
    assert crystals_waiting(table.s, table.box) == 1
    table.s.kind[5] = kind
    assert crystals_waiting(table.s, table.box) == 0


@pytest.mark.clause("KL-78", "KL-A49")
def test_a_blue_die_after_passing_counts_as_one_roll() -> None:
    table = Table()
    table.s.phase, table.s.fate.dice = Phase.CLAIMING, [4]
    add_blue(table.s)
    assert table.s.throws == 1


@pytest.mark.clause("KL-75", "KL-81", "KL-A40")
def test_nothing_of_the_dice_is_left_when_a_turn_ends() -> None:
    table = dice(Table(), 1, 2, 3, 4, 5)
    table.s.spent, table.s.marked, table.s.used = 3, 1, 7
    clear_dice(table.s)
    assert not any(table.s.die)
    assert not any(table.s.kind)
    assert (table.s.spent, table.s.marked, table.s.throws, table.s.used) == (0, 0, 0, 0)


@pytest.mark.clause("KL-31", "KL-29")
def test_the_sale_leaves_out_dice_that_paid() -> None:
    table = dice(Table(), 1, 2, 3, 4, 5)
    table.s.spent, coins = 0b10001, table.me().coins
    sell_dice(table.s, table.box)
    assert table.me().coins == coins + 3


@pytest.mark.clause("KL-95", "KL-73", "KL-103")
def test_the_first_tool_and_the_first_seat_count_like_all_others() -> None:
    table = Table(3)
    for kind in range(k.TOOLS):
        table.s.seats[1].tools[:] = [int(at == kind) for at in range(k.TOOLS)]
        assert cards_in_front(table.s, 1) == 1
    for seat in range(3):
        table = Table(3, row=(mine(1), mine(20), monster(1), mine(2), mine(3), mine(38)))
        table.give(seat, techs=[Power.LEDGER], coins=40)
        finish(table.s, table.box)
        assert [each.bonus > 0 for each in table.s.seats[:3]] == [at == seat for at in range(3)]


@pytest.mark.clause("KL-102", "KL-A32")
def test_trades_need_cards_that_show_the_mineral_each_mineral_by_itself() -> None:
    box = Table().box
    for mineral in range(3):
        without = [m for m in range(k.MINES) if mineral not in box.resource[m]][:2]
        wanted = [2 * (at == mineral) for at in range(3)]
        assert not can_trade(box, sum(1 << m for m in without), *wanted)


@pytest.mark.clause("KL-87", "KL-A18")
def test_after_a_raid_the_step_goes_on_where_it_was() -> None:
    table = Table()
    table.give(0, tools="raid")
    table.give(1, mines=[mine(5)])
    table.claims(1, 2, 2, 4, 6)
    table.play(0, Verb.RAID.of(1)).play(0, Verb.TAKE.of(mine(5)))
    assert (table.s.phase, table.s.step, table.s.victim) == (Phase.CLAIMING, 0, 0)
    assert tool("raid") == k.Tool.RAID
