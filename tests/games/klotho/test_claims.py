"""Monsters, market manipulation, technology: what a claimed card brings."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.dice import owns
from rulewright.games.klotho.state import NONE, Phase, Verb, Way
from tests.games.klotho.table import BOX, Table, market, mine, monster, tech, tool


def row(*cards: int) -> tuple[int, ...]:
    """These cards, and mines to fill the row."""
    return (*cards, *(mine(49 + i) for i in range(6 - len(cards))))


@pytest.mark.clause("KL-54", "KL-55", "KL-56", "KL-57")
def test_a_monster_is_a_bounty_and_an_artifact() -> None:
    table = Table(row=row(monster(6)))
    table.claims(4, 4, 4, 4, 4).claim(0)
    mine_ = table.me()
    assert (mine_.monsters, mine_.artifacts) == (1, [1, 0, 0])
    assert table.s.row[0] == NONE
    assert mine_.mines == mine_.techs == 0
    assert table.phase == Phase.CLAIMING
    table.do(Verb.DONE)
    assert mine_.coins == 5


@pytest.mark.clause("KL-58", "KL-A20", "KL-A34")
def test_a_monster_may_guard_a_tool_from_the_stack_that_can_be_used_at_once() -> None:
    table = Table(row=row(monster(2), mine(1)))
    table.claims(4, 4, 4, 2, 2)
    table.claim(0, *table.tools_up("android 5"))
    assert table.tools() == ["android 5"]
    assert table.s.shelf.count(tool("android 5")) == 0
    table.do("play", tool=tool("android 5"))
    assert table.s.die[5] == 5


@pytest.mark.clause("KL-59")
def test_a_monster_may_guard_coins() -> None:
    table = Table(row=row(monster(3)))
    table.claims(4, 4, 4, 4, 1).claim(0)
    assert table.me().coins == 5 + 3


@pytest.mark.clause("KL-60", "KL-63", "KL-66")
def test_a_monster_may_guard_stars_that_are_spent_at_once() -> None:
    table = Table(row=row(monster(4)))
    table.claims(4, 4, 4, 4, 2).claim(0)
    assert (table.phase, table.s.stars) == (Phase.SPENDING_STARS, 2)
    assert table.no("claim", place=1) == "KL-66"
    assert table.no("buy", place=0) == "KL-66"
    table.do("move", mineral=k.Mineral.RADS, way=Way.UP)
    assert (table.s.market, table.s.stars) == ([4, 6, 9], 1)
    assert table.no("move", mineral=k.Mineral.RADS, way=Way.UP) == "KL-A29"
    table.do(Verb.DONE)
    assert (table.phase, table.s.stars) == (Phase.CLAIMING, 0)
    assert table.last() == "1 market star left over and lost."
    assert table.no("move", mineral=k.Mineral.RADS, way=Way.DOWN) == "KL-63"


@pytest.mark.clause("KL-61", "KL-62", "KL-66", "KL-A28")
def test_a_market_card_turns_as_many_matching_dice_as_one_likes_into_stars() -> None:
    table = Table(row=row(market(3)))
    table.claims(3, 3, 3, 1, 2).claim(0)
    assert table.phase == Phase.PAYING
    assert table.legal(0) == {Verb.PAY.of(1), Verb.DONE}
    assert table.no("move", mineral=0, way=Way.DOWN) == "KL-A34"
    table.do("pay", die=1).do(Verb.DONE)
    assert (table.phase, table.s.stars) == (Phase.SPENDING_STARS, 2)
    assert table.s.spent == 0b00011
    assert table.s.row[0] == NONE
    table.do("move", mineral=k.Mineral.METAL, way=Way.DOWN).do("move", mineral=k.Mineral.ORGANICS, way=Way.UP)
    assert table.s.market == [5, 5, 8]
    assert table.phase == Phase.CLAIMING
    table.do(Verb.DONE)
    assert table.me().coins == 5 + 3


@pytest.mark.clause("KL-62")
def test_all_matching_dice_may_be_turned_androids_too() -> None:
    table = Table(row=row(market(6)))
    table.give(0, tools="android 6")
    table.do("play", tool=tool("android 6")).claims(6, 1, 1, 1, 6).claim(0)
    table.do("pay", die=0).do("pay", die=4).do("pay", die=5)
    assert (table.phase, table.s.stars) == (Phase.SPENDING_STARS, 3)


@pytest.mark.clause("KL-63", "KL-64", "KL-65", "KL-A29", "KL-A30")
def test_steps_are_paid_one_by_one_at_the_value_one_leaves() -> None:
    table = Table(row=row(monster(15)))
    table.give(0, tools="android 6, android 6")
    table.do("play", tool=5).do("play", tool=5)
    table.s.market[k.Mineral.ORGANICS] = 6
    table.claims(6, 6, 4, 1, 1)
    table.claim(0, *table.tools_up("bomb"))
    assert table.s.stars == 3
    table.do("move", mineral=k.Mineral.ORGANICS, way=Way.UP)
    assert (table.s.market[0], table.s.stars, table.phase) == (7, 0, Phase.CLAIMING)


@pytest.mark.clause("KL-A29")
def test_no_step_leads_past_either_end() -> None:
    table = Table(row=row(monster(4)))
    table.s.market = [7, 1, 2]
    table.claims(4, 4, 4, 4, 2).claim(0)
    assert table.no("move", mineral=k.Mineral.ORGANICS, way=Way.UP) == "KL-A29"
    assert table.no("move", mineral=k.Mineral.METAL, way=Way.DOWN) == "KL-A29"
    assert table.no("move", mineral=k.Mineral.RADS, way=Way.DOWN) == "KL-A29"
    table.do("move", mineral=k.Mineral.ORGANICS, way=Way.DOWN).do("move", mineral=k.Mineral.RADS, way=Way.UP)
    assert table.s.market == [6, 1, 3]


@pytest.mark.clause("KL-67", "KL-68", "KL-69", "KL-A2")
def test_a_technology_is_claimed_with_its_numbers_and_stays() -> None:
    table = Table(row=row(tech(k.Power.TUNER), mine(1)))
    table.claims(2, 6, 3, 6, 2).claim(0)
    assert owns(table.s, table.box, 0, k.Power.TUNER)
    assert table.s.spent == 0b10101
    table.do("shift", way=Way.UP, die=0)
    assert table.s.die[0] == 3
    table.claim(1)
    table.pass_turn().pass_turn()
    assert owns(table.s, table.box, 0, k.Power.TUNER)
    table.roll(1, 2, 4, 5, 6).do("shift", way=Way.UP, die=0)
    assert table.dice == [2, 2, 4, 5, 6]


@pytest.mark.clause("KL-67")
def test_a_technology_is_refused_without_its_numbers() -> None:
    table = Table(row=row(tech(k.Power.TUNER)))
    table.claims(2, 6, 3, 6, 3)
    assert table.no("claim", place=0) == "KL-67"


# ---------------------------------------------------------------- powers


@pytest.mark.clause("KL-68")
def test_nobody_uses_what_lies_in_front_of_others() -> None:
    table = Table()
    table.give(1, techs=[k.Power.TUNER, k.Power.INVERTER, k.Power.PRISM])
    table.roll(2, 3, 4, 5, 6)
    for die in range(k.REDS):
        assert {table.no("shift", way=way, die=die) for way in (Way.DOWN, Way.UP)} == {"KL-68"}
        assert table.no("flip", die=die) == "KL-68"
        assert table.no("copy", die=die, model=(die + 1) % k.REDS) == "KL-68"


@pytest.mark.clause("KL-R5")
def test_chrono_loop_a_third_reroll() -> None:
    table = Table()
    table.give(0, techs=[k.Power.CHRONO])
    table.roll(1, 2, 4, 5, 6)
    for _ in range(3):
        assert table.phase == k.Phase.REROLLING
        table.do("reroll", 1, reds=1)
    assert table.phase == Phase.CLAIMING
    assert "A rerolls (third time)." in table.said(-1)


@pytest.mark.clause("KL-R5", "KL-A40")
def test_phase_tuner_one_die_up_or_down_once_a_turn_after_a_roll() -> None:
    table = Table()
    table.give(0, techs=[k.Power.TUNER], tools="android 6")
    table.do("play", tool=5)
    assert table.no("shift", way=Way.UP, die=5) == "KL-A49"
    table.roll(1, 2, 4, 5, 6)
    assert table.no("shift", way=Way.DOWN, die=0) == "KL-R5"
    assert table.no("shift", way=Way.DOWN, die=6) == "KL-R5"
    assert table.can("shift", way=Way.DOWN, die=1)
    table.do("shift", way=Way.UP, die=5)
    assert table.dice == [1, 2, 4, 5, 6, 7]
    assert table.no("shift", way=Way.UP, die=1) == "KL-A40"
    table.pass_turn()
    table.roll(1, 2, 4, 5, 6)
    assert table.no("shift", way=Way.UP, die=1) == "KL-68"


@pytest.mark.clause("KL-R5")
def test_phase_tuner_lasts_until_the_die_is_thrown_again() -> None:
    table = Table()
    table.give(0, techs=[k.Power.TUNER])
    table.roll(1, 2, 4, 5, 6).do("shift", way=Way.UP, die=4)
    assert table.dice[4] == 7
    table.do("reroll", 3, reds=0b00001)
    assert table.dice[4] == 7
    table.do("reroll", 3, reds=0b10000)
    assert table.dice[4] == 3


@pytest.mark.clause("KL-R5", "KL-A50")
def test_inverter_turns_a_six_sided_die_over_once_a_turn() -> None:
    table = Table()
    great = BOX.techs - 1
    table.give(0, techs=[k.Power.INVERTER, great], tools="android 1, augment 3")
    table.do("play", tool=0).roll(1, 2, 4, 5, 6, 3)
    assert table.no("flip", die=5) == "KL-A50"
    assert table.no("flip", die=6) == "KL-A50"
    table.do("augment", augment=2, die=4)
    assert table.no("flip", die=4) == "KL-A50"
    table.do("flip", die=1)
    assert table.dice[:5] == [1, 5, 4, 5, 9]
    assert table.no("flip", die=0) == "KL-A40"


@pytest.mark.clause("KL-R5", "KL-A50")
@pytest.mark.parametrize("die", [5, 6])
def test_inverter_turns_blue_and_small_purple_dice_over_too(die: int) -> None:
    table = Table()
    table.give(0, techs=[k.Power.INVERTER, 12], tools="overdrive")
    table.do("play", tool=k.Tool.OVERDRIVE).roll(1, 2, 4, 5, 6, 2, 2)
    assert table.s.kind[5:7] == [k.DieKind.BLUE, k.DieKind.PURPLE]
    table.do("flip", die=die)
    assert table.s.die[die] == 5


@pytest.mark.clause("KL-R5")
def test_echo_prism_makes_one_die_a_copy_of_another_once_a_turn() -> None:
    table = Table()
    table.give(0, techs=[k.Power.PRISM])
    assert table.no("copy", die=0, model=1) == "KL-A49"
    table.roll(1, 2, 2, 5, 6)
    assert table.no("copy", die=1, model=2) == "KL-R5"
    assert table.no("copy", die=1, model=7) == "KL-R5"
    assert table.no("copy", die=5, model=0) == "KL-R5"
    table.do("copy", die=4, model=0)
    assert table.dice == [1, 2, 2, 5, 1]
    assert table.no("copy", die=1, model=4) == "KL-A40"


@pytest.mark.clause("KL-R5")
def test_coin_mint_a_coin_after_each_refill_of_ones_own() -> None:
    table = Table(row=row(tech(k.Power.MINT)))
    table.claims(1, 3, 5, 6, 6).claim(0).do(Verb.DONE)
    assert table.me().coins == 7
    table.pass_turn()
    assert [table.me(i).coins for i in (0, 1)] == [7, 5]
    table.pass_turn()
    assert [table.me(i).coins for i in (0, 1)] == [8, 5]


@pytest.mark.clause("KL-R5")
def test_coin_mint_pays_its_owner_whoever_went_first() -> None:
    table = Table(first=1)
    table.give(0, techs=[k.Power.MINT])
    table.pass_turn()
    assert [table.me(i).coins for i in (0, 1)] == [6, 5]


@pytest.mark.clause("KL-R5")
def test_trade_beacon_a_coin_less_but_at_least_one() -> None:
    table = Table(shelf=("raid", "lottery", "bomb"))
    table.give(0, techs=[k.Power.BEACON], coins=3)
    table.do("buy", place=0)
    assert table.me().coins == 0
    assert table.no("buy", place=1) == "KL-33"
    table.give(0, coins=1)
    assert table.can("buy", place=1)
    assert table.can("buy", place=2)


@pytest.mark.clause("KL-R5")
def test_survey_drone_two_cards_in_each_discard_action() -> None:
    table = Table()
    table.give(0, techs=[k.Power.DRONE])
    for step in range(2):
        table.do("discard", *table.up(mine(2 + 2 * step)), place=0)
        table.do("discard", *table.up(mine(3 + 2 * step)), place=0)
        assert table.no("discard", place=0) == "KL-23"
        if step == 0:
            table.roll(1, 2, 4, 5, 6).do(Verb.DONE).do(Verb.DONE)
    assert table.phase == Phase.CLOSING


@pytest.mark.clause("KL-70", "KL-71", "KL-72", "KL-R5")
@pytest.mark.parametrize(("crystal", "kind", "face"), [(12, k.DieKind.PURPLE, 6), (14, k.DieKind.GREAT_PURPLE, 8)])
def test_a_battle_crystal_is_a_die_more_and_no_discards(crystal: int, kind: int, face: int) -> None:
    table = Table()
    table.give(0, techs=[crystal, k.Power.DRONE])
    assert table.no("discard", place=0) == "KL-72"
    table.roll(1, 2, 4, 5, 6, face)
    assert table.dice == [1, 2, 4, 5, 6, face]
    assert table.s.kind[5] == kind
    table.do("mark", die=5)
    assert table.no(Verb.DONE) == "KL-26"
    assert table.no("mark", die=5) == "KL-26"
    table.do("reroll", 2, 1, reds=1)
    assert table.dice == [2, 2, 4, 5, 6, 1]
    table.do(Verb.DONE).do(Verb.DONE)
    assert table.no("discard", place=0) == "KL-72"


@pytest.mark.clause("KL-70")
def test_two_crystals_are_two_dice() -> None:
    table = Table()
    table.give(0, techs=[12, 13, 15])
    table.roll(1, 2, 4, 5, 6, 6, 6, 8)
    assert table.s.kind[5:9] == [k.DieKind.PURPLE, k.DieKind.PURPLE, k.DieKind.GREAT_PURPLE, 0]
    table.do("mark", die=5).do("mark", die=7)
    assert table.no("mark", die=6) == "KL-26"
    table.do("reroll", 1, 7, reds=0)
    assert table.dice[5:] == [1, 6, 7]


@pytest.mark.clause("KL-A21", "KL-72")
def test_a_crystal_gained_in_mid_turn_joins_the_next_throw_and_stops_discards() -> None:
    table = Table()
    table.give(0, tools="raid")
    table.give(1, techs=[14])
    table.roll(1, 2, 4, 5, 6)
    assert table.no("reroll", reds=0) == "KL-26"
    table.do("raid", seat=1).do("take", thing=k.Thing.TECH + 14)
    assert table.dice == [1, 2, 4, 5, 6]
    table.do("reroll", 8, reds=0)
    assert table.dice == [1, 2, 4, 5, 6, 8]
    table.do(Verb.DONE).do(Verb.DONE)
    assert table.no("discard", place=0) == "KL-72"


@pytest.mark.clause("KL-A21")
def test_a_crystal_claimed_after_the_throws_waits_for_the_next_turn() -> None:
    table = Table(row=row(tech(12)))
    table.claims(1, 4, 4, 6, 6).claim(0)
    assert table.dice == [1, 4, 4, 6, 6]
    table.do(Verb.DONE)
    assert table.no("discard", place=1) == "KL-72"
    table.pass_turn().pass_turn()
    table.roll(1, 2, 4, 5, 6, 3)
    assert table.dice == [1, 2, 4, 5, 6, 3]
