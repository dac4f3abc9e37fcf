"""The Emperor arrives: who has won."""

from __future__ import annotations

import pytest

from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.placement import all_dice
from rulewright.games.katamari.state import Verb
from tests.games.katamari.table import Table


def play_out(t: Table) -> Table:
    """Everybody rolls ones until the end."""
    while not t.s.end:
        t.roll(*[1] * all_dice(t.s, t.box, t.mover))
    return t


@pytest.mark.clause("KT-14", "KT-15", "KT-42", "KT-H3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_turn_for_each_step_the_last_one_too(seats: int) -> None:
    t = Table(seats, first=1, track="short")
    turns = [0] * seats
    while not t.s.end:
        turns[t.mover] += 1
        before, mover = t.s.round, t.mover
        t.roll(1, 1)
        assert t.s.round - before == (not t.s.end and (mover + 1) % seats == 1)
    assert turns == [8] * seats
    assert [step for _, step in t.told(Note.EMPEROR)] == list(range(1, 9))
    assert "The Emperor reaches Done: everyone has one more turn." in t.said(-1)


@pytest.mark.clause("KT-42")
def test_nothing_moves_after_scoring() -> None:
    t = play_out(Table())
    assert t.waiting == []
    assert {t.refused(seat, Verb.ROLL) for seat in (0, 1)} == {"KT-42"}


@pytest.mark.clause("KT-43", "KT-45")
def test_stars_are_points_and_the_most_win() -> None:
    t = Table(3).lay(0, "gold button A1").lay(1, "gold button A1", "gold button A2", "matchbox C4 C5")
    play_out(t)
    assert t.scores == [1, 3, 0]
    assert t.told(Note.SCORED) == [(-1, 0, 1, 1), (-1, 1, 3, 3), (-1, 2, 0, 0)]
    assert t.ending == "most points"
    assert t.places == [2, 1, 3]


@pytest.mark.clause("KT-44", "KT-H23")
def test_each_symbol_goes_to_who_shows_strictly_more() -> None:
    t = Table(3, track="short")
    t.lay(0, "smiley eraser A1 A2", "flower eraser B1 B2", "cow eraser E1 E2")
    t.lay(1, "smiley badge A1 A2", "cow badge E1 E2", "drawing pin A3")
    t.lay(2, "pencil badge A1 A2", "pencil eraser B1 B2")
    play_out(t)
    assert t.told(Note.MAJORITY) == [(-1, 0, 1, 1), (-1, 2, 3, 2)]
    assert t.told(Note.NO_MAJORITY) == [(-1, 0), (-1, 2)]
    assert t.scores == [7, 2, 8]


@pytest.mark.clause("KT-44")
def test_one_player_may_take_all_four() -> None:
    t = Table().lay(1, "smiley eraser A1 A2", "flower eraser B1 B2", "cow eraser E1 E2", "pencil eraser D1 D2")
    play_out(t)
    assert t.scores == [0, 28]


@pytest.mark.clause("KT-44", "KT-H22")
def test_a_covered_symbol_does_not_count() -> None:
    t = Table().lay(0, "smiley eraser A1 A2", "drawing pin A2")
    assert play_out(t).scores == [0, 0]


@pytest.mark.clause("KT-H23")
def test_nobody_earns_a_symbol_that_nobody_shows() -> None:
    t = play_out(Table())
    assert [symbol for _, symbol in t.told(Note.NO_MAJORITY)] == [0, 1, 2, 3]
    assert t.scores == [0, 0]


@pytest.mark.clause("KT-H24")
def test_equal_points_share_the_win() -> None:
    t = Table(3).lay(0, "gold button A1").lay(2, "gold button A1")
    play_out(t)
    assert t.ending == "shared"
    assert t.places == [1, 3, 1]
