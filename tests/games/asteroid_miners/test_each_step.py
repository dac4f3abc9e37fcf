"""Each step by itself: what it leaves on the table, and which clause refuses what does not belong to it."""

from __future__ import annotations

from itertools import product

import pytest

from rulewright.games.asteroid_miners.notes import Note
from rulewright.games.asteroid_miners.rules.mining import clear_tray
from rulewright.games.asteroid_miners.state import ALONE, Ability, Phase, Verb

from .table import GAME, NEXT, Table


@pytest.mark.clause("AM-2", "AM-R4", "AM-R8")
def test_the_tray_is_empty_when_the_next_turn_begins() -> None:
    table = Table()
    table.set_dice(1, 2, 3, 4, 5)
    s = table.s
    s.modify, s.mods, s.altered, s.placed = 3, 2, 1, 1
    clear_tray(s)
    assert (s.n, s.dice, s.modify, s.mods, s.altered, s.placed) == (0, [0] * 5, 0, 0, 0, 0)
    table = Table()
    assert (table.s.loser, table.s.drill) == (-1, 1)
    table.dig(0)
    table.s.altered, table.s.placed = 5, 3
    table.save(0)
    assert (table.s.altered, table.s.placed, table.s.event) == (0, 0, GAME.make_box({}, 2).event[NEXT[0]])


@pytest.mark.clause("AM-R4", "AM-H19")
def test_the_first_die_alone_may_be_thrown_again() -> None:
    table = Table(4, 1, 6)
    table.play(0, "reroll", [3], dice=1)
    assert table.dice == [3, 6]
    assert table.told(Note.REROLLED)


@pytest.mark.clause("AM-28", "AM-R9")
def test_dice_that_were_altered_lie_in_order() -> None:
    table = Table()
    table.modified(Ability.ONE_BY_ONE, 4, 4, 4)
    table.play(0, "alter", first=0, second=ALONE, ways=0)
    assert table.dice == [4, 4, 5]


@pytest.mark.clause("AM-23", "AM-32")
def test_a_whole_stratum_is_noted_once_and_so_is_a_lag() -> None:
    table = Table()
    table.purple.row = 5
    table.set_dice(1, 2)
    table.dig(0, 5, 5)
    assert (table.s.full, table.s.behind) == (1, 1)


def reason(dice: list[int], face: int, total: int, first: int, second: int, ways: int) -> str:
    """The clause that forbids this use of the Modify die, on dice in rising order; "" if it is allowed."""
    alone, n = second == ALONE, len(dice)
    if face not in ((1, 2, 6) if alone else (3, 4, 5, 6)):
        return "AM-28"
    if first >= n or (not alone and second >= n):
        return "AM-R3"
    if dice[first] in dice[:first] or (not alone and (second <= first or dice[second] in dice[first + 1 : second])):
        return "AM-H19"
    if face == Ability.TOTAL and (ways == 0 or dice[first] + dice[second] != total):
        return "" if ways == 0 and dice[first] + dice[second] == total else "AM-R9" if ways == 0 else "AM-H4"
    if alone:
        return "" if ways < (1 if face == Ability.FLIP else 2) else "AM-H4"
    if face in (Ability.TOTAL, Ability.FLIP):
        return "" if ways == 0 else "AM-H4"
    return "AM-H19" if dice[first] == dice[second] and ways == 2 else ""


@pytest.mark.clause("AM-28", "AM-R3", "AM-H19", "AM-R9", "AM-H4", "AM-2")
@pytest.mark.parametrize("dice", [[1, 2], [2, 2, 3], [1, 1, 1, 2], [1, 2, 2, 5, 5]], ids=str)
def test_every_use_of_the_modify_die_is_allowed_or_refused_by_its_own_clause(dice: list[int]) -> None:
    table = Table()
    for face in range(1, 7):
        table.modified(face, *dice)
        for first, second, ways in product(range(5), range(6), range(4)):
            said = table.refused(0, Verb.ALTER.of(first, second, ways))
            assert said == reason(dice, face, 3, first, second, ways), (face, first, second, ways)
    assert Table().refused(0, Verb.ALTER.of(0, ALONE, 0)) == "AM-2"


@pytest.mark.clause("AM-14", "AM-39", "AM-2")
def test_what_only_the_advanced_version_has_is_refused_by_its_clause() -> None:
    regular, advanced = Table(), Table(4, version="advanced")
    assert advanced.s.phase == Phase.DRILLING
    assert advanced.refused(0, "forge") == "AM-39"
    advanced.red.funding = 0
    assert advanced.refused(0, "drill", component=1) == "AM-14"
    assert [regular.refused(0, verb) for verb in (Verb.FORGE, Verb.DRILL)] == ["AM-39", "AM-14"]
    advanced.s.phase = Phase.UPGRADING
    assert [advanced.refused(0, verb) for verb in (Verb.FORGE, Verb.DRILL)] == ["AM-2", "AM-2"]
