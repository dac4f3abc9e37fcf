"""Lessons and help read from their files, and one sentence for each kind of mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.kernel import Help
from rulewright.kernel.lessons import NAMES, Lesson, Step, check_entry, read_help, read_lesson

CLAUSES = {"TOY-1", "TOY-2"}
LESSON = """
seed = 7
seats = 3
names = ["Ann", "Mira"]

[options]
bonus = 3

[[step]]
say = '''
Three cards each.
The highest wins.
'''
point = "hand"
clause = "TOY-1"

[[step]]
say = "Lay your best."
move = "Lay the 9"
others = ["Lay the 3", "Mira: Lay the 4"]

[[step]]
say = "Two in one movement."
moves = ["Lay the 1", "Lay the 2"]
"""
HELP = """
[hand]
name = "Your hand"
text = "The cards that only you can see."
clauses = ["TOY-1"]

["card/3"]
name = "The three"
text = "Beats the one and the two."
"""


def lesson(tmp_path: Path, text: str) -> Lesson:
    path = tmp_path / "lesson.toml"
    path.write_text(text, "utf-8")
    return read_lesson(path, (2, 4), CLAUSES)


def helped(tmp_path: Path, text: str) -> dict[str, Help]:
    path = tmp_path / "help.toml"
    path.write_text(text, "utf-8")
    return read_help(path, CLAUSES)


def test_a_lesson_says_how_the_table_is_set_up_and_what_is_done(tmp_path: Path) -> None:
    found = lesson(tmp_path, LESSON)
    assert (found.seed, found.seats, found.seat, found.options) == (7, 3, 0, {"bonus": 3})
    assert found.names == ("Ann", "Mira", NAMES[0])
    assert found.steps[0] == Step("Three cards each. The highest wins.", "hand", "TOY-1")
    assert found.steps[1].moves == ("Lay the 9",)
    assert found.steps[1].others == ("Lay the 3", "Mira: Lay the 4")
    assert found.steps[2].moves == ("Lay the 1", "Lay the 2")


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ("seed = 7", "", "lesson.toml does not say seed: add it"),
        ("seats = 3", "seats = 9", "seats is 9: make it a whole number from 2 to 4"),
        ("seats = 3", "seats = 3\nseat = 3", "seat is 3: make it a whole number from 0 to 2"),
        ("bonus = 3", "bonus = true", "bonus of [options] is true: make it a whole number or a word"),
        ('clause = "TOY-1"', 'clause = "TOY-9"', "clause of [[step]] 1 is 'TOY-9': there is no such clause"),
        ('say = "Lay your best."', "", "[[step]] 2 does not say say: add it"),
        ('say = "Lay your best."', 'say = "No."', "say of [[step]] 2 is 'No.': make it a few sentences of 10 to 420"),
        ('move = "Lay the 9"', 'mvoe = "Lay the 9"', "[[step]] 2 has 'mvoe', which means nothing there: did you mean"),
        ("moves = [", 'move = "Lay the 1"\nmoves = [', "give either move, for one, or moves, for several"),
        ('others = ["Lay the 3"', 'others = [3, "Lay the 3"', "item 1 of others of [[step]] 2 is 3: make it a text"),
    ],
)
def test_a_mistake_in_a_lesson_is_one_sentence(tmp_path: Path, was: str, now: str, sentence: str) -> None:
    assert LESSON.count(was) == 1
    with pytest.raises(ValueError, match=re.escape(sentence)):
        lesson(tmp_path, LESSON.replace(was, now))


def test_help_is_told_by_key(tmp_path: Path) -> None:
    assert helped(tmp_path, HELP) == {
        "hand": Help("Your hand", "The cards that only you can see.", ("TOY-1",)),
        "card/3": Help("The three", "Beats the one and the two."),
    }


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ('name = "Your hand"', "", "[hand] does not say name: add it"),
        ('clauses = ["TOY-1"]', 'clauses = ["TOY-8"]', "the help on 'hand' cites 'TOY-8': there is no such clause"),
        ('"card/3"', '"card 3"', "'card 3' cannot be a key of help"),
        (
            "[hand]",
            "[hand]\ncolour = 3",
            "[hand] has 'colour', which means nothing there: it takes name, text, clauses",
        ),
    ],
)
def test_a_mistake_in_help_is_one_sentence(tmp_path: Path, was: str, now: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        helped(tmp_path, HELP.replace(was, now))


def test_what_a_function_tells_must_be_help() -> None:
    with pytest.raises(TypeError, match=r"help\(box\) gives .* for 'a': make it a Help"):
        check_entry("a", ("A", "text"), CLAUSES)
