"""Glory seeker, Swap & Play, Mirror & Switch, Flee & Surprise, and how they meet."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.state import NONE, Card, Phase, Verb
from tests.games.klobba.table import A, B, C, D, Table, arranged

BANDS = ("9OF 4BT 5OF-", "7OF 8YC 2OFPR-", "8OF 2PRYC 5YC", "10 5BT 4YC")


def four(black: list[int], white: list[int], *bands: str) -> Table:
    """Black A with C against White B with D, nobody offering; hands are filled up with cards of no account."""
    spare = [Card.SNEAKY, Card.BERZERK, Card.SECOND_BEST, Card.BOSS]
    table = arranged().hands(A=(black + spare)[:5], B=(white + spare)[:5]).bands(*(bands or BANDS))
    return table.grouped(A, C, B, D)


def changes(table: Table) -> list[int]:
    return [supply - 15 for supply in table.supplies]


# ---------------------------------------------------------------- Glory seeker


@pytest.mark.clause("KB-R6")
def test_glory_seeker_wins_one_star_more() -> None:
    table = four([Card.GLORY_SEEKER], [Card.BOSS], "9OF 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC")
    table.fight(Card.GLORY_SEEKER, Card.BOSS)
    assert table.told(Note.GLORIOUS) == [(-1, A, B)]
    assert changes(table) == [2, -2, 0, 0]


@pytest.mark.clause("KB-R6")
def test_a_losing_glory_seeker_costs_no_more_than_its_star() -> None:
    table = four([Card.GLORY_SEEKER], [Card.BOSS]).fight(Card.GLORY_SEEKER, Card.BOSS)
    assert table.told(Note.GLORIOUS) == []
    assert changes(table) == [-1, 0, 0, 1]


@pytest.mark.clause("KB-R6", "KB-S9")
def test_glory_is_won_even_over_one_who_selected_nobody() -> None:
    table = four([Card.GLORY_SEEKER], [Card.RAVEN], "9OF 4BT 5OF", "7OF 8YC 6OF", "8OF 2PRYC 5YC", "6BT 5BT 4YC")
    table.fight(Card.GLORY_SEEKER, Card.RAVEN)
    assert table.told(Note.TOTALS) == [(-1, 9, 0)]
    assert table.told(Note.GLORIOUS) == [(-1, A, B)]
    assert table.pile(A) == []
    assert changes(table) == [1, -1, 0, 0]


@pytest.mark.clause("KB-S6")
def test_a_mirror_against_glory_seeker_seeks_glory_too() -> None:
    table = four([Card.GLORY_SEEKER], [Card.MIRROR], "7OF 4BT 5OF", "9OF 8YC 2OFPR", "8OF 2PRYC 5YC", "10 5BT 4YC")
    table.fight(Card.GLORY_SEEKER, Card.MIRROR)
    assert table.told(Note.TOTALS) == [(-1, 7, 9)]
    assert table.told(Note.GLORIOUS) == [(-1, B, A)]
    assert changes(table) == [-2, 2, 0, 0]


@pytest.mark.clause("KB-S7")
def test_a_draw_brings_no_glory() -> None:
    table = four([Card.GLORY_SEEKER], [Card.BOSS], "8OF 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC")
    table.fight(Card.GLORY_SEEKER, Card.BOSS)
    assert table.told(Note.DRAW)
    assert table.told(Note.GLORIOUS) == []
    assert changes(table) == [0, 0, 0, 0]


# ---------------------------------------------------------------- Swap & Play


@pytest.mark.clause("KB-R7")
def test_swap_and_play_is_discarded_for_another_card_with_the_opposing_card_in_sight() -> None:
    table = four([Card.SWAP, Card.SWAP, Card.FOX], [Card.BOSS]).fight(Card.SWAP, Card.BOSS)
    assert table.s.phase == Phase.SWAPPING
    assert table.waits(A)
    assert table.view(A).played == [Card.SWAP, Card.BOSS]
    assert table.refused(A, Verb.LAY.of(Card.SWAP)) == "KB-R7"
    assert table.refused(A, Verb.PASS) == "KB-R7"
    assert table.refused(B, Verb.LAY.of(Card.SNEAKY)) == "KB-R7"
    assert table.legal(A) == {Verb.LAY.of(Card.FOX), Verb.LAY.of(Card.SNEAKY), Verb.LAY.of(Card.BERZERK)}
    table.play(A, Verb.LAY.of(Card.FOX))
    assert table.told(Note.SWAPPED) == [(-1, A, Card.FOX)]
    assert (table.s.discards[Card.SWAP], table.s.discards[Card.FOX], table.s.discards[Card.BOSS]) == (1, 1, 1)
    assert len(table.told(Note.DRAWS)) == 2


@pytest.mark.clause("KB-R7")
def test_if_both_swap_both_choose_in_secret() -> None:
    table = four([Card.SWAP, Card.BOSS], [Card.SWAP, Card.BOSS]).fight(Card.SWAP, Card.SWAP)
    assert table.waits(A, B)
    table.play(A, Verb.LAY.of(Card.BERZERK))
    assert table.waits(B)
    assert table.view(B).seats[A].choice == 0
    assert table.s.played == [Card.SWAP, Card.SWAP]
    table.play(B, Verb.LAY.of(Card.SNEAKY))
    assert table.told(Note.SWAPPED) == [(-1, A, Card.BERZERK), (-1, B, Card.SNEAKY)]


@pytest.mark.clause("KB-R7", "KB-A2")
def test_without_another_card_a_swap_selects_nobody() -> None:
    table = arranged(*BANDS, hand=2, A=[Card.SWAP, Card.SWAP], B=[Card.BOSS, Card.FOX])
    table.grouped(A, C, B, D).fight(Card.SWAP, Card.BOSS)
    assert table.legal(A) == {Verb.PASS}
    table.play(A, Verb.PASS)
    assert table.told(Note.SWAPS_NOTHING) == [(-1, A)]
    assert table.told(Note.TOTALS) == [(-1, 0, 10)]
    assert table.s.discards[Card.SWAP] == 1


# ---------------------------------------------------------------- Mirror & Switch


@pytest.mark.clause("KB-R8")
def test_a_mirror_copies_the_opposing_card_onto_its_own_group() -> None:
    table = four([Card.MIRROR], [Card.SECOND_BEST]).fight(Card.MIRROR, Card.SECOND_BEST)
    assert table.told(Note.MIRRORED) == [(-1, A, Card.SECOND_BEST, Card.SECOND_BEST)]
    assert table.told(Note.TOTALS) == [(-1, 10, 10)], "8 of 9, 8, 5... and 8 of 10, 8, 7..., each plus 2"
    assert table.s.switchers == 1


@pytest.mark.clause("KB-S1")
def test_two_mirrors_show_nothing_and_both_may_switch() -> None:
    table = four([Card.MIRROR], [Card.MIRROR])
    rows = [table.row(band) for band in range(4)]
    table.fight(Card.MIRROR, Card.MIRROR)
    assert table.told(Note.SELECTED) == []
    assert changes(table) == [0, 0, 0, 0]
    assert [table.row(band) for band in range(4)] == rows
    table.all_pass()
    assert table.waits(A)
    table.play(A, Verb.PASS)
    assert table.waits(B)


@pytest.mark.clause("KB-S2")
def test_a_mirror_against_a_flight_flees_too_and_switches() -> None:
    table = four([Card.MIRROR], [Card.FLEE]).fight(Card.MIRROR, Card.FLEE)
    assert table.told(Note.SELECTED) == []
    assert table.told(Note.FLED) == [(-1, A, Card.MIRROR), (-1, B, Card.FLEE)]
    assert (table.row(A), table.row(B)) == ("9OF 4BT 5OF", "7OF 8YC 2OFPR")
    assert table.s.switchers == 1


@pytest.mark.clause("KB-S3")
def test_a_mirror_against_a_swap_copies_what_was_swapped_in() -> None:
    table = four([Card.MIRROR], [Card.SWAP, Card.BOSS]).fight(Card.MIRROR, Card.SWAP)
    assert table.waits(B)
    table.play(B, Verb.LAY.of(Card.BOSS))
    assert table.told(Note.MIRRORED) == [(-1, A, Card.BOSS, Card.BOSS)]
    assert table.told(Note.TOTALS) == [(-1, 9, 10)]


@pytest.mark.clause("KB-S4")
def test_a_swap_may_bring_in_a_mirror() -> None:
    table = four([Card.BOSS], [Card.SWAP, Card.MIRROR]).fight(Card.BOSS, Card.SWAP).play(B, Verb.LAY.of(Card.MIRROR))
    assert table.told(Note.MIRRORED) == [(-1, B, Card.BOSS, Card.BOSS)]
    assert table.told(Note.TOTALS) == [(-1, 9, 10)]
    assert table.s.switchers == 2


@pytest.mark.clause("KB-S1", "KB-S3")
def test_a_mirror_against_a_swapped_in_mirror_shows_nothing() -> None:
    table = (
        four([Card.MIRROR], [Card.SWAP, Card.MIRROR]).fight(Card.MIRROR, Card.SWAP).play(B, Verb.LAY.of(Card.MIRROR))
    )
    assert table.told(Note.MIRRORED) == [(-1, A, Card.MIRROR, NONE), (-1, B, Card.MIRROR, NONE)]
    assert table.told(Note.NOTHING_HAPPENS)
    assert table.s.switchers == 3


# ---------------------------------------------------------------- Flee & Surprise


@pytest.mark.clause("KB-R9")
def test_who_flees_tires_the_other_side_and_wakes_his_own_band() -> None:
    table = four([Card.FLEE], [Card.BOSS]).fight(Card.FLEE, Card.BOSS)
    assert table.told(Note.TOTALS) == [], "there is no contest"
    assert table.row(A) == "9OF 4BT 5OF"
    assert table.row(D) == "10- 5BT 4YC"
    assert table.pile(A) == table.pile(B) == []
    assert changes(table) == [0, -1, 0, 1]


@pytest.mark.clause("KB-R9")
def test_who_flees_wakes_nobody_elses_band() -> None:
    asleep = ("9OF- 4BT 5OF-", "7OF 8YC 2OFPR-", "8OF 2PRYC- 5YC-", "10 5BT- 4YC")
    table = four([Card.FLEE], [Card.BOSS], *asleep).fight(Card.FLEE, Card.BOSS)
    assert table.row(A) == "9OF 4BT 5OF"
    assert table.row(C) == "8OF 2PRYC- 5YC-", "the partner's Band sleeps on"
    assert (table.row(B), table.row(D)) == ("7OF 8YC 2OFPR-", "10- 5BT- 4YC"), "and so do the others"


@pytest.mark.clause("KB-R9", "KB-44")
def test_the_star_of_a_free_band_that_met_nobody_goes_to_the_box() -> None:
    table = (
        Table(2)
        .mustered()
        .hands(
            A=[Card.FLEE, Card.BOSS, Card.SNEAKY, Card.FOX, Card.FOX],
            B=[Card.BOSS, Card.SNEAKY, Card.FOX, Card.RAVEN, Card.RAVEN],
        )
    )
    table.bands(*BANDS).grouped(A, 2, B, 3).fight(Card.FLEE, Card.BOSS)
    assert table.supplies == [30, 29]
    assert table.s.spent == 1


@pytest.mark.clause("KB-R9", "KB-R6")
def test_nobody_wins_glory_against_one_who_flees() -> None:
    table = four([Card.GLORY_SEEKER], [Card.FLEE]).fight(Card.GLORY_SEEKER, Card.FLEE)
    assert table.told(Note.GLORIOUS) == []
    assert changes(table) == [0, 0, 0, 0]


@pytest.mark.clause("KB-S5")
def test_if_both_flee_both_bands_wake() -> None:
    table = four([Card.FLEE], [Card.FLEE]).fight(Card.FLEE, Card.FLEE)
    assert table.told(Note.SELECTED) == []
    assert (table.row(A), table.row(B)) == ("9OF 4BT 5OF", "7OF 8YC 2OFPR")
    assert changes(table) == [0, 0, 0, 0]
    assert table.s.phase == Phase.EXCHANGING


# ---------------------------------------------------------------- accepted from a partner


@pytest.mark.clause("KB-S8")
@pytest.mark.parametrize("card", [Card.SWAP, Card.MIRROR, Card.FLEE])
def test_a_special_card_accepted_from_a_partner_works_for_the_holder(card: int) -> None:
    table = (
        Table(4)
        .mustered()
        .hands(
            A=[Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.FOX, Card.RAVEN],
            B=[Card.BOSS, Card.SNEAKY, Card.FOX, Card.RAVEN, Card.RAVEN],
            C=[Card.SWAP, Card.MIRROR, Card.FLEE, Card.FOX, Card.SNEAKY],
        )
    )
    table.bands(*BANDS).grouped(A, C, B, D).play(C, Verb.OFFER.of(card)).play(D, Verb.PASS).play(A, Verb.ACCEPT)
    table.play(A, Verb.LAY.of(card)).play(B, Verb.LAY.of(Card.BOSS))
    if card == Card.SWAP:
        assert table.legal(A) == {Verb.LAY.of(c) for c in (Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.FOX, Card.RAVEN)}
        table.play(A, Verb.LAY.of(Card.BERZERK))
        assert table.told(Note.TOTALS) == [(-1, 8, 10)]
    elif card == Card.MIRROR:
        assert table.told(Note.TOTALS) == [(-1, 9, 10)]
        assert table.s.switchers == 1
    else:
        assert table.row(A) == "9OF 4BT 5OF"
