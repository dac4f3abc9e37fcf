"""Going too fast: when a Katamari crashes, and what it loses."""

from __future__ import annotations

import pytest

from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.placement import all_dice, loosest
from rulewright.games.katamari.rules.turn import crash
from rulewright.games.katamari.state import Level, Phase, Verb
from tests.games.katamari.table import NAMES, Table, kind
from tests.games.katamari.test_dice import BLUE_FLOOR, FLOOR, TUB

SIXES = (6, 6, 6, 6)


def at(*names: str) -> int:
    return sum(1 << NAMES[name] for name in names)


@pytest.mark.clause("KT-25", "KT-29", "KT-H29")
def test_four_sixes_of_all_colours_together_crash_and_end_the_turn() -> None:
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3")
    t.roll(6, 6, *[5] * 7, 6, 6, 5)
    assert t.told(Note.CRASHED) == [(-1, 0, 4)]
    assert t.s.power == 0
    assert t.waits(1)
    assert not t.told(Note.NOTHING_LEFT)  # nothing was counted that could be left over


@pytest.mark.clause("KT-25")
@pytest.mark.parametrize(("sixes", "crashes"), [(3, False), (4, True), (5, True)])
def test_three_sixes_are_not_too_fast(sixes: int, crashes: bool) -> None:
    t = Table().lay(0, *FLOOR)
    t.roll(*[6] * sixes, *[1] * (12 - sixes))
    assert bool(t.told(Note.CRASHED)) is crashes
    assert (t.s.phase == Phase.BUYING) is not crashes


@pytest.mark.clause("KT-26", "KT-H9")
def test_no_die_falls_off_and_a_crash_is_the_same_whatever_its_cause() -> None:
    fallen, fast = Table().lay(0, *FLOOR, "mug C3 C4 D3"), Table().lay(0, *FLOOR, "mug C3 C4 D3")
    crash(fallen.s, fallen.box, 0)
    fast.roll(*SIXES, *[1] * 8)
    assert fallen.s.placed.pack() == fast.s.placed.pack()
    assert fallen.under(3) == fast.under(3) == ["mug"]


@pytest.mark.clause("KT-27", "KT-28")
def test_the_largest_loose_piece_goes_under_its_pile() -> None:
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3", "gold button A1")
    assert loosest(t.s, t.box, 0) == at("C3")
    t.roll(*SIXES, *[1] * 8)
    assert t.told(Note.LOST) == [(-1, 0, kind("mug"), NAMES["C3"])]
    assert "mug" not in t.lying(0)
    assert t.under(3) == ["mug"]
    assert t.top(3) == "teapot"


@pytest.mark.clause("KT-27", "KT-8")
def test_a_crash_takes_nothing_from_others() -> None:
    t = Table().lay(0, "domino A1 A2", "gold button E1").lay(1, *FLOOR, "mug C3 C4 D3")
    assert loosest(t.s, t.box, 0) == at("A1")
    t.roll(*SIXES)
    assert t.lying(0) == ["gold button"]
    assert t.lying(1)[-1] == "mug"


@pytest.mark.clause("KT-27", "KT-H11")
def test_one_covered_hex_protects_a_piece() -> None:
    t = Table().lay(0, *BLUE_FLOOR, TUB, "gold button C4")
    assert loosest(t.s, t.box, 0) == at("E2", "A3")  # the two dominoes on which nothing lies


@pytest.mark.clause("KT-H12", "KT-27")
def test_of_several_largest_the_player_chooses() -> None:
    t = Table().lay(0, "domino A1 A2", "gold button C5", "domino E1 E2")
    t.roll(*SIXES, 1, 1)
    assert t.s.phase == Phase.LOSING
    assert t.waits(0)
    assert t.legal(0) == {Verb.LOSE.of(NAMES["A1"]), Verb.LOSE.of(NAMES["E1"])}
    assert t.no("roll") == "KT-H12"
    assert t.no("stop") == "KT-H12"
    assert t.no(Verb.LOSE.of(NAMES["C5"])) == "KT-27"
    assert t.no(Verb.LOSE.of(NAMES["C2"])) == "KT-27"
    t.lose("A1")
    assert t.lying(0) == ["gold button", "domino"]
    assert t.waits(1)
    assert t.s.loose == 0


@pytest.mark.clause("KT-H36")
def test_a_piece_is_pointed_at_by_its_first_hex() -> None:
    t = Table().lay(0, "domino A2 A1", "domino E1 E2")
    t.roll(*SIXES, 1, 1)
    assert t.no(Verb.LOSE.of(NAMES["A2"])) == "KT-H36"
    assert not t.no(Verb.LOSE.of(NAMES["A1"]))


@pytest.mark.clause("KT-H11", "KT-H36")
def test_a_protected_piece_is_refused_as_covered_though_a_loose_one_begins_on_it() -> None:
    """The ruler lies under a domino whose first hex is one of its own."""
    t = Table().lay(0, "ruler C1 C2 C3", "domino C3 D3", "domino E1 E2")
    t.roll(*SIXES, 1, 1)
    assert t.legal(0) == {Verb.LOSE.of(NAMES["C3"]), Verb.LOSE.of(NAMES["E1"])}
    assert [t.no(Verb.LOSE.of(NAMES[hex])) for hex in ("C1", "C2")] == ["KT-H11", "KT-H11"]
    assert t.no(Verb.LOSE.of(NAMES["D3"])) == "KT-H36"


@pytest.mark.clause("KT-H11")
def test_what_others_have_on_the_same_hexes_protects_nothing() -> None:
    t = Table().lay(0, "domino A1 A2", "domino E1 E2", "gold button C5").lay(1, "gold button C5", "domino A1 A2")
    t.roll(*SIXES, 1, 1)
    assert t.no(Verb.LOSE.of(NAMES["C5"])) == "KT-27"
    assert t.no(Verb.LOSE.of(NAMES["A2"])) == "KT-H36"


@pytest.mark.clause("KT-H13", "KT-8")
def test_nothing_of_others_shows_where_the_lost_piece_lay() -> None:
    """Seat 1 has a gold button and a Blue piece on the very hexes that the crash of seat 0 uncovers."""
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3").lay(1, "gold button C3", "acorn C3 C4 D3")
    theirs = t.seat(1).clone()
    t.roll(*SIXES, *[1] * 8)
    assert t.lying(0) == ["domino"] * 6
    assert t.seat(0) == Table().lay(0, *FLOOR).seat(0)
    assert t.seat(1) == theirs


@pytest.mark.clause("KT-H13")
def test_what_lay_under_the_lost_piece_counts_again() -> None:
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3")
    assert t.scores[0] == 1
    t.roll(*SIXES, *[1] * 8)
    assert t.seat(0).level[Level.BLUE] == 0
    assert t.seat(0).level[Level.YELLOW] >> NAMES["C3"] & 1
    assert all_dice(t.s, t.box, 0) == 12
    assert t.scores[0] == 0


@pytest.mark.clause("KT-H13", "KT-H22")
def test_of_two_layers_under_the_lost_piece_the_upper_one_shows() -> None:
    """A star over a die: without the banana the star is back. Beside it another star still covers the other die."""
    t = Table().lay(0, "domino C4 C5", "domino D3 D4", "gold button C4", "gold button C5", "banana C3 C4 D4")
    before = Table().lay(0, "domino C4 C5", "domino D3 D4", "gold button C4", "gold button C5")
    t.roll(*SIXES, *[1] * (all_dice(t.s, t.box, 0) - 4))
    assert t.lying(0) == ["domino", "domino", "gold button", "gold button"]
    assert t.seat(0) == before.seat(0)


@pytest.mark.clause("KT-27", "KT-28")
def test_of_a_lost_piece_nothing_stays_on_the_board() -> None:
    """All that lies is as if the piece had never been laid, those that were laid after it too."""
    t = Table().lay(0, "domino A1 A2", "mug C3 C4 D3").lay(1, "matchbox E1 E2").lay(0, "gold button E3")
    before = Table().lay(0, "domino A1 A2").lay(1, "matchbox E1 E2").lay(0, "gold button E3")
    t.roll(*SIXES, *[1] * (all_dice(t.s, t.box, 0) - 4))
    assert t.told(Note.LOST) == [(-1, 0, kind("mug"), NAMES["C3"])]
    assert t.s.placed == before.s.placed


@pytest.mark.clause("KT-H13")
def test_stuff_may_stay_where_it_could_no_longer_be_laid() -> None:
    """A Blue piece on another's Blue hex; that one is protected, and the Yellow on Purple under it is not asked about."""
    t = Table().lay(0, *BLUE_FLOOR, TUB, "domino C3 D3", "mug C3 C4 D3")
    t.roll(*SIXES, *[1] * (all_dice(t.s, t.box, 0) - 4))
    assert t.lying(0)[-1] == "domino"


@pytest.mark.clause("KT-H10")
def test_a_crash_on_an_empty_board_only_ends_the_turn() -> None:
    t = Table()
    crash(t.s, t.box, 0)
    assert t.waits(1)
    assert t.s.placed.n == 0
    assert not t.told(Note.LOST)


@pytest.mark.clause("KT-H14")
def test_a_piece_that_returns_to_an_empty_pile_is_open() -> None:
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3")
    t.only(2)
    t.s.shown[2] = -1
    t.roll(*SIXES, *[1] * 8)
    assert t.top(3) == "mug"
    assert t.under(3) == []


@pytest.mark.clause("KT-28", "KT-H27")
def test_lost_pieces_wait_in_the_order_in_which_they_went() -> None:
    t = Table().lay(0, *FLOOR, "mug C3 C4 D3", "banana C2 C3 D3")
    t.roll(*SIXES, *[1] * (all_dice(t.s, t.box, 0) - 4))
    assert t.under(3) == ["banana"]
    t.lay(1, "domino A1 A2", "drawing pin E1")
    t.roll(1, 1, 1, 1, 1)
    t.roll(*SIXES, *[1] * (all_dice(t.s, t.box, 0) - 4))
    assert t.under(3) == ["banana", "mug"]


@pytest.mark.clause("KT-25", "KT-H29")
def test_purple_sixes_crash_by_themselves() -> None:
    t = Table().lay(0, *BLUE_FLOOR, TUB)
    t.roll(*[1] * 7, *SIXES, 1)
    assert t.told(Note.CRASHED) == [(-1, 0, 4)]
    assert "bathtub" not in t.lying(0)


@pytest.mark.clause("KT-29", "KT-H12")
def test_there_is_no_power_while_a_loss_is_chosen() -> None:
    """Crash and payment meet: the sixes are successes too, but buy nothing."""
    t = Table().lay(0, "domino A1 A2", "domino E1 E2")
    t.roll(*SIXES, 1, 1)
    assert t.s.phase == Phase.LOSING
    assert t.s.power == 0
    assert t.no("buy", pile=0) == "KT-H12"


@pytest.mark.clause("KT-27", "KT-H13")
def test_a_lost_piece_leaves_no_trace() -> None:
    """Equal heaps are equal in every byte, whatever was lost before."""
    t = Table().lay(1, *BLUE_FLOOR, TUB)
    t.roll(1, 1)
    t.roll(*[1] * 7, *SIXES, 1)
    assert "bathtub" not in t.lying(1)
    left = int(t.s.placed.n)
    assert not any((*t.s.placed.seat[left:], *t.s.placed.kind[left:], *t.s.placed.spot[left:]))
