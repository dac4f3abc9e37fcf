"""Which dice are collected, and what a roll is worth."""

from __future__ import annotations

import pytest

from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.placement import all_dice, dice_of
from rulewright.games.katamari.state import CENTER, Level, Phase
from tests.games.katamari.table import BOX, NAMES, Table, kind, spot

FLOOR = ("domino C2 C3", "domino C4 D4", "domino D2 D3", "domino B2 B3", "domino E2 E3", "domino B4 A3")
"""Yellow over the Center and around it."""
BLUE_FLOOR = (*FLOOR, "radio C3 D3 B3 C4", "acorn B2 B3 C3")
"""And Blue on it, in the shape of a tub."""
TUB = "bathtub B2 C3 D3 B3 C4"


def dice(t: Table, seat: int = 0) -> list[int]:
    return [dice_of(t.s, t.box, seat, colour) for colour in (Level.YELLOW, Level.BLUE, Level.PURPLE)]


@pytest.mark.clause("KT-16", "KT-17", "KT-H8")
def test_the_bare_center_gives_two_yellow_dice_to_its_owner() -> None:
    t = Table().lay(1, "gold button C3")
    assert dice(t) == [2, 0, 0]
    assert dice(t, 1) == [0, 0, 0]
    t.lay(0, "domino C4 C5")
    assert dice(t) == [4, 0, 0]
    t.lay(0, "gold button C3")
    assert dice(t) == [2, 0, 0]


@pytest.mark.clause("KT-18", "KT-19", "KT-20", "KT-21", "KT-22")
def test_each_level_gives_dice_of_its_colour() -> None:
    t = Table().lay(0, "gold button C3", "drawing pin A1", "matchbox E1 E2")
    assert dice(t) == [2, 0, 0]
    t = Table().lay(0, *FLOOR)
    assert dice(t) == [12, 0, 0]
    t.lay(0, "mug C3 C4 D3")
    assert dice(t) == [9, 3, 0]  # [2] and [1] on Blue
    t.lay(0, "cow plate D2 D3 E2")
    assert dice(t) == [7, 4, 0]  # [1] on Blue
    t = Table().lay(0, *BLUE_FLOOR)
    assert dice(t) == [7, 4, 0]  # two [2] on Blue, one of the radio and one of the acorn
    t.lay(0, TUB)
    assert dice(t) == [7, 0, 5]  # [3] and [2] on Purple


@pytest.mark.clause("KT-23")
def test_no_other_dice_are_printed() -> None:
    printed = {(BOX.level[i], icon) for i in range(BOX.kinds) for icon in BOX.icons[i][: BOX.size[i]] if 1 <= icon <= 3}
    assert printed == {(Level.YELLOW, 1), (Level.BLUE, 1), (Level.BLUE, 2), (Level.PURPLE, 2), (Level.PURPLE, 3)}


@pytest.mark.clause("KT-H22")
def test_only_what_is_on_top_counts() -> None:
    t = Table().lay(0, "domino C3 C4")
    assert dice(t) == [2, 0, 0]
    t.lay(0, "gold button C4")
    assert dice(t) == [1, 0, 0]
    t.lay(0, "drawing pin C4")
    assert dice(t) == [2, 0, 0]


@pytest.mark.clause("KT-H33", "KT-H34")
def test_a_hex_shows_one_icon_and_that_may_be_two_stars() -> None:
    t = Table().lay(0, *BLUE_FLOOR, TUB)
    for hex in range(19):
        assert sum(mask >> hex & 1 for mask in t.seat(0).shows) <= 1
        assert sum(mask >> hex & 1 for mask in t.seat(0).level) <= 1
    assert t.scores[0] == 2 * 3  # three hexes of the bathtub


@pytest.mark.clause("KT-24", "KT-H5", "KT-H7")
def test_all_dice_are_rolled_once_before_anything_else() -> None:
    t = Table().lay(0, "domino A1 A2", "drawing pin E1")
    assert t.no("stop") == "KT-H5"
    assert t.no("buy", pile=0) == "KT-H5"
    t.roll(1, 2, 3, 3, 6)
    assert t.told(Note.ROLLED) == [(-1, 0, 10000020101, 0, 0)]
    assert "A rolls 5 Yellow dice (6 3 3 2 1)." in t.said(-1)
    assert t.s.dice[Level.YELLOW] == [1, 1, 2, 0, 0, 1]
    assert t.s.power == 3
    assert t.no("roll") == "KT-24"
    t.buy(1, "C5", "drawing pin")
    assert t.s.power == 2  # the new [1] counts in the next turn
    assert all_dice(t.s, t.box, 0) == 6


@pytest.mark.clause("KT-30", "KT-31")
@pytest.mark.parametrize(
    ("face", "power"), [(1, (0, 0, 0)), (2, (0, 0, 0)), (3, (1, 0, 0)), (4, (1, 1, 0)), (5, (1, 1, 1)), (6, (1, 1, 1))]
)
def test_yellow_succeeds_from_3_blue_from_4_purple_from_5(face: int, power: tuple[int, int, int]) -> None:
    pieces = (*FLOOR, "cow bucket C3 D3 B3 D4", "cow plate B2 B3 C3")
    yellow, blue, purple = dice(Table().lay(0, *pieces))
    assert (blue, purple) == (1, 0)
    for colour in (Level.YELLOW, Level.BLUE):
        rolled = [1] * (yellow + blue)
        rolled[(0, yellow)[colour]] = face
        t = Table().lay(0, *pieces).roll(*rolled)
        assert t.told(Note.POWER)[-1] == (-1, 0, power[colour])


@pytest.mark.clause("KT-31")
@pytest.mark.parametrize(("face", "power"), [(4, 0), (5, 1), (6, 1)])
def test_a_purple_die_needs_5(face: int, power: int) -> None:
    t = Table().lay(0, *BLUE_FLOOR, TUB)
    t.roll(*[1] * 7, face, 1, 1, 1, 1)
    assert t.told(Note.POWER)[-1] == (-1, 0, power)


@pytest.mark.clause("KT-30", "KT-H29")
def test_three_sixes_of_all_colours_are_three_successes() -> None:
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3")
    t.roll(6, 6, *[1] * 7, 6, 1, 1)
    assert t.s.power == 3
    assert t.s.phase == Phase.BUYING


@pytest.mark.clause("KT-24", "KT-25")
def test_only_this_roll_lies_in_the_tray() -> None:
    """Three sixes and one six make a crash in one roll, not in two; dice of other colours go back too."""
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3").lay(1, "domino A1 A2")
    t.roll(6, 6, *[1] * 7, 6, 1, 1).do("stop")
    t.roll(6, 2, 2, 2)
    assert t.s.dice == [[0, 3, 0, 0, 0, 1], [0] * 6, [0] * 6]
    assert not t.told(Note.CRASHED)
    assert t.told(Note.POWER)[-1] == (-1, 1, 1)


@pytest.mark.clause("KT-30", "KT-32")
def test_power_has_no_limit_but_the_dice() -> None:
    t = Table().lay(0, *FLOOR, "drawing pin A1", "drawing pin A2", "drawing pin E1", "drawing pin C1", "drawing pin C5")
    t.roll(*[3] * 17)
    assert t.s.power == 17
    assert "That gives A 17 power." in t.said(-1)


@pytest.mark.clause("KT-5", "KT-H4")
def test_there_are_only_so_many_dice() -> None:
    t = Table().lay(0, *FLOOR)
    t.box.supply = 5
    assert dice(t) == [5, 0, 0]
    t.roll(1, 1, 1, 3, 4)
    assert t.s.power == 2


@pytest.mark.clause("KT-H6")
def test_who_shows_no_dice_is_passed_over_and_the_game_still_ends() -> None:
    t = Table(3).lay(1, "gold button C3").lay(2, "gold button C3")
    t.roll(1, 1)
    assert t.told(Note.NO_DICE) == [(-1, 1), (-1, 2)]
    assert t.waits(0)
    assert t.s.round == 2
    assert t.s.phase == Phase.ROLLING
    t.lay(0, "gold button C3")
    t.power(0)
    assert t.ending == "shared"
    assert t.s.round == 12


@pytest.mark.clause("KT-H8", "KT-H13")
def test_the_center_gives_its_dice_again_when_a_crash_uncovers_it() -> None:
    t = Table().lay(0, "domino A1 A2", "domino E1 E2", "domino C3 C4")
    assert dice(t) == [6, 0, 0]
    t.roll(6, 6, 6, 6, 1, 1).lose("C3")
    assert dice(t) == [6, 0, 0]
    assert not t.seat(0).level[Level.YELLOW] >> CENTER & 1


def test_the_helper_finds_spots() -> None:
    assert spot("domino", "C3 C4") == CENTER
    assert spot("teapot", "C3 C4 D3") == CENTER
    assert kind("drawing pin") == 0
    assert NAMES["C3"] == CENTER


@pytest.mark.clause("KT-15", "KT-H2", "KT-41")
def test_a_single_die_is_enough_for_a_turn() -> None:
    """Skip and pass meet: only a player who shows no die at all is passed over."""
    t = Table().lay(1, "drawing pin C3")
    assert all_dice(t.s, t.box, 1) == 1
    t.roll(1, 1)
    assert t.waits(1)
    assert not t.told(Note.NO_DICE)
