"""The turn from refill to hand limit."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.dice import throw
from rulewright.games.klotho.state import NONE, Phase, Verb
from rulewright.kernel import Fate
from rulewright.kernel.chance import sow
from tests.games.klotho.table import GAME, Quiet, Table, market, mine, monster, thing, tool


@pytest.mark.clause("KL-17")
def test_turns_go_round() -> None:
    table = Table(3, first=1)
    order = []
    for _ in range(4):
        order.append(table.mover)
        assert table.refused((table.mover + 1) % 3, Verb.ROLL) == "KL-17"
        table.pass_turn()
    assert order == [1, 2, 0, 1]


@pytest.mark.clause("KL-25", "KL-70")
@pytest.mark.parametrize(
    ("kind", "sides"), [(k.DieKind.RED, 6), (k.DieKind.PURPLE, 6), (k.DieKind.GREAT_PURPLE, 8), (k.DieKind.BLUE, 6)]
)
def test_a_die_shows_any_of_its_sides_and_no_other(kind: int, sides: int) -> None:
    table = Table()
    sow(table.s.rng, 97, 0)
    table.s.fate = None
    table.s.kind[0] = kind
    seen = set()
    for _ in range(200):
        throw(table.s, 0)
        seen.add(int(table.s.die[0]))
    assert seen == set(range(1, sides + 1))


@pytest.mark.clause("KL-18", "KL-21", "KL-22")
def test_the_basic_actions_come_in_their_order() -> None:
    table = Table()
    assert table.phase == Phase.OPENING
    assert table.no("reroll", reds=1) == "KL-A49"
    assert table.no("claim", place=0) == "KL-21"
    table.roll(1, 2, 4, 5, 6)
    assert table.phase == Phase.REROLLING
    assert table.no(Verb.ROLL) == "KL-21"
    assert table.no("discard", place=0) == "KL-21"
    assert table.no("claim", place=0) == "KL-21"
    table.do("reroll", 1, reds=1)
    assert table.phase == Phase.REROLLING
    table.do("reroll", 1, reds=1)
    assert table.phase == Phase.CLAIMING
    assert table.no("reroll", reds=1) == "KL-21"
    assert table.no("mark", die=5) == "KL-21"
    assert table.no("discard", place=0) == "KL-21"
    table.do(Verb.DONE)
    assert table.phase == Phase.CLOSING
    assert table.no("claim", place=0) == "KL-21"
    assert table.no("reroll", reds=1) == "KL-21"
    assert table.can("discard", place=0)


@pytest.mark.clause("KL-22", "KL-A27", "KL-A49")
def test_nothing_has_to_be_done_and_without_a_roll_nothing_is_sold() -> None:
    table = Table()
    table.do(Verb.DONE)
    assert table.phase == Phase.CLAIMING
    assert table.no("claim", place=0) == "KL-38"
    table.do(Verb.DONE).do(Verb.DONE)
    assert table.mover == 1
    assert table.me().coins == 5


@pytest.mark.clause("KL-A49")
def test_androids_alone_may_claim() -> None:
    table = Table()
    table.give(0, tools="android 4, android 4")
    table.do("play", tool=3).do("play", tool=3).do(Verb.DONE)
    assert table.no("reroll", reds=1) == "KL-A49"
    table.claim(0)
    assert table.mines() == {mine(1)}


@pytest.mark.clause("KL-23", "KL-24")
def test_each_discard_action_takes_one_card_that_is_replaced_at_once() -> None:
    table = Table()
    table.do("discard", *table.up(mine(30)), place=1)
    assert table.s.row[1] == mine(30)
    assert table.no("discard", place=0) == "KL-23"
    assert table.no("discard", place=6) == "KL-23"
    table.roll(1, 2, 4, 5, 6).do(Verb.DONE).do(Verb.DONE)
    table.do("discard", *table.tools_up("raid"), place=k.ROW)
    assert table.s.shelf[0] == k.Tool.RAID
    assert table.s.discards[k.Tool.BOMB] == 1
    assert table.no("discard", place=0) == "KL-23"


@pytest.mark.clause("KL-A6", "KL-30", "KL-35")
def test_a_discard_does_not_fill_gaps() -> None:
    table = Table()
    table.do("buy", place=2).claims(3, 3, 4, 5, 6).claim(0).do(Verb.DONE)
    assert table.no("discard", place=0) == "KL-A6"
    assert table.no("discard", place=k.ROW + 2) == "KL-A6"
    table.do("discard", *table.up(mine(2)), place=1)
    assert table.s.row[0] == NONE
    assert table.s.shelf[2] == NONE


@pytest.mark.clause("KL-19", "KL-30", "KL-35", "KL-A7")
def test_the_row_is_refilled_as_the_next_turn_begins_klotho_cards_first() -> None:
    table = Table()
    table.do("buy", place=2).claims(3, 3, 4, 5, 6).claim(0)
    assert table.s.row[0] == NONE
    table.do(Verb.DONE)
    assert (table.s.row[0], table.s.shelf[2]) == (NONE, NONE)
    table.do(Verb.DONE, *table.up(mine(9)), *table.tools_up("turret"))
    assert (table.s.row[0], table.s.shelf[2]) == (mine(9), k.Tool.TURRET)
    assert [s.split()[0] for s in table.said(-1)[-3:]] == ["B's", "New", "A"]


@pytest.mark.clause("KL-25", "KL-15")
def test_all_five_red_dice_are_rolled_together() -> None:
    table = Table()
    assert table.dice == []
    table.roll(6, 5, 4, 3, 2)
    assert table.dice == [6, 5, 4, 3, 2]
    assert table.s.kind[:6] == [k.DieKind.RED] * 5 + [0]
    table.pass_turn()
    assert table.dice == []
    table.roll(1, 1, 1, 1, 1)
    assert table.mover == 1
    assert table.dice == [1] * 5


@pytest.mark.clause("KL-15", "KL-21", "KL-29")
def test_dice_that_served_are_as_good_as_new_in_the_next_turn() -> None:
    table = Table()
    table.claims(3, 3, 3, 5, 6).claim(1)
    assert table.s.spent == 0b00111
    table.pass_turn()
    table.roll(4, 4, 1, 2, 6).do("reroll", 1, reds=4).do("reroll", 2, reds=8)
    assert table.phase == Phase.CLAIMING, "two rerolls, whatever was thrown before"
    table.claim(0)
    assert table.mines(1) == {mine(1)}


@pytest.mark.clause("KL-21", "KL-23")
def test_the_second_discard_is_another_one_also_after_all_throws() -> None:
    table = Table()
    table.do("discard", *table.up(mine(30)), place=1)
    table.roll(1, 2, 4, 5, 6).do("reroll", 1, reds=1).do("reroll", 1, reds=1).do(Verb.DONE)
    assert table.phase == Phase.CLOSING
    assert table.can("discard", place=0)


@pytest.mark.clause("KL-26")
def test_a_reroll_throws_the_chosen_dice_and_no_others() -> None:
    table = Table()
    table.roll(6, 5, 4, 3, 2)
    assert table.no("reroll", reds=0) == "KL-26"
    assert table.no("mark", die=0) == "KL-26"
    table.do("reroll", 1, 1, reds=0b01010)
    assert table.dice == [6, 1, 4, 1, 2]
    table.do("reroll", 3, 3, 3, 3, 3, reds=0b11111)
    assert table.dice == [3] * 5


@pytest.mark.clause("KL-31", "KL-A45", "KL-33")
def test_spare_red_dice_are_sold_after_the_claims_and_the_coins_can_be_spent() -> None:
    table = Table(shelf=("raid", "android 1", "lottery"))
    table.give(0, coins=1)
    table.claims(3, 3, 4, 5, 6).claim(0)
    assert table.no("buy", place=0) == "KL-33"
    table.do(Verb.DONE)
    assert table.me().coins == 4
    assert table.last() == "A sells 3 spare red dice for 3 coins."
    table.do("buy", place=0)
    assert table.me().coins == 0
    assert table.tools() == ["raid"]


@pytest.mark.clause("KL-32", "KL-71", "KL-77", "KL-81")
def test_other_dice_and_androids_are_never_sold() -> None:
    table = Table()
    table.give(0, tools="android 2, overdrive", techs=[12], coins=0)
    table.do("play", tool=tool("android 2")).do("play", tool=k.Tool.OVERDRIVE)
    table.roll(1, 2, 4, 5, 6, 1, 1)
    assert len(table.dice) == 8
    table.do(Verb.DONE).do(Verb.DONE)
    assert table.me().coins == 5
    assert table.dice == [0] * 5 + [2, 1, 1]


@pytest.mark.clause("KL-33", "KL-34", "KL-35", "KL-74")
def test_tools_are_bought_from_the_refill_to_the_end_of_the_turn() -> None:
    table = Table()
    table.do("buy", place=0)
    assert table.no("buy", place=0) == "KL-35"
    table.roll(1, 2, 4, 5, 6).do("buy", place=2)
    assert table.me().coins == 5 - 2 - 1
    table.do(Verb.DONE).do("buy", place=1)
    assert table.tools() == ["android 1", "bomb", "lottery"]
    assert table.me().coins == 0
    assert table.s.shelf == [NONE] * 3


@pytest.mark.clause("KL-33")
def test_a_tool_costs_what_it_says() -> None:
    table = Table(shelf=("raid", "bribe", "bomb"))
    table.give(0, coins=3)
    assert table.no("buy", place=0) == "KL-33"
    assert table.can("buy", place=1)
    table.do("buy", place=1)
    assert table.me().coins == 0
    assert table.no("buy", place=2) == "KL-33"


@pytest.mark.clause("KL-36")
def test_a_tool_may_be_used_in_the_turn_it_was_bought_and_in_any_step() -> None:
    table = Table()
    table.do("buy", place=1).do("play", tool=0)
    assert table.dice == [1]
    table.give(0, tools="android 2, android 3, android 4")
    table.roll(1, 2, 4, 5, 6).do("play", tool=1).do(Verb.DONE).do("play", tool=2).do(Verb.DONE).do("play", tool=3)
    assert table.dice == [0] * 5 + [1, 2, 3, 4]
    table.s.fate = Quiet()
    table.play(0, Verb.DONE)
    assert table.refused(0, "play", tool=0) == "KL-17"


@pytest.mark.clause("KL-95", "KL-96", "KL-A35", "KL-A33")
def test_more_than_ten_cards_must_be_given_up_at_the_end_of_the_turn() -> None:
    table = Table()
    table.give(0, mines=[mine(i) for i in range(2, 9)], tools="turret, bribe, bribe", techs=[k.Power.MINT, 12])
    table.do(Verb.DONE).do(Verb.DONE)
    assert table.no("drop", thing=mine(2)) == "KL-A35"
    table.do(Verb.DONE)
    assert (table.phase, table.mover) == (Phase.TRIMMING, 0)
    assert table.no(Verb.DONE) == "KL-96"
    assert table.no("drop", thing=mine(10)) == "KL-95"
    table.do("drop", thing=thing("bribe"))
    assert table.s.discards[k.Tool.BRIBE] == 1
    table.do("drop", thing=mine(2))
    assert table.mover == 1
    assert (table.tools(), len(table.mines()), table.me().techs.bit_count()) == (["bribe", "turret"], 6, 2)
    assert not table.s.mines >> mine(2) & 1


@pytest.mark.clause("KL-96", "KL-A35")
def test_ten_cards_may_stay_and_the_limit_is_asked_only_at_the_end() -> None:
    table = Table()
    table.give(0, mines=[mine(i) for i in range(2, 12)])
    table.claims(3, 3, 4, 5, 6).claim(0)
    assert len(table.mines()) == 11
    table.do(Verb.DONE)
    assert table.phase == Phase.CLOSING
    table.give(1, mines=[mine(i) for i in range(12, 20)] + [mine(21), mine(22)])
    table.s.fate = Quiet()
    table.do(Verb.DONE).do("drop", thing=mine(1))
    table.pass_turn()
    assert len(table.mines(1)) == 10
    assert table.mover == 0


@pytest.mark.clause("KL-27", "KL-28", "KL-29", "KL-A34", "KL-95")
def test_several_cards_may_be_claimed_but_a_die_serves_once() -> None:
    table = Table(row=(mine(1), mine(20), mine(2), market(3), monster(1), mine(38)))
    table.claims(3, 3, 3, 5, 5).claim(1)
    assert table.mines() == {mine(20)}
    assert table.s.spent == 0b00111
    assert table.no("claim", place=3) == "KL-62"
    assert table.no("claim", place=4) == "KL-53"
    table.claim(0)
    assert table.no("claim", place=2) == "KL-38"
    assert table.no("claim", place=0) == "KL-30"
    table.do(Verb.DONE)
    assert table.me().coins == 5
    assert table.mines() == {mine(1), mine(20)}


@pytest.mark.clause("KL-A42")
def test_a_row_that_nobody_touches_loses_its_first_card() -> None:
    table = Table(3)
    for _ in range(3):
        before = table.s.row[:]
        table.pass_turn()
        assert table.s.row[1:] == before[1:]
    first, *rest = [mine(1), *table.s.row[1:]]
    assert table.s.row[0] != first
    assert "Nothing has moved for a while: mine 01 leaves the row." in table.said(-1)
    assert table.s.row[1:] == rest
    for _ in range(3):
        table.pass_turn()
    assert [s for s in table.said(-1) if "leaves the row" in s][1:] == []
    table.pass_turn()
    assert len([s for s in table.said(-1) if "leaves the row" in s]) == 2


@pytest.mark.clause("KL-A42")
def test_a_card_drawn_in_between_starts_the_count_again() -> None:
    table = Table(2)
    table.pass_turn()
    table.s.fate = Quiet()
    table.do("discard", place=1)
    table.pass_turn().pass_turn()
    assert not [s for s in table.said(-1) if "leaves the row" in s]
    table.pass_turn()
    assert [s for s in table.said(-1) if "leaves the row" in s]


@pytest.mark.clause("KL-A42")
def test_a_row_with_a_gap_loses_no_card_however_long_nothing_was_drawn() -> None:
    table = Table(2)
    table.pass_turn()
    table.claims(3, 3, 3, 5, 6).claim(1).do(Verb.DONE)
    table.do(Verb.DONE, *table.up(mine(9)))
    assert table.s.row[:2] == [mine(1), mine(9)]
    assert not [s for s in table.said(-1) if "leaves the row" in s]


@pytest.mark.clause("KL-A42")
def test_players_who_do_nothing_come_to_an_end() -> None:
    for seats in (2, 4):
        table = Table(seats, cards=45)
        table.s.fate, table.s.note_log, moves = Quiet(), None, 0
        while not table.s.end:
            GAME.rules.apply(table.s, table.box, table.mover, Verb.DONE)
            moves += 1
        assert moves <= (45 + 1) * (seats + 1) * 3


@pytest.mark.clause("KL-A33", "KL-24")
def test_a_discarded_tool_is_among_the_discards_before_its_replacement_is_drawn() -> None:
    """Players hold all the others, so the tool that was discarded comes back itself."""
    table = Table(shelf=("bomb", "android 1", "lottery"))
    table.s.stack, table.me(1).tools = [0] * k.TOOLS, table.s.stack
    table.do("discard", 1, place=k.ROW + 1)
    assert table.s.shelf == [tool("bomb"), tool("android 1"), tool("lottery")]
    assert sum(table.s.discards) == 0


@pytest.mark.clause("KL-A33")
def test_used_up_tools_are_shuffled_again_and_gaps_stay_where_there_are_none() -> None:
    table = Table()
    table.s.discards = table.s.stack[:]
    table.s.stack = [0] * k.TOOLS
    table.do("buy", place=0).do(Verb.DONE).do(Verb.DONE)
    table.do(Verb.DONE, 51)
    assert table.s.shelf[0] == k.Tool.PIG
    assert sum(table.s.discards) == 0
    assert sum(table.s.stack) == 50
    table.me(1).tools = [a + b for a, b in zip(table.s.stack, table.me(1).tools, strict=True)]
    table.s.stack = [0] * k.TOOLS
    table.do("buy", place=1).do(Verb.DONE).do(Verb.DONE)
    table.s.fate = Fate()
    table.do(Verb.DONE)
    while table.phase == Phase.TRIMMING and sum(table.me(1).tools) > 11:
        table.do("drop", thing=next(k.Thing.TOOL + t for t in range(k.TOOLS) if table.me(1).tools[t]))
    assert table.s.shelf[1] == NONE
