"""What is in the box, and how the game begins."""

from __future__ import annotations

import pytest

from rulewright.games.katamari import state as k
from rulewright.games.katamari.content import SYMBOL_NAMES
from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.piles import pile_size
from rulewright.games.katamari.rules.placement import CELLS, bare, dice_of
from rulewright.kernel import Fate
from rulewright.kernel.chance import sow
from tests import table
from tests.games.katamari.table import BOX, GAME, PLAIN, Table


@pytest.mark.clause("KT-1", "KT-2")
def test_a_board_is_five_hexes_across_around_the_center() -> None:
    assert [sum(r == row for _, r in CELLS) for row in range(-2, 3)] == [3, 4, 5, 4, 3]
    assert CELLS[k.CENTER] == (0, 0)
    assert BOX.center == 2


@pytest.mark.clause("KT-3", "KT-4")
def test_six_sizes_make_three_levels() -> None:
    for kind in range(BOX.kinds):
        assert BOX.level[kind] == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}[BOX.size[kind]]
    assert {BOX.size[kind] for kind in range(BOX.kinds)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("KT-5", "KT-6", "KT-10", "KT-H30", "KT-H31")
def test_dice_tray_and_track_are_there_and_crayons_do_nothing() -> None:
    assert BOX.supply == 36
    two, four = Table(2), Table(4)
    assert two.s.round == four.s.round == 1
    assert two.legal(0) == four.legal(0) == {k.Verb.ROLL}
    assert {len(g) for g in (BOX.texts["cousins"],)} == {4}


@pytest.mark.clause("KT-7", "KT-8", "KT-R1", "KT-H30")
def test_boards_are_given_by_lot_and_are_ones_own() -> None:
    dice = [1, 1, 1, 1, 1, 1, 6, 1]
    t = table.Table(GAME, 2, Fate(dice=dice, cards=[3, 1]))
    assert t.told(Note.BOARD) == [(-1, 0, 3), (-1, 1, 1)]
    assert t.said(-1)[:2] == ["A plays on the board of Tumble.", "B plays on the board of Quill."]
    before = t.s.seats[1].pack()
    t.s.power = 1
    t.s.phase, t.s.open = k.Phase.BUYING, 1
    t.play(0, "buy", pile=0).play(0, "place", [1], turn=0, hex=9)
    assert t.s.seats[1].pack() == before


@pytest.mark.clause("KT-7")
def test_no_two_play_on_the_same_board() -> None:
    for seed in range(20):
        s = k.State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, GAME.make_box(seats=4))
        assert sorted(s.cousin) == [0, 1, 2, 3]


@pytest.mark.clause("KT-9", "KT-R4")
def test_six_piles_with_an_open_top() -> None:
    t = Table()
    assert tuple(t.tops) == PLAIN
    assert [pile_size(t.s, t.box, i) for i in range(6)] == [40, 32, 24, 24, 20, 20]
    assert all(pile.n == 0 for pile in t.s.under)
    assert [sum(t.s.rest[a:b]) for a, b in zip(t.box.first, t.box.first[1:], strict=False)] == [39, 31, 23, 23, 19, 19]


@pytest.mark.clause("KT-11", "KT-12", "KT-H28")
def test_the_highest_roll_goes_first_and_only_ties_roll_again() -> None:
    t = Table(4, rolls=[5, 2, 5, 5, 3, 6, 6, 1, 4])
    assert t.told(Note.ROLL_OFF) == [
        (-1, 0, 5), (-1, 1, 2), (-1, 2, 5), (-1, 3, 5),
        (-1, 0, 3), (-1, 2, 6), (-1, 3, 6),
        (-1, 2, 1), (-1, 3, 4),
    ]  # fmt: skip
    assert t.s.first == 3
    assert t.waits(3)
    assert t.told(Note.BEGINS) == [(-1, 3)]


@pytest.mark.clause("KT-13", "KT-15")
def test_the_emperor_stands_on_start_until_the_first_turn_begins() -> None:
    t = Table()
    assert t.s.round == 1
    assert t.said(-1)[-1] == "The Emperor takes step 1 of 12."


@pytest.mark.clause("KT-H1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    t = Table(seats)
    assert all(bare(t.s, i) == k.ALL_HEXES and dice_of(t.s, t.box, i, 0) == 2 for i in range(seats))
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.make_box(seats=5)


@pytest.mark.clause("KT-R2", "KT-H3")
@pytest.mark.parametrize(("track", "rounds"), [("standard", 12), ("short", 8), ("long", 16)])
def test_the_track_may_be_shorter_or_longer(track: str, rounds: int) -> None:
    assert GAME.make_box({"track": track}).rounds == rounds


@pytest.mark.clause("KT-R3", "KT-R4", "KT-R5")
@pytest.mark.parametrize(
    ("box", "sums"),
    [
        # by bag: pieces, d1, d2, d3, stars, each symbol
        ("first", [(40, 24, 0, 0, 4, 3), (32, 40, 0, 0, 12, 3), (24, 8, 20, 0, 24, 2), (24, 8, 24, 0, 40, 2),
                   (20, 0, 16, 12, 64, 2), (20, 0, 8, 20, 84, 2)]),
        ("standard", [(40, 30, 0, 0, 10, 0), (32, 42, 0, 0, 14, 2), (24, 10, 16, 0, 19, 4), (24, 10, 18, 0, 38, 4),
                      (20, 0, 13, 10, 106, 6), (20, 0, 8, 14, 132, 8)]),
    ],
)  # fmt: skip
def test_the_bags_hold_what_the_reconstruction_says(box: str, sums: list[tuple[int, ...]]) -> None:
    made = GAME.make_box({"box": box})
    for bag, wanted in enumerate(sums):
        kinds = range(made.first[bag], made.first[bag + 1])
        icons = [0] * k.ICONS
        for kind in kinds:
            for icon in made.icons[kind][: bag + 1]:
                icons[icon] += made.copies[kind]
        assert (sum(made.copies[i] for i in kinds), *icons[1:4], icons[4] + 2 * icons[5]) == wanted[:5]
        assert icons[k.Icon.SMILEY :] == [wanted[5]] * 4
    assert len(set(made.texts["things"])) == made.kinds
    assert sum(name.startswith(SYMBOL_NAMES) for name in made.texts["things"]) == sum(
        any(icon >= k.Icon.SMILEY for icon in made.icons[kind]) for kind in range(made.kinds)
    )
