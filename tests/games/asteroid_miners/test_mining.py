"""Phases 1 to 6: event, drill, Modify Dice, excavation, tender and market."""

from __future__ import annotations

import pytest

from rulewright.games.asteroid_miners.notes import Note
from rulewright.games.asteroid_miners.rules.dice import alter_dice, sort_dice
from rulewright.games.asteroid_miners.state import Phase

from .table import GAME, NEXT, RICH, Table

# ---------------------------------------------------------------- 1 Event


@pytest.mark.clause("AM-R5", "AM-2")
def test_meteoroids_cost_a_million_but_not_the_last() -> None:
    for before, after in ((3, 2), (2, 1), (1, 1), (0, 0)):
        table = Table()
        table.s.miners[1].funding = before
        table.s.phase = Phase.UPGRADING
        table.save(0, [1, 6, 6])
        assert table.purple.funding == after


@pytest.mark.clause("AM-R5")
def test_an_investor_brings_a_million_and_a_quiet_shift_nothing() -> None:
    for face, gain in ((6, 1), (4, 0)):
        table = Table()
        table.s.phase = Phase.UPGRADING
        table.save(0, [face, 6, 6])
        assert table.purple.funding == RICH + gain


@pytest.mark.clause("AM-R5", "AM-R3")
def test_a_jammed_bit_takes_a_die_but_leaves_two() -> None:
    for drill, dice in ((1, 2), (2, 2), (3, 3), (4, 4)):
        table = Table()
        table.s.phase, table.purple.drill = Phase.UPGRADING, drill
        table.save(0, [2, *[5] * dice])
        assert table.dice == [5] * dice


@pytest.mark.clause("AM-R5", "AM-R4")
def test_a_flare_forbids_the_reroll() -> None:
    table = Table(3, 6, 6)
    assert table.s.phase == Phase.MODIFYING
    assert table.refused(0, "reroll", dice=0) == "AM-2"


@pytest.mark.clause("AM-R5", "AM-R9", "AM-R20")
def test_the_log_says_what_an_event_and_the_modify_die_really_do() -> None:
    jammed = Table(2, 6, 6)
    assert jammed.dice == [6, 6]
    assert "Jammed bit: A drills with one die fewer, but never with fewer than 2." in jammed.said(-1)
    table = Table(asteroid=3)
    table.modified(3, 1, 3)
    table.play(0, "alter", first=0, second=1, ways=1)
    assert "A turns the 1 into 6 and the 3 into 4." in table.said(-1)
    one = Table(asteroid=3)
    one.modified(6, 1, 5)
    one.play(0, "alter", first=1, second=5, ways=0)
    assert "A turns the 5 into 2." in one.said(-1)
    both = Table(asteroid=2, depth=2, foundry="without")
    both.modified(5, 1, 6)
    both.play(0, "alter", [1], first=0, second=1, ways=0)
    assert "A lets the 1 and the 6 stand for both minerals." in both.said(-1)


def other_events(*faces: str, cost: int = 1, gain: int = 1) -> str:
    """The standard box with other events on the Fate die."""
    said = ", ".join(f'"{face}"' for face in faces)
    text = GAME.content.read_text("utf-8")
    start = text.index("faces = [")
    return text[:start] + f"faces = [{said}]\ncost = {cost}\ngain = {gain}" + text[text.index("\n", start) :]


@pytest.mark.clause("AM-R20")
def test_the_other_events_that_a_box_may_have() -> None:
    content = other_events(
        "price slump", "loose ground", "dust", "quiet shift", "micrometeoroids", "investor", cost=3, gain=2
    )
    box = GAME.make_box({"foundry": "without"}, 2, content=content)

    def turn(*dice: int) -> Table:
        table = Table(asteroid=2, depth=2, foundry="without")
        table.box, table.s.phase = box, Phase.UPGRADING
        table.save(0, dice)
        return table

    slump = turn(1, 3, 4)
    slump.dig(1)
    assert slump.purple.funding == RICH + 1 + 1, "low prices, without a roll"
    assert turn(2, 5, 5, 5).dice == [5, 5, 5], "one die more"
    strong = Table(asteroid=2, depth=2, foundry="without")
    strong.box, strong.s.phase, strong.purple.drill = box, Phase.UPGRADING, 4
    strong.save(0, [2, 5, 5, 5, 5, 5])
    assert strong.dice == [5] * 5, "there are only five"
    dust = turn(3, 6, 6)
    dust.play(1, "reroll", dice=0)
    assert dust.refused(1, "modify") == "AM-R8"
    assert turn(5, 6, 6).purple.funding == RICH - 3
    assert turn(6, 6, 6).purple.funding == RICH + 2
    assert "Micrometeoroids: B pays $3M for repairs (not with $3M or less)." in turn(5, 6, 6).said(-1)


# ---------------------------------------------------------------- 2 Drill


@pytest.mark.clause("AM-R3", "AM-R12")
def test_a_company_starts_with_two_dice_and_more_for_better_drills() -> None:
    table = Table(4, 5, 3)
    assert table.dice == [3, 5]
    assert [table.box.dice[i] for i in range(1, 5)] == [2, 3, 4, 5]
    fresh = GAME.make_box({}, 2), GAME.make_box({"version": "advanced"}, 2)
    assert [box.start for box in fresh] == [3, 12]


@pytest.mark.clause("AM-R4", "AM-H19")
def test_any_dice_are_rerolled_once_and_equal_ones_are_one_choice() -> None:
    table = Table()
    table.s.phase = Phase.UPGRADING
    table.purple.drill = 4
    table.save(0, [4, 6, 2, 2, 5, 2])
    assert table.dice == [2, 2, 2, 5, 6]
    assert len(table.legal(1)) == 4 * 2 * 2
    assert table.refused(1, "reroll", dice=0b00010) == "AM-H19"
    assert table.refused(1, "reroll", dice=0b00011) == ""
    table.play(1, "reroll", [1, 4], dice=0b01001)
    assert table.dice == [1, 2, 2, 4, 6]
    assert table.s.phase == Phase.MODIFYING
    assert table.refused(1, "reroll", dice=1) == "AM-2"


@pytest.mark.clause("AM-R3")
def test_only_dice_that_were_rolled_can_be_named() -> None:
    table = Table()
    assert table.refused(0, "reroll", dice=0b00100) == "AM-R3"
    table.modified(1, 3, 5)
    assert table.refused(0, "alter", first=2, second=5, ways=0) == "AM-R3"


# ---------------------------------------------------------------- 3 Modify Dice


@pytest.mark.clause("AM-R8", "AM-H9")
def test_equipment_says_how_often_the_modify_die_is_rolled_and_the_last_counts() -> None:
    for level in (1, 2, 3):
        table = Table(4, 1, 2)
        table.red.equipment = level
        table.play(0, "reroll", dice=0)
        for face in range(1, level + 1):
            table.play(0, "modify", [face])
        assert table.s.modify == level
        assert table.refused(0, "modify") == "AM-R8"
        assert table.refused(0, "excavate") == "", "nothing was missing, and it may be ignored"


ABILITIES = [
    (1, [3, 5], 0, 5, 0, [4, 5]),
    (1, [3, 6], 1, 5, 0, [1, 3]),
    (1, [1, 4], 0, 5, 1, [4, 6]),
    (2, [3, 5], 1, 5, 0, [1, 3]),
    (2, [2, 5], 0, 5, 1, [5, 6]),
    (3, [3, 5], 0, 1, 2, [4, 4]),
    (3, [6, 6], 0, 1, 1, [1, 5]),
    (4, [1, 2], 0, 1, 3, [5, 6]),
    (6, [1, 5], 0, 5, 0, [5, 6]),
    (6, [1, 5], 0, 1, 0, [2, 6]),
]


@pytest.mark.clause("AM-R9", "AM-17", "AM-H4")
@pytest.mark.parametrize(("face", "dice", "first", "second", "ways", "then"), ABILITIES)
def test_each_face_of_the_modify_die_does_its_own(
    face: int, dice: list[int], first: int, second: int, ways: int, then: list[int]
) -> None:
    table = Table(asteroid=3)
    table.modified(face, *dice)
    assert table.refused(0, "alter", first=first, second=second, ways=ways) == ""
    alter_dice(table.s, first, second, ways)
    sort_dice(table.s)
    assert table.dice == then


@pytest.mark.clause("AM-R9", "AM-28")
def test_a_face_allows_only_its_own_kind_of_change() -> None:
    table = Table(asteroid=3)
    table.s.phase = Phase.MODIFYING
    assert table.refused(0, "alter", first=0, second=5, ways=0) == "AM-28", "not rolled yet"
    for face, alone, both in ((1, "", "AM-28"), (2, "", "AM-28"), (3, "AM-28", ""), (4, "AM-28", ""), (6, "", "")):
        table.modified(face, 2, 5)
        assert table.refused(0, "alter", first=0, second=5, ways=0) == alone
        assert table.refused(0, "alter", first=0, second=1, ways=0) == both


@pytest.mark.clause("AM-H4", "AM-H19")
def test_each_change_can_be_named_in_one_way_only() -> None:
    table = Table(asteroid=3)
    table.modified(3, 2, 2, 5)
    assert table.refused(0, "alter", first=0, second=1, ways=1) == ""
    assert table.refused(0, "alter", first=0, second=1, ways=2) == "AM-H19"
    assert table.refused(0, "alter", first=1, second=2, ways=0) == "AM-H19"
    assert table.refused(0, "alter", first=1, second=0, ways=0) == "AM-H19"
    assert table.refused(0, "alter", first=0, second=2, ways=2) == ""
    table.modified(6, 2, 5)
    assert table.refused(0, "alter", first=0, second=5, ways=1) == "AM-H4"
    table.modified(1, 2, 5)
    assert table.refused(0, "alter", first=0, second=5, ways=2) == "AM-H4"
    for dice in ((2, 2), (2, 5), (2, 2, 5)):
        for face in range(1, 7):
            table.modified(face, *dice)
            assert GAME.rules.offers(table.s, table.box, 0) == len(table.legal(0)), "each of them once"
    table.modified(1, 2, 5)
    labels = [GAME.tell.label(table.s, table.box, ["A", "B"], 0, a) for a in sorted(table.legal(0))]
    assert len(set(labels)) == len(labels)


@pytest.mark.clause("AM-R9", "AM-6")
def test_two_dice_of_the_right_total_stand_for_an_untouched_stratum() -> None:
    table = Table(asteroid=2, depth=2)
    table.red.row = table.purple.row = 8
    table.modified(5, 1, 4, 6)
    assert table.refused(0, "alter", first=1, second=2, ways=0) == "AM-R9", "10 is not 3 + 4"
    table.play(0, "alter", [1, 2], first=0, second=2, ways=0)
    assert table.red.done[1] == 2
    assert table.told(Note.BID) == [(-1, 0, 4, 1, 2, 1)], "the 4 is left for the bid"
    half = Table(asteroid=2, depth=2)
    half.red.dug = 1
    half.modified(5, 1, 6)
    assert half.refused(0, "alter", first=0, second=1, ways=0) == "AM-R9"


# ---------------------------------------------------------------- 4 Excavation


@pytest.mark.clause("AM-5", "AM-6", "AM-H7")
@pytest.mark.parametrize(("dice", "placed"), [((1, 2, 5), 0b011), ((1, 1, 6), 0b001), ((2, 2, 4), 0b001), ((4, 5), 0)])
def test_the_dice_that_lie_on_minerals_are_those_that_match(dice: tuple[int, ...], placed: int) -> None:
    """Clay and rock: one die for each, the first of equal ones."""
    table = Table()
    table.set_dice(*dice)
    table.s.phase, table.purple.row = Phase.MODIFYING, 8
    table.red.row = 8
    table.play(0, "excavate")
    assert table.s.placed == placed


@pytest.mark.clause("AM-6", "AM-4", "AM-9", "AM-H7")
def test_half_a_stratum_stays_done_and_the_other_half_finishes_it() -> None:
    table = Table(4, 1, 5)
    table.dig(0)
    assert (table.red.dug, table.red.done[0]) == (1, 0)
    table.save(0)
    table.dig(1)
    table.save(1, [4, 2, 2])
    table.dig(0, 5, 5)
    assert (table.red.dug, table.red.done[0]) == (0, 1)


@pytest.mark.clause("AM-H8", "AM-7")
def test_rock_and_rock_takes_two_twos() -> None:
    table = Table(asteroid=2)
    table.set_dice(2, 5)
    table.dig(0)
    assert (table.red.dug, table.red.done[1]) == (1, 0)
    table = Table(asteroid=2)
    table.red.row = 8
    table.set_dice(2, 2)
    table.dig(0)
    assert table.red.done[1] == 1


@pytest.mark.clause("AM-5", "AM-3")
def test_each_company_digs_at_its_own_depth_of_the_same_asteroid() -> None:
    table = Table(4, 1, 2, foundry="without")
    table.dig(0)
    table.save(0, [4, 1, 2])
    table.dig(1)
    assert [miner.done[0] for miner in table.s.miners] == [1, 1]
    table.save(1, [4, 1, 2])
    table.dig(0)
    assert table.red.dug == 1, "clay of the second stratum; the 2 serves nobody"
    assert table.purple.dug == 0


@pytest.mark.clause("AM-6")
def test_at_most_one_stratum_is_dug_in_a_turn() -> None:
    table = Table(foundry="without")
    table.set_dice(1, 1, 2, 3)
    table.dig(0)
    assert table.red.done[0] == 1
    assert table.red.dug == 0


# ---------------------------------------------------------------- 5 Bid for Tender, 6 Market


@pytest.mark.clause("AM-R11", "AM-H10", "AM-11", "AM-R7")
def test_more_than_the_two_dice_wins_the_tender_and_the_contract_price() -> None:
    table = Table(asteroid=2, depth=2, foundry="without")
    table.set_dice(3, 4, 5, 3)
    table.dig(0, 3, 4)
    assert table.told(Note.BID) == [(-1, 0, 8, 3, 4, 1)]
    assert [note[2:] for note in table.told(Note.SOLD)] == [(3, 3, 3), (4, 4, 3)]
    assert table.red.funding == RICH + 7
    assert table.s.tender == 1
    table.save(0)
    assert table.s.tender == 0


@pytest.mark.clause("AM-R11", "AM-R6")
def test_a_tie_does_not_win_and_the_fate_die_picks_the_price() -> None:
    for fate, price in ((1, 1 + 1), (2, 1 + 1), (3, 1 + 2), (4, 1 + 2), (5, 2 + 3), (6, 2 + 3)):
        table = Table(asteroid=2, depth=2, foundry="without")
        table.set_dice(3, 4, 5)
        table.dig(0, 2, 3, fate)
        assert table.told(Note.BID) == [(-1, 0, 5, 2, 3, 0)]
        assert table.red.funding == RICH + price


@pytest.mark.clause("AM-R5", "AM-R6")
def test_in_a_surge_prices_are_high_without_a_roll() -> None:
    table = Table(5, 3, 4, asteroid=2, depth=2, foundry="without")
    table.dig(0)
    assert table.red.funding == RICH + 2 + 3


@pytest.mark.clause("AM-H11", "AM-10")
def test_no_bid_without_metal_or_dice_to_spare_or_a_whole_stratum() -> None:
    table = Table(foundry="without")
    table.set_dice(1, 2, 6)
    table.dig(0)
    assert not table.told(Note.BID)
    assert not table.told(Note.SOLD)
    table = Table(asteroid=2, depth=2, foundry="without")
    table.set_dice(3, 4)
    table.dig(0, 1)
    assert not table.told(Note.BID)
    table = Table(asteroid=2, depth=2, foundry="without")
    table.set_dice(3, 6, 6)
    table.dig(0, 1)
    assert not table.told(Note.BID), "only half of it is out"
    assert table.red.funding == RICH + 1, "but its metal is sold"


@pytest.mark.clause("AM-R6", "AM-10", "AM-11")
def test_a_metal_is_sold_in_the_turn_it_comes_out_and_not_again() -> None:
    for fate in ((5,), (1, 1)):
        table = Table(asteroid=2, depth=2, foundry="without")
        table.set_dice(3, 6)
        table.dig(0, 1)
        assert table.red.funding == RICH + 1, "iron at the low price"
        table.save(0)
        table.dig(1)
        table.save(1)
        table.set_dice(*((4, 5) if len(fate) == 2 else (4,)))
        table.dig(0, *fate)
        assert table.red.done[1] == 2
        assert [note[2] for note in table.told(Note.SOLD)][1:] == [4], "only the nickel"
        assert table.red.funding == RICH + 1 + (3 if len(fate) == 1 else 4), "at the high price, or for the contract"


@pytest.mark.clause("AM-10", "AM-H11")
def test_a_metal_of_an_earlier_turn_brings_no_bid_and_no_sale() -> None:
    table = Table(depth=2, foundry="without")
    table.red.dug = 0b10
    table.set_dice(1, 6)
    table.dig(0)
    assert table.red.done[0] == 2
    assert not table.told(Note.BID)
    assert not table.told(Note.SOLD)


@pytest.mark.clause("AM-H24", "AM-23")
def test_what_is_sold_can_be_forged_too() -> None:
    table = Table(asteroid=2, depth=2)
    table.red.row = 3
    table.set_dice(3, 4)
    table.dig(0, 1, 3, 4)
    assert table.red.funding == RICH + 2 + 4
    assert table.rows[0] == 4


@pytest.mark.clause("AM-R6", "AM-10")
def test_every_metal_has_its_prices_and_clay_and_rock_have_none() -> None:
    box = GAME.make_box({}, 2)
    assert box.market[3:] == [[1, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]]
    assert box.contract == [0, 0, 0, 3, 4, 5, 6]
    assert box.market[:3] == [[0, 0, 0]] * 3


@pytest.mark.clause("AM-H7")
def test_who_does_not_want_to_dig_digs_all_the_same() -> None:
    table = Table(4, 1, 2, foundry="without")
    table.play(0, "reroll", dice=0)
    assert table.legal(0) == {GAME.actions.encode("modify"), GAME.actions.encode("excavate")}
    table.play(0, "excavate")
    assert table.red.done[0] == 1


def test_the_table_begins_with_red_rerolling() -> None:
    table = Table(*NEXT)
    assert table.s.phase == Phase.REROLLING
    assert table.waits(0)


@pytest.mark.clause("AM-R7", "AM-R5")
def test_the_contract_counts_even_in_a_surge() -> None:
    """Event and tender meet: the winner sells at contract prices, whatever the market does."""
    table = Table(5, 3, 4, asteroid=2, depth=2, foundry="without")
    table.set_dice(3, 4, 5, 3)
    table.dig(0, 3, 4)
    assert [note[2:] for note in table.told(Note.SOLD)] == [(3, 3, 3), (4, 4, 3)]
    assert table.red.funding == RICH + 3 + 4
