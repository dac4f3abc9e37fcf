"""How a game ends, and what it was worth."""

from __future__ import annotations

import pytest

from .table import GAME, Table, built, items, line, vector


@pytest.mark.clause("TP-19", "TP-18")
def test_twelve_patrols_make_the_kingdom_safe() -> None:
    table = built(vector(), 8).lay("OF", "E5").do("first", way=0).man("D6", "E3-E4", "M6 M6", "E4-E5")
    assert table.s.end == 0
    table.man("L.", "C5-D5", "L.", "D5-E5")
    assert table.ending == "the kingdom is safe"
    assert (table.score, table.barracks, table.places) == (12, "", [1])
    assert table.refused("done") == "TP-19"
    assert table.said(0)[-1] == "All 12 patrols are in place: the kingdom is safe, with nobody to spare."


@pytest.mark.clause("TP-20", "TP-A17")
def test_a_line_that_nobody_can_man_loses_the_game() -> None:
    """Border Fort wants one item beyond itself to the south, which two patrols never are."""
    table = Table("BF WP GM", "111 111 111").lay("BF", "C3").lay("WP", "D3").lay("GM", "E3")
    assert table.ending == "a line stays open"
    assert (table.score, table.places) == (0, [2])
    assert table.refused("place", slot=0, cell=0) == "TP-20"
    assert "Nobody is left who could man column 3" in table.said(0)[-1]


@pytest.mark.clause("TP-20", "TP-A7", "TP-A17")
def test_of_two_lines_each_must_be_possible_and_then_the_second_after_the_first() -> None:
    """The ninth card completes two lines; the first takes those whom the second cannot do without."""
    table = built(vector(), 8)
    table.s.barracks = items("D6 M6 M6 L.")
    table.lay("OF", "E5").do("first", way=0).man("D6", "E3-E4", "M6 M6", "E4-E5")
    assert table.ending == "a line stays open"
    assert table.s.line == line("5")
    table = built(vector(), 8)
    table.s.barracks = items("D6 M6 L.")
    table.lay("OF", "E5")
    assert table.ending == "a line stays open"
    assert table.s.line == line("5")


@pytest.mark.clause("TP-A15")
def test_soldiers_may_be_left_over() -> None:
    table = Table("WP GV RU", "345 444 444").lay("WP", "C3").lay("GV", "C4").lay("RU", "C5")
    table.man("D3", "C3-C4", "D4 M.", "C4-C5")
    assert len(table.barracks.split()) == 15


@pytest.mark.clause("TP-A11", "TP-A18")
def test_one_may_give_up_with_what_is_in_place() -> None:
    table = built(vector(), 3).do("give_up")
    assert table.ending == "gave up"
    assert (table.score, table.places) == (2, [2])
    assert table.refused("done") == "TP-A11"
    assert table.said(0)[-1] == "A gives up with 2 of 12 patrols in place."
    assert GAME.aim == "win"
