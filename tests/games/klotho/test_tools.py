"""Tools: dice brought in, numbers changed, the row bombed, others raided."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.state import NONE, Phase, Verb
from tests.games.klotho.table import Quiet, Table, market, mine, monster, tech, thing, tool


def having(tools: str, *row: int) -> Table:
    table = Table(row=(*row, *(mine(40 + i) for i in range(6 - len(row)))))
    table.give(0, tools=tools)
    return table


@pytest.mark.clause("KL-75")
def test_a_tool_works_once_and_is_discarded() -> None:
    table = having("android 3")
    assert table.no("play", tool=0) == "KL-74"
    assert table.no("augment", augment=0, die=0) == "KL-74"
    assert table.no("raid", seat=1) == "KL-74"
    table.do("play", tool=2)
    assert table.tools() == []
    assert table.s.discards[2] == 1
    assert table.no("play", tool=2) == "KL-74"


@pytest.mark.clause("KL-76", "KL-A23")
def test_an_android_serves_wherever_a_die_can() -> None:
    for tools, card, dice in (
        ("android 4", mine(1), (4, 1, 2, 3, 6)),
        ("android 6", monster(9), (6, 6, 2, 1, 1)),
        ("android 3", tech(k.Power.TUNER), (2, 2, 1, 6, 6)),
        ("android 5", market(5), (1, 2, 3, 4, 6)),
    ):
        table = having(tools, card)
        table.claims(*dice)
        assert table.no("claim", place=0)
        table.do("play", tool=tool(tools))
        assert table.can("claim", place=0), tools


@pytest.mark.clause("KL-76", "KL-A23", "KL-26")
def test_an_android_is_not_thrown_again_and_leaves_with_the_turn() -> None:
    table = having("android 4", mine(1))
    table.do("play", tool=3).roll(1, 2, 3, 5, 6)
    assert table.no("mark", die=5) == "KL-76"
    table.do("reroll", 1, 1, 1, 1, 1, reds=31)
    assert table.s.die[5] == 4
    table.pass_turn()
    assert table.dice == []


@pytest.mark.clause("KL-A23")
def test_an_android_serves_for_one_claim_only() -> None:
    table = having("android 4", mine(1), mine(2))
    table.do("play", tool=3).claims(4, 1, 2, 3, 6).claim(0)
    assert table.s.spent == 0b100001
    assert table.no("claim", place=1) == "KL-38"


@pytest.mark.clause("KL-78", "KL-79", "KL-A39")
def test_overdrive_before_the_roll_is_rolled_and_rerolled_with_the_others() -> None:
    table = having("overdrive")
    table.do("play", tool=k.Tool.OVERDRIVE)
    assert table.s.die[5] == 0
    table.roll(1, 2, 3, 4, 5, 6)
    assert table.dice == [1, 2, 3, 4, 5, 6]
    table.do("mark", die=5).do("reroll", 2, reds=0)
    table.do("mark", die=5).do("reroll", 3, reds=0)
    assert table.dice == [1, 2, 3, 4, 5, 3]
    assert table.phase == Phase.CLAIMING


@pytest.mark.clause("KL-78", "KL-80")
def test_overdrive_later_is_thrown_as_it_comes_and_has_the_rerolls_left() -> None:
    table = having("overdrive, overdrive")
    table.roll(1, 2, 3, 4, 5).do("reroll", 1, reds=1)
    table.do("play", 6, tool=k.Tool.OVERDRIVE)
    assert table.dice == [1, 2, 3, 4, 5, 6]
    table.do("mark", die=5).do("reroll", 4, reds=0)
    assert table.phase == Phase.CLAIMING
    table.do("play", 6, tool=k.Tool.OVERDRIVE)
    assert table.dice == [1, 2, 3, 4, 5, 4, 6]
    assert table.no("mark", die=6) == "KL-21"
    assert table.no("reroll", reds=0) == "KL-21"


@pytest.mark.clause("KL-78", "KL-80", "KL-A26", "KL-A49")
def test_overdrive_after_a_roll_that_was_left_out_is_thrown_as_it_comes() -> None:
    table = having("overdrive, lottery", market(5))
    table.do(Verb.DONE)
    assert table.no("play", tool=k.Tool.LOTTERY) == "KL-A26"
    table.do("play", 5, tool=k.Tool.OVERDRIVE)
    assert table.dice == [5]
    table.do("play", tool=k.Tool.LOTTERY).claim(0)
    assert table.me().coins == 6
    assert table.s.stars == 1


@pytest.mark.clause("KL-81")
def test_blue_dice_go_back_at_the_end_of_the_turn() -> None:
    table = having("overdrive")
    table.do("play", tool=k.Tool.OVERDRIVE).roll(1, 2, 3, 4, 5, 6).pass_turn().pass_turn()
    table.roll(1, 2, 3, 4, 5)
    assert table.dice == [1, 2, 3, 4, 5]


@pytest.mark.clause("KL-82", "KL-83", "KL-40", "KL-A5")
def test_augments_add_up_on_a_die_and_beyond_six() -> None:
    table = having("augment 2, augment 1, augment 3", mine(38), mine(7))
    assert table.no("augment", augment=1, die=0) == "KL-82"
    assert table.no("play", tool=tool("augment 2")) == "KL-82"
    table.claims(3, 4, 5, 6, 4)
    assert table.no("augment", augment=1, die=6) == "KL-82"
    table.do("augment", augment=1, die=4)
    assert table.dice[4] == 6
    table.do("augment", augment=0, die=4)
    assert table.dice[4] == 7
    table.claim(0)
    assert table.mines() == {mine(38)}
    table.do("augment", augment=2, die=4)
    assert table.dice[4] == 10
    assert table.said(-1)[-1] == "A augments a die from 7 to 10."


@pytest.mark.clause("KL-82")
def test_an_augment_serves_monsters_technology_and_stars() -> None:
    for card, dice in (
        (monster(9), (6, 6, 6, 2, 1)),
        (tech(k.Power.TUNER), (2, 2, 2, 6, 6)),
        (market(5), (4, 1, 1, 1, 1)),
    ):
        table = having("augment 1", card)
        table.claims(*dice)
        assert table.no("claim", place=0)
        die = 0 if card == market(5) else 2
        table.do("augment", augment=0, die=die)
        assert table.can("claim", place=0)


@pytest.mark.clause("KL-A24")
def test_an_augment_is_gone_when_the_die_is_thrown_again_and_may_go_on_an_android() -> None:
    table = having("augment 2, augment 2, android 4")
    table.do("play", tool=3).do("augment", augment=1, die=5)
    assert table.s.die[5] == 6
    table.roll(1, 2, 3, 4, 5).do("augment", augment=1, die=0)
    table.do("reroll", 6, reds=2)
    assert table.dice == [3, 6, 3, 4, 5, 6]
    table.do("reroll", 1, reds=1)
    assert table.dice == [1, 6, 3, 4, 5, 6]


@pytest.mark.clause("KL-84", "KL-A22", "KL-85")
def test_a_bomb_replaces_just_what_lies_there() -> None:
    table = Table()
    table.give(0, tools="bomb", techs=[12], coins=9)
    table.do("buy", place=1).do("buy", place=2)
    table.claims(3, 3, 1, 5, 6, 2).claim(0)
    tools = table.tools_up("raid")
    table.do("play", *table.up(*(mine(i) for i in range(2, 7))), *tools, tool=k.Tool.BOMB)
    assert table.s.row == [NONE, *(mine(i) for i in range(2, 7))]
    assert table.s.shelf == [k.Tool.RAID, NONE, NONE]
    assert table.s.discards[k.Tool.BOMB] == 2


@pytest.mark.clause("KL-85")
def test_a_bomb_may_go_off_before_the_first_and_after_the_last_discard() -> None:
    table = having("bomb, bomb")
    table.s.fate = Quiet()
    table.do("play", tool=k.Tool.BOMB).do("discard", place=0)
    table.do(Verb.DONE).do(Verb.DONE).do("discard", place=0).do("play", tool=k.Tool.BOMB)
    assert table.tools() == []


@pytest.mark.clause("KL-84")
def test_there_must_be_something_to_bomb() -> None:
    table = having("bomb")
    for place, card in enumerate(table.s.row):
        assert table.s.row[place] == card
        table.s.row[place] = NONE
    for place in range(3):
        table.s.discards[table.s.shelf[place]] += 1
        table.s.shelf[place] = NONE
    assert table.no("play", tool=k.Tool.BOMB) == "KL-84"


@pytest.mark.clause("KL-87", "KL-A18")
@pytest.mark.parametrize("what", [mine(30), thing("bribe"), k.Thing.TECH + k.Power.CHRONO])
def test_a_raid_takes_a_mine_card_a_tool_or_a_technology(what: int) -> None:
    table = having("raid")
    table.give(1, mines=[mine(30)], tools="bribe", techs=[k.Power.CHRONO])
    table.do("raid", seat=1)
    assert table.phase == Phase.TAKING
    assert table.no("take", thing=mine(31)) == "KL-87"
    assert table.no(Verb.DONE) == "KL-A18"
    table.do("take", thing=what)
    assert table.phase == k.Phase.OPENING
    mine_, other = table.me(0), table.me(1)
    held = (mine_.mines.bit_count(), sum(mine_.tools), mine_.techs.bit_count())
    left = (other.mines.bit_count(), sum(other.tools), other.techs.bit_count())
    assert sum(held) == 1
    assert tuple(a + b for a, b in zip(held, left, strict=True)) == (1, 1, 1)
    assert table.no("take", thing=what) == "KL-87"


@pytest.mark.clause("KL-87", "KL-88")
def test_one_raids_another_player_who_has_a_card_and_not_his_sheet() -> None:
    table = having("raid")
    table.me(1).minerals[:] = [3, 3, 3]
    table.me(1).artifacts[:] = [1, 1, 1]
    assert table.no("raid", seat=1) == "KL-87"
    assert table.no("raid", seat=0) == "KL-87"
    assert table.no("raid", seat=2) == "KL-87"
    assert table.no("play", tool=k.Tool.RAID) == "KL-87"
    table.give(1, mines=[mine(30)])
    table.do("raid", seat=1)
    assert table.legal(0) == {Verb.TAKE.of(mine(30))}


@pytest.mark.clause("KL-89", "KL-A19")
def test_a_turret_protects_its_owner_and_is_never_played() -> None:
    table = having("raid")
    table.give(1, mines=[mine(30)], tools="turret")
    assert table.no("raid", seat=1) == "KL-89"
    table.pass_turn()
    assert table.no("play", tool=k.Tool.TURRET) == "KL-A19"
    table.pass_turn()
    assert table.no("raid", seat=1) == "KL-89"


@pytest.mark.clause("KL-91", "KL-92", "KL-A26", "KL-A43")
def test_a_lottery_ticket_pays_for_every_five_that_shows() -> None:
    table = having("lottery, lottery, lottery, android 5, augment 1, overdrive", mine(7))
    table.give(0, techs=[14])
    assert table.no("play", tool=k.Tool.LOTTERY) == "KL-A26"
    table.do("play", tool=4).do("play", tool=k.Tool.OVERDRIVE).roll(5, 5, 4, 1, 2, 5, 5)
    table.do("augment", augment=0, die=2)
    table.do("play", tool=k.Tool.LOTTERY)
    assert table.me().coins == 5 + 6
    table.do("play", tool=k.Tool.LOTTERY)
    assert table.me().coins == 5 + 12
    table.do(Verb.DONE).claim(0)
    while table.phase != Phase.CLAIMING:
        table.do("pay", die=next(i for i in range(12) if table.can("pay", die=i)))
    table.do("play", tool=k.Tool.LOTTERY)
    assert table.me().coins == 5 + 18


@pytest.mark.clause("KL-91", "KL-A26")
def test_a_ticket_may_be_cashed_before_a_reroll() -> None:
    table = having("lottery")
    table.roll(5, 5, 5, 1, 2).do("play", tool=k.Tool.LOTTERY).do("reroll", 1, 1, 1, reds=7)
    assert table.me().coins == 8


@pytest.mark.clause("KL-A43")
def test_sold_dice_no_longer_count_for_a_ticket() -> None:
    table = having("lottery, android 5", mine(7))
    table.do("play", tool=4).claims(5, 5, 5, 5, 1).claim(0)
    assert table.s.paid == 1
    table.do("pay", die=1)
    table.do(Verb.DONE)
    assert table.me().coins == 5 + 3
    table.do("play", tool=k.Tool.LOTTERY)
    assert table.me().coins == 5 + 3 + 3


@pytest.mark.clause("KL-93", "KL-94", "KL-A25")
def test_a_flying_pig_makes_14_of_two_ones_for_a_monster_alone() -> None:
    table = having("flying pig", monster(6), mine(1), market(1))
    table.claims(1, 1, 2, 4, 3)
    assert table.no("claim", place=0) == "KL-53"
    table.do("play", tool=k.Tool.PIG)
    assert table.no("claim", place=1) == "KL-38"
    assert table.no("claim", place=2) == "KL-62"
    table.claim(0)
    while table.phase != Phase.CLAIMING:
        table.do("pay", die=next(i for i in range(12) if table.can("pay", die=i)))
    assert table.me().monsters == 1
    table.do(Verb.DONE)
    assert table.me().coins == 5 + 5 - table.s.spent.bit_count()


@pytest.mark.clause("KL-93", "KL-A25")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_pig_fights_whichever_two_dice_show_the_ones(first: int) -> None:
    """The monster asks for 14, and the pig alone is enough, wherever it lies."""
    table = having("flying pig", monster(1), monster(2))
    dice = [2] * 5
    dice[first : first + 2] = [1, 1]
    table.claims(*dice).do("play", tool=k.Tool.PIG)
    assert table.s.die[first] == 14
    table.claim(0)
    while table.phase == Phase.PAYING:
        table.do("pay", die=first)
    assert table.me().monsters == 1
    assert table.s.spent == 0b11 << first
    assert table.no("claim", place=1) == "KL-53", "it flies once"


@pytest.mark.clause("KL-93", "KL-A25")
def test_a_pig_needs_a_pair_of_ones_and_the_claims() -> None:
    table = having("flying pig, flying pig, android 1", monster(6))
    table.roll(1, 1, 1, 4, 3)
    assert table.no("play", tool=k.Tool.PIG) == "KL-A25"
    table.do(Verb.DONE).do("play", tool=k.Tool.PIG)
    assert table.no("play", tool=k.Tool.PIG) == "KL-93"
    table.do("play", tool=0).do("play", tool=k.Tool.PIG)
    assert sorted(d for d in table.s.die if d == 14) == [14, 14]


@pytest.mark.clause("KL-94")
def test_neither_one_under_a_pig_is_of_any_other_use() -> None:
    table = having("flying pig, augment 3, augment 1", monster(6))
    table.give(0, techs=[k.Power.PRISM, k.Power.INVERTER, k.Power.TUNER])
    table.claims(1, 1, 2, 4, 3).do("play", tool=k.Tool.PIG)
    for one in range(2):
        assert table.no("augment", augment=2, die=one) == "KL-94"
        assert table.no("copy", die=2, model=one) == "KL-94"
        assert table.no("flip", die=one) == "KL-94"
        assert table.no("shift", way=1, die=one) == "KL-94"


@pytest.mark.clause("KL-A25", "KL-94")
def test_a_pig_takes_dice_that_could_not_be_sold_first_and_an_unused_pair_is_not_sold() -> None:
    table = having("flying pig, android 1", monster(6))
    table.do("play", tool=0).claims(1, 1, 2, 2, 3).do("play", tool=k.Tool.PIG)
    assert table.s.kind.count(k.DieKind.PIG) == 2
    assert table.s.kind[:2].count(k.DieKind.PIG) == 1
    pig = table.s.die.index(14)
    table.give(0, tools="augment 1")
    assert table.no("augment", augment=0, die=pig) == "KL-94"
    table.do(Verb.DONE)
    assert table.me().coins == 5 + 4


@pytest.mark.clause("KL-A47")
def test_a_thirteenth_die_is_refused() -> None:
    table = having("android 5, android 5, android 2, android 2, android 3, android 3, android 4, overdrive")
    for i in (4, 4, 1, 1, 2, 2, 3):
        assert table.can("play", tool=i)
        table.do("play", tool=i)
    assert table.no("play", tool=k.Tool.OVERDRIVE) == "KL-A47"
    table.give(0, tools="android 4", techs=[12])
    assert table.no("play", tool=3) == "KL-A47"
    table.roll(1, 2, 3, 4, 5)
    assert len(table.dice) == 12
