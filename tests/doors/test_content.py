from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.kernel.box_changes import differences
from tests.doors.conftest import FOUR, PARLOUR, Rulewright


@pytest.mark.parametrize(
    ("own", "given", "said"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, ["a: 2 instead of 1"]),
        ({"a": {"b": 1}}, {"a": {"b": "x"}}, ["a, b: x instead of 1"]),
        ({"a": 1}, {"b": 2}, ["a: removed (it was 1)", "b: added, 2"]),
        ({"a": [1, 2]}, {"a": [1, 3]}, ["a, 2: 3 instead of 2"]),
        ({"a": [1, 2]}, {"a": [1]}, ["a: 1 instead of 1, 2"]),
        ({"a": [1]}, {"a": []}, ["a: nothing instead of 1"]),
        ({"a": [{"p": 1}, {"p": 2}]}, {"a": [{"p": 1}, {"p": 3}]}, ["a 2, p: 3 instead of 2"]),
        (
            {"card": [{"name": "Fox", "p": 1}, {"name": "Owl", "p": 2}]},
            {"card": [{"name": "Owl", "p": 5}, {"name": "Elk", "p": 4}]},
            [
                "card 'Fox': removed (it was {name Fox, p 1})",
                "card 'Owl', p: 5 instead of 2",
                "card 'Elk': added, {name Elk, p 4}",
            ],
        ),
        (
            {"card": [{"name": "Fox", "p": 1}, {"name": "Owl", "p": 2}]},
            {"card": [{"name": "Elk", "p": 1}, {"name": "Owl", "p": 2}]},
            ["card 'Fox': renamed to 'Elk'"],
        ),
        (
            {"card": [{"p": 1}, {"p": 2}, {"p": 3}]},
            {"card": [{"p": 2}, {"p": 3}]},
            ["card 1: removed (it was {p 1})"],
        ),
        ({"a": [[1], [2]]}, {"a": [[1], [5], [2]]}, ["a 2: added, 5"]),
    ],
)
def test_differences_in_words(own: object, given: object, said: list[str]) -> None:
    assert [str(change) for change in differences(own, given)] == said


def box(folder: Path, text: str) -> str:
    (folder / "box.toml").write_text(text)
    return str(folder / "box.toml")


def test_a_good_box_tells_what_it_changes(tmp_path: Path, rulewright: Rulewright) -> None:
    ran = rulewright("content", "check", box(tmp_path, "goal = 12"), "--game", PARLOUR)
    assert ran.code == 0
    assert ran.out.endswith("is a good box for Parlour.\n1 change from the game's own box:\n  goal: 12 instead of 9\n")


def test_a_copy_of_the_games_own_box_changes_nothing(tmp_path: Path, rulewright: Rulewright) -> None:
    ran = rulewright("content", "check", box(tmp_path, 'game = "parlour"\ngoal = 9'), "--game", PARLOUR)
    assert ran.out.endswith("It plays exactly like the game's own box.\n")


def test_the_file_may_say_its_game(tmp_path: Path, rulewright: Rulewright) -> None:
    assert rulewright("content", "check", box(tmp_path, f'game = "{FOUR}"\nfirst = 1')).code == 2
    assert "does not say which game" in rulewright("content", "check", box(tmp_path, "first = 1")).err
    assert "does not say which game" in rulewright("content", "check", box(tmp_path, "game = 3")).err
    assert "no game 'nix'" in rulewright("content", "check", box(tmp_path, 'game = "nix"')).err


def test_a_file_cannot_have_a_folder_imported(
    tmp_path: Path, rulewright: Rulewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A box is untrusted data: its game must never be imported as code."""
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "__init__.py").write_text("raise SystemExit('caught')")
    monkeypatch.chdir(tmp_path)
    for name in ("trap", "./trap", str(tmp_path / "trap"), f"{tmp_path}/trap/", "karthis/../trap"):
        ran = rulewright("content", "check", box(tmp_path, f'game = "{name}"'))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "here; if it is in a folder, give the folder as --game" in ran.err


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("goal = ", "is not a TOML file"),
        ("", "the box file does not say goal: add it"),
        ("goal = 9\ngaol = 9", "has 'gaol', which means nothing there: did you mean goal?"),
        ('game = "chess"\ngoal = 3', 'it must say game = "parlour"'),
    ],
)
def test_a_bad_box_is_refused_in_one_sentence(tmp_path: Path, rulewright: Rulewright, text: str, why: str) -> None:
    file = box(tmp_path, text)
    for command in (["content", "check", file, "--game", PARLOUR], ["play", PARLOUR, "--box", file]):
        ran = rulewright(*command)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert why in ran.err
