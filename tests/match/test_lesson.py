"""The moves of a lesson are made in order; if one cannot be made, the error lists the legal ones."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.kernel.lessons import NAMES, Lesson, Step, read_lesson
from rulewright.match.lesson import draft, lesson_moves, rehearse, table

KLOBBA = games.load("klobba")
FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))
PLAYERS = ("Ann", "Mira", "Otto")


def play(game: Game, *steps: Step, seats: int = 2) -> list[tuple[int, int, str]]:
    lesson = Lesson(5, seats, 0, PLAYERS[:seats], {}, steps)
    return [(d.step, d.seat, d.move.label) for d in lesson_moves(table(game, lesson), lesson)]


def test_moves_are_made_in_order_the_learners_first() -> None:
    one = Step("", moves=("drop column=3",), others=("drop column=3",))
    assert play(FOUR, Step(""), one) == [(1, 0, "Drop in column 4"), (1, 1, "Drop in column 4")]


def test_whoever_may_make_a_move_makes_it_or_whoever_is_named() -> None:
    """All seats muster at once here, and the first of the others that may is used."""
    muster = table(KLOBBA, Lesson(5, 3, 0, NAMES[:3], {})).legal(1)
    bids = [KLOBBA.actions.write(move.code) for move in muster]
    first = [seat for _, seat, _ in play(KLOBBA, Step("", others=(bids[0],)), seats=3)]
    named = [seat for _, seat, _ in play(KLOBBA, Step("", others=(f"Otto: {bids[0]}",)), seats=3)]
    assert (first, named) == ([1], [2])


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (Step("", moves=("drop column=7",)), "step 1 of lesson.toml: drop: column is 7, but goes from 0 to 6"),
        (Step("", moves=("pass",)), "step 1 of lesson.toml: there is no verb pass: try one of drop"),
        (
            Step("", moves=("drop in 4.",)),
            "'drop in 4.' is no move: write a verb and its arguments, such as 'drop column=0'",
        ),
        (Step("", others=("drop column=3",)), "is for somebody else, but only the learner may move there"),
        (Step("", others=("Ann: drop column=3",)), "is the learner's own: give it as move"),
        (
            Step("", moves=("drop column=3", "drop column=3")),
            "'drop column=3' is for Ann, but Mira must move first",
        ),
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(step: Step, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        play(FOUR, step)


def test_what_is_not_allowed_there_is_told_with_what_is() -> None:
    six = Step("", moves=("drop column=3",), others=("drop column=3",))
    with pytest.raises(ValueError, match="'drop column=3' is no move of Ann there; did you mean 'drop column=") as told:
        play(FOUR, six, six, six, Step("", moves=("drop column=3",)))
    assert "step 4 of lesson.toml" in str(told.value)


def test_a_lesson_may_end_the_game_but_not_go_on_after_it() -> None:
    assert FOUR.lesson is not None
    assert rehearse(FOUR).over
    steps = (*FOUR.lesson.steps, Step("", moves=("drop column=0",)))
    longer = replace(FOUR.lesson, steps=steps)
    with pytest.raises(ValueError, match=r"step 7 of lesson.toml: 'drop column=0' comes after the end of the game"):
        list(lesson_moves(table(FOUR, longer), longer))


def test_a_pointer_leads_to_something_that_has_help(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FOUR.lesson is not None
    wrong = replace(FOUR.lesson, steps=(replace(FOUR.lesson.steps[0], point="bord"), *FOUR.lesson.steps[1:]))
    monkeypatch.setitem(FOUR._languages, ("lesson", "en"), wrong)
    with pytest.raises(ValueError, match=r"step 1 of lesson.toml points at 'bord', .* did you mean 'board'"):
        rehearse(FOUR)


def test_a_draft_is_a_lesson_but_for_what_is_said(tmp_path: Path) -> None:
    assert FOUR.lesson is not None
    text = draft(FOUR, FOUR.lesson, rehearse(FOUR).made)
    path = tmp_path / "lesson.toml"
    path.write_text(text.replace('say = ""', 'say = "Look at this."'), "utf-8")
    again = read_lesson(path, FOUR.seats, FOUR.clauses)
    made = [d.move.label for d in lesson_moves(table(FOUR, again), again)]
    assert made == [m["words"] for m in rehearse(FOUR).made]
