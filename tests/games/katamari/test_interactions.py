"""Two rules that meet: a purchase and what is within reach, a loss and what it uncovers, refusals and the phase."""

from __future__ import annotations

import pytest

from rulewright.games.katamari.rules.score import lead
from rulewright.games.katamari.rules.turn import check_place
from rulewright.games.katamari.state import HEXES, Level, Phase, Verb
from tests.games.katamari.table import GAME, NAMES, Table, kind
from tests.games.katamari.test_crash import SIXES
from tests.games.katamari.test_dice import BLUE_FLOOR, FLOOR, TUB


@pytest.mark.clause("KT-33", "KT-40", "KT-41")
def test_nothing_is_within_reach_while_a_place_is_chosen_and_before_the_roll() -> None:
    t = Table().power(9)
    assert t.s.open
    t.do("buy", pile=0)
    assert (t.s.phase, t.s.open) == (Phase.PLACING, 0)
    t.place("A1", "gold button").do("stop")
    assert (t.mover, t.s.open) == (1, 0)


@pytest.mark.clause("KT-39", "KT-40", "KT-H35")
def test_the_turn_goes_on_while_a_pile_can_be_cycled_though_nothing_can_be_bought() -> None:
    t = Table(tops=("drawing pin", "domino", "teapot", "alarm clock", "armchair", "windmill"))
    t.s.shown[:4] = [-1] * 4
    t.power(4)
    assert t.legal(0) == {Verb.STOP, Verb.CYCLE.of(4), Verb.CYCLE.of(5)}


@pytest.mark.clause("KT-27", "KT-H11")
def test_a_loss_is_refused_as_such_unless_one_is_due() -> None:
    t = Table().lay(0, "domino C3 D3", "gold button D3").power(2)
    assert [t.no(Verb.LOSE.of(NAMES[hex])) for hex in ("C3", "D3", "A1")] == ["KT-27"] * 3


@pytest.mark.clause("KT-27", "KT-H13", "KT-37")
def test_under_a_lost_purple_piece_blue_shows_again() -> None:
    t = Table().lay(0, *BLUE_FLOOR)
    before = t.seat(0).clone()
    t.lay(0, TUB)
    assert t.seat(0).level[Level.PURPLE]
    t.roll(*[1] * 7, *SIXES, 1)
    assert t.seat(0) == before


@pytest.mark.clause("KT-H32", "KT-34")
def test_the_first_spot_that_only_looks_different_is_refused_for_that() -> None:
    t = Table().lay(0, *FLOOR)
    for thing in ("drawing pin", "domino"):
        spot = t.box.turns[kind(thing)] * HEXES
        assert GAME.clause(check_place(t.s, t.box, 0, kind(thing), spot)) == "KT-H32"


@pytest.mark.clause("KT-44")
def test_a_lead_is_measured_against_every_other_seat() -> None:
    for seat in range(3):
        t = Table(3).lay(seat, "smiley eraser A1 A2")
        assert [lead(t.s, t.box, other, 0) for other in range(3)] == [1 if other == seat else -1 for other in range(3)]
