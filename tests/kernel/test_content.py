"""The reader of box files: what it accepts, and one sentence for each kind of mistake."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from rulewright import games
from rulewright.kernel import Game, GameBox, int8, public
from rulewright.kernel.content import Content, by_name
from rulewright.telling.box_files import DEEPEST, DOTS, MOST, STANDARD, read_content
from tests.random_input import given, settings
from tests.toys.parlour import PARLOUR
from tests.toys.steps import GAME as STEPS

WORDS = {"none": 0, "highest": 3, "lowest": 5}
TEXT = """
health = 10
fair = true
title = "The Boss"
pick = "highest"
walk = [[1, 2], [3, 4], [5, 6]]
edges = ["star", "plain", "plain", "star"]
names = ["Ann", "Bo"]

[shapes]
3C = [[0, 0], [1, 0], [0, 1]]
1 = [[0, 0]]

[stage.basic]
hand = 3

[[card]]
name = "Fox"
price = 2
[card.other]
price = 1

[[card]]
name = "Owl"
"""


def file(text: str = TEXT) -> Content:
    return Content(read_content(text))


def read_all(found: Content) -> dict[str, Any]:
    """Everything in the text above, read as a game would."""
    shapes, cards = found.table("shapes"), found.rows("card", 2, by="name")
    return {
        "health": found.number("health", 1, 100),
        "fair": found.flag("fair"),
        "title": found.text("title"),
        "pick": found.choice("pick", WORDS),
        "walk": found.numbers("walk", 0, 9, 3, 2),
        "edges": found.choices("edges", ("plain", "star"), 4),
        "names": found.texts("names", (1, 4)),
        "shapes": {name: shapes.numbers(name, -5, 5, (1, 6), 2) for name in shapes.names()},
        "hand": found.table("stage").table("basic").number("hand", 1, 5),
        "cards": [
            (
                card.text("name"),
                card.number("price", 0, 9, 4),
                card.table("other", optional=True).number("price", 0, 9, 7),
            )
            for card in cards
        ],
    }


def test_everything_is_read() -> None:
    found = file()
    assert read_all(found) == {
        "health": 10,
        "fair": True,
        "title": "The Boss",
        "pick": 3,
        "walk": [[1, 2], [3, 4], [5, 6]],
        "edges": [1, 0, 0, 1],
        "names": ["Ann", "Bo"],
        "shapes": {"3C": [[0, 0], [1, 0], [0, 1]], "1": [[0, 0]]},
        "hand": 3,
        "cards": [("Fox", 2, 1), ("Owl", 4, 7)],
    }
    assert list(found.strangers()) == []


def test_what_was_asked_in_two_goes_is_known() -> None:
    found = file("[a]\nb = 1\nc = 2\n[[d]]\ne = 1\nf = 2\n[[d]]\ne = 3\nf = 4")
    assert (found.table("a").number("b", 0, 9), found.table("a").number("c", 0, 9)) == (1, 2)
    assert [row.number("e", 0, 9) for row in found.rows("d")] == [1, 3]
    assert list(found.strangers())
    assert [row.number("f", 0, 9) for row in found.rows("d")] == [2, 4]
    assert list(found.strangers()) == []


def test_defaults_stand_in_for_what_is_left_out() -> None:
    found = file("")
    assert found.number("n", 1, 2, 2) == 2
    assert found.flag("f", False) is False
    assert found.text("t", default="") == ""
    assert found.choice("c", WORDS, 5) == 5
    assert found.numbers("l", 0, 1, 3, default=[]) == []
    assert not found.has("table")


MISTAKES = [
    ("health = 10", "health = 0", "health is 0: make it a whole number from 1 to 100"),
    ("health = 10", "health = 101", "health is 101: make it a whole number from 1 to 100"),
    ("health = 10", "health = 10.0", "health is 10.0: make it a whole number from 1 to 100"),
    ("health = 10", "health = true", "health is true: make it a whole number from 1 to 100"),
    ("health = 10", 'health = "10"', "health is '10': make it a whole number from 1 to 100"),
    ("health = 10", "health = 2024-01-01", "health is 2024-01-01: make it a whole number from 1 to 100"),
    ("health = 10", "health = []", "health is a list of 0: make it a whole number from 1 to 100"),
    ("health = 10", "health = {}", "health is a table: make it a whole number from 1 to 100"),
    ("health = 10", f"health = 0x{'f' * 9999}", "health is a number that is far too large: make it a whole number"),
    ("health = 10", "", "the box file does not say health: add it"),
    ("health = 10", "haelth = 10", "the box file does not say health: add it, or did you mean 'haelth'?"),
    ("health = 10", "health = 10\nhaelth = 10", "the box file has 'haelth', which means nothing there: did you mean health?"),
    ("health = 10", "health = 10\nzzz = 1", "the box file has 'zzz', which means nothing there: it takes shapes, card, health"),
    ("fair = true", "fair = 1", "fair is 1: make it true or false"),
    ("The Boss", "", "title is '': make it a text of 1 to 60 letters in one line"),
    ("The Boss", "x" * 61, "title is '" + "x" * 60 + "...': make it a text of 1 to 60 letters in one line"),
    ("The Boss", "a\\nb", "title is 'a\\nb': make it a text of 1 to 60 letters in one line"),
    ("The Boss", "  ", "title is '  ': make it a text of 1 to 60 letters in one line"),
    ('"The Boss"', "3", "title is 3: make it a text of 1 to 60 letters in one line"),
    ('"highest"', '"higest"', "pick is 'higest': did you mean 'highest'?"),
    ('"highest"', '"second"', "pick is 'second': make it one of 'none', 'highest', 'lowest'"),
    ('"highest"', '["highest"]', "pick is a list of 1: make it one of 'none', 'highest', 'lowest'"),
    ("walk = [[1, 2], [3, 4], [5, 6]]", "walk = 3", "walk is 3: make it a list of 3"),
    ("[5, 6]]", "[5, 6], [7, 8]]", "walk is a list of 4: make it a list of 3"),
    ("[5, 6]]", "[5]]", "item 3 of walk is a list of 1: make it a list of 2"),
    ("[5, 6]]", "5]", "item 3 of walk is 5: make it a list of 2"),
    ("[5, 6]]", "[5, 10]]", "item 2 of item 3 of walk is 10: make it a whole number from 0 to 9"),
    ('"plain", "star"]', '"plain", "tsar"]', "item 4 of edges is 'tsar': did you mean 'star'?"),
    ('names = ["Ann", "Bo"]', "names = []", "names is a list of 0: make it a list of 1 to 4"),
    ('"Bo"', "7", "item 2 of names is 7: make it a text of 1 to 60 letters in one line"),
    ("[[0, 0], [1, 0], [0, 1]]", "[[0, 9]]", "item 2 of item 1 of 3C of [shapes] is 9: make it a whole number from -5 to 5"),
    ("[stage.basic]\nhand = 3", "[stage]\nbasic = 3", "basic of [stage] is 3: make it a table, [stage.basic]"),
    ("[stage.basic]", "[stage.base]", "[stage] has no table [stage.basic]: add it, or did you mean 'base'?"),
    ("[stage.basic]", "[stage.full]", "[stage] has no table [stage.basic]: add it"),
    ("hand = 3", "hand = 9", "hand of [stage.basic] is 9: make it a whole number from 1 to 5"),
    ("hand = 3", "hand = 3\nhands = 1", "[stage.basic] has 'hands', which means nothing there: did you mean hand?"),
    ("price = 2", "price = 20", "price of [[card]] Fox is 20: make it a whole number from 0 to 9"),
    ('name = "Owl"', 'nmae = "Owl"', "[[card]] 2 does not say name: add it, or did you mean 'nmae'?"),
    ('name = "Owl"', 'name = "Owl"\nprise = 1', "[[card]] Owl has 'prise', which means nothing there: did you mean price?"),
    ("price = 1", "prices = 1", "[card.other] has 'prices', which means nothing there: did you mean price?"),
    ('[[card]]\nname = "Owl"', "", "the box file has 1 [[card]]: give 2 of them"),
    (TEXT[TEXT.index("[[card]]") :], "", "the box file has no [[card]]: add 2 of them"),
    (TEXT[TEXT.index("[[card]]") :], "[card]\nname = 1", "card is a table: write each as a table that begins with [[card]]"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), MISTAKES, ids=[told[:60] for *_, told in MISTAKES])
def test_each_kind_of_mistake_is_told_in_one_sentence(old: str, new: str, told: str) -> None:
    assert old in TEXT
    found = file(TEXT.replace(old, new, 1))
    try:
        read_all(found)
        said = next(found.strangers())
    except ValueError as e:
        said = str(e)
    assert told in said
    assert "\n" not in said


def test_a_value_that_cannot_be_played_is_refused_where_it_stands() -> None:
    with pytest.raises(ValueError, match=re.escape("price of [[card]] Fox is 2: make it odd")):
        file().rows("card", by="name")[0].wrong("price", "make it odd")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = ", "is not a TOML file: Invalid value"),
        ("a = 1\na = 2", "is not a TOML file: Cannot overwrite"),
        (f"a = {'9' * 5000}", "is not a TOML file"),
        ("a = " + "[" * 20_000, f"more than {DEEPEST} deep"),
        ("a = " + "[" * DEEPEST + "]" * DEEPEST, f"more than {DEEPEST} deep"),
        ("[" + "a." * DEEPEST + "a]", f"more than {DEEPEST} deep"),
        ("a." * 30_000 + "a = 1", f"more than {DOTS} dots"),
        ("# " + "x" * MOST, "is too long for a box file"),
        ("a = '\ud800'", "is not a TOML file"),
    ],
    ids=range(9),
)  # fmt: skip
def test_a_text_that_is_no_box_is_refused_at_once(text: str, told: str) -> None:
    began = time.process_time()
    with pytest.raises(ValueError, match=told) as caught:
        read_content(text)
    assert "\n" not in str(caught.value)
    assert time.process_time() - began < 5


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_bytes(b"a = '\xff'")
    with pytest.raises(ValueError, match="it is not text in UTF-8"):
        read_content(tmp_path / "box.toml")
    with pytest.raises(ValueError, match="cannot read"):
        read_content(tmp_path)


class Plain(GameBox):
    goal: int = public(int8)
    prices: list[list[int]] = public(int8, 2, 3)
    level: int = public(int8)


class Nested(GameBox):
    inner: Plain = public(Plain)


def test_a_box_may_be_read_by_the_names_of_its_fields() -> None:
    pack_box = by_name(Plain)
    found = file("goal = 3\nprices = [[1, 2, 3], [4, 5, 6]]")
    box: Any = pack_box(found, {"level": 7}, 2)
    assert (box.goal, box.prices, box.level) == (3, [[1, 2, 3], [4, 5, 6]], 7)
    assert list(found.strangers()) == []
    with pytest.raises(ValueError, match="goal is 200: make it a whole number from -128 to 127"):
        pack_box(file("goal = 200"), {}, 2)
    with pytest.raises(TypeError, match="inner of Nested is not a number: write a pack_box"):
        by_name(Nested)(file(""), {}, 2)


# ---------------------------------------------------------------- malformed files

VALUES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.dates(), st.just(10**4000)
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


def places(said: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a file, each as its path."""
    found = [way] if way else []
    for key, inner in said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ():
        found += places(inner, (*way, key))
    return found


def change(said: Any, way: tuple[Any, ...], deed: str, value: Any) -> None:
    """Replace, remove or misname the value at a place of a file."""
    for key in way[:-1]:
        said = said[key]
    if deed == "leave out":
        said.pop(way[-1])
    elif deed == "misname" and isinstance(said, dict):
        said[f"{way[-1]}s"] = said.pop(way[-1])
    elif deed == "twice" and isinstance(said, list):
        said.append(said[way[-1]])
    elif value is not None:
        said[way[-1]] = value


@pytest.mark.parametrize("game", [*map(games.load, games.names()), PARLOUR, STEPS], ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=60)
def test_a_spoilt_file_is_a_good_one_or_refused_in_one_sentence(game: Game, data: st.DataObject) -> None:
    said = game.boxes[STANDARD].read()
    for _ in range(data.draw(st.integers(1, 3))):
        ways = places(said)
        if ways:
            deed = data.draw(st.sampled_from(("replace", "leave out", "misname", "twice")))
            change(said, data.draw(st.sampled_from(ways)), deed, data.draw(VALUES))
    options: dict[str, Any] = {o.name: data.draw(st.sampled_from(o.words or (o.low, o.high))) for o in game.options}
    assert is_one_sentence_or_fine(lambda: game.make_box(options, data.draw(st.integers(*game.seats)), said))


@given(st.text(max_size=200) | st.text("[]{}='\".#\n\\ab1_", max_size=200))
@settings(max_examples=300)
def test_any_text_is_read_or_refused_in_one_sentence(text: str) -> None:
    assert is_one_sentence_or_fine(lambda: read_content(text))


def is_one_sentence_or_fine(make: Callable[[], Any]) -> bool:
    """Whether this works or fails with one sentence; any other error fails the test with its traceback."""
    try:
        make()
    except ValueError as e:
        said = str(e)
        return bool(said) and said.isprintable() and len(said) < 600
    return True
