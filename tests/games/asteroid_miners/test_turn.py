"""Turns, rounds, upgrades, asteroids and the end."""

from __future__ import annotations

import pytest

from rulewright.games.asteroid_miners.rules.turn import BOUND, end_round
from rulewright.games.asteroid_miners.state import Event, Phase, Verb

from .table import GAME, NEXT, PRINTED, RICH, Table, alone


@pytest.mark.clause("AM-1", "AM-2", "AM-16")
def test_only_the_company_whose_turn_it_is_decides() -> None:
    table = Table()
    assert table.waits(0)
    assert table.refused(1, "reroll", dice=0) == "AM-1"
    table.dig(0)
    table.save(0)
    assert table.waits(1)
    assert table.refused(0, "reroll", dice=0) == "AM-1"


@pytest.mark.clause("AM-2")
@pytest.mark.parametrize(
    "move",
    [
        "modify",
        "excavate",
        "smelt dice=0",
        "control",
        "settle",
        "go_on",
        "bank",
        "buy_drill",
        "save",
    ],
)
def test_phases_come_in_their_order(move: str) -> None:
    table = Table()
    verb, *numbers = move.split(" ") if "=" in move else [move]
    given = {name: int(value) for name, value in (n.split("=") for n in numbers)}
    assert table.refused(0, verb, **given) == "AM-2"


@pytest.mark.clause("AM-14", "AM-R14")
def test_what_the_version_has_not_is_refused_for_that_in_every_phase() -> None:
    assert Table().refused(0, "drill", component=0) == "AM-14"
    assert Table(4, version="advanced").refused(0, "buy_drill") == "AM-R14"


@pytest.mark.clause("AM-R13", "AM-R14", "AM-R8", "AM-R3")
def test_one_purchase_a_turn_the_next_in_order_and_for_its_price() -> None:
    table = Table()
    table.dig(0)
    assert table.s.phase == Phase.UPGRADING
    table.play(0, "buy_drill", [4, 6, 6])
    assert table.red.funding == RICH - table.box.drill_price[2]
    assert (table.red.drill, table.red.equipment) == (2, 1)
    assert table.waits(1), "no second purchase"
    table.dig(1)
    table.play(1, "buy_equipment", [4, 6, 6, 6])
    assert table.purple.funding == RICH - table.box.equipment_price[2]
    assert table.purple.equipment == 2
    assert table.dice == [6, 6, 6], "red drills with three dice now"


@pytest.mark.clause("AM-R13")
@pytest.mark.parametrize("foundry", ["with", "without"])
def test_every_purchase_costs_what_is_printed(foundry: str) -> None:
    key = "price" if foundry == "with" else "price_without"
    for verb, kind, owned in (("buy_drill", "drill", 4), ("buy_equipment", "equipment", 3)):
        table, spent = Table(foundry=foundry), 0
        for price in PRINTED[kind][key]:
            table.s.mover = table.s.seat = 0
            table.s.phase = Phase.UPGRADING
            table.play(0, verb, NEXT)
            spent += price
            assert table.red.funding == RICH - spent
        assert getattr(table.red, kind) == owned


@pytest.mark.clause("AM-R13", "AM-R14")
def test_purchases_are_refused_that_cannot_be_paid_or_do_not_exist() -> None:
    table = Table()
    table.dig(0)
    table.red.funding = min(table.box.equipment_price[2], table.box.drill_price[2]) - 1
    assert table.refused(0, "buy_drill") == "AM-R13"
    assert table.refused(0, "buy_equipment") == "AM-R13"
    table.red.funding, table.red.drill, table.red.equipment = RICH, 4, 3
    assert table.refused(0, "buy_drill") == "AM-R14"
    assert table.refused(0, "buy_equipment") == "AM-R14"


@pytest.mark.clause("AM-R13", "AM-13")
def test_the_two_boxes_differ_in_prices_and_in_the_rival_that_goes_with_them() -> None:
    fair, first = GAME.make_box({}, 2), GAME.make_box({"box": "first"}, 2)
    assert first.drill_price[2:5] == [2, 3, 4]
    assert first.equipment_price[2:4] == [2, 3]
    assert all(a > b for a, b in zip(fair.drill_price[2:5], first.drill_price[2:5], strict=True))
    first.drill_price, first.equipment_price, first.rival = fair.drill_price, fair.equipment_price, fair.rival
    assert first.pack() == fair.pack()


@pytest.mark.clause("AM-H21", "AM-R14")
def test_who_can_buy_nothing_is_not_asked() -> None:
    table = Table()
    table.buy_all()
    table.play(0, "reroll", dice=0).play(0, "excavate", [4, 6, 6, 6, 6, 6])
    assert table.waits(1)
    assert table.s.phase == Phase.REROLLING


@pytest.mark.clause("AM-23", "AM-2")
def test_a_stratum_of_the_last_turn_lets_nobody_forge_in_this_one() -> None:
    table = Table(4, 1, 2)
    table.purple.done[0] = 1
    table.dig(0, 5, 5)
    table.play(0, "smelt", dice=0).play(0, "settle")
    table.save(0)
    table.dig(1)
    assert table.s.phase == Phase.UPGRADING, "row 1 is open to purple, but it dug nothing this turn"
    table.save(1)
    table.dig(0)
    assert table.s.phase == Phase.UPGRADING, "nor does red's own stratum of last turn count again"


@pytest.mark.clause("AM-8", "AM-H15", "AM-R19", "AM-R2")
def test_the_asteroid_changes_after_the_round_and_half_done_strata_are_lost() -> None:
    table = Table(depth=3)
    table.red.row = table.purple.row = 8
    table.purple.dug = 1
    table.set_dice(2, 4)
    table.dig(0, 1)
    assert table.red.done[0] == 3
    table.save(0)
    assert table.s.asteroid == 0, "purple has its turn on it"
    table.dig(1)
    table.save(1)
    assert table.s.asteroid == 1
    assert table.purple.dug == 0
    assert [miner.done[1] for miner in table.s.miners] == [0, 0]
    assert table.s.round == 2


@pytest.mark.clause("AM-38")
def test_who_dug_the_last_stratum_but_failed_to_forge_stays_put() -> None:
    for asteroid, row in ((1, 3), (2, 6)):
        table = Table(asteroid=asteroid)
        table.red.done[asteroid - 1] = table.box.strata[asteroid - 1]
        table.purple.done[asteroid - 1] = table.box.strata[asteroid - 1] - 1
        table.red.row, table.purple.row = row - 2, row - 1
        end_round(table.s, table.box)
        assert table.rows == [row - 2, row]
        assert table.funding == [RICH, RICH]


@pytest.mark.clause("AM-38", "AM-R19")
@pytest.mark.parametrize("missed", [0, 1])
def test_either_company_that_missed_the_last_stratum_moves_up_and_leaves_its_half_dug_one(missed: int) -> None:
    table = Table()
    for company, miner in enumerate(table.s.miners):
        miner.done[0], miner.dug, miner.row = (2, 1, 1) if company == missed else (3, 0, 2)
    end_round(table.s, table.box)
    assert table.rows == ([3, 2] if missed == 0 else [2, 3])
    assert [miner.dug for miner in table.s.miners] == [0, 0]


@pytest.mark.clause("AM-38", "AM-R10")
def test_nobody_is_moved_back_where_no_row_belongs_to_the_last_stratum() -> None:
    """A custom box may tie all rows to other strata."""
    table = Table()
    table.box.last_row[0] = 0
    table.red.done[0], table.purple.done[0] = 3, 2
    table.red.row, table.purple.row = 2, 2
    end_round(table.s, table.box)
    assert table.rows == [2, 2]


@pytest.mark.clause("AM-13", "AM-38")
def test_without_the_foundry_no_cube_moves_and_nothing_is_forged() -> None:
    table = Table(4, 1, 2, foundry="without")
    table.dig(0)
    assert table.s.phase == Phase.UPGRADING
    table.red.done[0] = 3
    end_round(table.s, table.box)
    assert table.rows == [0, 0]


def last_turn(mine: int, theirs: int, **rows: int) -> Table:
    """The round ends in which red worked out the third asteroid."""
    table = Table(asteroid=3, depth=4)
    table.buy_all()
    table.red.funding, table.purple.funding = mine, theirs
    table.red.row, table.purple.row = rows.get("red", 8), rows.get("purple", 8)
    table.red.done[2], table.purple.done[2] = rows.get("dug", 4), 4
    table.s.mover = table.s.seat = 1
    table.s.round = rows.get("round", 9)
    table.set_dice(1, 1)
    table.purple.done[2] = rows.get("other", 3)
    table.dig(1)
    return table


@pytest.mark.clause("AM-12", "AM-R18")
def test_most_funding_wins_when_the_third_asteroid_is_worked_out() -> None:
    table = last_turn(20, 19)
    assert table.ending == "most funding"
    assert table.scores == [20, 19]
    assert table.places == [1, 2]
    assert last_turn(19, 20).places == [2, 1]
    assert table.refused(0, "save") == "AM-12"


@pytest.mark.clause("AM-H22")
def test_equal_funding_is_decided_by_rows_then_strata_then_shared() -> None:
    rows = last_turn(20, 20, red=7, purple=8)
    assert (rows.ending, rows.places) == ("tie-break", [2, 1])
    strata = last_turn(20, 20)
    assert (strata.ending, strata.places) == ("tie-break", [1, 2])
    shared = last_turn(20, 20, dug=3, other=3, round=60)
    assert (shared.ending, shared.places) == ("shared", [1, 1])


@pytest.mark.clause("AM-H16")
def test_the_sixtieth_round_is_the_last() -> None:
    assert last_turn(20, 19, dug=0, other=0, round=60).ending == "most funding"


@pytest.mark.clause("AM-H16", "AM-38")
def test_an_asteroid_worked_out_in_the_last_round_moves_no_cube() -> None:
    for last, asteroid, rows in ((False, 1, [3, 3]), (True, 0, [3, 1])):
        table = Table()
        table.red.done[0], table.purple.done[0] = 3, 2
        table.red.row, table.purple.row = 3, 1
        table.s.round = table.box.last_round if last else 5
        end_round(table.s, table.box)
        assert (bool(table.ending), table.s.asteroid, table.rows) == (last, asteroid, rows)


@pytest.mark.clause("AM-H21", "AM-R20", "AM-H7")
def test_the_excavation_is_asked_for_though_there_is_nothing_else_to_do() -> None:
    table = Table()
    table.s.event = Event.DUST
    table.play(0, "reroll", dice=0)
    assert table.s.phase == Phase.MODIFYING
    assert table.legal(0) == {Verb.EXCAVATE}


@pytest.mark.clause("AM-H16", "AM-H7")
def test_players_who_stall_come_to_an_end_within_the_bound() -> None:
    """They throw away what matches and never use the Modify die; in the Foundry they roll as often as they can."""
    for seed in range(3):
        table = Table(*NEXT)
        table.s.fate = None
        table.s.rng = [seed * 7919 + 1, 12345]
        moves = 0
        while not table.ending:
            seat = table.waiting[0]
            allowed = sorted(table.legal(seat))
            label = GAME.actions.decode(allowed[-1])[0]
            choice = allowed[0] if label in ("excavate", "alter") else allowed[-1]
            table.game.rules.apply(table.s, table.box, seat, choice)
            moves += 1
            assert moves <= BOUND


@pytest.mark.clause("AM-R15")
def test_in_the_regular_version_an_empty_purse_does_no_harm() -> None:
    table = Table(funding=0)
    table.buy_all()
    table.play(0, "reroll", dice=0).play(0, "excavate", [4, 6, 6, 6, 6, 6])
    assert table.waits(1)
    assert not table.ending


@pytest.mark.clause("AM-R1", "AM-18", "AM-20")
def test_what_lies_on_the_table_at_the_start() -> None:
    table = Table(*NEXT)
    box = table.box
    assert table.rows == [0, 0]
    assert (table.s.row, table.s.risk, table.s.asteroid, table.s.round) == (0, 0, 0, 1)
    assert (len(table.s.dice), len(table.s.smelter)) == (5, 2), "five drill dice; two in the smelter"
    assert box.asteroids == 3
    assert [(miner.drill, miner.equipment, miner.dug) for miner in table.s.miners] == [(1, 1, 0)] * 2


@pytest.mark.clause("AM-R2", "AM-7", "AM-4", "AM-9")
def test_the_asteroids_as_they_were_reconstructed() -> None:
    box = GAME.make_box({}, 2)
    assert box.strata[: box.asteroids] == [3, 4, 4]
    assert box.stratum[0][:3] == [[1, 2], [1, 3], [2, 4]]
    assert box.stratum[1][:4] == [[2, 2], [3, 4], [3, 5], [4, 6]]
    assert box.stratum[2][:4] == [[3, 3], [4, 5], [5, 6], [6, 6]]


@pytest.mark.clause("AM-R10", "AM-21", "AM-22", "AM-H2")
def test_the_track_and_its_components() -> None:
    box = GAME.make_box({}, 2)
    assert box.rows == 8
    assert box.component[1:9] == [[1, 2], [1, 3], [2, 4], [3, 4], [3, 5], [4, 6], [4, 5], [5, 6]]
    assert box.left[1:9] == [1, 2, 2, 4, 5, 5, 5, 8]
    assert box.right[1:9] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert list(zip(box.row_asteroid[1:9], box.row_stratum[1:9], strict=True)) == [
        (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3),
    ]  # fmt: skip
    assert not {3, 6, 7} & set(box.left)
    assert box.last_row[:3] == [3, 6, 0]


@pytest.mark.clause("AM-H22", "AM-16")
def test_alone_a_tie_in_all_is_no_success() -> None:
    for red, ending, place in ((21, "most funding", 1), (20, "outdone", 2), (19, "outdone", 2)):
        table = alone()
        table.buy_all()
        table.s.round, table.s.asteroid = 60, 2
        table.red.funding, table.purple.funding = red, 20
        table.s.miners[0].done = table.s.miners[1].done = [3, 4, 2, 0]
        table.s.phase = Phase.UPGRADING
        table.red.drill = 1
        table.red.funding += table.box.drill_price[2]
        table.red.row = table.purple.row = 8
        table.purple.done, table.red.done = [3, 4, 0, 0], [3, 4, 0, 0]
        table.play(0, "buy_drill", [3, 1, 1, 1, 1, 1])
        assert (table.ending, table.places) == (ending, [place])


@pytest.mark.clause("AM-H15", "AM-R18")
def test_purple_has_a_turn_after_red_worked_out_the_last_asteroid() -> None:
    """Last turn and end meet: both companies have the same number of turns."""
    table = Table(4, 6, 6, asteroid=3, depth=4, foundry="without")
    table.dig(0, 1)
    assert table.red.done[2] == 4
    table.save(0, [4, 1, 1])
    assert table.s.end == 0
    assert table.waits(1)
    table.dig(1)
    table.save(1, [])
    assert table.ending == "most funding"
