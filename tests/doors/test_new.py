"""`rulewright new`: the generated game passes the suite, for each kind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.cli import run
from tests.doors.conftest import Rulewright
from tests.prepare import ROOT

TWO = (
    "--grid and --dice are two whole games, and merging their rules is up to you: begin with one of them, "
    "and write the other beside it to copy from"
)
KINDS = ("", "--hidden-hand", "--grid", "--dice", "--simultaneous")
INTERPRETED = [
    *(
        f"tests/conformance/test_{part}.py"
        for part in (
            "boxes",
            "clauses",
            "goldens",
            "grids",
            "laws",
            "notes",
            "numbers",
            "takeback",
            "teaching",
            "views",
        )
    ),
    "tests/games/test_rooms.py",
]
"""The tests of a game that need no compiler."""


def written(folder: Path, kind: str) -> Path:
    """A new game of a kind, named after it."""
    place = folder / f"one_{kind.removeprefix('--').replace('-', '_') or 'plain'}"
    assert run(["new", str(place), *([kind] if kind else [])]) == 0
    return place


def suite(*arguments: str) -> str:
    """The output of the suite for external games."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--ignore", "tests/e2e", *arguments],
        cwd=ROOT, env=clean, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout


def test_every_kind_passes_the_suite_interpreted(tmp_path: Path) -> None:
    places = [written(tmp_path, kind) for kind in KINDS]
    suite(*INTERPRETED, *(f"--game={place}" for place in places), *(str(place / "tests") for place in places))


@pytest.mark.release
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_passes_the_whole_suite(tmp_path: Path, kind: str) -> None:
    """Compiled, in environments, with bots and the coach, as `make test GAME=FOLDER` runs it, including its own tests."""
    place = written(tmp_path, kind)
    assert f"test_{place.name}.py::" in suite(f"--game={place}", "-v", "-o", "addopts=")


def test_a_rule_that_is_broken_fails_its_own_tests(tmp_path: Path) -> None:
    """So the generated tests do test the game."""
    place = written(tmp_path, "--dice")
    rules = place / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("if die == 1:", "if die == 2:"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(place)],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "test_a_one_loses_the_points_of_the_turn" in done.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_called_what_you_call_it_and_plays_at_once(tmp_path: Path, rulewright: Rulewright, kind: str) -> None:
    place = written(tmp_path, kind)
    texts = [path.read_text("utf-8") for path in place.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert not [text for text in texts if "My Game" in text or "my_game" in text or "MG-" in text]
    ran = rulewright("simulate", str(place), "--games", "20", "--engine", "checked")
    assert (ran.code, ran.err) == (0, "")
    assert rulewright("rules", str(place), "--against", str(place / "rulebook.txt")).code == 0


def test_it_is_by_you_if_your_settings_say_who_you_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = tmp_path / "settings.toml"
    monkeypatch.setenv("RULEWRIGHT_CONFIG", str(settings))
    assert games.load(written(tmp_path / "a", "")).designer == "not named yet"
    settings.write_text('name = "Zoë \\"Z\\""', "utf-8")
    assert games.load(written(tmp_path / "b", "")).designer == 'Zoë "Z"'


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["My-Game"], "a game cannot be called 'My-Game': use 2 to 40 small letters, digits and _, a letter first"),
        (["x"], "a game cannot be called 'x': use 2 to 40 small letters, digits and _, a letter first"),
        (["karthis"], "a game cannot be called 'karthis': something else has that name already"),
        (["random"], "a game cannot be called 'random': something else has that name already"),
        (["class"], "a game cannot be called 'class': something else has that name already"),
        (["here"], "here exists already: choose another name, or remove it first"),
        (["mine", "--grid", "--dice"], TWO),
    ],
)
def test_what_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rulewright: Rulewright, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    ran = rulewright("new", *arguments)
    assert (ran.err.strip(), ran.code) == (f"rulewright: {said}", 2)
    assert [path.name for path in tmp_path.iterdir() if path.name != "data"] == ["here"]
