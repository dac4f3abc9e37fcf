"""Alone at the table: the rival that the rules move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, product

import pytest

from rulewright.games.asteroid_miners.notes import Note
from rulewright.games.asteroid_miners.rules.foundry import best_foundry_move
from rulewright.games.asteroid_miners.rules.rival import NO_USE, best_alteration, to_reroll
from rulewright.games.asteroid_miners.state import ALONE, SECOND_DIE, Box, Phase, Verb
from tests.tiers import tries

from .table import GAME, NEXT, PRINTED, Table, alone
from .test_odds import Exact


@pytest.mark.clause("AM-16", "AM-R16", "AM-R17")
def test_the_rival_keeps_what_it_needs_rerolls_the_rest_and_digs() -> None:
    table = alone(*NEXT, foundry="without")
    table.dig(0)
    table.play(0, "save", [4, 1, 5, 5, 2, 6, *NEXT])
    assert table.purple.done[0] == 1, "the 1 was kept, and two dice brought the 2"
    assert table.waits(0)
    assert table.s.phase == Phase.REROLLING


@pytest.mark.clause("AM-R16")
def test_the_rival_rerolls_low_spare_dice_when_nothing_is_missing() -> None:
    table = alone(*NEXT)
    table.s.mover = 1
    for dice, thrown in (((1, 2, 3, 4), 0b0100), ((1, 2, 5, 6), 0), ((1, 3, 5, 6), 0b1110), ((1, 1, 2, 2), 0b1010)):
        table.set_dice(*dice)
        assert to_reroll(table.s, table.box) == thrown


@pytest.mark.clause("AM-R16", "AM-R9")
def test_the_rival_uses_the_modify_die_for_minerals_first_then_for_the_bid() -> None:
    table = alone(*NEXT)
    table.s.mover = 1
    table.modified(1, 2, 2, 5)
    assert best_alteration(table.s, table.box) == Verb.ALTER.of(0, ALONE, 1), "a 2 goes down to the 1 that is missing"
    table.modified(5, 1, 1, 2)
    assert best_alteration(table.s, table.box) == NO_USE, "all is there already"


def brings(dice: Sequence[int], wanted: Sequence[int]) -> tuple[int, int]:
    """Minerals out, and the total of the dice that are left."""
    left = list(dice)
    for mineral in wanted:
        if mineral in left:
            left.remove(mineral)
    return len(dice) - len(left), sum(left)


def uses(face: int, dice: tuple[int, ...], wanted: Sequence[int]) -> dict[tuple[int, ...], tuple[int, int]]:
    """Every use of the Modify die as (first, second, ways), and what it brings; by another computation."""
    found = dict[tuple[int, ...], tuple[int, int]]()
    step = {1: 1, 2: 2, 3: 1, 4: 2}.get(face, 0)
    for first in range(len(dice)):
        for second in [ALONE, *range(first + 1, len(dice))]:
            one = second == ALONE
            if (face in (1, 2) and not one) or (face in (3, 4, 5) and one):
                continue
            for ways in range(1 if face in (5, 6) else 2 if one else 4):
                new = list(dice)
                for k, i in enumerate([first] if one else [first, second]):
                    new[i] = 7 - new[i] if face == 6 else (new[i] - 1 + (-step if ways >> k & 1 else step)) % 6 + 1
                if face != 5:
                    found[first, second, ways] = brings(new, wanted)
                elif dice[first] + dice[second] == sum(wanted):
                    found[first, second, ways] = (2, sum(dice) - sum(wanted))
    return found


@pytest.mark.clause("AM-R16", "AM-R9")
@pytest.mark.parametrize("depth", [0, 1, 2])
@pytest.mark.parametrize("face", range(1, 7))
def test_no_use_of_the_modify_die_brings_more_than_the_rivals(depth: int, face: int) -> None:
    """Minerals first, then the total of the other dice; as they lie if nothing brings more. All rolls of three dice."""
    table = alone(*NEXT)
    table.s.mover, table.purple.done[0] = 1, depth
    wanted = [(1, 2), (1, 3), (2, 4)][depth]
    for dice in combinations_with_replacement(range(1, 7), 3):
        table.modified(face, *dice)
        found, now = uses(face, dice, wanted), brings(dice, wanted)
        best = max(found.values(), default=now)
        chosen = best_alteration(table.s, table.box)
        assert (chosen == NO_USE) == (best <= now), dice
        if chosen != NO_USE:
            assert found[Verb.ALTER.arguments(chosen)] == best, dice


@pytest.mark.clause("AM-R16")
@pytest.mark.parametrize(
    ("wanted", "face", "dice", "use"),
    [
        ((1, 2), 1, (1, 4, 5), (1, ALONE, 0)),
        ((1, 2), 3, (3, 4, 5), (0, 1, 1)),
        ((1, 3), 1, (2, 5, 6), (0, ALONE, 0)),
    ],
)
def test_of_equally_good_uses_the_rival_takes_the_one_on_the_lowest_dice_and_upwards(
    wanted: tuple[int, int], face: int, dice: tuple[int, ...], use: tuple[int, int, int]
) -> None:
    table = alone(*NEXT)
    table.s.mover, table.purple.done[0] = 1, 0 if wanted == (1, 2) else 1
    table.modified(face, *dice)
    found = uses(face, dice, wanted)
    assert list(found.values()).count(max(found.values())) > 1
    assert Verb.ALTER.arguments(best_alteration(table.s, table.box)) == use


@pytest.mark.clause("AM-R16", "AM-R8")
def test_the_rival_rolls_the_modify_die_without_equipment_for_it() -> None:
    table = alone(*NEXT, foundry="without")
    table.box.modify_rolls[1] = 0
    table.dig(0)
    table.play(0, "save", [4, 1, 5, 5, 5, 5, 6, *NEXT])
    assert table.purple.done[0] == 1, "a 5 was turned over"
    table = alone(*NEXT, forging="by hand")
    table.dig(0)
    table.play(0, "save", [4, 1, 5, 5, 5, 5, 6, 5, 5])
    assert (table.s.phase, table.s.modify, table.s.mods) == (Phase.SMELTING, 6, 1), "one roll"


@pytest.mark.clause("AM-R16")
def test_the_rival_rolls_the_modify_die_once_and_only_if_something_is_missing_and_buys_nothing() -> None:
    table = alone(*NEXT, foundry="without")
    table.dig(0)
    table.play(0, "save", [4, 5, 5, 5, 5, 5, 5, 1, *NEXT])
    assert table.purple.done[0] == 0
    assert table.purple.funding == 50
    assert (table.purple.drill, table.purple.equipment) == (1, 1)


@pytest.mark.clause("AM-14", "AM-R17")
def test_the_terminal_names_the_rivals_drill_only_where_it_is_fixed() -> None:
    for table, named in ((alone(*NEXT), True), (alone(*NEXT[:1], version="advanced"), False)):
        lines = GAME.tell.board(table.s, table.box, ["Ann"], 0).splitlines()
        assert any("(purple)" in line and ("drill" in line) == named for line in lines)


@pytest.mark.clause("AM-R17")
def test_the_rivals_drills_set_the_difficulty() -> None:
    boxes = [GAME.make_box({"rival": level}, 1) for level in ("easy", "normal", "hard")]
    strengths = [tuple(box.rival) for box in boxes]
    assert strengths[0] < strengths[1] < strengths[2]
    with pytest.raises(ValueError, match="rival is for 1 players, not 2"):
        GAME.make_box({"rival": "hard"}, 2)


@pytest.mark.clause("AM-H23")
def test_the_rival_pays_for_the_dearest_component_it_can_afford() -> None:
    for funding, paid, dice in ((9, 2, 3), (1, 1, 2), (0, 0, 2)):
        table = alone(4, version="advanced", foundry="without")
        table.purple.funding = funding
        table.play(0, "drill", [6, 6], component=0).dig(0)
        table.play(0, "save", [4, *[5] * (2 * dice), 1, 4])
        assert table.purple.funding == funding - paid


@pytest.mark.clause("AM-H17", "AM-42")
def test_the_rival_forges_by_its_table() -> None:
    table = alone(*NEXT)
    table.dig(0)
    table.play(0, "save", [4, 1, 2, 6, 5, 5, 1, 2, *NEXT])
    assert table.purple.row == 1
    assert table.purple.funding == 50 + 4


@pytest.mark.clause("AM-H17", "AM-27", "AM-30")
def test_the_rival_rolls_the_orange_die_too() -> None:
    """The 5 that it throws again twice stays a 5; the orange die's last roll turns it over to the rock that is missing."""
    table = alone(*NEXT)
    table.dig(0)
    table.play(0, "save", [4, 1, 2, 6, 1, 5, 5, 5, 4, 4, 6, *NEXT])
    assert table.s.mover == 0
    assert (table.purple.row, table.purple.funding) == (1, 50 + 2)


@pytest.mark.clause("AM-H17", "AM-27", "AM-28")
@pytest.mark.parametrize(("row", "smelter"), [(0, (1, 5)), (4, (2, 3)), (7, (2, 6))])
def test_the_table_rolls_the_orange_die_though_only_turning_over_helps(row: int, smelter: tuple[int, int]) -> None:
    table = Table()
    table.at_the_foundry([*smelter], row=row)
    table.play(0, "smelt", dice=0)
    assert best_foundry_move(table.s, table.box, 1) == Verb.CONTROL


@pytest.mark.clause("AM-42", "AM-H17", "AM-H18", "AM-43")
def test_by_hand_the_player_decides_for_the_rival() -> None:
    table = alone(*NEXT, forging="by hand")
    table.dig(0)
    table.play(0, "save", [4, 1, 2, 6, 5, 5])
    assert table.s.mover == 1
    assert table.s.phase == Phase.SMELTING
    assert table.waits(0), "the one player at the table"
    table.play(0, "smelt", dice=0).play(0, "control", [5]).play(0, "settle", NEXT)
    assert table.purple.row == 0
    assert table.s.mover == 0


@pytest.mark.clause("AM-H17")
def test_the_table_weighs_what_is_at_risk() -> None:
    table = Table()
    table.at_the_foundry([1, 2], row=0, other=5)
    assert table.s.phase == Phase.OVERTIME
    table.s.risk = 1
    assert best_foundry_move(table.s, table.box, 1) == Verb.GO_ON
    table.s.risk = 20
    assert best_foundry_move(table.s, table.box, 1) == Verb.BANK


@pytest.mark.clause("AM-H17", "AM-27")
def test_the_table_takes_a_small_success_when_much_is_at_risk_and_rolls_on_when_little_is() -> None:
    table = Table()
    table.at_the_foundry([2, 6])
    table.play(0, "smelt", dice=0)
    assert table.s.phase == Phase.CONTROLLING
    assert best_foundry_move(table.s, table.box, 1) == Verb.CONTROL, "nothing is rolled yet"
    table.play(0, "control", [6])
    assert best_foundry_move(table.s, table.box, 1) == Verb.SETTLE, "nothing pays more"
    table.s.control = 4
    assert best_foundry_move(table.s, table.box, 1) == Verb.CONTROL, "it does not serve"


@pytest.mark.clause("AM-H17", "AM-25")
def test_the_table_keeps_the_die_that_matches() -> None:
    table = Table()
    table.at_the_foundry([1, 5])
    box: Box = table.box
    assert best_foundry_move(table.s, box, 1) == Verb.SMELT.of(SECOND_DIE)
    table.s.rolls = 2
    assert best_foundry_move(table.s, box, 1) in (Verb.SMELT.of(0), Verb.SMELT.of(SECOND_DIE))


# ---------------------------------------------------------------- what the rival's table weighs


@pytest.mark.clause("AM-R17")
@pytest.mark.parametrize("version", ["regular", "advanced"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("asteroid", [1, 2, 3])
def test_the_rival_rolls_the_dice_of_its_difficulty_on_each_asteroid(version: str, level: str, asteroid: int) -> None:
    component = PRINTED["rival"][version][level][asteroid - 1]
    dice = PRINTED["drill"]["dice"][component - 1]
    table = Table(
        *([4] if version == "advanced" else NEXT),
        seats=1,
        asteroid=asteroid,
        version=version,
        rival=level,
        foundry="without",
    )
    table.s.phase, table.red.equipment = Phase.UPGRADING, 1
    # No first stratum needs a 5: the rival rerolls all of them, and a 5 on the Modify die does not help.
    table.play(0, "save", [4, *[5] * (2 * dice), 5, *([4] if version == "advanced" else NEXT)])
    assert [n for n in table.told(Note.DRILLED) if n[1] == 1][-1][2:] == (*[5] * dice, *[0] * (5 - dice))


def overtime(row_worth: int, risk: int, rows: int) -> tuple[Table, int]:
    """Red has made so many rows in Overtime, with so much pay at risk; what its table then says."""
    table = Table()
    table.at_the_foundry([1, 2], row=0, other=8)
    table.s.row, table.s.risk = rows, risk
    return table, best_foundry_move(table.s, table.box, row_worth)


@pytest.mark.clause("AM-H17", "AM-35")
@pytest.mark.parametrize("row_worth", [0, 1, 2, 3])
def test_the_table_goes_on_exactly_while_that_is_worth_more_than_banking(row_worth: int) -> None:
    """What is in hand, pay and rows, against all of it and one more with an exact chance; by another computation."""
    seen = set()
    for rows, risk in product((1, 2, 3, 4), range(0, 31, tries(1, 3))):
        table, move = overtime(row_worth, risk, rows)
        in_hand = risk + row_worth * rows
        first, second = table.box.component[table.box.left[rows + 1]]
        more = Exact((first, second), money=True, at_stake=in_hand + row_worth).whole() > in_hand
        assert move == (Verb.GO_ON if more else Verb.BANK), (rows, risk)
        seen.add(move)
    assert seen == {Verb.GO_ON, Verb.BANK}


@pytest.mark.clause("AM-H17", "AM-32")
@pytest.mark.parametrize(("row_worth", "rows"), [(0, 1), (3, 2)])
def test_the_rival_counts_a_built_row_for_what_its_box_says(row_worth: int, rows: int) -> None:
    """A pure melt pays $12M here: that is enough for a rival to which rows are worth nothing, not for one to which they are."""
    content = GAME.content.read_text("utf-8").replace("row_worth = 1", f"row_worth = {row_worth}")
    table = alone(*NEXT)
    table.box = GAME.make_box({}, 1, content=content.replace("pay = [4,", "pay = [12,"))
    table.red.row, table.purple.done[0] = 8, 2
    table.s.phase = Phase.UPGRADING
    forged = [1, 2, 1, 3][: 2 * rows]
    table.play(0, "save", [4, 2, 4, 1, *forged, *NEXT])
    assert table.purple.row == rows
    assert table.purple.funding == 50 + 1 + 12 * rows
