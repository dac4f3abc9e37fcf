"""Lessons in the terminal are played: you make the moves, and a wrong one is answered by the lesson's hint."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from rulewright import games
from rulewright.doors.terminal.lesson import LessonTable
from rulewright.doors.terminal.screen import Screen
from rulewright.match.lesson import rehearse
from tests.doors.conftest import FOUR, TOY, Rulewright


class Learner:
    """A learner who answers each prompt with a function of the table and the output since the last prompt."""

    def __init__(self, name: str, answer: Callable[[LessonTable, str], str]) -> None:
        game = games.load(name)
        assert game.lesson is not None
        self.paper, self.answer, self.prompts = io.StringIO(), answer, list[str]()
        self.table = LessonTable(game, game.lesson, Screen(Console(file=self.paper, width=80)), self.ask)
        self.through = self.table.sit()

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        seen = self.paper.getvalue()
        self.paper.truncate(0)
        self.paper.seek(0)
        return self.answer(self.table, seen)


def right(table: LessonTable) -> str:
    """The expected answer: the number of the lesson's move in the list, or Enter."""
    if not table.due:
        return ""
    codes = [move.code for move in table.match.legal(table.lesson.seat)]
    return str(codes.index(table.due[0].code) + 1)


@pytest.mark.parametrize("name", games.names())
def test_every_lesson_is_played_to_its_end_by_the_learner(name: str) -> None:
    steps = set[int]()

    def answer(table: LessonTable, seen: str) -> str:
        if table.at not in steps:
            assert table.lesson.steps[table.at].say[:40] in " ".join(seen.split())
        steps.add(table.at)
        return right(table)

    learner = Learner(name, answer)
    assert learner.through
    assert steps == set(range(len(learner.table.lesson.steps))), "every step waits for the learner"
    assert learner.table.match.state.pack() == rehearse(games.load(name)).state.pack()
    asked = sum(len(step.moves) for step in learner.table.lesson.steps)
    assert learner.prompts.count("> ") == asked, "each move of the learner is made by hand"


@pytest.mark.parametrize("name", games.names())
def test_a_wrong_move_changes_nothing_and_is_answered_by_the_hint(name: str) -> None:
    tried = list[str]()

    def answer(table: LessonTable, seen: str) -> str:
        moves = table.match.legal(table.lesson.seat) if table.due else []
        if tried and tried[-1]:
            told = " ".join(seen.split())
            assert f"Not that one. The move is: {' '.join(table.due[0].label.split())} (move {right(table)})." in told
            assert table.match.state.pack().hex() == tried[-1]
            tried.append("")
            return right(table)
        wrong = [i for i, move in enumerate(moves, 1) if move.code != table.due[0].code]
        tried.append(table.match.state.pack().hex() if wrong else "")
        return str(wrong[0]) if wrong else right(table)

    assert Learner(name, answer).through
    assert any(tried)


def test_a_learner_asks_goes_back_and_lets_the_lesson_move() -> None:
    typed = iter(["7", "h", "? board", "", "99", "n", "b", "n", "q"])
    seen = list[str]()

    def answer(table: LessonTable, text: str) -> str:
        seen.append(f"{table.at} {table.match.number} {' '.join(text.split())}")
        return next(typed)

    assert not Learner(FOUR, answer).through
    assert "Read this first, then press Enter." in seen[1]
    assert "back to the step before" in seen[2]
    assert "The board: " in seen[3]
    assert "There is no move 99 in the list" in seen[5]
    at, number, *_ = seen[6].split()
    assert int(number) > 0, "n made the move"
    assert seen[7].split()[0] == str(int(at) - 1), "b is the step before"
    assert seen[7].split()[1] == "0", "with the table as it was then"


def test_a_board_is_drawn_again_only_when_it_changed() -> None:
    drawn = dict[int, bool]()

    def answer(table: LessonTable, seen: str) -> str:
        drawn[table.at] = "Lightning hidden" in seen
        return right(table)

    learner = Learner("klobba", answer)
    steps = learner.table.lesson.steps
    for at in range(1, len(steps)):
        quiet = not steps[at - 1].moves and not steps[at - 1].others
        assert drawn[at] != quiet, f"step {at + 1}"


def test_learn_from_the_command_line(rulewright: Rulewright) -> None:
    ran = rulewright("learn", FOUR, typed="\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "This is Connect Four." in ran.out
    assert "You play Robin." in ran.out
    assert "rulewright learn connect_four --step 2" in ran.out
    assert "step 2 of" in rulewright("learn", FOUR, "--step", "2").out
    assert "has no step 99: choose 1 to" in rulewright("learn", FOUR, "--step", "99").err
    assert "has no lesson" in rulewright("learn", TOY.replace("high_card", "claims")).err
