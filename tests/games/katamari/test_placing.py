"""Where a piece may lie."""

from __future__ import annotations

import pytest

from rulewright.games.katamari.rules.placement import height, placing_at, spot_of
from rulewright.games.katamari.state import ALL_HEXES, CENTER, HEXES, SPOTS, TURNS, Level
from tests.games.katamari.table import NAMES, Table, kind, spot
from tests.games.katamari.test_dice import BLUE_FLOOR, FLOOR, TUB


def placing(t: Table, pile: int) -> Table:
    """The mover has bought from a pile (counted from 1)."""
    return t.power(pile).do("buy", pile=pile - 1)


def spots_of(t: Table) -> set[int]:
    return {spot_of(action) for action in t.legal(t.mover)}


@pytest.mark.clause("KT-34", "KT-35", "KT-H18")
def test_yellow_lies_anywhere_on_the_board() -> None:
    t = placing(Table(), 1)
    assert spots_of(t) == set(range(HEXES))
    t = placing(Table(tops=("drawing pin", "matchbox", "teapot", "alarm clock", "armchair", "windmill")), 2)
    assert len(spots_of(t)) == 84
    off = set(range(SPOTS)) - spots_of(t)
    assert {t.no(placing_at(i)) for i in off} == {"KT-34"}
    t.place("E2 E3", "domino")
    assert t.seat(0).level[Level.YELLOW] == 1 << NAMES["E2"] | 1 << NAMES["E3"]


@pytest.mark.clause("KT-35", "KT-H20")
def test_yellow_may_cover_everything() -> None:
    t = placing(Table().lay(0, *BLUE_FLOOR, TUB), 1)
    assert spots_of(t) == set(range(HEXES))
    t.place("B2", "drawing pin")
    assert t.seat(0).level[Level.PURPLE] == sum(1 << NAMES[name] for name in ("C3", "D3", "B3", "C4"))


@pytest.mark.clause("KT-36", "KT-H20")
def test_blue_lies_wholly_on_yellow_or_blue() -> None:
    t = placing(Table().lay(0, "domino C4 D4", "domino D3 E3", "mug D3 D4 E3"), 3)
    assert not t.misplaced("C3 C4 D3")  # the Center, Yellow and Blue
    assert not t.misplaced("D4 D3 C4")
    assert t.misplaced("C4 C5 D4") == "KT-36"  # C5 is bare
    t = placing(Table().lay(0, *BLUE_FLOOR, TUB), 3)
    assert t.misplaced("B3 B4 C4") == "KT-36"  # Purple on B3


@pytest.mark.clause("KT-37", "KT-H20")
def test_purple_lies_wholly_on_blue_or_purple() -> None:
    t = placing(Table().lay(0, *BLUE_FLOOR), 5)
    assert not t.misplaced("B2 C3 D3 B3 C4")
    assert t.misplaced("C2 D2 E2 C3 D3") == "KT-37"
    t = Table().lay(0, *BLUE_FLOOR, TUB)
    t = placing(t, 5)
    assert not t.misplaced("B2 C3 D3 B3 C4")  # Purple on Purple


@pytest.mark.clause("KT-38", "KT-H21")
def test_the_center_asks_for_nothing_bare_or_covered() -> None:
    t = Table().lay(0, "domino C4 D3")
    assert not placing(t, 3).misplaced("C3 C4 D3")
    t = Table().lay(0, *BLUE_FLOOR, TUB, "domino C4 C5", "gold button D3")
    assert t.seat(0).level[Level.PURPLE] >> CENTER & 1
    assert not placing(t, 3).misplaced("C3 C4 D3")  # over the Purple tub, in the Center alone
    t = Table().lay(0, *BLUE_FLOOR, "gold button C3")
    assert not placing(t, 5).misplaced("B2 C3 D3 B3 C4")  # Purple over Yellow there


@pytest.mark.clause("KT-H21", "KT-38")
def test_on_an_empty_board_nothing_but_yellow_fits() -> None:
    t = Table().power(20)
    assert [bool(t.s.open >> i & 1) for i in range(6)] == [True, True, False, False, False, False]


@pytest.mark.clause("KT-H26")
def test_a_piece_may_be_bought_for_a_single_place_be_it_the_first_of_all() -> None:
    t = Table(tops=("drawing pin", "domino", "teapot", "umbrella", "armchair", "windmill")).power(4)
    assert not t.s.open >> 3 & 1
    t.lay(0, "domino A1 A2", "drawing pin B2").power(4)
    assert t.s.open >> 3 & 1
    t.do("buy", pile=3)
    assert spots_of(t) == {spot("umbrella", "A1 B2 C3 A2")} == {0}


@pytest.mark.clause("KT-H17", "KT-R3")
def test_pieces_are_turned_and_never_flipped() -> None:
    tops = ("drawing pin", "domino", "teapot", "umbrella", "armchair", "windmill")
    t = Table(tops=tops)
    for name in NAMES:
        t.lay(0, f"drawing pin {name}")
    t = placing(t, 4)
    shape = t.box.shape[kind("umbrella")]
    mirrored = t.box.shape[kind("walking stick")]
    mine = {t.box.mask[shape][i] for i in spots_of(t)}
    theirs = set(t.box.mask[mirrored][:SPOTS]) - {0}
    assert len(mine) == 48
    assert not mine & theirs
    assert {i // HEXES for i in spots_of(t)} == set(range(TURNS))


@pytest.mark.clause("KT-H32")
def test_turns_that_look_alike_are_one() -> None:
    t = placing(Table(), 1)
    assert t.no("place", turn=1, hex=CENTER) == "KT-H32"
    t = placing(Table(), 2)
    assert len(spots_of(t)) == 42
    assert t.no("place", turn=3, hex=CENTER) == "KT-H32"
    box = t.box
    assert [box.turns[kind(name)] for name in ("drawing pin", "domino", "matchbox", "radio")] == [1, 3, 6, 6]
    first = t.game.make_box({"box": "first"})
    assert {first.turns[i] for i in range(first.kinds)} == {1, 3, 6}


@pytest.mark.clause("KT-H19")
def test_a_piece_spans_stacks_of_different_height() -> None:
    t = Table().lay(0, *["drawing pin C4"] * 7, "domino C3 D3")
    placing(t, 3).place("C3 C4 D3", "mug")
    assert [height(t.s, t.box, 0, NAMES[name]) for name in ("C3", "C4", "D3", "A1")] == [2, 8, 2, 0]
    assert t.seat(0).level[Level.BLUE] == sum(1 << NAMES[name] for name in ("C3", "C4", "D3"))


@pytest.mark.clause("KT-H25")
def test_stuff_that_lies_is_not_moved_or_given_up() -> None:
    t = Table().lay(0, *FLOOR).power(30)
    before = t.lying(0)
    for action in t.legal(0):
        assert t.game.actions.decode(action)[0] in ("buy", "cycle", "stop")
    t.buy(1, "C3", "drawing pin")
    assert t.lying(0) == [*before, "drawing pin"]
    assert t.no("lose", hex=CENTER) == "KT-27"


def test_no_two_hexes_of_a_piece_are_one() -> None:
    box = Table().box
    for shape in range(22):
        for i in range(SPOTS):
            assert not box.mask[shape][i] & ~ALL_HEXES
    assert spot("matchbox", "C4 C3") // HEXES == 3
