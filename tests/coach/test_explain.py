"""Reasons come from imagined games: what happens after the one move and not after the other."""

from __future__ import annotations

from dataclasses import replace

from rulewright import games
from rulewright.coach.explain import in_words, more_shown, reason
from rulewright.games.klotho import state as k
from rulewright.match.lesson import deeds, table
from tests.coach.test_review import BOX, FOUR, game_of_four
from tests.games.klotho.table import GAME as KLOTHO
from tests.games.klotho.table import Table, mine, monster
from tests.toys.high_card import GAME as TOY


def test_the_reason_for_a_saving_move_is_what_it_prevents() -> None:
    """Seat 0 has three in the first column, and only a disc on top of them stops the fourth."""
    states, _ = game_of_four(0, 1, 0, 1, 0)
    found = reason(FOUR, FOUR.view(states[-1], BOX, 1), BOX, ["Ann", "Bo"], 1, 0, 6)
    assert found is not None
    assert "Ann" in found.text or "four" in found.text
    assert found.better < found.other
    said = in_words(found, "Drop in column 1", "Drop in column 7")
    assert found.text in said
    assert "after “Drop in column 1”" in said


def test_the_same_question_gets_the_same_reason() -> None:
    states, _ = game_of_four(3, 3, 2)
    view = FOUR.view(states[-1], BOX, 1)
    assert reason(FOUR, view, BOX, ["Ann", "Bo"], 1, 4, 0) == reason(FOUR, view, BOX, ["Ann", "Bo"], 1, 4, 0)


def test_moves_that_come_to_the_same_have_no_reason() -> None:
    states, _ = game_of_four()
    found = reason(FOUR, FOUR.view(states[-1], BOX, 0), BOX, ["Ann", "Bo"], 0, 2, 4)
    assert found is None
    assert "much the same" in in_words(found, "a", "b")


def test_reasons_know_no_more_than_the_seat() -> None:
    """In two worlds that look the same to a seat, the reason is the same, too."""
    box, s = TOY.make_box(seats=2), TOY.state()
    s.rng[:] = [3, 4]
    TOY.rules.setup(s, box)
    world = TOY.redeal(TOY.view(s, box, 0), box, 0, [8, 9])
    first, last = TOY.legal(s, box, 0)[:2]
    assert world != s
    names = ["Ann", "Bo"]
    one, two = (reason(TOY, TOY.view(each, box, 0), box, names, 0, first, last) for each in (s, world))
    assert one == two


def test_that_a_move_does_what_it_says_is_no_reason() -> None:
    """To throw three twos again is told as that, but what speaks against it is a mine that is claimed less often."""
    table = Table(3, row=[mine(20), mine(40), mine(52), monster(15), mine(48), mine(54)])
    table.roll(2, 2, 2, 1, 1)
    found = reason(KLOTHO, table.view(0), table.box, ["Ann", "Bo", "Cy"], 0, k.DONE, k.REROLL + 0b11111)
    assert found is not None
    assert found.text == "You claim mine 20 with 3 dice."
    assert found.better > found.other


def test_what_ends_the_game_is_the_reason() -> None:
    """The lesson of Karthis comes to the Crown: taking it is success, and the other card is not."""
    karthis = games.load("karthis")
    assert karthis.lesson
    match = table(karthis, karthis.lesson)
    for _ in deeds(match, replace(karthis.lesson, steps=karthis.lesson.steps[:-2])):
        pass
    crown, other = sorted(match.legal(0)[:2], key=lambda move: "Crown" not in move.label)
    found = reason(karthis, match.view(0), match.box, match.names, 0, crown.code, other.code)
    assert found is not None
    assert "second Joker" in found.text
    assert found.better == 1.0


def test_less_for_another_is_a_reason_and_less_for_oneself_is_none() -> None:
    few, many = (
        [[{"coins": (3.0, 0.5)}, {"coins": (1.0, 0.5)}]] * 4,
        [[{"coins": (3.0, 0.5)}, {"coins": (2.0, 0.5)}]] * 4,
    )
    found = more_shown(["Ann", "Bo"], 0, few, many)
    assert found is not None
    assert (found.text, found.better, found.other) == ("Coins of Bo", 1.0, 2.0)
    assert more_shown(["Ann", "Bo"], 1, few, many) is None
