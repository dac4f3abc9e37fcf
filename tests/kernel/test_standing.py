"""One answer to who won: by score unless the game defines otherwise, with the game's own value of a win."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import rule
from rulewright.kernel.engines import engine
from rulewright.kernel.standing import AIMS, PLACE, SCORE, WIN, margin, part, softmax, winners, worth
from rulewright.lab.simulate import simulate
from tests.toys.high_card import GAME as TOY
from tests.toys.high_card import rules

FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))


def tricks(*won: int) -> Any:
    s: Any = TOY.state()
    for seat, n in enumerate(won):
        s.seats[seat].tricks = n
    return s


@pytest.mark.parametrize(
    ("won", "places"), [((2, 1, 0), [1, 2, 3]), ((1, 0, 1), [1, 3, 1]), ((0, 2, 2), [3, 1, 1]), ((1, 1, 1), [1, 1, 1])]
)
def test_by_score_equals_share_a_place(won: tuple[int, ...], places: list[int]) -> None:
    assert TOY.places(tricks(*won), TOY.make_box(seats=3)) == places


def test_a_lead_becomes_a_chance_of_winning() -> None:
    out = [-3.0, 1.0, -1.0, 9.0]
    softmax(out, 3, 2.0)
    assert sum(out[:3]) == pytest.approx(1.0)
    assert [out[1] / out[2], out[1] / out[0]] == pytest.approx([exp(1), exp(2)])
    assert out[3] == 9.0, "a seat that nobody sits in is left alone"


def test_a_seat_that_nobody_sits_in_has_no_place() -> None:
    out = [0, 0, 0]
    TOY.rules.standing(tricks(0, 1, 9), TOY.make_box(seats=2), [0, 1, 9], out)
    assert out == [2, 1, 0]


def test_winners_share_the_win_and_margins_add_up_to_nothing() -> None:
    places = [1, 3, 1]
    assert [part(places, 3, i) for i in range(3)] == [0.5, 0.0, 0.5]
    assert [margin(places, 3, i) for i in range(3)] == [0.5, -1.0, 0.5]
    assert winners(places) == [0, 2]


def test_an_end_is_worth_what_is_played_for() -> None:
    scores, places = [7, -2, 4], [1, 3, 2]
    assert [worth(SCORE, scores, places, 3, i) for i in range(3)] == [7.0, -2.0, 4.0]
    assert [worth(WIN, scores, places, 3, i) for i in range(3)] == [1.0, 0.0, 0.0]
    assert [worth(PLACE, scores, places, 3, i) for i in range(3)] == [1.0, 0.0, 0.5]
    assert (AIMS[WIN], AIMS[SCORE], AIMS[PLACE]) == ("win", "score", "place")


def test_alone_a_success_is_a_first_place() -> None:
    karthis = games.load("karthis")
    s: Any = karthis.state()
    box = karthis.make_box()
    for ending, place in ((1, 1), (2, 2), (3, 2), (4, 2)):
        s.end = ending
        assert karthis.places(s, box) == [place]
        assert karthis.worth(s, box) == [float(place == 1)]


@rule
def last_is_first(s: Any, box: Any, scores: Any, out: Any) -> None:
    """A custom standing: the last seat wins, whatever the score."""
    for seat in range(box.seats):
        out[seat] = box.seats - seat


def test_a_game_may_say_itself_who_won_and_every_engine_listens() -> None:
    odd = replace(TOY, name="odd", rules=SimpleNamespace(**{**vars(rules), "standing": last_is_first}))
    box = odd.make_box(seats=3)
    for name in ("interpreted", "compiled"):
        batch = engine(name).run(odd, box, 0, 20)
        assert (batch.places == [3, 2, 1]).all(), name
        found = simulate(odd, box, 20, engine=name)
        assert [share.count for share in found.wins] == [0, 0, 20]
        assert found.draws == 0


def test_games_decided_by_a_tie_break_are_no_draws() -> None:
    """KB-A24: with six seats about one game in eight is decided by the score pile, and still has a single winner."""
    klobba = games.load("klobba")
    found = simulate(klobba, klobba.make_box(seats=6), 60, engine="interpreted")
    assert found.draws == found.endings["shared"]
    assert sum(share.count for share in found.wins) == found.endings["most Stars"] + found.endings["larger score pile"]
    assert found.endings["larger score pile"] > 0


def test_an_aim_that_is_none_is_refused() -> None:
    with pytest.raises(TypeError, match="choose one of win, score, place"):
        replace(FOUR, aim="glory")
