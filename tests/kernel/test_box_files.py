"""Several boxes of one game: found by their files, chosen like an option, described by their first lines."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.kernel import Option
from rulewright.kernel.game import box_hash
from rulewright.telling.box_files import STANDARD, shipped
from tests.toys.high_card import GAME
from tests.toys.parlour import PARLOUR


def test_the_boxes_of_a_game_are_an_option() -> None:
    assert {word: (file.name, file.about) for word, file in GAME.boxes.items()} == {
        "standard": ("Plain tricks", "every trick counts one"),
        "double": ("Double tricks", "every trick counts two"),
    }
    assert [option.name for option in GAME.options] == ["bonus", "box"]
    assert GAME.options[1].words == ("standard", "double")
    assert "double: Double tricks, every trick counts two" in GAME.options[1].about
    assert GAME.chosen({}) == {"bonus": 6, "box": STANDARD}


def test_a_game_with_one_box_has_no_such_option() -> None:
    assert list(PARLOUR.boxes) == [STANDARD]
    assert "box" not in PARLOUR.chosen({})


def test_the_option_chooses_the_box() -> None:
    plain, double = GAME.make_box(), GAME.make_box({"box": "double"})
    assert (plain.worth, plain.name) == (1, "Plain tricks")
    assert (double.worth, double.name) == (2, "Double tricks")
    assert box_hash(plain) != box_hash(double)
    with pytest.raises(ValueError, match="box is one of standard, double, not 'triple'"):
        GAME.make_box({"box": "triple"})


def test_a_box_of_ones_own_takes_the_place_of_them_all() -> None:
    assert GAME.make_box(content="worth = 3").worth == 3
    assert GAME.make_box({"box": STANDARD}, content='name = "Mine"\nworth = 3').name == "Mine"
    with pytest.raises(ValueError, match="replaces the box 'double': leave that option out"):
        GAME.make_box({"box": "double"}, content="worth = 3")


def test_one_of_several_boxes_must_introduce_itself(tmp_path: Path) -> None:
    shutil.copytree(GAME.home, tmp_path / "toy")
    (tmp_path / "toy" / "boxes" / "mute.toml").write_text("worth = 3")
    with pytest.raises(TypeError, match=r"mute.toml is one of several boxes: give it a name and an about"):
        shipped(tmp_path / "toy")


def test_the_option_is_not_called_like_one_of_the_game() -> None:
    assert replace(GAME, title="Another").options == GAME.options
    with pytest.raises(TypeError, match="has several boxes and an option 'box' of its own"):
        replace(GAME, options=(Option("box", "how large", 1, 1, 3),))
