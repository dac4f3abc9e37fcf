"""Glory seeker, Swap & Play, Mirror & Switch, Flee & Surprise, and how they meet."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.tell import sentences as notes
from rulewright.games.klobba.state import (
    ACCEPT,
    BERZERK,
    BOSS,
    EXCHANGING,
    FLEE,
    FOX,
    GLORY_SEEKER,
    LAY,
    MIRROR,
    OFFER,
    PASS,
    RAVEN,
    SECOND_BEST,
    SNEAKY,
    SWAP,
    SWAPPING,
)
from tests.games.klobba.table import A, B, C, D, Table

BANDS = ("9OF 4BT 5OF-", "7OF 8YC 2OFPR-", "8OF 2PRYC 5YC", "10 5BT 4YC")


def four(black: list[int], white: list[int], *bands: str) -> Table:
    """Black A with C against White B with D, nobody offering; hands are filled up with cards of no account."""
    spare = [SNEAKY, BERZERK, SECOND_BEST, BOSS]
    table = Table(4, step2="no").mustered()
    table.hands(A=(black + spare)[:5], B=(white + spare)[:5]).bands(*(bands or BANDS))
    return table.grouped(A, C, B, D)


def changes(table: Table) -> list[int]:
    return [supply - 15 for supply in table.supplies]


# ---------------------------------------------------------------- Glory seeker


@pytest.mark.clause("KB-R6")
def test_glory_seeker_wins_one_star_more() -> None:
    table = four([GLORY_SEEKER], [BOSS], "9OF 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC")
    table.fight(GLORY_SEEKER, BOSS)
    assert table.told(notes.GLORIOUS) == [(-1, A, B)]
    assert changes(table) == [2, -2, 0, 0]


@pytest.mark.clause("KB-R6")
def test_a_losing_glory_seeker_costs_no_more_than_its_star() -> None:
    table = four([GLORY_SEEKER], [BOSS]).fight(GLORY_SEEKER, BOSS)
    assert table.told(notes.GLORIOUS) == []
    assert changes(table) == [-1, 0, 0, 1]


@pytest.mark.clause("KB-R6", "KB-S9")
def test_glory_is_won_even_over_one_who_selected_nobody() -> None:
    table = four([GLORY_SEEKER], [RAVEN], "9OF 4BT 5OF", "7OF 8YC 6OF", "8OF 2PRYC 5YC", "6BT 5BT 4YC")
    table.fight(GLORY_SEEKER, RAVEN)
    assert table.told(notes.TOTALS) == [(-1, 9, 0)]
    assert table.told(notes.GLORIOUS) == [(-1, A, B)]
    assert table.pile(A) == []
    assert changes(table) == [1, -1, 0, 0]


@pytest.mark.clause("KB-S6")
def test_a_mirror_against_glory_seeker_seeks_glory_too() -> None:
    table = four([GLORY_SEEKER], [MIRROR], "7OF 4BT 5OF", "9OF 8YC 2OFPR", "8OF 2PRYC 5YC", "10 5BT 4YC")
    table.fight(GLORY_SEEKER, MIRROR)
    assert table.told(notes.TOTALS) == [(-1, 7, 9)]
    assert table.told(notes.GLORIOUS) == [(-1, B, A)]
    assert changes(table) == [-2, 2, 0, 0]


@pytest.mark.clause("KB-S7")
def test_a_draw_brings_no_glory() -> None:
    table = four([GLORY_SEEKER], [BOSS], "8OF 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC")
    table.fight(GLORY_SEEKER, BOSS)
    assert table.told(notes.DRAW)
    assert table.told(notes.GLORIOUS) == []
    assert changes(table) == [0, 0, 0, 0]


# ---------------------------------------------------------------- Swap & Play


@pytest.mark.clause("KB-R7")
def test_swap_and_play_is_discarded_for_another_card_with_the_opposing_card_in_sight() -> None:
    table = four([SWAP, SWAP, FOX], [BOSS]).fight(SWAP, BOSS)
    assert table.s.phase == SWAPPING
    assert table.waits(A)
    assert table.view(A).played == [SWAP, BOSS]
    assert table.refused(A, LAY + SWAP) == "KB-R7"
    assert table.refused(A, PASS) == "KB-R7"
    assert table.refused(B, LAY + SNEAKY) == "KB-R7"
    assert table.legal(A) == {LAY + FOX, LAY + SNEAKY, LAY + BERZERK}
    table.play(A, LAY + FOX)
    assert table.told(notes.SWAPPED) == [(-1, A, FOX)]
    assert (table.s.discards[SWAP], table.s.discards[FOX], table.s.discards[BOSS]) == (1, 1, 1)
    assert len(table.told(notes.DRAWS)) == 2


@pytest.mark.clause("KB-R7")
def test_if_both_swap_both_choose_in_secret() -> None:
    table = four([SWAP, BOSS], [SWAP, BOSS]).fight(SWAP, SWAP)
    assert table.waits(A, B)
    table.play(A, LAY + BERZERK)
    assert table.waits(B)
    assert table.view(B).seats[A].choice == 0
    assert table.s.played == [SWAP, SWAP]
    table.play(B, LAY + SNEAKY)
    assert table.told(notes.SWAPPED) == [(-1, A, BERZERK), (-1, B, SNEAKY)]


@pytest.mark.clause("KB-R7", "KB-A2")
def test_without_another_card_a_swap_selects_nobody() -> None:
    table = Table(4, step2="no", hand=2).mustered().hands(A=[SWAP, SWAP], B=[BOSS, FOX]).bands(*BANDS)
    table.grouped(A, C, B, D).fight(SWAP, BOSS)
    assert table.legal(A) == {PASS}
    table.play(A, PASS)
    assert table.told(notes.SWAPS_NOTHING) == [(-1, A)]
    assert table.told(notes.TOTALS) == [(-1, 0, 10)]
    assert table.s.discards[SWAP] == 1


# ---------------------------------------------------------------- Mirror & Switch


@pytest.mark.clause("KB-R8")
def test_a_mirror_copies_the_opposing_card_onto_its_own_group() -> None:
    table = four([MIRROR], [SECOND_BEST]).fight(MIRROR, SECOND_BEST)
    assert table.told(notes.MIRRORED) == [(-1, A, SECOND_BEST)]
    assert table.told(notes.TOTALS) == [(-1, 10, 10)], "8 of 9, 8, 5... and 8 of 10, 8, 7..., each plus 2"
    assert table.s.switchers == 1


@pytest.mark.clause("KB-S1")
def test_two_mirrors_show_nothing_and_both_may_switch() -> None:
    table = four([MIRROR], [MIRROR])
    rows = [table.row(band) for band in range(4)]
    table.fight(MIRROR, MIRROR)
    assert table.told(notes.SELECTED) == []
    assert changes(table) == [0, 0, 0, 0]
    assert [table.row(band) for band in range(4)] == rows
    table.all_pass()
    assert table.waits(A)
    table.play(A, PASS)
    assert table.waits(B)


@pytest.mark.clause("KB-S2")
def test_a_mirror_against_a_flight_flees_too_and_switches() -> None:
    table = four([MIRROR], [FLEE]).fight(MIRROR, FLEE)
    assert table.told(notes.SELECTED) == []
    assert table.told(notes.FLED) == [(-1, A, MIRROR), (-1, B, FLEE)]
    assert (table.row(A), table.row(B)) == ("9OF 4BT 5OF", "7OF 8YC 2OFPR")
    assert table.s.switchers == 1


@pytest.mark.clause("KB-S3")
def test_a_mirror_against_a_swap_copies_what_was_swapped_in() -> None:
    table = four([MIRROR], [SWAP, BOSS]).fight(MIRROR, SWAP)
    assert table.waits(B)
    table.play(B, LAY + BOSS)
    assert table.told(notes.MIRRORED) == [(-1, A, BOSS)]
    assert table.told(notes.TOTALS) == [(-1, 9, 10)]


@pytest.mark.clause("KB-S4")
def test_a_swap_may_bring_in_a_mirror() -> None:
    table = four([BOSS], [SWAP, MIRROR]).fight(BOSS, SWAP).play(B, LAY + MIRROR)
    assert table.told(notes.MIRRORED) == [(-1, B, BOSS)]
    assert table.told(notes.TOTALS) == [(-1, 9, 10)]
    assert table.s.switchers == 2


@pytest.mark.clause("KB-S1", "KB-S3")
def test_a_mirror_against_a_swapped_in_mirror_shows_nothing() -> None:
    table = four([MIRROR], [SWAP, MIRROR]).fight(MIRROR, SWAP).play(B, LAY + MIRROR)
    assert table.told(notes.MIRRORED) == [(-1, A, MIRROR), (-1, B, MIRROR)]
    assert table.told(notes.NOTHING_HAPPENS)
    assert table.s.switchers == 3


# ---------------------------------------------------------------- Flee & Surprise


@pytest.mark.clause("KB-R9")
def test_who_flees_tires_the_other_side_and_wakes_his_own_band() -> None:
    table = four([FLEE], [BOSS]).fight(FLEE, BOSS)
    assert table.told(notes.TOTALS) == [], "there is no contest"
    assert table.row(A) == "9OF 4BT 5OF"
    assert table.row(D) == "10- 5BT 4YC"
    assert table.pile(A) == table.pile(B) == []
    assert changes(table) == [0, -1, 0, 1]


@pytest.mark.clause("KB-R9")
def test_who_flees_wakes_nobody_elses_band() -> None:
    asleep = ("9OF- 4BT 5OF-", "7OF 8YC 2OFPR-", "8OF 2PRYC- 5YC-", "10 5BT- 4YC")
    table = four([FLEE], [BOSS], *asleep).fight(FLEE, BOSS)
    assert table.row(A) == "9OF 4BT 5OF"
    assert table.row(C) == "8OF 2PRYC- 5YC-", "the partner's Band sleeps on"
    assert (table.row(B), table.row(D)) == ("7OF 8YC 2OFPR-", "10- 5BT- 4YC"), "and so do the others"


@pytest.mark.clause("KB-R9", "KB-44")
def test_the_star_of_a_free_band_that_met_nobody_goes_to_the_box() -> None:
    table = Table(2).mustered().hands(A=[FLEE, BOSS, SNEAKY, FOX, FOX], B=[BOSS, SNEAKY, FOX, RAVEN, RAVEN])
    table.bands(*BANDS).grouped(A, 2, B, 3).fight(FLEE, BOSS)
    assert table.supplies == [30, 29]
    assert table.s.spent == 1


@pytest.mark.clause("KB-R9", "KB-R6")
def test_nobody_wins_glory_against_one_who_flees() -> None:
    table = four([GLORY_SEEKER], [FLEE]).fight(GLORY_SEEKER, FLEE)
    assert table.told(notes.GLORIOUS) == []
    assert changes(table) == [0, 0, 0, 0]


@pytest.mark.clause("KB-S5")
def test_if_both_flee_both_bands_wake() -> None:
    table = four([FLEE], [FLEE]).fight(FLEE, FLEE)
    assert table.told(notes.SELECTED) == []
    assert (table.row(A), table.row(B)) == ("9OF 4BT 5OF", "7OF 8YC 2OFPR")
    assert changes(table) == [0, 0, 0, 0]
    assert table.s.phase == EXCHANGING


# ---------------------------------------------------------------- accepted from a partner


@pytest.mark.clause("KB-S8")
@pytest.mark.parametrize("card", [SWAP, MIRROR, FLEE])
def test_a_special_card_accepted_from_a_partner_works_for_the_holder(card: int) -> None:
    table = Table(4).mustered().hands(A=[BOSS, SNEAKY, BERZERK, FOX, RAVEN], B=[BOSS, SNEAKY, FOX, RAVEN, RAVEN],
                                      C=[SWAP, MIRROR, FLEE, FOX, SNEAKY])  # fmt: skip
    table.bands(*BANDS).grouped(A, C, B, D).play(C, OFFER + card).play(D, PASS).play(A, ACCEPT)
    table.play(A, LAY + card).play(B, LAY + BOSS)
    if card == SWAP:
        assert table.legal(A) == {LAY + c for c in (BOSS, SNEAKY, BERZERK, FOX, RAVEN)}
        table.play(A, LAY + BERZERK)
        assert table.told(notes.TOTALS) == [(-1, 8, 10)]
    elif card == MIRROR:
        assert table.told(notes.TOTALS) == [(-1, 9, 10)]
        assert table.s.switchers == 1
    else:
        assert table.row(A) == "9OF 4BT 5OF"
